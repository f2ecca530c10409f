import { type TemplateResult, html, nothing } from 'lit-html';
import { button, field } from './form';
import { ownLinkTexts as texts } from './own-link-texts';

/** A player's link with its token, to copy or to share with oneself. */

let said = '';

/** Copies the text; where the browser does not let us, it is marked for the reader to copy. */
const copy = async (link: string, redraw: () => void): Promise<void> => {
  try {
    await navigator.clipboard.writeText(link);
    said = texts.copied;
  } catch {
    document.querySelector<HTMLInputElement>('input.own-link')?.select();
    said = texts.marked;
  }
  redraw();
};

/** Hands the link to another app. Closing the list of apps is no failure; after any other failure the link is copied. */
const share = async (link: string, title: string, redraw: () => void): Promise<void> => {
  try {
    await navigator.share({ title, url: link });
  } catch (error) {
    if ((error as Error).name !== 'AbortError') await copy(link, redraw);
  }
};

const canShare = (): boolean => 'share' in navigator;

export const ownLink = (link: string, title: string, redraw: () => void): TemplateResult =>
  html`<p>${texts.help}</p>
    ${field(texts.link, html`<input class="own-link" readonly .value=${link} />`)}
    <p class="buttons">
      ${button(texts.copy, () => copy(link, redraw))}
      ${canShare() ? button(texts.share, () => share(link, title, redraw)) : nothing}
      <span role="status">${said}</span>
    </p>`;

/** The address of the player's page with the token behind the `#`. */
export const playLink = (id: string, token: string): string =>
  `${location.origin}/play#${encodeURIComponent(id)}.${encodeURIComponent(token)}`;
