import * as z from 'zod/mini';
import { ok, refused } from '../../shared/result';
import type { ChangeLog } from '../../tournaments/event/change-log';
import type { HeadFacts } from '../../tournaments/event/facts';
import type { Tournament } from '../../tournaments/event/tournament';
import type { Webhook } from '../../tournaments/event/webhook';
import { webhookEvents } from '../../tournaments/event/webhook';
import { idText } from '../input';
import type { Answer } from '../use-case';
import type { StoredContext } from '../tournaments/context';
import { creationKey } from '../tournaments/creation-key';
import { hashText, shortHash } from '../tournaments/credentials';
import type { Decision } from '../tournaments/mutation';
import { mutate } from '../tournaments/mutation';
import { addressOfHead, headMatches, ofHead } from '../tournaments/organiser';
import { LARGEST_BODY_BYTES } from '../tournaments/store';
import { LONGEST_URL } from './url-faults';

/** What the changes of webhooks have in common. They stand in the head, so that whoever changes something has read whom it is told to. */

export const webhookId = idText('The id of the webhook.');
export const urlText = z
  .string()
  .check(
    z.trim(),
    z.minLength(1),
    z.maxLength(LONGEST_URL),
    z.describe('Where messages are sent: https, a host on the internet, port 443 or 8443.'),
  );
export const eventList = z.array(z.enum(webhookEvents)).check(
  z.minLength(1),
  z.maxLength(webhookEvents.length),
  z.refine((events) => new Set(events).size === events.length, 'must name each event once'),
  z.describe('What it is told of.'),
);

export const webhooksOf = ({ head }: Tournament): readonly Webhook[] => head.facts.webhooks ?? [];

/** Webhooks may fill half of what the head keeps of its history: the rest is the tournament's own. */
const hasRoom = ({ head }: Tournament): boolean =>
  Buffer.byteLength(JSON.stringify(head.log)) < LARGEST_BODY_BYTES / 2;

/** Writes the webhooks; fewer of them always, others while there is room. */
export const decisionOf = (
  tournament: Tournament,
  webhooks: readonly Webhook[],
): Answer<Decision<HeadFacts>> =>
  webhooks.length < webhooksOf(tournament).length || hasRoom(tournament)
    ? ok({ address: addressOfHead(tournament.id), log: tournament.head.log, set: { webhooks } })
    : refused({
        code: 'CONFLICT',
        detail: 'The tournament has been changed so often that its webhooks can only be deleted.',
      });

/** What the change makes of one webhook that there is; null takes it away. */
export const replaced = (
  tournament: Tournament,
  id: string,
  change: (webhook: Webhook) => Webhook | null,
): Answer<Decision<HeadFacts>> => {
  const webhooks = webhooksOf(tournament);
  return webhooks.some((one) => one.id === id)
    ? decisionOf(
        tournament,
        webhooks.flatMap((one) => (one.id === id ? (change(one) ?? []) : [one])),
      )
    : refused({ code: 'NOT_FOUND', kind: 'webhook', id });
};

/** A change of one webhook that there is, under the condition of If-Match; `change` answers null to take it away. */
export const changeWebhook = <Output>(
  {
    operation,
    input,
    change,
    answer,
  }: {
    readonly operation: 'updateWebhook' | 'deleteWebhook' | 'rotateWebhookSecret';
    readonly input: { readonly tournament: string; readonly webhook: string };
    readonly change: (webhook: Webhook) => Webhook | null;
    readonly answer: (log: ChangeLog<HeadFacts>) => Output;
  },
  context: StoredContext,
): Promise<Answer<Output>> =>
  mutate(
    {
      ...ofHead(input.tournament, context),
      operation,
      target: `${input.tournament}/${input.webhook}`,
      input,
      decide: (seen) => {
        const match = headMatches(seen, context);
        return match.ok ? replaced(seen, input.webhook, change) : match;
      },
      answer: ({ log }) => answer(log),
    },
    context,
  );

/** The hash of who asks for a secret, and by which key: only they can ask for it again. */
export const secretRequest = (context: StoredContext): Answer<string> => {
  const key = creationKey(context, 'who repeats it gets the secret again');
  return key.ok ? ok(shortHash(`webhook ${hashText(context.caller.token ?? '')} ${key.value}`)) : key;
};
