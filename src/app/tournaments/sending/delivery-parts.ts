import type { Random } from '../../kernel/ports';
import type { Keyring } from '../../kernel/store/context';
import type { Store } from '../../kernel/store/store';
import type { WebhookSender } from './sender';

/** What writes to a channel of Discord as the bot. */
export interface DiscordBot {
  /** Such as `https://discord.com/api/v10`. */
  readonly api: string;
  /** Undefined where the service has none. */
  readonly token: () => Promise<string | undefined>;
}

/** What bringing messages to their receivers needs. */
export interface DeliveryParts {
  readonly store: Store;
  readonly keyring: Keyring;
  readonly sender: WebhookSender;
  readonly random: Random;
  readonly nowMs: () => number;
  /** How channels of connected servers are written to, as the bot; without it they are not. */
  readonly bot?: DiscordBot;
  /** Where this service is reached, for pictures in announcements. */
  readonly publicUrl?: string | undefined;
}
