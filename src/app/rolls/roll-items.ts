import type { ChangeLog, Logged } from '../../tournaments/event/change-log';
import { ok, refused } from '../../shared/result';
import type { Answer } from '../use-case';
import { thingOf } from '../tournaments/items';
import type { RollAddress, SealedChoiceAddress, Store } from '../tournaments/store';
import type { RollFacts } from './roll-facts';

export const rollAddress = (roll: string): RollAddress => ({ item: 'ROLL', roll });

/** The history of a kept thing; empty where there is none. */
export const readLog = async <Facts>(
  store: Store,
  address: RollAddress | SealedChoiceAddress,
): Promise<Answer<ChangeLog<Facts>>> => {
  const items = await store.get([address]);
  if (!items.ok) return items;
  return ok(thingOf<Facts>(items.value[0])?.log ?? []);
};

/** The roll, or that there is none. */
export const readRoll = async (store: Store, id: string): Promise<Answer<Logged<RollFacts>>> => {
  const items = await store.get([rollAddress(id)]);
  if (!items.ok) return items;
  const found = thingOf<RollFacts>(items.value[0]);
  return found ? ok(found) : refused({ code: 'NOT_FOUND', kind: 'roll', id });
};
