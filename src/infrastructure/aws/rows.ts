import {
  DELIVERIES_LISTING,
  READERS_LISTING,
  UNFINISHED_LISTING,
  type Address,
  type Item,
} from '../../app/kernel/store/store';
import { invariant } from '../../shared/invariant';
import { type Key, addressOf, keyOf, listingPartition, OUTBOX } from './keys';

/** An item as DynamoDB keeps it; see `keys.ts`. */
export interface Row extends Key {
  readonly version: number;
  readonly schema: number;
  readonly body: string;
  readonly month?: string;
  readonly order?: string;
  readonly card?: string;
  readonly outbox?: string;
  /** Seconds since the epoch. */
  readonly ttl?: number;
}

export const rowOf = ({ address, version, schema, body, listing, isForOutbox, expiresAtMs }: Item): Row => ({
  ...keyOf(address),
  version,
  schema,
  body,
  ...(listing && { month: listingPartition(listing.name), order: listing.order }),
  ...(listing?.card !== undefined && { card: listing.card }),
  ...(isForOutbox && { outbox: OUTBOX }),
  ...(expiresAtMs !== undefined && { ttl: Math.ceil(expiresAtMs / 1000) }),
});

export const itemOf = ({ pk, sk, version, schema, body, month, order, card, outbox, ttl }: Row): Item => {
  const address = addressOf({ pk, sk });
  invariant(address, `key ${pk} ${sk} has no address`);
  return {
    address,
    version,
    schema,
    body,
    ...(month !== undefined &&
      order !== undefined && {
        listing: {
          name: month.slice(listingPartition('').length),
          order,
          ...(card !== undefined && { card }),
        },
      }),
    ...(outbox !== undefined && { isForOutbox: true as const }),
    ...(ttl !== undefined && { expiresAtMs: ttl * 1000 }),
  };
};

const listedAddress = (month: string, id: string, more: readonly string[]): Address => {
  if (month.startsWith('ROLLS#')) return { item: 'ROLL', roll: id };
  if (month === READERS_LISTING) return { item: 'READERS', tournament: id, part: 'HEAD' };
  if (month === UNFINISHED_LISTING) return { item: 'CATALOGUE', catalogue: id };
  const [webhook = '', atMs, delivery = ''] = more;
  return month === DELIVERIES_LISTING
    ? { item: 'DELIVERY', tournament: id, webhook, atMs: Number(atMs), id: delivery }
    : { item: 'HEAD', tournament: id };
};

/** Where a listing goes on: its `order` ends with what else tells the tournament, the roll or the delivery. */
export const listingStart = (month: string, order: string) => {
  const [, id = '', ...more] = order.split('#');
  return { ...keyOf(listedAddress(month, id, more)), month: listingPartition(month), order };
};

/** How a page of the outbox names the place where the next begins. */
export const outboxPlace = ({ pk, sk }: Key): string => `${pk} ${sk}`;

export const outboxStart = (place: string) => {
  const [pk = '', sk = ''] = place.split(' ');
  return { pk, sk, outbox: OUTBOX };
};
