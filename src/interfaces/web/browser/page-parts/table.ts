import { type TemplateResult, html, nothing } from 'lit-html';

interface Table {
  readonly className: string;
  /** Seen above the table; a hidden one is read aloud only. */
  readonly caption?: string;
  readonly hasHiddenCaption?: boolean;
  readonly columns: readonly (string | { readonly number: string })[];
  readonly rows: unknown;
}

const head = (column: Table['columns'][number]): TemplateResult =>
  typeof column === 'string'
    ? html`<th scope="col">${column}</th>`
    : html`<th scope="col" class="number">${column.number}</th>`;

type Cell = string | number | TemplateResult | typeof nothing | { readonly number: string | number };

const isNumber = (cell: Cell): cell is { readonly number: string | number } =>
  typeof cell === 'object' && 'number' in cell;

/** A row: its head, then its other cells. */
export const row = (head: Cell, ...cells: readonly Cell[]): TemplateResult =>
  html`<tr>
    ${isNumber(head) ? html`<th scope="row" class="number">${head.number}</th>` : html`<th scope="row">${head}</th>`}
    ${cells.map((cell) => (isNumber(cell) ? html`<td class="number">${cell.number}</td>` : html`<td>${cell}</td>`))}
  </tr>`;

/** A table that scrolls by itself where it is too wide. */
export const table = ({ className, caption, hasHiddenCaption, columns, rows }: Table): TemplateResult =>
  html`<div class="table-box">
    <table class=${className}>
      ${
        caption === undefined
          ? nothing
          : html`<caption class=${hasHiddenCaption ? 'hidden' : nothing}>
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
