import * as z from 'zod/mini';
import { clearable, flag } from '../../kernel/input';
import { invalidInput, ok } from '../../kernel/use-case';
import { urlFaults } from './url-faults';
import {
  announceFaults,
  channelFaults,
  emailsAllowed,
  eventList,
  urlText,
  usualEvents,
  webhookOperation,
} from './webhook-change';
import { webhookIn, webhookView } from './webhook-view';

/**
 * Changes a webhook's address and events, or pauses it. A JSON merge patch: null for `events` means every event, null for `paused` or `emails` is false; `url` cannot be
 * cleared. A patch without a field changes nothing and raises no version.
 */
export const updateWebhook = webhookOperation({
  name: 'updateWebhook',
  route: 'PATCH /v1/tournaments/{tournament}/webhooks/{webhook}',
  answers: 'Webhook',
  graphql: {
    input: 'UpdateWebhookInput',
    inputDescription: 'The changes; omitted fields stay as they are.',
  },

  fields: {
    url: z.optional(urlText),
    events: clearable(eventList),
    emails: clearable(emailsAllowed),
    paused: clearable(flag('Whether it is paused; events meanwhile are not sent later.')),
  },
  prepare: ({ url, events, emails, paused }, { allowLoopbackWebhooks: allowLoopback = false }) => {
    const urlWrong = url === undefined ? [] : urlFaults(url, allowLoopback);
    if (urlWrong.length > 0) return invalidInput(urlWrong);
    const given = { events: events ?? undefined, emails: emails ?? undefined };
    return ok({
      isEmpty: url === undefined && events === undefined && paused === undefined && emails === undefined,
      faults: ({ announce, url: before }, seen) =>
        announce === undefined
          ? []
          : [
              ...announceFaults(url ?? before, { announce, ...given }, allowLoopback),
              ...(url === undefined ? [] : channelFaults(url, seen)),
            ],
      change: ({ emails: before, ...one }) => ({
        ...one,
        ...((emails === undefined ? before : emails) && { emails: true as const }),
        url: url ?? one.url,
        events: events === null ? usualEvents(one) : (events ?? one.events),
        pause: paused === undefined ? one.pause : paused === true ? (one.pause ?? 'BY_ORGANISER') : null,
      }),
    });
  },
  answer: (log, { tournament, webhook }) => webhookView(tournament, webhookIn(log, webhook)),
});
