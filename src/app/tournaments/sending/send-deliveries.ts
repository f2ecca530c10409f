import type { Logged } from '../../../shared/change-log';
import type { Webhook } from '../../../domain/tournaments/event/webhook';
import { type Answer, ok } from '../../kernel/use-case';
import { itemOf, loggedOf } from '../../kernel/store/items';
import { type DeliveryAddress, type Item, DELIVERIES_LISTING } from '../../kernel/store/store';
import { type DeliveryFacts, byService, deliveryKind } from '../../kernel/channels/delivery';
import { pauseWebhook } from '../webhooks/pause-webhook';
import { pauseAfter } from './retry-schedule';
import type { DeliveryParts, Sent } from './channel';
import { channelFor } from './channels';
import { sendOutbox } from './send-outbox';
import { readReceivers, isCurrent } from './receivers';

/** The largest number of items that one `get` of the store takes, and so of messages sent at once. */
const AT_ONCE = 25;
const ISO_LENGTH = '2026-11-21T09:00:00.000Z'.length;
/** The largest number of deliveries that one run reads. */
const MOST_LOOKED_AT = 2_000;
/** The longest pause that a receiver may ask for. */
const LONGEST_ASKED_MS = 60 * 60 * 1000;
/** The duration of a claim: longer than an attempt can take. */
const CLAIM_LASTS_MS = 60_000;
/** The number of recent deliveries to read when the last attempt of one has failed: has any other arrived since? */
const RECENT = 50;

interface Due {
  readonly address: DeliveryAddress;
  readonly delivery: Logged<DeliveryFacts>;
  /** Undefined if it has been deleted. */
  readonly receiver: Webhook | undefined;
}

const isAccepted = (sent: Sent): boolean =>
  sent.kind === 'ANSWERED' && sent.status >= 200 && sent.status < 300;

const failureOf = (sent: Sent, receiver: Webhook): 'RETRY' | 'REFUSED' | 'GONE' =>
  sent.kind === 'ANSWERED' ? channelFor(receiver).failureOf(sent.status) : 'RETRY';

/** Writes the next version of a delivery; undefined if another run was first or the store does not answer. */
const advance = async (
  { address, delivery }: Due,
  change: { readonly op: string; readonly set: Partial<DeliveryFacts> },
  { store, nowMs }: DeliveryParts,
): Promise<Due['delivery']['log'] | undefined> => {
  const log = [...delivery.log, byService<DeliveryFacts>(change.op, nowMs(), change.set)];
  const written = await store.write(itemOf(deliveryKind, address, log));
  return written.ok && written.value === 'WRITTEN' ? log : undefined;
};

/** The change of a delivery after an attempt. */
const outcomeOf = (
  sent: Sent,
  { receiver, attempts }: { readonly receiver: Webhook; readonly attempts: number },
  { random, nowMs }: DeliveryParts,
): Partial<DeliveryFacts> => {
  const lastStatus = sent.kind === 'ANSWERED' ? sent.status : null;
  if (isAccepted(sent)) return { state: 'DELIVERED', lastStatus, lastProblem: null };
  const lastProblem = sent.kind === 'FAILED' ? sent.problem : 'BAD_STATUS';
  const [die = 1] = random.dice(1, 1000);
  const isLost = failureOf(sent, receiver) !== 'RETRY';
  const asked = sent.kind === 'ANSWERED' ? sent.retryAfterMs : undefined;
  const scheduled = isLost ? undefined : pauseAfter(attempts, (die - 1) / 1000);
  const pause =
    scheduled === undefined || asked === undefined ? scheduled : Math.min(asked, LONGEST_ASKED_MS);
  return pause === undefined
    ? { state: 'FAILED', lastStatus, lastProblem }
    : { dueAtMs: nowMs() + pause, lastStatus, lastProblem };
};

/** Whether any message has arrived since this one was made. True if the store does not answer. */
const hasArrivedSince = async ({ address, delivery }: Due, { store }: DeliveryParts): Promise<boolean> => {
  const page = await store.deliveries(address, RECENT);
  if (!page.ok) return true;
  const since = delivery.log[0]?.at ?? 0;
  return page.value.items.some((item) => {
    const facts = loggedOf(deliveryKind, item)?.facts;
    return facts?.state === 'DELIVERED' && (facts.lastAttemptAtMs ?? 0) >= since;
  });
};

/** Pauses a receiver that is gone, or that has accepted nothing during all attempts of a message. */
const pauseIfLost = async (
  due: Due,
  failure: ReturnType<typeof failureOf>,
  parts: DeliveryParts,
): Promise<void> => {
  const { tournament, webhook } = due.address;
  if (failure === 'REFUSED' || (failure === 'RETRY' && (await hasArrivedSince(due, parts)))) return;
  await pauseWebhook(
    parts.store,
    { tournament, webhook },
    { pause: failure === 'GONE' ? 'GONE' : 'FAILING', nowMs: parts.nowMs() },
  );
};

/** The outcome of a due delivery; SKIPPED if another run has claimed it. */
type Outcome = 'DELIVERED' | 'FAILED' | 'DROPPED' | 'SKIPPED';

interface Tried {
  readonly host: string;
  readonly outcome: Outcome;
}

/**
 * Claims a delivery, tries it and records the outcome. If it is interrupted after the claim, the delivery is tried again once the claim
 * has expired: a receiver gets each message at least once.
 */
