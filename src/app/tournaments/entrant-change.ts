import { ok, refused } from '../../shared/result';
import { logged } from '../../tournaments/event/change-log';
import type { EntrantFacts } from '../../tournaments/event/facts';
import type { Operation } from '../../tournaments/event/operations';
import { ready } from '../../tournaments/event/operations';
import { entrantNumber } from '../../tournaments/event/record';
import type { Entrant, EntrantStatus, Tournament } from '../../tournaments/event/tournament';
import { statusesOf } from '../../tournaments/event/tournament';
import type { Answer } from '../use-case';
import type { Actor } from './access';
import type { StoredContext } from './context';
import { checkIfMatch } from './if-match';
import { readTournament } from './items';
import type { Decision, Target } from './mutation';
import { mutate } from './mutation';
import type { EntrantView } from './views';
import { entrantView } from './views';

type Place = Target<EntrantFacts>;

export const placeOfEntrant = (
  tournament: string,
  { number, log }: Pick<Entrant, 'number' | 'log'>,
): Place => ({ address: { item: 'ENTRANT', tournament, number }, log });

const noEntrant = (id: string): Answer<never> => refused({ code: 'NOT_FOUND', kind: 'entrant', id });

export const knownEntrant = (tournament: Tournament, id: string): Answer<Entrant> => {
  const entrant = tournament.entrants[(entrantNumber(id) ?? 0) - 1];
  return entrant ? ok(entrant) : noEntrant(id);
};

/** Where an entrant will stand once it has these facts. */
const statusWith = (tournament: Tournament, number: number, facts: EntrantFacts): EntrantStatus => {
  const changed: Entrant = { ...logged<EntrantFacts>([]), number, facts };
  const entrants = [...tournament.entrants.filter((one) => one.number !== number), changed];
  entrants.sort((a, b) => a.number - b.number);
  return statusesOf({ ...tournament, entrants }).get(number) ?? 'ACTIVE';
};

/** The answer to a change of an entrant. Where it stands depends on the others, so that was noted with the change. */
const answer = ({ address, log }: Place): EntrantView =>
  entrantView(
    address.item === 'ENTRANT' ? address.number : 0,
    logged(log),
    (log.at(-1)?.told?.['status'] ?? 'ACTIVE') as EntrantStatus,
  );

interface What {
  readonly operation: Operation;
  readonly target: string;
  readonly input: { readonly tournament: string; readonly entrant?: string };
}

const ownNumbers = ({ entrant }: What['input']): readonly number[] => {
  const number = entrantNumber(entrant ?? '');
  return number === undefined ? [] : [number];
};

/** A change of one entrant; whoever holds its token may be allowed it. */
export const changeEntrants = (
  what: What,
  decide: (
    tournament: Tournament,
    actor: Actor,
  ) => Answer<Pick<Entrant, 'number' | 'log'> & Pick<Decision<EntrantFacts>, 'set'>>,
  context: StoredContext,
): Promise<Answer<EntrantView>> =>
  mutate(
    {
      ...what,
      read: () => readTournament(context.store, what.input.tournament),
      head: ({ head }) => head,
      ownership: ({ entrants }) => ({ entrants, own: ownNumbers(what.input) }),
      places: ({ id, entrants }) => entrants.map((entrant) => placeOfEntrant(id, entrant)),
      decide: (tournament, actor) => {
        const possible = ready(tournament, what.operation);
        if (!possible.ok) return possible;
        const decided = decide(tournament, actor);
        if (!decided.ok) return decided;
        const { number, log, set } = decided.value;
        const facts = { ...logged<EntrantFacts>(log).facts, ...set };
        return ok({
          ...placeOfEntrant(tournament.id, { number, log }),
          set,
          told: { status: statusWith(tournament, number, facts) },
        });
      },
      answer,
    },
    context,
  );

/** A change of an entrant that is there. `set` says what changes, from what stands. */
export const changeEntrant = (
  {
    operation,
    input,
  }: {
    readonly operation: Operation;
    readonly input: { readonly tournament: string; readonly entrant: string };
  },
  set: (entrant: Entrant, tournament: Tournament, actor: Actor) => Answer<Partial<EntrantFacts>>,
  context: StoredContext,
): Promise<Answer<EntrantView>> =>
  changeEntrants(
    { operation, target: `${input.tournament}/${input.entrant}`, input },
    (tournament, actor) => {
      const found = knownEntrant(tournament, input.entrant);
      if (!found.ok) return found;
      const entrant = found.value;
      const status = statusesOf(tournament).get(entrant.number) ?? 'ACTIVE';
      const matches = checkIfMatch(context, [String(entrant.version)], {
        now: entrantView(entrant.number, entrant, status),
      });
      if (!matches.ok) return matches;
      const changed = set(entrant, tournament, actor);
      return changed.ok ? ok({ number: entrant.number, log: entrant.log, set: changed.value }) : changed;
    },
    context,
  );
