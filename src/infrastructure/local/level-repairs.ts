import { Level } from 'level';

/**
 * Two faults of dynalite 4.0.0 on abstract-level 3, repaired from outside (docs/decisions/0019-embedded-engine.md says what should go upstream):
 * - dynalite ends an iterator with `return`, abstract-level calls that `close`: each query leaves an iterator open for ever.
 * - dynalite throws what LevelDB refuses, such as a write to a full disk, where nobody can catch it: the process ends.
 */

interface EndableIterator {
  readonly close: () => Promise<void>;
  readonly next: () => Promise<unknown>;
  return?: () => Promise<void>;
}

type Method = (this: { readonly location?: string }, ...given: unknown[]) => unknown;

/** dynalite sends this as an answer instead of throwing it; the SDK takes it for a fault of the moment. */
export const FAULT_ANSWER = {
  statusCode: 500,
  body: {
    __type: 'com.amazonaws.dynamodb.v20120810#InternalServerError',
    message: 'The embedded database cannot read or write its folder.',
  },
} as const;

const listeners = new Map<string, () => void>();

/** Calls the listener when LevelDB fails in this folder, until the answer is called. */
export const onLevelFault = (folder: string, listener: () => void): (() => void) => {
  listeners.set(folder, listener);
  return () => {
    if (listeners.get(folder) === listener) listeners.delete(folder);
  };
};

/** A call on a database that is being closed says nothing of its folder, and dynalite replaces it by what it throws. */
const CLOSING = new Set(['LEVEL_DATABASE_NOT_OPEN', 'LEVEL_ITERATOR_NOT_OPEN']);

const asAnswer = (error: unknown, folder: string | undefined): unknown => {
  if (typeof error !== 'object' || error === null) return error;
  const { code = '' } = error as { readonly code?: string };
  if (CLOSING.has(code)) return Object.assign(new Error('the database is closed'), FAULT_ANSWER);
  if (folder !== undefined) listeners.get(folder)?.();
  return Object.assign(error, FAULT_ANSWER);
};

const endable = (iterator: EndableIterator, folder: string | undefined): EndableIterator => {
  const next = iterator.next.bind(iterator);
  return Object.assign(iterator, {
    return: () => iterator.close(),
    next: () =>
      next().catch((error: unknown) => {
        throw asAnswer(error, folder);
      }),
  });
};

const REPAIRED = Symbol.for('muster.level-repairs');

/** Repairs the classes of LevelDB in this process, once. */
export const repairLevel = (): void => {
  // Shared by LevelDB in a folder and in memory.
  const shared = Object.getPrototypeOf(Level.prototype) as Record<string | symbol, unknown>;
  if (shared[REPAIRED]) return;
  shared[REPAIRED] = true;
  for (const name of ['keys', 'values']) {
    const original = shared[name] as Method;
    shared[name] = function (this: { readonly location?: string }, ...given: unknown[]) {
      return endable(original.apply(this, given) as EndableIterator, this.location);
    };
  }
  const { get, getSync } = shared as Record<'get' | 'getSync', Method>;
  // A key is read in less time than it takes to hand its reading to another thread.
  shared['get'] = async function (
    this: { readonly status?: string; readonly location?: string },
    ...given: unknown[]
  ) {
    return this.status === 'open' ? getSync.apply(this, given) : get.apply(this, given);
  };
  for (const name of ['get', 'put', 'del', 'batch']) {
    const original = shared[name] as Method;
    shared[name] = function (this: { readonly location?: string }, ...given: unknown[]) {
      const done = original.apply(this, given);
      return done instanceof Promise
        ? done.catch((error: unknown) => {
            throw asAnswer(error, this.location);
          })
        : done;
    };
  }
};