const tryDelivery = async (due: Due, parts: DeliveryParts): Promise<Outcome> => {
  const { address, delivery, receiver } = due;
  const { facts } = delivery;
  const drop = async (): Promise<Outcome> =>
    (await advance(due, { op: 'dropDelivery', set: { state: 'DROPPED' } }, parts)) ? 'DROPPED' : 'SKIPPED';
  const isWanted = receiver && (receiver.pause === null || facts.type === 'PING');
  if (!isWanted || !(await isCurrent(facts, address.tournament, parts))) return drop();
  const channel = channelFor(receiver);
  const body = await channel.bodyOf(facts.payload, { receiver, tournament: address.tournament }, parts);
  if (!body.ok) return 'SKIPPED';
  if (body.value === null) return drop();
  const atMs = parts.nowMs();
  const attempts = facts.attempts + 1;
  const claim = { attempts, lastAttemptAtMs: atMs, dueAtMs: atMs + CLAIM_LASTS_MS };
  const log = await advance(due, { op: 'claimDelivery', set: claim }, parts);
  if (!log) return 'SKIPPED';
  const sent = await channel.send({ receiver, address, body: body.value, atMs }, parts);
  const set = outcomeOf(sent, { receiver, attempts }, parts);
  const claimed: Due = { ...due, delivery: { log, facts: { ...facts, ...claim }, version: log.length } };
  // Before the outcome: a crash between the two tries once more, and comes here again.
  if (set.state === 'FAILED') await pauseIfLost(claimed, failureOf(sent, receiver), parts);
  await advance(claimed, { op: 'tryDelivery', set }, parts);
  return isAccepted(sent) ? 'DELIVERED' : 'FAILED';
};

/** The due deliveries among these, each with its receiver. */
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
  const receivers = await readReceivers(
    store,
    due.map(({ address }) => address.tournament),
  );
  if (!receivers.ok) return receivers;
  return ok(
    due.map((one) => ({
      ...one,
      receiver: receivers.value.get(one.address.tournament)?.find(({ id }) => id === one.address.webhook),
    })),
  );
};

const hostOf = ({ receiver, address: { tournament }, delivery }: Due): string => {
  const { thing = '' } = delivery.facts;
  return receiver ? channelFor(receiver).hostOf(receiver, { tournament, thing }) : '';
};

/** Groups of deliveries that must be sent one after the other, oldest first. */
const inOrder = (due: readonly Due[]): readonly (readonly Due[])[] => {
  const groups = new Map<string, Due[]>();
  for (const one of due) {
    const { tournament, webhook, id } = one.address;
    const isOneByOne = one.receiver !== undefined && channelFor(one.receiver).isOneByOne;
    const record = isOneByOne ? '' : (one.delivery.facts.thing ?? id);
    const key = [tournament, webhook, record].join(' ');
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return [...groups.values()].map((group) => group.toSorted((a, b) => a.address.atMs - b.address.atMs));
};

/** Tries them one after the other. After a failure, the others wait for the next run. */
const tryInOrder = async (group: readonly Due[], parts: DeliveryParts): Promise<readonly Tried[]> => {
  const tried: Tried[] = [];
  for (const one of group) {
    const outcome = await tryDelivery(one, parts);
    tried.push({ host: hostOf(one), outcome });
    if (outcome === 'FAILED') break;
  }
  return tried;
};

/**
 * Tries each due delivery once. A host that fails is left alone for the rest of the run, so that a slow one delays nobody else. Two
 * concurrent runs do no harm: a delivery is claimed before it is tried.
 */
const sendDue = async (parts: DeliveryParts, goOn: () => boolean) => {
  const failing = new Set<string>();
  let [delivered, failed] = [0, 0];
  let after: string | undefined;
  for (let lookedAt = 0; lookedAt < MOST_LOOKED_AT && goOn(); lookedAt += AT_ONCE) {
    const page = await parts.store.listed(DELIVERIES_LISTING, AT_ONCE, after);
    if (!page.ok || page.value.addresses.length === 0) break;
    const items = await parts.store.get(page.value.addresses);
    const due = items.ok ? await dueAmong(items.value, parts) : items;
    if (!due.ok) break;
    const tried = await Promise.all(
      inOrder(due.value.filter((one) => !failing.has(hostOf(one)))).map((group) => tryInOrder(group, parts)),
    );
    for (const { host, outcome } of tried.flat()) {
      if (outcome === 'DELIVERED') delivered += 1;
      if (outcome !== 'FAILED') continue;
      failed += 1;
      failing.add(host);
    }
    // The index is ordered by due time, and its cursor begins with that time.
    const { next } = page.value;
    if (next === null || next.slice(0, ISO_LENGTH) > new Date(parts.nowMs()).toISOString()) break;
    after = next;
  }
  return { delivered, failed };
};

/**
 * Turns the outbox into deliveries and tries those that are due, until nothing is left or the time is over. It can be repeated, run
 * twice at once and be interrupted anywhere.
 * @returns for the log; `left`: items left in the outbox for the next run, because the store did not answer.
 */
export const sendDeliveries = async (parts: DeliveryParts, lastsMs: number = Number.POSITIVE_INFINITY) => {
  const startedAtMs = parts.nowMs();
  const until = (share: number) => (): boolean => parts.nowMs() < startedAtMs + lastsMs * share;
  // At most half of the time, so that a full outbox does not delay due deliveries.
  const processed = await sendOutbox(parts, until(1 / 2));
  return { ...processed, ...(await sendDue(parts, until(1))) };
};
