import type { ChangeLog } from '../../../shared/change-log';
import { type Answer, ok, refused } from '../answer';
import { type ItemKind, itemOf, logOf } from './items';
import type { Item, Store } from './store';

/** Takes everything that anybody wrote out of the items of a deleted thing; their versions go on. */

/** The most that are written at once. */
const AT_ONCE = 25;
const MOST_ATTEMPTS = 5;

export interface Emptying<Facts> {
  /** The operation that deletes the thing. */
  readonly op: string;
  readonly atMs: number;
  /** The facts that are left. */
  readonly set: Facts;
}

/** The item with nothing left of its history but who changed it when; null where that has been done. */
export const emptied = <Facts>(
  kind: ItemKind<Facts>,
  item: Item,
  { op, atMs, set }: Emptying<Facts>,
): Item | null => {
  const log: ChangeLog<Facts> = logOf(kind, item);
  if (log.at(-1)?.op === op) return null;
  const former = log.map(({ op: change, by, at, key }) => ({ op: change, by, at, key, input: '', set: {} }));
  const last = { op, by: 'SERVICE', at: atMs, key: '', input: '', set };
  return itemOf(kind, item.address, [...former, last]);
};

/** The head's history with the facts that are still needed once the thing is deleted: for the rights to repeat that request, and more. */
export const remaining = <Facts extends object>(
  log: ChangeLog<Facts>,
  needed: readonly (keyof Facts)[],
): ChangeLog<Facts> =>
  log.map(({ set, receipt: _, ...change }) => ({
    ...change,
    input: '',
    set: Object.fromEntries(
      Object.entries(set).filter(([field]) => needed.includes(field as keyof Facts)),
    ) as Partial<Facts>,
  }));

/** Writes the emptied items until nothing is left to be emptied: others may write meanwhile. */
export const writeUntilEmpty = async (
  stillFull: () => Promise<Answer<readonly Item[]>>,
  store: Store,
): Promise<Answer<true>> => {
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt += 1) {
    const open = await stillFull();
    if (!open.ok) return open;
    if (open.value.length === 0) return ok(true);
    for (let from = 0; from < open.value.length; from += AT_ONCE) {
      const written = await Promise.all(
        open.value.slice(from, from + AT_ONCE).map((item) => store.write(item)),
      );
      const failed = written.find((one) => !one.ok);
      if (failed && !failed.ok) return failed;
    }
  }
  return refused({ code: 'UNAVAILABLE', retryAfterSeconds: 1 });
};
