import type { Logged } from '../../../../shared/change-log';
import { type Answer, ok, refused } from '../../../kernel/use-case';
import { loggedOf } from '../../../kernel/store/items';
import type { RollAddress, Store } from '../../../kernel/store/store';
import { rollKind } from '../item-kinds';
import type { RollFacts } from '../roll-facts';

export const rollAddress = (roll: string): RollAddress => ({ item: 'ROLL', roll });

/** The roll, or that there is none. */
export const readRoll = async (store: Store, id: string): Promise<Answer<Logged<RollFacts>>> => {
  const items = await store.get([rollAddress(id)]);
  if (!items.ok) return items;
  const found = loggedOf(rollKind, items.value[0]);
  return found ? ok(found) : refused({ code: 'NOT_FOUND', kind: 'roll', id });
};
