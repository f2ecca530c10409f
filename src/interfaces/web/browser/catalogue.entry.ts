import { type TemplateResult, html, nothing, render } from 'lit-html';
import type { CatalogueUpload, CreatedCatalogue } from '../../../app/kernel/generated/answers';
import { MOST_CATALOGUE_BYTES, MOST_CATALOGUE_FILES } from '../../../app/kernel/limits';
import { type Asked, type Fault, ask, newKey } from './requests/api';
import { faultsIn, refusalOf } from './requests/requests';
import { requestsOf, sentFiles } from './catalogue/files';
import { catalogueTexts as texts } from './catalogue/texts';

/** Uploads files as a new catalogue, or as the next version of one, and shows faults beside the fields. */

const MEGABYTE = 1024 * 1024;
/** Reading the largest known set of files takes some seconds, sending it from a telephone longer. */
const LONGEST_WAIT_MS = 120_000;

type Made = Pick<CreatedCatalogue, 'catalogue' | 'made'> & Partial<CreatedCatalogue>;

const form = document.querySelector<HTMLFormElement>('form[data-upload]');
const output = document.querySelector<HTMLElement>('[data-uploaded]');
const catalogue = form?.dataset['catalogue'];

/** One key until something of the form changes: a request that is sent again stores nothing twice. */
let key = newKey();

const say = (what: TemplateResult | string): void => {
  if (output) render(typeof what === 'string' ? html`<p role="status">${what}</p>` : what, output);
};

const refuse = (what: string): void => say(html`<div class="faults" role="alert"><p>${what}</p></div>`);

const fields = (): readonly HTMLInputElement[] => [...(form?.querySelectorAll('input') ?? [])];

/** The field that a fault belongs to: the files, if no other field. */
const fieldOf = ({ path }: Fault): string => (['name', 'token'].includes(path) ? path : 'files');

const showFaults = (faults: readonly Fault[]): void => {
  for (const field of fields()) {
    const own = faults.filter((fault) => fieldOf(fault) === field.name);
    field.setAttribute('aria-invalid', String(own.length > 0));
    const place = document.querySelector<HTMLElement>(`#${field.name}-fault`);
    if (place)
      render(
        own.map(({ message }) => html`<p>${message}</p>`),
        place,
      );
  }
  fields()
    .find((field) => field.getAttribute('aria-invalid') === 'true')
    ?.focus();
};

const faultsOf = (asked: Asked<unknown>): readonly Fault[] =>
  asked.kind === 'REFUSED' && [401, 403].includes(asked.problem.status)
    ? [{ path: 'token', message: asked.problem.detail }]
    : faultsIn(asked);

/** The answer; null where there is none, once that is said. */
const answered = <T>(asked: Asked<T>): T | null => {
  if (asked.kind === 'OK') return asked.value;
  const faults = faultsOf(asked);
  if (asked.kind === 'REFUSED') key = newKey();
  if (faults.length > 0) say(html`${nothing}`);
  else refuse(refusalOf(asked, texts.offline) ?? '');
  showFaults(faults);
  return null;
};

/** A gateway gives up after half a minute, and the service reads on: asked again with the same key, it answers what was read meanwhile. */
const GIVEN_UP_MS = 20_000;
const MOST_ASKED = 8;

const post = async <T>(
  path: string,
  body: object,
  { token, key: own }: { token?: string; key: string },
): Promise<T | null> => {
  for (let time = 1; ; time += 1) {
    const askedAt = Date.now();
    const asked = await ask<T>({ method: 'POST', path, body, token, key: own, waitMs: LONGEST_WAIT_MS });
    const isReading = asked.kind === 'OFFLINE' && Date.now() - askedAt > GIVEN_UP_MS;
    if (!isReading || time === MOST_ASKED) return answered(asked);
  }
};

/** Sends what does not fit into one request before, and answers what the last request names. */
const contentsOf = async (files: readonly File[]): Promise<object | null> => {
  const requests = requestsOf(files);
  const [first = []] = requests;
  if (requests.length <= 1) return { files: await sentFiles(first) };
  const uploads: string[] = [];
  for (const [index, pieces] of requests.entries()) {
    say(texts.sending(index + 1, requests.length));
    const body = { files: await sentFiles(pieces) };
    const sent = await post<CatalogueUpload>('/v1/catalogues/uploads', body, { key: `${key}-${index}` });
    if (!sent) return null;
    uploads.push(sent.upload);
  }
  return { uploads };
};

const made = ({ catalogue: { id, name }, made: { lists }, ...secrets }: Made): TemplateResult =>
  html`<section class="verdict">
    <h2>${name}</h2>
    <p role="status">${texts.lists(lists.length)}</p>
    <p><b>${texts.secrets}</b></p>
    <dl class="proof">
      <dt>${texts.id}</dt>
      <dd><code>${id}</code></dd>
      <dt>${texts.token}</dt>
      <dd><code>${secrets.catalogueToken}</code></dd>
      <dt>${texts.code}</dt>
      <dd><code>${secrets.recoveryCode}</code></dd>
    </dl>
    <p><a class="button" href="/armies/catalogues/${encodeURIComponent(id)}">${texts.next}</a></p>
  </section>`;

const ownFaults = (text: string, files: readonly File[]): readonly Fault[] => {
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  const said: readonly (readonly [isWrong: boolean, path: string, message: string])[] = [
    [text === '' && catalogue === undefined, 'name', texts.noName],
    [text === '' && catalogue !== undefined, 'token', texts.noToken],
    [files.length === 0, 'files', texts.noFiles],
    [files.length > MOST_CATALOGUE_FILES, 'files', texts.tooMany(MOST_CATALOGUE_FILES)],
    [bytes > MOST_CATALOGUE_BYTES, 'files', texts.tooLarge(MOST_CATALOGUE_BYTES / MEGABYTE)],
  ];
  return said.flatMap(([isWrong, path, message]) => (isWrong ? [{ path, message }] : []));
};

const upload = async (given: FormData): Promise<void> => {
  const text = String(given.get('name') ?? given.get('token') ?? '').trim();
  const files = given.getAll('files').filter((file): file is File => file instanceof File && file.size > 0);
  const faults = ownFaults(text, files);
  showFaults(faults);
  if (faults.length > 0) return;
  const contents = await contentsOf(files);
  if (!contents) return;
  say(texts.reading);
  const done = await (catalogue === undefined
    ? post<Made>('/v1/catalogues', { name: text, ...contents }, { key })
    : post<Made>(`/v1/catalogues/${encodeURIComponent(catalogue)}/versions`, contents, { token: text, key }));
  if (!done) return;
  key = newKey();
  if (catalogue === undefined) return say(made(done));
  location.assign(`?version=${done.made.number}`);
};

form?.addEventListener('input', () => {
  key = newKey();
});
form?.addEventListener('submit', (event) => {
  event.preventDefault();
  const button = form.querySelector('button');
  if (button) button.disabled = true;
  void upload(new FormData(form)).finally(() => {
    if (button) button.disabled = false;
  });
});
