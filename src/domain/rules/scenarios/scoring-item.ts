import type { FactName, LeaderFacts, SideFacts } from './game-facts';

/** A side's facts with Broken worked out. */
export interface CheckedSide extends SideFacts {
  readonly broken: boolean;
}

/** Own and enemy models that count for an objective. */
export interface ObjectiveView {
  readonly name: string;
  readonly own: number;
  readonly enemy: number;
}

/** A finished game, its facts complete and possible, as one side sees it. */
export interface SideView {
  readonly own: CheckedSide;
  readonly enemy: CheckedSide;
  /** In the scenario's order. */
  readonly objectives: readonly ObjectiveView[];
}

/** One line of the count: points, and why or why not. */
export interface ScoreLine {
  readonly points: number;
  readonly reason: string;
}

/** One way to Victory Points, as the scenario's page lists it. */
export interface ScoringItem {
  readonly id: string;
  readonly name: string;
  readonly side: 'BOTH' | 'TEAM_A' | 'TEAM_B';
  /** Its steps with their points. A later step replaces an earlier one (ruling 18). */
  readonly steps: readonly { readonly points: number; readonly when: string }[];
  /** Whether it counts for each thing there is (objective, leader, target), a line each. */
  readonly each: boolean;
  readonly needs: readonly FactName[];
  readonly score: (view: SideView) => readonly ScoreLine[];
}

/** A way to Victory Points that either side can score once, unless it states otherwise. */
export const scoringItem = (
  stated: Omit<ScoringItem, 'side' | 'each'> & Partial<ScoringItem>,
): ScoringItem => ({
  side: 'BOTH',
  each: false,
  ...stated,
});

/** The army's leader: the Primary Force's. */
export const armyLeaderOf = (side: SideFacts): LeaderFacts => side.leaders?.[0] ?? {};

const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** "1 Wound", "2 Wounds". */
export const woundsText = (wounds: number): string => counted(wounds, 'Wound');
export const bannersText = (banners: number): string => counted(banners, 'banner');
