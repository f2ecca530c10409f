import * as z from 'zod/mini';
import type { Result } from '../../shared/result';
import { ok, refused } from '../../shared/result';
import type { Logged } from '../../tournaments/event/change-log';
import { logged } from '../../tournaments/event/change-log';
import type {
  ClosingFacts,
  HeadFacts,
  Outcome,
  ResultFacts,
  ResultKind,
  RoundFacts,
} from '../../tournaments/event/facts';
import { resultKinds } from '../../tournaments/event/facts';
import type { Operation } from '../../tournaments/event/operations';
import { allowedIn } from '../../tournaments/event/operations';
import { entrantId, entrantNumber } from '../../tournaments/event/record';
import { entrantsAt } from '../../tournaments/event/tournament';
import type { Fault } from '../faults';
import type { CrossFault } from '../input';
import { crossCheck, optional } from '../input';
import type { Answer } from '../use-case';
import { invalidInput, useCase } from '../use-case';
import type { StoredContext } from './context';
import { entrantIdText, roundNumber, tableNumber, tournamentId, victoryPoints } from './fields';
import { checkIfMatch } from './if-match';
import { noTournament, thingOf } from './items';
import type { Decision } from './mutation';
import { mutate } from './mutation';
import type { TournamentAddress } from './store';
import type { ResultAtTable } from './views';
import { resultAtTable } from './views';

/** The fields that a result of each kind may have besides its kind. */
const fieldsOf: { readonly [K in ResultKind]: readonly string[] } = {
  PLAYED: ['victoryPoints', 'leaderKilled', 'winner'],
  CONCESSION: ['concededBy', 'winner'],
  BOTH_LOST: [],
};
const neededBy: { readonly [K in ResultKind]: readonly string[] } = {
  PLAYED: ['victoryPoints'],
  CONCESSION: ['concededBy'],
  BOTH_LOST: [],
};
const resultFields = ['victoryPoints', 'leaderKilled', 'concededBy', 'winner'];

const isKind = (kind: unknown): kind is ResultKind => resultKinds.includes(kind as ResultKind);

/** A field that its kind has no place for, or needs and has not. */
const kindFaults = (value: unknown): readonly CrossFault[] => {
  const given = (value ?? {}) as Readonly<Record<string, unknown>>;
  const { kind } = given;
  if (!isKind(kind)) return [];
  const has = (field: string): boolean => given[field] !== undefined && given[field] !== null;
  return [
    ...resultFields
      .filter((field) => has(field) && !fieldsOf[kind].includes(field))
      .map((field) => ({
        path: [field],
        code: 'INCONSISTENT' as const,
        message: `has no place in a result of kind ${kind}`,
      })),
    ...neededBy[kind]
      .filter((field) => !has(field))
      .map((field) => ({
        path: [field],
        code: 'REQUIRED' as const,
        message: `is required for a result of kind ${kind}`,
      })),
  ];
};

const input = z
  .strictObject({
    tournament: tournamentId,
    round: roundNumber,
    table: tableNumber,
    kind: z
      .enum(resultKinds)
      .check(z.describe('PLAYED with Victory Points; CONCESSION; or BOTH_LOST, as a referee ruled.')),
    victoryPoints: optional(
      z
        .array(victoryPoints)
        .check(
          z.length(2),
          z.describe("Each side's Victory Points in the order of the table; the Spare Player's second."),
        ),
    ),
    leaderKilled: optional(
      z
        .array(z.boolean())
        .check(
          z.length(2),
          z.describe('Whether each side killed the enemy leader; leave it out where nobody knows.'),
        ),
    ),
    concededBy: optional(entrantIdText),
    winner: optional(
      z
        .string()
        .check(
          z.describe(
            'Who won, "DRAW", or "SPARE" for the Spare Player: checked against the result, never needed.',
          ),
          z.maxLength(100),
        ),
    ),
  })
  .check(crossCheck(kindFaults));

type Report = z.output<typeof input>;

const fault = (path: string, message: string, code: Fault['code'] = 'INCONSISTENT'): Fault => ({
  path,
  code,
  message,
});

/** The one who won by the Victory Points or the concession; the Spare Player has no id. */
const winnerOf = (outcome: Outcome, entrants: readonly number[]): string => {
  if (outcome.kind === 'BOTH_LOST') return 'NOBODY';
  if (outcome.kind === 'CONCESSION')
    return entrantId(entrants.find((number) => number !== outcome.concededBy) ?? 0);
  const [first = 0, second = 0] = outcome.victoryPoints;
  if (first === second) return 'DRAW';
  const number = entrants[first > second ? 0 : 1];
  return number === undefined ? 'SPARE' : entrantId(number);
};

