import type { ArmyDesk, ArmyDeskLine } from '../../../../app/kernel/generated/answers';
import { type TemplateResult, html, nothing } from 'lit-html';
import { submitted } from './form';
import { sendChange, isAllowed, nameOf, pendingDecision, read, redraw, state } from './model';
import { table } from '../table';
import { Resource } from '../requests';
import { save } from './save';
import { localTime } from './settings-form';
import { viewTexts as texts } from './view-texts';
import { button, field } from '../parts';
import { reasonField } from '../form-parts';

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

const desk = new Resource<ArmyDesk>(async () => {
  const parts = await readParts<ArmyDesk>('/army-desk');
  const [first] = parts;
  return first
    ? { kind: 'OK', value: { ...first, lines: parts.flatMap(({ lines }) => lines) }, etag: null }
    : { kind: 'OFFLINE' };
}, redraw);

/** Lists are no part of the event’s version: they are read again when the tab is drawn after a while. */
const STALE_MS = 5000;
let readAtMs = 0;
let lastVersion = '';

const lookAtDesk = (id: string, version: string): void => {
  if (version === lastVersion && Date.now() - readAtMs < STALE_MS) return;
  const isKnown = version === lastVersion && desk.value !== null;
  [lastVersion, readAtMs] = [version, Date.now()];
  if (isKnown) void desk.reload();
  else desk.look(id, version);
};

/** A decision is on its way: the desk is read again once it has arrived. */
let isDeciding = false;

const readOnceDecided = (): void => {
  const isSending = pendingDecision();
  if (isDeciding && !isSending) readAtMs = 0;
  isDeciding = isSending;
};

interface Sheet {
  readonly html: string;
  readonly csv: string;
  readonly next: number | null;
}

const withoutHead = (csv: string, index: number): string =>
  index === 0 ? csv : csv.slice(csv.indexOf('\n') + 1);

const saveLists = async (form: 'html' | 'csv'): Promise<void> => {
  const parts = await readParts<Sheet>('/army-desk/sheet');
  if (form === 'csv')
    save('army-lists.csv', 'text/csv', parts.map(({ csv }, index) => withoutHead(csv, index)).join(''));
  else save('army-lists.html', 'text/html', parts.map((part) => part.html).join(''));
};

const DECISIONS: Readonly<Record<string, string>> = {
  ACCEPT: texts.armyAccept,
  REFUSE: texts.armyRefuse,
  AS_FOUND: texts.armyUndecide,
};

const decide = (line: ArmyDeskLine, given: string, reason: string): void => {
  const { entrant, member, player, standing } = line;
  isDeciding = true;
  sendChange(
    texts.armyDecide(DECISIONS[given] ?? given, player ?? nameOf(entrant)),
    ['PUT', `/entrants/${entrant}/army/override`],
    { body: { decision: given, reason, member }, ifMatch: standing?.version ?? null },
  );
};

const decision = (line: ArmyDeskLine): TemplateResult | typeof nothing => {
  const { standing } = line;
  if (standing === null || !isAllowed('overrideArmy')) return nothing;
  const { override } = standing;
  return html`${override ? html`<p><bdi>${texts.armyDecided(override.legal, override.reason)}</bdi></p>` : nothing}
    <form
      class="row"
      @submit=${submitted(({ decision: given = '', reason = '' }) => decide(line, given, reason))}
    >
      ${reasonField(texts.armyReason)}
      <button class="quiet" name="decision" value="ACCEPT">${texts.armyAccept}</button>
      <button class="quiet" name="decision" value="REFUSE">${texts.armyRefuse}</button>
      ${override ? html`<button class="quiet" name="decision" value="AS_FOUND">${texts.armyUndecide}</button>` : nothing}
    </form>`;
};

