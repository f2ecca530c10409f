import { leagues } from '../../leagues/leagues';
import { type Answer, mapAnswer, conflict, useCase, ok } from '../../kernel/use-case';
import * as z from 'zod/mini';
import { idText, optional } from '../../kernel/input';
import type { StoredContext } from '../../kernel/store/context';
import { hashText } from '../../kernel/store/credentials';
import { authorise } from '../../tournaments/store/access';
import { changeHead } from '../../tournaments/change/change-head';
import { grantRole } from '../../tournaments/roles/grant-role';
import { readTournament } from '../../tournaments/store/read-tournament';
import { serverId, userId } from './fields';
import { grantIdOf } from '../../kernel/channels/members';
import {
  type Connection,
  type ServerFacts,
  changeServer,
  connectionKinds,
  readServer,
} from '../../kernel/channels/server-item';
import { notConnected, serverToken } from './server';
import { storedVersion } from '../../kernel/store/key-versions';

/**
 * Grants the server its token of the tournament, unless it has it: a write of its own before the server's. Dying between the two leaves
 * a right that nobody can use, since only a connected server derives its token; connecting again goes on from there.
 */
const grantServer = async (server: string, tournament: string, context: StoredContext) => {
  const hash = hashText(serverToken(context.keyring, server, tournament));
  const id = grantIdOf(server);
  const found = await readTournament(context.store, tournament);
  if (!found.ok) return found;
  const { facts } = found.value.head;
  const author = authorise(facts, grantRole, { token: context.caller.token });
  if (!author.ok) return author;
  if (facts.grants.some((grant) => grant.hash === hash)) return ok(facts.name);
  return changeHead(
    {
      operation: grantRole,
      tournament,
      idempotencyScope: [tournament, 'discord', server],
      input: { server },
      current: null,
      set: ({ head }) =>
        ok({
          grants: [
            // One of an earlier secret of the service is replaced.
            ...head.facts.grants.filter((grant) => grant.id !== id),
            { role: 'SCOREKEEPER', hash, id, holder: `Discord server ${server}` },
          ],
        }),
      answer: () => facts.name,
    },
    context,
  );
};

const leagueName = async (league: string, context: StoredContext): Promise<Answer<string>> =>
  mapAnswer(await leagues.own({ name: 'connectDiscordServer' }, league, context), ({ facts }) => facts.name);

const withOrganiser = (facts: ServerFacts, connection: Omit<Connection, 'organisers'>, user: string) => {
  const { connection: now } = facts;
  const isSame = now?.kind === connection.kind && now.id === connection.id;
  const organisers = [...new Set([...(isSame ? now.organisers : []), user])];
  return { ...facts, connection: { ...connection, organisers }, ...(!isSame && { members: [] }) };
};

/**
 * Connects a Discord server to a tournament or a league. The caller's token is the organiser's; the member who shows it is
 * an organiser here from then on.
 */
export const connectDiscordServer = useCase({
  input: z.strictObject({
    server: serverId,
    user: userId,
    kind: z.enum(connectionKinds).check(z.describe('What to connect to.')),
    id: idText('The id of the tournament or league.'),
  }),
  run: async ({ server, user, kind, id }, context: StoredContext) => {
    const name = kind === 'LEAGUE' ? await leagueName(id, context) : await grantServer(server, id, context);
    if (!name.ok) return name;
    const changed = await changeServer(context, server, (facts) =>
      ok(withOrganiser(facts, { kind, id, ...storedVersion(context.keyring) }, user)),
    );
    return changed.ok ? ok({ kind, id, name: name.value }) : changed;
  },
});

/** Takes the connection back; links stay with the entrants, for when it is connected again. `asManager`: Discord says that the member manages the server. */
export const disconnectDiscordServer = useCase({
  input: z.strictObject({ server: serverId, user: userId, asManager: optional(z.boolean()) }),
  run: async ({ server, user, asManager }, context: StoredContext): Promise<Answer<null>> => {
    const changed = await changeServer(context, server, (facts) => {
      if (facts.connection === null) return notConnected();
      return asManager === true || facts.connection.organisers.includes(user)
        ? ok({ ...facts, connection: null, members: [] })
        : conflict(
            'NOT_SERVER_ORGANISER',
            'Only whoever connected the server, or manages it, can disconnect it.',
          );
    });
    return changed.ok ? ok(null) : changed;
  },
});

/** The facts of a server: its connection, its members. */
export const discordServer = useCase({
  input: z.strictObject({ server: serverId }),
  run: ({ server }, context: StoredContext) => readServer(context, server),
});
