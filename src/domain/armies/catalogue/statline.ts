import type { Characteristics } from './vocabulary';

/**
 * `6 5/4+ 4 6 2 2 4 2 1 1`; a dash where the profile has none. Also `6"`, as the book prints a Move. `6 5/4+ 4 6 2 2 5+ 6+ 2 1 1` where Courage
 * and Intelligence are scores needed.
 */
const STATLINE =
  /^(\d+|-)"? (\d+|-)(?:\/([1-6])\+|\/-)? (\d+|-) (\d+|-) (\d+|-) (\d+|-) (?:(\d+|-)|(\d+)\+ (\d+)\+|- -)(?: (\d+|-) (\d+|-) (\d+|-))?$/;

const number = (text: string | undefined): number | null =>
  text === undefined || text === '-' ? null : Number(text);

/** The characteristics of a printed line, or null if it cannot be read. */
export const readStatline = (statline: string): Characteristics | null => {
  const match = STATLINE.exec(statline);
  if (!match) return null;
  const [, move, fight, shoot, strength, defence, attacks, wounds, value, score, intelligence, ...hero] =
    match.map(number);
  const [might, will, fate] = hero;
  const courage = value ?? score;
  const line = { move, fight, shoot, strength, defence, attacks, wounds, courage, intelligence };
  const all = { ...line, might, will, fate };
  return Object.fromEntries(
    Object.entries(all).map(([name, value]) => [name, value ?? null]),
  ) as Characteristics;
};
