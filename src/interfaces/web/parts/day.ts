import { type Html, html } from '../html';
import { messages } from '../messages';

/** "2026-12-05" as "5 December 2026", which nobody reads as another day. */
export const dayText = (day: string): string =>
  new Intl.DateTimeFormat(messages.language === 'en' ? 'en-GB' : messages.language, {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`));

/** The month that lies `offset` months from a moment, such as "2026-12". */
export const monthAt = (nowMs: number, offset: number): string => {
  const now = new Date(nowMs);
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + offset, 1)).toISOString().slice(0, 7);
};

/** A day; a script puts it into the reader's own form. */
export const dayOf = (day: string): Html => html`<time datetime="${day}">${dayText(day)}</time>`;

/** A moment as "5 December 2026, 14:30:05 UTC". */
export const momentText = (moment: string): string =>
  `${dayText(moment.slice(0, 10))}, ${moment.slice(11, 19)} UTC`;
