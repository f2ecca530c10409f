import type { Finding } from './finding';
import type { Muster } from './muster';

/** One rule of army building: reads the whole army, answers every breach of itself and nothing else. */
export type ArmyRule = (muster: Muster) => readonly Finding[];
