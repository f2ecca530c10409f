import {
  DELIVERIES_LISTING,
  LEAGUES_LISTING,
  READERS_LISTING,
  UNFINISHED_LISTING,
  type Address,
  type Item,
} from '../../app/kernel/store/store';
import { invariant } from '../../shared/invariant';
import { type Key, addressOf, keyOf, listingPartition, OUTBOX } from './keys';

/** An item as DynamoDB keeps it; see `keys.ts`. */
export interface Row extends Key, Pick<Item, 'version' | 'schema' | 'body'> {
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

const listedAddress = (name: string, id: string, more: readonly string[]): Address => {
  if (name.startsWith('ROLLS#')) return { item: 'ROLL', roll: id };
  if (name === READERS_LISTING) return { item: 'READERS', tournament: id, part: 'HEAD' };
  if (name === LEAGUES_LISTING) return { item: 'LEAGUE', league: id };
  if (name === UNFINISHED_LISTING) return { item: 'CATALOGUE', catalogue: id };
  const [webhook = '', atMs, delivery = ''] = more;
  return name === DELIVERIES_LISTING
    ? { item: 'DELIVERY', tournament: id, webhook, atMs: Number(atMs), id: delivery }
    : { item: 'HEAD', tournament: id };
};

/** The start of a further page of a list: the `order` of its last line ends with the ids of what it lists. */
export const listingStart = (name: string, order: string) => {
  const [, id = '', ...more] = order.split('#');
  return { ...keyOf(listedAddress(name, id, more)), month: listingPartition(name), order };
};

/** How a page of the outbox names the place where the next begins. */
export const outboxPlace = ({ pk, sk }: Key): string => `${pk} ${sk}`;

export const outboxStart = (place: string) => {
  const [pk = '', sk = ''] = place.split(' ');
  return { pk, sk, outbox: OUTBOX };
};
