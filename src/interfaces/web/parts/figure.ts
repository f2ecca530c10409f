import { type Html, type Piece, html } from '../html';

/** A name and its value, in a `dl`. */
export const figure = (name: Piece, value: Piece): Html =>
  html`<div>
    <dt>${name}</dt>
    <dd>${value}</dd>
  </div>`;
