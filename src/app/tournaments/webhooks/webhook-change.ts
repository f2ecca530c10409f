import { LONGEST_URL } from '../../kernel/limits';
import * as z from 'zod/mini';
import type { ChangeLog } from '../../../shared/change-log';
import type { TournamentFacts } from '../../../domain/tournaments/event/facts';
import type { Tournament } from '../../../domain/tournaments/event/tournament';
import { namesOf } from '../../../shared/names-of';
import { type Webhook, type WebhookEvent, webhookEvents } from '../../../domain/tournaments/event/webhook';
import { idText, choice, flag, optional } from '../../kernel/input';
import { type Answer, conflict, invalidInput, ok, refused } from '../../kernel/use-case';
import { creationKey } from '../../kernel/owned/creation';
import { hashText, shortHash } from '../../kernel/store/credentials';
import { LARGEST_BODY_BYTES } from '../../kernel/store/store';
import { changeHead } from '../change/change-head';
import { tournamentId } from '../fields';
import {
  type FamilyOperation,
  type Fields,
  type Given,
  type NoFields,
  inputOf,
} from '../change/operation-family';
import { type StoredContext, operation, versionedTournamentChange } from '../../kernel/operation';
import { organisers } from '../../../domain/tournaments/event/role';
import {
  type AnnouncementKind,
  announcementKinds,
  channelOf,
  eventsOfKinds,
  isDiscordUrl,
} from '../announcements/kinds';
import { isConnectedTo } from '../../kernel/channels/members';
import { type Fault, fault } from '../../kernel/faults';
import { isLoopbackUrl } from './url-faults';

/** Changes of webhooks. Webhooks are facts of the head, which every change reads anyway. */

export const webhookId = idText('The id of the webhook.');
export const urlText = z
  .string()
  .check(
    z.trim(),
    z.minLength(1),
    z.maxLength(LONGEST_URL),
    z.describe('The address to which messages are sent: https, a host on the internet, port 443 or 8443.'),
  );
export const eventList = z
  .array(choice('WebhookEvent', webhookEvents, 'Events that a webhook can receive.'))
  .check(
    z.minLength(1),
    z.maxLength(Object.keys(webhookEvents).length),
    z.refine((events) => new Set(events).size === events.length, 'must name each event once'),
    z.describe('The events that it receives.'),
  );

export const announceList = z
  .array(choice('AnnouncementKind', announcementKinds, 'Announcements to a Discord channel.'))
  .check(
    z.minLength(1),
    z.maxLength(Object.keys(announcementKinds).length),
    z.refine((kinds) => new Set(kinds).size === kinds.length, 'must name each kind once'),
    z.describe(
      'For the webhook of a Discord channel, or the link to a channel of a connected server: what is announced there, in messages of Discord. `events` follows from it.',
    ),
  );

export const emailsAllowed = flag(
  'Whether messages about an entrant carry the email address (`data.email`); false if omitted. Not for a Discord channel.',
);

/** The events of a webhook that names none: those that its announcements need, or all. */
export const usualEvents = ({ announce }: Pick<Webhook, 'announce'>): readonly WebhookEvent[] =>
  announce ? eventsOfKinds(announce as readonly AnnouncementKind[]) : namesOf(webhookEvents);

