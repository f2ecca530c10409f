import { MOST_CALCULATED_ROUNDS, MOST_PAIRS_KEPT_APART, MOST_SCENARIOS_IN_POOL } from '../limits';
import { type PackFault, type Range, duplicates, wholeNumber, fault } from './faults';
import type { FirstRound, IdPair, LaterRounds, PairingRules } from './pairing-rules';
import type { ScenarioRules, PairingInput, ScenariosInput } from './pack';

/** The rounds that a pack may name. */
export const ROUNDS: Range = { from: 1, to: MOST_CALCULATED_ROUNDS };

const pairKey = ([a, b]: IdPair): string => [a, b].toSorted().join(' ');

const missing = (path: string, message: string): PackFault => ({ path, code: 'MISSING', message });
const notUsed = (path: string, message: string): PackFault => ({ path, code: 'NOT_USED', message });

/** Each entrant stands in one of the pairs at most, and never on both sides. */
const tableFaults = (path: string, pairs: readonly IdPair[]): readonly PackFault[] => {
  const seen = new Set<string>();
  return pairs.flatMap((pair, index) =>
    pair.flatMap((id): readonly PackFault[] => {
      if (!seen.has(id)) {
        seen.add(id);
        return [];
      }
      return [{ path: `${path}[${index}]`, code: 'DUPLICATE', message: `${id} has a table already` }];
    }),
  );
};

const firstRoundFaults = (input: PairingInput): readonly PackFault[] => {
  const by = input.firstRound ?? null;
  const isSeeded = by === 'SEEDED';
  const isGiven = by === 'GIVEN';
  return [
    ...(isSeeded && !input.seeding ? [missing('pairing.seeding', 'say what seeds: LIST or RATING')] : []),
    ...(!isSeeded && input.seeding
      ? [notUsed('pairing.seeding', 'only a SEEDED first round is seeded')]
      : []),
    ...(!isSeeded && input.folding
      ? [notUsed('pairing.folding', 'only a SEEDED first round is folded')]
      : []),
    ...(isGiven && !input.given ? [missing('pairing.given', 'list the tables of round 1')] : []),
    ...(!isGiven && input.given
      ? [notUsed('pairing.given', 'only a GIVEN first round has given tables')]
      : []),
    ...tableFaults('pairing.given', input.given ?? []),
  ];
};

const tableRuleFaults = (input: PairingInput): readonly PackFault[] =>
  input.tables === 'SPREAD_TERRAIN' && (input.terrain ?? []).length === 0
    ? [missing('pairing.terrain', 'name the terrain of each table')]
    : [];

/** An entrant that asks for a bye in round 1 has no table there. */
const byeFaults = ({ requestedByes, given, challenges }: PairingInput): readonly PackFault[] => {
  const away = new Set((requestedByes ?? []).flatMap(({ entrant, round }) => (round === 1 ? [entrant] : [])));
  return Object.entries({ given, challenges }).flatMap(([field, pairs]) =>
    (pairs ?? []).flatMap((pair, index): readonly PackFault[] =>
      pair
        .filter((id) => away.has(id))
        .map((id) => fault(`pairing.${field}[${index}]`, 'CONTRADICTION', `${id} asks for a bye in round 1`)),
    ),
  );
};

const pairFaults = (input: PairingInput): readonly PackFault[] => {
  const neverMeet = input.neverMeet ?? [];
  const challenges = input.challenges ?? [];
  const hard = new Set(
    neverMeet.filter(({ strength }) => strength === 'HARD').map(({ entrants }) => pairKey(entrants)),
  );
  return [
    ...(neverMeet.length > MOST_PAIRS_KEPT_APART
      ? [fault('pairing.neverMeet', 'OUT_OF_RANGE', `at most ${MOST_PAIRS_KEPT_APART} pairs`)]
      : []),
    ...duplicates('pairing.neverMeet', neverMeet, ({ entrants }) => pairKey(entrants)),
    ...neverMeet.flatMap(({ entrants: [a, b] }, index): readonly PackFault[] =>
      a === b ? [fault(`pairing.neverMeet[${index}]`, 'CONTRADICTION', 'needs two different entrants')] : [],
    ),
    ...tableFaults('pairing.challenges', challenges),
    ...byeFaults(input),
    ...challenges.flatMap((pair, index): readonly PackFault[] =>
      hard.has(pairKey(pair))
        ? [fault(`pairing.challenges[${index}]`, 'CONTRADICTION', 'these two are never to meet')]
        : [],
    ),
  ];
};

