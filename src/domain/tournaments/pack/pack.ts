import type { Stage } from './stage';
import type { RareScoringRules, WeightedPart } from './game-numbers';
import type {
  FirstRound,
  Folding,
  IdPair,
  LaterRounds,
  PairingRules,
  Seeding,
  WithinGroup,
} from './pairing-rules';

export const gamePointsKinds = {
  RESULT: 'Win, draw, loss.',
  GRADE: 'Major and Minor wins.',
  BANDS: 'Bands of difference in Victory Points.',
} as const;
export type GamePointsKind = keyof typeof gamePointsKinds;

/** Tournament Points by result alone. */
export interface PointsByResult {
  readonly by: 'RESULT';
  readonly win: number;
  readonly draw: number;
  readonly loss: number;
}

/** Tournament Points by result and grade. A win is Major when it meets either of the two conditions that are given. */
export interface PointsByGrade {
  readonly by: 'GRADE';
  readonly majorWin: number;
  readonly minorWin: number;
  readonly draw: number;
  readonly minorLoss: number;
  readonly majorLoss: number;
  /** The lead in Victory Points that makes a Major win; null: not a condition. */
  readonly majorAheadBy: number | null;
  /** Major with at least so many Victory Points and at least twice the opponent's; null: not a condition. */
  readonly majorDoubleWithAtLeast: number | null;
}

/** From a difference of `aheadBy` Victory Points up to the next band. */
export interface Band {
  readonly aheadBy: number;
  readonly winner: number;
  readonly loser: number;
}

/** Tournament Points by the difference in Victory Points. The bands rise; the first starts at 0 and gives both the same. */
export interface PointsByBands {
  readonly by: 'BANDS';
  readonly bands: readonly Band[];
}

export type GamePoints = PointsByResult | PointsByGrade | PointsByBands;

/** The criteria that can place one entrant above another. */
export const rankingCriteria = [
  'TOURNAMENT_POINTS',
  'VICTORY_POINT_DIFFERENCE',
  'VICTORY_POINTS',
  'VICTORY_POINTS_CONCEDED',
  'LEADERS_KILLED',
  'WINS',
  'MAJOR_WINS',
  'HEAD_TO_HEAD',
  'OPPONENTS_POINTS',
  'OPPONENTS_POINTS_MEAN',
  'OPPONENTS_WIN_RATE',
  'BUCHHOLZ',
  'BUCHHOLZ_CUT_1',
  'BUCHHOLZ_MEDIAN',
  'SONNEBORN_BERGER',
  'PATH_TO_VICTORY',
  'ORGANISER_TIEBREAKERS',
  'ORGANISER_TIEBREAKER',
  'FAVOURITE_OPPONENT',
  'GAME_NUMBER',
  'WEIGHTED_TOTAL',
  'LOT',
] as const;
export type RankingCriterion = (typeof rankingCriteria)[number];

export const directions = {
  HIGHER: 'The greater one.',
  LOWER: 'The smaller one.',
} as const;

export interface RankingRule {
  readonly criterion: RankingCriterion;
  /** Which value stands higher. The organiser's own tiebreakers bring their own direction, and a lot is drawn: there it is not looked at. */
  readonly better: keyof typeof directions;
  /** Which of the organiser's own: for ORGANISER_TIEBREAKER only. */
  readonly tiebreaker?: string | undefined;
  /** No opponent's win rate counts as less, in percent: for OPPONENTS_WIN_RATE only. */
  readonly floorPercent?: number | undefined;
  /** The weight of a win in round 1, round 2, ...; the last counts for all later rounds: for PATH_TO_VICTORY only. */
  readonly weights?: readonly number[] | undefined;
  /** Which number of the games: for GAME_NUMBER only. */
  readonly number?: string | undefined;
  /** The parts that add up to 100 %: for WEIGHTED_TOTAL only. */
  readonly parts?: readonly WeightedPart[] | undefined;
}

export const scenarioKinds = {
  NAMED: 'The organiser names them round by round.',
  DRAWN: 'Drawn from a pool by a published seed, none twice before all have come.',
  VETOED: 'Several are drawn for each round, of which the players of a table veto all but one in turn.',
} as const;

/**
 * The origin of the scenarios: named round by round with the event; drawn from a pool by a published seed, none twice before all
 * have come; or `choices` drawn for each round, of which the two players of a table veto all but one in turn.
 */
export type ScenarioRules =
  | { readonly by: 'NAMED' }
  | { readonly by: 'DRAWN'; readonly pool: readonly string[] }
  | { readonly by: 'VETOED'; readonly pool: readonly string[]; readonly choices: number };

/**
 * A game without dice: the side that has it scores `victoryPoints` to none. The result follows from them (0 to none is a
 * draw); so do the Tournament Points, unless they are given.
 */
export interface FixedOutcome {
  /** 0 to 100. */
  readonly victoryPoints: number;
  readonly leaderKilled: boolean;
  /** Null: what a game with these Victory Points brings. */
  readonly tournamentPoints: number | null;
}

