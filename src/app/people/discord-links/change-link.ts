import type { EntrantFacts } from '../../../domain/tournaments/event/facts';
import { entrantId } from '../../../domain/tournaments/event/record';
import type { Entrant, Tournament } from '../../../domain/tournaments/event/tournament';
import { authorName, hashText } from '../../kernel/store/credentials';
import type { StoredContext } from '../../kernel/store/context';
import { mutate } from '../../kernel/store/mutation';
import { entrantTarget } from '../../tournaments/change/change-entrant';
import { readTournament } from '../../tournaments/store/read-tournament';
import { type Answer, ok, refused } from '../../kernel/use-case';
import type { LinkedMember } from './connected';
import { memberToken } from '../../kernel/channels/members';

/** Changes the links of an entrant, as the member whom it is about. */
export const changeLink = (
  {
    operation,
    user,
    entrant,
    input,
    set,
  }: {
    readonly operation: 'linkEntrant' | 'unlinkEntrant';
    readonly user: string;
    readonly entrant: number;
    readonly input: unknown;
    readonly set: (entrant: Entrant) => Answer<Partial<EntrantFacts>>;
  },
  tournament: string,
  context: StoredContext,
): Promise<Answer<LinkedMember>> => {
  const at = ({ entrants }: Tournament): Entrant | undefined => entrants[entrant - 1];
  let name = '';
  return mutate<EntrantFacts, Tournament, LinkedMember>(
    {
      operation,
      idempotencyScope: [tournament, entrantId(entrant)],
      input,
      read: () => readTournament(context.store, tournament),
      author: (seen) => {
        const links = at(seen)?.facts.links;
        const token = memberToken(context.keyring, { tournament, user, entrant, links });
        return ok({ name: authorName('PLAYER', hashText(token)) });
      },
      places: (seen) => {
        const own = at(seen);
        name = own?.facts.name ?? '';
        return own ? [entrantTarget(tournament, own)] : [];
      },
      decide: (seen) => {
        const own = at(seen);
        if (own === undefined) return refused({ code: 'NOT_FOUND', kind: 'entrant', id: entrantId(entrant) });
        const facts = set(own);
        return facts.ok ? ok({ ...entrantTarget(tournament, own), set: facts.value }) : facts;
      },
      answer: () => ({ entrant: entrantId(entrant), name }),
    },
    context,
  );
};
