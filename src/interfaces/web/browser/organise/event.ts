import { LONGEST_NAME } from '../../../../app/kernel/limits';
import { type TemplateResult, html, nothing } from 'lit-html';
import type { ExportedTournament } from '../../../../app/tournaments/interchange/export-import';
import type { StandingsSheet } from '../../../../app/tournaments/views/standings-answer';
import { keptEvents } from '../tokens';
import { given, submitted } from './form';
import { handOut } from './hand-out';
import { log } from './log';
import { read, redraw, shown } from './model';
import { save } from './save';
import { undo } from './undo';
import { viewWords as words } from './view-words';
import { organiseWords as common } from './words';

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
    <label class="field"
      ><span>${words.role}</span
      ><select name="role">
        ${words.roles.map(([role, text]) => html`<option value=${role}>${text}</option>`)}
      </select></label
    >
    <label class="field"><span>${words.holder}</span><input name="holder" maxlength=${LONGEST_NAME} /></label>
    <button>${words.handOut}</button>
  </form>`;

export const eventView = (): TemplateResult => {
  const { event, id } = shown;
  if (event === null || id === null) return html``;
  const base = `/tournaments/${encodeURIComponent(id)}`;
  const kept = keptEvents().find((one) => one.id === id);
  const embed = `<script async src="${location.origin}/embed.js" data-tournament="${id}"></script>`;
  return html`<section>
    <h2>${words.links}</h2>
    <ul class="plain">
      <li><a href=${base}>${words.publicPage}</a></li>
      <li><a href="${base}/hall">${words.hall}</a></li>
      ${event.roundsDrawn.map(
        ({ number }) =>
          html`<li>
            ${common.round(number)}: <a href="${base}/rounds/${number}/print">${words.print}</a> ·
            <a href="${base}/rounds/${number}/slips">${words.slips}</a>
          </li>`,
      )}
    </ul>
    <label for="embed-code">${words.embed}</label>
    <textarea id="embed-code" class="wide" rows="2" readonly .value=${embed}></textarea>
    <h2>${words.helpers}</h2>
    ${handOutForm()}
    <h2>${words.logTitle}</h2>
    ${undo()} ${log()}
    <h2>${words.export}</h2>
    <p class="buttons">
      <button class="quiet" @click=${() => void exportCsv()}>${words.exportCsv}</button>
      <button class="quiet" @click=${() => void exportAll()}>${words.exportJson}</button>
    </p>
    ${
      kept?.recoveryCode
        ? html`<h2>${words.recovery}</h2>
            <p>${words.recoveryNote}</p>
            <details @toggle=${redraw}>
              <summary>${words.show}</summary>
              <p><code>${kept.recoveryCode}</code></p>
            </details>`
        : nothing
    }
  </section>`;
};