export interface ConcessionOutcome extends FixedOutcome {
  /** Of the side that conceded; null: what a loss with these Victory Points brings. */
  readonly concederPoints: number | null;
}

export const bonusFacts = {
  LEADER_KILLED: 'The enemy leader was killed.',
  NOTED: "The organiser notes it, as a score above 0 under the bonus's id.",
  VALUE:
    "The organiser notes a score under the bonus's id, and each point of it counts: painting from 0 to 40.",
} as const;

export const bonusCounts = {
  EVENT: 'Once in the event.',
  GAME: 'Once in each game.',
} as const;

/** Points for a fact other than the games. */
export interface Bonus {
  /** Facts are noted under it. */
  readonly id: string;
  readonly fact: keyof typeof bonusFacts;
  /** Not looked at for VALUE. */
  readonly once: keyof typeof bonusCounts;
  /** For VALUE: the most that counts; left out or null for no limit. */
  readonly most?: number | null | undefined;
  readonly tournamentPoints: number;
  readonly victoryPoints: number;
}

export const spareRules = {
  AS_PLAYED: 'Like any other game.',
  AS_BYE: 'A bye.',
} as const;

export const disqualifiedRules = {
  AS_PLAYED: 'As played.',
  AS_CONCEDED: 'A concession.',
} as const;

/** The points for games and facts, all whole numbers. */
export interface ScoringRules extends RareScoringRules {
  readonly games: GamePoints;
  /** The most Victory Points of one game that count in totals; null for no limit. Results and grades look at the game as played. */
  readonly victoryPointCap: number | null;
  readonly bonuses: readonly Bonus[];
  readonly bye: FixedOutcome;
  /** A bye that an entrant asked for in advance. */
  readonly requestedBye: FixedOutcome;
  readonly concession: ConcessionOutcome;
  readonly spare: keyof typeof spareRules;
  /** Tournament Points of each side of a game lost by both. */
  readonly bothLost: number;
  readonly disqualified: keyof typeof disqualifiedRules;
}

/** The rules that an organiser announces with an event. */
export interface EventPack {
  readonly name: string;
  /** The source of these rules, in words. */
  readonly source: string;
  readonly scoring: ScoringRules;
  /** The first criterion decides; each next one decides among those who are level so far. */
  readonly ranking: readonly RankingRule[];
  readonly pairing: PairingRules;
  readonly scenarios: ScenarioRules;
  /** The stages, one after the other; absent for an event of one piece. */
  readonly stages?: readonly Stage[];
}

export const presetIds = {
  MATCHED_PLAY_GUIDE: 'Document 001: 3 for a win, 1 for a draw.',
  MAJOR_MINOR_5_4_2_1_0: 'Observed at events: 5-4-2-1-0, Major from 8 ahead, a concession costs a point.',
  BANDS_20_0: 'Observed at events: 20-0, 18-2, 15-5, 12-8, 10-10 by difference in Victory Points.',
  MAJOR_MINOR_25_20_15_10_5:
    'Observed at events: 25-20-15-10-5, Major from 5 ahead, ten points each for painting, basing and a list on time.',
} as const;
export type PresetId = keyof typeof presetIds;

/** Left out or null alike: as in the preset. */
type Given<T> = { readonly [Key in keyof T]?: T[Key] | null | undefined };

/** Tournament Points of a game: the fields that `by` does not use must be left out. */
export type GamePointsInput = Pick<GamePoints, 'by'> &
  Given<Omit<PointsByResult, 'by'> & Omit<PointsByGrade, 'by'> & Omit<PointsByBands, 'by'>>;

/** `concederPoints` is for a concession only. */
export type OutcomeInput = Pick<FixedOutcome, 'victoryPoints' | 'leaderKilled'> &
  Given<Pick<ConcessionOutcome, 'tournamentPoints' | 'concederPoints'>>;

type Outcomes = 'bye' | 'requestedBye' | 'concession';
export type ScoringInput = Given<
  Omit<ScoringRules, Outcomes | 'games'> & Record<Outcomes, OutcomeInput> & { games: GamePointsInput }
>;

/** The kinds of round with the fields of all kinds beside them. */
export type PairingInput = Given<
  Omit<PairingRules, 'firstRound' | 'laterRounds'> & {
    firstRound: FirstRound['by'];
    seeding: Seeding;
    folding: Folding;
    given: readonly IdPair[];
    laterRounds: LaterRounds['by'];
    within: WithinGroup;
  }
>;

export type ScenariosInput = Pick<ScenarioRules, 'by'> & Given<{ pool: readonly string[]; choices: number }>;

/** A stage as an organiser writes it. */
export type StageInput = Pick<Stage, 'name' | 'by' | 'rounds'> & Given<Stage>;

/** A pack as an organiser writes it: a preset, and what differs from it. */
export type PackInput = Given<
  Pick<EventPack, 'name' | 'ranking'> & {
    stages: readonly StageInput[];
    preset: PresetId;
    scoring: ScoringInput;
    pairing: PairingInput;
    scenarios: ScenariosInput;
  }
>;
