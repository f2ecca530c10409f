import type { TemplateResult } from 'lit-html';
import { html, nothing, render } from 'lit-html';
import { ask } from './api';
import { armyWords as words } from './army-words';
import { base64Of } from './base64';

/** Judges an army without an event: a roster file, the text of a builder, or JSON as the API takes it. Nothing is stored. */

interface ReadRoster {
  readonly forces: readonly unknown[];
  readonly unknown: readonly {
    readonly name: string;
    readonly where: string;
    readonly nearest: readonly string[];
  }[];
}

interface Report {
  readonly legal: boolean;
  readonly findings: readonly { readonly message: string; readonly severity?: string }[];
  readonly facts: { readonly points: number };
}

/** What the start page gave along. */
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
  const asked = await ask<T>({ method: 'POST', path, body, token: null });
  if (asked.kind === 'OK') return asked.value;
  const faults =
    asked.kind === 'REFUSED'
      ? ((
          asked.problem as {
            readonly errors?: readonly { readonly path: string; readonly message: string }[];
          }
        ).errors ?? [])
      : [];
  show(
    asked.kind === 'REFUSED'
      ? html`<div class="faults" role="alert">
          <p>${asked.problem.detail}</p>
          <ul>
            ${faults.map(({ path: at, message }) => html`<li><b>${at}</b> ${message}</li>`)}
          </ul>
        </div>`
      : words.offline,
  );
  return null;
};

const verdict = (report: Report, limit: number, unknown: ReadRoster['unknown']): TemplateResult =>
  html`<section class="verdict" data-valid=${String(report.legal && unknown.length === 0)}>
    <p class=${report.legal ? 'legal' : 'illegal'}>${report.legal ? words.legal : words.illegal}</p>
    <p>${words.points(report.facts.points, limit)}</p>
    ${
      unknown.length > 0
        ? html`<p class="illegal">${words.unknown}</p>
            <ul>
              ${unknown.map(({ name, where, nearest }) => html`<li><bdi>${name}</bdi> (${where})${nearest.length > 0 ? `: ${nearest.join(', ')}?` : ''}</li>`)}
            </ul>`
        : nothing
    }
    <ul class="findings">
      ${report.findings.map(({ message }) => html`<li>${message}</li>`)}
    </ul>
  </section>`;

const judge = async (
  army: Readonly<Record<string, unknown>>,
  unknown: ReadRoster['unknown'],
): Promise<void> => {
  const report = await send<Report>('/v1/armies/validate', { ...army, ...lists });
  if (report) show(verdict(report, Number(army['pointsLimit'] ?? 0), unknown));
};

const check = async (fields: FormData): Promise<void> => {
  const file = fields.get('file');
  const chosen = file instanceof File && file.size > 0 ? file : null;
  const isText = chosen === null || /\.(json|txt)$/i.test(chosen.name);
  const text = chosen && isText ? await chosen.text() : String(fields.get('text') ?? '').trim();
  if (chosen === null && text === '') return show(words.nothing);
  show(html`<p role="status">${words.reading}</p>`);
  const settings = { pointsLimit: Number(fields.get('points')), format: fields.get('format') };
  if (!isText || text.startsWith('<')) {
    const roster = await base64Of(isText ? new Blob([text]) : (chosen ?? new Blob()));
    const read = await send<ReadRoster>('/v1/armies/read-roster', { roster, ...named });
    return read ? judge({ ...settings, forces: read.forces }, read.unknown) : undefined;
  }
  let army: Readonly<Record<string, unknown>> | null = null;
  try {
    army = JSON.parse(text) as Readonly<Record<string, unknown>>;
  } catch {
    // No JSON: a text as builders write it.
  }
  if (army) return judge({ ...settings, ...army }, []);
  const read = await send<ReadRoster>('/v1/armies/read-roster', { text, ...named });
  return read ? judge({ ...settings, forces: read.forces }, read.unknown) : undefined;
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
