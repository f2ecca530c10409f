import { type TemplateResult, html, nothing, render } from 'lit-html';
import type { ArmyReport, ArmyShare } from '../../../app/kernel/generated/answers';
import { type Doubts, type OwnArmy, type ReadRoster, anyRoster } from './rosters/any-roster';
import { ask } from './requests/api';
import { armyTexts as texts } from './army-texts';
import { list } from './page-parts/form-parts';
import { readingDoubts } from './rosters/reading-doubts';
import { faultSaid, faultsIn } from './requests/requests';

/** Judges an army without an event, whatever it comes as. Nothing is stored. */

/** The edition is said where it was recognised. */
type Read = Doubts & Partial<Pick<ReadRoster, 'edition'>>;

const NOTHING_READ: Read = { unknown: [], lines: [] };

const GIVEN = 'muster.draft-army';

const form = document.querySelector<HTMLFormElement>('form[data-army]');
const output = document.querySelector<HTMLElement>('[data-army-found]');

/** The stored catalogue whose page this is, as roster and army name it. */
const { catalogue: id, version } = form?.dataset ?? {};
const reference = id === undefined ? null : { catalogue: id, version: Number(version) };
const named = reference ? { catalogue: reference } : {};
const lists = reference ? { lists: [reference] } : {};

const show = (found: TemplateResult | string): void => {
  if (output)
    render(typeof found === 'string' ? html`<p class="notice" role="alert">${found}</p>` : found, output);
};

const send = async <T>(path: string, body: object): Promise<T | null> => {
  const asked = await ask<T>({ method: 'POST', path, body });
  if (asked.kind === 'OK') return asked.value;
  const found = faultsIn(asked);
  if (found.some(({ path: at }) => at === 'edition'))
    form?.querySelector<HTMLElement>('[name=edition]')?.focus();
  const faults = list(found.map(faultSaid));
  show(
    asked.kind === 'REFUSED'
      ? html`<div class="faults" role="alert">
          ${found.length > 0 ? faults : html`<p>${asked.problem.detail}</p>`}
        </div>`
      : texts.offline,
  );
  return null;
};

/** Opens the page of the army, whose address holds all of it. */
const shareOf = async (army: object): Promise<void> => {
  const made = await send<ArmyShare>('/v1/armies/share', army);
  if (made) location.assign(made.path);
};

const verdict = (report: ArmyReport, army: OwnArmy, doubts: Read): TemplateResult =>
  html`<section class="verdict" data-valid=${String(report.legal && doubts.unknown.length === 0)}>
    <p class=${report.legal ? 'legal' : 'illegal'}>${report.legal ? texts.legal : texts.illegal}</p>
    <p>${texts.points(report.facts.points, Number(army['pointsLimit'] ?? 0))}</p>
    ${doubts.edition ? html`<p>${texts.readAs(doubts.edition)}</p>` : nothing} ${readingDoubts(doubts)}
    ${list(
      report.findings.map(({ message }) => message),
      'findings',
    )}
    ${
      // A link holds armies of the lists that ship.
      reference || 'lists' in army
        ? nothing
        : html`<p>
            <button class="quiet" type="button" @click=${() => void shareOf(army)}>${texts.share}</button>
          </p>`
    }
  </section>`;

const judge = async (army: OwnArmy, read: Read): Promise<void> => {
  const report = await send<ArmyReport>('/v1/armies/validate', { ...army, ...lists });
  if (report) show(verdict(report, army, read));
};

const check = async (fields: FormData): Promise<void> => {
  const file = fields.get('file');
  const chosen = file instanceof File && file.size > 0 ? file : null;
  const text = String(fields.get('text') ?? '').trim();
  if (chosen === null && text === '') return show(texts.nothing);
  show(html`<p role="status">${texts.reading}</p>`);
  const settings = { pointsLimit: Number(fields.get('points')), format: fields.get('format') };
  const edition = String(fields.get('edition') ?? '');
  const wanted = edition === '' ? {} : { edition };
  const given = await anyRoster(chosen ?? text);
  if ('army' in given) return judge({ ...settings, ...given.army, ...wanted }, NOTHING_READ);
  const read = await send<ReadRoster>('/v1/armies/read-roster', { ...given.asked, ...named, ...wanted });
  return read ? judge({ ...settings, forces: read.forces }, read) : undefined;
};

form?.addEventListener('submit', (event) => {
  event.preventDefault();
  void check(new FormData(form));
});

const given = sessionStorage.getItem(GIVEN);
const area = form?.querySelector('textarea');
if (given !== null && area && form) {
  sessionStorage.removeItem(GIVEN);
  area.value = given;
  form.requestSubmit();
}
