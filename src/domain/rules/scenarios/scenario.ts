import type { Source } from '../../../shared/source';
import type { RulesetId } from '../ruleset-id';
import type { EndCondition } from '../game/state';
import type { ScoringItem } from './scoring-item';

export const scenarioFormats = {
  DOUBLES: 'Two players a side.',
  SINGLES: 'One player a side.',
};

/** One step of setting up, in order. */
export interface DeploymentStep {
  readonly who: 'TEAM_A' | 'TEAM_B' | 'BOTH';
  readonly force: 'PRIMARY' | 'SECONDARY' | 'WHOLE_ARMY';
  readonly text: string;
  /** The furthest, and the nearest, that models may stand from the place the text names. */
  readonly withinInches?: number;
  readonly beyondInches?: number;
}

/**
 * The deployment area of a force, for a map with Team A in the south: a rectangle in inches from the south-west corner of a board of 48 by
 * 48, or what of the rectangle is that near to a point, that far from it, or that near to the board's edge.
 */
export interface DeploymentZone {
  readonly who: 'TEAM_A' | 'TEAM_B';
  readonly force: DeploymentStep['force'];
  readonly rectangle: readonly [x: number, y: number, width: number, depth: number];
  readonly around?: {
    readonly x: number;
    readonly y: number;
    readonly withinInches?: number;
    readonly beyondInches?: number;
  };
  readonly edgeInches?: number;
  /** Its place on the map, if the map names it. */
  readonly label: readonly [x: number, y: number];
}

/** A place that counts: its position in fractions of the board's width and depth, from its south-west corner. */
export interface Objective {
  readonly id: string;
  readonly name: string;
  readonly x: number;
  readonly y: number;
  /** How near a model must be to count; null where it must stand in the place itself. */
  readonly withinInches: number | null;
}

export interface ScenarioRule {
  readonly id: string;
  readonly name: string;
  readonly text: string;
}

/** A scenario laid out like its page. Sides are Team A and Team B where it tells them apart. */
export interface Scenario {
  readonly id: string;
  readonly name: string;
  readonly aliases: readonly string[];
  readonly ruleset: RulesetId;
  readonly format: keyof typeof scenarioFormats;
  readonly summary: string;
  readonly armies: string;
  readonly layout: string;
  readonly objectives: readonly Objective[];
  readonly deployment: readonly DeploymentStep[];
  readonly zones: readonly DeploymentZone[];
  readonly initialPriority: string;
  readonly end: { readonly condition: EndCondition; readonly text: string };
  readonly specialRules: readonly ScenarioRule[];
  /** The Victory Points, in the order of the page; empty where a wipe-out alone decides. */
  readonly scoring: readonly ScoringItem[];
  readonly sources: readonly [Source, ...Source[]];
}
