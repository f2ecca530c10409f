import type { Finding } from './finding';
import type { AssembledArmy } from './assemble-army';

/** One rule of army building: reads the whole army, answers every breach of itself and nothing else. */
export type ArmyRule = (army: AssembledArmy) => readonly Finding[];
