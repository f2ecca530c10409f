import { LONGEST_URL } from '../../kernel/limits';
import * as z from 'zod/mini';
import { ok, refused } from '../../../shared/result';
import type { ChangeLog } from '../../../shared/change-log';
import type { TournamentFacts } from '../../../domain/tournaments/event/facts';
import type { Tournament } from '../../../domain/tournaments/event/tournament';
import { type Webhook, webhookEvents } from '../../../domain/tournaments/event/webhook';
import { idText, choice } from '../../kernel/input';
import { type Answer, conflict, invalidInput } from '../../kernel/use-case';
import type { StoredContext } from '../../kernel/store/context';
import { creationKey } from '../../kernel/owned/creation';
import { hashText, shortHash } from '../../kernel/store/credentials';
import { LARGEST_BODY_BYTES } from '../../kernel/store/store';
import { changeHead } from '../change/change-head';
import type { TournamentOperation } from '../store/operation';
import { announcementKinds, channelOf, isDiscordUrl } from '../announcements/kinds';
import { isConnectedTo } from '../../channels/members';
import type { Fault } from '../../kernel/faults';
import { isLoopbackUrl } from './url-faults';

/**
 * What the changes of webhooks have in common. They stand in the head, so that whoever changes something has read
 * them already.
 */

export const webhookId = idText('The id of the webhook.');
export const urlText = z
  .string()
  .check(
    z.trim(),
    z.minLength(1),
    z.maxLength(LONGEST_URL),
    z.describe('Where messages are sent: https, a host on the internet, port 443 or 8443.'),
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

export const emailsAllowed = z
  .boolean()
  .check(
    z.describe(
      'Whether messages about an entrant carry the email address (`data.email`); false if omitted. Not for a Discord channel.',
    ),
  );

/** What is wrong with announcements to this address. */
export const announceFaults = (
  url: string,
  given: { readonly announce?: unknown; readonly events?: unknown; readonly emails?: boolean | undefined },
  allowLoopback: boolean,
): readonly Fault[] => {
  const { announce, events, emails } = given;
  if (announce === undefined) return [];
  if (emails === true)
    return [
      {
        path: 'emails',
        code: 'NOT_ALLOWED',
        message: 'must be false: a Discord channel is told no addresses',
      },
    ];
  if (events !== undefined)
    return [{ path: 'events', code: 'INCONSISTENT', message: 'follows from announce: leave it out' }];
  return channelOf(url) || isDiscordUrl(url, (parsed) => allowLoopback && isLoopbackUrl(parsed))
    ? []
    : [
        {
          path: 'url',
          code: 'WRONG_FORMAT',
          message:
            'must be the webhook of a Discord channel, such as https://discord.com/api/webhooks/1234/abcd, or the link to a channel of a connected server, such as https://discord.com/channels/1234/5678',
        },
      ];
};

/** A channel is written to only where its server is connected to the tournament: `/connect` in Discord. */
export const channelFaults = (url: string, seen: Tournament): readonly Fault[] => {
  const channel = channelOf(url);
  return channel === undefined || isConnectedTo(seen, channel.server)
    ? []
    : [
        {
          path: 'url',
          code: 'UNKNOWN_REFERENCE',
          message: `the server ${channel.server} is not connected to this tournament: use /connect there first`,
        },
      ];
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

/** What the change makes of one webhook that there is; null takes it away. */
export const replaced = (
  tournament: Tournament,
  id: string,
  { change, faults = () => [] }: Pick<WebhookChange<unknown>, 'change' | 'faults'>,
): Answer<Partial<TournamentFacts>> => {
  const webhooks = webhooksOf(tournament);
  const found = webhooks.flatMap((one) => (one.id === id ? faults(one, tournament) : []));
  if (found.length > 0) return invalidInput(found);
  return webhooks.some((one) => one.id === id)
    ? settingOf(
        tournament,
        webhooks.flatMap((one) => (one.id === id ? (change(one) ?? []) : [one])),
      )
    : refused({ code: 'NOT_FOUND', kind: 'webhook', id });
};

/** A change of one webhook that there is; `change` answers null to take it away. */
export interface WebhookChange<Output> {
  readonly operation: TournamentOperation;
  readonly input: { readonly tournament: string; readonly webhook: string };
  readonly change: (webhook: Webhook) => Webhook | null;
  /** What is wrong with the change for this webhook. */
  readonly faults?: (webhook: Webhook, tournament: Tournament) => readonly Fault[];
  /** A patch without a field: it writes nothing. */
  readonly isEmpty?: boolean;
  readonly answer: (log: ChangeLog<TournamentFacts>) => Output;
}

/** Changes a webhook, under the condition of If-Match. */
export const changeWebhook = <Output>(
  { operation, input, change, faults, isEmpty = false, answer }: WebhookChange<Output>,
  context: StoredContext,
): Promise<Answer<Output>> =>
  changeHead(
    {
      operation,
      tournament: input.tournament,
      idempotencyScope: [input.tournament, input.webhook],
      input,
      ...(isEmpty && { isPatch: true as const }),
      set: (seen) => {
        const facts = replaced(seen, input.webhook, { change, ...(faults && { faults }) });
        return facts.ok && isEmpty ? ok({}) : facts;
      },
      answer: ({ log }) => answer(log),
    },
    context,
  );

/** The hash of who asks for a secret, and by which key: only they can ask for it again. */
export const secretRequest = (context: StoredContext): Answer<string> => {
  const key = creationKey(context, 'a repeated request gets the secret again');
  return key.ok ? ok(shortHash(`webhook ${hashText(context.caller.token ?? '')} ${key.value}`)) : key;
};
