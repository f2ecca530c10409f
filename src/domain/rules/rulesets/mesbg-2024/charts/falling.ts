import type { ChartNote } from '../../../charts/chart';
import { sources2024 } from '../sources';

/** The same hits as in 2018. */
export const hitsOfAFall2024: ChartNote = {
  text: 'Falling beyond its own height: one Strength 3 hit, and one more for each further full inch.',
  source: sources2024.falling,
};
