export * from './picture';
export { drawDuelMatrix } from './duel-matrix';
export { drawRosterSheet } from './roster-sheet';
export { drawOddsCurves } from './odds-curves';
export { drawStandingsMovement } from './standings-movement';
export { drawWoundBars } from './wound-bars';
export { drawCard } from './card';
export { drawPodium } from './podium';
