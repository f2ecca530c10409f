import type { StoredContext } from '../../app/kernel/store/context';
import { type Answer, call, ok } from '../../app/kernel/use-case';
import { league as askLeague } from '../../app/leagues/league';
import { leaguePlayer } from '../../app/leagues/players/league-player';
import { drawCard } from '../../domain/pictures';
import { messages } from './messages';
import { plural } from './plural';
import { seasonTexts as texts } from './season-texts';
import type { DrawnCard } from './drawn-card';

/** A player's season in a league: `league.player`. */
export const seasonCard = async (id: string, context: StoredContext): Promise<Answer<DrawnCard>> => {
  const [, league = '', player = ''] = /^([^.]*)\.(.*)$/.exec(id) ?? [];
  const found = await call(leaguePlayer, { league, player }, context);
  if (!found.ok) return found;
  const of = await call(askLeague, { league }, context);
  if (!of.ok) return of;
  const { player: who, rank, tied, points, won, drawn, lost, rating, placings, version } = found.value;

  const { svg } = drawCard({
    kicker: `${of.value.name} · ${messages.league.tournamentCount(placings.length)}`,
    title: who.name ?? messages.league.unnamed,
    lines: [
      texts.season(messages.standings.place(rank, tied), plural(points, ...texts.pointsOf)),
      texts.record(won, drawn, lost),
      ...(rating ? [texts.rated(Math.round(rating.rating))] : []),
    ],
  });
  return ok({ svg, version: `${version}.${of.value.version}` });
};
