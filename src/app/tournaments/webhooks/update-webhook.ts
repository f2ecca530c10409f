import { organisers } from '../../../domain/tournaments/event/role';
import { type Webhook, type WebhookEvent, webhookEvents } from '../../../domain/tournaments/event/webhook';
import { type AnnouncementKind, eventsOfKinds } from '../announcements/kinds';
import { operation } from '../../kernel/operation';
import { versionedTournamentChange } from '../../kernel/operation-presets';
import * as z from 'zod/mini';
import { clearable } from '../../kernel/input';
import { type Answer, invalidInput } from '../../kernel/use-case';
import type { StoredContext } from '../../kernel/store/context';
import { tournamentId } from '../fields';
import { urlFaults } from './url-faults';
import {
  announceFaults,
  changeWebhook,
  channelFaults,
  emailsAllowed,
  eventList,
  urlText,
  webhookId,
} from './webhook-change';
import { webhookIn, webhookView } from './webhook-view';
import type * as answers from '../../kernel/generated/answers';

/** What it receives where nothing is said: what its announcements need, or everything. */
const usualEvents = ({ announce }: Webhook): readonly WebhookEvent[] =>
  announce
    ? eventsOfKinds(announce as readonly AnnouncementKind[])
    : (Object.keys(webhookEvents) as WebhookEvent[]);

/**
 * Changes a webhook's address and events, or pauses it. A JSON merge patch: null for `events` means every event, null for `paused` or `emails` is false; `url` cannot be
 * cleared. A patch without a field changes nothing and raises no version.
 */
export const updateWebhook = operation({
  name: 'updateWebhook',
  route: 'PATCH /v1/tournaments/{tournament}/webhooks/{webhook}',
  ...versionedTournamentChange,
  answers: 'Webhook',
  graphql: {
    input: 'UpdateWebhookInput',
    inputDescription: 'What changes; omitted fields stay as they are.',
  },
  who: organisers,
  covers: ['F1'],

  input: z.strictObject({
    tournament: tournamentId,
    webhook: webhookId,
    url: z.optional(urlText),
    events: clearable(eventList),
    emails: clearable(emailsAllowed),
    paused: clearable(
      z.boolean().check(z.describe('Whether it is paused; events meanwhile are not sent later.')),
    ),
  }),
  run: async (input, context: StoredContext, self): Promise<Answer<answers.Webhook>> => {
    const { tournament, webhook: id, url, events, emails, paused } = input;
    const faults = url === undefined ? [] : urlFaults(url, context.allowLoopbackWebhooks ?? false);
    if (faults.length > 0) return invalidInput(faults);
    return changeWebhook(
      {
        operation: self,
        input,
        faults: (one, seen) => {
          const { announce } = one;
          if (announce === undefined) return [];
          const allowLoopback = context.allowLoopbackWebhooks ?? false;
          return [
            ...announceFaults(
              url ?? one.url,
              { announce, events: events ?? undefined, emails: emails ?? undefined },
              allowLoopback,
            ),
            ...(url === undefined ? [] : channelFaults(url, seen)),
          ];
        },
        isEmpty: url === undefined && events === undefined && paused === undefined && emails === undefined,
        change: ({ emails: before, ...one }) => ({
          ...one,
          ...((emails === undefined ? before : emails) && { emails: true as const }),
          url: url ?? one.url,
          events: events === null ? usualEvents(one) : (events ?? one.events),
          pause: paused === undefined ? one.pause : paused === true ? (one.pause ?? 'BY_ORGANISER') : null,
        }),
        answer: (log) => webhookView(tournament, webhookIn(log, id)),
      },
      context,
    );
  },
});
