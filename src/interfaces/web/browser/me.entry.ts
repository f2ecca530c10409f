import { type TemplateResult, html, nothing } from 'lit-html';
import type {
  ExportedPerson,
  GrantedPerson,
  Person,
  PersonRecord,
} from '../../../app/kernel/generated/answers';
import { type Asked, ask } from './requests/api';
import { save } from './page-parts/files';
import { type Fields, button, submitted } from './page-parts/form';
import { details } from './page-parts/form-parts';
import { labelled } from './page-parts/labelled';
import { addedOutcomes, isPlayersToken, overview } from './me/overview';
import type * as MeRecord from './me/record';
import { meTexts as texts } from './me/texts';
import { createState, refusedLine, startPage } from './page-parts/page';
import { Requester } from './page-parts/requester';
import { createSender } from './requests/requests';
import { readStored } from './requests/stored';
import { keptEvents, linkIn } from './requests/tokens';

/** A person's own page: begin or bring back, what comes next, what was played, add events, take everything along or erase it. */

interface KeptPerson {
  readonly id: string;
  readonly token: string;
}

const KEY = 'muster.person';

const keptPerson = (): KeptPerson | null => {
  const { id, token } = readStored<Partial<KeptPerson>>(KEY) ?? {};
  return typeof id === 'string' && typeof token === 'string' ? { id, token } : null;
};

const root = document.querySelector<HTMLElement>('#me');
const requester = new Requester(texts.offline);
const [known, set] = createState({
  self: keptPerson(),
  view: null as Person | null,
  secrets: null as GrantedPerson | null,
  games: null as PersonRecord | null,
  /** It comes with the first record. */
  part: null as Pick<typeof MeRecord, 'recordTables' | 'joinedRecords'> | null,
});

/** The person of a shared record, which the link names behind its `#`; empty for the own page. */
const sharedBy = location.hash.slice(1);

const pathOf = ({ id }: Pick<KeptPerson, 'id'>): string => `/v1/people/${encodeURIComponent(id)}`;

/** An answer of which many large events make parts. */
const inParts = async <T extends { readonly next: number | null }>(
  path: string,
  join: (first: T, other: T) => T,
  whose: Pick<KeptPerson, 'id'> & Partial<KeptPerson> = known.self ?? { id: '' },
): Promise<T | null> => {
  let whole: T | null = null;
  for (let from: number | null = 0; from !== null;) {
    const { token } = whose;
    const asked: Asked<T> = await ask({ path: `${pathOf(whose)}${path}?from=${from}`, token });
    const part: T | null = requester.answered(asked);
    if (part === null) return null;
    whole = whole === null ? part : join(whole, part);
    from = part.next;
  }
  return whole;
};

const joined = (first: Person, other: Person): Person => ({
  ...first,
  ...addedOutcomes(first, other),
  tournaments: [...first.tournaments, ...other.tournaments],
  leagues: [...first.leagues, ...other.leagues],
  gone: [...first.gone, ...other.gone],
});

const joinedExports = (first: ExportedPerson, other: ExportedPerson): ExportedPerson => {
  const [whole, more] = [first, other].map(
    ({ document: text }) => JSON.parse(text) as { readonly entries: readonly unknown[] },
  );
  const entries = [...(whole?.entries ?? []), ...(more?.entries ?? [])];
  return { ...first, document: JSON.stringify({ ...whole, entries }) };
};

const read = async (): Promise<void> => {
  const view = known.self && (await inParts<Person>('', joined));
  if (view) set({ view });
};

/** Makes a change of the person's own data; false, and the page says why, if it was refused. */
const change = async (path: string, body: object, method = 'POST'): Promise<boolean> => {
  const { self } = known;
  if (self === null) return false;
  const asked = await createSender()({ method, path: pathOf(self) + path, body, token: self.token });
  return requester.answered(asked) !== null;
};

const readRecord = async (whose?: Pick<KeptPerson, 'id'>): Promise<void> => {
  const part = known.part ?? (await import('./me/record').catch(() => null));
  if (part === null) return requester.refuse(texts.offline);
  const games = await inParts<PersonRecord>('/record', part.joinedRecords, whose);
  if (games) set({ part, games });
};

const shareRecord = async (recordIsPublic: boolean): Promise<void> => {
  if (await change('', { recordIsPublic }, 'PATCH')) await read();
};

