import { ok, refused } from '../../shared/result';
import type { Caller, Keyring, StoredContext } from '../tournaments/context';
import { tokenOf } from '../tournaments/credentials';
import type { Address } from '../tournaments/store';
import type { Answer } from '../use-case';

/** What a Discord server shows: a tournament, or a league. */
export const connectionKinds = ['TOURNAMENT', 'LEAGUE'] as const;
export interface Connection {
  readonly kind: (typeof connectionKinds)[number];
  readonly id: string;
  /** The members who have shown the organiser's token here. */
  readonly organisers: readonly string[];
}

/** How often a member has sent a wrong code, and until when that counts. */
export interface Miss {
  readonly member: string;
  readonly count: number;
  readonly untilMs: number;
}

/** All that is kept of a Discord server, in one item. Who is which entrant stands with the entrants. */
export interface ServerFacts {
  readonly connection: Connection | null;
  readonly misses?: readonly Miss[];
}

const SCHEMA = 1;
const EMPTY: ServerFacts = { connection: null };
/** As often as others may write at one instant before us. */
const MOST_ATTEMPTS = 100;

const addressOf = (server: string): Address => ({ item: 'DISCORD', server });

interface Read {
  readonly version: number;
  readonly facts: ServerFacts;
}

const read = async ({ store }: StoredContext, server: string): Promise<Answer<Read>> => {
  const items = await store.get([addressOf(server)]);
  if (!items.ok) return items;
  const [item] = items.value;
  return ok(
    item
      ? { version: item.version, facts: JSON.parse(item.body) as ServerFacts }
      : { version: 0, facts: EMPTY },
  );
};

export const readServer = async (context: StoredContext, server: string): Promise<Answer<ServerFacts>> => {
  const found = await read(context, server);
  return found.ok ? ok(found.value.facts) : found;
};

/** Changes a server's item by one conditional write; decides anew when another write was first. */
export const changeServer = async (
  context: StoredContext,
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

/**
 * The token with which a connected server acts in its tournament. It follows from the service's secret, so it is kept
 * nowhere; the tournament's head has its hash since its organiser connected the server.
 */
export const serverToken = (keyring: Keyring, server: string, tournament: string): string =>
  tokenOf(keyring, { tournament, role: 'SCOREKEEPER', request: `discord ${server}` });

/** A member's request as the server makes it of the tournament. */
export const serverCaller = (
  { keyring, caller }: StoredContext,
  server: string,
  tournament: string,
): Caller => ({ ...caller, token: serverToken(keyring, server, tournament) });

export const notConnected = (): Answer<never> =>
  refused({
    code: 'CONFLICT',
    detail: 'This server is not connected. Its organiser runs /connect with the tournament’s id and token.',
  });

/** The tournament that the server is connected to. */
export const connectedTournament = ({ connection }: ServerFacts): Answer<string> => {
  if (connection === null) return notConnected();
  return connection.kind === 'TOURNAMENT'
    ? ok(connection.id)
    : refused({
        code: 'CONFLICT',
        detail:
          'This server is connected to a league: ask for /standings, or connect one of its tournaments.',
      });
};
