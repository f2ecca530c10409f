import { namesOf } from '../../../shared/names-of';
import {
  LARGEST_CAP,
  MOST_GAME_NUMBERS,
  MOST_GROUPS,
  MOST_VICTORY_POINTS,
} from '../../../domain/tournaments/limits';
import * as z from 'zod/mini';
import {
  type ClosingFacts,
  type ResultFacts,
  type RoundFacts,
  type StoredUnpaired,
  resultStatuses,
} from '../../../domain/tournaments/event/facts';
import {
  tableReasonCodes,
  unpairedKinds,
  unpairedReasonCodes,
} from '../../../domain/tournaments/pairing/reasons';
import { MOST_MEMBER_NUMBER } from '../../../domain/tournaments/event/team-members';
import { forfeits } from '../../../domain/tournaments/teams/match-score';
import { LARGEST_TEAM } from '../../../domain/tournaments/teams/team-rules';
import { scenarioName, victoryPoints } from '../fields';
import {
  code,
  list,
  moment,
  MOST_CHANGES,
  name,
  orNull,
  player,
  reason,
  storable,
  text,
  whole,
} from './exported-fields';
import { type FactRules, hidden, inText, shown } from './rule';

/** A round with all its extensions. */
const MOST_MINUTES = 100_000;
const MOST_POOL = 100;

/** Of a round. What a draw was made from follows from the rest; what it says itself names nobody. */
export const roundRules: FactRules<RoundFacts> = {
  tables: shown(
    list(z.tuple([player, player, z.enum(namesOf(tableReasonCodes)), text]), LARGEST_CAP / 2),
    (tables, { forget }) =>
      tables.map((table) =>
        table[2] === 'MOVED_BY_ORGANISER' ? [table[0], table[1], table[2], forget(table[3])] : table,
      ),
  ),
  unpaired: shown(
    orNull(z.tuple([player, z.enum(namesOf(unpairedKinds)), z.enum(namesOf(unpairedReasonCodes)), text])),
    (unpaired, { forget }): StoredUnpaired | null =>
      unpaired?.[2] === 'MOVED_BY_ORGANISER'
        ? [unpaired[0], unpaired[1], unpaired[2], forget(unpaired[3])]
        : unpaired,
  ),
  requestedByes: shown(list(player, LARGEST_CAP)),
  field: shown(list(list(player, LARGEST_CAP), MOST_GROUPS)),
  fieldReason: shown(reason, inText),
  sitsOut: shown(list(player, LARGEST_CAP)),
  byes: shown(list(player, LARGEST_CAP)),
  // Shown with the round that was drawn from it.
  seed: hidden(orNull(storable(500))),
  roundsWithoutRematch: shown(whole(0, LARGEST_CAP)),
  basis: hidden(code),
  note: shown(orNull(reason), inText),
  started: shown(z.boolean()),
  scenario: shown(orNull(scenarioName)),
  scenarioChoices: shown(list(scenarioName, MOST_POOL)),
  scenarioChange: shown(z.strictObject({ draws: whole(0, MOST_CHANGES), reason }), (change, { forget }) => ({
    ...change,
    reason: forget(change.reason),
  })),
  startedAtMs: shown(moment),
  minutes: shown(orNull(whole(0, MOST_MINUTES))),
  clockChange: shown(
    orNull(z.strictObject({ pausedAtMs: orNull(moment), pausedMs: moment, reason })),
    (change, { forget }) => change && { ...change, reason: forget(change.reason) },
  ),
  unstarted: shown(z.strictObject({ times: whole(1, MOST_CHANGES), reason }), (unstarted, { forget }) => ({
    ...unstarted,
    reason: forget(unstarted.reason),
  })),
  closed: shown(z.boolean()),
};

/** Of what stands in the place of a round while there is none: that the tournament was finished and reopened. */
export const closingRules: FactRules<ClosingFacts> = {
  closed: shown(z.boolean()),
  basis: hidden(code),
  reopened: shown(reason, inText),
};

const outcome = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('PLAYED'),
    // The Game Points of a team match can be less than none.
    victoryPoints: z.array(whole(-MOST_VICTORY_POINTS, MOST_VICTORY_POINTS)).check(z.length(2)),
    leaderKilled: orNull(z.array(z.boolean()).check(z.length(2))),
    numbers: z.optional(
      list(
        z.strictObject({ number: name, values: z.tuple([victoryPoints, victoryPoints]) }),
        MOST_GAME_NUMBERS,
      ),
    ),
    winner: z.optional(orNull(z.union([z.literal(0), z.literal(1)]))),
    games: z.optional(
      list(
        z.strictObject({
          members: z.tuple([whole(1, MOST_MEMBER_NUMBER), whole(1, MOST_MEMBER_NUMBER)]),
          victoryPoints: z.tuple([victoryPoints, victoryPoints]),
          forfeit: z.optional(z.enum(namesOf(forfeits))),
        }),
        LARGEST_TEAM,
      ),
    ),
  }),
  z.strictObject({ kind: z.literal('CONCESSION'), concededBy: player }),
  z.strictObject({ kind: z.literal('BOTH_LOST') }),
]);

const vetoes = z.strictObject({
  entrants: list(whole(0, LARGEST_CAP), 2),
  scenarios: list(scenarioName, MOST_POOL),
});

/** Of a result, with the words of disputes, rulings and corrections. */
export const resultRules: FactRules<ResultFacts> = {
  outcome: shown(orNull(outcome)),
  status: shown(z.enum(namesOf(resultStatuses))),
  reportedBy: shown(orNull(whole(0, LARGEST_CAP))),
  reason: shown(orNull(reason), inText),
  unstarted: hidden(whole(1, MOST_CHANGES)),
  vetoes: shown(vetoes),
};
