import type { PresetId, GamePoints, EventPack, FixedOutcome, ScoringRules, RankingRule } from './pack';
import type { PairingRules } from './pairing-rules';

/** 001, Bye: a win with 6 Victory Points to none, and the leader counts as killed. */
const bye: FixedOutcome = { victoryPoints: 6, leaderKilled: true, tournamentPoints: null };

/** 001, Bye; Conceding (12-0, leader killed). A game lost by both, and a win over a disqualified entrant: rulings. */
const scoringOfTheGuide = (games: GamePoints): ScoringRules => ({
  games,
  victoryPointCap: null,
  bonuses: [],
  bye,
  requestedBye: bye,
  concession: { victoryPoints: 12, leaderKilled: true, tournamentPoints: null, concederPoints: null },
  spare: 'AS_PLAYED',
  bothLost: 0,
  disqualified: 'AS_PLAYED',
});

/** 001, Ranking. */
const rankingOfTheGuide: readonly RankingRule[] = [
  { criterion: 'TOURNAMENT_POINTS', better: 'HIGHER' },
  { criterion: 'VICTORY_POINT_DIFFERENCE', better: 'HIGHER' },
  { criterion: 'VICTORY_POINTS', better: 'HIGHER' },
  { criterion: 'LEADERS_KILLED', better: 'HIGHER' },
  { criterion: 'ORGANISER_TIEBREAKERS', better: 'HIGHER' },
];

/** 001, Pairing System. */
const pairingOfTheGuide: PairingRules = {
  firstRound: { by: 'RANDOM' },
  laterRounds: { by: 'RANKING' },
  finalRound: 'NO_SWAPS',
  apart: [],
  neverMeet: [],
  challenges: [],
  requestedByes: [],
  tables: 'BY_RANK',
  terrain: [],
};

/** The rules of document 001: what an event has whose organiser announces nothing else. */
export const matchedPlayGuide: EventPack = {
  name: 'Matched Play Guide',
  source: 'Matched Play Guide, Scoring & Tiebreakers and Pairing System (document 001)',
  scoring: scoringOfTheGuide({ by: 'RESULT', win: 3, draw: 1, loss: 0 }),
  ranking: rankingOfTheGuide,
  pairing: pairingOfTheGuide,
  scenarios: { by: 'NAMED' },
};

const observed = (where: string): string =>
  `A convention observed at events (${where}), not in the rules; ranking, bye and pairing as in the Matched Play Guide`;

/** Observed: five grades, Major from 8 ahead, and a point lost by whoever concedes. */
const majorMinor: EventPack = {
  ...matchedPlayGuide,
  name: 'Major/Minor 5-4-2-1-0',
  source: observed('several recent events'),
  scoring: {
    ...scoringOfTheGuide({
      by: 'GRADE',
      majorWin: 5,
      minorWin: 4,
      draw: 2,
      minorLoss: 1,
      majorLoss: 0,
      majorAheadBy: 8,
      majorDoubleWithAtLeast: null,
    }),
    concession: { victoryPoints: 12, leaderKilled: true, tournamentPoints: null, concederPoints: -1 },
  },
};

/** Observed: 20 points to share by the difference in Victory Points. */
const bands20: EventPack = {
  ...matchedPlayGuide,
  name: '20-0 bands',
  source: observed('an event of June 2022'),
  scoring: scoringOfTheGuide({
    by: 'BANDS',
    bands: [
      { aheadBy: 0, winner: 10, loser: 10 },
      { aheadBy: 1, winner: 12, loser: 8 },
      { aheadBy: 3, winner: 15, loser: 5 },
      { aheadBy: 6, winner: 18, loser: 2 },
      { aheadBy: 8, winner: 20, loser: 0 },
    ],
  }),
};

const tenFor = (id: string) =>
  ({ id, fact: 'NOTED', once: 'EVENT', tournamentPoints: 10, victoryPoints: 0 }) as const;

/** Observed: Major from 5 ahead, and ten points each for painting, basing and a list on time. */
const majorMinor25: EventPack = {
  ...matchedPlayGuide,
  name: '25-20-15-10-5',
  source: observed('an event of May 2024'),
  scoring: {
    ...scoringOfTheGuide({
      by: 'GRADE',
      majorWin: 25,
      minorWin: 20,
      draw: 15,
      minorLoss: 10,
      majorLoss: 5,
      majorAheadBy: 5,
      majorDoubleWithAtLeast: null,
    }),
    bonuses: [tenFor('painted'), tenFor('based'), tenFor('list on time')],
  },
};

export const presets: Readonly<Record<PresetId, EventPack>> = {
  MATCHED_PLAY_GUIDE: matchedPlayGuide,
  MAJOR_MINOR_5_4_2_1_0: majorMinor,
  BANDS_20_0: bands20,
  MAJOR_MINOR_25_20_15_10_5: majorMinor25,
};
