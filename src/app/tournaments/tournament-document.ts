import * as z from 'zod/mini';
import type { ChangeLog } from '../../tournaments/event/change-log';
import { logged } from '../../tournaments/event/change-log';
import type {
  ArmyFacts,
  ClosingFacts,
  EntrantFacts,
  HeadFacts,
  ResultFacts,
  RoundFacts,
} from '../../tournaments/event/facts';
import {
  armiesAtCheckIn,
  checkKinds,
  formats,
  phases,
  resultStatuses,
  tableOrders,
  tiebreakerCounts,
  visibilities,
} from '../../tournaments/event/facts';
import { tableReasonCodes, unpairedKinds, unpairedReasonCodes } from '../../tournaments/pairing/reasons';
import { LARGEST_CAP, MOST_ROUNDS } from './fields';

/** A whole tournament as one document: every thing of it with its history. Nobody trusts one that comes from outside. */

const text = z.string().check(z.maxLength(100_000));
const words = z.string().check(z.maxLength(500));
const whole = (minimum: number, maximum: number) => z.int().check(z.minimum(minimum), z.maximum(maximum));
const LARGEST_NUMBER = 1_000_000_000;
const number = whole(-LARGEST_NUMBER, LARGEST_NUMBER);
const player = whole(1, LARGEST_CAP);
const roundNumber = whole(0, MOST_ROUNDS);
const moment = whole(0, 8_640_000_000_000_000);
const orNull = <S extends z.ZodMiniType>(schema: S) => z.nullable(schema);
const pair = <S extends z.ZodMiniType>(schema: S) => z.array(schema).check(z.maxLength(2));
const list = <S extends z.ZodMiniType>(schema: S, most: number) => z.array(schema).check(z.maxLength(most));

const head = z.strictObject({
  name: words,
  format: z.enum(formats),
  rounds: whole(1, MOST_ROUNDS),
  unpaired: z.enum(unpairedKinds),
  tiebreakers: list(
    z.strictObject({
      id: words,
      better: z.enum(['HIGHER', 'LOWER']),
      counts: z.optional(z.enum(tiebreakerCounts)),
    }),
    10,
  ),
  cap: orNull(player),
  visibility: z.enum(visibilities),
  startsOn: orNull(words),
  seed: words,
  phase: z.enum(phases),
  pointsLimit: orNull(number),
  roundMinutes: orNull(number),
  scenarios: list(orNull(words), MOST_ROUNDS),
  clubMatesApart: list(roundNumber, MOST_ROUNDS),
  tableOrder: z.enum(tableOrders),
  tiesByLot: z.boolean(),
  armyListsPublished: z.boolean(),
});

const entrant = z.strictObject({
  name: words,
  members: pair(words),
  club: orNull(words),
  withdrawn: z.boolean(),
  reason: orNull(words),
  disqualified: z.boolean(),
  checkedIn: z.boolean(),
  armyAtCheckIn: z.enum(armiesAtCheckIn),
  late: z.boolean(),
  adjustments: list(
    z.strictObject({ tournamentPoints: number, victoryPoints: number, round: roundNumber, reason: words }),
    50,
  ),
  scores: list(z.strictObject({ tiebreaker: words, round: roundNumber, value: number }), 400),
  favourite: orNull(z.strictObject({ opponent: player, round: roundNumber })),
  checks: list(
    z.strictObject({
      check: z.enum(checkKinds),
      passed: z.boolean(),
      note: orNull(words),
      by: words,
      atMs: moment,
    }),
    checkKinds.length,
  ),
  erased: z.literal(true),
});

const round = z.strictObject({
  tables: list(z.tuple([player, player, z.enum(tableReasonCodes), text]), LARGEST_CAP / 2),
  unpaired: orNull(z.tuple([player, z.enum(unpairedKinds), z.enum(unpairedReasonCodes), text])),
  seed: orNull(words),
  roundsWithoutRematch: whole(0, LARGEST_CAP),
  basis: words,
  note: orNull(words),
  started: z.boolean(),
  scenario: orNull(words),
  startedAtMs: moment,
  minutes: orNull(number),
});

const twoPoints = z.array(whole(0, 1000)).check(z.length(2));
const outcome = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('PLAYED'),
    victoryPoints: twoPoints,
    leaderKilled: orNull(z.array(z.boolean()).check(z.length(2))),
  }),
  z.strictObject({ kind: z.literal('CONCESSION'), concededBy: player }),
  z.strictObject({ kind: z.literal('BOTH_LOST') }),
]);
const result = z.strictObject({
  outcome,
  status: z.enum(resultStatuses),
  reportedBy: orNull(whole(0, LARGEST_CAP)),
  reason: orNull(words),
});

