import { type TemplateResult, html, nothing } from 'lit-html';
import type { TournamentList } from '../../../../app/kernel/generated/answers';
import { type Seat, seatOf } from '../../slip-code';
import { type Asked, ask } from '../requests/api';
import { submitted } from '../page-parts/form';
import { labelled } from '../page-parts/labelled';
import { playDetailsTexts as texts } from './details-texts';
import { keptEvents } from '../requests/tokens';
import { createState } from '../page-parts/page';

/**
 * The code of a result slip, typed where there is no camera: it opens that table of an event that this browser knows, or of a public one
 * of these weeks.
 */

const MOST_PAGES = 10;

const [typed, set] = createState({ isUnknown: false });

/** The month of a day as the list takes it; in UTC, as the list has it. */
const monthOf = (day: Date): string => day.toISOString().slice(0, 7);

/** This month, and the one in which an event that is still played may have begun. */
const months = (): readonly string[] => {
  const now = new Date();
  return [monthOf(now), monthOf(new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 0)))];
};

const seatInMonth = async (code: string, month: string): Promise<Seat | undefined> => {
  let cursor: string | null = '';
  for (let page = 0; page < MOST_PAGES && cursor !== null; page++) {
    const path: string = `/v1/tournaments?month=${month}${cursor && `&cursor=${encodeURIComponent(cursor)}`}`;
    const asked: Asked<TournamentList> = await ask({ path });
    if (asked.kind !== 'OK') return undefined;
    const seat = seatOf(
      code,
      asked.value.items.map(({ id }) => id),
    );
    if (seat) return seat;
    cursor = asked.value.nextCursor;
  }
  return undefined;
};

const seatOfPublic = async (code: string): Promise<Seat | undefined> => {
  for (const month of months()) {
    const seat = await seatInMonth(code, month);
    if (seat) return seat;
  }
  return undefined;
};

const open = async (code: string): Promise<void> => {
  const known = keptEvents().map(({ id }) => id);
  const seat = seatOf(code, known) ?? (await seatOfPublic(code));
  if (seat)
    location.assign(
      `/tournaments/${encodeURIComponent(seat.tournament)}/rounds/${seat.round}/tables/${seat.table}`,
    );
  set({ isUnknown: seat === undefined });
};

export const slipForm = (): TemplateResult =>
  html`<form class="stack card" @submit=${submitted(({ slip = '' }) => void open(slip), true)}>
    <h2>${texts.haveSlip}</h2>
    ${labelled('slip', texts.slip, {
      help: texts.slipHelp,
      className: 'code',
      maxLength: 40,
      placeholder: texts.slipLooks,
      capitals: 'characters',
    })}
    ${typed.isUnknown ? html`<p class="notice" role="alert">${texts.slipUnknown}</p>` : nothing}
    <button>${texts.open}</button>
  </form>`;
