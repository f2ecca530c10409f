import type { PlayerNumber } from '../../../domain/tournaments/event/numbers';
import { entrantId } from '../../../domain/tournaments/event/record';
import type { Tournament } from '../../../domain/tournaments/event/tournament';
import type { Keyring, StoredContext } from '../store/context';
import { hashText } from '../store/credentials';
import { derivedAs, versionMark } from '../store/key-versions';
import { type Answer, ok } from '../use-case';
import { changeServer, readServer } from './server-item';

/**
 * A Discord member who is an entrant acts with a player's token of that entrant. The token is derived from the service's secret and not
 * stored. The entrant stores its hash, which does not reveal the member.
 */

type Entrant = Tournament['entrants'][number];

const memberSecret = (keyring: Keyring, tournament: string, user: string): string =>
  keyring.derive('discord member', tournament, user);

const tokenUnder = (
  keyring: Keyring,
  of: { readonly tournament: string; readonly user: string; readonly entrant: number },
): string =>
  `muster_player_${entrantId(of.entrant)}_${versionMark(keyring)}${memberSecret(keyring, of.tournament, of.user)}`;

/** The token with which a member acts for an entrant; if linked, the one whose hash is among the entrant's `links`. */
export const memberToken = (
  keyring: Keyring,
  {
    links = [],
    ...of
  }: {
    readonly tournament: string;
    readonly user: string;
    readonly entrant: number;
    readonly links?: readonly string[] | undefined;
  },
): string =>
  derivedAs(
    keyring,
    (one) => tokenUnder(one, of),
    (token) => links.length > 0 && links.includes(hashText(token)),
  );

/** The entrants linked to a member, usually one or none. */
export const entrantsOfMember = (
  { id, entrants }: Tournament,
  user: string,
  keyring: Keyring,
): readonly Entrant[] =>
  entrants.filter(
    ({ number, facts: { links = [] } }) =>
      links.length > 0 &&
      links.includes(hashText(memberToken(keyring, { tournament: id, user, entrant: number, links }))),
  );

/** The members of each entrant: Discord's ids. */
export type MembersByEntrant = ReadonlyMap<PlayerNumber, readonly string[]>;

const GRANT = 'discord-';
/** The largest number of servers of a tournament that are read. */
const MOST_SERVERS = 5;

/** The id of the grant of a connected server, in the tournament's head. */
export const grantIdOf = (server: string): string => `${GRANT}${server}`;

export const isConnectedTo = ({ head }: Pick<Tournament, 'head'>, server: string): boolean =>
  head.facts.grants.some(({ id }) => id === grantIdOf(server));

const serversOf = ({ head }: Tournament): readonly string[] =>
  head.facts.grants
    .flatMap(({ id }) => (id?.startsWith(GRANT) ? [id.slice(GRANT.length)] : []))
    .slice(0, MOST_SERVERS);

/** The servers connected to this tournament, each with its members. */
const membersAt = async (tournament: Tournament, context: Pick<StoredContext, 'store'>) => {
  const found = [];
  for (const server of serversOf(tournament)) {
    const facts = await readServer(context, server);
    if (!facts.ok) return facts;
    const { connection, members = [] } = facts.value;
    if (connection?.kind === 'TOURNAMENT' && connection.id === tournament.id) found.push({ server, members });
  }
  return ok(found);
};

/** The members of the connected servers, by entrant. */
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

/** Removes members who are no longer entrants from the connected servers, after links were removed or an entrant was erased. */
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

/** Adds a member of this server who can be mentioned, or removes it. */
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
