import { ok, refused } from '../../../shared/result';
import { type Change, type ChangeLog, type Receipt, logged } from '../../../shared/change-log';
import type { EntrantFacts } from '../../../domain/tournaments/event/facts';
import type { PlayerNumber } from '../../../domain/tournaments/event/numbers';
import { entrantNumber } from '../../../domain/tournaments/event/record';
import {
  type Entrant,
  type EntrantStatus,
  type Tournament,
  type TournamentState,
  statusesOf,
} from '../../../domain/tournaments/event/tournament';
import type { Answer } from '../../kernel/use-case';
import type { StoredContext } from '../../kernel/store/context';
import { checkIfMatch } from '../../kernel/store/if-match';
import type { Decision, Target } from '../../kernel/store/mutation';
import type { Actor } from '../store/access';
import { changeTournament } from './change-tournament';
import { drawWarningNote, notedDrawWarning } from '../views/draw-warning-texts';
import { entrantKind } from '../store/item-kinds';
import type { TournamentIn, TournamentOperation } from '../store/operation';
import { entrantView } from '../views/entrant-view';
import type * as answers from '../../kernel/generated/answers';

export const entrantTarget = (
  tournament: string,
  { number, log }: Pick<Entrant, 'number' | 'log'>,
): Target<EntrantFacts> => ({ kind: entrantKind, address: { item: 'ENTRANT', tournament, number }, log });

const noEntrant = (id: string): Answer<never> => refused({ code: 'NOT_FOUND', kind: 'entrant', id });

export const knownEntrant = (tournament: Tournament, id: string): Answer<Entrant> => {
  const entrant = tournament.entrants[(entrantNumber(id) ?? 0) - 1];
  return entrant ? ok(entrant) : noEntrant(id);
};

/** The tournament after this change of an entrant. */
const afterChange = (
  tournament: Tournament,
  { number, log }: Pick<Entrant, 'number' | 'log'>,
  change: Pick<Change<EntrantFacts>, 'at' | 'set'>,
): Tournament => {
  const changed: Entrant = {
    ...logged<EntrantFacts>([...log, { op: '', by: '', key: '', input: '', ...change }]),
    number,
  };
  const entrants = [...tournament.entrants.filter((one) => one.number !== number), changed];
  entrants.sort((a, b) => a.number - b.number);
  return { ...tournament, entrants };
};

/** Where an entrant will stand after this change. Its history counts: who comes back stands behind those who waited. */
export const statusAfter = (
  tournament: Tournament,
  entrant: Pick<Entrant, 'number' | 'log'>,
  change: Pick<Change<EntrantFacts>, 'at' | 'set'>,
): EntrantStatus => statusesOf(afterChange(tournament, entrant, change)).get(entrant.number) ?? 'ACTIVE';

/** What cannot be worked out from the entrant later: where it stands then, and what its coming or going does to a drawn round. */
const noted = (
  tournament: Tournament,
  entrant: Pick<Entrant, 'number' | 'log'>,
  change: Pick<Change<EntrantFacts>, 'at' | 'set'>,
): Receipt => {
  const after = afterChange(tournament, entrant, change);
  const status = statusesOf(after).get(entrant.number) ?? 'ACTIVE';
  const hasMoved = statusesOf(tournament).get(entrant.number) !== status;
  return { status, ...(hasMoved && drawWarningNote(after)) };
};

/** The answer to a change of an entrant. Where it stands depends on the others, so that was noted with the change. */
const answer = ({
  address,
  log,
  receipt = log.at(-1)?.receipt,
}: Target<EntrantFacts> & Pick<Decision<EntrantFacts>, 'receipt'>): answers.Entrant => ({
  ...entrantView(
    address.item === 'ENTRANT' ? address.number : 0,
    logged(log),
    (receipt?.['status'] ?? 'ACTIVE') as EntrantStatus,
  ),
  drawWarning: notedDrawWarning(receipt),
});

