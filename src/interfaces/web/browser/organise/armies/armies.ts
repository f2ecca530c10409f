import type { ArmyDesk, ArmyDeskLine, ArmyListsSheet } from '../../../../../app/kernel/generated/answers';
import { type TemplateResult, html, nothing } from 'lit-html';
import { repeat } from 'lit-html/directives/repeat.js';
import { save } from '../../page-parts/files';
import { type Fields, button, field, reasonField } from '../../page-parts/form';
import { numberInput } from '../../page-parts/console-parts';
import { details, list, localTime, rowForm, section } from '../../page-parts/form-parts';
import { watchOutbox } from '../../requests/outbox';
import { Resource, answered } from '../../requests/resource';
import { table } from '../../page-parts/table';
import { ifAllowed, nameOf, read, redraw, sendChange, state } from '../model';
import { checksOnDesk } from '../checks';
import { armySlots } from './army-slots';
import { finder } from '../finder';
import { oneList } from './one-list';
import { viewTexts as texts } from '../view-texts';

/** The army desk: who has handed in, how each list stands, and what the organiser decides about it. */

/** Every part of an answer that comes in parts. */
const readParts = async <Part extends { readonly next: number | null }>(path: string): Promise<Part[]> => {
  const parts: Part[] = [];
  for (let from: number | null = 1; from !== null; from = parts.at(-1)?.next ?? null) {
    const part: Part | null = await read<Part>(`${path}?from=${from}`);
    if (part === null) break;
    parts.push(part);
  }
  return parts;
};

/** Lists are no part of the event’s version: they are read again when the tab is drawn after a while. */
const STALE_MS = 5000;

const desk = new Resource<ArmyDesk>(
  async () => {
    const parts = await readParts<ArmyDesk>('/army-desk');
    const [first] = parts;
    return first ? answered({ ...first, lines: parts.flatMap(({ lines }) => lines) }) : { kind: 'OFFLINE' };
  },
  redraw,
  STALE_MS,
);

watchOutbox((done) => {
  if (done?.tournament === state.id && done.path.endsWith('/army/override')) void desk.reload();
});

const withoutHead = (csv: string, index: number): string =>
  index === 0 ? csv : csv.slice(csv.indexOf('\n') + 1);

const saveLists = async (form: 'html' | 'csv'): Promise<void> => {
  const parts = await readParts<ArmyListsSheet>('/army-desk/sheet');
  const texts = parts.map((part, index) => (form === 'csv' ? withoutHead(part.csv, index) : part.html));
  save(`army-lists.${form}`, `text/${form}`, texts.join(''));
};

const DECISIONS: Readonly<Record<string, string>> = {
  ACCEPT: texts.armyAccept,
  REFUSE: texts.armyRefuse,
  AS_FOUND: texts.armyUndecide,
};

const decide = (line: ArmyDeskLine, { decision = '', reason = '' }: Fields): void => {
  const { entrant, member, slot, player, standing } = line;
  sendChange(
    texts.armyDecide(DECISIONS[decision] ?? decision, player ?? nameOf(entrant)),
    `/entrants/${entrant}/army/override`,
    { method: 'PUT', body: { decision, reason, member, slot }, ifMatch: standing?.version ?? null },
  );
};

const decisionForm = (line: ArmyDeskLine): TemplateResult | typeof nothing => {
  if (line.standing === null) return nothing;
  const { override } = line.standing;
  const decisions = Object.entries(DECISIONS).filter(([id]) => override || id !== 'AS_FOUND');
  return ifAllowed(
    'overrideArmy',
    () =>
      html`${override ? html`<p><bdi>${texts.armyDecided(override.legal, override.reason)}</bdi></p>` : nothing}
      ${rowForm(
        (fields) => decide(line, fields),
        html`${reasonField(texts.armyReason)}
        ${decisions.map(([id, text]) => html`<button class="quiet" name="decision" value=${id}>${text}</button>`)}`,
      )}`,
  );
};

/** The name of one of several armies; null where each entrant has one. */
const slotName = (id: string | null): string | null =>
  state.event?.armies?.slots.find((slot) => slot.id === id)?.name ?? id;

/** Checks belong to the entrant: they stand in the first of its rows. */
const checks = (line: ArmyDeskLine): TemplateResult | typeof nothing => {
  const entrant = state.event?.entrants.find(({ id }) => id === line.entrant);
  const isFirst = desk.value?.lines.find((other) => other.entrant === line.entrant) === line;
  return entrant && isFirst ? checksOnDesk(entrant) : nothing;
};

