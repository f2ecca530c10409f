import { countSteps } from '../../../shared/step-budget';

/** Cells of a table that are looked at in a step, as `countSteps` counts them. */
const CELLS_A_STEP = 200;

/**
 * Gives each of `size` things one of `size` places so that the total cost is least: the Hungarian method with potentials
 * (H. Kuhn, 1955; J. Munkres, 1957), O(size^3). Of equal ones, earlier things tend to have lower places.
 */
export const leastCostAssignment = (
  size: number,
  costOf: (thing: number, place: number) => number,
): readonly number[] => {
  // Things and places are 1 to size here; 0 stands for none.
  const ofThing = new Float64Array(size + 1);
  const ofPlace = new Float64Array(size + 1);
  const thingAt = new Int32Array(size + 1);
  const cameFrom = new Int32Array(size + 1);
  const costs = Float64Array.from({ length: size * size }, (_, index) =>
    costOf(Math.floor(index / size), index % size),
  );

  for (let thing = 1; thing <= size; thing += 1) {
    const least = new Float64Array(size + 1).fill(Number.POSITIVE_INFINITY);
    const isUsed = new Uint8Array(size + 1);
    let place = 0;
    thingAt[0] = thing;
    do {
      isUsed[place] = 1;
      countSteps(size / CELLS_A_STEP);
      const current = thingAt[place] as number;
      let [step, next] = [Number.POSITIVE_INFINITY, 0];
      for (let other = 1; other <= size; other += 1) {
        if (isUsed[other] === 1) continue;
        const reduced =
          (costs[(current - 1) * size + other - 1] as number) -
          (ofThing[current] as number) -
          (ofPlace[other] as number);
        if (reduced < (least[other] as number)) {
          least[other] = reduced;
          cameFrom[other] = place;
        }
        if ((least[other] as number) < step) [step, next] = [least[other] as number, other];
      }
      for (let other = 0; other <= size; other += 1)
        if (isUsed[other] === 1) {
          const holder = thingAt[other] as number;
          ofThing[holder] = (ofThing[holder] as number) + step;
          ofPlace[other] = (ofPlace[other] as number) - step;
        } else least[other] = (least[other] as number) - step;
      place = next;
    } while (thingAt[place] !== 0);
    while (place !== 0) {
      const before = cameFrom[place] as number;
      thingAt[place] = thingAt[before] as number;
      place = before;
    }
  }

  const places = new Array<number>(size).fill(0);
  for (let place = 1; place <= size; place += 1) places[(thingAt[place] as number) - 1] = place - 1;
  return places;
};