/** The `nextCursor` of a page of messages to a webhook. */
export const deliveryCursor = optional(
  z
    .string()
    .check(
      z.regex(/^\d{16}#[\w-]{1,40}$/, 'must be the nextCursor of an earlier answer'),
      z.describe('The `nextCursor` of the previous page.'),
    ),
);

/** Faults of announcements to this address. */
export const announceFaults = (
  url: string,
  given: { readonly announce?: unknown; readonly events?: unknown; readonly emails?: boolean | undefined },
  allowLoopback: boolean,
): readonly Fault[] => {
  const { announce, events, emails } = given;
  if (announce === undefined) return [];
  if (emails === true)
    return [fault('emails', 'NOT_ALLOWED', 'must be false: a Discord channel is told no addresses')];
  if (events !== undefined)
    return [{ path: 'events', code: 'INCONSISTENT', message: 'follows from announce: leave it out' }];
  return channelOf(url) || isDiscordUrl(url, (parsed) => allowLoopback && isLoopbackUrl(parsed))
    ? []
    : [
        fault(
          'url',
          'WRONG_FORMAT',
          'must be the webhook of a Discord channel, such as https://discord.com/api/webhooks/1234/abcd, or the link to a channel of a connected server, such as https://discord.com/channels/1234/5678',
        ),
      ];
};

/** A channel is written to only where its server is connected to the tournament: `/connect` in Discord. */
export const channelFaults = (url: string, seen: Tournament): readonly Fault[] => {
  const channel = channelOf(url);
  return channel === undefined || isConnectedTo(seen, channel.server)
    ? []
    : [
        fault(
          'url',
          'UNKNOWN_REFERENCE',
          `the server ${channel.server} is not connected to this tournament: use /connect there first`,
        ),
      ];
};

/** A webhook of these, by its id. */
export const knownWebhook = (webhooks: readonly Webhook[], id: string): Answer<Webhook> => {
  const found = webhooks.find((one) => one.id === id);
  return found ? ok(found) : refused({ code: 'NOT_FOUND', kind: 'webhook', id });
};

export const webhooksOf = ({ head }: Tournament): readonly Webhook[] => head.facts.webhooks ?? [];

/** Webhooks may fill half of what the head keeps of its history: the rest is the tournament's own. */
const hasRoom = ({ head }: Tournament): boolean =>
  Buffer.byteLength(JSON.stringify(head.log)) < LARGEST_BODY_BYTES / 2;

/** Writes the webhooks; fewer of them always, others while there is room. */
export const settingOf = (
  tournament: Tournament,
  webhooks: readonly Webhook[],
): Answer<Partial<TournamentFacts>> =>
  webhooks.length < webhooksOf(tournament).length || hasRoom(tournament)
    ? ok({ webhooks })
    : conflict(
        'HISTORY_FULL',
        'The tournament has been changed so often that its webhooks can only be deleted.',
      );

type ChangeOf = (webhook: Webhook) => Webhook | null;
type FaultsOf = (webhook: Webhook, tournament: Tournament) => readonly Fault[];

/** The webhooks after the change of one of them, which must exist; null deletes it. */
export const replaced = (
  tournament: Tournament,
  id: string,
  { change, faults = () => [] }: { readonly change: ChangeOf; readonly faults?: FaultsOf },
): Answer<Partial<TournamentFacts>> => {
  const webhooks = webhooksOf(tournament);
  const webhook = knownWebhook(webhooks, id);
  if (!webhook.ok) return webhook;
  const found = faults(webhook.value, tournament);
  return found.length > 0
    ? invalidInput(found)
    : settingOf(
        tournament,
        webhooks.flatMap((one) => (one.id === id ? (change(one) ?? []) : [one])),
      );
};

/** The fields that name a webhook. */
const oneWebhook = { tournament: tournamentId, webhook: webhookId };
type WebhookInput<Own extends Fields> = Given<typeof oneWebhook, Own>;

/** Declares an operation that changes a webhook, under the condition of If-Match. */
export const webhookOperation = <Output, Own extends Fields = NoFields>({
  fields,
  prepare,
  answer,
  ...facts
}: FamilyOperation<WebhookInput<Own>, Own, never> & {
  /** The change, or why it is refused before anything is read. */
  readonly prepare: (
    input: WebhookInput<Own>,
    context: StoredContext,
  ) => Answer<{ readonly change: ChangeOf; readonly faults?: FaultsOf; readonly isEmpty?: boolean }>;
  readonly answer: (
    log: ChangeLog<TournamentFacts>,
    input: WebhookInput<Own>,
    context: StoredContext,
  ) => Output;
}) =>
  operation({
    ...versionedTournamentChange,
    who: organisers,
    covers: ['F1'],
    ...facts,
    input: inputOf(oneWebhook, fields),
    run: (input, context: StoredContext, self) => {
      const { tournament, webhook } = input;
      const prepared = prepare(input, context);
      if (!prepared.ok) return prepared;
      const { isEmpty = false, ...change } = prepared.value;
      return changeHead(
        {
          operation: self,
          tournament,
          idempotencyScope: [tournament, webhook],
          input,
          ...(isEmpty && { isPatch: true as const }),
          set: (seen) => {
            const facts = replaced(seen, webhook, change);
            return facts.ok && isEmpty ? ok({}) : facts;
          },
          answer: ({ log }) => answer(log, input, context),
        },
        context,
      );
    },
  });

/** The hash of who asks for a secret, and by which key: only they can ask for it again. */
export const secretRequest = (context: StoredContext): Answer<string> => {
  const key = creationKey(context, 'a repeated request gets the secret again');
  return key.ok ? ok(shortHash(`webhook ${hashText(context.caller.token ?? '')} ${key.value}`)) : key;
};
