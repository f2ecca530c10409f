import type { PointsRule } from '../../../domain/tournaments/league/points-rule';
import { type ScoredPlacing, seasonTable } from '../../../domain/tournaments/league/season-table';
import { seasonAt } from '../../../domain/tournaments/league/seasons';
import type { LeaguePlacing, LeaguePlayerPage } from '../../kernel/generated/answers';
import { type Answer, invalidField, ok } from '../../kernel/use-case';
import type { League } from '../stored-league';
import { type Season, placingsOf } from './season';

/** The tournaments of one season of a league, and how it counts them; of all where it has no seasons. */
export interface OneSeason extends Season {
  /** From 1; null where the league has no seasons. */
  readonly number: number | null;
  readonly rule: PointsRule;
}

/** The season with this number, or the last one; a league without seasons has none to name. */
export const oneSeason = (
  { head }: Pick<League, 'head'>,
  all: Season,
  wanted: number | undefined,
): Answer<OneSeason> => {
  const { rule, seasons = [] } = head.facts;
  if (wanted !== undefined && wanted > seasons.length)
    return invalidField(
      'season',
      'UNKNOWN_REFERENCE',
      seasons.length === 0
        ? 'must be left out: this league has no seasons'
        : `must be 1 to ${seasons.length}`,
    );
  if (seasons.length === 0) return ok({ ...all, number: null, rule });
  const number = wanted ?? seasons.length;
  const isIn = ({ day }: { readonly day: string }): boolean => seasonAt(seasons, day) === number - 1;
  return ok({
    settled: all.settled.filter(isIn),
    pending: all.pending.filter(isIn),
    number,
    rule: seasons[number - 1]?.rule ?? rule,
    version: `${all.version}-${number}`,
  });
};

/** The table of a season, best first. */
export const tableOf = (season: OneSeason) => seasonTable(season.rule, placingsOf(season));

/** The view of a placing, in a line that names its player. */
export const placingView = ({
  player: _player,
  players: _players,
  day: _day,
  ...placing
}: ScoredPlacing): LeaguePlacing => placing;

/** The place of a player in a season; without a rank and points where nothing of the player counts in it. */
export const placingOf = (
  season: OneSeason,
  player: string,
): Pick<LeaguePlayerPage, 'rank' | 'tied' | 'points' | 'placings'> => {
  const line = tableOf(season).find((one) => one.player === player);
  const { rank = null, tied = false, points = 0, placings = [] } = line ?? {};
  return { rank, tied, points, placings: placings.map(placingView) };
};
