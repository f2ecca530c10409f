import { type TemplateResult, html, nothing } from 'lit-html';
import { redraw, whenOpened } from './model';

/** Rows with forms that are drawn only once they are opened: the forms of 300 rows at once would slow the page. */
export const openedRows = () => {
  const opened = new Set<string>();
  whenOpened(() => opened.clear());

  const open = (id: string, { currentTarget }: Event): void => {
    if (!(currentTarget as HTMLDetailsElement).open || opened.has(id)) return;
    opened.add(id);
    redraw();
  };

  /** More of a row, under a summary that is spoken as the label says. */
  return (
    id: string,
    [summary, label]: readonly [summary: string, label: string],
    body: () => unknown,
  ): TemplateResult =>
    html`<details @toggle=${(event: Event) => open(id, event)}>
      <summary aria-label=${label}>${summary}</summary>
      ${opened.has(id) ? body() : nothing}
    </details>`;
};
