import { type TemplateResult, html, nothing } from 'lit-html';
import type { Tournament } from '../../../../../app/kernel/generated/answers';
import type { Fault } from '../../requests/api';
import { type Fields, button, field, submitted } from '../../page-parts/form';
import { optionsOf } from '../../page-parts/form-parts';
import { messageInWords } from '../field-labels';
import { isAllowed, redraw, state } from '../model';
import { packSettings } from '../pack/settings';
import {
  type FieldGroup,
  changesOf,
  fieldsOf,
  groupsOf,
  reasonFields,
  unknownScenarios,
} from './settings-fields';
import { type Field, SettingsForm } from '../settings-form';
import { settingsTexts as texts } from '../settings-texts';
import { signUpSettings } from './sign-up-settings';
import { packTexts } from '../pack/texts';
import { webhooks } from './webhooks';

/** Everything that can be settled about an event, in parts with headings; a fault stands beside its field. */

const form = new SettingsForm();

const save = async (event: Tournament, fields: Fields): Promise<void> => {
  const unknown = unknownScenarios(event, fields);
  if (unknown.length > 0 && !confirm(texts.unknownScenarios(unknown))) return;
  await form.save(changesOf(event, fields), event);
  if (form.faults.length > 0) document.querySelector<HTMLElement>('.settings [aria-invalid=true]')?.focus();
};

/** Whether a fault is one of a field, or of a part of it. */
const isAt = (name: string, { path }: Fault): boolean =>
  path === name || path.startsWith(`${name}.`) || path.startsWith(`${name}[`);

const proposed = ({ name, proposals }: Field): TemplateResult | typeof nothing =>
  proposals === undefined
    ? nothing
    : html`<datalist id="proposed-${name}">
        ${proposals.map(([, text]) => html`<option value=${text}></option>`)}
      </datalist>`;

const input = (one: Field, isFaulty: boolean): TemplateResult => {
  const { name, kind, value, options = [], limits = {}, proposals, keyboard } = one;
  const invalid = isFaulty ? 'true' : nothing;
  const described = isFaulty ? `fault-${name}` : nothing;
  switch (kind) {
    case 'fixed':
      return html`<output>${value}</output>`;
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
          inputmode=${keyboard ?? (kind === 'number' ? 'numeric' : nothing)}
          min=${limits.from ?? nothing}
          max=${limits.to ?? nothing}
          list=${proposals === undefined ? nothing : `proposed-${name}`}
          aria-invalid=${invalid}
          aria-describedby=${described}
          .defaultValue=${value}
        />${proposed(one)}`;
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

const faultsAt = ({ name }: Field): readonly Fault[] => form.faults.filter((fault) => isAt(name, fault));

const setting = (one: Field): TemplateResult => {
  const { name, label, help, kind } = one;
  const own = faultsAt(one);
  const fault = own.map(({ message }) => messageInWords(message)).join('; ');
  return html`<div class=${kind === 'lines' ? 'setting wide' : 'setting'} @input=${() => clearFaults(name)}>
    ${field(label, input(one, own.length > 0))} ${help === undefined ? nothing : html`<small>${help}</small>`}
    ${own.length === 0 ? nothing : html`<p class="fault" id="fault-${name}" role="alert">${fault}</p>`}
  </div>`;
};

const groupId = (id: string): string => `settings-${id}`;

const noteOf = (id: string): TemplateResult | typeof nothing =>
  id === 'scenarios' ? html`<p><small>${texts.scenarioNote}</small></p>` : nothing;

const group = ({ id, title, fields, isFolded = false }: FieldGroup): TemplateResult => {
  const grid = html`${noteOf(id)}
    <div class="setting-grid">${fields.map(setting)}</div>`;
  const head = html`<h3 id=${groupId(id)} tabindex="-1">${title}</h3>`;
  return isFolded
    ? html`<details ?open=${fields.some((one) => faultsAt(one).length > 0)}>
        <summary id=${groupId(id)}>${title}</summary>
        ${grid}
      </details>`
    : html`<section aria-labelledby=${groupId(id)}>${head} ${grid}</section>`;
};

/** Leads to a part: an address behind `#` would open another event. */
const jump = (id: string, title: string): TemplateResult =>
  button(title, () => {
    const target = document.getElementById(id);
    if (target?.parentElement instanceof HTMLDetailsElement) target.parentElement.open = true;
    target?.scrollIntoView({ block: 'start' });
    target?.focus({ preventScroll: true });
  });

const parts = (event: Tournament): TemplateResult =>
  html`<nav class="buttons parts" aria-label=${texts.sections}>
    ${groupsOf(event).map(({ id, title }) => jump(groupId(id), title))} ${jump('pack-title', packTexts.title)}
    ${jump('sign-up-title', texts.signUp.title)} ${jump('announcements-title', texts.announcements)}
  </nav>`;

const settingsForm = (event: Tournament): TemplateResult => {
  const fields = fieldsOf(event);
  const others = form.faults.filter((fault) => !fields.some(({ name }) => isAt(name, fault)));
  return html`<form class="settings" @submit=${submitted((given) => save(event, given), true)}>
    ${groupsOf(event).map(group)}
    <div class="setting-grid">${reasonFields(event).map(setting)}</div>
    ${form.refusals(others)} ${form.saveButton(texts.save)}
  </form>`;
};

export const settings = (): TemplateResult => {
  const { event } = state;
  if (event === null) return html``;
  const mayChange = isAllowed('updateTournament');
  return html`<section aria-labelledby="settings-title">
      <h2 id="settings-title">${texts.title}</h2>
      ${mayChange ? html`${parts(event)} ${settingsForm(event)}` : html`<p>${texts.over}</p>`}
    </section>
    ${packSettings()} ${signUpSettings()} ${webhooks()}`;
};
