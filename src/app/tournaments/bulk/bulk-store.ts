import { ok } from '../../../shared/result';
import type { Address, Item, Store, StoreAnswer } from '../../kernel/store/store';

/** In the order in which a tournament is read: entrants, head, then each round with its results. */
const placeOf = (address: Address): readonly number[] => {
  switch (address.item) {
    case 'ENTRANT':
      return [0, address.number, 0];
    case 'HEAD':
      return [1, 0, 0];
    case 'ROUND':
      return [2, address.round, 0];
    case 'RESULT':
      return [2, address.round, address.table];
    default:
      return [3, 0, 0];
  }
};

const byPlace = ({ address: a }: Item, { address: b }: Item): number => {
  const [one, other] = [placeOf(a), placeOf(b)];
  const index = one.findIndex((value, at) => value !== other[at]);
  return index < 0 ? 0 : (one[index] ?? 0) - (other[index] ?? 0);
};

const nameOf = (address: Address): string => JSON.stringify(address);

/** Whether the item is read for standings. */
const isStanding = ({ address }: Item): boolean =>
  ['ENTRANT', 'HEAD', 'ROUND', 'RESULT'].includes(address.item);

/**
 * A store for many changes of one tournament in one request. It reads the tournament once and lays over it what it has written; after
 * a conflict it reads again. A dry one writes nothing: what would be written is only read again here.
 */
export const bulkStore = (store: Store, isDry: boolean): Store => {
  let read: StoreAnswer<readonly Item[]> | undefined;
  const written = new Map<string, Item>();

  const readTournament = async (tournament: string): StoreAnswer<readonly Item[]> => {
    read ??= store.readTournament(tournament);
    const answer = await read;
    if (!answer.ok) {
      read = undefined;
      return answer;
    }
    const items = new Map(answer.value.map((item) => [nameOf(item.address), item]));
    for (const [name, item] of written) if (isStanding(item)) items.set(name, item);
    return ok([...items.values()].sort(byPlace));
  };

  const get: Store['get'] = async (addresses) => {
    const answer = await store.get(addresses);
    if (!answer.ok || !isDry) return answer;
    return ok(addresses.map((address, index) => written.get(nameOf(address)) ?? answer.value[index] ?? null));
  };

  const writeDry: Store['write'] = async (item) => {
    const found = await get([item.address]);
    if (!found.ok) return found;
    if ((found.value[0]?.version ?? 0) !== item.version - 1) return ok('CONFLICT');
    written.set(nameOf(item.address), item);
    return ok('WRITTEN');
  };

  return {
    ...store,
    readTournament,
    get,
    write: async (item) => {
      if (isDry) return writeDry(item);
      const outcome = await store.write(item);
      if (outcome.ok && outcome.value === 'WRITTEN') written.set(nameOf(item.address), item);
      else {
        read = undefined;
        written.clear();
      }
      return outcome;
    },
  };
};
