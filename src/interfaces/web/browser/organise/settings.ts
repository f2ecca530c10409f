import { type TemplateResult, html, nothing } from 'lit-html';
import type { Tournament } from '../../../../app/kernel/generated/answers';
import type { Fault } from '../api';
import { type Fields, field, submitted } from '../form';
import { details, list, optionsOf, section } from '../form-parts';
import { onEvent, redraw, refresh, state } from './model';
import { changesOf, fieldsOf } from './settings-fields';
import { type Field, createSettingsForm } from './settings-form';
import { settingsTexts as texts } from './settings-texts';
import { signUpSettings } from './sign-up-settings';
import { webhooks } from './webhooks';

/** Everything that can be settled about an event, in one form; a fault stands beside its field. */

const form = createSettingsForm();

const save = async (event: Tournament, fields: Fields): Promise<void> => {
  await form.send({
    ...onEvent(''),
    method: 'PATCH',
    body: changesOf(event, fields),
    ifMatch: event.settingsVersion,
  });
  if (form.isSaved) await refresh();
  redraw();
  if (form.faults.length > 0) document.querySelector<HTMLElement>('.settings [aria-invalid=true]')?.focus();
};

/** Whether a fault is one of a field, or of a part of it. */
const isAt = (name: string, { path }: Fault): boolean =>
  path === name || path.startsWith(`${name}.`) || path.startsWith(`${name}[`);

const input = (
  { name, kind, value, options = [], limits = {} }: Field,
  isFaulty: boolean,
): TemplateResult => {
  const invalid = isFaulty ? 'true' : nothing;
  const described = isFaulty ? `fault-${name}` : nothing;
  switch (kind) {
    case 'choice':
      return html`<select name=${name} aria-invalid=${invalid} aria-describedby=${described}>
        ${optionsOf(options, value)}
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
  const left = form.faults.filter((fault) => !isAt(name, fault));
  form.isSaved = false;
  if (left.length === form.faults.length) return;
  form.faults = left;
  redraw();
};

const setting = (one: Field): TemplateResult => {
  const { name, label, help, kind } = one;
  const own = form.faults.filter((fault) => isAt(name, fault));
  const fault = own.map(({ message }) => message).join('; ');
  return html`<div class=${kind === 'lines' ? 'setting wide' : 'setting'} @input=${() => clearFaults(name)}>
    ${field(label, input(one, own.length > 0))} ${help === undefined ? nothing : html`<small>${help}</small>`}
    ${own.length === 0 ? nothing : html`<p class="fault" id="fault-${name}" role="alert">${fault}</p>`}
  </div>`;
};

const packInTexts = ({ pack }: Tournament): TemplateResult =>
  details(
    texts.packInTexts(pack.name),
    pack.sections.map(
      ({ heading, lines }) =>
        html`<h3>${heading}</h3>
          ${list(lines)}`,
    ),
  );

export const settings = (): TemplateResult => {
  const { event } = state;
  if (event === null) return html``;
  const fields = fieldsOf(event);
  const others = form.faults.filter((fault) => !fields.some(({ name }) => isAt(name, fault)));
  return html`${section(
    'settings',
    texts.title,
    html`<form class="settings" @submit=${submitted((given) => save(event, given), true)}>
      <div class="setting-grid">${fields.map(setting)}</div>
      ${packInTexts(event)}
      ${others.length === 0 ? nothing : html`<div class="faults" role="alert">${others.map(({ path, message }) => html`<p><b>${path}</b> ${message}</p>`)}</div>`}
      ${form.message === null ? nothing : html`<p class="notice" role="alert">${form.message}</p>`}
      <p class="buttons">
        <button>${texts.save}</button> <span role="status">${form.isSaved ? texts.saved : ''}</span>
      </p>
    </form>`,
  )}
  ${signUpSettings()} ${webhooks()}`;
};
