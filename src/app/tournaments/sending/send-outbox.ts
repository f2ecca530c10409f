import { type Webhook, webhooksFor } from '../../../domain/tournaments/event/webhook';
import { ok, refused } from '../../../shared/result';
import type { Answer } from '../../kernel/use-case';
import { itemOf, logOf } from '../../kernel/store/items';
import type { Keyring } from '../../kernel/store/context';
import type { Address, DeliveryAddress, Item, Store, TournamentAddress } from '../../kernel/store/store';
import { kindAt } from '../store/item-kinds';
import { eventOf } from '../store/operation';
import { type DeliveryFacts, byService, deliveryIdOf, deliveryKind, loggedOf } from '../../channels/delivery';
import type { AnnouncementKind } from '../announcements/kinds';
import { readTournament } from '../store/read-tournament';
import type { DeliveryParts } from './delivery-parts';
import { payloadOf } from './payload';
import { webhooksNow } from './webhooks-now';

/** What making deliveries needs. */
interface Sending {
  readonly store: Store;
  readonly keyring: Keyring;
  readonly nowMs: number;
  /** Where this service is reached, for pictures. */
  readonly publicUrl: string | undefined;
}

/** The most that one `get` of the store takes. */
const AT_ONCE = 25;

/** One message to be brought to one webhook. */
const deliveryOf = (
  address: TournamentAddress,
  { op, at, version }: { readonly op: string; readonly at: number; readonly version: number },
  { webhook, nowMs }: { readonly webhook: Webhook; readonly nowMs: number },
): Item => {
  const type = eventOf(op) ?? 'PING';
  const place: DeliveryAddress = {
    item: 'DELIVERY',
    tournament: address.tournament,
    webhook: webhook.id,
    atMs: at,
    id: deliveryIdOf(address, version, webhook.id),
  };
  const facts: DeliveryFacts = {
    type,
    thing: loggedOf(address),
    payload: JSON.stringify(payloadOf(address, { op, at, version }, type)),
    state: 'PENDING',
    attempts: 0,
    dueAtMs: nowMs,
    lastAttemptAtMs: null,
    lastStatus: null,
    lastProblem: null,
  };
  return itemOf(deliveryKind, place, [byService<DeliveryFacts>('makeDelivery', nowMs, facts)]);
};

/** What is announced of a change in a Discord channel: a message for each kind that the channel wants and the change is of. */
const announcementsOf = async (
  address: TournamentAddress,
  change: { readonly op: string; readonly at: number; readonly version: number },
  { webhook, store, keyring, nowMs, publicUrl }: Sending & { readonly webhook: Webhook },
): Promise<Answer<readonly Item[]>> => {
  // Most tournaments announce nothing: what makes messages is loaded with the first that does.
  const [{ announcementsOf: messagesOf, testMessage }, { membersByEntrant }] = await Promise.all([
    import('../announcements/message'),
    import('../../channels/mentions'),
  ]);
  const event = eventOf(change.op) ?? 'PING';
  const base = deliveryOf(address, change, { webhook, nowMs });
  // Parts of one announcement stand one after the other, as what happened at later moments does.
  const asDelivery = (facts: Partial<DeliveryFacts>, kind: string, part = 0): Item => {
    const place = base.address as DeliveryAddress;
    const id = deliveryIdOf(address, change.version, kind === '' ? webhook.id : `${webhook.id} ${kind}`);
    const set = { ...logOf(deliveryKind, base)[0]?.set, ...facts };
    return itemOf(deliveryKind, { ...place, atMs: place.atMs + part, id }, [
      byService<DeliveryFacts>('makeDelivery', nowMs, set),
    ]);
  };
  if (event === 'PING') return ok([asDelivery({ payload: JSON.stringify(testMessage()) }, '')]);
  const found = await readTournament(store, address.tournament);
  // What was deleted announces nothing any more.
  if (!found.ok) return found.error.code === 'UNAVAILABLE' ? found : ok([]);
  // Only the tables mention anybody.
  const members =
    event === 'ROUND_DRAWN' ? await membersByEntrant(found.value, { store, keyring }) : ok(new Map());
  if (!members.ok) return members;
  const about = { address, event, version: change.version, nowMs, publicUrl, members: members.value };
  return ok(
    (webhook.announce as readonly AnnouncementKind[]).flatMap((kind) =>
      messagesOf(kind, found.value, about).map(({ message, dueAtMs, whileRoundEnds }, index) => {
        const payload = JSON.stringify(message);
        const facts = { payload, dueAtMs, ...(whileRoundEnds && { whileRoundEnds }) };
        return asDelivery(facts, index === 0 ? kind : `${kind} ${index + 1}`, index);
      }),
    ),
  );
};

