import type * as answers from '../../kernel/generated/answers';
import { type Change, type ChangeLog, type Receipt, logged, loggedAfter } from '../../../shared/change-log';
import type { EntrantFacts } from '../../../domain/tournaments/event/facts';
import { organisers, scorekeepers } from '../../../domain/tournaments/event/role';
import { whileOpen } from '../../../domain/tournaments/event/states';
import type { PlayerNumber } from '../../../domain/tournaments/event/numbers';
import { entrantNumber } from '../../../domain/tournaments/event/record';
import { notFound } from '../../../shared/refusal';
import {
  type Entrant,
  type EntrantStatus,
  type Tournament,
  type TournamentState,
  statusOf,
  statusesOf,
} from '../../../domain/tournaments/event/tournament';
import { type Answer, ok } from '../../kernel/use-case';
import { operation, tournamentChange, versionedTournamentChange } from '../../kernel/operation';
import type { StoredContext } from '../../kernel/store/context';
import { checkIfMatch } from '../../kernel/store/if-match';
import type { Decision, Target } from '../../kernel/store/mutation';
import type { Actor, TournamentIn, TournamentOperation } from '../store/access';
import { oneEntrant } from '../fields';
import { changeTournament } from './change-tournament';
import {
  type ChangeRequest,
  type FamilyOperation,
  type Fields,
  type Given,
  type NoFields,
  inputOf,
  prepared,
} from './operation-family';
import { drawWarningNote, notedDrawWarning } from '../views/warnings';
import { entrantKind } from '../store/read-tournament';
import { entrantView } from '../views/entrant-view';

export const entrantTarget = (tournament: string, { number, log }: EntrantRecord): Target<EntrantFacts> => ({
  kind: entrantKind,
  address: { item: 'ENTRANT', tournament, number },
  log,
});

export const knownEntrant = (tournament: Tournament, id: string): Answer<Entrant> => {
  const entrant = tournament.entrants[(entrantNumber(id) ?? 0) - 1];
  return entrant ? ok(entrant) : notFound('entrant', id);
};

type EntrantRecord = Pick<Entrant, 'number' | 'log'>;
type NewFacts = Pick<Change<EntrantFacts>, 'at' | 'set'>;

/** The tournament after this change of an entrant. */
const afterChange = (
  tournament: Tournament,
  { number, log }: EntrantRecord,
  change: NewFacts,
): Tournament => {
  const others = tournament.entrants.filter((one) => one.number !== number);
  const entrants = [...others, { ...loggedAfter(log, change), number }];
  return { ...tournament, entrants: entrants.sort((a, b) => a.number - b.number) };
};

/** The status of an entrant after this change. Its history counts: an entrant that comes back queues behind those who waited. */
export const statusAfter = (
  tournament: Tournament,
  entrant: EntrantRecord,
  change: NewFacts,
): EntrantStatus => statusOf(afterChange(tournament, entrant, change), entrant.number);

/** The parts of the answer that must be stored: the entrant's status, and a warning if a drawn round is affected. */
const receiptOf = (tournament: Tournament, entrant: EntrantRecord, change: NewFacts): Receipt => {
  const after = afterChange(tournament, entrant, change);
  const status = statusOf(after, entrant.number);
  const hasMoved = statusesOf(tournament).get(entrant.number) !== status;
  return { status, ...(hasMoved && drawWarningNote(after)) };
};

