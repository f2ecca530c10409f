import { type Logged, logged } from '../../../shared/change-log';
import { leagues } from '../leagues';
import type { Named } from '../../kernel/owned/owned-records';
import type { LeaguePlayer, LeaguePlayerName } from '../../kernel/generated/answers';
import type { LeagueFacts, PlayerFacts } from '../../../domain/tournaments/league/facts';
import { type Answer, ok, refused, conflict, mapAnswer } from '../../kernel/use-case';
import type { StoredContext } from '../../kernel/store/context';
import { hashText } from '../../kernel/store/credentials';
import { nameText } from '../../kernel/text-fields';
import { checkIfMatch } from '../../kernel/store/if-match';
import { loggedOf } from '../../kernel/store/items';
import { type Decision, mutate, wasApplied } from '../../kernel/store/mutation';
import { leagueId, playerId } from '../fields';
import { headOrRefusal, leagueKind, playerKind } from '../stored-league';
import { playerView } from '../views';

const addressOf = (league: string, player: string) => ({ item: 'PLAYER', league, player }) as const;

/** A player, and the league whose organiser decides about it: its own if left out. */
interface Place {
  readonly league: string;
  readonly player: string;
  readonly owner?: string | undefined;
}

const read = async ({ league, player, owner = league }: Place, { store }: StoredContext) => {
  const items = await store.get([{ item: 'LEAGUE', league: owner }, addressOf(league, player)]);
  if (!items.ok) return items;
  const [head, item] = items.value;
  const found = headOrRefusal(owner, loggedOf(leagueKind, head));
  return found.ok ? ok({ head: found.value, player: loggedOf(playerKind, item) }) : found;
};

export const noPlayer = (id: string): Answer<never> => refused({ code: 'NOT_FOUND', kind: 'player', id });

/** A player of a league, by its id alone. */
export const storedPlayer = async (
  league: string,
  id: string,
  context: StoredContext,
): Promise<Answer<LeaguePlayer>> => {
  const found = await read({ league, player: id }, context);
  if (!found.ok) return found;
  return found.value.player ? ok(playerView(league, id, found.value.player)) : noPlayer(id);
};

/** An operation on a player of a league. */
interface PlayerRequest {
  readonly self: Named;
  readonly input: { readonly league: string };
  readonly player: string;
}

const requestFor = ({ self, input, player }: PlayerRequest) => ({
  operation: self.name,
  idempotencyScope: [input.league, player],
  input,
});

/** Whether the same request changed the player before, for operations that read or write others first. */
export const wasPlayerChanged = async (
  request: PlayerRequest,
  context: StoredContext,
): Promise<Answer<boolean>> => {
  const found = await read({ league: request.input.league, player: request.player }, context);
  return found.ok ? wasApplied(requestFor(request), found.value.player?.log ?? [], context) : found;
};

/** Writes a player, there yet or not, for the organiser of a league. */
export const writePlayer = (
  request: PlayerRequest & {
    /** The league whose organiser asks, if not the player's own. */
    readonly grantedBy?: string | undefined;
    readonly decide: (
      player: Logged<PlayerFacts> | undefined,
    ) => Answer<Omit<Decision<PlayerFacts>, 'kind' | 'address'>>;
  },
  context: StoredContext,
): Promise<Answer<Logged<PlayerFacts>>> => {
  const { self, input, player, decide, grantedBy } = request;
  const place = { kind: playerKind, address: addressOf(input.league, player) };
  return mutate<
    PlayerFacts,
    { readonly head: Logged<LeagueFacts>; readonly player: Logged<PlayerFacts> | undefined },
    Logged<PlayerFacts>
  >(
    {
      ...requestFor(request),
      read: () => read({ league: input.league, player, owner: grantedBy }, context),
      author: ({ head }) => leagues.asOwner(self, head, context),
      places: (seen) => (seen.player ? [{ ...place, log: seen.player.log }] : []),
      decide: (seen) => {
        const decided = decide(seen.player);
        return decided.ok ? ok({ ...decided.value, ...place }) : decided;
      },
      answer: ({ log }) => logged(log),
    },
    context,
  );
};

/** A change of a player by the league's organiser. */
interface PlayerChange {
  readonly self: Named;
  readonly input: { readonly league: string; readonly player: string };
  /** The facts to set; an empty set changes nothing. `log` replaces the history. */
  readonly decide: (
    player: Logged<PlayerFacts>,
  ) => Answer<Pick<Decision<PlayerFacts>, 'set' | 'receipt'> & Partial<Pick<Decision<PlayerFacts>, 'log'>>>;
}

/** Changes a player under the condition of If-Match; the answer is the record as the change left it. */
export const changePlayerRecord = (
  { self, input, decide }: PlayerChange,
  context: StoredContext,
): Promise<Answer<Logged<PlayerFacts>>> =>
  writePlayer(
    {
      self,
      input,
      player: input.player,
      decide: (player) => {
        if (!player) return noPlayer(input.player);
        const now = playerView(input.league, input.player, player);
        const matches = checkIfMatch(context, [now.version], { now });
        if (!matches.ok) return matches;
        if (player.facts.erased) return conflict('PLAYER_ERASED', 'The player’s data has been erased.');
        const decided = decide(player);
        if (!decided.ok) return decided;
        const changesNothing = Object.keys(decided.value.set).length === 0;
        return ok({
          log: player.log,
          ...decided.value,
          ...(changesNothing && { changesNothing: true as const }),
        });
      },
    },
    context,
  );

/** Changes a player under the condition of If-Match and shows it. */
export const changePlayer = async (
  change: PlayerChange,
  context: StoredContext,
): Promise<Answer<LeaguePlayer>> => {
  const { league, player } = change.input;
  return mapAnswer(await changePlayerRecord(change, context), (changed) =>
    playerView(league, player, changed),
  );
};

/** The text that a token or an id is derived from: the request and its caller. */
export const requestOf = ({ caller }: StoredContext, key: string): string =>
  hashText(`${caller.token === null ? '' : hashText(caller.token)} ${key}`);

export const playerName = nameText('The player’s name. Two players may share a name.');

export const onePlayer = { league: leagueId, player: playerId };

/** The players of a league, who must all be there, and what changes with them. */
export const presentPlayers = async <const Ids extends readonly string[]>(
  league: string,
  ids: Ids,
  { store }: StoredContext,
) => {
  const items = await store.get(ids.map((player) => ({ item: 'PLAYER', league, player })));
  if (!items.ok) return items;
  const missing = ids.find((_, index) => !items.value[index]);
  if (missing !== undefined) return noPlayer(missing);
  const names = ids.map((id, index): LeaguePlayerName => ({
    id,
    name: loggedOf(playerKind, items.value[index])?.facts.name ?? null,
  }));
  return ok({
    names: names as { readonly [Place in keyof Ids]: LeaguePlayerName },
    versions: items.value.map((item) => item?.version ?? 0),
  });
};
