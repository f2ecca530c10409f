import { type TemplateResult, html, nothing } from 'lit-html';
import type { RosterLine } from '../../../../app/kernel/generated/answers';
import type { Doubts } from './any-roster';
import { list } from '../page-parts/form-parts';
import { readingTexts as texts } from './reading-texts';

/** Doubts after reading a roster: names that no list has, and guesses. The army checker and the player's page show them. */

const unknownName = ({ name, where, nearest }: Doubts['unknown'][number]): TemplateResult =>
  html`<bdi>${name}</bdi> (${where})${nearest.length > 0 ? `: ${nearest.join(', ')}?` : ''}`;

/** A guess: the text, the name that it was taken for, and others that it may be. */
const guess = ({ text, names }: RosterLine): TemplateResult => {
  const guessed = names.filter(({ confidence }) => confidence < 1);
  const taken = guessed.map(({ name }) => name).join(', ');
  const others = guessed.flatMap(({ alternatives }) => alternatives.map(({ name }) => name));
  return html`<bdi>${text}</bdi>: ${texts.taken(taken, others)}`;
};

export const readingDoubts = ({ unknown, lines }: Doubts): TemplateResult => {
  const guessed = lines.filter(({ status }) => status === 'GUESSED');
  return html`${
    unknown.length > 0
      ? html`<p class="illegal">${texts.unknown}</p>
          ${list(unknown.map(unknownName))}`
      : nothing
  }
  ${
    guessed.length > 0
      ? html`<p>${texts.guessed}</p>
          ${list(guessed.map(guess))}`
      : nothing
  }`;
};
