import { type TemplateResult, html, nothing } from 'lit-html';
import { button, field } from './form';
import { ownLinkTexts as texts } from './own-link-texts';
import { createState } from './page';

/** A player's link with its token, to copy or to share with oneself. */

const [status, set] = createState({ said: '' });

/** Copies the text; where the browser does not let us, it is marked for the reader to copy. */
const copy = async (link: string): Promise<void> => {
  try {
    await navigator.clipboard.writeText(link);
    set({ said: texts.copied });
  } catch {
    document.querySelector<HTMLInputElement>('input.own-link')?.select();
    set({ said: texts.marked });
  }
};

/** Hands the link to another app. Closing the list of apps is no failure; after any other failure the link is copied. */
const share = async (link: string, title: string): Promise<void> => {
  try {
    await navigator.share({ title, url: link });
  } catch (error) {
    if ((error as Error).name !== 'AbortError') await copy(link);
  }
};

const canShare = (): boolean => 'share' in navigator;

export const ownLink = (link: string, title: string): TemplateResult =>
  html`<p>${texts.help}</p>
    ${field(texts.link, html`<input class="own-link" readonly .value=${link} />`)}
    <p class="buttons">
      ${button(texts.copy, () => copy(link))}
      ${canShare() ? button(texts.share, () => share(link, title)) : nothing}
      <span role="status">${status.said}</span>
    </p>`;

/** The address of the player's page with the token behind the `#`. */
export const playLink = (id: string, token: string): string =>
  `${location.origin}/play#${encodeURIComponent(id)}.${encodeURIComponent(token)}`;
