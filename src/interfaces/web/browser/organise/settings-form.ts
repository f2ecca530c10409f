import type { Asked } from '../api';
import { refusalOf as reasonOf } from '../requests';
import { organiseTexts as texts } from './texts';

/** Parts that the forms of the settings share. */

/** A moment as an input of the browser has it: in the reader's own time, to the minute. */
export const localTime = (moment: string | null): string => {
  if (moment === null) return '';
  const at = new Date(moment);
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
};

/** Why a form was not saved; null where it was. */
export const refusalOf = (asked: Asked<unknown>, offline: string): string | null =>
  asked.kind === 'REFUSED' && asked.problem.code === 'FORBIDDEN' ? texts.forbidden : reasonOf(asked, offline);