const granted = async (path: string, body: object): Promise<void> => {
  const secrets = requester.answered(await createSender()<GrantedPerson>({ path, body }));
  if (secrets === null) return;
  const self = { id: secrets.person.id, token: secrets.personToken };
  localStorage.setItem(KEY, JSON.stringify(self));
  set({ secrets, self, view: await inParts<Person>('', joined, self) });
};

/** Binds an entry; the record is read again with it. */
const bind = async (
  entry: { readonly tournament: string } | { readonly game: string },
  playerToken: string,
): Promise<void> => {
  if (!(await change('/entries', { ...entry, playerToken }))) return;
  set({ games: null });
  await read();
};

/** A link as the organiser hands it out, `…/play#event.token`, or that of a side of a casual game. */
const bindLink = (link: string): void => {
  const [id, token] = linkIn(link);
  if (token) return void bind(token.startsWith('muster_game_') ? { game: id } : { tournament: id }, token);
  requester.refuse(texts.noLink);
};

const download = async (): Promise<void> => {
  const found = await inParts<ExportedPerson>('/export', joinedExports);
  if (found && known.self) save(`muster-${known.self.id}.json`, 'application/json', found.document);
};

const leave = (): void => {
  localStorage.removeItem(KEY);
  set({ self: null, view: null, secrets: null, games: null });
};

const erase = async (): Promise<void> => {
  if (confirm(texts.eraseSure) && (await change('/erase', {}))) leave();
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

const toNote = ({ person, recoveryCode }: GrantedPerson): TemplateResult =>
  html`<div class="stack card" role="status">
    <p>${texts.keep}</p>
    <p>${texts.person}: <code>${person.id}</code></p>
    <p>${texts.code}: <code>${recoveryCode}</code></p>
    <button @click=${() => set({ secrets: null })}>${texts.noted}</button>
  </div>`;

/** The events of which this browser keeps a player's token, and that are not added yet. */
const toAdd = ({ entries }: Person) =>
  keptEvents().filter(
    ({ id, token }) => isPlayersToken(token) && !entries.some(({ tournament }) => tournament === id),
  );

const adding = (own: Person): TemplateResult =>
  html`<h2>${texts.add}</h2>
    ${toAdd(own).map(
      ({ id, name, token }) =>
        html`<p>${button(texts.addKept(name), () => bind({ tournament: id }, token))}</p>`,
    )}
    <form class="stack card" @submit=${submitted(({ link = '' }) => bindLink(link))}>
      ${labelled('link', texts.link, { help: texts.linkHelp })}
      <button>${texts.addLink}</button>
    </form>
    <p class="buttons">
      ${button(texts.export, download)} ${button(texts.leave, leave)} ${button(texts.erase, erase)}
    </p>`;

const sharing = ({ id, recordIsPublic }: Person): TemplateResult => {
  const link = `${location.origin}/me#${id}`;
  return recordIsPublic
    ? html`<p>${texts.isShared} <a href=${link} target="_blank">${link}</a></p>
        <p class="buttons">${button(texts.unshare, () => shareRecord(false))}</p>`
    : html`<p>${texts.isPrivate}</p>
        <p class="buttons">${button(texts.share, () => shareRecord(true))}</p>`;
};

const record = (): unknown => known.games && known.part?.recordTables(known.games);

const ownRecord = (own: Person): TemplateResult =>
  html`<h2>${texts.ownRecord}</h2>
    ${record() ?? html`<p class="buttons">${button(texts.showRecord, () => readRecord())}</p>`}
    ${sharing(own)}`;

/** The page of everybody who has the link of a shared record. */
const sharedRecord = (): TemplateResult => {
  const heading = document.querySelector('h1');
  const { games } = known;
  if (games !== null && heading)
    heading.textContent = document.title = texts.recordOf(games.name ?? texts.nobody);
  const { refusal } = requester;
  return html`${refusedLine(refusal === null || refusal === texts.offline ? refusal : texts.notShared)}
  ${record()}`;
};

const content = (): TemplateResult => {
  const { self, view, secrets } = known;
  const { refusal } = requester;
  if (self === null) return html`${refusedLine(refusal)} ${beginning()}`;
  return html`${secrets === null ? nothing : toNote(secrets)} ${refusedLine(refusal)}
  ${view === null ? nothing : html`${overview(view)} ${ownRecord(view)} ${adding(view)}`}
  ${view === null && refusal !== null ? button(texts.leave, leave) : nothing}`;
};

startPage(root, sharedBy === '' ? content : sharedRecord);
void (sharedBy === '' ? read() : readRecord({ id: sharedBy }));
addEventListener('hashchange', () => location.reload());
