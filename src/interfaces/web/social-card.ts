import { league as askLeague } from '../../app/leagues/league';
import type { StoredContext } from '../../app/kernel/store/context';
import { type Answer, call, ok, refused } from '../../app/kernel/use-case';
import { standings } from '../../app/tournaments/standings/standings';
import { drawCard, drawPodium } from '../../domain/pictures';
import type { DrawnCard } from './drawn-card';
import { messages } from './messages';
import { dayText } from './parts/day';
import { askTournament, eventFacts } from './parts/event';
import { plainNames } from './parts/stage-book';
import { firstThree } from './parts/winners';
import { plural } from './plural';

/* The pictures that a chat shows of a link to a page. */

const eventCard = async (id: string, context: StoredContext): Promise<Answer<DrawnCard>> => {
  const event = await askTournament(id, context);
  if (!event.ok) return event;
  const { name, version } = event.value;
  const { svg } = drawCard({ kicker: messages.brand, title: name, lines: eventFacts(event.value) });
  return ok({ svg, version });
};

const STEPS = 3;

/** The podium of a finished tournament; there is none before its end. */
const podiumCard = async (id: string, context: StoredContext): Promise<Answer<DrawnCard>> => {
  const event = await askTournament(id, context);
  if (!event.ok) return event;
  const table = await call(standings, { tournament: id }, context);
  if (!table.ok) return table;
  const { final, entrants, standings: lines, version } = table.value;
  const nameOf = plainNames({ entrants });
  const first = await firstThree(event.value, lines, context);
  const places = first.slice(0, STEPS).map(({ place, entrant, points }) => ({
    rank: place,
    name: nameOf(entrant),
    score: points === null ? '' : plural(points, ...messages.podium.points),
  }));
  if (!final || places.length === 0) return refused({ code: 'NOT_FOUND', kind: 'picture', id });
  const { name, startsOn } = event.value;
  const subtitle =
    startsOn === null ? messages.podium.title : `${messages.podium.title} · ${dayText(startsOn)}`;
  return ok({ svg: drawPodium({ title: name, subtitle, places }).svg, version });
};

const leagueCard = async (id: string, context: StoredContext): Promise<Answer<DrawnCard>> => {
  const found = await call(askLeague, { league: id }, context);
  if (!found.ok) return found;
  const { name, rule, tournaments, version } = found.value;
  const last = tournaments.at(-1)?.startsOn;
  const picture = drawCard({
    kicker: `${messages.brand} · ${messages.league.kind}`,
    title: name,
    lines: [
      messages.league.tournamentCount(tournaments.length),
      messages.league.best(rule.best),
      ...(last ? [dayText(last)] : []),
    ],
  });
  return ok({ svg: picture.svg, version: `${version}.${tournaments.length}` });
};

const siteCard = (): DrawnCard => ({
  svg: drawCard({ kicker: messages.brand, title: messages.home.title, lines: [messages.home.cardLine] }).svg,
  version: '1',
});

/** The card of a page, by the kind of what the page shows and its id. */
export const socialCard = async (
  kind: string,
  id: string,
  context: StoredContext,
): Promise<Answer<DrawnCard>> => {
  if (kind === 'tournaments') return eventCard(id, context);
  if (kind === 'leagues') return leagueCard(id, context);
  if (kind === 'seasons') return (await import('./season-card')).seasonCard(id, context);
  if (kind === 'matchups') return (await import('./matchup-card')).matchupCard(id, context);
  if (kind === 'stages') return (await import('./stage-card')).stageCard(id, context);
  if (kind === 'win-rates') return (await import('./win-rates-card')).winRatesCard(id, context);
  if (kind === 'podiums') return podiumCard(id, context);
  return id === 'muster' ? ok(siteCard()) : refused({ code: 'NOT_FOUND', kind: 'picture', id });
};
