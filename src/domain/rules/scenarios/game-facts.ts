/** Facts of a finished game that players give. Each scenario names those that it counts (`FactName`). */

/** A force's leader at the end of the game. */
export interface LeaderFacts {
  /** Wounds the enemy caused on it; those stopped by Fate do not count. */
  readonly wounds?: number | undefined;
  /** Whether it was removed from the game, also by drowning or banishment (ruling 18a). */
  readonly slain?: boolean | undefined;
  /** Models it slew in combat: not by shooting, Magical Powers or Hurl. */
  readonly killsInCombat?: number | undefined;
  /** Whether one of the enemy's leaders slew it in combat. */
  readonly slainByEnemyLeader?: boolean | undefined;
}

/** An enemy Hero that a player of the side chose in secret. */
export interface TargetFacts {
  readonly hero: string;
  /** Wounds caused on the Hero; those stopped by Fate do not count. */
  readonly wounds: number;
  readonly slain: boolean;
  /** Whether the Hero is within 6" of the centre of the board at the end. */
  readonly nearCentre: boolean;
}

export interface SideFacts {
  readonly startingModels?: number | undefined;
  /** Models not slain; warbands still to arrive count among them. */
  readonly modelsLeft?: number | undefined;
  /** Needed where the models are not counted; otherwise it must agree with them. */
  readonly broken?: boolean | undefined;
  readonly quarterLeft?: boolean | undefined;
  /** Banners still on the board. */
  readonly banners?: number | undefined;
  /** The Primary Force's leader, which is the army's, then the Secondary Force's. */
  readonly leaders?: readonly LeaderFacts[] | undefined;
  readonly targets?: readonly TargetFacts[] | undefined;
}

/** Models of the first and of the second side that count for an objective. */
export interface ObjectiveFacts {
  readonly id: string;
  readonly models: readonly [number, number];
}

/** The finished game. Where the scenario tells Team A from Team B, Team A is the first side. */
export interface GameFacts {
  readonly sides: readonly [SideFacts, SideFacts];
  readonly objectives?: readonly ObjectiveFacts[] | undefined;
}

/** The facts a scenario may ask for, and the question of each to the players. `OF_A`: of the first side only. */
export const factQuestions = {
  BROKEN: 'Each side’s `startingModels` and `modelsLeft`, or `broken` where they were not counted.',
  MODELS_LEFT: 'Each side’s `startingModels` and `modelsLeft`.',
  BANNERS: 'Each side’s `banners` left on the board.',
  LEADER_WOUNDS: 'Each side’s `leaders[0]`: `slain`, and `wounds` where it lives.',
  LEADER_WOUNDS_OF_A: 'Team A’s `leaders[0]`: `slain`, and `wounds` where it lives.',
  SECONDARY_LEADER_SLAIN: 'Each side’s `leaders[1].slain`: the leader of its Secondary Force.',
  LEADER_KILLS: 'For both `leaders` of each side: `killsInCombat` and `slainByEnemyLeader`.',
  TARGETS:
    'Each side’s two `targets`: the enemy Heroes its players chose, with `wounds`, `slain` and `nearCentre`.',
  OBJECTIVES: 'For every objective of the scenario in `objectives`: the `models` of both sides that count.',
};
export type FactName = keyof typeof factQuestions;

/** Something missing from, or impossible in, the facts of a finished game. */
export interface FactFault {
  readonly path: readonly (string | number)[];
  readonly code: 'REQUIRED' | 'INCONSISTENT' | 'NOT_ALLOWED' | 'TOO_LONG' | 'UNKNOWN_REFERENCE' | 'DUPLICATE';
  readonly message: string;
}

/** The fault if the condition holds, else nothing: for lists of faults. */
export const when = (isFault: boolean, fault: FactFault): readonly FactFault[] => (isFault ? [fault] : []);
