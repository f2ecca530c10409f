export * from './picture';
export { drawDuelMatrix } from './duel-matrix';
export { drawOddsCurves } from './odds-curves';
export { drawStandingsMovement } from './standings-movement';
export { drawWoundBars } from './wound-bars';
