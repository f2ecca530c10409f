import type { Connection, ServerFacts } from '../../kernel/channels/server-item';
import type { Caller, Keyring, StoredContext } from '../../kernel/store/context';
import { tokenOf } from '../../tournaments/store/links';
import { type Answer, ok, conflict } from '../../kernel/use-case';
import { keyringOf } from '../../kernel/store/key-versions';

/**
 * The token with which a connected server acts in its tournament. It follows from the service's secret, so it is stored
 * nowhere; the tournament's head has its hash since its organiser connected the server.
 */
export const serverToken = (keyring: Keyring, server: string, tournament: string): string =>
  tokenOf(keyring, { tournament, role: 'SCOREKEEPER', request: `discord ${server}` });

/** A member's request as the server makes it of the tournament. */
export const serverCaller = (
  { keyring, caller }: StoredContext,
  server: string,
  connection: Connection | null,
): Caller => ({
  ...caller,
  token: connection && serverToken(keyringOf(keyring, connection.keyVersion ?? 1), server, connection.id),
});

export const notConnected = (): Answer<never> =>
  conflict(
    'SERVER_NOT_CONNECTED',
    'This server is not connected. Its organiser runs /connect with the tournament’s id and token.',
  );

/** The tournament that the server is connected to. */
export const connectedTournament = ({ connection }: ServerFacts): Answer<string> => {
  if (connection === null) return notConnected();
  return connection.kind === 'TOURNAMENT'
    ? ok(connection.id)
    : conflict(
        'SERVER_SHOWS_LEAGUE',
        'This server is connected to a league: ask for /standings, or connect one of its tournaments.',
      );
};
