import { type TemplateResult, html, nothing } from 'lit-html';
import { type Fault, createSender, faultsIn } from '../requests';
import { tokenFor } from '../tokens';
import { submitted } from './form';
import { home, redraw, refresh, state } from './model';
import type { Field } from './settings-field';
import { changesOf, fieldsOf } from './settings-fields';
import { settingsTexts as texts } from './settings-texts';
import { signUpSettings } from './sign-up-settings';
import { webhooks } from './webhooks';
import { refusalOf } from './settings-form';
import type { Tournament } from '../../../../app/kernel/generated/answers';
import { field } from '../parts';

/** Everything that can be settled about an event, in one form; a fault stands beside its field. */

let faults: readonly Fault[] = [];
let message: string | null = null;
let wasSaved = false;
const sendForm = createSender();

const save = async (event: Tournament, fields: Readonly<Record<string, string>>): Promise<void> => {
  const asked = await sendForm<unknown>({
    method: 'PATCH',
    path: home(event.id),
    body: changesOf(event, fields),
    token: tokenFor(event.id),
    ifMatch: event.settingsVersion,
  });
  faults = faultsIn(asked);
  message = faults.length > 0 ? null : refusalOf(asked, texts.offline);
  wasSaved = asked.kind === 'OK';
  if (wasSaved) await refresh();
  redraw();
  if (faults.length > 0) document.querySelector<HTMLElement>('.settings [aria-invalid=true]')?.focus();
};

/** Faults of a field, or of a part of it. */
const faultsOf = (name: string): readonly Fault[] =>
  faults.filter(({ path }) => path === name || path.startsWith(`${name}.`) || path.startsWith(`${name}[`));

const input = (
  { name, kind, value, options = [], limits = {} }: Field,
  isFaulty: boolean,
): TemplateResult => {
  const invalid = isFaulty ? 'true' : nothing;
  const described = isFaulty ? `fault-${name}` : nothing;
  switch (kind) {
    case 'choice':
      return html`<select name=${name} aria-invalid=${invalid} aria-describedby=${described}>
        ${options.map(([key_, text]) => html`<option value=${key_} ?selected=${key_ === value}>${text}</option>`)}
      </select>`;
    case 'lines':
      return html`<textarea
        name=${name}
        rows=${Math.min(8, Math.max(2, value.split('\n').length))}
        aria-invalid=${invalid}
        aria-describedby=${described}
        .defaultValue=${value}
      ></textarea>`;
    default:
      return html`<input
        name=${name}
        type=${kind}
        min=${limits.from ?? nothing}
        max=${limits.to ?? nothing}
        aria-invalid=${invalid}
        aria-describedby=${described}
        .defaultValue=${value}
      />`;
  }
};

/** A fault goes as soon as its field is changed. */
const clearFaults = (name: string): void => {
  const left = faults.filter((fault) => !faultsOf(name).includes(fault));
  wasSaved = false;
  if (left.length === faults.length) return;
  faults = left;
  redraw();
};

const setting = (one: Field): TemplateResult => {
  const own = faultsOf(one.name);
  return html`<div
    class=${one.kind === 'lines' ? 'setting wide' : 'setting'}
    @input=${() => clearFaults(one.name)}
  >
    ${field(one.label, input(one, own.length > 0))}
    ${one.help === undefined ? nothing : html`<small>${one.help}</small>`}
    ${
      own.length === 0
        ? nothing
        : html`<p class="fault" id="fault-${one.name}" role="alert">
            ${own.map(({ message }) => message).join('; ')}
          </p>`
    }
  </div>`;
};

const packWords = ({ pack }: Tournament): TemplateResult =>
  html`<details>
    <summary>${texts.packInTexts(pack.name)}</summary>
    ${pack.sections.map(
      ({ heading, lines }) =>
        html`<h3>${heading}</h3>
          <ul>
            ${lines.map((line) => html`<li>${line}</li>`)}
          </ul>`,
    )}
  </details>`;

const general = (known: readonly Field[]): readonly Fault[] =>
  faults.filter((fault) => !known.some(({ name }) => faultsOf(name).includes(fault)));

export const settings = (): TemplateResult => {
  const { event } = state;
  if (event === null) return html``;
  const fields = fieldsOf(event);
  const others = general(fields);
  return html`<section aria-labelledby="settings-title">
      <h2 id="settings-title">${texts.title}</h2>
      <form class="settings" @submit=${submitted((given) => void save(event, given), true)}>
        <div class="setting-grid">${fields.map(setting)}</div>
        ${packWords(event)}
        ${others.length === 0 ? nothing : html`<div class="faults" role="alert">${others.map(({ path, message }) => html`<p><b>${path}</b> ${message}</p>`)}</div>`}
        ${message === null ? nothing : html`<p class="notice" role="alert">${message}</p>`}
        <p class="buttons">
          <button>${texts.save}</button> <span role="status">${wasSaved ? texts.saved : ''}</span>
        </p>
      </form>
    </section>
    ${signUpSettings()} ${webhooks()}`;
};
