import type { GamePoints } from './game-points';
import type { PairingRules } from './pairing-rules';
import type { RankingRule } from './ranking-rule';
import type { ScenarioRules } from './scenario-rules';

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

export const bonusFacts = ['LEADER_KILLED', 'NOTED'] as const;
/** What earns a bonus: the enemy leader fell, or the organiser noted the fact (painted, list on time). */
export type BonusFact = (typeof bonusFacts)[number];

export const bonusCounts = ['EVENT', 'GAME'] as const;
/** Whether a bonus is earned once in the event or once in each game. */
export type BonusCount = (typeof bonusCounts)[number];

/** Points for a fact other than the games. */
export interface Bonus {
  /** Facts are noted under it. */
  readonly id: string;
  readonly fact: BonusFact;
  readonly once: BonusCount;
  readonly tournamentPoints: number;
  readonly victoryPoints: number;
}

export const spareRules = ['AS_PLAYED', 'AS_BYE'] as const;
/** What a game against the Spare Player counts as. */
export type SpareRule = (typeof spareRules)[number];

export const disqualifiedRules = ['AS_PLAYED', 'AS_CONCEDED'] as const;
/** What a win over an entrant that is later disqualified counts as (ruling 31). */
export type DisqualifiedRule = (typeof disqualifiedRules)[number];

/** What games and facts bring. Whole numbers all. */
export interface ScoringRules {
  readonly games: GamePoints;
  /** The most Victory Points of one game that count in totals; null for no limit. Results and grades look at the game as played. */
  readonly victoryPointCap: number | null;
  readonly bonuses: readonly Bonus[];
  readonly bye: FixedOutcome;
  /** A bye that an entrant asked for in advance. */
  readonly requestedBye: FixedOutcome;
  readonly concession: ConcessionOutcome;
  readonly spare: SpareRule;
  /** Tournament Points of each side of a game lost by both. */
  readonly bothLost: number;
  readonly disqualified: DisqualifiedRule;
}

/** The rules that an organiser announces with an event. */
export interface EventPack {
  readonly name: string;
  /** Where these rules are from, in words. */
  readonly source: string;
  readonly scoring: ScoringRules;
  /** The first criterion decides; each next one decides among those who are level so far. */
  readonly ranking: readonly RankingRule[];
  readonly pairing: PairingRules;
  readonly scenarios: ScenarioRules;
}