const row = (line: ArmyDeskLine): TemplateResult => {
  const { name, player, slot, status, standing } = line;
  // A reason that applies to every list stands above the table.
  const unjudged = desk.value?.notJudged ? null : (standing?.notJudged ?? null);
  const findings = [
    ...(unjudged ? [unjudged] : []),
    ...(standing?.findings ?? []),
    ...(standing?.teamFindings ?? []),
    ...(standing?.slotFindings ?? []),
  ].map(({ message }) => message);
  const mark = status === 'LEGAL' ? 'legal' : status === 'MISSING' ? nothing : 'illegal';
  return html`<tr>
    <th scope="row">
      <bdi>${name}</bdi
      >${[player, slotName(slot)].map((one) => (one === null ? nothing : html`: <bdi>${one}</bdi>`))}
    </th>
    <td class=${mark}>${texts.armyStatuses[status]} ${standing === null ? nothing : oneList(line)}</td>
    <td>${findings.length === 0 ? nothing : list(findings, 'findings')}</td>
    <td>${decisionForm(line)}</td>
    <td>${checks(line)}</td>
  </tr>`;
};

const utc = (local: string | undefined): string | null => (local ? new Date(local).toISOString() : null);

const settings = (): TemplateResult | typeof nothing => {
  const { event } = state;
  if (event === null) return nothing;
  const { deadline, publishAt, catalogue } = event.armyDesk;
  const send = ({ catalogue: id, version, ...moments }: Fields): void => {
    const armyDesk = {
      catalogue: id ? { catalogue: id, version: Number(version) } : null,
      deadline: utc(moments['deadline']),
      publishAt: utc(moments['publishAt']),
    };
    sendChange(texts.armySettings, '', {
      method: 'PATCH',
      body: { armyDesk },
      ifMatch: event.settingsVersion,
    });
  };
  return ifAllowed('updateTournament', () =>
    rowForm(
      send,
      html`${field(texts.armyDeadline, html`<input type="datetime-local" name="deadline" .value=${localTime(deadline)} />`)}
        ${field(texts.armyPublishAt, html`<input type="datetime-local" name="publishAt" .value=${localTime(publishAt)} />`)}
        ${details(
          texts.ownCatalogue,
          html`${field(texts.armyCatalogue, html`<input name="catalogue" .value=${catalogue?.catalogue ?? ''} />`)}
          ${field(texts.armyVersion, numberInput('version', catalogue?.version ?? 1, [1]))}`,
        )} <button class="quiet">${texts.armySettings}</button>`,
      true,
    ),
  );
};

const publish = (): TemplateResult | typeof nothing => {
  if (state.event?.armyListsPublished) return html`<p>${texts.listsPublished}</p>`;
  const send = (slot?: string, name?: string) =>
    confirm(texts.publishSure(name)) &&
    sendChange(texts.publishLists(name), '/publish-army-lists', { body: { slot } });
  const { slots = [], slotsPublished = [] } = state.event?.armies ?? {};
  return ifAllowed(
    'publishArmyLists',
    () =>
      html`<p class="buttons">
        ${button(texts.publishLists(), () => send())}
        ${slots
          .filter(({ id }) => !slotsPublished.includes(id))
          .map(({ id, name }) => button(texts.publishLists(name), () => send(id, name)))}
      </p>`,
  );
};

const counts = ({ lines, notJudged }: ArmyDesk): TemplateResult => {
  const counted = Object.entries(texts.armyStatuses).map(
    ([id, text]) => [text, lines.filter(({ status }) => status === id).length] as const,
  );
  return html`<p>${texts.armyCounts(counted)}</p>
    ${notJudged ? html`<p class="illegal">${notJudged.message}</p>` : nothing}`;
};

const find = finder('armies');

const isFound = ({ name, player, slot }: ArmyDeskLine): boolean =>
  find.matches(name, player ?? '', slot ?? '');

const deskTable = ({ lines }: ArmyDesk): TemplateResult =>
  table({
    className: 'desk',
    caption: texts.armyDesk,
    hasHiddenCaption: true,
    columns: texts.armyColumns,
    rows: repeat(lines.filter(isFound), ({ entrant, member, slot }) => `${entrant} ${member} ${slot}`, row),
  });

export const armies = (): TemplateResult => {
  const { event, id } = state;
  if (event === null || id === null) return html``;
  const value = desk.look(id, event.version);
  // All at once: what comes above the rest would push it down.
  if (value === null) return html`<h2>${texts.armyDesk}</h2>`;
  return section(
    'armies',
    texts.armyDesk,
    html`<p>${texts.armyLimit(event.pointsLimit)}</p>
      ${counts(value)} ${settings()} ${armySlots()} ${publish()}
      <p class="buttons">
        ${button(texts.armyPrint, () => saveLists('html'))} ${button(texts.armyCsv, () => saveLists('csv'))}
      </p>
      ${find.field(value.lines.length, redraw)} ${deskTable(value)}`,
  );
};
