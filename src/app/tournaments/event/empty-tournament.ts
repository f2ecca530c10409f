import { type ChangeLog, factsAt } from '../../../shared/change-log';
import type { TournamentFacts } from '../../../domain/tournaments/event/facts';
import { type Answer, ok, refused } from '../../kernel/use-case';
import { getMany } from '../../kernel/store/get-many';
import type { StoredContext } from '../../kernel/store/context';
import { type ItemKind, itemOf, logOf } from '../../kernel/store/items';
import type { AddressOf, Item, TournamentAddress } from '../../kernel/store/store';
import { addressesOf } from '../armies/army-access';
import { gameAddress, gameKind, sheetsOfTable } from '../store/game-item';
import { entrantKind, headKind, kindAt, roundKind } from '../store/read-tournament';

/** The most that are written at once. */
const AT_ONCE = 25;
const MOST_ATTEMPTS = 5;
const EMPTYING = 'deleteTournament';

type OfTournament = Item & { readonly address: TournamentAddress | AddressOf<'GAME'> };

const isOfTournament = (item: Item): item is OfTournament =>
  ['ENTRANT', 'ARMY', 'ROUND', 'RESULT', 'GAME'].includes(item.address.item);

/** The item with nothing left of its history but who changed it when; null where that has been done. */
const emptied = (item: OfTournament, atMs: number): Item | null => {
  const kind: ItemKind<unknown> = item.address.item === 'GAME' ? gameKind : kindAt(item.address);
  const log: ChangeLog<unknown> = logOf(kind, item);
  if (log.at(-1)?.op === EMPTYING) return null;
  const former = log.map(({ op, by, at, key }) => ({ op, by, at, key, input: '', set: {} }));
  const last = { op: EMPTYING, by: 'SERVICE', at: atMs, key: '', input: '', set: {} };
  return itemOf(kind, item.address, [...former, last]);
};

/** The sheets of every table that a round ever had. */
const sheetsOf = (
  id: string,
  items: readonly Item[],
  head: Pick<TournamentFacts, 'format'>,
): readonly AddressOf<'GAME'>[] =>
  items.flatMap((item) => {
    const { address } = item;
    if (address.item !== 'ROUND') return [];
    const { round } = address;
    const tables = Math.max(0, ...logOf(roundKind, item).map(({ set }) => (set.tables ?? []).length));
    return Array.from({ length: tables + 1 }, (_, index) => index + 1).flatMap((table) =>
      sheetsOfTable({ tournament: id, round, table }, head).map(gameAddress),
    );
  });

/** Every item of a deleted tournament but its head: those that standings read, the army lists, and the sheets of its games. */
const itemsOf = async (id: string, { store }: StoredContext): Promise<Answer<readonly OfTournament[]>> => {
  const items = await store.readTournament(id);
  if (!items.ok) return items;
  const head = items.value.find(({ address }) => address.item === 'HEAD');
  const ofHead = head ? logOf(headKind, head) : [];
  const armies = items.value.flatMap((item) =>
    item.address.item === 'ENTRANT'
      ? addressesOf(id, { number: item.address.number, log: logOf(entrantKind, item) }, ofHead)
      : [],
  );
  const addresses = [...armies, ...sheetsOf(id, items.value, factsAt(ofHead))];
  const found = await getMany(store, addresses);
  if (!found.ok) return found;
  const beside = found.value.filter((item) => item !== null);
  // Army lists first: where those of a team's players are, its entrant says.
  return ok([...beside, ...items.value].filter(isOfTournament));
};

/**
 * Takes everything that anybody wrote out of the items of a deleted tournament; their versions go on. Broken off, it is done by the next
 * repetition of the request.
 */
export const emptyTournament = async (id: string, context: StoredContext): Promise<Answer<true>> => {
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt += 1) {
    const items = await itemsOf(id, context);
    if (!items.ok) return items;
    const open = items.value.flatMap((item) => emptied(item, context.clock.nowMs()) ?? []);
    if (open.length === 0) return ok(true);
    for (let from = 0; from < open.length; from += AT_ONCE) {
      const written = await Promise.all(
        open.slice(from, from + AT_ONCE).map((item) => context.store.write(item)),
      );
      const failed = written.find((one) => !one.ok);
      if (failed && !failed.ok) return failed;
    }
  }
  return refused({ code: 'UNAVAILABLE', retryAfterSeconds: 1 });
};
