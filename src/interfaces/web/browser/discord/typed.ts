import { readStored } from '../requests/stored';

/** The values that the reader has copied from Discord's portal. Neither is secret. */
export interface Typed {
  readonly id: string;
  readonly key: string;
}

export const ID = /^\d{17,20}$/;
export const PUBLIC_KEY = /^[0-9a-f]{64}$/i;
const STORED = 'muster.discord';

export const keptTyped = (): Typed => ({ id: '', key: '', ...readStored<Partial<Typed>>(STORED) });

export const keepTyped = (typed: Typed): void => localStorage.setItem(STORED, JSON.stringify(typed));
