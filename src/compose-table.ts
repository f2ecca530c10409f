import type { StoreUnits } from './app/kernel/ports';
import type { Store } from './app/kernel/store/store';
import { createDynamoStore } from './infrastructure/aws/dynamodb-store';
import { sharedEngine, sharedManyRows } from './infrastructure/local/engine-caller';
import { invariant } from './shared/invariant';

/**
 * The wiring of the table, loaded with the first use of the store. Region, endpoint and credentials are the SDK's own environment
 * variables, unless the engine runs in this process.
 * @param used told what each call to the table has used
 */
export const openTable = (nowMs: () => number, used: (units: StoreUnits) => void): Store => {
  const table = process.env['MUSTER_TABLE'] ?? '';
  invariant(table !== '', 'MUSTER_TABLE must name the table');
  return createDynamoStore({ table, nowMs, client: sharedEngine(), many: sharedManyRows(table), used });
};
