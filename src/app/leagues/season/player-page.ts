import { ok } from '../../kernel/use-case';
import type { StoredContext } from '../../kernel/store/context';
import { loggedOf } from '../../kernel/store/items';
import { playerKind } from '../stored-league';
import { noPlayer } from '../players/players';
import type { Rating } from './ratings-after';
import type { LeaguePlayerName } from '../../kernel/generated/answers';

/** As people read ratings: two digits behind the point, six for the volatility. */
const rounded = (value: number, digits: number): number => Number(value.toFixed(digits));

export const ratingView = ({ rating, elo, deviation, volatility, games }: Rating): Rating => ({
  rating: rounded(rating, 2),
  elo: rounded(elo, 2),
  deviation: rounded(deviation, 2),
  volatility: rounded(volatility, 6),
  games,
});

/** The players of a league that are there, and what changes with them. */
export const presentPlayers = async (league: string, ids: readonly string[], { store }: StoredContext) => {
  const items = await store.get(ids.map((player) => ({ item: 'PLAYER', league, player })));
  if (!items.ok) return items;
  const missing = ids.find((_, index) => !items.value[index]);
  if (missing !== undefined) return noPlayer(missing);
  const names = ids.map((id, index): LeaguePlayerName => ({
    id,
    name: loggedOf(playerKind, items.value[index])?.facts.name ?? null,
  }));
  return ok({ names, versions: items.value.map((item) => item?.version ?? 0) });
};
