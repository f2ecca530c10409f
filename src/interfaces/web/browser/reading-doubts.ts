import { type TemplateResult, html, nothing } from 'lit-html';
import type { GuessedLine, ReadRoster } from './any-roster';
import { readingTexts as texts } from './reading-texts';

/** Doubts after reading a roster: names that no list has, and guesses. The army checker and the player's page show them. */

const unknownNames = (unknown: ReadRoster['unknown']): TemplateResult =>
  html`<p class="illegal">${texts.unknown}</p>
    <ul>
      ${unknown.map(({ name, where, nearest }) => html`<li><bdi>${name}</bdi> (${where})${nearest.length > 0 ? `: ${nearest.join(', ')}?` : ''}</li>`)}
    </ul>`;

/** A guess: what was written, what it was taken for, and what else it may be. */
const guess = ({ text, names }: GuessedLine): TemplateResult => {
  const guessed = names.filter(({ confidence }) => confidence < 1);
  const taken = guessed.map(({ name }) => name).join(', ');
  const others = guessed.flatMap(({ alternatives }) => alternatives.map(({ name }) => name));
  return html`<li><bdi>${text}</bdi>: ${texts.taken(taken, others)}</li>`;
};

export const readingDoubts = ({ unknown, lines }: Pick<ReadRoster, 'unknown' | 'lines'>): TemplateResult => {
  const guessed = lines.filter(({ status }) => status === 'GUESSED');
  return html`${unknown.length > 0 ? unknownNames(unknown) : nothing}
  ${
    guessed.length > 0
      ? html`<p>${texts.guessed}</p>
          <ul>
            ${guessed.map(guess)}
          </ul>`
      : nothing
  }`;
};
