import { type TemplateResult, html } from 'lit-html';
import { LONGEST_REASON } from '../../../../app/kernel/limits';

/** The fields of a form as texts, and the button that was pressed. */
export type Fields = Readonly<Record<string, string>>;

/** Handles a form: its fields as texts; the form is emptied after. */
export const submitted =
  (use: (fields: Fields, form: HTMLFormElement) => unknown, keeps = false) =>
  (event: SubmitEvent): void => {
    event.preventDefault();
    const form = event.currentTarget as HTMLFormElement;
    const fields: Record<string, string> = {};
    // The button that was pressed says which of several acts is meant.
    for (const [name, value] of new FormData(form, event.submitter))
      if (typeof value === 'string') fields[name] = value.trim();
    use(fields, form);
    if (!keeps) form.reset();
  };

/** Points are asked for only where the game was played: an empty field must not pass for 0. */
export const needsPoints =
  (played: string) =>
  ({ currentTarget }: Event): void => {
    const form = currentTarget as HTMLFormElement;
    const isPlayed = (new FormData(form).get('kind') ?? played) === played;
    for (const input of form.querySelectorAll<HTMLInputElement>('input[type=number]'))
      input.required = isPlayed;
  };

/** Absent where nothing was written. */
export const given = (text: string | undefined): string | undefined => (text ? text : undefined);

export const numberOf = (text: string | undefined): number | undefined => (text ? Number(text) : undefined);

export const field = (label: string, control: unknown): TemplateResult =>
  html`<label class="field"><span>${label}</span>${control}</label>`;

/** A button that does something at once; a form's own button sends the form. */
export const button = (text: string, run: () => unknown): TemplateResult =>
  html`<button class="quiet" type="button" @click=${run}>${text}</button>`;

/** A required text of the reader's own, such as the reason for a change. */
export const reasonField = (label: string): TemplateResult =>
  field(label, html`<input name="reason" required maxlength=${LONGEST_REASON} />`);
