import { type Html, type Piece, html } from '../html';

type Plain = Exclude<Piece, readonly Piece[]>;
/** The text of a cell, or that of a cell with a number. */
type Cell = Plain | { readonly number: Plain };

interface Table {
  readonly className: string;
  readonly caption?: Piece;
  /** Read aloud only. */
  readonly hasHiddenCaption?: boolean;
  readonly columns?: readonly Cell[];
  readonly rows: Piece;
}

const isNumber = (cell: Cell): cell is { readonly number: Plain } =>
  typeof cell === 'object' && cell !== null && 'number' in cell;

const column = (cell: Cell): Html =>
  isNumber(cell)
    ? html`<th scope="col" class="number">${cell.number}</th>`
    : html`<th scope="col">${cell}</th>`;

/** A row: its head, then its other cells. */
export const row = (head: Cell, ...cells: readonly Cell[]): Html => {
  const first = isNumber(head)
    ? html`<th scope="row" class="number">${head.number}</th>`
    : html`<th scope="row">${head}</th>`;
  const rest = cells.map((cell) =>
    isNumber(cell) ? html`<td class="number">${cell.number}</td>` : html`<td>${cell}</td>`,
  );
  return html`<tr>
    ${first}${rest}
  </tr>`;
};

/** A table that scrolls by itself if it is too wide. */
export const table = (shown: Table): Html => html`<div class="table-box">${plainTable(shown)}</div>`;

/** The same for a place that scrolls already. */
export const plainTable = ({ className, caption, hasHiddenCaption, columns, rows }: Table): Html =>
  html`<table class="${className}">
    ${
      caption !== undefined &&
      html`<caption ${hasHiddenCaption && html`class="hidden"`}>
        ${caption}
      </caption>`
    }
    ${
      columns &&
      html`<thead>
        <tr>
          ${columns.map(column)}
        </tr>
      </thead>`
    }
    <tbody>
      ${rows}
    </tbody>
  </table>`;
