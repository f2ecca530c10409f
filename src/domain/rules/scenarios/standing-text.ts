import type { DeploymentStep, DeploymentZone, Scenario } from './scenario';

/** Texts and fields that several scenarios print alike. */

const DOUBLES_ARMIES = 'Equal points on both sides (rules manual, p. 130); two forces a side.';
export const TERRAIN = 'Terrain as the rules manual says (p. 136).';
export const TEAM_A_ROLL = 'Both teams roll a D6, ties again; the higher is Team A and';
const HIGHEST_HAS_PRIORITY = 'Both teams roll a D6, ties again; the higher has Priority in the first turn.';

export const QUARTER_LEFT = {
  condition: 'QUARTER_LEFT',
  text: 'The game ends with the turn in which a side has a quarter of its starting models left, or fewer. Most Victory Points win; level is a draw.',
} as const;

export const SUDDEN_END = {
  condition: 'SUDDEN_END',
  text: 'Once a side is Broken, roll a D6 at the end of each turn: on 1-2 the game ends. Most Victory Points win; level is a draw.',
} as const;

type Stated = 'ruleset' | 'format' | 'armies' | 'initialPriority' | 'specialRules';

/** A doubles scenario of document 000. */
export const doublesScenario = (stated: Omit<Scenario, Stated> & Partial<Scenario>): Scenario => ({
  ruleset: 'MESBG_2018',
  format: 'DOUBLES',
  armies: DOUBLES_ARMIES,
  initialPriority: HIGHEST_HAS_PRIORITY,
  specialRules: [],
  ...stated,
});

/** The same step for a force of each team. */
export const bothDeploy = (step: Omit<DeploymentStep, 'who'>): readonly DeploymentStep[] => [
  { who: 'TEAM_A', ...step },
  { who: 'TEAM_B', ...step },
];

/** The whole south half of the board for Team A, the north half for Team B. */
export const HALVES: readonly DeploymentZone[] = [
  { who: 'TEAM_A', force: 'WHOLE_ARMY', rectangle: [0, 0, 48, 24], label: [24, 12] },
  { who: 'TEAM_B', force: 'WHOLE_ARMY', rectangle: [0, 24, 48, 24], label: [24, 36] },
];
