import { type Html, type Piece, html } from '../html';

/** A name and its value, in a `dl`. */
export const figure = (name: Piece, value: Piece): Html =>
  html`<div>
    <dt>${name}</dt>
    <dd>${value}</dd>
  </div>`;

/** Parts one after the other, with the same text between two of them. */
export const joined = (parts: readonly Piece[], between: string): readonly Html[] =>
  parts.map((part, index) => html`${index > 0 && between}${part}`);

/** A short form of a word; the whole word shows when it is pointed at. */
export const abbreviation = ([short, whole]: readonly [short: string, whole: string]): Html =>
  html`<abbr title="${whole}">${short}</abbr>`;

/** A list; nothing for an empty one. */
export const list = (items: readonly Piece[]): Html | false =>
  items.length > 0 &&
  html`<ul>
    ${items.map((item) => html`<li>${item}</li>`)}
  </ul>`;

/** A heading with its list; nothing for an empty one. */
export const titledList = (title: string, items: readonly Piece[]): Html | false =>
  items.length > 0 &&
  html`<h2>${title}</h2>
    ${list(items)}`;

/** Terms with their descriptions, for a `dl`. */
export const terms = (rows: readonly (readonly [term: Piece, description: Piece])[]): readonly Html[] =>
  rows.map(
    ([term, description]) =>
      html`<dt>${term}</dt>
        <dd>${description}</dd>`,
  );

/** A wide part that scrolls by itself, by the keyboard too. */
export const scroll = (title: string, part: Html): Html =>
  html`<div class="scroll" tabindex="0" role="region" aria-label="${title}">${part}</div>`;
