import { type TemplateResult, html, nothing } from 'lit-html';
import type {
  BulkReport,
  CsvKind,
  CsvPreview,
  ImportedTrf,
  ResultsSheet,
  Round,
  TournamentTrf,
} from '../../../../app/kernel/generated/answers';
import { fieldsOf } from '../../../../app/tournaments/files/csv-fields';
import { save } from '../page-parts/files';
import { type Fields, button, field, reasonField, submitted } from '../page-parts/form';
import { details, list, optionsOf, requiredSelect, rowForm } from '../page-parts/form-parts';
import { createSender, refusalOf } from '../requests/requests';
import { row, table } from '../page-parts/table';
import { keepEvent } from '../requests/tokens';
import { exchangeTexts as texts } from './exchange-texts';
import { createDirectSender } from './links';
import {
  ifAllowed,
  keptOfEvent,
  nameOf,
  onEvent,
  read,
  redraw,
  refresh,
  sendChange,
  state,
  update,
} from './model';
import { organiseTexts as common } from './texts';

/** Files of other programs, taken after a look at them; and two who are stranded in a round. */

const send = createDirectSender();
const sendTable = createSender();

/** The file that is looked at, and what came of it. */
interface Look {
  readonly csv: string;
  readonly preview: CsvPreview;
  readonly message: string | null;
}
const looks = keptOfEvent<Record<CsvKind, Look | null>>(() => ({ ENTRANTS: null, RESULTS: null }));
const reports = keptOfEvent<Record<CsvKind, BulkReport | null>>(() => ({ ENTRANTS: null, RESULTS: null }));

type Columns = readonly { readonly column: number; readonly field: string }[];

const choose = async (kind: CsvKind, { target }: Event): Promise<void> => {
  const [file] = (target as HTMLInputElement).files ?? [];
  if (!file) return;
  reports[kind] = null;
  const csv = await file.text();
  const preview = await send<CsvPreview>({ path: '/v1/tournaments/preview-csv', body: { kind, csv } });
  if (preview) looks[kind] = { csv, preview, message: null };
  redraw();
};

const chosenColumns = (fields: Fields, { preview }: Look): Columns =>
  preview.columns.flatMap(({ column }) => {
    const chosen = fields[`column-${column}`];
    return chosen ? [{ column, field: chosen }] : [];
  });

const take = async (kind: CsvKind, path: string, fields: Fields): Promise<void> => {
  const found = looks[kind];
  if (!found) return;
  const asked = await sendTable<BulkReport>({
    ...onEvent(path),
    body: { csv: found.csv, columns: chosenColumns(fields, found) },
  });
  if (asked.kind === 'OK') {
    reports[kind] = asked.value;
    looks[kind] = null;
    state.notice = null;
    await refresh();
  } else looks[kind] = { ...found, message: refusalOf(asked, common.notSaved) };
  redraw();
};

const mappingForm = (kind: CsvKind, path: string, { preview, message }: Look): TemplateResult => {
  const options = [
    ['', texts.leftOut] as const,
    ...fieldsOf[kind].map((one) => [one, texts.fields[one]] as const),
  ];
  const choice = (column: number, heading: string, chosen: string | null): TemplateResult =>
    html`<select name=${`column-${column}`} aria-label=${texts.meaningOf(heading)}>
      ${optionsOf(options, chosen ?? '')}
    </select>`;
  return html`<form @submit=${submitted((fields) => take(kind, path, fields), true)}>
    ${table({
      className: 'columns',
      caption: texts.caption,
      columns: texts.columns,
      rows: preview.columns.map(({ column, heading, field: taken, samples }) =>
        row(
          html`<bdi>${heading}</bdi>`,
          html`<bdi>${samples.join(', ')}</bdi>`,
          choice(column, heading, taken),
        ),
      ),
    })}
    ${preview.problems.length > 0 ? list(preview.problems) : nothing}
    ${message === null ? nothing : html`<p role="alert">${message}</p>`}
    <button>${texts.take} (${texts.lines(preview.lines)})</button>
  </form>`;
};

const outcome = ({ done, refused, lines }: BulkReport): TemplateResult =>
  html`<p role="status">${texts.done(done, refused)}</p>
    ${list(
      lines.flatMap((line) =>
        line.outcome === 'REFUSED' ? [texts.refused(line.line, line.detail ?? '')] : [],
      ),
    )}`;

const csvForm = (kind: CsvKind, title: string, path: string): TemplateResult => {
  const [found, report] = [looks[kind], reports[kind]];
  return details(
    title,
    html`<p><small>${texts.fileHelp}</small></p>
      ${field(
        texts.file,
        html`<input
          type="file"
          accept=".csv,.txt,text/csv"
          @change=${(event: Event) => choose(kind, event)}
        />`,
      )}
      ${found ? mappingForm(kind, path, found) : nothing} ${report ? outcome(report) : nothing}`,
  );
};

