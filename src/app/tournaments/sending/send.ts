import type { Logged } from '../../../shared/change-log';
import type { Webhook } from '../../../domain/tournaments/event/webhook';
import { ok } from '../../../shared/result';
import type { Answer } from '../../kernel/use-case';
import { itemOf, loggedOf } from '../../kernel/store/items';
import { type DeliveryAddress, type Item, DELIVERIES_LISTING } from '../../kernel/store/store';
import { type DeliveryFacts, byService, deliveryKind } from '../../channels/delivery';
import { pauseWebhook } from '../webhooks/pause-webhook';
import { pauseAfter } from './retry-schedule';
import type { DeliveryParts } from './delivery-parts';
import { post } from './post';
import { isStillTrue } from './still-true';
import type { Sent } from './sender';
import { withEmail } from './with-email';
import { webhooksNow } from './webhooks-now';

/** The most that one `get` of the store takes; so many messages are on their way at once. */
const AT_ONCE = 25;
const ISO_LENGTH = '2026-11-21T09:00:00.000Z'.length;
/** The most deliveries that one run looks at. */
const MOST_LOOKED_AT = 2_000;
/** A receiver may ask us to wait; no longer than this. */
const LONGEST_ASKED_MS = 60 * 60 * 1000;
/** Whoever tries a delivery has it for so long, in milliseconds: longer than an attempt can take. */
const CLAIM_LASTS_MS = 60_000;
/** Deliveries looked at when the last attempt of one has failed: has any other arrived meanwhile? */
const RECENT = 50;

interface Due {
  readonly address: DeliveryAddress;
  readonly delivery: Logged<DeliveryFacts>;
  /** Absent where it has been deleted. */
  readonly webhook: Webhook | undefined;
}

/** The receiver says that it is gone. Discord says so by 404 of a webhook that was deleted, and 401 of a wrong token. */
const isGone = (sent: Sent, { webhook }: Pick<Due, 'webhook'>): boolean =>
  sent.kind === 'ANSWERED' &&
  (sent.status === 410 || (webhook?.announce !== undefined && [401, 403, 404].includes(sent.status)));

/** What Discord refuses as it is, it refuses for ever. */
const isRefused = (sent: Sent, { webhook }: Pick<Due, 'webhook'>): boolean =>
  sent.kind === 'ANSWERED' && sent.status === 400 && webhook?.announce !== undefined;
const isAccepted = (sent: Sent): boolean =>
  sent.kind === 'ANSWERED' && sent.status >= 200 && sent.status < 300;

/** The next version of a delivery; undefined where somebody else was first or the store does not answer. */
const advance = async (
  { address, delivery }: Due,
  change: { readonly op: string; readonly set: Partial<DeliveryFacts> },
  { store, nowMs }: DeliveryParts,
): Promise<Due['delivery']['log'] | undefined> => {
  const log = [...delivery.log, byService<DeliveryFacts>(change.op, nowMs(), change.set)];
  const written = await store.write(itemOf(deliveryKind, address, log));
  return written.ok && written.value === 'WRITTEN' ? log : undefined;
};

/** What an attempt makes of a delivery. */
const outcomeOf = (
  sent: Sent,
  { due, attempts }: { readonly due: Due; readonly attempts: number },
  { random, nowMs }: DeliveryParts,
): Partial<DeliveryFacts> => {
  const lastStatus = sent.kind === 'ANSWERED' ? sent.status : null;
  if (isAccepted(sent)) return { state: 'DELIVERED', lastStatus, lastProblem: null };
  const lastProblem = sent.kind === 'FAILED' ? sent.problem : 'BAD_STATUS';
  const [die = 1] = random.dice(1, 1000);
  const isLost = isGone(sent, due) || isRefused(sent, due);
  const asked = sent.kind === 'ANSWERED' ? sent.retryAfterMs : undefined;
  const scheduled = isLost ? undefined : pauseAfter(attempts, (die - 1) / 1000);
  const pause =
    scheduled === undefined || asked === undefined ? scheduled : Math.min(asked, LONGEST_ASKED_MS);
  return pause === undefined
    ? { state: 'FAILED', lastStatus, lastProblem }
    : { dueAtMs: nowMs() + pause, lastStatus, lastProblem };
};

/** Whether any message has arrived there since this one was made. */
const hasArrivedSince = async ({ address, delivery }: Due, { store }: DeliveryParts): Promise<boolean> => {
  const page = await store.deliveries(address, RECENT);
  // In doubt it goes on.
  if (!page.ok) return true;
  const since = delivery.log[0]?.at ?? 0;
  return page.value.items.some((item) => {
    const facts = loggedOf(deliveryKind, item)?.facts;
    return facts?.state === 'DELIVERED' && (facts.lastAttemptAtMs ?? 0) >= since;
  });
};

/** Stops sending to who says that it is gone, or has not taken anything for all attempts of some days. */
const pauseIfLost = async (due: Due, sent: Sent, parts: DeliveryParts): Promise<void> => {
  const { tournament, webhook } = due.address;
  if (isRefused(sent, due) || (!isGone(sent, due) && (await hasArrivedSince(due, parts)))) return;
  await pauseWebhook(
    parts.store,
    { tournament, webhook },
    { pause: isGone(sent, due) ? 'GONE' : 'FAILING', nowMs: parts.nowMs() },
  );
};

/** How a delivery that was due has fared: SKIPPED where somebody else has it. */
type Fared = 'DELIVERED' | 'FAILED' | 'DROPPED' | 'SKIPPED';

interface Tried {
  readonly host: string;
  readonly fared: Fared;
}