const row = (line: ArmyDeskLine): TemplateResult => {
  const { name, player, status, standing } = line;
  // A reason that applies to every list stands above the table.
  const unjudged = desk.value?.notJudged ? null : (standing?.notJudged ?? null);
  const findings = [
    ...(unjudged ? [unjudged] : []),
    ...(standing?.findings ?? []),
    ...(standing?.teamFindings ?? []),
  ];
  const mark = status === 'LEGAL' ? 'legal' : status === 'MISSING' ? nothing : 'illegal';
  return html`<tr>
    <th scope="row"><bdi>${name}</bdi>${player === null ? nothing : html`: <bdi>${player}</bdi>`}</th>
    <td class=${mark}>${texts.armyStatuses[status]}</td>
    <td>
      ${
        findings.length === 0
          ? nothing
          : html`<ul class="findings">
              ${findings.map(({ message }) => html`<li>${message}</li>`)}
            </ul>`
      }
    </td>
    <td>${decision(line)}</td>
  </tr>`;
};

const utc = (local: string | undefined): string | null => (local ? new Date(local).toISOString() : null);

const settings = (): TemplateResult | typeof nothing => {
  const { event } = state;
  if (event === null || !isAllowed('updateTournament')) return nothing;
  const { deadline, publishAt, edition, catalogue } = event.armyDesk;
  return html`<form
    class="row"
    @submit=${submitted(
      (fields) =>
        sendChange(texts.armySettings, ['PATCH', ''], {
          body: {
            armyDesk: {
              edition,
              catalogue: fields['catalogue']
                ? { catalogue: fields['catalogue'], version: Number(fields['version']) }
                : null,
              deadline: utc(fields['deadline']),
              publishAt: utc(fields['publishAt']),
            },
          },
          ifMatch: event.settingsVersion,
        }),
      true,
    )}
  >
    ${field(texts.armyDeadline, html`<input type="datetime-local" name="deadline" .value=${localTime(deadline)} />`)}
    ${field(texts.armyPublishAt, html`<input type="datetime-local" name="publishAt" .value=${localTime(publishAt)} />`)}
    ${field(texts.armyCatalogue, html`<input name="catalogue" .value=${catalogue?.catalogue ?? ''} />`)}
    ${field(texts.armyVersion, html`<input type="number" name="version" min="1" .value=${String(catalogue?.version ?? 1)} />`)}
    <button class="quiet">${texts.armySettings}</button>
  </form>`;
};

const publish = (): TemplateResult => {
  const { event } = state;
  if (event?.armyListsPublished) return html`<p>${texts.listsPublished}</p>`;
  return isAllowed('publishArmyLists')
    ? html`<p>
        ${button(
          texts.publishLists,
          () => confirm(texts.publishSure) && sendChange(texts.publishLists, ['POST', '/publish-army-lists']),
        )}
      </p>`
    : html``;
};

export const armies = (): TemplateResult => {
  const { event, id } = state;
  if (event === null || id === null) return html``;
  readOnceDecided();
  lookAtDesk(id, event.version);
  const { value } = desk;
  const lines = value?.lines ?? [];
  const count = (status: ArmyDeskLine['status']) => lines.filter((line) => line.status === status).length;
  const statuses = Object.keys(texts.armyStatuses) as (keyof typeof texts.armyStatuses)[];
  return html`<section aria-labelledby="armies-title">
    <h2 id="armies-title">${texts.armyDesk}</h2>
    <p>${texts.armyLimit(event.pointsLimit)}</p>
    ${value === null ? nothing : html`<p>${texts.armyCounts(statuses.map((status) => [texts.armyStatuses[status], count(status)] as const))}</p>`}
    ${value?.notJudged ? html`<p class="illegal">${value.notJudged.message}</p>` : nothing} ${settings()}
    ${publish()}
    <p class="buttons">
      ${button(texts.armyPrint, () => void saveLists('html'))}
      ${button(texts.armyCsv, () => void saveLists('csv'))}
    </p>
    ${
      value === null
        ? nothing
        : table({
            className: 'desk',
            caption: texts.armyDesk,
            hasHiddenCaption: true,
            columns: texts.armyColumns,
            rows: lines.map(row),
          })
    }
  </section>`;
};
