import { type TemplateResult, html, nothing } from 'lit-html';
import type { Tournament } from '../../../../app/kernel/generated/answers';
import type { Options } from '../page-parts/form-parts';
import { SentForm, refusalOf } from '../requests/requests';
import { faultInWords } from './field-labels';
import { onEvent, redraw, refresh, whenOpened } from './model';
import { settingsTexts } from './settings-texts';
import { organiseTexts } from './texts';

/** A field of the settings, as the form shows it. */
export interface Field {
  readonly name: string;
  readonly label: string;
  /** A fixed one is shown with the reason, and never sent. */
  readonly kind: 'text' | 'number' | 'date' | 'lines' | 'choice' | 'fixed';
  /** As the form has it. */
  readonly value: string;
  readonly help?: string;
  readonly options?: Options;
  /** Proposed while one types; other words are taken too. */
  readonly proposals?: Options;
  readonly keyboard?: 'numeric' | 'decimal' | 'tel';
  readonly limits?: { readonly from?: number; readonly to?: number };
  /** The value that the API takes for the text of the field; absent where a group of fields is sent together. */
  readonly sent?: (text: string) => unknown;
}

/** A form of the settings of the event that is open. It says whether it was saved, or why not, until another event is opened. */
export class SettingsForm extends SentForm {
  constructor() {
    super((asked) =>
      asked.kind === 'REFUSED' && asked.problem.code === 'FORBIDDEN'
        ? organiseTexts.forbidden
        : refusalOf(asked, organiseTexts.notSaved),
    );
    whenOpened(() => this.clear());
  }

  /** Saves changes over the version that is shown. Once they are taken, `taken` hears it, and the event is read again. */
  async save(
    body: object,
    { settingsVersion: ifMatch }: Pick<Tournament, 'settingsVersion'>,
    { path = '', method = 'PATCH', taken }: { path?: string; method?: string; taken?: () => void } = {},
  ): Promise<void> {
    await this.send({ ...onEvent(path), method, body, ifMatch });
    if (this.isSaved) {
      taken?.();
      await refresh();
    }
    redraw();
  }

  /** The faults that no field shows, and why the form was refused as a whole. */
  refusals(faults = this.faults): TemplateResult {
    return html`${
      faults.length === 0
        ? nothing
        : html`<div class="faults" role="alert">
            ${faults.map((fault) => html`<p>${faultInWords(fault)}</p>`)}
          </div>`
    }
    ${this.message === null ? nothing : html`<p class="notice" role="alert">${this.message}</p>`}`;
  }

  /** The button that sends the form, and whether the form was saved. */
  saveButton(text: string): TemplateResult {
    return html`<p class="buttons">
      <button>${text}</button> <span role="status">${this.isSaved ? settingsTexts.saved : ''}</span>
    </p>`;
  }
}