const ownNumbers = (id: string | undefined): readonly PlayerNumber[] => {
  const number = entrantNumber(id ?? '');
  return number === undefined ? [] : [number];
};

const placesOf = ({ id, entrants }: Tournament): readonly Target<EntrantFacts>[] =>
  entrants.map((entrant) => entrantTarget(id, entrant));

/** A change of some entrant, new or not, which the decision names; whoever holds its token may be allowed it. */
export interface EntrantsChange<State extends TournamentState> {
  readonly operation: TournamentOperation<State>;
  readonly input: { readonly tournament: string; readonly entrant?: string };
  readonly decide: (
    tournament: TournamentIn<State>,
    actor: Actor,
  ) => Answer<Pick<Entrant, 'number' | 'log'> & { readonly set: Partial<EntrantFacts> }>;
}

/** Changes an entrant that the decision names. */
export const changeEntrants = <State extends TournamentState>(
  { operation, input, decide }: EntrantsChange<State>,
  context: StoredContext,
): Promise<Answer<answers.Entrant>> =>
  changeTournament<EntrantFacts, State, answers.Entrant>(
    {
      operation,
      input,
      tournament: input.tournament,
      idempotencyScope: [input.tournament, ...(input.entrant === undefined ? [] : [input.entrant])],
      own: ownNumbers(input.entrant),
      places: placesOf,
      decide: (tournament, actor) => {
        const decided = decide(tournament, actor);
        if (!decided.ok) return decided;
        const { number, log, set } = decided.value;
        return ok({
          ...entrantTarget(tournament.id, { number, log }),
          set,
          ...(Object.keys(set).length === 0 && { changesNothing: true as const }),
          receipt: noted(tournament, { number, log }, { at: context.clock.nowMs(), set }),
        });
      },
      answer,
    },
    context,
  );

/** A change of an entrant that is there. `set` says what changes, from what stands. */
export interface EntrantChange<State extends TournamentState> {
  readonly operation: TournamentOperation<State>;
  readonly input: { readonly tournament: string; readonly entrant: string };
  readonly set: (
    entrant: Entrant,
    tournament: TournamentIn<State>,
    actor: Actor,
  ) => Answer<Partial<EntrantFacts>>;
}

/** Changes an entrant, under the condition of If-Match. */
export const changeEntrant = <State extends TournamentState>(
  { operation, input, set }: EntrantChange<State>,
  context: StoredContext,
): Promise<Answer<answers.Entrant>> =>
  changeEntrants(
    {
      operation,
      input,
      decide: (tournament, actor) => {
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
    },
    context,
  );

/** A change of what an entrant is linked with, answered from the change and not from the entrant. */
export interface EntrantLinksChange<State extends TournamentState, Output> {
  readonly operation: TournamentOperation<State>;
  readonly input: { readonly tournament: string; readonly entrant: string };
  readonly set: (facts: EntrantFacts) => Answer<Partial<EntrantFacts>>;
  readonly answer: (log: ChangeLog<EntrantFacts>) => Output;
}

/** Changes the links of an entrant: for whoever has a duty at the desk, and for the player itself. */
export const changeEntrantLinks = <State extends TournamentState, Output>(
  { operation, input, set, answer: answerFrom }: EntrantLinksChange<State, Output>,
  context: StoredContext,
): Promise<Answer<Output>> =>
  changeTournament<EntrantFacts, State, Output>(
    {
      operation,
      input,
      tournament: input.tournament,
      idempotencyScope: [input.tournament, input.entrant],
      own: ownNumbers(input.entrant),
      places: placesOf,
      decide: (tournament) => {
        const entrant = knownEntrant(tournament, input.entrant);
        if (!entrant.ok) return entrant;
        const facts = set(entrant.value.facts);
        return facts.ok ? ok({ ...entrantTarget(tournament.id, entrant.value), set: facts.value }) : facts;
      },
      answer: ({ log }) => answerFrom(log),
    },
    context,
  );
