import type { PlayerNumber } from '../../domain/tournaments/event/numbers';
import type { Tournament } from '../../domain/tournaments/event/tournament';
import { ok } from '../../shared/result';
import type { Keyring, StoredContext } from '../kernel/store/context';
import type { Answer } from '../kernel/use-case';
import { entrantsOfMember } from './members';
import { changeServer, readServer } from './server-item';

/** The members of each entrant: Discord's ids. */
export type MembersByEntrant = ReadonlyMap<PlayerNumber, readonly string[]>;

const GRANT = 'discord-';
/** An event has one server, or a few; no more than these are asked. */
const MOST_SERVERS = 5;

/** The id under which a tournament's head holds the right of a server that its organiser has connected. */
export const grantIdOf = (server: string): string => `${GRANT}${server}`;

export const isConnectedTo = ({ head }: Pick<Tournament, 'head'>, server: string): boolean =>
  head.facts.grants.some(({ id }) => id === grantIdOf(server));

const serversOf = ({ head }: Tournament): readonly string[] =>
  head.facts.grants
    .flatMap(({ id }) => (id?.startsWith(GRANT) ? [id.slice(GRANT.length)] : []))
    .slice(0, MOST_SERVERS);

/** The servers that show this tournament, each with its members. */
const membersAt = async (
  tournament: Tournament,
  context: Pick<StoredContext, 'store'>,
): Promise<Answer<readonly { readonly server: string; readonly members: readonly string[] }[]>> => {
  const found = [];
  for (const server of serversOf(tournament)) {
    const facts = await readServer(context, server);
    if (!facts.ok) return facts;
    const { connection, members = [] } = facts.value;
    if (connection?.kind === 'TOURNAMENT' && connection.id === tournament.id) found.push({ server, members });
  }
  return ok(found);
};

/** Who of the connected servers is which entrant. */
export const membersByEntrant = async (
  tournament: Tournament,
  { store, keyring }: { readonly store: StoredContext['store']; readonly keyring: Keyring },
): Promise<Answer<MembersByEntrant>> => {
  const servers = await membersAt(tournament, { store });
  if (!servers.ok) return servers;
  const all = new Map<PlayerNumber, string[]>();
  for (const user of new Set(servers.value.flatMap(({ members }) => members)))
    for (const { number } of entrantsOfMember(tournament, user, keyring))
      all.set(number, [...(all.get(number) ?? []), user]);
  return ok(all);
};

/** Has the connected servers forget every member who is no entrant any more: after links were taken back, or somebody was erased. */
export const forgetFormerMembers = async (
  tournament: Tournament,
  { store, keyring }: Pick<StoredContext, 'store' | 'keyring'>,
): Promise<Answer<true>> => {
  const servers = await membersAt(tournament, { store });
  if (!servers.ok) return servers;
  const isLinked = (user: string): boolean => entrantsOfMember(tournament, user, keyring).length > 0;
  for (const { server, members } of servers.value) {
    if (members.every(isLinked)) continue;
    const changed = await changeServer({ store }, server, (facts) =>
      ok({ ...facts, members: (facts.members ?? []).filter(isLinked) }),
    );
    if (!changed.ok) return changed;
  }
  return ok(true);
};

/** Notes that a member is one of this server's that can be mentioned, or forgets it. */
export const setMember = async (
  context: Pick<StoredContext, 'store'>,
  { server, user, isMember }: { readonly server: string; readonly user: string; readonly isMember: boolean },
): Promise<Answer<true>> => {
  const changed = await changeServer(context, server, (facts) => {
    const { members = [] } = facts;
    if (members.includes(user) === isMember) return ok(facts);
    return ok({ ...facts, members: isMember ? [...members, user] : members.filter((one) => one !== user) });
  });
  return changed.ok ? ok(true) : changed;
};
