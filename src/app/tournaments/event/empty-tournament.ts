import { factsAt } from '../../../shared/change-log';
import type { TournamentFacts } from '../../../domain/tournaments/event/facts';
import { type Answer, ok } from '../../kernel/use-case';
import { emptied, writeUntilEmpty } from '../../kernel/store/empty-items';
import { getMany } from '../../kernel/store/get-many';
import type { StoredContext } from '../../kernel/store/context';
import { type ItemKind, logOf } from '../../kernel/store/items';
import type { AddressOf, Item, TournamentAddress } from '../../kernel/store/store';
import { addressesOf } from '../armies/army-access';
import { gameAddress, gameKind, sheetsOfTable } from '../store/game-item';
import { entrantKind, headKind, kindAt, roundKind } from '../store/read-tournament';

type OfTournament = Item & { readonly address: TournamentAddress | AddressOf<'GAME'> };

const isOfTournament = (item: Item): item is OfTournament =>
  ['ENTRANT', 'ARMY', 'ROUND', 'RESULT', 'GAME'].includes(item.address.item);

const kindOf = ({ address }: OfTournament): ItemKind<unknown> =>
  address.item === 'GAME' ? gameKind : kindAt(address);

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
export const emptyTournament = (id: string, context: StoredContext): Promise<Answer<true>> =>
  writeUntilEmpty(async () => {
    const items = await itemsOf(id, context);
    if (!items.ok) return items;
    const emptying = { op: 'deleteTournament', atMs: context.clock.nowMs(), set: {} };
    return ok(items.value.flatMap((item) => emptied(kindOf(item), item, emptying) ?? []));
  }, context.store);
