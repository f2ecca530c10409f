import { type ChangeLog, factsAt } from '../../shared/change-log';
import { entrantNumber } from '../../domain/tournaments/event/record';
import { scorekeepers } from '../../domain/tournaments/event/role';
import { settingsOf } from '../../domain/tournaments/event/settings';
import type { TournamentFacts } from '../../domain/tournaments/event/facts';
import { authorName, grantOf, isTokenShaped } from '../kernel/store/credentials';
import { loggedOf } from '../kernel/store/items';
import type { Author } from '../kernel/store/mutation';
import type { Address, Store } from '../kernel/store/store';
import { type Answer, ok, refused } from '../kernel/use-case';
import { type TokenHolder, actorOf, mayRead } from '../tournaments/store/access';
import { type GameFacts, gameAddress, gameKind, tableOfId } from '../tournaments/store/game-item';
import { entrantOfToken } from '../tournaments/store/links';
import { entrantKind, headKind } from '../tournaments/store/read-tournament';

/** A sheet as it is stored and, of a table, what says whose it is. */
export interface SeenGame {
  readonly id: string;
  readonly log: ChangeLog<GameFacts>;
  readonly facts: GameFacts;
  readonly head: TournamentFacts | undefined;
  /** The entrant that the caller's token is for. */
  readonly holder: TokenHolder | undefined;
}

/** Somebody with rights to a sheet: one of its sides, or staff of its event. */
export interface GameUser extends Author {
  readonly side: 0 | 1 | null;
}

const PLAYERS = 'a side of this game';

/** Reads a sheet in one round trip, with the head of its event and the entrant that the token is for. */
export const readGame = async (store: Store, id: string, token: string | null): Promise<Answer<SeenGame>> => {
  const table = tableOfId(id);
  const number = table && entrantNumber(entrantOfToken(token) ?? '');
  const addresses: readonly Address[] = [
    gameAddress(id),
    ...(table ? [{ item: 'HEAD', tournament: table.tournament } as const] : []),
    ...(table && number !== undefined
      ? [{ item: 'ENTRANT', tournament: table.tournament, number } as const]
      : []),
  ];
  const items = await store.get(addresses);
  if (!items.ok) return items;
  const [game, head, entrant] = items.value;
  const found = loggedOf(gameKind, game);
  if (!found) return refused({ code: 'NOT_FOUND', kind: 'game', id });
  const event = loggedOf(headKind, head)?.facts;
  if (event?.deleted) return refused({ code: 'GONE', kind: 'tournament', id: table?.tournament ?? '' });
  const player = loggedOf(entrantKind, entrant);
  return ok({
    id,
    log: found.log,
    facts: factsAt(found.log),
    head: event,
    holder: player && number !== undefined ? { number, facts: player.facts } : undefined,
  });
};

/** The side or the staff that this token is of; undefined for a stranger's. */
const userOf = ({ facts, head, holder }: SeenGame, token: string): GameUser | undefined => {
  const own = grantOf(facts.tokens, token);
  if (own) return { side: own.side, name: authorName('PLAYER', own.hash) };
  const { table } = facts;
  if (!table || !head) return undefined;
  const actor = actorOf(head, holder ? [holder] : [], token);
  if (!actor) return undefined;
  if (actor.entrant === null) {
    const isStaff = ([...scorekeepers, 'REFEREE'] as readonly string[]).includes(actor.role);
    return isStaff ? { side: null, name: actor.name } : undefined;
  }
  const side = table.entrants.indexOf(actor.entrant);
  return side < 0 ? undefined : { side: side as 0 | 1, name: actor.name };
};

/** The user that may change a sheet. UNAUTHENTICATED: no token of ours. FORBIDDEN: the token of somebody else. */
export const changesGame = (seen: SeenGame, operation: string, token: string | null): Answer<GameUser> => {
  if (token === null || !isTokenShaped(token)) return refused({ code: 'UNAUTHENTICATED' });
  const user = userOf(seen, token);
  return user
    ? ok(user)
    : refused({
        code: 'FORBIDDEN',
        operation,
        allowedRoles: seen.facts.table ? [PLAYERS, ...scorekeepers, 'REFEREE'] : [PLAYERS],
      });
};

/** The user that may read a sheet: everybody who may change it; anybody where the event shows scores live. */
export const readsGame = (seen: SeenGame, operation: string, token: string | null): Answer<GameUser> => {
  const changes = changesGame(seen, operation, token);
  if (changes.ok || !seen.head || !settingsOf(seen.head).liveScores) return changes;
  const holders = seen.holder ? [seen.holder] : [];
  const reads = mayRead({ facts: seen.head }, operation, { token, entrants: holders });
  return reads.ok ? ok({ side: null, name: 'ANYONE' }) : reads;
};
