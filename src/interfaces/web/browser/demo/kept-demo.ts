import type { Demo } from './make-demo';

/** The demo of this browser. */

const KEY = 'muster.demo';

const kept = (): { readonly demo?: Demo } => {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? '{}') ?? {}) as { readonly demo?: Demo };
  } catch {
    return {};
  }
};

export const hasDemo = (): boolean => kept().demo !== undefined;

export const keptDemo = (): Demo | undefined => kept().demo;

export const keepDemo = (demo: Demo): void => localStorage.setItem(KEY, JSON.stringify({ demo }));

export const forgetDemo = (): void => localStorage.removeItem(KEY);