/**
 * Claims a delivery, tries it, writes down how it went. Broken off after the claim, it is tried again once that has run out:
 * so a receiver may see a message twice, never not at all.
 */
const tryDelivery = async (due: Due, parts: DeliveryParts): Promise<Fared> => {
  const { address, delivery, webhook } = due;
  const { facts } = delivery;
  const isWanted = webhook && (webhook.pause === null || facts.type === 'PING');
  if (!isWanted || !(await isStillTrue(facts, address.tournament, parts))) {
    const dropped = await advance(due, { op: 'dropDelivery', set: { state: 'DROPPED' } }, parts);
    return dropped ? 'DROPPED' : 'SKIPPED';
  }
  const body = await withEmail(facts.payload, webhook, { ...parts, tournament: address.tournament });
  if (!body.ok) return 'SKIPPED';
  const atMs = parts.nowMs();
  const attempts = facts.attempts + 1;
  const claim = { attempts, lastAttemptAtMs: atMs, dueAtMs: atMs + CLAIM_LASTS_MS };
  const log = await advance(due, { op: 'claimDelivery', set: claim }, parts);
  if (!log) return 'SKIPPED';
  const sent = await post(parts, { webhook, address, body: body.value, atMs });
  const set = outcomeOf(sent, { due, attempts }, parts);
  const claimed: Due = { ...due, delivery: { log, facts: { ...facts, ...claim }, version: log.length } };
  // Before the outcome: a crash between the two tries once more, and comes here again.
  if (set.state === 'FAILED') await pauseIfLost(claimed, sent, parts);
  await advance(claimed, { op: 'tryDelivery', set }, parts);
  return isAccepted(sent) ? 'DELIVERED' : 'FAILED';
};

/** What is due among these, with the webhook each is for. */
const dueAmong = async (
  items: readonly (Item | null)[],
  { store, nowMs }: DeliveryParts,
): Promise<Answer<readonly Due[]>> => {
  const due = items.flatMap((item) => {
    const delivery = loggedOf(deliveryKind, item);
    if (!item || item.address.item !== 'DELIVERY' || !delivery) return [];
    const { state, dueAtMs } = delivery.facts;
    return state === 'PENDING' && dueAtMs <= nowMs() ? [{ address: item.address, delivery }] : [];
  });
  const webhooks = await webhooksNow(
    store,
    due.map(({ address }) => address.tournament),
  );
  if (!webhooks.ok) return webhooks;
  return ok(
    due.map((one) => ({
      ...one,
      webhook: webhooks.value.get(one.address.tournament)?.find(({ id }) => id === one.address.webhook),
    })),
  );
};

/** What is left alone for a while once it has failed: a host; of Discord, which counts for each webhook, the address. */
const hostOf = ({ webhook }: Due): string =>
  webhook?.announce === undefined ? (webhook ? new URL(webhook.url).host : '') : webhook.url;

/** What is for one webhook and about one thing, in the order in which it happened; each other delivery by itself. */
const inOrder = (due: readonly Due[]): readonly (readonly Due[])[] => {
  const groups = new Map<string, Due[]>();
  for (const one of due) {
    const { tournament, webhook, id } = one.address;
    // A channel gets one message after the other: Discord counts how many come at once.
    const thing = one.webhook?.announce === undefined ? (one.delivery.facts.thing ?? id) : '';
    const key = [tournament, webhook, thing].join(' ');
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return [...groups.values()].map((group) => group.toSorted((a, b) => a.address.atMs - b.address.atMs));
};

/** Tries them one after the other; what comes after one that failed waits for the next run. */
const tryInOrder = async (group: readonly Due[], parts: DeliveryParts): Promise<readonly Tried[]> => {
  const tried: Tried[] = [];
  for (const one of group) {
    const fared = await tryDelivery(one, parts);
    tried.push({ host: hostOf(one), fared });
    if (fared === 'FAILED') break;
  }
  return tried;
};

/** How many deliveries were tried, and how many of those arrived or failed. */
export interface SentDeliveries {
  readonly delivered: number;
  readonly failed: number;
}

/**
 * Tries each delivery that is due, once. A host that has failed in this run is left alone for the rest of it, so that one that
 * keeps us waiting holds up nobody else. Two that do so at once do no harm: a delivery is claimed before it is tried.
 */
export const sendDue = async (parts: DeliveryParts, goOn: () => boolean): Promise<SentDeliveries> => {
  const failing = new Set<string>();
  let [delivered, failed] = [0, 0];
  let after: string | undefined;
  for (let lookedAt = 0; lookedAt < MOST_LOOKED_AT && goOn(); lookedAt += AT_ONCE) {
    const page = await parts.store.listed(DELIVERIES_LISTING, AT_ONCE, after);
    if (!page.ok || page.value.addresses.length === 0) break;
    const items = await parts.store.get(page.value.addresses);
    const due = items.ok ? await dueAmong(items.value, parts) : items;
    if (!due.ok) break;
    const fared = await Promise.all(
      inOrder(due.value.filter((one) => !failing.has(hostOf(one)))).map((group) => tryInOrder(group, parts)),
    );
    for (const { host, fared: how } of fared.flat()) {
      if (how === 'DELIVERED') delivered += 1;
      if (how !== 'FAILED') continue;
      failed += 1;
      failing.add(host);
    }
    // The index is in the order in which they are due, and the place where it goes on begins with that moment.
    const { next } = page.value;
    if (next === null || next.slice(0, ISO_LENGTH) > new Date(parts.nowMs()).toISOString()) break;
    after = next;
  }
  return { delivered, failed };
};
