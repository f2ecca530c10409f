import type { ChangeLog } from '../../../../shared/change-log';
import { readRecord } from '../../../kernel/store/items';
import type { Target } from '../../../kernel/store/mutation';
import type { RollAddress, Store } from '../../../kernel/store/store';
import { rollKind } from '../item-kinds';
import type { RollFacts } from '../roll-facts';

export const rollAddress = (roll: string): RollAddress => ({ item: 'ROLL', roll });

export const rollTarget = (id: string, log: ChangeLog<RollFacts>): Target<RollFacts> => ({
  kind: rollKind,
  address: rollAddress(id),
  log,
});

/** The roll, or that there is none. */
export const readRoll = (store: Store, id: string) =>
  readRecord(rollKind, { name: 'roll', id, address: rollAddress(id) }, store);
