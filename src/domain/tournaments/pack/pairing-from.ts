import { type PackFault, duplicates, fault, kindFaults, numberFaults, wholeNumber } from './faults';
import { kindFrom } from './kinds';
import { type ScenariosInput, scenarioRules } from './pack';
import {
  type IdPair,
  type PairingInput,
  type PairingRules,
  firstRounds,
  laterRounds,
  pairingFields,
} from './pairing-rules';

const pairKey = ([a, b]: IdPair): string => [a, b].toSorted().join(' ');

/** Each entrant stands in one of the pairs at most, and never on both sides. */
const tableFaults = (path: string, pairs: readonly IdPair[]): readonly PackFault[] => {
  const seen = new Set<string>();
  return pairs.flatMap((pair, index) =>
    pair.flatMap((id): readonly PackFault[] => {
      if (!seen.has(id)) {
        seen.add(id);
        return [];
      }
      return [fault(`${path}[${index}]`, 'DUPLICATE', `${id} has a table already`)];
    }),
  );
};

/** The kinds of round 1, as the pairing of an input has them. */
const firstRoundOf = ({ firstRound: by, seeding, folding, given: tables }: PairingInput) => ({
  by,
  seeding,
  folding,
  tables,
});

const laterRoundsOf = ({ laterRounds: by, within }: PairingInput) => ({ by, within });

const tableRuleFaults = (input: PairingInput): readonly PackFault[] =>
  input.tables === 'SPREAD_TERRAIN' && (input.terrain ?? []).length === 0
    ? [fault('pairing.terrain', 'MISSING', 'name the terrain of each table')]
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

const roundFaults = ({ apart, requestedByes }: PairingInput): readonly PackFault[] => [
  ...duplicates('pairing.apart', apart ?? [], ({ apart: grouping, strength }) => `${grouping} ${strength}`),
  ...numberFaults(pairingFields.apart, apart, 'pairing.apart'),
  ...duplicates('pairing.requestedByes', requestedByes ?? [], ({ entrant, round }) => `${entrant} ${round}`),
  ...numberFaults(pairingFields.requestedByes, requestedByes, 'pairing.requestedByes'),
];

/** Every fault of the pairing rules that an organiser wrote. */
export const pairingFaults = (input: PairingInput): readonly PackFault[] => [
  ...kindFaults(firstRounds, firstRoundOf(input), {
    pathOf: (field) => `pairing.${field === 'tables' ? 'given' : field}`,
  }),
  ...tableFaults('pairing.given', input.given ?? []),
  ...kindFaults(laterRounds, laterRoundsOf(input), { pathOf: (field) => `pairing.${field}` }),
  ...tableRuleFaults(input),
  ...pairFaults(input),
  ...roundFaults(input),
];

/** The preset's pairing rules with what the organiser wrote in their place. */
export const pairingFrom = (input: PairingInput, preset: PairingRules): PairingRules => ({
  firstRound: input.firstRound
    ? kindFrom(firstRounds, { ...firstRoundOf(input), by: input.firstRound })
    : preset.firstRound,
  laterRounds: input.laterRounds
    ? kindFrom(laterRounds, { ...laterRoundsOf(input), by: input.laterRounds })
    : preset.laterRounds,
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
  return kindFaults(scenarioRules, input, {
    pathOf: (field) => `scenarios.${field}`,
    faultsOf: (field, path) => {
      if (field === 'choices') return wholeNumber(path, input.choices ?? 0, [2, Math.max(2, pool.length)]);
      return pool.length === 0
        ? [fault(path, 'MISSING', 'name the scenarios to draw from')]
        : duplicates(path, pool, (name) => name);
    },
  });
};
