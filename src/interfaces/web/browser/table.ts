import { type TemplateResult, html, nothing } from 'lit-html';

interface Table {
  readonly className: string;
  /** Seen above the table; a hidden one is read aloud only. */
  readonly caption?: string;
  readonly hasHiddenCaption?: boolean;
  readonly columns: readonly string[];
  readonly rows: unknown;
}

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
          ${columns.map((column) => html`<th scope="col">${column}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows}
      </tbody>
    </table>
  </div>`;
