import type { ChangeLog, Logged } from '../../tournaments/event/change-log';
import { logged } from '../../tournaments/event/change-log';
import type {
  ClosingFacts,
  EntrantFacts,
  HeadFacts,
  ResultFacts,
  RoundFacts,
} from '../../tournaments/event/facts';
import type { Entrant, Tournament } from '../../tournaments/event/tournament';
import { roundOf, tournamentOf } from '../../tournaments/event/tournament';
import { ok, refused } from '../../shared/result';
import type { DeliveryFacts } from '../webhooks/delivery';
import { deliveryPlacing } from '../webhooks/delivery';
import { rollPlacing } from '../rolls/roll-placing';
import type { Answer } from '../use-case';
import { packRound, unpackRound } from './round-body';
import type { Address, Item, Store } from './store';

/**
 * The shape of the bodies written today: a list of changes as JSON, a round's packed. In shape 1 a round was kept whole, which
 * reads the same way. A body of any released shape stays readable.
 */
const SCHEMA = 2;

export const logOf = <Facts>({ address, body }: Item): ChangeLog<Facts> => {
  const log: unknown = JSON.parse(body);
  return (
    address.item === 'ROUND' ? unpackRound(log as Parameters<typeof unpackRound>[0]) : log
  ) as ChangeLog<Facts>;
};

/** The item's history as a thing; undefined where there is no item. */
export const thingOf = <Facts>(item: Item | null | undefined): Logged<Facts> | undefined =>
  item ? logged(logOf<Facts>(item)) : undefined;

/** A public tournament is listed under the month of its day, or of its creation. */
const listingOf = (tournament: string, log: ChangeLog<HeadFacts>): Item['listing'] => {
  const { visibility, startsOn, phase } = logged(log).facts;
  if (visibility !== 'PUBLIC' || phase === 'DRAFT') return undefined;
  const day = startsOn ?? new Date(log[0]?.at ?? 0).toISOString().slice(0, 10);
  return { month: day.slice(0, 7), order: `${day}#${tournament}` };
};

/** A draft that nobody has opened or changed for so long is nobody's. */
const DRAFT_LASTS_MS = 30 * 24 * 60 * 60 * 1000;

/** A draft has nothing but its head: no entrant can be registered, so that nothing is left behind. */
const expiryOf = (log: ChangeLog<HeadFacts>): number | undefined =>
  logged(log).facts.phase === 'DRAFT' ? (log.at(-1)?.at ?? 0) + DRAFT_LASTS_MS : undefined;

/** Where an item is listed, and when it expires; a tournament lasts, but for a draft. */
const placingOf = (address: Address, log: ChangeLog<unknown>): Pick<Item, 'listing' | 'expiresAtMs'> => {
  if (address.item === 'DELIVERY') return deliveryPlacing(address, log as ChangeLog<DeliveryFacts>);
  if (address.item === 'ROLL' || address.item === 'SEALED_CHOICE') return rollPlacing(address, log);
  if (address.item !== 'HEAD') return {};
  const headLog = log as ChangeLog<HeadFacts>;
  const listing = listingOf(address.tournament, headLog);
  const expiresAtMs = expiryOf(headLog);
  return { ...(listing && { listing }), ...(expiresAtMs !== undefined && { expiresAtMs }) };
};

export const itemOf = (address: Address, log: ChangeLog<unknown>): Item => ({
  address,
  version: log.length,
  schema: SCHEMA,
  body: JSON.stringify(address.item === 'ROUND' ? packRound(log as ChangeLog<RoundFacts>) : log),
  ...(log.some(({ untold }) => untold) && { hasUntold: true as const }),
  ...placingOf(address, log),
});

export const noTournament = (id: string): Answer<never> =>
  refused({ code: 'NOT_FOUND', kind: 'tournament', id });

const isClosing = (thing: Logged<RoundFacts | ClosingFacts>): thing is Logged<ClosingFacts> =>
  'closed' in thing.facts;

/** The tournament that these items make; undefined without a head. */
export const tournamentFrom = (id: string, items: readonly Item[]): Tournament | undefined => {
  let head: Logged<HeadFacts> | undefined;
  let closing: Logged<ClosingFacts> | null = null;
  const entrants: Entrant[] = [];
  const rounds: { readonly thing: Logged<RoundFacts>; readonly results: Map<number, Logged<ResultFacts>> }[] =
    [];
  for (const item of items) {
    const { address } = item;
    if (address.item === 'HEAD') head = logged(logOf<HeadFacts>(item));
    else if (address.item === 'ENTRANT')
      entrants.push({ ...logged(logOf<EntrantFacts>(item)), number: address.number });
    else if (address.item === 'ROUND') {
      const thing = logged(logOf<RoundFacts | ClosingFacts>(item));
      if (isClosing(thing)) closing = thing;
      else rounds.push({ thing: thing as Logged<RoundFacts>, results: new Map() });
    } else if (address.item === 'RESULT')
      rounds[address.round - 1]?.results.set(address.table, logged(logOf<ResultFacts>(item)));
  }
  return (
    head &&
    tournamentOf({
      id,
      head,
      entrants,
      rounds: rounds.map(({ thing, results }, index) => roundOf(index + 1, thing, results)),
      closing,
    })
  );
};

/** Reads a tournament in one query. */
export const readTournament = async (store: Store, tournament: string): Promise<Answer<Tournament>> => {
  const items = await store.readTournament(tournament);
  if (!items.ok) return items;
  const found = tournamentFrom(tournament, items.value);
  return found ? ok(found) : noTournament(tournament);
};
