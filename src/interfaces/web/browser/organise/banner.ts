import { type TemplateResult, html, nothing } from 'lit-html';
import { organiseTexts as texts } from './texts';
import { type Waiting, dismiss, flush, offline, overrule, waiting } from '../outbox';
import { resultInShort } from '../../state-texts';
import { nameOf, redraw, state, standsNow } from './model';
import { button } from '../parts';

/** Changes that wait to be sent, and refusals: always in sight. */

const resultText = ({ problem }: Waiting): string => {
  const { result, entrants = [] } = standsNow(problem?.now) ?? {};
  if (!result) return '';
  const names = entrants.map(nameOf).join(' – ');
  return texts.theirs(`${names} ${resultInShort(result)}`);
};

const refused = (item: Waiting): TemplateResult => {
  const version =
    item.problem?.code === 'VERSION_MISMATCH' ? standsNow(item.problem.now)?.version : undefined;
  return html`<li class="refused">
    <div role="alert">
      <b>${item.label}</b>
      ${version === undefined ? (item.problem?.code === 'FORBIDDEN' ? texts.forbidden : item.problem?.detail) : `${texts.changedMeanwhile} ${resultText(item)}`}
      <span class="buttons">
        ${version === undefined ? nothing : html`${button(texts.overrule, () => overrule(item, version))}`}
        ${button(version === undefined ? texts.dismiss : texts.keepTheirs, () => dismiss(item.key))}
      </span>
    </div>
  </li>`;
};

export const banner = (): TemplateResult => {
  const own = waiting().filter(({ tournament }) => tournament === state.id);
  const open = own.filter(({ problem }) => problem === null);
  return html`<div class="outbox" role="status">
      ${offline() ? html`<p class="offline">${texts.offline}</p>` : nothing}
      ${
        open.length > 0
          ? html`<details open>
              <summary>${texts.waiting(open.length)}</summary>
              <ol>
                ${open.map(({ label }) => html`<li>${label}</li>`)}
              </ol>
              ${button(texts.sendNow, () => void flush())}
            </details>`
          : nothing
      }
    </div>
    <ul class="refusals">
      ${own.filter(({ problem }) => problem !== null).map(refused)}
    </ul>
    ${
      state.notice === null
        ? nothing
        : html`<p class="notice" role="alert">
            ${state.notice}
            ${button(texts.dismiss, () => {
              state.notice = null;
              redraw();
            })}
          </p>`
    }
    ${
      state.link === null
        ? nothing
        : html`<p class="notice" role="status">
            ${texts.linkNote}<br /><code>${state.link}</code>
            ${button(texts.dismiss, () => {
              state.link = null;
              redraw();
            })}
          </p>`
    }`;
};
