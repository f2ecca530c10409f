import {
  higher,
  matchedPlayGuide,
  pairingOfTheGuide,
  scoringOfTheGuide,
  threeOneNone,
} from './matched-play-guide';
import type { Band, EventPack, GamePoints } from './pack';
import type { PresetId } from './preset-ids';
import type { Stage } from './stage';

/**
 * The packs that an organiser starts from, one after the other as a page would print them. Only the first two stand in documents: the
 * source of each says what it is.
 */

const observed = (where: string): string =>
  `A convention observed at events (${where}), not in the rules; ranking, bye and pairing as in the Matched Play Guide`;

const played = (form: string): string =>
  `A form that the field plays, in our own numbers: it quotes no published pack. ${form}`;

/** The grades of a game, best first. */
const grades = (
  [majorWin, minorWin, draw, minorLoss, majorLoss]: readonly [number, number, number, number, number],
  major: { readonly aheadBy?: number; readonly doubleWithAtLeast?: number },
): GamePoints => ({
  by: 'GRADE',
  majorWin,
  minorWin,
  draw,
  minorLoss,
  majorLoss,
  majorAheadBy: major.aheadBy ?? null,
  majorDoubleWithAtLeast: major.doubleWithAtLeast ?? null,
});

/** A table of bands: the least difference, the winner's points, the loser's. */
const bands = (...rows: readonly (readonly [aheadBy: number, winner: number, loser: number])[]) => ({
  by: 'BANDS' as const,
  bands: rows.map(([aheadBy, winner, loser]): Band => ({ aheadBy, winner, loser })),
});

/** 20 points to share, one more for each Victory Point ahead. */
const stepByStep = bands(
  [0, 10, 10],
  [1, 11, 9],
  [2, 12, 8],
  [3, 13, 7],
  [4, 14, 6],
  [5, 15, 5],
  [6, 16, 4],
  [7, 17, 3],
  [8, 18, 2],
  [9, 19, 1],
  [10, 20, 0],
);

const tenFor = (id: string) =>
  ({ id, fact: 'NOTED', once: 'EVENT', tournamentPoints: 10, victoryPoints: 0 }) as const;

const stage = (name: string, by: Stage['by'], more: Partial<Stage> & Pick<Stage, 'rounds'>): Stage => ({
  name,
  by,
  cut: null,
  groups: 1,
  grouping: 'SNAKE',
  points: 'FRESH',
  thirdPlace: false,
  ...more,
});

const topEight = stage('Top 8', 'KNOCK_OUT', { rounds: 3, cut: 8, thirdPlace: true });

const changed = (pack: Partial<EventPack> & Pick<EventPack, 'name' | 'source'>): EventPack => ({
  ...matchedPlayGuide,
  ...pack,
});