const outcomeOf = (report: Report, entrants: readonly number[]): Result<Outcome, readonly Fault[]> => {
  if (entrants.length === 1 && report.kind !== 'PLAYED')
    return refused([fault('kind', 'must be PLAYED: this is a game against the Spare Player', 'NOT_ALLOWED')]);
  const conceder = entrantNumber(report.concededBy ?? '') ?? 0;
  if (report.kind === 'CONCESSION' && !entrants.includes(conceder))
    return refused([
      fault('concededBy', `must be one of ${entrants.map(entrantId).join(', ')}`, 'UNKNOWN_REFERENCE'),
    ]);

  const played = { victoryPoints: report.victoryPoints ?? [], leaderKilled: report.leaderKilled ?? null };
  const outcome: Outcome =
    report.kind === 'PLAYED'
      ? { kind: 'PLAYED', ...played }
      : report.kind === 'CONCESSION'
        ? { kind: 'CONCESSION', concededBy: conceder }
        : { kind: 'BOTH_LOST' };
  const won = winnerOf(outcome, entrants);
  return report.winner === undefined || report.winner === won
    ? ok(outcome)
    : refused([fault('winner', `says ${report.winner}, but by this result it is ${won}`)]);
};

/** What a report needs to see: the head, the round, and what was reported before. */
interface Seen {
  readonly head: Logged<HeadFacts>;
  readonly round: Logged<RoundFacts | ClosingFacts> | undefined;
  readonly result: Logged<ResultFacts> | undefined;
}

const read = async (
  addresses: readonly [TournamentAddress, TournamentAddress, TournamentAddress],
  { store }: StoredContext,
): Promise<Answer<Seen>> => {
  const items = await store.get(addresses);
  if (!items.ok) return items;
  const [head, round, result] = items.value;
  const headThing = thingOf<HeadFacts>(head);
  return headThing
    ? ok({
        head: headThing,
        round: thingOf<RoundFacts | ClosingFacts>(round),
        result: thingOf<ResultFacts>(result),
      })
    : noTournament(addresses[0].tournament);
};

/** What an organiser can do about a round that is drawn and not started. */
const beforeStart: readonly Operation[] = allowedIn('ROUND_DRAWN').filter(
  (operation) => operation !== 'reportResult',
);

/** The round, if it can be reported: it must have been started. What closes a tournament is no round. */
const reportable = ({ round }: Seen, number: number): Answer<RoundFacts> => {
  if (!round || 'closed' in round.facts)
    return refused({ code: 'NOT_FOUND', kind: 'round', id: String(number) });
  return round.facts.started
    ? ok(round.facts)
    : refused({
        code: 'WRONG_STATE',
        state: 'ROUND_DRAWN',
        operation: 'reportResult',
        allowed: beforeStart,
      });
};

/** A table with its new result. */
export interface ReportedTable extends ResultAtTable {
  readonly tournament: string;
  readonly round: number;
  readonly table: number;
}

/**
 * Reports the result of a table, or corrects it: a correction names with If-Match the version it corrects. Possible from the
 * start of the round on, for ever; one read and one write.
 */
export const reportResult = useCase({
  input,
  run: (report, context: StoredContext) => {
    const { tournament, round, table } = report;
    const address = { item: 'RESULT', tournament, round, table } as const;
    const decide = (seen: Seen): Answer<Decision<ResultFacts>> => {
      const facts = reportable(seen, round);
      if (!facts.ok) return facts;
      const entrants = entrantsAt(facts.value, table);
      if (!entrants) return refused({ code: 'NOT_FOUND', kind: 'table', id: String(table) });
      const version = String(seen.result?.version ?? 0);
      const matches = checkIfMatch(context, [version], {
        now: { tournament, round, table, ...resultAtTable(entrants, seen.result) },
        required: seen.result !== undefined,
      });
      if (!matches.ok) return matches;
      const outcome = outcomeOf(report, entrants);
      if (!outcome.ok) return invalidInput(outcome.error);
      return ok({ address, log: seen.result?.log ?? [], set: { outcome: outcome.value } });
    };
    return mutate(
      {
        operation: 'reportResult',
        target: `${tournament}/${round}/${table}`,
        input: report,
        read: () =>
          read([{ item: 'HEAD', tournament }, { item: 'ROUND', tournament, round }, address], context),
        head: ({ head }) => head,
        places: ({ result }) => (result ? [{ address, log: result.log }] : []),
        decide,
        answer: ({ log }, seen): ReportedTable => ({
          tournament,
          round,
          table,
          // A started round keeps its tables, so who sits there now sat there then.
          ...resultAtTable(entrantsAt(seen.round?.facts as RoundFacts, table) ?? [], logged(log)),
        }),
      },
      context,
    );
  },
});
