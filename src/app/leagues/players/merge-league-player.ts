import * as z from 'zod/mini';
import type { LeagueFacts, PlayerFacts } from '../../../domain/tournaments/league/facts';
import { type Merge, haveBothPlayed, playerIn } from '../../../domain/tournaments/league/merged-players';
import { clearable } from '../../kernel/input';
import type { StoredContext } from '../../kernel/store/context';
import { loggedOf } from '../../kernel/store/items';
import { type Answer, conflict, invalidField, ok } from '../../kernel/use-case';
import { leagueOperation } from '../change-league';
import { playerId } from '../fields';
import { type League, claimsOf, playerKind, readLeague } from '../stored-league';
import { noPlayer } from './players';

/** Merges that one league keeps: they stand in its head, which every reading of the season reads. */
const MOST_MERGES = 500;

interface Known {
  readonly league: League;
  readonly player: PlayerFacts | undefined;
  readonly into: PlayerFacts | undefined;
}

const read = async (
  { league: id, player, into }: { readonly league: string; readonly player: string; readonly into: string },
  { store }: StoredContext,
): Promise<Answer<Known>> => {
  const league = await readLeague(store, id);
  if (!league.ok) return league;
  const items = await store.get([player, into].map((one) => ({ item: 'PLAYER', league: id, player: one })));
  if (!items.ok) return items;
  const [own, other] = items.value.map((item) => loggedOf(playerKind, item)?.facts);
  return ok({ league: league.value, player: own, into: other });
};

/** The first tournament in which both have a claim. */
const sharedTournament = (
  { league }: Known,
  merged: readonly Merge[],
  players: readonly [string, string],
): string | undefined =>
  [...league.accepted.values()].find(
    (accepted) => accepted.facts.accepted && haveBothPlayed(claimsOf(accepted), merged, players),
  )?.tournament;

const merging = (
  merged: readonly Merge[],
  { player, into }: Merge,
  known: Known,
): Answer<Partial<LeagueFacts>> => {
  if (!known.player) return noPlayer(player);
  if (player === into) return invalidField('into', 'DUPLICATE', 'must be another player');
  if (!known.into) return invalidField('into', 'UNKNOWN_REFERENCE', 'is no player of this league');
  if (known.into.erased) return invalidField('into', 'NOT_ALLOWED', 'has had the data erased');
  if (known.player.erased) return conflict('PLAYER_ERASED', 'The player’s data has been erased.');
  const last = playerIn(merged, into);
  const already = merged.find((merge) => merge.player === player);
  if (already?.into === into) return ok({});
  if (already)
    return conflict(
      'PLAYER_MERGED',
      `The player counts for ${already.into} already: undo that first (null).`,
    );
  if (last !== into) return conflict('PLAYER_MERGED', `Player ${into} counts for ${last}: name that player.`);
  const shared = sharedTournament(known, merged, [player, into]);
  if (shared !== undefined)
    return conflict(
      'BOTH_PLAYED',
      `Both have claimed an entrant of tournament ${shared}, so they are two people: release the wrong claim first.`,
    );
  if (merged.length >= MOST_MERGES)
    return conflict('MERGE_LIMIT', `This league has merged ${MOST_MERGES} players, the most.`);
  return ok({ merged: [...merged, { player, into }] });
};

/**
 * Says that two players of the league are one person: all claims of `player` count for `into`, in table, ratings, head-to-head and
 * pages, until null undoes it. Claims and games stay as they were recorded. Players who have both played in one tournament are refused.
 */
export const mergeLeaguePlayer = leagueOperation({
  name: 'mergeLeaguePlayer',
  route: 'POST /v1/leagues/{league}/players/{player}/merge',

  fields: {
    player: playerId,
    into: clearable(playerId).check(
      z.describe('The player that it counts for from now on; null to undo that.'),
    ),
  },
  known: ({ league, player, into = null }, context) =>
    read({ league, player, into: into ?? player }, context),
  set: ({ merged = [] }, { input: { player, into = null }, known }) => {
    if (into !== null) return merging(merged, { player, into }, known);
    if (!known.player) return noPlayer(player);
    const left = merged.filter((merge) => merge.player !== player);
    return ok(left.length === merged.length ? {} : { merged: left });
  },
});
