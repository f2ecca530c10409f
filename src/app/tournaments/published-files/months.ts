import type { Published } from './published';

/** The edition came out in this year; nothing of it was played before. */
const FIRST_MONTH = '2018-01';
/** All months are compared so often, the last ones in each run. */
const ALL_EVERY_MS = 23 * 60 * 60 * 1000;
const LAST_MONTHS = 3;

const monthAt = (nowMs: number, offset: number): string => {
  const now = new Date(nowMs);
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + offset, 1)).toISOString().slice(0, 7);
};

/** From a month on to the next one after `nowMs`, the newest first. */
const monthsSince = (first: string, nowMs: number): readonly string[] => {
  const months: string[] = [];
  for (let offset = 1; monthAt(nowMs, offset) >= first; offset -= 1) months.push(monthAt(nowMs, offset));
  return months;
};

/** Which months a run compares: all of them once a day, the last three and the next one each time. */
export const monthsToCompare = (
  { months, allComparedAtMs }: Published,
  nowMs: number,
): { readonly months: readonly string[]; readonly isAll: boolean } => {
  const isAll = nowMs >= allComparedAtMs + ALL_EVERY_MS;
  const listed = monthsSince(isAll ? FIRST_MONTH : monthAt(nowMs, 1 - LAST_MONTHS), nowMs);
  const published = isAll ? months.map(({ month }) => month) : [];
  return { months: [...new Set([...listed, ...published])], isAll };
};
