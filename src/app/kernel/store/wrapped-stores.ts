import { ok } from '../../../shared/result';
import { type Address, type Item, type Store, type StoreAnswer, isDerived } from './store';

/** A store that is opened with its first use, so that who does not need it does not load it. */
export const lazyStore = (open: () => Promise<Store>): Store => {
  let opened: Promise<Store> | undefined;
  const store = (): Promise<Store> => (opened ??= open());
  return {
    get: async (addresses) => (await store()).get(addresses),
    readTournament: async (tournament) => (await store()).readTournament(tournament),
    readLeague: async (league) => (await store()).readLeague(league),
    leaguePlayers: async (league, limit, after) => (await store()).leaguePlayers(league, limit, after),
    catalogueDocument: async (catalogue, document) => (await store()).catalogueDocument(catalogue, document),
    write: async (item) => (await store()).write(item),
    writeNew: async (items) => (await store()).writeNew?.(items) ?? ok('CONFLICT'),
    rewrite: async (item) => (await store()).rewrite(item),
    outbox: async (limit, after) => (await store()).outbox(limit, after),
    deliveries: async (webhook, limit, after) => (await store()).deliveries(webhook, limit, after),
    listed: async (name, limit, after) => (await store()).listed(name, limit, after),
  };
};

/**
 * A store for who may only read: of writes, only derived items reach the table, as the rights of the pages' function have it.
 * Any other answers CONFLICT.
 */
export const readingStore = (store: Store): Store => ({
  ...store,
  write: async (item) => (isDerived(item) ? store.write(item) : ok('CONFLICT')),
  writeNew: async () => ok('CONFLICT'),
  rewrite: async () => ok('CONFLICT'),
});

/** The readings of a request, made with the first of them: most requests ask nothing that is stored. */
const emptyMemory = () => ({
  tournaments: new Map<string, StoreAnswer<readonly Item[]>>(),
  leagues: new Map<string, StoreAnswer<readonly Item[]>>(),
  projections: new Map<string, Item | null>(),
});

/**
 * A store for one request that asks several questions: a tournament or league it has read it does not read again, until it
 * writes a fact. A write that comes second forgets too, so that whoever lost a race sees why; a change forgets when its turn comes.
 * What a league sees of its tournaments is read after the league itself: its derived tables count on that order (docs/leagues.md). A
 * projection for readers is read once too, and not at all behind the facts: the answers of one request then stand for one moment, or
 * a later question for a later one.
 */
export const rememberingStore = (store: Store): Store => {
  let memory: ReturnType<typeof emptyMemory> | undefined;
  const remembered = () => (memory ??= emptyMemory());
  const known = (address: Address): Item | null | undefined => {
    if (address.item !== 'READERS') return undefined;
    const { tournaments, projections } = remembered();
    return tournaments.has(address.tournament)
      ? null
      : projections.get(`${address.tournament} ${address.part}`);
  };
  const get: Store['get'] = async (addresses) => {
    const unknown = addresses.filter((address) => known(address) === undefined);
    const answer = unknown.length === 0 ? ok([]) : await store.get(unknown);
    if (!answer.ok) return answer;
    const found = addresses.map(
      (address) => known(address) ?? answer.value[unknown.indexOf(address)] ?? null,
    );
    for (const [index, address] of addresses.entries())
      if (address.item === 'READERS')
        remembered().projections.set(`${address.tournament} ${address.part}`, found[index] ?? null);
    return ok(found);
  };
  const readLeague = async (league: string): StoreAnswer<readonly Item[]> => {
    const answer = await store.readLeague(league);
    remembered().tournaments.clear();
    return answer;
  };
  const forget = (): void => {
    memory = undefined;
  };
  return {
    ...store,
    forget,
    get,
    readTournament: (tournament) => {
      const { tournaments } = remembered();
      const answer = tournaments.get(tournament) ?? store.readTournament(tournament);
      tournaments.set(tournament, answer);
      return answer;
    },
    readLeague: (league) => {
      const { leagues } = remembered();
      const answer = leagues.get(league) ?? readLeague(league);
      leagues.set(league, answer);
      return answer;
    },
    writeNew: async (items) => {
      const written = (await store.writeNew?.(items)) ?? ok('CONFLICT');
      forget();
      return written;
    },
    write: async (item) => {
      const written = await store.write(item);
      if (isDerived(item) && (!written.ok || written.value === 'WRITTEN')) return written;
      forget();
      return written;
    },
  };
};
