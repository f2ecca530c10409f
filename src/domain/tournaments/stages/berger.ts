/** Two players of a group by their number in it, from 1. */
export type BergerPair = readonly [number, number];

/** Seats 1 to `circle` on a circle: 0 and less come again at its end. */
const onCircle = (seat: number, circle: number): number => ((((seat - 1) % circle) + circle) % circle) + 1;

/**
 * A round of the tables of Berger for so many players; who would meet number `players + 1` of an odd number sits out. The last player
 * stays at its place while the others move on by half the table, so each meets each once. Source: FIDE Handbook C.05, Annex 1.
 * @param round 1 or more; a group of n players has n - 1 rounds, of an odd number n.
 */
export const bergerRound = (players: number, round: number): readonly BergerPair[] => {
  const even = players + (players % 2);
  const circle = even - 1;
  const first = onCircle(1 + (round - 1) * (even / 2), circle);
  const pairs: BergerPair[] = [round % 2 === 1 ? [first, even] : [even, first]];
  for (let step = 1; step < even / 2; step += 1)
    pairs.push([onCircle(first + step, circle), onCircle(first - step, circle)]);
  return pairs.filter(([one, other]) => one <= players && other <= players);
};
