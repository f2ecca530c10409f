import { type Problem, type Request, ask, newKey } from './api';
import { tokenFor } from './tokens';

/**
 * The changes that this browser has made and the service has not acknowledged. They outlive a lost connection and a closed
 * page, go out in the order in which they were made, each under its own key: a change that did arrive happens once.
 */
export interface Waiting extends Required<Pick<Request, 'key' | 'method' | 'body' | 'ifMatch'>> {
  readonly tournament: string;
  /** Below the tournament's address. */
  readonly path: string;
  readonly label: string;
  readonly problem: Problem | null;
}

const STORED = 'muster.outbox';
const SHORTEST_WAIT_MS = 1_500;
const LONGEST_WAIT_MS = 30_000;

const waiting = (): readonly Waiting[] => {
  try {
    return JSON.parse(localStorage.getItem(STORED) ?? '[]') as readonly Waiting[];
  } catch {
    return [];
  }
};

export const waitingFor = (id: string | null): readonly Waiting[] =>
  waiting().filter(({ tournament }) => tournament === id);

/** A change that was acknowledged, and its answer. */
export interface Done extends Waiting {
  readonly answer: unknown;
}

const listeners = new Set<(done: Done | null) => void>();

/** Calls back after each change of the outbox, with what was acknowledged if something was. */
export const watchOutbox = (listener: (done: Done | null) => void): void => {
  listeners.add(listener);
};

const tell = (done: Done | null = null): void => {
  for (const listener of listeners) listener(done);
};

const write = (items: readonly Waiting[], done: Done | null = null): void => {
  localStorage.setItem(STORED, JSON.stringify(items));
  tell(done);
};

const replace = (key: string, by: Waiting | null, done: Done | null = null): void =>
  write(
    waiting().flatMap((item) => (item.key === key ? (by ?? []) : item)),
    done,
  );

let isOffline = false;
export const offline = (): boolean => isOffline || !navigator.onLine;

let wait = SHORTEST_WAIT_MS;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Sends one; false where the connection is gone. */
const sendOne = async (item: Waiting): Promise<boolean> => {
  const { tournament, method, path, body, key, ifMatch } = item;
  const asked = await ask({
    method,
    path: `/v1/tournaments/${encodeURIComponent(tournament)}${path}`,
    body,
    key,
    ifMatch,
    token: tokenFor(tournament),
  });
  isOffline = asked.kind === 'OFFLINE';
  if (asked.kind === 'OFFLINE') return false;
  if (asked.kind === 'REFUSED') replace(item.key, { ...item, problem: asked.problem });
  else replace(item.key, null, { ...item, answer: asked.kind === 'OK' ? asked.value : null });
  return true;
};

const sendAll = async (): Promise<void> => {
  for (;;) {
    const next = waiting().find(({ problem }) => problem === null);
    if (next === undefined) return;
    if (!(await sendOne(next))) {
      tell();
      timer = setTimeout(() => void flush(), wait);
      wait = Math.min(wait * 2, LONGEST_WAIT_MS);
      return;
    }
    wait = SHORTEST_WAIT_MS;
  }
};

/** Sends what waits; only one page of this browser at a time does. */
export const flush = async (): Promise<void> => {
  clearTimeout(timer);
  if (waiting().some(({ problem }) => problem === null))
    await navigator.locks.request('muster.outbox', { ifAvailable: true }, async (lock) => {
      if (lock) await sendAll();
    });
};

export const change = (made: Omit<Waiting, 'key' | 'problem'>): void => {
  write([...waiting(), { ...made, key: newKey(), problem: null }]);
  void flush();
};

/** Gives up a change that was refused. */
export const dismiss = (key: string): void => replace(key, null);

/** Sends a refused change again, over what stands now. */
export const overrule = (item: Waiting, version: string): void => {
  replace(item.key, { ...item, key: newKey(), ifMatch: version, problem: null });
  void flush();
};

addEventListener('online', () => {
  wait = SHORTEST_WAIT_MS;
  void flush();
});
addEventListener('offline', () => tell());
addEventListener('storage', ({ key }) => {
  if (key === STORED) tell();
});