export const presets: Readonly<Record<PresetId, EventPack>> = {
  MATCHED_PLAY_GUIDE: matchedPlayGuide,

  DOUBLES: changed({
    name: 'Doubles',
    source:
      'Doubles Events (document 000), whose six scenarios are drawn here, with the scoring and pairing of the Matched Play Guide (document 001)',
    scenarios: {
      by: 'DRAWN',
      pool: ['no-escape', 'total-conquest', 'take-and-hold', 'clash-of-champions', 'cornered', 'duel-of-wits'], // prettier-ignore
    },
  }),

  MAJOR_MINOR_5_4_2_1_0: changed({
    name: 'Major/Minor 5-4-2-1-0',
    source: observed('several recent events'),
    scoring: {
      ...scoringOfTheGuide(grades([5, 4, 2, 1, 0], { aheadBy: 8 })),
      concession: { victoryPoints: 12, leaderKilled: true, tournamentPoints: null, concederPoints: -1 },
    },
  }),

  MAJOR_MINOR_6_5_2_1_0: changed({
    name: 'Major/Minor 6-5-2-1-0',
    source: played(
      "The five grades go by the name of T3; that a Major win needs 6 Victory Points and twice the opponent's is our choice.",
    ),
    scoring: scoringOfTheGuide(grades([6, 5, 2, 1, 0], { doubleWithAtLeast: 6 })),
  }),

  MAJOR_MINOR_25_20_15_10_5: changed({
    name: '25-20-15-10-5',
    source: observed('an event of May 2024'),
    scoring: {
      ...scoringOfTheGuide(grades([25, 20, 15, 10, 5], { aheadBy: 5 })),
      bonuses: [tenFor('painted'), tenFor('based'), tenFor('list on time')],
    },
  }),

  BANDS_20_0: changed({
    name: '20-0 bands',
    source: observed('an event of June 2022'),
    scoring: scoringOfTheGuide(bands([0, 10, 10], [1, 12, 8], [3, 15, 5], [6, 18, 2], [8, 20, 0])),
  }),

  STEPS_20_0: changed({
    name: '20-0 step by step',
    source: played('Its table has one step for each Victory Point of difference.'),
    scoring: scoringOfTheGuide(stepByStep),
  }),

  BRACKETS_10_0: changed({
    name: 'Brackets of Victory Point difference, 10-0',
    source: played('A lead of one Victory Point is a draw here.'),
    scoring: scoringOfTheGuide(bands([0, 5, 5], [2, 6, 4], [4, 7, 3], [7, 8, 2], [10, 10, 0])),
  }),

  /** Victory Points of a match are its Game Points: 100 of 5 games. */
  TEAMS_20_0: changed({
    name: 'Teams of five, 20-0 a table',
    source: played(
      'It is like events between national teams: 20 Game Points a table, a match within 10 is drawn.',
    ),
    scoring: {
      ...scoringOfTheGuide(bands([0, 1, 1], [11, 2, 0])),
      bye: { victoryPoints: 60, leaderKilled: false, tournamentPoints: 2 },
      requestedBye: { victoryPoints: 60, leaderKilled: false, tournamentPoints: 2 },
      concession: { victoryPoints: 100, leaderKilled: false, tournamentPoints: 2, concederPoints: 0 },
    },
    ranking: [higher('TOURNAMENT_POINTS'), higher('VICTORY_POINTS'), higher('OPPONENTS_POINTS')],
  }),

  LEAGUE_3_1_0: changed({
    name: 'League event, 3-1-0',
    source: played(
      'It is like events that count for a national league; the league itself says what a place brings.',
    ),
    ranking: [
      higher('TOURNAMENT_POINTS'),
      higher('OPPONENTS_POINTS'),
      higher('VICTORY_POINT_DIFFERENCE'),
      higher('VICTORY_POINTS'),
    ],
    pairing: {
      ...pairingOfTheGuide,
      laterRounds: { by: 'SCORE_GROUPS', within: 'RANKING' },
      finalRound: 'AS_LATER',
    },
  }),

  WEIGHTED_45_30_15_10: changed({
    name: 'Hobby weights 45/30/15/10',
    source: played('The maxima are for four rounds: change them with the rounds.'),
    ranking: [
      {
        ...higher('WEIGHTED_TOTAL'),
        parts: [
          { source: 'TOURNAMENT_POINTS', percent: 45, outOf: 12 },
          { source: 'ORGANISER_TIEBREAKER', name: 'painting', percent: 30, outOf: 30 },
          { source: 'ORGANISER_TIEBREAKER', name: 'sportsmanship', percent: 15, outOf: 20 },
          { source: 'ORGANISER_TIEBREAKER', name: 'theme', percent: 10, outOf: 10 },
        ],
      },
      higher('TOURNAMENT_POINTS'),
      higher('VICTORY_POINT_DIFFERENCE'),
    ],
  }),

  SWISS_THEN_KNOCK_OUT: changed({
    name: 'Swiss, then a knock-out of eight',
    source: played('Rounds and cut are our choice.'),
    stages: [stage('Swiss', 'SWISS', { rounds: 4 }), topEight],
  }),

  POOLS_THEN_KNOCK_OUT: changed({
    name: 'Pools of four, then a knock-out of eight',
    source: played('Six pools suit 24 entrants.'),
    stages: [stage('Pools', 'ROUND_ROBIN', { rounds: 3, groups: 6 }), topEight],
  }),

  SWISS_WITH_OBJECTIVES: changed({
    name: 'Swiss with objectives',
    source: played('Whoever holds more objectives wins, whatever the Victory Points say.'),
    scoring: {
      ...scoringOfTheGuide(threeOneNone),
      winner: 'NUMBER',
      winnerNumber: 'objectives',
      numbers: [{ id: 'objectives', most: 5, tournamentPoints: 0 }],
    },
    ranking: [
      higher('TOURNAMENT_POINTS'),
      { ...higher('GAME_NUMBER'), number: 'objectives' },
      higher('VICTORY_POINT_DIFFERENCE'),
    ],
  }),
};