/** The answer to a change of an entrant. Its status depends on the others, so it was stored with the change. */
const answerFrom = ({
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

interface EntrantPlace {
  readonly tournament: string;
  readonly entrant: string;
}

/** A change of the entrant, new or not, that the decision names. The holder of its token may be allowed it. */
interface EntrantsChange<State extends TournamentState> {
  readonly operation: TournamentOperation<State>;
  readonly input: Pick<EntrantPlace, 'tournament'> & Partial<EntrantPlace>;
  readonly decide: (
    tournament: TournamentIn<State>,
    actor: Actor,
  ) => Answer<EntrantRecord & { readonly set: Partial<EntrantFacts> }>;
}

/** The parts that all changes of an entrant's record share. */
const ofEntrant = <State extends TournamentState>({
  operation: self,
  input,
}: Pick<EntrantsChange<State>, 'operation' | 'input'>) => ({
  operation: self,
  input,
  tournament: input.tournament,
  idempotencyScope: [input.tournament, ...(input.entrant === undefined ? [] : [input.entrant])],
  own: ownNumbers(input.entrant),
  places: placesOf,
});

/** Changes an entrant, new or not. */
export const changeEntrants = <State extends TournamentState>(
  { decide, ...change }: EntrantsChange<State>,
  context: StoredContext,
): Promise<Answer<answers.Entrant>> =>
  changeTournament<EntrantFacts, State, answers.Entrant>(
    {
      ...ofEntrant(change),
      decide: (tournament, actor) => {
        const decided = decide(tournament, actor);
        if (!decided.ok) return decided;
        const { number, log, set } = decided.value;
        return ok({
          ...entrantTarget(tournament.id, { number, log }),
          set,
          ...(Object.keys(set).length === 0 && { changesNothing: true as const }),
          receipt: receiptOf(tournament, { number, log }, { at: context.clock.nowMs(), set }),
        });
      },
      answer: answerFrom,
    },
    context,
  );

/** Declares an operation that changes an entrant, under the condition of If-Match: by organisers while the event is open, if nothing else is said. */
export const entrantOperation = <
  const State extends TournamentState = (typeof whileOpen)[number],
  Own extends Fields = NoFields,
  Prepared = undefined,
>({
  fields,
  faults,
  isSilent,
  prepare,
  set,
  ...facts
}: FamilyOperation<Given<typeof oneEntrant, Own>, Own, State> & {
  /** Webhooks get no message of it. */
  readonly isSilent?: true;
  /** Reads what the change needs, before the tournament is read. */
  readonly prepare?: (
    input: Given<typeof oneEntrant, Own>,
    context: StoredContext,
  ) => Promise<Answer<Prepared>>;
  readonly set: (
    entrant: Entrant,
    request: ChangeRequest<Given<typeof oneEntrant, Own>, State> & { readonly prepared: Prepared },
  ) => Answer<Partial<EntrantFacts>>;
}) =>
  operation({
    ...versionedTournamentChange,
    answers: 'Entrant',
    ...(isSilent !== true && { event: 'ENTRANT_CHANGED' }),
    who: organisers,
    when: whileOpen as readonly TournamentState[] as readonly State[],
    covers: ['F1'],
    ...facts,
    input: inputOf(oneEntrant, fields, faults),
    run: (input, context: StoredContext, self) =>
      prepared(prepare && (() => prepare(input, context)), (ready: Prepared) =>
        changeEntrants(
          {
            operation: self,
            input,
            decide: (tournament, actor) => {
              const found = knownEntrant(tournament, input.entrant);
              if (!found.ok) return found;
              const entrant = found.value;
              const { number, version, log } = entrant;
              const now = entrantView(number, entrant, statusOf(tournament, number));
              const matches = checkIfMatch(context, [String(version)], { now });
              if (!matches.ok) return matches;
              const request = { input, tournament, actor, nowMs: context.clock.nowMs(), prepared: ready };
              const changed = set(entrant, request);
              return changed.ok ? ok({ number, log, set: changed.value }) : changed;
            },
          },
          context,
        ),
      ),
  });

/** Declares an operation that changes the links of an entrant, for those on duty and for the player. */
export const linksOperation = <Prepared, Output>({
  prepare,
  set,
  answer,
  afterwards = async (changed) => changed,
  ...facts
}: FamilyOperation<EntrantPlace, NoFields, never> & {
  readonly prepare: (input: EntrantPlace, context: StoredContext) => Answer<Prepared>;
  readonly set: (
    facts: EntrantFacts,
    prepared: Prepared,
    input: EntrantPlace,
  ) => Answer<Partial<EntrantFacts>>;
  readonly answer: (log: ChangeLog<EntrantFacts>, prepared: Prepared, input: EntrantPlace) => Output;
  readonly afterwards?: (
    changed: Answer<Output>,
    tournament: string,
    context: StoredContext,
  ) => Promise<Answer<Output>>;
}) =>
  operation({
    ...tournamentChange,
    who: [...scorekeepers, 'PLAYER'],
    covers: ['F1'],
    ...facts,
    input: inputOf(oneEntrant, undefined),
    run: async (input: EntrantPlace, context: StoredContext, self): Promise<Answer<Output>> => {
      const ready = prepare(input, context);
      if (!ready.ok) return ready;
      const changed = await changeTournament<EntrantFacts, TournamentState, Output>(
        {
          ...ofEntrant({ operation: self, input }),
          decide: (tournament) => {
            const entrant = knownEntrant(tournament, input.entrant);
            if (!entrant.ok) return entrant;
            const facts = set(entrant.value.facts, ready.value, input);
            return facts.ok
              ? ok({ ...entrantTarget(tournament.id, entrant.value), set: facts.value })
              : facts;
          },
          answer: ({ log }) => answer(log, ready.value, input),
        },
        context,
      );
      return afterwards(changed, input.tournament, context);
    },
  });
