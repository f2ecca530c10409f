import { type TemplateResult, html, nothing } from 'lit-html';
import { button, submitted } from './form';
import { list } from './form-parts';
import { labelled } from './labelled';
import { redraw } from './page';
import { idIn } from './recovery';
import { forgetEvent, keepEvent, keptEvents } from '../requests/tokens';

/** The start of a console: what this browser holds the keys of, and what somebody opens with a key. */

interface KeptTexts {
  readonly yours: string;
  readonly forget: string;
  readonly forgetSure: string;
}

/** Events, or what is under another key of the storage, with their links. */
export const keptKeys = (texts: KeptTexts, storage?: string): TemplateResult | typeof nothing => {
  const kept = keptEvents(storage);
  const forget = (id: string): void => {
    if (confirm(texts.forgetSure)) forgetEvent(id, storage);
    redraw();
  };
  return kept.length === 0
    ? nothing
    : html`<h2>${texts.yours}</h2>
        ${list(
          kept.map(
            ({ id, name }) =>
              html`<a href="#${encodeURIComponent(id)}"><bdi>${name}</bdi></a>
                ${button(texts.forget, () => forget(id))}`,
          ),
          'plain events',
        )}`;
};

interface OpeningTexts {
  readonly openOther: string;
  readonly otherId: string;
  readonly otherToken: string;
  readonly openButton: string;
}

/** Keeps the key that is typed, and opens what it is for. */
export const openingForm = (texts: OpeningTexts, storage?: string): TemplateResult =>
  html`<form
    class="stack"
    @submit=${submitted(({ other = '', token = '' }) => {
      const id = idIn(other);
      keepEvent({ id, name: id, token, recoveryCode: null }, storage);
      location.hash = encodeURIComponent(id);
    })}
  >
    <h2>${texts.openOther}</h2>
    ${labelled('other', texts.otherId)}
    <label for="token">${texts.otherToken}</label
    ><input id="token" name="token" type="password" autocomplete="off" required />
    <button>${texts.openButton}</button>
  </form>`;
