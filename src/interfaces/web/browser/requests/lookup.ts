import { ask } from './api';

/** Answers by their address, each read once. Without a connection the next look asks again; `whenRead` draws the page again. */
export const createLookup = <T>(): ((path: string, whenRead: () => void) => T | null) => {
  const known = new Map<string, T | null>();
  return (path, whenRead) => {
    if (!known.has(path)) {
      known.set(path, null);
      void ask<T>({ path }).then((asked) => {
        if (asked.kind === 'OFFLINE') known.delete(path);
        if (asked.kind !== 'OK') return;
        known.set(path, asked.value);
        whenRead();
      });
    }
    return known.get(path) ?? null;
  };
};
