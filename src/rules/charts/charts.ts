import type { Chart } from './chart';
import { climb } from './climb';
import { jump } from './jump';
import { leap } from './leap';

/** Every roll table, in the order of the documents. A new chart is a file of its own and a line here. */
export const charts: readonly Chart[] = [jump, leap, climb];

export const findChart = (id: string): Chart | undefined => charts.find((chart) => chart.id === id);
