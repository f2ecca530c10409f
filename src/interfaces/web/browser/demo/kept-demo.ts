import { ask } from '../api';
import type { Demo } from './make-demo';

/** The demo of this browser. Its league outlives the event, which nobody can delete: the next demo plays in it again. */

const KEY = 'muster.demo';

interface Kept {
  readonly demo?: Demo;
  readonly league?: Demo['league'];
}

const kept = (): Kept => {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? '{}') ?? {}) as Kept;
  } catch {
    return {};
  }
};

const write = (value: Kept): void => localStorage.setItem(KEY, JSON.stringify(value));

export const hasDemo = (): boolean => kept().demo !== undefined;

export const keptDemo = (): Demo | undefined => kept().demo;

export const keepDemo = (demo: Demo): void => write({ demo, league: demo.league });

export const forgetDemo = (): void => {
  const { league } = kept();
  write(league ? { league } : {});
};

/** The league of an earlier demo, where the service still has it. */
export const keptLeague = async (): Promise<Demo['league'] | undefined> => {
  const { league } = kept();
  if (!league) return undefined;
  const asked = await ask({ path: `/v1/leagues/${league.id}` });
  return asked.kind === 'OK' ? league : undefined;
};
