import { LEAST_PACK_POINTS, MOST_PACK_POINTS, MOST_VICTORY_POINTS } from '../limits';
import type { Range } from './faults';

/** Tournament Points of a game or a bonus. */
export const POINTS: Range = { from: LEAST_PACK_POINTS, to: MOST_PACK_POINTS };
/** Victory Points of a game. */
export const VICTORY_POINTS: Range = { from: 0, to: MOST_VICTORY_POINTS };
/** Victory Points at which a rule takes effect: at least one. */
export const VICTORY_POINTS_FROM_ONE: Range = { ...VICTORY_POINTS, from: 1 };
/** Victory Points of a bonus, given or taken. */
export const BONUS_VICTORY_POINTS: Range = { from: -MOST_VICTORY_POINTS, to: MOST_VICTORY_POINTS };
