import type { ChangeLog } from '../../tournaments/event/change-log';
import type { Item, RollAddress, SealedChoiceAddress } from '../tournaments/store';
import { createdAtMs, keptUntilMs } from './roll-facts';

/** The listing of the rolls that were opened on this day (YYYY-MM-DD, UTC). */
export const rollsListing = (day: string): string => `ROLLS#${day}`;

/** Where a roll or a stored secret choice is listed, and when it expires. */
export const rollPlacing = (
  address: RollAddress | SealedChoiceAddress,
  log: ChangeLog<unknown>,
): Pick<Item, 'listing' | 'expiresAtMs'> => {
  const openedAt = new Date(createdAtMs(log)).toISOString();
  return {
    ...(address.item === 'ROLL' && {
      listing: { month: rollsListing(openedAt.slice(0, 10)), order: `${openedAt}#${address.roll}` },
    }),
    expiresAtMs: Math.ceil(keptUntilMs(log) / 1000) * 1000,
  };
};
