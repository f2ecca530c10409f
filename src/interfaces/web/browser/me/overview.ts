import type {
  Person,
  PersonGame,
  PersonLeague,
  PersonTournament,
} from '../../../../app/kernel/generated/answers';
import { type TemplateResult, html, nothing } from 'lit-html';
import { table } from '../table';
import { meTexts as texts } from '../me-texts';

/** A person's games, played and coming. */

const pathOf = (tournament: string): string => `/tournaments/${encodeURIComponent(tournament)}`;

const nextGame = ({ tournament, name, next }: PersonTournament): TemplateResult | typeof nothing =>
  next === null
    ? nothing
    : html`<li>
        <a href="${pathOf(tournament)}/rounds/${next.round}/tables/${next.table}"
          ><b>${texts.nextGame(next.round, next.table)}</b></a
        >
        <bdi>${next.opponent === null ? texts.spare : texts.against(next.opponent.name)}</bdi>, ${name}
      </li>`;

const record = (games: readonly PersonGame[]): string => {
  const met = games.filter(({ opponent }) => opponent !== null);
  const count = (wanted: PersonGame['result']): number =>
    met.filter(({ result }) => result === wanted).length;
  return texts.record(count('WON'), count('DRAWN'), count('LOST'));
};

const gamesTable = (columns: readonly string[], rows: readonly TemplateResult[]): TemplateResult =>
  table({ className: 'games', columns, rows });

const eventRow = ({ tournament, entrant, name, rank, tied, games }: PersonTournament): TemplateResult =>
  html`<tr>
    <th scope="row"><a href="${pathOf(tournament)}/entrants/${entrant}">${name}</a></th>
    <td class="number">${texts.place(rank, tied)}</td>
    <td>${record(games)}</td>
  </tr>`;

const gameRow = ({ round, opponent, result, victoryPoints: [own, other] }: PersonGame): TemplateResult =>
  html`<tr>
    <th scope="row" class="number">${round}</th>
    <td><bdi>${opponent === null ? texts.nobody : opponent.name}</bdi></td>
    <td>${own}–${other} ${texts.results[result]}</td>
  </tr>`;

const games = ({ name, games: played }: PersonTournament): TemplateResult | typeof nothing =>
  played.length === 0
    ? nothing
    : html`<details>
        <summary>${name}: ${texts.games}</summary>
        ${gamesTable(texts.gameColumns, played.map(gameRow))}
      </details>`;

const leagueRow = ({ league, name, page }: PersonLeague): TemplateResult =>
  html`<tr>
    <th scope="row">
      <a href="/leagues/${encodeURIComponent(league)}/players/${encodeURIComponent(page.player.id)}"
        >${name}</a
      >
    </th>
    <td class="number">${texts.place(page.rank, page.tied)}</td>
    <td class="number">${page.rating === null ? texts.nobody : Math.round(page.rating.rating)}</td>
  </tr>`;

/** Next games, events with their places, leagues with their ratings. */
export const overview = (own: Person): TemplateResult => {
  const { name, won, drawn, lost, tournaments, leagues } = own;
  const coming = tournaments.filter(({ next }) => next !== null);
  return html`<h2><bdi>${name}</bdi></h2>
    <p>${texts.eventColumns[2]}: <b>${texts.record(won, drawn, lost)}</b></p>
    ${
      coming.length === 0
        ? nothing
        : html`<h2>${texts.next}</h2>
            <ul class="plain">
              ${coming.map(nextGame)}
            </ul>`
    }
    ${tournaments.length + leagues.length === 0 ? html`<p>${texts.empty}</p>` : nothing}
    ${
      tournaments.length === 0
        ? nothing
        : html`<h2>${texts.events}</h2>
            ${gamesTable(texts.eventColumns, tournaments.map(eventRow))} ${tournaments.map(games)}`
    }
    ${
      leagues.length === 0
        ? nothing
        : html`<h2>${texts.leagues}</h2>
            ${gamesTable(texts.leagueColumns, leagues.map(leagueRow))}`
    }`;
};
