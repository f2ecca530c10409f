import { later } from '../later';
import { redraw } from './model';

/** Files of other programs and late pairs come after the rest. */
export const exchange = later(() => import('./exchange'), redraw);
