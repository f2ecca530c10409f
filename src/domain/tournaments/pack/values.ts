import { known, whole } from '../../../shared/shape';
import { LEAST_PACK_POINTS, MOST_PACK_POINTS, MOST_VICTORY_POINTS } from '../limits';

/** The values that the rules of a pack are made of. */

export const name = (description: string) => known('NAME', description);
/** Tournament Points of a game or a bonus. */
export const points = (description: string) => whole(LEAST_PACK_POINTS, MOST_PACK_POINTS, description);
/** Victory Points of a game. */
export const victoryPoints = (description: string) => whole(0, MOST_VICTORY_POINTS, description);
/** Victory Points at which a rule takes effect: at least one. */
export const victoryPointsFromOne = (description: string) => whole(1, MOST_VICTORY_POINTS, description);
