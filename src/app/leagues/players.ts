import * as z from 'zod/mini';
import type { ChangeLog, Logged } from '../../tournaments/event/change-log';
import type { LeagueFacts, PlayerFacts } from '../../tournaments/league/facts';
import { ok, refused } from '../../shared/result';
import type { Answer } from '../use-case';
import { useCase } from '../use-case';
import type { StoredContext } from '../tournaments/context';
import { hashText } from '../tournaments/credentials';
import { nameText } from '../tournaments/fields';
import { checkIfMatch } from '../tournaments/if-match';
import { thingOf } from '../tournaments/items';
import type { Decision } from '../tournaments/mutation';
import { mutate, requestKey } from '../tournaments/mutation';
import { asOrganiser } from './access';
import { playerIdOf, playerTokenOf } from './credentials';
import { cursor, leagueId, limit, playerId } from './fields';
import { noLeague, readHead } from './league';
import { unknownCursor } from './page';
import type { LeaguePlayerView } from './views';
import { playerView, playerViewOf } from './views';

/** What a change of a player needs to see. */
interface Seen {
  readonly head: Logged<LeagueFacts>;
  readonly player: Logged<PlayerFacts> | undefined;
}

const addressOf = (league: string, player: string) => ({ item: 'PLAYER', league, player }) as const;

const read = async (league: string, player: string, { store }: StoredContext): Promise<Answer<Seen>> => {
  const items = await store.get([{ item: 'LEAGUE', league }, addressOf(league, player)]);
  if (!items.ok) return items;
  const [head, item] = items.value;
  const found = thingOf<LeagueFacts>(head);
  return found ? ok({ head: found, player: thingOf<PlayerFacts>(item) }) : noLeague(league);
};

export const noPlayer = (id: string): Answer<never> => refused({ code: 'NOT_FOUND', kind: 'player', id });

/** A change of a player by the league's organiser. */
export const changePlayer = <Output>(
  what: {
    readonly operation: string;
    readonly input: { readonly league: string };
    readonly player: string;
    readonly decide: (
      player: Logged<PlayerFacts> | undefined,
    ) => Answer<Omit<Decision<PlayerFacts>, 'address'>>;
    readonly answer: (log: ChangeLog<PlayerFacts>) => Output;
  },
  context: StoredContext,
): Promise<Answer<Output>> => {
  const { operation, input, player, decide, answer } = what;
  const address = addressOf(input.league, player);
  return mutate<PlayerFacts, Seen, Output>(
    {
      operation,
      target: `${input.league}/${player}`,
      input,
      read: () => read(input.league, player, context),
      head: null,
      author: ({ head }) => asOrganiser(head.facts, operation, context.caller.token),
      places: (seen) => (seen.player ? [{ address, log: seen.player.log }] : []),
      decide: (seen) => {
        const decided = decide(seen.player);
        return decided.ok ? ok({ ...decided.value, address }) : decided;
      },
      answer: ({ log }) => answer(log),
    },
    context,
  );
};

/** The player there is, unless it was changed since the caller looked or is erased. */
export const presentPlayer = (
  player: Logged<PlayerFacts> | undefined,
  { league, player: id }: { readonly league: string; readonly player: string },
  context: StoredContext,
): Answer<Logged<PlayerFacts>> => {
  if (!player) return noPlayer(id);
  const now = playerView(league, id, player);
  const matches = checkIfMatch(context, [now.version], { now });
  if (!matches.ok) return matches;
  return player.facts.erased
    ? refused({ code: 'CONFLICT', detail: 'The player’s data has been erased.' })
    : ok(player);
};

/** What a token or an id follows from: the request, and who made it. */
const requestOf = ({ caller }: StoredContext, key: string): string =>
  hashText(`${caller.token === null ? '' : hashText(caller.token)} ${key}`);

const playerName = nameText('What the player is called. Two players may share a name.');

/** Adds a player to a league. The identity is the id it is given. */
export const addLeaguePlayer = useCase({
  input: z.strictObject({ league: leagueId, name: playerName }),
  run: async (input, context: StoredContext) => {
    const key = requestKey(context);
    if (!key.ok) return key;
    const player = playerIdOf(context.keyring, input.league, requestOf(context, key.value));
    return changePlayer(
      {
        operation: 'addLeaguePlayer',
        input,
        player,
        decide: () => ok({ log: [], set: { name: input.name, tokenHash: null, erased: false } }),
        answer: (log) => playerViewOf(input.league, player, log),
      },
      context,
    );
  },
});

export const onePlayer = { league: leagueId, player: playerId };

/** Changes a player's name. */
export const renameLeaguePlayer = useCase({
  input: z.strictObject({ ...onePlayer, name: playerName }),
  run: (input, context: StoredContext) =>
    changePlayer(
      {
        operation: 'renameLeaguePlayer',
        input,
        player: input.player,
        decide: (player) => {
          const found = presentPlayer(player, input, context);
          return found.ok ? ok({ log: found.value.log, set: { name: input.name } }) : found;
        },
        answer: (log) => playerViewOf(input.league, input.player, log),
      },
      context,
    ),
});

/** A player with the token it claims with: shown here only. */
export interface LeaguePlayerToken {
  readonly player: LeaguePlayerView;
  readonly playerToken: string;
}

/** Gives a player a token to claim with; an earlier one stops working. */
export const issueLeaguePlayerToken = useCase({
  input: z.strictObject(onePlayer),
  run: async (input, context: StoredContext) => {
    const key = requestKey(context);
    if (!key.ok) return key;
    const playerToken = playerTokenOf(context.keyring, { ...input, request: requestOf(context, key.value) });
    return changePlayer(
      {
        operation: 'issueLeaguePlayerToken',
        input,
        player: input.player,
        decide: (player) => {
          const found = presentPlayer(player, input, context);
          return found.ok ? ok({ log: found.value.log, set: { tokenHash: hashText(playerToken) } }) : found;
        },
        answer: (log): LeaguePlayerToken => ({
          player: playerViewOf(input.league, input.player, log),
          playerToken,
        }),
      },
      context,
    );
  },
});

/** A page of a league's players. */
export interface LeaguePlayersPage {
  readonly items: readonly LeaguePlayerView[];
  readonly nextCursor: string | null;
}

const PLAYER_ID = /^[A-Za-z0-9]+$/;

/** The players of a league by id, which never changes: a page repeats and skips nobody, whoever joins meanwhile. */
export const leaguePlayers = useCase({
  input: z.strictObject({ league: leagueId, limit, cursor }),
  run: async (input, context: StoredContext) => {
    if (input.cursor !== undefined && !PLAYER_ID.test(input.cursor)) return unknownCursor();
    const [head, page] = await Promise.all([
      readHead(input.league, context),
      context.store.leaguePlayers(input.league, input.limit, input.cursor),
    ]);
    if (!head.ok) return head;
    if (!page.ok) return page;
    const items = page.value.items.flatMap((item) => {
      const player = thingOf<PlayerFacts>(item);
      return player && item.address.item === 'PLAYER'
        ? [playerView(input.league, item.address.player, player)]
        : [];
    });
    return ok<LeaguePlayersPage>({ items, nextCursor: page.value.next });
  },
});
