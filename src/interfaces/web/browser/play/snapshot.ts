import type { Seen } from './seen';

/** A copy of the data shown last, for opening the page without a connection. It is deleted once the link is revoked. */

interface Snapshot extends Seen {
  readonly savedAt: number;
}

const keyOf = (id: string): string => `muster.play.${id}`;

export const saveSnapshot = (id: string, seen: Seen): void => {
  try {
    localStorage.setItem(keyOf(id), JSON.stringify({ ...seen, savedAt: Date.now() }));
  } catch {
    // A full storage: the page works without.
  }
};

export const readSnapshot = (id: string): Snapshot | null => {
  try {
    return JSON.parse(localStorage.getItem(keyOf(id)) ?? 'null') as Snapshot | null;
  } catch {
    return null;
  }
};

export const forgetSnapshot = (id: string): void => localStorage.removeItem(keyOf(id));
