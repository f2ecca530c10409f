import type { EventPack, FixedOutcome, GamePoints, RankingRule, ScoringRules } from './pack';
import type { PairingRules } from './pairing-rules';

/** The rules of document 001, and the parts of them that other packs share. */

/** 001, Bye: a win with 6 Victory Points to none, and the leader counts as killed. */
const bye: FixedOutcome = { victoryPoints: 6, leaderKilled: true, tournamentPoints: null };

/** 001, Bye; Conceding (12-0, leader killed). A game lost by both, and a win over a disqualified entrant: rulings. */
export const scoringOfTheGuide = (games: GamePoints): ScoringRules => ({
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

export const higher = (criterion: RankingRule['criterion']): RankingRule => ({ criterion, better: 'HIGHER' });

/** 001, Ranking. */
const rankingOfTheGuide: readonly RankingRule[] = [
  higher('TOURNAMENT_POINTS'),
  higher('VICTORY_POINT_DIFFERENCE'),
  higher('VICTORY_POINTS'),
  higher('LEADERS_KILLED'),
  higher('ORGANISER_TIEBREAKERS'),
];

/** 001, Pairing System. */
export const pairingOfTheGuide: PairingRules = {
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

/** 001, Games: 3 for a win, 1 for a draw. */
export const threeOneNone: GamePoints = { by: 'RESULT', win: 3, draw: 1, loss: 0 };

/** The rules of document 001: what an event has whose organiser announces nothing else. */
export const matchedPlayGuide: EventPack = {
  name: 'Matched Play Guide',
  source: 'Matched Play Guide, Scoring & Tiebreakers and Pairing System (document 001)',
  scoring: scoringOfTheGuide(threeOneNone),
  ranking: rankingOfTheGuide,
  pairing: pairingOfTheGuide,
  scenarios: { by: 'NAMED' },
};