/** Writes it where nothing is. That it cannot be written is believed only if it is there. */
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

/**
 * Makes a delivery for each webhook and each change of this item that is marked for the outbox, then takes its mark away. Broken off
 * anywhere, the mark stays, and the next time finds the deliveries that are there already. A change written meanwhile keeps the
 * mark too: taking it away asks for the version that was read.
 */
const sendItem = async (
  item: Item,
  webhooks: readonly Webhook[],
  sending: Sending,
): Promise<Answer<true>> => {
  const { store, nowMs } = sending;
  const { address } = item;
  // Nothing else is ever marked.
  if (!isOfTournament(address)) return ok(true);
  const kind = kindAt(address);
  const log = logOf(kind, item);
  for (const [index, change] of log.entries()) {
    if (!change.isForOutbox) continue;
    for (const webhook of webhooksFor(webhooks, change, eventOf(change.op))) {
      const { op, at } = change;
      const made = { op, at, version: index + 1 };
      const deliveries = webhook.announce
        ? await announcementsOf(address, made, { ...sending, webhook })
        : ok([deliveryOf(address, made, { webhook, nowMs })]);
      if (!deliveries.ok) return deliveries;
      for (const delivery of deliveries.value) {
        const done = await putOnce(store, delivery);
        if (!done.ok) return done;
      }
    }
  }
  const unmarked = log.map(({ isForOutbox: _, ...change }) => change);
  const rewritten = await store.rewrite(itemOf(kind, address, unmarked));
  return rewritten.ok ? ok(true) : rewritten;
};

/**
 * Goes through the outbox once: each marked change becomes deliveries. Two that do so at once do no harm.
 *
 * @returns how many items were processed, and how many not
 */
export const sendOutbox = async (
  { store, keyring, nowMs, publicUrl }: Pick<DeliveryParts, 'store' | 'keyring' | 'nowMs' | 'publicUrl'>,
  goOn: () => boolean,
): Promise<{ readonly processed: number; readonly left: number }> => {
  let after: string | undefined;
  let [processed, left] = [0, 0];
  do {
    const page = await store.outbox(AT_ONCE, after);
    if (!page.ok) return { processed, left: left + 1 };
    const { addresses, next } = page.value;
    const items = addresses.length === 0 ? ok([]) : await store.get(addresses);
    const webhooks = await webhooksNow(
      store,
      addresses.flatMap((address) => ('tournament' in address ? [address.tournament] : [])),
    );
    if (!items.ok || !webhooks.ok) return { processed, left: left + 1 };
    // The index may lag: only the item says whether it is still marked.
    const done = await Promise.all(
      items.value
        .flatMap((one) => (one?.isForOutbox ? [one] : []))
        .map((item) => {
          const { address } = item;
          const its = 'tournament' in address ? (webhooks.value.get(address.tournament) ?? []) : [];
          return sendItem(item, its, { store, keyring, nowMs: nowMs(), publicUrl });
        }),
    );
    processed += done.filter((one) => one.ok).length;
    left += done.filter((one) => !one.ok).length;
    after = next ?? undefined;
  } while (after !== undefined && goOn());
  return { processed, left };
};
