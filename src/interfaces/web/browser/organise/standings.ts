import { type TemplateResult, html, nothing } from 'lit-html';
import { signed, unsigned } from '../../signed';
import { table } from '../table';
import { awards } from './awards';
import { nameOf, state } from './model';
import { viewTexts as texts } from './view-texts';

const MEDALS = 3;

const standingsTable = (): TemplateResult =>
  table({
    className: 'standings',
    caption: texts.standingsAfter(state.standings?.round ?? 0),
    columns: texts.columns,
    rows: (state.standings?.standings ?? []).map(
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
    ),
  });

/** The standings, and the awards below them. */
export const standings = (): TemplateResult =>
  html`${
    (state.standings?.round ?? 0) === 0
      ? html`<h2>${texts.standingsAfter(0)}</h2>
          <p>${texts.noStandings}</p>`
      : standingsTable()
  }
  ${awards()}`;
