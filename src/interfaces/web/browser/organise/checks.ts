import { type TemplateResult, html, nothing } from 'lit-html';
import type { Entrant } from '../../../../app/kernel/generated/answers';
import { LONGEST_REASON } from '../../../../app/kernel/limits';
import { shortMoment, textOf } from '../page-parts/console-parts';
import { type Fields, field, given } from '../page-parts/form';
import { list, requiredSelect, rowForm } from '../page-parts/form-parts';
import { ifAllowed, sendChange, state } from './model';
import { openedRows } from './opened-rows';
import { viewTexts } from './view-texts';

/** Checks of an entrant's army list, painting and conversions: the last of each, by whom and when. */

const texts = viewTexts.checks;

type Check = Entrant['checks'][number];

const roleOf = (by: string): string => by.split(':')[0] ?? '';

/** The duty; where several of one duty have checked, with the mark that tells them apart. */
const checkedBy = (by: string): string => {
  const role = roleOf(by);
  const name = viewTexts.logRoles[role] ?? role;
  const isShared = state.event?.entrants.some(({ checks }) =>
    checks.some((other) => other.by !== by && roleOf(other.by) === role),
  );
  return isShared ? `${name} ${by.slice(role.length + 1)}` : name;
};

const line = ({ check, passed, note, by, at }: Check): TemplateResult =>
  html`${textOf(texts.kinds, check)}:
    <span class=${passed ? 'legal' : 'illegal'}>${textOf(texts.results, String(passed))}</span>
    ${note === null ? nothing : html`<bdi>${note}</bdi>`}
    <small>${checkedBy(by)}, ${shortMoment(at)}</small>`;

const record = ({ id, name }: Entrant, { check = '', passed, note }: Fields): void =>
  sendChange(texts.recorded(textOf(texts.kinds, check), name), `/entrants/${id}/checks`, {
    body: { check, passed: passed === 'true', note: given(note) },
  });

const form = (entrant: Entrant): TemplateResult =>
  rowForm(
    (fields) => record(entrant, fields),
    html`${field(texts.kind, requiredSelect('check', texts.kinds))}
      ${field(texts.result, requiredSelect('passed', texts.results))}
      ${field(texts.note, html`<input name="note" maxlength=${LONGEST_REASON} />`)}
      <button class="quiet">${texts.record}</button>`,
  );

const recorded = ({ checks }: Entrant): TemplateResult | typeof nothing =>
  checks.length === 0 ? nothing : list(checks.map(line), 'checks');

/** The checks that are recorded, and the form for those who may record one. */
export const checksOf = (entrant: Entrant): TemplateResult =>
  html`${recorded(entrant)} ${ifAllowed('recordCheck', () => form(entrant))}`;

const openedForm = openedRows();

/** The same in a row of the army desk, where the form is opened first. */
export const checksOnDesk = (entrant: Entrant): TemplateResult =>
  html`${recorded(entrant)}
  ${ifAllowed('recordCheck', () =>
    openedForm(entrant.id, [texts.record, texts.recordOf(entrant.name)], () => form(entrant)),
  )}`;
