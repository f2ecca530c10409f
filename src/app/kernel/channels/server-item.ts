import type { StoredContext } from '../store/context';
import type { Address } from '../store/store';
import { type Answer, refused, mapAnswer } from '../use-case';

/** A Discord server shows a tournament or a league. */
export const connectionKinds = ['TOURNAMENT', 'LEAGUE'] as const;
export interface Connection {
  readonly kind: (typeof connectionKinds)[number];
  readonly id: string;
  /** The members who have shown the organiser's token here. */
  readonly organisers: readonly string[];
  /** The version of the secret that the server's token was made with; absent for the first. */
  readonly keyVersion?: number;
}

/** All that is stored of a Discord server, in one item. Who of them is which entrant stands with the entrants. */
export interface ServerFacts {
  readonly connection: Connection | null;
  /** Members who have linked their account here, so that announcements can mention them: Discord's ids. Absent before the first. */
  readonly members?: readonly string[];
}

const SCHEMA = 1;
const EMPTY: ServerFacts = { connection: null };
/** As often as others may write at one instant before us. */
const MOST_ATTEMPTS = 100;

const addressOf = (server: string): Address => ({ item: 'DISCORD', server });

type WithStore = Pick<StoredContext, 'store'>;

const read = async ({ store }: WithStore, server: string) =>
  mapAnswer(await store.get([addressOf(server)]), ([item]) => ({
    version: item?.version ?? 0,
    facts: item ? (JSON.parse(item.body) as ServerFacts) : EMPTY,
  }));

export const readServer = async (context: WithStore, server: string): Promise<Answer<ServerFacts>> =>
  mapAnswer(await read(context, server), ({ facts }) => facts);

/** Changes a server's item by one conditional write; decides anew when another write was first. */
export const changeServer = async (
  context: WithStore,
  server: string,
  decide: (facts: ServerFacts) => Answer<ServerFacts>,
): Promise<Answer<ServerFacts>> => {
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt += 1) {
    const found = await read(context, server);
    if (!found.ok) return found;
    const { version, facts } = found.value;
    const decided = decide(facts);
    if (!decided.ok || decided.value === facts) return decided;
    const written = await context.store.write({
      address: addressOf(server),
      version: version + 1,
      schema: SCHEMA,
      body: JSON.stringify(decided.value),
    });
    if (!written.ok) return written;
    if (written.value === 'WRITTEN') return decided;
  }
  return refused({ code: 'UNAVAILABLE', retryAfterSeconds: 1 });
};
