import * as z from 'zod/mini';
import { ok, refused } from '../../shared/result';
import type { Webhook } from '../../tournaments/event/webhook';
import { PING_OPERATION, webhookEvents } from '../../tournaments/event/webhook';
import { optional, withDefault } from '../input';
import type { Answer } from '../use-case';
import { invalidInput, useCase } from '../use-case';
import { authorise } from '../tournaments/access';
import type { StoredContext } from '../tournaments/context';
import { tournamentId } from '../tournaments/fields';
import { readTournament } from '../tournaments/items';
import { mutate } from '../tournaments/mutation';
import { addressOfHead, ofHead } from '../tournaments/organiser';
import { deliveryIdOf } from './delivery';
import { FORMER_SECRET_LASTS_MS, webhookSecret } from './signature';
import { urlFaults } from './url-faults';
import {
  changeWebhook,
  decisionOf,
  eventList,
  replaced,
  secretRequest,
  urlText,
  webhookId,
  webhooksOf,
} from './webhook-change';
import type { WebhookView } from './webhook-view';
import { webhookIn, webhookView } from './webhook-view';

const MOST_WEBHOOKS = 10;

/** A webhook with its secret, which is shown to who asked for it, and again to a repetition of that request. */
export interface WebhookWithSecret {
  readonly webhook: WebhookView;
  readonly secret: string;
}

/** Has an address told of the tournament's changes from now on. */
export const createWebhook = useCase({
  input: z.strictObject({
    tournament: tournamentId,
    url: urlText,
    events: withDefault(eventList, [...webhookEvents]),
  }),
  run: async (input, context: StoredContext): Promise<Answer<WebhookWithSecret>> => {
    const request = secretRequest(context);
    if (!request.ok) return request;
    const { tournament, url, events } = input;
    const faults = urlFaults(url, context.allowLoopbackWebhooks ?? false);
    if (faults.length > 0) return invalidInput(faults);
    const id = `w${request.value.slice(0, 10)}`;
    return mutate(
      {
        ...ofHead(tournament, context),
        operation: 'createWebhook',
        input,
        decide: (seen) => {
          const webhooks = webhooksOf(seen);
          if (webhooks.length >= MOST_WEBHOOKS)
            return refused({
              code: 'CONFLICT',
              detail: `A tournament has ${MOST_WEBHOOKS} webhooks at most: delete one.`,
            });
          const created: Webhook = {
            id,
            url,
            events,
            pause: null,
            createdAtMs: context.clock.nowMs(),
            secretFrom: request.value,
          };
          return decisionOf(seen, [...webhooks, created]);
        },
        answer: ({ log }) => ({
          webhook: webhookView(tournament, webhookIn(log, id)),
          secret: webhookSecret(context.keyring, tournament, request.value),
        }),
      },
      context,
    );
  },
});

/** Changes where a webhook sends, of what, and whether it does; what is left out stays. */
export const updateWebhook = useCase({
  input: z.strictObject({
    tournament: tournamentId,
    webhook: webhookId,
    url: optional(urlText),
    events: optional(eventList),
    paused: optional(
      z.boolean().check(z.describe('Whether nothing is sent; what happens meanwhile is not sent later.')),
    ),
  }),
  run: async (input, context: StoredContext): Promise<Answer<WebhookView>> => {
    const { tournament, webhook: id, url, events, paused } = input;
    const faults = url === undefined ? [] : urlFaults(url, context.allowLoopbackWebhooks ?? false);
    if (faults.length > 0) return invalidInput(faults);
    return changeWebhook(
      {
        operation: 'updateWebhook',
        input,
        change: (one) => ({
          ...one,
          url: url ?? one.url,
          events: events ?? one.events,
          pause: paused === undefined ? one.pause : paused ? (one.pause ?? 'BY_ORGANISER') : null,
        }),
        answer: (log) => webhookView(tournament, webhookIn(log, id)),
      },
      context,
    );
  },
});

/** A webhook that is no more. */
export interface DeletedWebhook {
  readonly tournament: string;
  readonly id: string;
}

/** Takes a webhook away: nothing more is sent to it, not even what is on its way. */
export const deleteWebhook = useCase({
  input: z.strictObject({ tournament: tournamentId, webhook: webhookId }),
  run: (input, context: StoredContext): Promise<Answer<DeletedWebhook>> => {
    const { tournament, webhook: id } = input;
    return changeWebhook(
      { operation: 'deleteWebhook', input, change: () => null, answer: () => ({ tournament, id }) },
      context,
    );
  },
});

/** Gives a webhook a new secret. For a day the one before signs too, so that the receiver can change over. */
export const rotateWebhookSecret = useCase({
  input: z.strictObject({ tournament: tournamentId, webhook: webhookId }),
  run: async (input, context: StoredContext): Promise<Answer<WebhookWithSecret>> => {
    const request = secretRequest(context);
    if (!request.ok) return request;
    const { tournament, webhook: id } = input;
    const untilMs = context.clock.nowMs() + FORMER_SECRET_LASTS_MS;
    return changeWebhook(
      {
        operation: 'rotateWebhookSecret',
        input,
        change: (one) => ({
          ...one,
          secretFrom: request.value,
          formerSecret: { from: one.secretFrom, untilMs },
        }),
        answer: (log) => ({
          webhook: webhookView(tournament, webhookIn(log, id)),
          secret: webhookSecret(context.keyring, tournament, request.value),
        }),
      },
      context,
    );
  },
});

/** A test message that is on its way. */
export interface WebhookPing {
  readonly tournament: string;
  readonly webhook: string;
  /** The id of the delivery: `webhook-id` of the message. */
  readonly delivery: string;
}

/** Sends a test message, on the very way that all others go; to a paused webhook too. */
export const pingWebhook = useCase({
  input: z.strictObject({ tournament: tournamentId, webhook: webhookId }),
  run: (input, context: StoredContext): Promise<Answer<WebhookPing>> => {
    const { tournament, webhook: id } = input;
    return mutate(
      {
        ...ofHead(tournament, context),
        operation: PING_OPERATION,
        target: `${tournament}/${id}`,
        input,
        decide: (seen) => {
          const found = replaced(seen, id, (one) => one);
          return found.ok ? ok({ ...found.value, set: {}, told: { webhook: id } }) : found;
        },
        answer: ({ log }) => ({
          tournament,
          webhook: id,
          delivery: deliveryIdOf(addressOfHead(tournament), log.length, id),
        }),
      },
      context,
    );
  },
});

/** A tournament's webhooks. */
export interface WebhookList {
  readonly tournament: string;
  readonly items: readonly WebhookView[];
  /** What `If-Match` takes: the version of the tournament's settings. */
  readonly version: string;
}

/** The webhooks of a tournament, without their secrets; for its organisers. */
export const webhooks = useCase({
  input: z.strictObject({ tournament: tournamentId }),
  run: async ({ tournament }, context: StoredContext): Promise<Answer<WebhookList>> => {
    const found = await readTournament(context.store, tournament);
    if (!found.ok) return found;
    const { head } = found.value;
    const actor = authorise(head.facts, 'webhooks', context.caller);
    if (!actor.ok) return actor;
    return ok({
      tournament,
      items: webhooksOf(found.value).map((one) => webhookView(tournament, one)),
      version: String(head.version),
    });
  },
});
