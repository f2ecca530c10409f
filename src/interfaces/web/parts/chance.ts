import type { Chance, SourceAnswer } from '../../../app/kernel/answers';
import { type Html, html } from '../html';
import { messages } from '../messages';
import { figure, list } from './layout-parts';
import { table } from './table';

/** A chance for reading: "33.3 %", never 0 or 100 by rounding. */
export const percent = ({ decimal }: Pick<Chance, 'decimal'>): string => {
  if (decimal === 0 || decimal === 1) return `${decimal * 100} %`;
  const shown = (decimal * 100).toFixed(1);
  if (shown === '0.0') return '< 0.1 %';
  return shown === '100.0' ? '> 99.9 %' : `${shown} %`;
};

export const sourceText = ({ document, heading, page }: SourceAnswer): string =>
  messages.source(document, heading, page);

export const sourcesList = (sources: readonly SourceAnswer[]): Html =>
  html`<footer class="sources">
    <h2>${messages.sources}</h2>
    ${list(sources.map(sourceText))}
  </footer>`;

export interface Bar {
  readonly label: string;
  readonly chance: Chance;
  /** The side that it is about, for its colour. */
  readonly side?: number;
}

/** The same chances as exact fractions, however long, for whoever opens it. */
export const exactFractions = (bars: readonly Bar[]): Html =>
  html`<details>
    <summary>${messages.odds.exactly}</summary>
    <dl class="fractions">${bars.map(({ label, chance: { fraction } }) => figure(label, fraction))}</dl>
  </details>`;

/** A distribution as a picture that is its own table: a bar in each row. `counted` heads the column of labels. */
export const chanceBars = (caption: string, counted: string, bars: readonly Bar[]): Html =>
  table({
    className: 'bars',
    caption,
    columns: [counted, messages.odds.chanceColumn],
    rows: bars.map(
      ({ label, chance, side }) =>
        html`<tr ${side !== undefined && html`class="side-${side}"`}>
          <th scope="row">${label}</th>
          <td class="bar">
            <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
              <rect class="track" width="100" height="10"></rect>
              <rect class="fill" width="${(chance.decimal * 100).toFixed(2)}" height="10"></rect></svg
            ><span>${percent(chance)}</span>
          </td>
        </tr>`,
    ),
  });
