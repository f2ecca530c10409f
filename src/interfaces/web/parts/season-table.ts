import type { LeagueSeason, LeaguePlayerName, LeagueTable } from '../../../app/kernel/generated/answers';
import { type Html, html } from '../html';
import { messages } from '../messages';
import { nameOf } from './event';
import { table } from './table';

const texts = messages.league;
const PODIUM = 3;

export const leagueAddress = (league: string): string => `/leagues/${encodeURIComponent(league)}`;

/** The address of a season: the last one is the league's own page. */
export const seasonAddress = (league: string, number: number | null, seasons: readonly LeagueSeason[]) =>
  number === null || number === seasons.length
    ? leagueAddress(league)
    : `${leagueAddress(league)}/seasons/${number}`;

interface Shown {
  readonly league: string;
  readonly table: LeagueTable;
  readonly seasons: readonly LeagueSeason[];
  /** Opens players in a window of their own: for a frame on another website. */
  readonly isFramed?: boolean;
}

const seasonOf = ({ table: { season }, seasons }: Shown): LeagueSeason | undefined =>
  season === null ? undefined : seasons[season - 1];

const playerLink = (shown: Shown, { id, name }: LeaguePlayerName): Html => {
  const { league, seasons, isFramed = false, table: shownTable } = shown;
  const { season } = shownTable;
  const past = season === null || season === seasons.length ? '' : `?season=${season}`;
  return html`<a
    href="${leagueAddress(league)}/players/${encodeURIComponent(id)}${past}"
    ${isFramed && html`target="_blank" rel="noopener"`}
    >${nameOf(name)}</a
  >`;
};

/** The table of a season. */
export const seasonTable = (shown: Shown): Html => {
  const season = seasonOf(shown);
  const caption = season === undefined ? texts.table : texts.tableOf(season.name);
  const { items } = shown.table;
  return items.length === 0
    ? html`<h2>${caption}</h2>
        <p>${texts.empty}</p>`
    : table({
        className: 'standings',
        caption,
        columns: [
          html`<span class="hidden">${messages.standings.rank}</span>#`,
          texts.player,
          texts.events,
          texts.points,
        ],
        rows: items.map(
          (line) =>
            html`<tr ${line.rank !== null && line.rank <= PODIUM && html`data-rank="${line.rank}"`}>
              <td>${messages.standings.place(line.rank, line.tied)}</td>
              <th scope="row">${playerLink(shown, line.player)}</th>
              <td>${line.tournaments}</td>
              <td>${line.points}</td>
            </tr>`,
        ),
      });
};
