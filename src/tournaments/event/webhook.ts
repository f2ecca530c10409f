/** What webhooks can be told of. */
export const webhookEvents = [
  'TOURNAMENT_CHANGED',
  'ENTRANT_REGISTERED',
  'ENTRANT_CHANGED',
  'ROUND_DRAWN',
  'ROUND_STARTED',
  'ROUND_EXTENDED',
  'RESULT_REPORTED',
  'RESULT_CONFIRMED',
  'RESULT_DISPUTED',
  'RESULT_RULED',
  'TOURNAMENT_FINISHED',
] as const;
export type WebhookEvent = (typeof webhookEvents)[number];

/** What a message to a webhook can be about: an event, or a test. */
export const webhookMessageTypes = [...webhookEvents, 'PING'] as const;
export type WebhookMessageType = (typeof webhookMessageTypes)[number];

export const webhookPauses = ['BY_ORGANISER', 'GONE', 'FAILING'] as const;
/** Why nothing is sent: an organiser wants it, the receiver answered 410, or all attempts of some days failed. */
export type WebhookPause = (typeof webhookPauses)[number];

/** An address that is told of a tournament's changes. Its secrets follow from the service's own and are not kept. */
export interface Webhook {
  readonly id: string;
  readonly url: string;
  readonly events: readonly WebhookEvent[];
  readonly pause: WebhookPause | null;
  readonly createdAtMs: number;
  /** The request that its secret follows from. */
  readonly secretFrom: string;
  /** The one before, which signs too until then; absent where there is none. */
  readonly formerSecret?: { readonly from: string; readonly untilMs: number };
}

/** What each change is told as. Tokens and army lists are nobody's business: changes of those are not here. */
export const eventOfOperation: Readonly<Record<string, WebhookEvent>> = {
  updateTournament: 'TOURNAMENT_CHANGED',
  openRegistration: 'TOURNAMENT_CHANGED',
  openCheckIn: 'TOURNAMENT_CHANGED',
  publishArmyLists: 'TOURNAMENT_CHANGED',
  registerEntrant: 'ENTRANT_REGISTERED',
  updateEntrant: 'ENTRANT_CHANGED',
  checkInEntrant: 'ENTRANT_CHANGED',
  recordCheck: 'ENTRANT_CHANGED',
  withdrawEntrant: 'ENTRANT_CHANGED',
  reinstateEntrant: 'ENTRANT_CHANGED',
  disqualifyEntrant: 'ENTRANT_CHANGED',
  eraseEntrant: 'ENTRANT_CHANGED',
  adjustEntrant: 'ENTRANT_CHANGED',
  setScore: 'ENTRANT_CHANGED',
  chooseFavouriteOpponent: 'ENTRANT_CHANGED',
  drawRound: 'ROUND_DRAWN',
  setRoundTables: 'ROUND_DRAWN',
  swapEntrants: 'ROUND_DRAWN',
  redrawRound: 'ROUND_DRAWN',
  startRound: 'ROUND_STARTED',
  extendRound: 'ROUND_EXTENDED',
  reportResult: 'RESULT_REPORTED',
  confirmResult: 'RESULT_CONFIRMED',
  disputeResult: 'RESULT_DISPUTED',
  ruleResult: 'RESULT_RULED',
  finishTournament: 'TOURNAMENT_FINISHED',
};

/** The change that asks for a test message; its `told` names the webhook. */
export const PING_OPERATION = 'pingWebhook';

/** The webhooks that this change is to be told to. A test goes to its own, paused or not. */
export const webhooksFor = (
  webhooks: readonly Webhook[],
  change: { readonly op: string; readonly told?: Readonly<Record<string, unknown>> },
): readonly Webhook[] => {
  if (change.op === PING_OPERATION) return webhooks.filter(({ id }) => id === change.told?.['webhook']);
  const event = eventOfOperation[change.op];
  return event === undefined
    ? []
    : webhooks.filter(({ events, pause }) => pause === null && events.includes(event));
};
