import type { League, LeaguePlayerPage } from '../../../app/kernel/generated/answers';
import { call } from '../../../app/kernel/use-case';
import { league } from '../../../app/leagues/league';
import { leaguePlayer } from '../../../app/leagues/players/league-player';
import { type Html, html } from '../html';
import { messages } from '../messages';
import { addressOf, nameOf } from '../parts/event';
import { figure } from '../parts/layout-parts';
import { seasonAddress } from '../parts/season-table';
import { row, table } from '../parts/table';
import { type Page, livePage } from '../reply';
import { seasonTexts } from '../season-texts';

const texts = messages.league;

const figures = ({ rank, tied, points, won, drawn, lost, rating }: LeaguePlayerPage): Html =>
  html`<dl class="figures">
    ${rank !== null && figure(texts.place, messages.standings.place(rank, tied))}
    ${figure(texts.points, points)} ${figure(messages.standings.recordShort, `${won}–${drawn}–${lost}`)}
    ${rating && figure(texts.rating, html`${Math.round(rating.rating)} <small>± ${Math.round(rating.deviation)}</small>`)}
  </dl>`;

const placingsTable = (placings: LeaguePlayerPage['placings'], tournaments: League['tournaments']): Html => {
  const names = new Map(tournaments.map((one) => [one.tournament, one.name]));
  return table({
    className: 'games',
    caption: texts.tournaments,
    columns: [texts.tournaments, { number: texts.place }, { number: texts.points }],
    rows: placings.map(({ tournament, place, tied, points, counted }) =>
      row(
        html`<a href="${addressOf(tournament)}">${nameOf(names.get(tournament) ?? tournament)}</a>`,
        { number: messages.standings.place(place, tied) },
        { number: html`${points}${!counted && html` <small>${texts.notCounted}</small>`}` },
      ),
    ),
  });
};

/** The card of a player's season, to send to friends. */
const seasonCardPath = (league: string, player: string): string =>
  `/cards/seasons/${encodeURIComponent(league)}.${encodeURIComponent(player)}.png`;

/** A player of a league: the season's place, what each tournament gave, the rating. */
export const leaguePlayerPage: Page = async ({ parameters, query }, context) => {
  const { league: id = '', player } = parameters;
  const asked = /^[1-9]\d?$/.test(query.get('season') ?? '') ? Number(query.get('season')) : undefined;
  const found = await call(leaguePlayer, { league: id, player, season: asked }, context);
  if (!found.ok) return found;
  const of = await call(league, { league: id }, context);
  if (!of.ok) return of;
  const { placings, points, version, season, player: who } = found.value;
  const { name, tournaments, seasons } = of.value;
  const named = season === null ? undefined : seasons[season - 1];
  const title = who.name ?? texts.unnamed;
  return livePage(version, () => ({
    title,
    isLive: true,
    social: {
      description: `${title}: ${points} ${texts.points}, ${name}.`,
      picture: seasonCardPath(id, player ?? ''),
    },
    main: html`<p class="event-name">
        <a href="${seasonAddress(id, season, seasons)}"
          >${nameOf(name)}${named && html` · ${nameOf(named.name)}`}</a
        >
      </p>
      <h1>${nameOf(who.name)}</h1>
      ${figures(found.value)}
      <p><a href="${seasonCardPath(id, player ?? '')}">${seasonTexts.link}</a></p>
      ${placings.length > 0 && placingsTable(placings, tournaments)}`,
  }));
};
