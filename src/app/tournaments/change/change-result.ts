import { numberOfTable } from '../../../domain/tournaments/event/table-numbers';
import { scorekeepers, sides } from '../../../domain/tournaments/event/role';
import { onceStarted } from '../../../domain/tournaments/event/states';
import type * as answers from '../../kernel/generated/answers';
import {
  type ChangeLog,
  type Logged,
  type Receipt,
  logged,
  loggedAfter,
  loggedAt,
} from '../../../shared/change-log';
import {
  type PlayerNumber,
  type RoundNumber,
  type TableNumber,
  bothSides,
} from '../../../domain/tournaments/event/numbers';
import type { ResultFacts, RoundFacts } from '../../../domain/tournaments/event/facts';
import {
  type Tournament,
  type TournamentState,
  entrantsAt,
  isStanding,
} from '../../../domain/tournaments/event/tournament';
import type { TableState } from '../../../domain/tournaments/changes/result-steps';
import type { ScoringRules } from '../../../domain/tournaments/pack/pack';
import { currentPack } from '../../../domain/tournaments/pack/pack-versions';
import { notFound } from '../../../shared/refusal';
import { type StoredContext, operation, tournamentChange } from '../../kernel/operation';
import { checkIfMatch } from '../../kernel/store/if-match';
import { type Target, mutate } from '../../kernel/store/mutation';
import { type Answer, ok, refused } from '../../kernel/use-case';
import { atTable } from '../fields';
import { type Actor, type TournamentOperation, allowedIn } from '../store/access';
import { resultKind } from '../store/read-tournament';
import { drawWarningNote, notedDrawWarning } from '../views/warnings';
import { resultAtTable } from '../views/round-view';
import { authorAndHooks } from './change-tournament';
import { type FamilyOperation, type Fields, type Given, type NoFields, inputOf } from './operation-family';
import { type ResultSnapshot, type TablePlace, readResult } from './read-result';

/** A table with its team match and the rules of the pack that is in force. */
interface ReportedTableState extends TableState, Pick<ResultSnapshot, 'match'> {
  readonly scoring: ScoringRules;
}

const ofResults: readonly string[] = [
  'reportResult',
  'takeBackResult',
  'confirmResult',
  'disputeResult',
  'ruleResult',
];
const beforeStart = (): readonly string[] =>
  allowedIn('ROUND_DRAWN').filter((name) => !ofResults.includes(name));

/** The round, if its state allows the operation: results need a started one. */
const reportable = (
  { head, round }: ResultSnapshot,
  number: RoundNumber,
  { name }: TournamentOperation,
): Answer<RoundFacts> => {
  if (!round) return notFound('round', number);
  if (head.facts.cancelled)
    return refused({
      code: 'WRONG_STATE',
      state: 'CANCELLED',
      operation: name,
      allowed: allowedIn('CANCELLED'),
    });
  return round.facts.started || !ofResults.includes(name)
    ? ok(round.facts)
    : refused({ code: 'WRONG_STATE', state: 'ROUND_DRAWN', operation: name, allowed: beforeStart() });
};

/** The sides of a table, whose tokens are allowed there: its players, and the Spare Player at the spare table. */
const sidesAt = ({ round }: ResultSnapshot, table: TableNumber): readonly PlayerNumber[] => {
  const entrants = round && entrantsAt(round.facts, table);
  return bothSides(entrants ?? []);
};

/** The place of a game; the game against the Spare Player stands after the tables. */
const seatOf = (
  { tables }: RoundFacts,
  seat: Parameters<typeof resultAtTable>[1] & { readonly table: number },
): Parameters<typeof resultAtTable>[1] => ({
  ...seat,
  table: seat.table > tables.length ? null : seat.table,
});

/** The table, if its result may be changed from the version that the caller has seen. */
const tableToChange = (
  snapshot: ResultSnapshot,
  {
    operation: self,
    input,
    needsResult,
  }: {
    readonly operation: TournamentOperation;
    readonly input: TablePlace;
    readonly needsResult: boolean;
  },
  context: StoredContext,
): Answer<ReportedTableState> => {
  const { round, table } = input;
  const facts = reportable(snapshot, round, self);
  if (!facts.ok) return facts;
  const entrants = entrantsAt(facts.value, table);
  if (!entrants) return notFound('table', table);
  const { result, place, isPast, match } = snapshot;
  const { scenarioChoices: choices = [] } = facts.value;
  if (needsResult && !result) return notFound('result of table', table);
  const matches = checkIfMatch(context, [String(place?.version ?? 0)], {
    now: {
      ...input,
      number: numberOfTable(facts.value, table),
      ...resultAtTable(facts.value, seatOf(facts.value, { table, entrants, result: place })),
      drawWarning: null,
    },
    required: result !== undefined && ofResults.includes(self.name),
  });
  const { scoring } = currentPack(snapshot.head.facts.packs ?? []);
  return matches.ok
    ? ok({
        round: facts.value,
        entrants,
        result,
        isPast,
        match,
        choices,
        vetoes: place?.facts.vetoes,
        armyChoices: place?.facts.armyChoices,
        scoring,
      })
    : matches;
};

