import type { ChartNote } from '../../../charts/chart';
import { transcribed } from '../sources';

const fallingSource = transcribed('Falling', 'B');

/** The same hits as in 2018. */
export const hitsOfAFall2024: ChartNote = {
  text: 'Falling beyond its own height: one Strength 3 hit, and one more for each further full inch.',
  source: fallingSource,
};