const roundFaults = (input: PairingInput): readonly PackFault[] => [
  ...duplicates('pairing.apart', input.apart ?? [], ({ apart, strength }) => `${apart} ${strength}`),
  ...(input.apart ?? []).flatMap(({ rounds }, index) =>
    (rounds ?? []).flatMap((round, at) =>
      wholeNumber(`pairing.apart[${index}].rounds[${at}]`, round, ROUNDS),
    ),
  ),
  ...duplicates(
    'pairing.requestedByes',
    input.requestedByes ?? [],
    ({ entrant, round }) => `${entrant} ${round}`,
  ),
  ...(input.requestedByes ?? []).flatMap(({ round }, index) =>
    wholeNumber(`pairing.requestedByes[${index}].round`, round, ROUNDS),
  ),
];

/** Every fault of the pairing rules that an organiser wrote. */
export const pairingFaults = (input: PairingInput): readonly PackFault[] => [
  ...firstRoundFaults(input),
  ...(input.within && input.laterRounds !== 'SCORE_GROUPS'
    ? [notUsed('pairing.within', 'only SCORE_GROUPS have an order within')]
    : []),
  ...tableRuleFaults(input),
  ...pairFaults(input),
  ...roundFaults(input),
];

const firstRound = (input: PairingInput, preset: FirstRound): FirstRound => {
  switch (input.firstRound ?? null) {
    case null:
      return preset;
    case 'RANDOM':
      return { by: 'RANDOM' };
    case 'GIVEN':
      return { by: 'GIVEN', tables: input.given ?? [] };
    case 'SEEDED':
      return { by: 'SEEDED', seeding: input.seeding ?? 'LIST', folding: input.folding ?? 'HALVES' };
  }
};

const laterRounds = (input: PairingInput, preset: LaterRounds): LaterRounds => {
  switch (input.laterRounds ?? null) {
    case null:
      return preset;
    case 'RANKING':
      return { by: 'RANKING' };
    case 'SCORE_GROUPS':
      return { by: 'SCORE_GROUPS', within: input.within ?? 'RANKING' };
  }
};

/** The preset's pairing rules with what the organiser wrote in their place. */
export const pairingFrom = (input: PairingInput, preset: PairingRules): PairingRules => ({
  firstRound: firstRound(input, preset.firstRound),
  laterRounds: laterRounds(input, preset.laterRounds),
  finalRound: input.finalRound ?? preset.finalRound,
  apart: input.apart ?? preset.apart,
  neverMeet: input.neverMeet ?? preset.neverMeet,
  challenges: input.challenges ?? preset.challenges,
  requestedByes: input.requestedByes ?? preset.requestedByes,
  tables: input.tables ?? preset.tables,
  terrain: input.terrain ?? preset.terrain,
});

/** Every fault of the scenario rules that an organiser wrote. */
export const scenarioFaults = (input: ScenariosInput): readonly PackFault[] => {
  const pool = input.pool ?? [];
  const choices = input.choices ?? null;
  return [
    ...(input.by !== 'NAMED' && pool.length === 0
      ? [missing('scenarios.pool', 'name the scenarios to draw from')]
      : []),
    ...(input.by === 'NAMED' && input.pool
      ? [notUsed('scenarios.pool', 'scenarios that are NAMED have no pool')]
      : []),
    ...(pool.length > MOST_SCENARIOS_IN_POOL
      ? [fault('scenarios.pool', 'OUT_OF_RANGE', `at most ${MOST_SCENARIOS_IN_POOL} scenarios`)]
      : []),
    ...duplicates('scenarios.pool', pool, (name) => name),
    ...(input.by === 'VETOED'
      ? choices === null
        ? [missing('scenarios.choices', 'say how many are drawn for a round')]
        : wholeNumber('scenarios.choices', choices, { from: 2, to: Math.max(2, pool.length) })
      : choices === null
        ? []
        : [notUsed('scenarios.choices', 'only VETOED scenarios have choices')]),
  ];
};

export const scenariosFrom = ({ by, pool, choices }: ScenariosInput): ScenarioRules =>
  by === 'NAMED'
    ? { by }
    : by === 'DRAWN'
      ? { by, pool: pool ?? [] }
      : { by, pool: pool ?? [], choices: choices ?? 2 };
