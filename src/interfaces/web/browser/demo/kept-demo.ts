import type { Demo } from './make-demo';

/** The demo of this browser. */

const KEY = 'muster.demo';

export const keptDemo = (): Demo | undefined => {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? 'null') as { readonly demo?: Demo } | null)?.demo;
  } catch {
    return undefined;
  }
};

export const keepDemo = (demo: Demo): void => localStorage.setItem(KEY, JSON.stringify({ demo }));

export const forgetDemo = (): void => localStorage.removeItem(KEY);
