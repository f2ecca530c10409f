import { LONGEST_NAME } from '../../../../app/kernel/limits';
import { type TemplateResult, html, nothing } from 'lit-html';
import type { ExportedTournament, StandingsSheet } from '../../../../app/kernel/generated/answers';
import { keptEvents } from '../tokens';
import { given, submitted } from './form';
import { handOut } from './links';
import { log } from './log';
import { read, redraw, state } from './model';
import { save } from './save';
import { undo } from './undo';
import { viewTexts as texts } from './view-texts';
import { organiseTexts as common } from './texts';
import { button, field } from '../parts';

/** The event as a whole: its links, its helpers, its lists, its export. */

const exportCsv = async (): Promise<void> => {
  const sheet = await read<StandingsSheet>('/standings/sheet');
  if (sheet) save('standings.csv', 'text/csv', sheet.csv);
};

/** The document that `importTournament` takes: nothing is left out of it but tokens. */
const exportAll = async (): Promise<void> => {
  const whole = await read<ExportedTournament>('/export');
  if (whole) save('tournament.json', 'application/json', whole.document);
  redraw();
};

const handOutForm = (): TemplateResult =>
  html`<form
    class="row"
    @submit=${submitted(({ role = '', holder }) => void handOut(role, { holder: given(holder) }))}
  >
    ${field(
      texts.role,
      html`<select name="role">
        ${texts.roles.map(([role, text]) => html`<option value=${role}>${text}</option>`)}
      </select>`,
    )}
    ${field(texts.holder, html`<input name="holder" maxlength=${LONGEST_NAME} />`)}
    <button>${texts.handOut}</button>
  </form>`;

export const eventView = (): TemplateResult => {
  const { event, id } = state;
  if (event === null || id === null) return html``;
  const base = `/tournaments/${encodeURIComponent(id)}`;
  const kept = keptEvents().find((one) => one.id === id);
  const embed = `<script async src="${location.origin}/embed.js" data-tournament="${id}"></script>`;
  return html`<section>
    <h2>${texts.links}</h2>
    <ul class="plain">
      <li><a href=${base}>${texts.publicPage}</a></li>
      <li><a href="${base}/hall">${texts.hall}</a></li>
      ${event.roundsDrawn.map(
        ({ number }) =>
          html`<li>
            ${common.round(number)}: <a href="${base}/rounds/${number}/print">${texts.print}</a> ·
            <a href="${base}/rounds/${number}/slips">${texts.slips}</a>
          </li>`,
      )}
    </ul>
    <label for="embed-code">${texts.embed}</label>
    <textarea id="embed-code" class="wide" rows="2" readonly .value=${embed}></textarea>
    <h2>${texts.helpers}</h2>
    ${handOutForm()}
    <h2>${texts.logTitle}</h2>
    ${undo()} ${log()}
    <h2>${texts.export}</h2>
    <p class="buttons">
      ${button(texts.exportCsv, () => void exportCsv())} ${button(texts.exportJson, () => void exportAll())}
    </p>
    ${
      kept?.recoveryCode
        ? html`<h2>${texts.recovery}</h2>
            <p>${texts.recoveryNote}</p>
            <details @toggle=${redraw}>
              <summary>${texts.show}</summary>
              <p><code>${kept.recoveryCode}</code></p>
            </details>`
        : nothing
    }
  </section>`;
};
