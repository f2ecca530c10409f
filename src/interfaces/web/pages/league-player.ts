import { leaguePlayer } from '../../../app/leagues/season/league-player';
import type { LeaguePlayerPage, League } from '../../../app/kernel/generated/answers';
import { league } from '../../../app/leagues/league';
import { call } from '../../../app/kernel/use-case';
import { type Html, html } from '../html';
import { table } from '../parts/table';
import { messages } from '../messages';
import { nameOf } from '../parts/event';
import { figure } from '../parts/figure';
import { type Page, livePage } from '../reply';

const texts = messages.league;

const figures = ({ rank, tied, points, won, drawn, lost, rating }: LeaguePlayerPage): Html =>
  html`<dl class="figures">
    ${rank !== null && figure(texts.place, messages.standings.place(rank, tied))}
    ${figure(texts.points, points)} ${figure(messages.standings.recordShort, `${won}–${drawn}–${lost}`)}
    ${
      rating &&
      figure(
        texts.rating,
        html`${Math.round(rating.rating)} <small>± ${Math.round(rating.deviation)}</small>`,
      )
    }
  </dl>`;

/** The points of each tournament. */
const placingsTable = (placings: LeaguePlayerPage['placings'], tournaments: League['tournaments']): Html => {
  const names = new Map(tournaments.map((one) => [one.tournament, one.name]));
  return table({
    className: 'games',
    caption: texts.tournaments,
    columns: [texts.tournaments, { number: texts.place }, { number: texts.points }],
    rows: placings.map(
      (one) =>
        html`<tr>
          <th scope="row">
            <a href="/tournaments/${encodeURIComponent(one.tournament)}"
              >${nameOf(names.get(one.tournament) ?? one.tournament)}</a
            >
          </th>
          <td class="number">${messages.standings.place(one.place, one.tied)}</td>
          <td class="number">${one.points}${!one.counted && html` <small>${texts.notCounted}</small>`}</td>
        </tr>`,
    ),
  });
};

/** A player of a league: the season's place, what each tournament gave, the rating. */
export const leaguePlayerPage: Page = async ({ parameters }, context) => {
  const { league: id = '', player } = parameters;
  const found = await call(leaguePlayer, { league: id, player }, context);
  if (!found.ok) return found;
  const of = await call(league, { league: id }, context);
  if (!of.ok) return of;
  const it = found.value;
  const { name, tournaments } = of.value;
  return livePage(it.version, () => ({
    title: it.player.name ?? texts.unnamed,
    isLive: true,
    social: {
      description: `${it.player.name ?? texts.unnamed}: ${it.points} ${texts.points}, ${name}.`,
      picture: `/cards/leagues/${encodeURIComponent(id)}.png`,
    },
    main: html`<p class="event-name">
        <a href="/leagues/${encodeURIComponent(id)}">${nameOf(name)}</a>
      </p>
      <h1>${nameOf(it.player.name)}</h1>
      ${figures(it)} ${it.placings.length > 0 && placingsTable(it.placings, tournaments)}`,
  }));
};
