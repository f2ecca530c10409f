import {
  MOST_CHANGES,
  LARGEST_CAP,
  MOST_MEMBER_NUMBER,
  MOST_ROUNDS,
} from '../../../domain/tournaments/limits';
import * as z from 'zod/mini';
import { type ChangeLog, logged } from '../../../shared/change-log';
import type {
  ArmyFacts,
  ClosingFacts,
  EntrantFacts,
  TournamentFacts,
  ResultFacts,
  RoundFacts,
} from '../../../domain/tournaments/event/facts';
import { fitsMembers } from '../../../domain/tournaments/changes/team-members';
import { armyRules, entrantRules } from '../facts/entrant';
import {
  code,
  fewFields,
  list,
  moment,
  operation,
  orNull,
  player,
  storable,
  whole,
} from '../facts/exported-fields';
import { headRules } from '../facts/head';
import { closingRules, resultRules, roundRules } from '../facts/round';
import { type FactRules, exportedFields } from '../facts/rule';
import { slotId } from '../fields';
import type { MemberArmy } from '../armies/army-access';

/** A whole tournament as one document: every thing of it with its history. Nobody trusts one that comes from outside. */

const MOST_TOLD = 10;
/** More than any thing has. */
const MOST_FIELDS = 200;
/** Of all packs that an event may have announced. */
const MOST_SLOTS_EVER = 200;

const logOf = (...rules: readonly FactRules<object>[]) => {
  const shape = Object.assign({}, ...rules.map(exportedFields)) as z.core.$ZodShape;
  const change = z.strictObject({
    op: operation,
    by: code,
    at: moment,
    set: fewFields(z.partial(z.strictObject(shape)), MOST_FIELDS),
    key: code,
    input: code,
    told: z.optional(
      fewFields(z.record(operation, z.union([storable(500), z.number(), z.boolean()])), MOST_TOLD),
    ),
  });
  return list(change, MOST_CHANGES).check(z.minLength(1));
};

const armyLog = logOf(armyRules);
/** In a team event each player has one. */
const armiesOfTeam = list(
  z.strictObject({ member: whole(1, MOST_MEMBER_NUMBER), log: armyLog }),
  MOST_MEMBER_NUMBER,
).check(
  z.refine(
    (armies) => new Set(armies.map(({ member }) => member)).size === armies.length,
    'must not have two army lists of one player',
  ),
);

/** The lists of an entrant who has several armies, by slot. */
const armiesOfSlots = list(
  z.strictObject({ slot: slotId('The id of the army.'), log: armyLog }),
  MOST_SLOTS_EVER,
).check(
  z.refine(
    (armies) => new Set(armies.map(({ slot }) => slot)).size === armies.length,
    'must not have two army lists for one slot',
  ),
);

export const TOURNAMENT_FORMAT = 'muster-tournament';

export const tournamentDocument = z.strictObject({
  format: z.literal(TOURNAMENT_FORMAT),
  version: z.literal(1),
  head: logOf(headRules),
  entrants: list(
    z.strictObject({
      log: logOf(entrantRules),
      army: orNull(armyLog),
      armies: z.optional(armiesOfTeam),
      slotArmies: z.optional(armiesOfSlots),
    }),
    LARGEST_CAP,
  ),
  rounds: list(
    z.strictObject({
      log: logOf(roundRules, closingRules),
      results: list(z.strictObject({ table: player, log: logOf(resultRules) }), LARGEST_CAP),
    }),
    MOST_ROUNDS,
  ),
  closing: orNull(logOf(closingRules)),
});

/** The same by its parts, as the product reads them. */
export interface TournamentDocument {
  readonly format: typeof TOURNAMENT_FORMAT;
  readonly version: 1;
  readonly head: ChangeLog<TournamentFacts>;
  readonly entrants: readonly {
    readonly log: ChangeLog<EntrantFacts>;
    readonly army: ChangeLog<ArmyFacts> | null;
    /** In a team event those of its players; absent where none was handed in. */
    readonly armies?: readonly MemberArmy[];
    /** The lists of several armies, by slot; absent where none was handed in. */
    readonly slotArmies?: readonly { readonly slot: string; readonly log: ChangeLog<ArmyFacts> }[];
  }[];
  readonly rounds: readonly {
    readonly log: ChangeLog<RoundFacts>;
    readonly results: readonly { readonly table: number; readonly log: ChangeLog<ResultFacts> }[];
  }[];
  readonly closing: ChangeLog<ClosingFacts> | null;
}

/**
 * The first change of a thing says all that every thing of its kind has. Before a round or a result there may stand that its place was
 * finished, reopened, vacated, vetoed at or had its armies chosen.
 */
const lacks = (log: ChangeLog<unknown>, needed: readonly string[]): readonly string[] => {
  const first = log.find(({ set }) => !isOfPlace(set)) ?? log[0];
  return needed.filter((field) => !(field in (first?.set as object)));
};
const ofPlace = ['closed', 'reopened', 'basis', 'unstarted', 'vetoes', 'armyChoices'];
const isOfPlace = (set: object): boolean => Object.keys(set).every((field) => ofPlace.includes(field));

