import { leastCostAssignment } from './least-cost-assignment';

/** A pair of entrants and how often they have played on each terrain, both counted. */
export interface TerrainPlayed {
  readonly times: (terrain: string) => number;
}

/**
 * Which table each pair sits at, 1 to their number, so that together they come back as seldom as can be to terrain that they
 * have played on. `terrain` names that of table 1, table 2, ...; tables beyond it have none and count as new.
 */
export const spreadOverTerrain = (
  played: readonly TerrainPlayed[],
  terrain: readonly string[],
): readonly number[] =>
  leastCostAssignment(played.length, (pair, index) => {
    const name = terrain[index];
    return name === undefined ? 0 : (played[pair]?.times(name) ?? 0);
  }).map((index) => index + 1);
