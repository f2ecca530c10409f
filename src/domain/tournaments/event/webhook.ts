/** The events that webhooks can receive, with their descriptions: both contracts list them from here. */
export const webhookEvents = {
  TOURNAMENT_CHANGED:
    'The settings have changed, registration or check-in was opened, or the army lists were published.',
  ENTRANT_REGISTERED: 'Somebody was registered.',
  ENTRANT_CHANGED:
    'Something of an entrant has changed: who it is, whether it is there, its checks, points or scores.',
  ROUND_DRAWN: 'A round was drawn, drawn again, or its tables were changed by hand.',
  SCENARIO_CHANGED: 'The scenario of a drawn round was named or drawn again, or a player has vetoed one.',
  ARMY_CHOSEN:
    'A player has chosen the army that it plays at a table, or a scorekeeper has; the message does not say which.',
  ROUND_STARTED: 'A round was started.',
  ROUND_UNSTARTED: 'The start of a round was undone.',
  ROUND_EXTENDED: 'A round was given more time.',
  CLOCK_PAUSED: 'The clock of a round was paused.',
  CLOCK_RESUMED: 'The paused clock of a round runs again.',
  RESULT_REPORTED: 'A result was reported or corrected.',
  RESULT_TAKEN_BACK: 'A report was undone.',
  RESULT_CONFIRMED: 'A result was confirmed by the other side.',
  RESULT_DISPUTED: 'A result was disputed.',
  RESULT_RULED: 'A referee has ruled on a result.',
  TOURNAMENT_FINISHED: 'The tournament is over.',
  TOURNAMENT_REOPENED: 'A finished tournament goes on.',
  TOURNAMENT_CANCELLED: 'The tournament was cancelled: it will not take place, or not go on.',
  TOURNAMENT_RESUMED: 'A cancelled tournament takes place after all.',
  TOURNAMENT_DELETED: 'The tournament was deleted: nothing of it can be read any more.',
} as const;
export type WebhookEvent = keyof typeof webhookEvents;

/** The subject of a message to a webhook: an event, or a test. */
export type WebhookMessageType = WebhookEvent | 'PING';

export const webhookPauses = {
  BY_ORGANISER: 'An organiser paused it.',
  GONE: "The receiver answered 410 Gone; a Discord channel's webhook was deleted.",
  FAILING: 'All ten attempts of a message failed, over three days in which nothing else arrived.',
} as const;
export type WebhookPause = keyof typeof webhookPauses;

/** An address that receives a tournament's changes. Its secrets follow from the service's own and are not stored. */
export interface Webhook {
  readonly id: string;
  readonly url: string;
  readonly events: readonly WebhookEvent[];
  readonly pause: WebhookPause | null;
  readonly createdAtMs: number;
  /** Its messages about an entrant carry the email address; absent: they do not. */
  readonly emails?: true;
  /** It is a Discord channel's, and gets announcements of these kinds in place of messages; absent for any other. */
  readonly announce?: readonly string[];
  /** The request that its secret follows from. */
  readonly secretFrom: string;
  /** The one before, which signs too until then; absent where there is none. */
  readonly formerSecret?: { readonly from: string; readonly untilMs: number };
}

/** The operation that asks for a test message; the receipt of its change names the webhook. */
export const PING_OPERATION = 'pingWebhook';
