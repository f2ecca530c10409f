import type { ChangeLog } from '../../../../shared/change-log';
import { itemKind, readRecord } from '../../../kernel/store/items';
import type { Target } from '../../../kernel/store/mutation';
import type { RefereedFightAddress, Store } from '../../../kernel/store/store';
import { expiryOf } from '../item-kinds';
import type { RefereedFightFacts } from './fight-facts';

const refereedFightKind = itemKind<RefereedFightFacts, RefereedFightAddress>({
  place: (_, log) => ({ expiresAtMs: expiryOf(log) }),
});

const fightAddress = (fight: string): RefereedFightAddress => ({ item: 'REFEREED_FIGHT', fight });

export const fightTarget = (id: string, log: ChangeLog<RefereedFightFacts>): Target<RefereedFightFacts> => ({
  kind: refereedFightKind,
  address: fightAddress(id),
  log,
});

/** The fight, or that there is none. */
export const readFight = (store: Store, id: string) =>
  readRecord(refereedFightKind, { name: 'refereed fight', id, address: fightAddress(id) }, store);
