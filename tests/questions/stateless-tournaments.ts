import type { Question } from './question';

/** The example of the contract: C, E, A, B, D is the order; D has the bye; A and B have met. */
const five = {
  entrants: ['A', 'B', 'C', 'D', 'E'].map((id, index) => ({ id, number: index + 1 })),
  games: [
    { round: 1, kind: 'PLAYED', entrants: ['A', 'B'], victoryPoints: [5, 2], leaderKilled: [true, false] },
    { round: 1, kind: 'CONCESSION', entrants: ['C', 'D'], concededBy: 'D' },
    { round: 1, kind: 'BYE', entrants: ['E'] },
  ],
};

const faulty = {
  entrants: [
    { id: 'A', number: 1 },
    { id: 'A', number: 1 },
  ],
  games: [
    { round: 1, kind: 'PLAYED', entrants: ['A', 'Z'], victoryPoints: [5, 2] },
    { round: 1, kind: 'BYE', entrants: ['A'] },
  ],
};

export const statelessTournamentQuestions: readonly Question[] = [
  { name: 'a second round of five', operation: 'calculatePairings', input: { round: 2, rounds: 4, ...five } },
  {
    name: 'a first round drawn from a seed',
    operation: 'calculatePairings',
    input: { round: 1, rounds: 3, entrants: five.entrants, seed: 'a public seed', unpaired: 'SPARE' },
  },
  {
    name: 'a record full of faults',
    operation: 'calculatePairings',
    input: { round: 2, rounds: 4, ...faulty },
    refusal: 'INVALID_INPUT',
  },
  {
    name: 'wrong types deep inside, and a kind of game there is not',
    operation: 'calculatePairings',
    input: {
      round: 2,
      rounds: 'four',
      entrants: [{ id: 'A', number: 'one', shoeSize: 9 }],
      games: [{ round: 1, kind: 'DUEL', entrants: ['A'] }],
    },
    refusal: 'INVALID_INPUT',
  },
  {
    name: 'ids that are no texts, and have no words',
    operation: 'calculateStandings',
    input: {
      entrants: [{ id: { toString: 'x' }, number: { valueOf: 'x' } }],
      games: [{ round: { toString: 1 }, kind: 'PLAYED', entrants: [{ toString: 2 }, 'A'] }],
      tiebreakers: [{ id: { toString: 3 }, values: [{ entrant: { toString: 4 }, value: 1 }] }],
    },
    refusal: 'INVALID_INPUT',
  },
  {
    name: 'standings with an adjustment, a tiebreaker and a lot',
    operation: 'calculateStandings',
    input: {
      ...five,
      adjustments: [{ entrant: 'A', tournamentPoints: -1, reason: 'late' }],
      tiebreakers: [
        {
          id: 'painting',
          values: five.entrants.map(({ id, number }) => ({ entrant: id, value: number })),
        },
      ],
      lotSeed: 'a public lot',
    },
  },
  { name: 'standings before any game', operation: 'calculateStandings', input: { entrants: five.entrants } },
  {
    name: 'standings of nobody',
    operation: 'calculateStandings',
    input: { entrants: [] },
    refusal: 'INVALID_INPUT',
  },
  { name: 'the rules of an event that announced none', operation: 'explainPack', input: {} },
  { name: 'the packs to start from', operation: 'packPresets', input: {} },
  { name: 'a preset on the example', operation: 'previewPack', input: { pack: { preset: 'BANDS_20_0' } } },
  {
    name: 'own bands on a game of 9-4',
    operation: 'previewPack',
    input: {
      pack: {
        scoring: {
          games: {
            by: 'BANDS',
            bands: [
              { aheadBy: 0, winner: 3, loser: 3 },
              { aheadBy: 5, winner: 6, loser: 0 },
            ],
          },
        },
      },
      games: [{ victoryPoints: [9, 4] }],
    },
  },
  {
    name: 'a preset whose tiebreakers are not announced',
    operation: 'previewPack',
    input: { pack: { preset: 'WEIGHTED_45_30_15_10' } },
    refusal: 'INVALID_INPUT',
  },
  { name: 'a plan for a limit that is printed', operation: 'eventPlan', input: { points: 600, days: 2 } },
  { name: 'a plan for a limit that is not', operation: 'eventPlan', input: { points: 650 } },
  {
    name: 'a plan for a week',
    operation: 'eventPlan',
    input: { points: 600, days: 7 },
    refusal: 'INVALID_INPUT',
  },
];
