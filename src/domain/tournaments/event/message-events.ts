import type { TournamentFacts } from './facts';
import type { WebhookMessageType } from './webhook';

/** The events that can concern a player. */
const messageEvents = [
  'ENTRANT_REGISTERED',
  'ENTRANT_CHANGED',
  'TOURNAMENT_CHANGED',
  'ROUND_DRAWN',
  'SCENARIO_CHANGED',
  'RESULT_REPORTED',
] as const satisfies readonly WebhookMessageType[];

/** Whether a change with this event can concern a player. */
export const mayConcernPlayers = (event: WebhookMessageType | undefined): boolean =>
  messageEvents.some((one) => one === event);

/** Whether a change with this event may cause messages to players of this event. */
export const causesMessages = (
  { signUp }: Pick<TournamentFacts, 'signUp'>,
  event: WebhookMessageType | undefined,
): boolean => signUp?.messages === true && mayConcernPlayers(event);