/** The effect of a correction on the draw of the next round, to be stored with the correction. */
const noteOf = (
  { round, table }: { readonly round: RoundNumber; readonly table: TableNumber },
  before: Tournament | undefined,
  { log, set }: { readonly log: ChangeLog<ResultFacts>; readonly set: Partial<ResultFacts> },
): { readonly receipt?: Receipt } => {
  const corrected = before?.rounds[round - 1];
  if (!before || !corrected || set.outcome === undefined) return {};
  const result = loggedAfter(log, { at: 0, set });
  if (!isStanding(result)) return {};
  const results = new Map([...corrected.results, [table, result]]);
  const rounds = before.rounds.map((one) => (one === corrected ? { ...one, results } : one));
  const { drawWarning } = drawWarningNote({ ...before, rounds });
  return drawWarning === undefined ? {} : { receipt: { drawWarning } };
};

const targetAt = (
  { tournament, round, table }: TablePlace,
  result: Logged<ResultFacts> | undefined,
): Target<ResultFacts> => ({
  kind: resultKind,
  address: { item: 'RESULT', tournament, round, table },
  log: result?.log ?? [],
});

/** The table as a change left it. */
const reportedTable = (
  { tournament, round: number, table }: TablePlace,
  log: ChangeLog<ResultFacts>,
  round: Logged<RoundFacts>,
): answers.ReportedTable => {
  const result = logged(log);
  const change = log.at(-1);
  // A round with results keeps its tables; one with vetoes alone, or whose reports were taken back, may have been drawn again since.
  const keepsTables = isStanding(result) && round.facts.unstarted === undefined;
  const { facts } = keepsTables ? round : loggedAt(round.log, change?.at ?? 0);
  return {
    tournament,
    round: number,
    table,
    number: numberOfTable(facts, table),
    ...resultAtTable(facts, seatOf(facts, { table, entrants: entrantsAt(facts, table) ?? [], result })),
    drawWarning: notedDrawWarning(change?.receipt),
  };
};

/** Declares an operation that changes the result of a table: one read and one write, however large the tournament is. */
export const resultOperation = <
  const State extends TournamentState = (typeof onceStarted)[number],
  Own extends Fields = NoFields,
>({
  fields,
  faults,
  needsResult,
  set,
  ...facts
}: FamilyOperation<Given<typeof atTable, Own>, Own, State> & {
  /** Whether there must be a result already. */
  readonly needsResult?: true;
  readonly set: (
    table: ReportedTableState,
    request: { readonly input: Given<typeof atTable, Own>; readonly actor: Actor },
  ) => Answer<Partial<ResultFacts>>;
}) =>
  operation({
    ...tournamentChange,
    answers: 'ReportedTable',
    ifMatch: 'REQUIRED',
    who: [...scorekeepers, ...sides],
    when: onceStarted as readonly TournamentState[] as readonly State[],
    covers: ['F5'],
    ...facts,
    input: inputOf(atTable, fields, faults),
    run: (input, context: StoredContext, self) => {
      const { tournament, round, table } = input;
      const rights = {
        headOf: ({ head }: ResultSnapshot) => head,
        ownership: (snapshot: ResultSnapshot) => ({
          entrants: snapshot.player ? [snapshot.player] : [],
          own: sidesAt(snapshot, table),
        }),
      };
      return mutate<ResultFacts, ResultSnapshot, answers.ReportedTable, Actor>(
        {
          ...authorAndHooks(self, rights, context),
          idempotencyScope: [tournament, round, table],
          input,
          read: () => readResult(input, context),
          places: ({ place }) => (place ? [targetAt(input, place)] : []),
          decide: (snapshot, actor) => {
            const state = tableToChange(
              snapshot,
              { operation: self, input, needsResult: needsResult === true },
              context,
            );
            if (!state.ok) return state;
            const changed = set(state.value, { input, actor });
            if (!changed.ok) return changed;
            const target = targetAt(input, snapshot.place);
            const note = noteOf(input, snapshot.beforeNext, { log: target.log, set: changed.value });
            return ok({ ...target, set: changed.value, ...note });
          },
          answer: ({ log }, snapshot) => reportedTable(input, log, snapshot.round as Logged<RoundFacts>),
        },
        context,
      );
    },
  });