const neededOf = {
  head: ['name', 'format', 'rounds', 'unpaired', 'tiebreakers', 'cap', 'visibility', 'startsOn'],
  entrant: ['name', 'members', 'club', 'withdrawn', 'reason'],
  round: ['tables', 'unpaired', 'seed', 'roundsWithoutRematch', 'basis', 'note', 'started'],
  result: ['outcome'],
};

type DocumentRound = TournamentDocument['rounds'][number];

/** The places in which something was reported, be it taken back since. */
const everReportedIn = ({ results }: DocumentRound): DocumentRound['results'] =>
  results.filter(({ log }) => log.some(({ set }) => !isOfPlace(set)));

/** The results that are some: a place whose round was un-started, or whose report was taken back, may hold none. */
const reportedIn = (round: DocumentRound): DocumentRound['results'] =>
  everReportedIn(round).filter(({ log }) => logged(log).facts.outcome !== null);

/** Whether the round is on: a result starts a round again whose start was taken back. */
const isStarted = (one: DocumentRound): boolean => {
  const { started, unstarted } = logged(one.log).facts;
  return started || (unstarted !== undefined && reportedIn(one).length > 0);
};

/** Everyone of a round and its results who is not as they must be. */
const roundFaults = (
  one: DocumentRound,
  { entrants, at }: { readonly entrants: number; readonly at: string },
): readonly string[] => {
  const { log } = one;
  const results = reportedIn(one);
  const missing = lacks(log, neededOf.round);
  if (missing.length > 0) return [`${at} lacks ${missing.join(', ')}`];
  const { facts } = logged(log);
  const seated = [
    ...facts.tables.flatMap(([first, second]) => [first, second]),
    ...(facts.unpaired ? [facts.unpaired[0]] : []),
  ];
  const tables = facts.tables.length + (facts.unpaired?.[1] === 'SPARE' ? 1 : 0);
  const numbers = results.map(({ table }) => table);
  const isWrong = (result: (typeof results)[number]): boolean => {
    if (result.table > tables || lacks(result.log, neededOf.result).length > 0) return true;
    const ended = logged(result.log).facts.outcome;
    if (ended === null) return false;
    const pairAt = facts.tables[result.table - 1];
    if (!pairAt) return ended.kind !== 'PLAYED';
    return ended.kind === 'CONCESSION' && ended.concededBy !== pairAt[0] && ended.concededBy !== pairAt[1];
  };
  return [
    ...(new Set(seated).size < seated.length ? [`${at} seats somebody twice`] : []),
    ...(seated.some((one) => one > entrants) ? [`${at} seats somebody who is no entrant`] : []),
    ...(new Set(numbers).size < numbers.length || results.some(isWrong)
      ? [`${at} has a result that fits no table`]
      : []),
    ...(results.length > 0 && !isStarted(one) ? [`${at} has results before its start`] : []),
  ];
};

/** Whether the round has not begun, or lacks a result. */
const isOpen = (last: DocumentRound | undefined): boolean => {
  if (last === undefined || lacks(last.log, neededOf.round).length > 0) return false;
  const { facts } = logged(last.log);
  const games = facts.tables.length + (facts.unpaired?.[1] === 'SPARE' ? 1 : 0);
  return !isStarted(last) || everReportedIn(last).length < games;
};

/** Contradictions between the valid fields of a document, in words. */
export const documentFaults = (document: TournamentDocument): readonly string[] => {
  const entrants = document.entrants.length;
  const missing = lacks(document.head, neededOf.head);
  const late = document.rounds.findIndex(
    (one, index) => index + 1 < document.rounds.length && !isStarted(one),
  );
  return [
    ...(missing.length > 0 ? [`the head lacks ${missing.join(', ')}`] : []),
    ...(document.rounds.length > 0 && lacks(document.head, ['seed']).length > 0
      ? ['the head lacks seed, but a round is drawn']
      : []),
    ...document.entrants.flatMap(({ log }, index) =>
      lacks(log, neededOf.entrant).length > 0
        ? [`entrant ${index + 1} lacks something`]
        : log.every(({ set }) => fitsMembers(set))
          ? []
          : [`entrant ${index + 1} has numbers that do not fit its members`],
    ),
    ...document.rounds.flatMap((one, index) => roundFaults(one, { entrants, at: `round ${index + 1}` })),
    ...(late >= 0 ? [`round ${late + 1} was not started, but a later one was drawn`] : []),
    ...(document.closing && document.rounds.length === 0 ? ['it is finished without a round'] : []),
    ...(document.closing && logged(document.closing).facts.closed && isOpen(document.rounds.at(-1))
      ? ['it is finished, but its last round is not over']
      : []),
  ];
};
