import { type TemplateResult, html, nothing } from 'lit-html';
import { resultInShort } from '../../state-texts';
import { button } from '../page-parts/form';
import { dismissable } from '../page-parts/console-parts';
import { type Waiting, dismiss, flush, offline, overrule } from '../requests/outbox';
import { problemInWords } from './field-labels';
import { nameOf, ownWaiting, standsNow, state, update } from './model';
import { organiseTexts as texts } from './texts';

/** Changes that wait to be sent, and refusals: always in sight at the foot of the window, where they move nothing. */

const resultText = ({ problem }: Waiting): string => {
  const { result, entrants = [] } = standsNow(problem?.now) ?? {};
  if (!result) return '';
  const names = entrants.map(nameOf).join(' – ');
  return texts.theirs(`${names} ${resultInShort(result)}`);
};

const refused = (item: Waiting): TemplateResult => {
  const { code, detail = '', errors = [], now } = item.problem ?? {};
  const version = code === 'VERSION_MISMATCH' ? standsNow(now)?.version : undefined;
  return html`<li class="refused">
    <div role="alert">
      <b>${item.label}</b>
      ${version === undefined ? (code === 'FORBIDDEN' ? texts.forbidden : problemInWords({ detail, errors })) : `${texts.changedMeanwhile} ${resultText(item)}`}
      <span class="buttons">
        ${version === undefined ? nothing : button(texts.overrule, () => overrule(item, version))}
        ${button(version === undefined ? texts.dismiss : texts.keepTheirs, () => dismiss(item.key))}
      </span>
    </div>
  </li>`;
};

const unsent = (open: readonly Waiting[]): TemplateResult =>
  html`<details open>
    <summary>${texts.waiting(open.length)}</summary>
    <ol>
      ${open.map(({ label }) => html`<li>${label}</li>`)}
    </ol>
    ${button(texts.sendNow, flush)}
  </details>`;

export const banner = (): TemplateResult => {
  const own = ownWaiting();
  const open = own.filter(({ problem }) => problem === null);
  const { notice, link } = state;
  return html`<div class="in-sight">
    <div class="outbox" role="status">
      ${offline() ? html`<p class="offline">${texts.offline}</p>` : nothing}
      ${open.length > 0 ? unsent(open) : nothing}
    </div>
    <ul class="refusals">
      ${own.filter(({ problem }) => problem !== null).map(refused)}
    </ul>
    ${notice === null ? nothing : dismissable('alert', notice, [texts.dismiss, () => update({ notice: null })])}
    ${
      link === null
        ? nothing
        : dismissable('status', html`${texts.linkNote}<br /><code>${link}</code>`, [
            texts.dismiss,
            () => update({ link: null }),
          ])
    }
  </div>`;
};
