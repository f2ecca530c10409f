import type { TemplateResult } from 'lit-html';
import { html } from 'lit-html';
import { organiseWords as words } from '../../messages';
import { nameOf, shown } from './model';

/** The standings as they are, and the way to what others see. */

export const rowsOf = (): readonly (readonly (string | number)[])[] =>
  (shown.standings?.standings ?? []).map((line) => [
    line.rank,
    nameOf(line.entrant),
    line.won,
    line.drawn,
    line.lost,
    line.tournamentPoints,
    line.victoryPointDifference,
    line.victoryPoints,
    line.leadersKilled,
  ]);

export const standings = (): TemplateResult =>
  html`<table class="standings">
    <caption>
      ${words.standingsAfter(shown.standings?.round ?? 0)}
    </caption>
    <thead>
      <tr>
        ${words.columns.map((column, index) => html`<th scope="col" class=${index === 1 ? '' : 'number'}>${column}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${rowsOf().map(
        ([rank, name, ...numbers]) =>
          html`<tr>
            <td class="number">${rank}</td>
            <th scope="row"><bdi>${name}</bdi></th>
            ${numbers.map((value) => html`<td class="number">${value}</td>`)}
          </tr>`,
      )}
    </tbody>
  </table>`;
