import type { TemplateResult } from 'lit-html';
import { html, nothing } from 'lit-html';
import type { EntrantArmy } from '../../../../app/tournaments/entrant-army';
import { ask, newKey } from '../api';
import { submitted } from '../organise/form';
import { playWords as words } from '../play-words';
import { home, me, redraw, shown, token } from './model';

/** My army: out of a roster file or as JSON, looked over before it is submitted, and what was found about it. */

interface ReadRoster {
  readonly forces: readonly unknown[];
  readonly unknown: readonly {
    readonly name: string;
    readonly where: string;
    readonly nearest: readonly string[];
  }[];
}

interface Validated {
  readonly legal: boolean;
  readonly findings: readonly { readonly message: string }[];
}

/** What is about to be submitted: its text, and what was found about it so far. */
interface Draft {
  text: string;
  unknown: ReadRoster['unknown'];
  checked: { readonly legal: boolean; readonly findings: readonly string[] } | null;
}

const draft: Draft = { text: '', unknown: [], checked: null };
let notice: string | null = null;

const say = (text: string | null): void => {
  notice = text;
  redraw();
};

const send = async <T>(method: string, path: string, body: object): Promise<T | null> => {
  const asked = await ask<T>({ method, path, body, token: token(), key: newKey() });
  if (asked.kind === 'OK') return asked.value;
  say(
    asked.kind === 'REFUSED' ? [asked.problem.detail, ...faultsOf(asked.problem)].join(' ') : words.offline,
  );
  return null;
};

/** Every fault that the problem lists, with where it is. */
const faultsOf = (problem: object): readonly string[] =>
  (
    (problem as { readonly errors?: readonly { readonly path: string; readonly message: string }[] })
      .errors ?? []
  ).map(({ path, message }) => `${path} ${message}.`);

const check = async (text: string): Promise<void> => {
  draft.text = text;
  draft.checked = null;
  notice = null;
  let army: object;
  try {
    army = JSON.parse(text) as object;
  } catch {
    return say(words.notJson);
  }
  const found = await send<Validated>('POST', '/v1/armies/validate', army);
  if (found) draft.checked = { legal: found.legal, findings: found.findings.map(({ message }) => message) };
  redraw();
};

const base64Of = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).split(',')[1] ?? '');
    reader.onerror = () => reject(reader.error ?? new Error(file.name));
    reader.readAsDataURL(file);
  });

/** A roster becomes the army that it stands for; the points limit is the event's. */
const take = async (file: File, pointsLimit: number): Promise<void> => {
  draft.unknown = [];
  if (/\.json$/i.test(file.name)) return check(await file.text());
  const read = await send<ReadRoster>('POST', '/v1/armies/read-roster', { roster: await base64Of(file) });
  if (read === null) return;
  draft.unknown = read.unknown;
  const { format = 'SINGLES' } = shown.event ?? {};
  await check(JSON.stringify({ format, pointsLimit, forces: read.forces }, null, 1));
};

const submit = async (): Promise<void> => {
  const own = me();
  if (own === null) return;
  const army = await send<EntrantArmy>('PUT', `${home()}/entrants/${own}/army`, { army: draft.text });
  if (army === null) return;
  shown.army = army;
  Object.assign(draft, { text: '', unknown: [], checked: null });
  say(words.submitted);
};

const verdict = ({
  legal,
  findings,
}: {
  readonly legal: boolean;
  readonly findings: readonly string[];
}): TemplateResult =>
  html`<p class=${legal ? 'legal' : 'illegal'}>${legal ? words.legal : words.illegal}</p>
    <ul class="findings">
      ${findings.map((finding) => html`<li>${finding}</li>`)}
    </ul>`;

const USUAL_POINTS = 700;

const chooser = (): TemplateResult =>
  html`<form
    class="stack"
    @submit=${submitted((fields, form) => {
      const file = form.querySelector<HTMLInputElement>('input[type=file]')?.files?.[0];
      const points = shown.event?.pointsLimit ?? Number(fields['points']);
      if (file) void take(file, points).catch((error: unknown) => say(String(error)));
      else if (fields['army']) void check(fields['army']);
    }, true)}
  >
    <label class="field"
      ><span>${words.file}</span><input type="file" name="file" accept=".ros,.rosz,.json,application/json"
    /></label>
    ${
      shown.event?.pointsLimit
        ? nothing
        : html`<label class="field"
            ><span>${words.limit}</span
            ><input type="number" name="points" min="1" max="20000" value=${USUAL_POINTS}
          /></label>`
    }
    <details>
      <summary>${words.asJson}</summary>
      <label for="army">${words.armyHelp}</label>
      <textarea
        id="army"
        name="army"
        rows="8"
        spellcheck="false"
        .value=${draft.text || (shown.army?.army ?? '')}
      ></textarea>
    </details>
    <button>${words.look}</button>
  </form>`;

const lookedOver = (): TemplateResult =>
  html`<section class="card" aria-label=${words.found} aria-live="polite">
    <h3>${words.found}</h3>
    ${
      draft.unknown.length > 0
        ? html`<p class="illegal">${words.unknown}</p>
            <ul>
              ${draft.unknown.map(
                ({ name, where, nearest }) =>
                  html`<li>
                    <bdi>${name}</bdi> (${where})${nearest.length > 0 ? `: ${nearest.join(', ')}?` : ''}
                  </li>`,
              )}
            </ul>`
        : nothing
    }
    ${draft.checked ? verdict(draft.checked) : nothing}
    <button @click=${() => void submit()}>${words.submit}</button>
  </section>`;

export const army = (): TemplateResult =>
  html`<details ?open=${shown.army !== null || shown.event?.roundsDrawn.length === 0}>
    <summary>${words.army}</summary>
    ${
      shown.army
        ? html`<h3>${words.handedIn}</h3>
            ${verdict(shown.army)}`
        : nothing
    }
    ${chooser()} ${notice === null ? nothing : html`<p class="notice" role="status">${notice}</p>`}
    ${draft.text === '' || draft.checked === null ? nothing : lookedOver()}
  </details>`;
