import { type TemplateResult, html, nothing } from 'lit-html';
import { signed, unsigned } from '../../signed';
import { awards } from './awards';
import { nameOf, state } from './model';
import { viewTexts as texts } from './view-texts';

const MEDALS = 3;

/** The standings as they are. */
const table = (): TemplateResult =>
  html`<div class="table-box">
    <table class="standings">
      <caption>
        ${texts.standingsAfter(state.standings?.round ?? 0)}
      </caption>
      <thead>
        <tr>
          ${texts.columns.map((column) => html`<th scope="col">${column}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${(state.standings?.standings ?? []).map(
          (line) =>
            html`<tr data-rank=${line.rank !== null && line.rank <= MEDALS ? line.rank : nothing}>
              <td>${line.tied ? '=' : ''}${line.rank}</td>
              <th scope="row"><bdi>${nameOf(line.entrant)}</bdi></th>
              <td>${line.won}–${line.drawn}–${line.lost}</td>
              <td>${line.tournamentPoints}</td>
              <td>${signed(line.victoryPointDifference)}</td>
              <td>${unsigned(line.victoryPoints)}</td>
              <td>${line.leadersKilled}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;

/** The standings, and what is given beside them. */
export const standings = (): TemplateResult =>
  html`${
    (state.standings?.round ?? 0) === 0
      ? html`<h2>${texts.standingsAfter(0)}</h2>
          <p>${texts.noStandings}</p>`
      : table()
  }
  ${awards()}`;
