import type { TemplateResult } from 'lit-html';
import { html, nothing } from 'lit-html';
import { seatOf } from '../../slip-code';
import { submitted } from '../organise/form';
import { playLaterWords as words } from '../play-later-words';
import { keptEvents } from '../tokens';
import { redraw } from './model';

/** The code of a result slip, typed where there is no camera: it opens that table of an event that this browser knows. */

let isUnknown = false;

const open = (code: string): void => {
  const seat = seatOf(
    code,
    keptEvents().map(({ id }) => id),
  );
  isUnknown = seat === undefined;
  if (seat)
    location.assign(
      `/tournaments/${encodeURIComponent(seat.tournament)}/rounds/${seat.round}/tables/${seat.table}`,
    );
  redraw();
};

export const slipForm = (): TemplateResult =>
  html`<form class="stack card" @submit=${submitted(({ slip = '' }) => open(slip), true)}>
    <h2>${words.haveSlip}</h2>
    <label for="slip">${words.slip}</label>
    <input
      id="slip"
      name="slip"
      class="code"
      required
      maxlength="40"
      placeholder=${words.slipLooks}
      autocomplete="off"
      autocapitalize="characters"
      spellcheck="false"
      aria-describedby="slip-help"
    />
    <small id="slip-help">${words.slipHelp}</small>
    ${isUnknown ? html`<p class="notice" role="alert">${words.slipUnknown}</p>` : nothing}
    <button>${words.open}</button>
  </form>`;
