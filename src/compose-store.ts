import type { StoreUnits } from './app/ports';
import type { Caller, Keyring, StoredContext } from './app/tournaments/context';
import { lazyStore } from './app/tournaments/lazy-store';
import { derivedKey, rulesContext, serviceSecret } from './compose';
import { invariant } from './shared/invariant';

/** The wiring of what needs the store. The database client is loaded with the first use of it. */

/** HMAC-SHA-256 under a key of its own; the parts are told apart by their JSON. */
export const createKeyring = (secret: () => string): Keyring => {
  let key: Buffer | undefined;
  return {
    derive: (...parts) =>
      process
        .getBuiltinModule('node:crypto')
        .createHmac('sha256', (key ??= derivedKey(secret(), 'tournaments 1')))
        .update(JSON.stringify(parts))
        .digest('base64url'),
  };
};

const tableName = (): string => {
  const name = process.env['MUSTER_TABLE'] ?? '';
  invariant(name !== '', 'MUSTER_TABLE must name the table');
  return name;
};

let units: StoreUnits = { reads: 0, writes: 0 };

/** What the table has charged this process since it started. */
export const unitsSoFar = (): StoreUnits => units;

const used = ({ reads, writes }: StoreUnits): void => {
  units = { reads: units.reads + reads, writes: units.writes + writes };
};

/** Region, endpoint and credentials are the SDK's own environment variables. */
const store = lazyStore(async () => {
  const { createDynamoStore } = await import('./storage/dynamodb-store');
  return createDynamoStore({ table: tableName(), nowMs: rulesContext.clock.nowMs, used });
});

const keyring = createKeyring(serviceSecret);

/** What use-cases that need the store may use, for one request. */
export const storedContext = (caller: Caller): StoredContext => ({
  ...rulesContext,
  store,
  keyring,
  caller,
  ...(process.env['MUSTER_LOOPBACK_WEBHOOKS'] === 'on' && { allowLoopbackWebhooks: true }),
});
