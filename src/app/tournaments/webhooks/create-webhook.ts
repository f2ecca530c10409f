import { organisers } from '../../../domain/tournaments/event/role';
import { operation } from '../../kernel/operation';
import { tournamentChange } from '../../kernel/operation-presets';
import * as z from 'zod/mini';
import { type Webhook, type WebhookEvent, webhookEvents } from '../../../domain/tournaments/event/webhook';
import { optional } from '../../kernel/input';
import { eventsOfKinds } from '../announcements/kinds';
import { type Answer, conflict, invalidInput } from '../../kernel/use-case';
import type { StoredContext } from '../../kernel/store/context';
import { changeHead } from '../change/change-head';
import { tournamentId } from '../fields';
import { secretOrigin, webhookSecret } from './signature';
import { urlFaults } from './url-faults';
import {
  announceFaults,
  channelFaults,
  announceList,
  emailsAllowed,
  eventList,
  secretRequest,
  settingOf,
  urlText,
  webhooksOf,
} from './webhook-change';
import { webhookIn, webhookView } from './webhook-view';
import type { WebhookWithSecret } from '../../kernel/generated/answers';

const MOST_WEBHOOKS = 10;

/**
 * What release 0.1.0 recorded for a request without `events`, all the events there were then. A retry must still find the
 * first request, so events that came later do not stand here.
 */
const RECORDED_WITHOUT_EVENTS: readonly WebhookEvent[] = [
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
];

/**
 * Registers a webhook for this tournament. The key must have at least 16 characters: who
 * repeats it gets the secret again.
 */
export const createWebhook = operation({
  name: 'createWebhook',
  route: 'POST /v1/tournaments/{tournament}/webhooks',
  ...tournamentChange,
  answers: 'WebhookWithSecret',
  graphql: { input: 'CreateWebhookInput', inputDescription: 'The address and the events.' },
  success: 201,
  location: '/v1/tournaments/{tournament}/webhooks/{webhook.id}',
  who: organisers,
  covers: ['F1'],

  input: z.strictObject({
    tournament: tournamentId,
    url: urlText,
    events: optional(eventList),
    announce: optional(announceList),
    emails: optional(emailsAllowed),
  }),
  run: async (input, context: StoredContext, self): Promise<Answer<WebhookWithSecret>> => {
    const request = secretRequest(context);
    if (!request.ok) return request;
    const { tournament, url, announce } = input;
    const allowLoopback = context.allowLoopbackWebhooks ?? false;
    const faults = [...urlFaults(url, allowLoopback), ...announceFaults(url, input, allowLoopback)];
    const events = announce
      ? eventsOfKinds(announce)
      : (input.events ?? (Object.keys(webhookEvents) as WebhookEvent[]));
    if (faults.length > 0) return invalidInput(faults);
    const id = `w${request.value.slice(0, 10)}`;
    return changeHead(
      {
        operation: self,
        tournament,
        input: announce || input.events ? input : { ...input, events: RECORDED_WITHOUT_EVENTS },
        current: null,
        set: (seen) => {
          const unconnected = announce ? channelFaults(url, seen) : [];
          if (unconnected.length > 0) return invalidInput(unconnected);
          const webhooks = webhooksOf(seen);
          if (webhooks.length >= MOST_WEBHOOKS)
            return conflict(
              'WEBHOOK_LIMIT',
              `A tournament has ${MOST_WEBHOOKS} webhooks at most: delete one.`,
            );
          const created: Webhook = {
            id,
            url,
            events,
            pause: null,
            createdAtMs: context.clock.nowMs(),
            ...(announce && { announce }),
            ...(input.emails && { emails: true as const }),
            secretFrom: secretOrigin(context.keyring, request.value),
          };
          return settingOf(seen, [...webhooks, created]);
        },
        answer: ({ log }) => ({
          webhook: webhookView(tournament, webhookIn(log, id)),
          secret: webhookSecret(context.keyring, tournament, webhookIn(log, id).secretFrom),
        }),
      },
      context,
    );
  },
});
