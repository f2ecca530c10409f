import type { ChangeLog } from '../../tournaments/event/change-log';
import type { Webhook } from '../../tournaments/event/webhook';
import { eventOfOperation, webhooksFor } from '../../tournaments/event/webhook';
import { ok, refused } from '../../shared/result';
import type { Answer } from '../use-case';
import { itemOf, logOf } from '../tournaments/items';
import type { Address, DeliveryAddress, Item, Store, TournamentAddress } from '../tournaments/store';
import type { DeliveryFacts } from './delivery';
import { byService, deliveryIdOf } from './delivery';
import { payloadOf } from './payload';
import { webhooksNow } from './webhooks-now';

/** The most that one `get` of the store takes. */
const AT_ONCE = 25;

/** One message to be brought to one webhook. */
const deliveryOf = (
  address: TournamentAddress,
  { op, at, version }: { readonly op: string; readonly at: number; readonly version: number },
  { webhook, nowMs }: { readonly webhook: Webhook; readonly nowMs: number },
): Item => {
  const type = eventOfOperation[op] ?? 'PING';
  const place: DeliveryAddress = {
    item: 'DELIVERY',
    tournament: address.tournament,
    webhook: webhook.id,
    atMs: at,
    id: deliveryIdOf(address, version, webhook.id),
  };
  const facts: DeliveryFacts = {
    type,
    payload: JSON.stringify(payloadOf(address, { op, at, version }, type)),
    state: 'PENDING',
    attempts: 0,
    dueAtMs: nowMs,
    lastAttemptAtMs: null,
    lastStatus: null,
    lastProblem: null,
  };
  return itemOf(place, [byService<DeliveryFacts>('tellWebhook', nowMs, facts)]);
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
 * Makes a delivery for each webhook and each change of this item that is still to be told, then takes its mark away. Broken off
 * anywhere, the mark stays, and the next time finds the deliveries that are there already. A change written meanwhile keeps the
 * mark too: taking it away asks for the version that was read.
 */
const tellItem = async (
  item: Item,
  webhooks: readonly Webhook[],
  { store, nowMs }: { readonly store: Store; readonly nowMs: number },
): Promise<Answer<true>> => {
  const { address } = item;
  const log: ChangeLog<unknown> = logOf(item);
  if (isOfTournament(address))
    for (const [index, change] of log.entries()) {
      if (!change.untold) continue;
      for (const webhook of webhooksFor(webhooks, change)) {
        const { op, at } = change;
        const done = await putOnce(
          store,
          deliveryOf(address, { op, at, version: index + 1 }, { webhook, nowMs }),
        );
        if (!done.ok) return done;
      }
    }
  const told = log.map(({ untold: _, ...change }) => change);
  const rewritten = await store.rewrite(itemOf(address, told));
  return rewritten.ok ? ok(true) : rewritten;
};

/**
 * Goes through the outbox once: what is to be told becomes deliveries. Two that do so at once do no harm.
 *
 * @returns how many items had something to tell, and whether all of it is told
 */
export const tellOutbox = async (
  store: Store,
  nowMs: () => number,
  goOn: () => boolean,
): Promise<{ readonly told: number; readonly failed: number }> => {
  let after: string | undefined;
  let [told, failed] = [0, 0];
  do {
    const page = await store.outbox(AT_ONCE, after);
    if (!page.ok) return { told, failed: failed + 1 };
    const { addresses, next } = page.value;
    const items = addresses.length === 0 ? ok([]) : await store.get(addresses);
    const webhooks = await webhooksNow(
      store,
      addresses.flatMap((address) => ('tournament' in address ? [address.tournament] : [])),
    );
    if (!items.ok || !webhooks.ok) return { told, failed: failed + 1 };
    // The index may lag: only the item says whether it still has something to tell.
    const done = await Promise.all(
      items.value
        .flatMap((one) => (one?.hasUntold ? [one] : []))
        .map((item) => {
          const { address } = item;
          const its = 'tournament' in address ? (webhooks.value.get(address.tournament) ?? []) : [];
          return tellItem(item, its, { store, nowMs: nowMs() });
        }),
    );
    told += done.filter((one) => one.ok).length;
    failed += done.filter((one) => !one.ok).length;
    after = next ?? undefined;
  } while (after !== undefined && goOn());
  return { told, failed };
};
