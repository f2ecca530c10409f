import type { ChangeLog, Logged } from '../../../shared/change-log';
import type { LeagueFacts, PlayerFacts } from '../../../domain/tournaments/league/facts';
import { ok, refused } from '../../../shared/result';
import { type Answer, conflict } from '../../kernel/use-case';
import type { StoredContext } from '../../kernel/store/context';
import { hashText } from '../../kernel/store/credentials';
import { nameText } from '../../kernel/text-fields';
import { checkIfMatch } from '../../kernel/store/if-match';
import { loggedOf } from '../../kernel/store/items';
import { type Decision, mutate, wasApplied } from '../../kernel/store/mutation';
import { type LeagueOperation, asOrganiser } from '../access';
import { leagueId, playerId } from '../fields';
import { leagueKind, playerKind } from '../item-kinds';
import { noLeague } from '../stored-league';
import { type LeaguePlayerView, playerView } from '../views';

/** What a change of a player needs to see. */
interface Seen {
  readonly head: Logged<LeagueFacts>;
  readonly player: Logged<PlayerFacts> | undefined;
}

const addressOf = (league: string, player: string) => ({ item: 'PLAYER', league, player }) as const;

/** A player, and the league whose organiser decides about it: its own if left out. */
interface Place {
  readonly league: string;
  readonly player: string;
  readonly owner?: string | undefined;
}

const read = async (
  { league, player, owner = league }: Place,
  { store }: StoredContext,
): Promise<Answer<Seen>> => {
  const items = await store.get([{ item: 'LEAGUE', league: owner }, addressOf(league, player)]);
  if (!items.ok) return items;
  const [head, item] = items.value;
  const found = loggedOf(leagueKind, head);
  return found ? ok({ head: found, player: loggedOf(playerKind, item) }) : noLeague(owner);
};

export const noPlayer = (id: string): Answer<never> => refused({ code: 'NOT_FOUND', kind: 'player', id });

/** A player of a league, by its id alone. */
export const storedPlayer = async (
  league: string,
  id: string,
  context: StoredContext,
): Promise<Answer<LeaguePlayerView>> => {
  const found = await read({ league, player: id }, context);
  if (!found.ok) return found;
  return found.value.player ? ok(playerView(league, id, found.value.player)) : noPlayer(id);
};

/** What is asked of a player of a league. */
interface AskedOfPlayer {
  readonly operation: LeagueOperation;
  readonly input: { readonly league: string };
  readonly player: string;
}

const requestFor = ({ operation, input, player }: AskedOfPlayer) => ({
  operation: operation.name,
  idempotencyScope: [input.league, player],
  input,
});

/** Whether the same request changed the player before, for what must be known before others are read or written for it. */
export const wasPlayerChanged = async (
  asked: AskedOfPlayer,
  context: StoredContext,
): Promise<Answer<boolean>> => {
  const { input, player } = asked;
  const found = await read({ league: input.league, player }, context);
  return found.ok ? wasApplied(requestFor(asked), found.value.player?.log ?? [], context) : found;
};

/** A change of a player by the league's organiser. */
export const changePlayer = <Output>(
  what: AskedOfPlayer & {
    /** The league whose organiser asks, where that is another. */
    readonly grantedBy?: string;
    readonly decide: (
      player: Logged<PlayerFacts> | undefined,
    ) => Answer<Omit<Decision<PlayerFacts>, 'kind' | 'address'>>;
    readonly answer: (log: ChangeLog<PlayerFacts>) => Output;
  },
  context: StoredContext,
): Promise<Answer<Output>> => {
  const { operation, input, player, decide, answer, grantedBy } = what;
  const place = { kind: playerKind, address: addressOf(input.league, player) };
  return mutate<PlayerFacts, Seen, Output>(
    {
      ...requestFor(what),
      read: () => read({ league: input.league, player, owner: grantedBy }, context),
      author: ({ head }) => asOrganiser(head.facts, operation, context),
      places: (seen) => (seen.player ? [{ ...place, log: seen.player.log }] : []),
      decide: (seen) => {
        const decided = decide(seen.player);
        return decided.ok ? ok({ ...decided.value, ...place }) : decided;
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
  return player.facts.erased ? conflict('PLAYER_ERASED', 'The player’s data has been erased.') : ok(player);
};

/** What a token or an id follows from: the request, and who made it. */
export const requestOf = ({ caller }: StoredContext, key: string): string =>
  hashText(`${caller.token === null ? '' : hashText(caller.token)} ${key}`);

export const playerName = nameText('The player’s name. Two players may share a name.');

export const onePlayer = { league: leagueId, player: playerId };

/** A player with the token it claims with: shown here only. */
export interface LeaguePlayerToken {
  readonly player: LeaguePlayerView;
  readonly playerToken: string;
}
