import type { Keys, KeyVersion } from './app/kernel/keys';
import type { StoreUnits } from './app/kernel/ports';
import type { Caller, Keyring, StoredContext } from './app/kernel/store/context';
import { createCreationRate } from './app/kernel/rate-limits/creation-rate';
import { lazyStore } from './app/kernel/store/wrapped-stores';
import { createProcessCache } from './app/kernel/store/process-cache';
import { type ChangeQueue, createChangeQueue } from './app/kernel/store/change-queue';
import { systemClock } from './compose';
import { derivedKey, keyedContext, serviceKeys } from './compose-keys';
import { isProjectionBehind } from './infrastructure/local/projections-behind';
import { sharedReaderMemory } from './infrastructure/local/reader-memory';
import { sharedInProcess } from './infrastructure/local/shared-in-process';
import { oncePerName } from './shared/once';

/** The wiring of what needs the store. The database client is loaded with the first use of it. */

/**
 * Names that a repeated request must find again: they follow from the oldest version for ever, since a name opens nothing.
 * The first part of what is derived says what it is for.
 */
const NAMES: ReadonlySet<string | undefined> = new Set([
  'tournament',
  'league',
  'league player',
  'roll',
  'sealed choice',
  'catalogue',
  'catalogue upload',
]);

const hmacOf = (secret: string) => {
  let key: Buffer | undefined;
  return (parts: readonly string[]): string =>
    process
      .getBuiltinModule('node:crypto')
      .createHmac('sha256', (key ??= derivedKey(secret, 'tournaments 1')))
      .update(JSON.stringify(parts))
      .digest('base64url');
};

/** HMAC-SHA-256 under keys of the secret's versions; the parts are told apart by their JSON. */
export const createKeyring = (keys: () => Keys): Keyring => {
  const hmacFor = oncePerName(hmacOf);
  const oldest = (): KeyVersion => keys().all.at(-1) ?? keys().current;
  const ring = (of: () => KeyVersion): Keyring => ({
    version: () => of().version,
    derive: (...parts) => hmacFor((NAMES.has(parts[0]) ? oldest() : of()).secret)(parts),
    others: () =>
      keys()
        .all.filter(({ version }) => version !== of().version)
        .map((one) => ring(() => one)),
  });
  return ring(() => keys().current);
};

let units: StoreUnits = { reads: 0, writes: 0 };

/** Capacity units that the table has charged this process since it started. */
export const unitsSoFar = (): StoreUnits => units;

const used = ({ reads, writes }: StoreUnits): void => {
  units = { reads: units.reads + reads, writes: units.writes + writes };
};

const store = lazyStore(async () => {
  const { openTable } = await import('./compose-table');
  return openTable(keyedContext.clock.nowMs, used);
});

/** The store alone, for what acts on its own. */
export const usedStore = store;

const processCache = createProcessCache(systemClock);

const queueOfProcess = sharedInProcess<ChangeQueue>('change queue');

/**
 * One for all functions of a process: what a queue passes on must hold every change of the tournament, or a token that another
 * function has revoked would be obeyed for a moment.
 */
const changeQueue = queueOfProcess.shared() ?? createChangeQueue(systemClock);
queueOfProcess.share(changeQueue);

const keyring = createKeyring(serviceKeys);

/** Read once: looking into the environment takes longer than all else here. */
const allowsLoopbackWebhooks = process.env['MUSTER_LOOPBACK_WEBHOOKS'] === 'on';

const sendsMail = (process.env['MAIL_FROM'] ?? '') !== '' || (process.env['MAIL_FOLDER'] ?? '') !== '';

/** The parts that all requests share. Copied whole: putting them together anew took a tenth of a small answer. */
const shared = {
  ...keyedContext,
  store,
  keyring,
  changeQueue,
  processCache,
  isProjectionBehind,
  creationRate: createCreationRate(systemClock),
  ...(sendsMail && { sendsMail }),
  ...(allowsLoopbackWebhooks && { allowLoopbackWebhooks: true as const }),
};

/** Dependencies of stored operations, for one request. */
export const storedContext = (caller: Caller): StoredContext => {
  const readerMemory = sharedReaderMemory();
  return readerMemory === undefined ? { ...shared, caller } : { ...shared, caller, readerMemory };
};