const logOf = <S extends z.ZodMiniObject>(facts: S) =>
  z
    .array(
      z.strictObject({
        op: words,
        by: words,
        at: moment,
        set: z.partial(facts),
        key: words,
        input: words,
        told: z.optional(z.record(words, z.union([words, z.number(), z.boolean()]))),
      }),
    )
    .check(z.minLength(1), z.maxLength(10_000));

export const tournamentDocument = z.strictObject({
  format: z.literal('muster-tournament'),
  version: z.literal(1),
  head: logOf(head),
  entrants: list(
    z.strictObject({
      log: logOf(entrant),
      army: orNull(logOf(z.strictObject({ army: orNull(text) }))),
    }),
    LARGEST_CAP,
  ),
  rounds: list(
    z.strictObject({
      log: logOf(round),
      results: list(z.strictObject({ table: player, log: logOf(result) }), LARGEST_CAP),
    }),
    MOST_ROUNDS,
  ),
  closing: orNull(logOf(z.strictObject({ closed: z.literal(true), basis: words }))),
});

/** The same by its parts, as the product reads them. */
export interface TournamentDocument {
  readonly format: 'muster-tournament';
  readonly version: 1;
  readonly head: ChangeLog<HeadFacts>;
  readonly entrants: readonly {
    readonly log: ChangeLog<EntrantFacts>;
    readonly army: ChangeLog<ArmyFacts> | null;
  }[];
  readonly rounds: readonly {
    readonly log: ChangeLog<RoundFacts>;
    readonly results: readonly { readonly table: number; readonly log: ChangeLog<ResultFacts> }[];
  }[];
  readonly closing: ChangeLog<ClosingFacts> | null;
}

/** The first change of a thing says all that every thing of its kind has. */
const lacks = (log: ChangeLog<unknown>, needed: readonly string[]): readonly string[] =>
  needed.filter((field) => !(field in (log[0]?.set as object)));

const neededOf = {
  head: ['name', 'format', 'rounds', 'unpaired', 'tiebreakers', 'cap', 'visibility', 'startsOn', 'seed'],
  entrant: ['name', 'members', 'club', 'withdrawn', 'reason'],
  round: ['tables', 'unpaired', 'seed', 'roundsWithoutRematch', 'basis', 'note', 'started'],
  result: ['outcome'],
};

/** Everyone of a round and its results who is not as they must be. */
const roundFaults = (
  { log, results }: TournamentDocument['rounds'][number],
  { entrants, at }: { readonly entrants: number; readonly at: string },
): readonly string[] => {
  const missing = lacks(log, neededOf.round);
  if (missing.length > 0) return [`${at} lacks ${missing.join(', ')}`];
  const { facts } = logged(log);
  const seated = [
    ...facts.tables.flatMap(([first, second]) => [first, second]),
    ...(facts.unpaired ? [facts.unpaired[0]] : []),
  ];
  const tables = facts.tables.length + (facts.unpaired?.[1] === 'SPARE' ? 1 : 0);
  const numbers = results.map(({ table }) => table);
  const isWrong = (one: (typeof results)[number]): boolean => {
    if (one.table > tables || lacks(one.log, neededOf.result).length > 0) return true;
    const ended = logged(one.log).facts.outcome;
    const pairAt = facts.tables[one.table - 1];
    if (!pairAt) return ended.kind !== 'PLAYED';
    return ended.kind === 'CONCESSION' && ended.concededBy !== pairAt[0] && ended.concededBy !== pairAt[1];
  };
  return [
    ...(new Set(seated).size < seated.length ? [`${at} seats somebody twice`] : []),
    ...(seated.some((one) => one > entrants) ? [`${at} seats somebody who is no entrant`] : []),
    ...(new Set(numbers).size < numbers.length || results.some(isWrong)
      ? [`${at} has a result that fits no table`]
      : []),
    ...(results.length > 0 && !facts.started ? [`${at} has results before its start`] : []),
  ];
};

/** What does not fit together in a document whose fields are all in order, in words. */
export const documentFaults = (document: TournamentDocument): readonly string[] => {
  const entrants = document.entrants.length;
  const missing = lacks(document.head, neededOf.head);
  const late = document.rounds.findIndex(
    ({ log }, index) => index + 1 < document.rounds.length && !logged(log).facts.started,
  );
  return [
    ...(missing.length > 0 ? [`the head lacks ${missing.join(', ')}`] : []),
    ...document.entrants.flatMap(({ log }, index) =>
      lacks(log, neededOf.entrant).length > 0 ? [`entrant ${index + 1} lacks something`] : [],
    ),
    ...document.rounds.flatMap((one, index) => roundFaults(one, { entrants, at: `round ${index + 1}` })),
    ...(late >= 0 ? [`round ${late + 1} was not started, but a later one was drawn`] : []),
    ...(document.closing && document.rounds.length === 0 ? ['it is finished without a round'] : []),
  ];
};
