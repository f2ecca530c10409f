import type { ExportedPerson, GrantedPerson, Person } from '../../../app/kernel/generated/answers';
import { type TemplateResult, html, nothing } from 'lit-html';
import { type Asked, ask } from './api';
import { createSender, refusalOf } from './requests';
import { save } from './files';
import { renderKeepingFocus } from './keep-focus';
import { overview } from './me/overview';
import { labelled } from './labelled';
import { meTexts as texts } from './me-texts';
import { type Fields, button, submitted } from './form';
import { details } from './form-parts';
import { keptEvents } from './tokens';

/** A person's own page: begin or bring back, what comes next, what was played, add events, take everything along or erase it. */

interface KeptPerson {
  readonly id: string;
  readonly token: string;
}

const KEY = 'muster.person';

const keptPerson = (): KeptPerson | null => {
  try {
    const { id, token } = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Partial<KeptPerson>;
    return typeof id === 'string' && typeof token === 'string' ? { id, token } : null;
  } catch {
    return null;
  }
};

const root = document.querySelector<HTMLElement>('#me');
let self = keptPerson();
let view: Person | null = null;
let secrets: GrantedPerson | null = null;
let notice: string | null = null;

const pathOf = ({ id }: KeptPerson): string => `/v1/people/${encodeURIComponent(id)}`;

/** The answer; null, and a notice, if it was refused. */
const answered = <T>(asked: Asked<T>): T | null => {
  notice = refusalOf(asked, texts.offline);
  return asked.kind === 'OK' ? asked.value : null;
};

const read = async (): Promise<void> => {
  if (self === null) return show();
  view = answered(await ask<Person>({ path: pathOf(self), token: self.token })) ?? view;
  show();
};

/** Makes a change of the person's own data; null, and a notice, if it was refused. */
const change = async <T>(path: string, body: object): Promise<T | null> =>
  self && answered(await createSender()<T>({ path: pathOf(self) + path, body, token: self.token }));

const granted = async (path: string, body: object): Promise<void> => {
  const value = answered(await createSender()<GrantedPerson>({ path, body }));
  if (value === null) return show();
  secrets = value;
  self = { id: value.person.person, token: value.personToken };
  localStorage.setItem(KEY, JSON.stringify(self));
  await read();
};

const bind = async (tournament: string, playerToken: string): Promise<void> =>
  (await change('/entries', { tournament, playerToken })) === null ? show() : read();

/** A link as the organiser hands it out: `…/play#event.token`. */
const bindLink = (link: string): void => {
  const [id = '', token] = (link.split('#').at(-1) ?? '').split('.').map(decodeURIComponent);
  if (token) return void bind(id, token);
  notice = texts.noLink;
  show();
};

const download = async (): Promise<void> => {
  if (self === null) return;
  const { id, token } = self;
  const found = answered(await ask<ExportedPerson>({ path: `${pathOf(self)}/export`, token }));
  if (found === null) return show();
  save(`muster-${id}.json`, 'application/json', found.document);
};

const leave = (): void => {
  localStorage.removeItem(KEY);
  self = view = secrets = null;
  show();
};

const erase = async (): Promise<void> => {
  if (!confirm(texts.eraseSure)) return;
  if ((await change('/erase', {})) === null) show();
  else leave();
};

const recover = ({ person = '', code = '' }: Fields): Promise<void> =>
  granted(`/v1/people/${encodeURIComponent(person)}/recover`, { recoveryCode: code });

const beginning = (): TemplateResult =>
  html`<p>${texts.lead}</p>
    <form class="stack card" @submit=${submitted(({ name }) => granted('/v1/people', { name }), true)}>
      ${labelled('name', texts.name)}
      <button>${texts.create}</button>
    </form>
    ${details(
      texts.lost,
      html`<form class="stack card" @submit=${submitted(recover, true)}>
        ${labelled('person', texts.person)} ${labelled('code', texts.code)}
        <button>${texts.recover}</button>
      </form>`,
    )}`;

const noted = (): void => {
  secrets = null;
  show();
};

const toNote = ({ person, recoveryCode }: GrantedPerson): TemplateResult =>
  html`<div class="stack card" role="status">
    <p>${texts.keep}</p>
    <p>${texts.person}: <code>${person.person}</code></p>
    <p>${texts.code}: <code>${recoveryCode}</code></p>
    <button @click=${noted}>${texts.noted}</button>
  </div>`;

/** The events of which this browser keeps a player's token, and that are not added yet. */
const toAdd = ({ entries }: Person) =>
  keptEvents().filter(
    ({ id, token }) =>
      token.startsWith('muster_player_') && !entries.some(({ tournament }) => tournament === id),
  );

const adding = (own: Person): TemplateResult =>
  html`<h2>${texts.add}</h2>
    ${toAdd(own).map(
      ({ id, name, token }) => html`<p>${button(texts.addKept(name), () => bind(id, token))}</p>`,
    )}
    <form class="stack card" @submit=${submitted(({ link = '' }) => bindLink(link))}>
      ${labelled('link', texts.link, { help: texts.linkHelp })}
      <button>${texts.addLink}</button>
    </form>
    <p class="buttons">
      ${button(texts.export, download)} ${button(texts.leave, leave)} ${button(texts.erase, erase)}
    </p>`;

const alert = (): TemplateResult | typeof nothing =>
  notice === null ? nothing : html`<p role="alert" class="refused">${notice}</p>`;

const content = (): TemplateResult =>
  self === null
    ? html`${alert()} ${beginning()}`
    : html`${secrets === null ? nothing : toNote(secrets)} ${alert()}
      ${view === null ? nothing : html`${overview(view)} ${adding(view)}`}
      ${view === null && notice !== null ? html`${button(texts.leave, leave)}` : nothing}`;

const show = (): void => {
  if (root) renderKeepingFocus(content(), root);
};

root?.replaceChildren();
show();
void read();
