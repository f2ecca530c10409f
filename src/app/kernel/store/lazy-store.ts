import type { Store } from './store';

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
    rewrite: async (item) => (await store()).rewrite(item),
    outbox: async (limit, after) => (await store()).outbox(limit, after),
    deliveries: async (webhook, limit, after) => (await store()).deliveries(webhook, limit, after),
    listed: async (name, limit, after) => (await store()).listed(name, limit, after),
  };
};
