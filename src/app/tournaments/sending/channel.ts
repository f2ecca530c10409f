import type { Webhook, WebhookMessageType } from '../../../domain/tournaments/event/webhook';
import type { DeliveryFacts, SendingProblem } from '../../kernel/channels/delivery';
import type { Random } from '../../kernel/ports';
import type { Keyring } from '../../kernel/store/context';
import type { DeliveryAddress, Store, TournamentAddress } from '../../kernel/store/store';
import type { Answer } from '../../kernel/use-case';

/** The answer of a receiver, or the reason why there is none. The answer's body is ignored. */
export type Sent =
  | {
      readonly kind: 'ANSWERED';
      readonly status: number;
      /** The pause that the receiver asks for (`Retry-After`). */
      readonly retryAfterMs?: number;
    }
  | { readonly kind: 'FAILED'; readonly problem: Exclude<SendingProblem, 'BAD_STATUS'> };

/** One POST request. */
export interface Message {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/**
 * Sends a request to a public address on the internet, and to no other: it connects to the address that it has checked. It follows no
 * redirect and gives up after ten seconds.
 */
export interface WebhookSender {
  readonly send: (message: Message) => Promise<Sent>;
}

/** An email to one player. */
export interface Mail {
  /** The same in each attempt, so that a mail program can tell a repetition. */
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  /** Plain text with line feeds. */
  readonly text: string;
  /** The address that ends the messages with one POST request (RFC 8058). */
  readonly unsubscribe: string;
  readonly atMs: number;
}

/** Sends emails; a service without one sends none. */
export interface Mailer {
  readonly send: (mail: Mail) => Promise<Sent>;
}

/** The credentials for writing to Discord channels as the bot. */
export interface DiscordBot {
  /** Such as `https://discord.com/api/v10`. */
  readonly api: string;
  /** Undefined if the service has none. */
  readonly token: () => Promise<string | undefined>;
}

/** The dependencies of making and sending deliveries. */
export interface DeliveryParts {
  readonly store: Store;
  readonly keyring: Keyring;
  readonly sender: WebhookSender;
  readonly random: Random;
  readonly nowMs: () => number;
  /** Without it, nothing is sent to channels of connected servers. */
  readonly bot?: DiscordBot;
  /** The public URL of this service, for pictures in announcements. */
  readonly publicUrl?: string | undefined;
  /** Without it, players get no emails. `url` is the address of this service that emails name. */
  readonly mail?: { readonly mailer: Mailer; readonly url: string } | undefined;
}

/** A change of a tournament that is marked for the outbox. */
export interface OutboxChange {
  readonly address: TournamentAddress;
  readonly op: string;
  readonly type: WebhookMessageType;
  readonly at: number;
  /** The version of the changed record. */
  readonly version: number;
}

/** A message about a change, before it is stored as a delivery. */
export interface ChannelMessage extends Pick<DeliveryFacts, 'payload' | 'whileRoundEnds'> {
  /** Tells the messages about one change apart; absent if there is one only. */
  readonly name?: string;
  /** The position among the parts of one announcement, from 0. Parts are sent in this order. */
  readonly part?: number;
  /** Now if omitted. */
  readonly dueAtMs?: number;
  /** The record that the message waits for others about; the changed one if omitted. */
  readonly thing?: string;
}

/** A message on its way to a receiver. */
export interface Outgoing {
  readonly receiver: Webhook;
  readonly address: DeliveryAddress;
  readonly body: string;
  readonly atMs: number;
}

/**
 * A way on which messages about a tournament reach a receiver. A new channel is one implementation and one row in `channels.ts`; the
 * outbox, the retries and the pauses are the same for all.
 */
export interface Channel {
  readonly kind: string;
  /** Whether messages to this receiver go through this channel. */
  readonly reaches: (receiver: Webhook) => boolean;
  /** Whether this receiver wants messages about changes of this type. */
  readonly wants: (receiver: Webhook, type: WebhookMessageType) => boolean;
  /** Builds the messages about a change; none if the receiver has no interest in it. The store may not answer. */
  readonly messagesOf: (
    change: OutboxChange,
    receiver: Webhook,
    parts: DeliveryParts,
  ) => Promise<Answer<readonly ChannelMessage[]>>;
  /**
   * Completes a stored payload with personal data, which is sent but never stored with the message. Null if the message is no longer
   * wanted or no longer true.
   */
  readonly bodyOf: (
    payload: string,
    about: { readonly receiver: Webhook; readonly tournament: string },
    parts: DeliveryParts,
  ) => Promise<Answer<string | null>>;
  readonly send: (outgoing: Outgoing, parts: DeliveryParts) => Promise<Sent>;
  /** The meaning of an HTTP status other than 2xx: try again, give this message up, or pause the receiver, which is gone. */
  readonly failureOf: (status: number) => 'RETRY' | 'REFUSED' | 'GONE';
  /** If one of these fails, the others are left alone for the rest of the run. */
  readonly hostOf: (
    receiver: Webhook,
    about: { readonly tournament: string; readonly thing: string },
  ) => string;
  /** Whether a receiver gets its messages one after the other. If not, only those about the same record wait for each other. */
  readonly isOneByOne: boolean;
}
