/** A time as answers state it: ISO 8601, in UTC. */
export const isoTime = (ms: number): string => new Date(ms).toISOString();

/** The same, null where there is none. */
export const isoTimeOrNull = (ms: number | null): string | null => (ms === null ? null : isoTime(ms));

/** The milliseconds of a time in unchecked input; NaN for anything else, so that no comparison with it holds. */
export const timeOf = (value: unknown): number => (typeof value === 'string' ? Date.parse(value) : NaN);

/** The milliseconds of a checked time; null where none is given. */
export const msOrNull = (time: string | undefined): number | null =>
  time === undefined ? null : Date.parse(time);
