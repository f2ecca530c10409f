import type { Webhook, WebhookEvent } from '../../../domain/tournaments/event/webhook';
import { optional } from '../../kernel/input';
import { conflict, invalidInput, ok } from '../../kernel/use-case';
import { headOperation } from '../change/change-head';
import { secretOrigin } from './signature';
import { withSecret } from './webhook-view';
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
  usualEvents,
  webhooksOf,
} from './webhook-change';

const MOST_WEBHOOKS = 10;

/** The events that release 0.1.0 recorded for a request without `events`, all there were. A retry must find the first request. */
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
export const createWebhook = headOperation({
  name: 'createWebhook',
  route: 'POST /v1/tournaments/{tournament}/webhooks',
  current: null,
  answers: 'WebhookWithSecret',
  graphql: { input: 'CreateWebhookInput', inputDescription: 'The address and the events.' },
  success: 201,
  location: '/v1/tournaments/{tournament}/webhooks/{webhook.id}',
  covers: ['F1'],

  fields: {
    url: urlText,
    events: optional(eventList),
    announce: optional(announceList),
    emails: optional(emailsAllowed),
  },
  recorded: (input) =>
    input.announce || input.events ? input : { ...input, events: RECORDED_WITHOUT_EVENTS },
  prepare: (input, context) => {
    const request = secretRequest(context);
    if (!request.ok) return request;
    const { url } = input;
    const allowLoopback = context.allowLoopbackWebhooks ?? false;
    const faults = [...urlFaults(url, allowLoopback), ...announceFaults(url, input, allowLoopback)];
    if (faults.length > 0) return invalidInput(faults);
    return ok({
      id: `w${request.value.slice(0, 10)}`,
      secretFrom: secretOrigin(context.keyring, request.value),
    });
  },
  set: ({ input: { url, announce, emails, events }, tournament, prepared, nowMs }) => {
    const unconnected = announce ? channelFaults(url, tournament) : [];
    if (unconnected.length > 0) return invalidInput(unconnected);
    const webhooks = webhooksOf(tournament);
    if (webhooks.length >= MOST_WEBHOOKS)
      return conflict('WEBHOOK_LIMIT', `A tournament has ${MOST_WEBHOOKS} webhooks at most: delete one.`);
    const created: Webhook = {
      ...prepared,
      url,
      events: announce ? usualEvents({ announce }) : (events ?? usualEvents({})),
      pause: null,
      createdAtMs: nowMs,
      ...(announce && { announce }),
      ...(emails && { emails: true as const }),
    };
    return settingOf(tournament, [...webhooks, created]);
  },
  answer: (tournament, { log }, { context, prepared: { id } }) =>
    withSecret(log, { tournament, id }, context),
});
