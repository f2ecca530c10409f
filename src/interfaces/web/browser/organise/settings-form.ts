import type { Options } from '../form-parts';
import { SentForm, refusalOf } from '../requests';
import { whenOpened } from './model';
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

/** A form that says whether it was saved, or why not, until another event is opened. */
export const createSettingsForm = (): SentForm => {
  const form = new SentForm((asked) =>
    asked.kind === 'REFUSED' && asked.problem.code === 'FORBIDDEN'
      ? organiseTexts.forbidden
      : refusalOf(asked, settingsTexts.offline),
  );
  whenOpened(() => form.clear());
  return form;
};
