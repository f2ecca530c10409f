import type { Chance, SourceAnswer } from '../../../app/answers';
import type { Html } from '../html';
import { html } from '../html';
import { messages } from '../messages';

/** A chance for reading: "33.3 %", never 0 or 100 by rounding. */
export const percent = ({ decimal }: Pick<Chance, 'decimal'>): string => {
  if (decimal === 0 || decimal === 1) return `${decimal * 100} %`;
  const shown = (decimal * 100).toFixed(1);
  if (shown === '0.0') return '< 0.1 %';
  return shown === '100.0' ? '> 99.9 %' : `${shown} %`;
};

const LONGEST_FRACTION = 24;

/** The exact fraction, where it is short enough to read. */
export const exactly = ({ fraction }: Pick<Chance, 'fraction'>): string =>
  fraction.length > LONGEST_FRACTION ? '' : fraction;

export const sourceText = ({ document, heading, page }: SourceAnswer): string =>
  messages.source(document, heading, page);

export const sourcesList = (sources: readonly SourceAnswer[]): Html =>
  html`<footer class="sources">
    <h2>${messages.sources}</h2>
    <ul>
      ${sources.map((source) => html`<li>${sourceText(source)}</li>`)}
    </ul>
  </footer>`;

export interface Bar {
  readonly label: string;
  readonly chance: Chance;
}

/** A distribution as a picture that is its own table: a bar in each row. */
export const chanceBars = (caption: string, counted: string, bars: readonly Bar[]): Html =>
  html`<table class="bars">
    <caption>
      ${caption}
    </caption>
    <thead>
      <tr>
        <th scope="col">${counted}</th>
        <th scope="col">${messages.odds.chanceColumn}</th>
        <th scope="col" class="exact">${messages.odds.exact}</th>
      </tr>
    </thead>
    <tbody>
      ${bars.map(
        ({ label, chance }) =>
          html`<tr>
            <th scope="row">${label}</th>
            <td class="bar">
              <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
                <rect class="track" width="100" height="10"></rect>
                <rect class="fill" width="${(chance.decimal * 100).toFixed(2)}" height="10"></rect></svg
              ><span>${percent(chance)}</span>
            </td>
            <td class="exact">${exactly(chance)}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;
