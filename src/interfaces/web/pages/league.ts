import type {
  League,
  LeaguePlayerName,
  LeagueRatings,
  LeagueTable,
} from '../../../app/kernel/generated/answers';
import { call } from '../../../app/kernel/use-case';
import { league } from '../../../app/leagues/league';
import { leagueRatings } from '../../../app/leagues/season/league-ratings';
import { leagueTable } from '../../../app/leagues/season/league-table';
import { unsetSettings } from '../../../domain/tournaments/event/settings';
import { fingerprint } from '../../http/fingerprint';
import { type Html, html } from '../html';
import { messages } from '../messages';
import { dayOf } from '../parts/day';
import { addressOf, nameOf } from '../parts/event';
import { table } from '../parts/table';
import { type Page, livePage } from '../reply';

const texts = messages.league;
const PAGE = 100;
const RATED = 20;
const PODIUM = 3;

const playerLink = (home: string, { id, name }: LeaguePlayerName): Html =>
  html`<a href="${home}/players/${encodeURIComponent(id)}">${nameOf(name)}</a>`;

const seasonTable = (home: string, lines: LeagueTable['items']): Html =>
  lines.length === 0
    ? html`<h2>${texts.table}</h2>
        <p>${texts.empty}</p>`
    : table({
        className: 'standings',
        caption: texts.table,
        columns: [
          html`<span class="hidden">${messages.standings.rank}</span>#`,
          texts.player,
          texts.events,
          texts.points,
        ],
        rows: lines.map(
          (line) =>
            html`<tr ${line.rank !== null && line.rank <= PODIUM && html`data-rank="${line.rank}"`}>
              <td>${messages.standings.place(line.rank, line.tied)}</td>
              <th scope="row">${playerLink(home, line.player)}</th>
              <td>${line.tournaments}</td>
              <td>${line.points}</td>
            </tr>`,
        ),
      });

const ratingsTable = (home: string, lines: LeagueRatings['items']): Html =>
  table({
    className: 'ratings',
    caption: html`${texts.ratings} <small>${texts.ratingMethod}</small>`,
    columns: [
      '#',
      texts.player,
      ...[texts.rating, texts.deviation, texts.games].map((number) => ({ number })),
    ],
    rows: lines.map(
      (line) =>
        html`<tr>
          <td>${messages.standings.place(line.rank, line.tied)}</td>
          <th scope="row">${playerLink(home, line.player)}</th>
          <td class="number">${Math.round(line.rating)}</td>
          <td class="number">${Math.round(line.deviation)}</td>
          <td class="number">${line.games}</td>
        </tr>`,
    ),
  });

const tournamentsList = (tournaments: League['tournaments']): Html =>
  html`<h2>${texts.tournaments}</h2>
    ${tournaments.length === 0 && html`<p>${texts.none}</p>`}
    <ul class="plain">
      ${tournaments.map((one) => html`<li><a href="${addressOf(one.tournament)}">${nameOf(one.name)}</a> <small>${one.startsOn !== null && dayOf(one.startsOn)} ${one.finished ? texts.finished : texts.running}</small></li>`)}
    </ul>`;

/** A league: the season's table, the ratings, its tournaments. */
export const leaguePage: Page = async ({ parameters, query }, context) => {
  const asked = { league: parameters['league'] };
  const found = await call(league, asked, context);
  if (!found.ok) return found;
  const cursor = query.get('cursor') ?? undefined;
  const season = await call(leagueTable, { ...asked, limit: PAGE, cursor }, context);
  if (!season.ok) return season;
  const { id, name, rule, tournaments, edition } = found.value;
  const { items, nextCursor } = season.value;
  const home = `/leagues/${encodeURIComponent(id)}`;
  // A tournament that is accepted and not finished changes neither version.
  const accepted = fingerprint(JSON.stringify(tournaments));
  const version = [found.value.version, accepted, season.value.version, cursor ?? ''].join('.');
  return livePage(version, async () => {
    const ratings = await call(leagueRatings, { ...asked, limit: RATED }, context);
    const counts = [
      texts.best(rule.best),
      ...(edition === null || edition === unsetSettings.edition
        ? []
        : [messages.tournament.edition(edition)]),
    ].join(' · ');
    return {
      title: name,
      isLive: true,
      social: {
        description: `${name}: ${texts.tournamentCount(tournaments.length)}. ${texts.best(rule.best)}`,
        picture: `/cards/leagues/${encodeURIComponent(id)}.png`,
      },
      main: html`<header class="event">
          <h1>${nameOf(name)}</h1>
          <p class="lead">${counts}</p>
        </header>
        <div class="now">
          <section>
            ${seasonTable(home, items)}
            ${nextCursor !== null && html`<p><a href="${home}?cursor=${encodeURIComponent(nextCursor)}">${texts.next}</a></p>`}
          </section>
          <section>
            ${tournamentsList(tournaments)}
            ${ratings.ok && ratings.value.items.length > 0 && ratingsTable(home, ratings.value.items)}
          </section>
        </div>`,
    };
  });
};
