import type { Chart } from '../../../charts/chart';
import { fightingCharts } from './fighting';
import { movingCharts } from './moving';

/** Every roll table of the 2024 edition that a source knows. */
export const charts2024: readonly Chart[] = [...movingCharts, ...fightingCharts];
