import { type TemplateResult, html, nothing } from 'lit-html';
import type {
  ExportedTournament,
  HistoryEntry,
  HistoryPage,
  StandingsSheet,
} from '../../../../app/kernel/generated/answers';
import { LONGEST_NAME } from '../../../../app/kernel/limits';
import { embedCode, readPages, shortMoment } from '../page-parts/console-parts';
import { button, field, given } from '../page-parts/form';
import { details, reasonForm, rowForm, select } from '../page-parts/form-parts';
import { Resource, answered } from '../requests/resource';
import { forgetEvent, keptEvents } from '../requests/tokens';
import { fieldTexts } from './field-texts';
import { createDirectSender, handOut } from './links';
import { download, downloads } from './exchange';
import { ifAllowed, isAllowed, lastRound, nameOf, onEvent, read, redraw, sendChange, state } from './model';
import { organiseTexts as common } from './texts';
import { viewTexts as texts } from './view-texts';

/** The event as a whole: its links, its helpers, its history, its export. */

const exportCsv = (): Promise<void> =>
  download<StandingsSheet>('/standings/sheet', ['standings.csv', 'text/csv'], ({ csv }) => csv);

/** The document that `importTournament` takes: nothing is left out of it but tokens. */
const exportAll = (): Promise<void> =>
  download<ExportedTournament>(
    '/export',
    ['tournament.json', 'application/json'],
    ({ document: text }) => text,
  );

/** Only the organiser names co-organisers. */
const grantable = () =>
  texts.roles.filter(([role]) => role !== 'CO_ORGANISER' || state.own?.role !== 'CO_ORGANISER');

const handOutForm = (): TemplateResult =>
  rowForm(
    ({ role = '', holder }) => handOut(role, { holder: given(holder) }),
    html`${field(texts.role, select('role', grantable()))}
      ${field(fieldTexts.holder, html`<input name="holder" maxlength=${LONGEST_NAME} />`)}
      <button>${texts.handOut}</button>`,
  );

/** Takes back what the event allows to take back as it stands. */
const undo = (): readonly TemplateResult[] => {
  const number = lastRound() ?? 0;
  const ifMatch = state.round?.version ?? null;
  const steps = [
    { operation: 'unstartRound', label: texts.unstart(number), path: `/rounds/${number}/unstart`, ifMatch },
    { operation: 'reopenTournament', label: texts.reopen, path: '/reopen', ifMatch: null },
    { operation: 'cancelTournament', label: texts.cancel, path: '/cancel', ifMatch: null },
  ].filter(({ operation }) => isAllowed(operation));
  return steps.map(({ label, path, ifMatch: match }) =>
    reasonForm(
      ({ reason }) =>
        confirm(texts.undoSure(label)) && sendChange(label, path, { body: { reason }, ifMatch: match }),
      common.reason,
      [label, 'quiet'],
    ),
  );
};

const sendRemoval = createDirectSender();

const remove = async (): Promise<void> => {
  const { id, event } = state;
  if (id === null || event === null || !confirm(texts.removeSure(event.name))) return;
  if ((await sendRemoval({ ...onEvent(''), method: 'DELETE' })) === null) return;
  forgetEvent(id);
  location.hash = '';
};

/** An event that was called off goes on, or is taken away with everything in it. */
const ending = (): readonly (TemplateResult | typeof nothing)[] => [
  ifAllowed('resumeTournament', () => button(texts.resume, () => sendChange(texts.resume, '/resume'))),
  ifAllowed(
    'deleteTournament',
    () => html`<button type="button" class="danger" @click=${remove}>${texts.remove}</button>`,
  ),
];

const ENTRIES_OF_PAGE = 500;

/** The changes, the last first. */
const pastChanges = new Resource<readonly HistoryEntry[]>(async () => {
  const entries = await readPages<HistoryEntry>(
    (query) => read<HistoryPage>(`/history${query}`),
    ENTRIES_OF_PAGE,
  );
  return answered(entries.toReversed());
}, redraw);

/** `reportResult` as "Report result". */
const plain = (operation: string): string => {
  const text = operation.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return text.charAt(0).toUpperCase() + text.slice(1);
};

const changeText = ({ operation, entrant, round, table }: HistoryEntry): string =>
  [
    plain(operation),
    ...(entrant === null ? [] : [nameOf(entrant)]),
    ...(round === null ? [] : [texts.logRound(round)]),
    ...(table === null ? [] : [texts.logTable(table)]),
  ].join(', ');

const roleOf = (by: string): string => by.split(':')[0] ?? '';

/** Several of one duty are told apart by a number, in the order in which they first did something. */
const personOf = (all: readonly HistoryEntry[]): ((by: string) => string) => {
  const everybody = [...new Set(all.map(({ by }) => by).toReversed())];
  return (by) => {
    const role = roleOf(by);
    if (/^e\d+$/.test(role)) return nameOf(role);
    const name = texts.logRoles[role] ?? role.toLowerCase().replaceAll('_', ' ');
    const alike = everybody.filter((one) => roleOf(one) === role);
    return alike.length > 1 ? `${name} ${alike.indexOf(by) + 1}` : name;
  };
};

const log = (): TemplateResult => {
  const entries = pastChanges.value ?? [];
  const person = personOf(entries);
  const open = ({ currentTarget }: Event): void => {
    if ((currentTarget as HTMLDetailsElement).open) pastChanges.look(state.id ?? '', state.event?.version);
  };
  return html`<details @toggle=${open}>
    <summary>${texts.log}</summary>
    <ol class="log" reversed>
      ${entries.map(
        (entry) =>
          html`<li>
            ${shortMoment(entry.at)} <b>${changeText(entry)}</b> <small>${person(entry.by)}</small>
          </li>`,
      )}
    </ol>
  </details>`;
};

const recovery = (id: string): TemplateResult | typeof nothing => {
  const code = keptEvents().find((one) => one.id === id)?.recoveryCode;
  return code
    ? html`<h2>${texts.recovery}</h2>
        <p>${texts.recoveryNote}</p>
        ${details(texts.show, html`<p><code>${code}</code></p>`)}`
    : nothing;
};

export const eventView = (): TemplateResult => {
  const { event, id } = state;
  if (event === null || id === null) return html``;
  const base = `/tournaments/${encodeURIComponent(id)}`;
  return html`<section>
    <h2>${texts.links}</h2>
    <ul class="plain">
      <li><a href=${base}>${texts.publicPage}</a></li>
      <li><a href="${base}/hall">${texts.hall}</a></li>
      ${event.stages.length > 0 ? html`<li><a href="${base}/stages">${texts.stages}</a></li>` : nothing}
      ${event.entrants.some(({ squad }) => squad !== null) ? html`<li><a href="${base}/squads">${texts.squads}</a></li>` : nothing}
      ${event.roundsDrawn.map(
        ({ number }) =>
          html`<li>
            ${common.round(number)}: <a href="${base}/rounds/${number}/print">${texts.print}</a> ·
            <a href="${base}/rounds/${number}/slips">${texts.slips}</a>
          </li>`,
      )}
    </ul>
    <label for="embed-code">${texts.embed}</label>
    ${embedCode('tournament', id)}
    <h2>${texts.helpers}</h2>
    ${handOutForm()}
    <h2>${texts.logTitle}</h2>
    ${undo()}
    <p class="buttons">${ending()}</p>
    ${log()}
    <h2>${texts.export}</h2>
    <p class="buttons">
      ${button(texts.exportCsv, exportCsv)} ${button(texts.exportJson, exportAll)} ${downloads()}
    </p>
    ${recovery(id)}
  </section>`;
};