export const entrantsFile = (): TemplateResult | typeof nothing =>
  ifAllowed('registerEntrant', () => csvForm('ENTRANTS', texts.entrants, '/entrants/import'));

const stranded = ({ tables, unpaired }: Round): readonly (readonly [string, string])[] => {
  const entrants = state.event?.entrants ?? [];
  const isActive = (id: string): boolean => entrants.some((one) => one.id === id && one.status === 'ACTIVE');
  const opponents = new Map(
    tables.flatMap(({ entrants: [one = '', other = ''], result }) => [
      [one, result ? one : other] as const,
      [other, result ? other : one] as const,
    ]),
  );
  const isFree = (id: string): boolean => {
    const opponent = opponents.get(id);
    if (opponent === id) return false;
    return opponent === undefined
      ? unpaired?.entrant !== id || unpaired.result === null
      : !isActive(opponent);
  };
  return entrants.filter(({ id }) => isActive(id) && isFree(id)).map(({ id }) => [id, nameOf(id)]);
};

const latePair = (round: Round): TemplateResult => {
  const options = stranded(round);
  const path = `/rounds/${round.number}/late-pairs`;
  const ifMatch = round.version;
  return details(
    texts.latePair,
    html`<p><small>${texts.lateHelp}</small></p>
      ${rowForm(
        (body) => sendChange(texts.latePair, path, { body, ifMatch }),
        html`${field(texts.lateFirst, requiredSelect('first', options))}
          ${field(texts.lateSecond, requiredSelect('second', options))} ${reasonField(common.reason)}
          <button>${texts.lateButton}</button>`,
      )}
      ${button(texts.lateUndo, () => sendChange(texts.lateUndo, `${path}/undo`, { ifMatch }))}`,
  );
};

/** Results from a file, and pairs that are made late, in the last round. */
export const roundFiles = (round: Round): TemplateResult => {
  const isLast = round.number === state.event?.roundsDrawn.length;
  return html`${
    round.state === 'STARTED' || reports.RESULTS
      ? ifAllowed('reportResult', () =>
          csvForm('RESULTS', texts.results, `/rounds/${round.number}/results/import`),
        )
      : nothing
  }
  ${isLast ? ifAllowed('pairStranded', () => latePair(round)) : nothing}`;
};

/** Reads what is at the path, and saves it as a file. */
export const download = async <T>(
  path: string,
  [name, type]: readonly [name: string, type: string],
  textOf: (answer: T) => string,
): Promise<void> => {
  const answer = await read<T>(path);
  if (answer) save(name, type, textOf(answer));
  redraw();
};

const saveTrf = (format: 'TRF16' | 'TRF26'): Promise<void> =>
  download<TournamentTrf>(
    `/trf?format=${format}`,
    [`tournament-${format.toLowerCase()}.trf`, 'text/plain'],
    ({ trf }) => trf,
  );

const saveResults = (): Promise<void> =>
  download<ResultsSheet>('/results/sheet', ['results.csv', 'text/csv'], ({ csv }) => csv);

/** Downloads beside the standings: results, and report files of an event of single players. */
export const downloads = (): TemplateResult =>
  html`${button(texts.sheet, saveResults)}
  ${
    state.event?.format === 'SINGLES'
      ? html`${button(texts.trf16, () => saveTrf('TRF16'))} ${button(texts.trf26, () => saveTrf('TRF26'))}`
      : nothing
  }`;

const makeOf = async (_: unknown, form: HTMLFormElement): Promise<void> => {
  const [file] = form.querySelector<HTMLInputElement>('input[type=file]')?.files ?? [];
  if (!file) return;
  const imported = await send<ImportedTrf>({
    path: '/v1/tournaments/import-trf',
    body: { trf: await file.text() },
  });
  if (imported === null) return;
  const { tournament, organiserToken, recoveryCode, notKept } = imported;
  keepEvent({ id: tournament.id, name: tournament.name, token: organiserToken, recoveryCode });
  state.view = 'ENTRANTS';
  const notice = notKept.length > 0 ? texts.notKept(notKept.join('; ')) : null;
  // The page opens the event first, which clears what was said before.
  addEventListener('hashchange', () => update({ notice }), { once: true });
  location.hash = encodeURIComponent(tournament.id);
};

/** A new event from a report file. */
export const reportFile = (): TemplateResult =>
  html`<form class="stack" @submit=${submitted(makeOf, true)}>
    <h2>${texts.report}</h2>
    <label for="report-file">${texts.reportFile}</label>
    <input id="report-file" name="report" type="file" accept=".trf,.trfx,.txt,text/plain" required />
    <small>${texts.reportHelp}</small>
    <button>${texts.reportButton}</button>
  </form>`;
