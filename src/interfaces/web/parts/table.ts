import { type Html, type Piece, html } from '../html';

/** The head of a column: its text, or the text of a column of numbers. */
type Column = Exclude<Piece, readonly Piece[]> | { readonly number: Piece };

interface Table {
  readonly className: string;
  readonly caption?: Piece;
  readonly columns: readonly Column[];
  readonly rows: Piece;
}

const head = (column: Column): Html =>
  typeof column === 'object' && column !== null && 'number' in column
    ? html`<th scope="col" class="number">${column.number}</th>`
    : html`<th scope="col">${column}</th>`;

/** A table that scrolls by itself if it is too wide. */
export const table = ({ className, caption, columns, rows }: Table): Html =>
  html`<div class="table-box">
    <table class="${className}">
      ${
        caption !== undefined &&
        html`<caption>
          ${caption}
        </caption>`
      }
      <thead>
        <tr>
          ${columns.map(head)}
        </tr>
      </thead>
      <tbody>
        ${rows}
      </tbody>
    </table>
  </div>`;
