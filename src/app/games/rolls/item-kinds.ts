import type { ChangeLog } from '../../../shared/change-log';
import { itemKind } from '../../kernel/store/items';
import type { RollAddress, SealedChoiceAddress } from '../../kernel/store/store';
import { type RollFacts, createdAtMs, keptUntilMs } from './roll-facts';
import type { StoredChoice } from '../../kernel/generated/answers';

/** A stored secret choice: its seal in lower case and, once shown, the choice. */
export type SealedChoiceFacts = Pick<StoredChoice, 'subject' | 'player' | 'commitment' | 'choice' | 'nonce'>;

/** The kinds of items of verifiable rolls and stored secret choices. */

/** The listing of the rolls that were opened on this day (YYYY-MM-DD, UTC). */
export const rollsListing = (day: string): string => `ROLLS#${day}`;

/** The table's clock counts whole seconds. */
export const expiryOf = (log: ChangeLog<unknown>): number => Math.ceil(keptUntilMs(log) / 1000) * 1000;

/** A roll is listed under the day on which it was opened. */
export const rollKind = itemKind<RollFacts, RollAddress>({
  place: ({ roll }, log) => {
    const openedAt = new Date(createdAtMs(log)).toISOString();
    return {
      listing: { name: rollsListing(openedAt.slice(0, 10)), order: `${openedAt}#${roll}` },
      expiresAtMs: expiryOf(log),
    };
  },
});

export const sealedChoiceKind = itemKind<SealedChoiceFacts, SealedChoiceAddress>({
  place: (_, log) => ({ expiresAtMs: expiryOf(log) }),
});
