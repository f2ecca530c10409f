import type { Change } from '../../../shared/change-log';
import { type Webhook, PING_OPERATION } from '../../../domain/tournaments/event/webhook';
import {
  type DeliveryFacts,
  byService,
  deliveryIdOf,
  deliveryKind,
  recordName,
} from '../../kernel/channels/delivery';
import { itemOf, logOf } from '../../kernel/store/items';
import type { Address, Item, Store, TournamentAddress } from '../../kernel/store/store';
import { type Answer, ok, refused } from '../../kernel/use-case';
import { kindAt } from '../store/read-tournament';
import { eventOf } from '../store/access';
import type { ChannelMessage, DeliveryParts, OutboxChange } from './channel';
import { channelFor } from './channels';
import { readReceivers } from './receivers';

/** The largest number of items that one `get` of the store takes. */
const AT_ONCE = 25;

/** The receivers of a change. A test goes to one receiver, paused or not. */
const receiversOf = (
  all: readonly Webhook[],
  { op, receipt }: Pick<Change<unknown>, 'op' | 'receipt'>,
): readonly Webhook[] => {
  if (op === PING_OPERATION) return all.filter(({ id }) => id === receipt?.['webhook']);
  const event = eventOf(op);
  return event === undefined
    ? []
    : all.filter((one) => one.pause === null && channelFor(one).wants(one, event));
};

/** A message as a delivery to be tried. The same change, receiver and message always have the same id. */
const deliveryOf = (
  { address, type, at, version }: OutboxChange,
  { name, part = 0, payload, dueAtMs, whileRoundEnds, thing }: ChannelMessage,
  { receiver, nowMs }: { readonly receiver: Webhook; readonly nowMs: number },
): Item => {
  const facts: DeliveryFacts = {
    type,
    thing: thing ?? recordName(address),
    payload,
    state: 'PENDING',
    attempts: 0,
    dueAtMs: dueAtMs ?? nowMs,
    lastAttemptAtMs: null,
    lastStatus: null,
    lastProblem: null,
    ...(whileRoundEnds && { whileRoundEnds }),
  };
  return itemOf(
    deliveryKind,
    {
      item: 'DELIVERY',
      tournament: address.tournament,
      webhook: receiver.id,
      atMs: at + part,
      id: deliveryIdOf(address, version, name === undefined ? receiver.id : `${receiver.id} ${name}`),
    },
    [byService<DeliveryFacts>('makeDelivery', nowMs, facts)],
  );
};

/** Writes a delivery unless it exists. A refused write is believed only if the delivery is found. */
const putOnce = async (store: Store, delivery: Item): Promise<Answer<true>> => {
  const written = await store.write(delivery);
  if (!written.ok) return written;
  if (written.value === 'WRITTEN') return ok(true);
  const found = await store.get([delivery.address]);
  if (!found.ok) return found;
  return found.value[0] ? ok(true) : refused({ code: 'UNAVAILABLE', retryAfterSeconds: 1 });
};

const isOfTournament = (address: Address): address is TournamentAddress =>
  address.item === 'HEAD' ||
  address.item === 'ENTRANT' ||
  address.item === 'ROUND' ||
  address.item === 'RESULT';

const sendChange = async (
  change: OutboxChange,
  receivers: readonly Webhook[],
  parts: DeliveryParts,
): Promise<Answer<true>> => {
  for (const receiver of receivers) {
    const messages = await channelFor(receiver).messagesOf(change, receiver, parts);
    if (!messages.ok) return messages;
    for (const message of messages.value) {
      const delivery = deliveryOf(change, message, { receiver, nowMs: parts.nowMs() });
      const done = await putOnce(parts.store, delivery);
      if (!done.ok) return done;
    }
  }
  return ok(true);
};

/**
 * Makes the deliveries of each marked change of this item, then removes the marks. If it is interrupted, the marks stay, and the next
 * run finds the deliveries that exist. Removing the marks requires the version that was read, so a change written meanwhile keeps its own.
 */
const sendItem = async (
  item: Item,
  webhooks: readonly Webhook[],
  parts: DeliveryParts,
): Promise<Answer<true>> => {
  const { address } = item;
  // Nothing else is ever marked.
  if (!isOfTournament(address)) return ok(true);
  const kind = kindAt(address);
  const log = logOf(kind, item);
  for (const [index, change] of log.entries()) {
    if (!change.isForOutbox) continue;
    const { op, at } = change;
    const sent = await sendChange(
      { address, op, type: eventOf(op) ?? 'PING', at, version: index + 1 },
      receiversOf(webhooks, change),
      parts,
    );
    if (!sent.ok) return sent;
  }
  const unmarked = log.map(({ isForOutbox: _, ...change }) => change);
  const rewritten = await parts.store.rewrite(itemOf(kind, address, unmarked));
  return rewritten.ok ? ok(true) : rewritten;
};

/**
 * Walks the outbox once and turns each marked change into deliveries. Two concurrent runs do no harm.
 *
 * @returns the number of items processed, and of items left for the next run
 */
export const sendOutbox = async (parts: DeliveryParts, goOn: () => boolean) => {
  const { store } = parts;
  let after: string | undefined;
  let [processed, left] = [0, 0];
  do {
    const page = await store.outbox(AT_ONCE, after);
    if (!page.ok) return { processed, left: left + 1 };
    const { addresses, next } = page.value;
    const items = addresses.length === 0 ? ok([]) : await store.get(addresses);
    const receivers = await readReceivers(
      store,
      addresses.flatMap((address) => ('tournament' in address ? [address.tournament] : [])),
    );
    if (!items.ok || !receivers.ok) return { processed, left: left + 1 };
    // The index may lag: only the item itself tells whether it is still marked.
    const done = await Promise.all(
      items.value
        .flatMap((one) => (one?.isForOutbox ? [one] : []))
        .map((item) => {
          const { address } = item;
          const its = 'tournament' in address ? (receivers.value.get(address.tournament) ?? []) : [];
          return sendItem(item, its, parts);
        }),
    );
    processed += done.filter((one) => one.ok).length;
    left += done.filter((one) => !one.ok).length;
    after = next ?? undefined;
  } while (after !== undefined && goOn());
  return { processed, left };
};
