import { MaximumMatching } from './maximum-matching';
import type { Meetings } from './meetings';

export interface UnpairedChoice {
  /** The position in the ranking of the one left over. */
  readonly position: number;
  /** How often that one has been unpaired before. */
  readonly timesBefore: number;
  /** Those who stood before it in the order but whose leaving would force a rematch (or one more). */
  readonly passedOver: readonly number[];
}

/**
 * Chooses the one of an odd number of ranked entrants that has the Spare Player or the bye. In order: fewest times first, then the lowest
 * ranked. The first whose leaving lets the rest be paired with the fewest rematches, none where that can be, takes it.
 * Source: 001, Spare Player; Bye. When all have had it, and to avoid a rematch: rulings (the source is silent).
 */
export const chooseUnpaired = (times: readonly number[], meetings: Meetings): UnpairedChoice => {
  const positions = times.map((_, position) => position);
  const timesOf = (position: number): number => times[position] as number;
  const order = positions.toSorted((a, b) => timesOf(a) - timesOf(b) || b - a);

  // Enough entrants for the opponents met: the rest can be paired without any of them (see roundsWithoutRematch).
  const anyoneCanLeave = times.length - 1 >= 2 * (meetings.mostOpponents + 1);
  const pairs = anyoneCanLeave ? undefined : new MaximumMatching(positions, meetings.opponentsOf);
  const found = pairs ? order.findIndex((position) => pairs.canSpare(position)) : 0;
  const position = order[found] as number;
  return { position, timesBefore: timesOf(position), passedOver: order.slice(0, found) };
};

/** The choice of the final round, where nothing gives way to rematches: fewest times, then the lowest ranked. */
export const chooseUnpairedInFinal = (times: readonly number[]): UnpairedChoice => {
  const timesBefore = Math.min(...times);
  return { position: times.lastIndexOf(timesBefore), timesBefore, passedOver: [] };
};
