import { type TemplateResult, html, nothing } from 'lit-html';
import { organiseWords as words } from './words';
import { type Waiting, dismiss, flush, offline, overrule, waiting } from '../outbox';
import { resultInShort } from '../../state-words';
import { nameOf, redraw, shown, standsNow } from './model';

/** What is not yet with the service, and what it has refused: always in sight. */

const resultText = ({ problem }: Waiting): string => {
  const { result, entrants = [] } = standsNow(problem?.now) ?? {};
  if (!result) return '';
  const names = entrants.map(nameOf).join(' – ');
  return words.theirs(`${names} ${resultInShort(result)}`);
};

const refused = (item: Waiting): TemplateResult => {
  const version =
    item.problem?.code === 'VERSION_MISMATCH' ? standsNow(item.problem.now)?.version : undefined;
  return html`<li class="refused">
    <div role="alert">
      <b>${item.label}</b>
      ${version === undefined ? (item.problem?.code === 'FORBIDDEN' ? words.forbidden : item.problem?.detail) : `${words.changedMeanwhile} ${resultText(item)}`}
      <span class="buttons">
        ${
          version === undefined
            ? nothing
            : html`<button class="quiet" @click=${() => overrule(item, version)}>${words.overrule}</button>`
        }
        <button class="quiet" @click=${() => dismiss(item.key)}>
          ${version === undefined ? words.dismiss : words.keepTheirs}
        </button>
      </span>
    </div>
  </li>`;
};

export const banner = (): TemplateResult => {
  const own = waiting().filter(({ tournament }) => tournament === shown.id);
  const open = own.filter(({ problem }) => problem === null);
  return html`<div class="outbox" role="status">
      ${offline() ? html`<p class="offline">${words.offline}</p>` : nothing}
      ${
        open.length > 0
          ? html`<details open>
              <summary>${words.waiting(open.length)}</summary>
              <ol>
                ${open.map(({ label }) => html`<li>${label}</li>`)}
              </ol>
              <button class="quiet" @click=${() => void flush()}>${words.sendNow}</button>
            </details>`
          : nothing
      }
    </div>
    <ul class="refusals">
      ${own.filter(({ problem }) => problem !== null).map(refused)}
    </ul>
    ${
      shown.notice === null
        ? nothing
        : html`<p class="notice" role="alert">
            ${shown.notice}
            <button
              class="quiet"
              @click=${() => {
                shown.notice = null;
                redraw();
              }}
            >
              ${words.dismiss}
            </button>
          </p>`
    }
    ${
      shown.link === null
        ? nothing
        : html`<p class="notice" role="status">
            ${words.linkNote}<br /><code>${shown.link}</code>
            <button
              class="quiet"
              @click=${() => {
                shown.link = null;
                redraw();
              }}
            >
              ${words.dismiss}
            </button>
          </p>`
    }`;
};
