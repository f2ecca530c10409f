import type { League, LeaguePlayerName, LeagueRatings } from '../../../app/kernel/generated/answers';
import type { StoredContext } from '../../../app/kernel/store/context';
import { type Answer, call, ok, refused } from '../../../app/kernel/use-case';
import { league } from '../../../app/leagues/league';
import { leagueRatings } from '../../../app/leagues/ratings/league-ratings';
import { leagueTable } from '../../../app/leagues/season/league-table';
import { unsetSettings } from '../../../domain/tournaments/event/settings';
import { fingerprint } from '../../http/fingerprint';
import { type Html, html } from '../html';
import { messages } from '../messages';
import { dayOf } from '../parts/day';
import { embedLook } from '../parts/embed-look';
import { addressOf, nameOf } from '../parts/event';
import { leagueAddress, seasonAddress, seasonTable } from '../parts/season-table';
import { table } from '../parts/table';
import { type Page, type PageRequest, livePage } from '../reply';

const texts = messages.league;
const PAGE = 100;
const RATED = 20;

const playerLink = (home: string, { id, name }: LeaguePlayerName): Html =>
  html`<a href="${home}/players/${encodeURIComponent(id)}">${nameOf(name)}</a>`;

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

/** Every season, the one on first; the one shown is marked. */
const seasonLinks = ({ id, seasons }: League, shown: number | null): Html | false =>
  seasons.length > 0 &&
  html`<nav class="rounds" aria-label="${texts.seasons}">
    ${texts.seasons}
    ${seasons
      .toReversed()
      .map(
        ({ number, name }) =>
          html`<a
            href="${seasonAddress(id, number, seasons)}"
            ${number === shown && html`aria-current="page"`}
            >${nameOf(name)}</a
          >`,
      )}
  </nav>`;

const SEASON = /^[1-9]\d{0,2}$/;

/** The number of a season in the address; a season that is not there is no page. */
const seasonIn = (text: string | undefined, { seasons }: League): Answer<number | undefined> => {
  if (text === undefined) return ok(undefined);
  const number = SEASON.test(text) ? Number(text) : 0;
  return number >= 1 && number <= seasons.length
    ? ok(number)
    : refused({ code: 'NOT_FOUND', kind: 'season', id: text });
};

/** The league, and the table of the season that the address names. */
const readSeason = async ({ parameters, query }: PageRequest, context: StoredContext) => {
  const asked = { league: parameters['league'] };
  const found = await call(league, asked, context);
  if (!found.ok) return found;
  const season = seasonIn(parameters['season'] ?? query.get('season') ?? undefined, found.value);
  if (!season.ok) return season;
  const cursor = query.get('cursor') ?? undefined;
  const shown = await call(leagueTable, { ...asked, season: season.value, limit: PAGE, cursor }, context);
  if (!shown.ok) return shown;
  // A tournament that is accepted and not finished changes neither version.
  const accepted = fingerprint(JSON.stringify(found.value.tournaments));
  const version = [found.value.version, accepted, shown.value.version, cursor ?? ''].join('.');
  return ok({ asked, about: found.value, shown: shown.value, version });
};

/** A league, or one season of it: the table, the ratings, its tournaments. */
export const leaguePage: Page = async (request, context) => {
  const read = await readSeason(request, context);
  if (!read.ok) return read;
  const { asked, about, shown, version } = read.value;
  const { id, name, tournaments, edition, seasons } = about;
  const season = shown.season === null ? undefined : seasons[shown.season - 1];
  const isPast = season !== undefined && season.number < seasons.length;
  const home = leagueAddress(id);
  return livePage(version, async () => {
    const ratings = isPast ? null : await call(leagueRatings, { ...asked, limit: RATED }, context);
    const counts = [
      texts.best((season ?? about).rule.best),
      ...(edition === null || edition === unsetSettings.edition
        ? []
        : [messages.tournament.edition(edition)]),
    ].join(' · ');
    const counted = tournaments.filter((one) => one.season === shown.season);
    const title = isPast ? `${name}: ${season.name}` : name;
    const next = `${seasonAddress(id, shown.season, seasons)}?cursor=`;
    return {
      title,
      isLive: true,
      social: {
        description: `${title}: ${texts.tournamentCount(counted.length)}. ${texts.best((season ?? about).rule.best)}`,
        picture: `/cards/leagues/${encodeURIComponent(id)}.png`,
      },
      main: html`<header class="event">
          ${isPast && html`<p class="event-name"><a href="${home}">${nameOf(name)}</a></p>`}
          <h1>${nameOf(isPast ? season.name : name)}</h1>
          <p class="lead">${counts}</p>
          ${seasonLinks(about, shown.season)}
        </header>
        <div class="now">
          <section>
            ${seasonTable({ league: id, table: shown, seasons })}
            ${shown.nextCursor !== null && html`<p><a href="${next}${encodeURIComponent(shown.nextCursor)}">${texts.next}</a></p>`}
          </section>
          <section>
            ${tournamentsList(counted)}
            ${ratings?.ok === true && ratings.value.items.length > 0 && ratingsTable(home, ratings.value.items)}
          </section>
        </div>
        <p>
          <small><a href="/leagues/manage#${encodeURIComponent(id)}">${texts.manage}</a></small>
        </p>`,
    };
  });
};

/** A frame for other websites: the table of a league, or of one season. */
export const leagueEmbedPage: Page = async (request, context) => {
  const read = await readSeason(request, context);
  if (!read.ok) return read;
  const { about, shown, version } = read.value;
  const { id, name, seasons } = about;
  return livePage(version, () => ({
    title: name,
    ...embedLook(request.query),
    main: html`<h1 class="event-name">
        <a href="${seasonAddress(id, shown.season, seasons)}" target="_blank" rel="noopener"
          >${nameOf(name)}</a
        >
      </h1>
      ${seasonTable({ league: id, table: shown, seasons, isFramed: true })}
      <p class="by"><a href="/" target="_blank" rel="noopener">${messages.brand}</a></p>`,
  }));
};
