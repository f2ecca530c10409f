import * as z from 'zod/mini';
import { ok, refused } from '../../shared/result';
import type { Change, ChangeLog } from '../../tournaments/event/change-log';
import type { ArmyFacts, EntrantFacts } from '../../tournaments/event/facts';
import { entrantNumber } from '../../tournaments/event/record';
import type { Tournament } from '../../tournaments/event/tournament';
import type { Answer } from '../use-case';
import { useCase } from '../use-case';
import type { StoredContext } from './context';
import { changeEntrants, knownEntrant } from './entrant-change';
import { entrantIdText, tournamentId } from './fields';
import { logOf, readTournament } from './items';
import { mutate } from './mutation';

/** What stands where a name stood. */
export const ERASED = 'Erased';

/** The same facts without what tells who somebody is, field by field: absent ones stay absent. */
const nameless = (set: Partial<EntrantFacts>): Partial<EntrantFacts> => ({
  ...set,
  ...(set.name !== undefined && { name: ERASED }),
  ...(set.members && { members: set.members.map(() => ERASED) }),
  ...(set.club !== undefined && { club: null }),
  ...(set.reason !== undefined && { reason: null }),
  ...(set.adjustments && { adjustments: set.adjustments.map((one) => ({ ...one, reason: ERASED })) }),
  ...(set.checks && { checks: set.checks.map((one) => ({ ...one, note: null })) }),
});

/** A change without the person. The hash of its input goes too: from a guessed name it could be found again. */
const blanked = <Facts>(change: Change<Facts>, set: Partial<Facts>): Change<Facts> => ({
  ...change,
  set,
  input: '',
});

const eraseArmy = async (
  input: { readonly tournament: string; readonly entrant: string },
  number: number,
  context: StoredContext,
): Promise<Answer<true>> => {
  const address = { item: 'ARMY', tournament: input.tournament, number } as const;
  const { store } = context;
  return mutate<ArmyFacts, { readonly tournament: Tournament; readonly log: ChangeLog<ArmyFacts> }, true>(
    {
      operation: 'eraseEntrant',
      target: `${input.tournament}/${input.entrant}/army`,
      input,
      read: async () => {
        const tournament = await readTournament(store, input.tournament);
        if (!tournament.ok) return tournament;
        const items = await store.get([address]);
        if (!items.ok) return items;
        const [item] = items.value;
        return ok({ tournament: tournament.value, log: item ? logOf<ArmyFacts>(item) : [] });
      },
      head: ({ tournament }) => tournament.head,
      places: ({ log }) => [{ address, log }],
      decide: ({ tournament, log }) => {
        const found = knownEntrant(tournament, input.entrant);
        return found.ok
          ? ok({ address, log: log.map((change) => blanked(change, { army: null })), set: { army: null } })
          : found;
      },
      answer: () => true,
    },
    context,
  );
};

/**
 * Blanks a person's data, in the history too: name, members, club, army list and every word said of it. Its number, its games and
 * what they gave stay. It takes part no more, and it cannot be undone. Words written about others (rulings, notes of a round)
 * stay as they are.
 *
 * The army is another item and goes first: a crash between the two leaves an entrant without an army list, and a repetition does the rest.
 */
export const eraseEntrant = useCase({
  input: z.strictObject({ tournament: tournamentId, entrant: entrantIdText }),
  run: async (input, context: StoredContext) => {
    const army = await eraseArmy(input, entrantNumber(input.entrant) ?? 0, context);
    if (!army.ok) return army;
    return changeEntrants(
      { operation: 'eraseEntrant', target: `${input.tournament}/${input.entrant}`, input },
      (tournament) => {
        const found = knownEntrant(tournament, input.entrant);
        if (!found.ok) return found;
        const { number, log, facts } = found.value;
        if (facts.erased)
          return refused({ code: 'CONFLICT', detail: 'The entrant has been erased already.' });
        return ok({
          number,
          log: log.map((change) => blanked(change, nameless(change.set))),
          set: { ...nameless(facts), withdrawn: true, tokenHash: null, erased: true },
        });
      },
      context,
    );
  },
});
