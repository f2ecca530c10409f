import { type TemplateResult, html } from 'lit-html';

/** Copies a link, and says so in the place of its text. */
export const copyButton = (
  link: string,
  { copy, copied }: { readonly copy: string; readonly copied: string },
): TemplateResult =>
  html`<button
    class="quiet"
    type="button"
    @click=${(event: Event) => {
      const { currentTarget } = event;
      void navigator.clipboard.writeText(link).then(() => {
        (currentTarget as HTMLElement).textContent = copied;
      });
    }}
  >
    ${copy}
  </button>`;
