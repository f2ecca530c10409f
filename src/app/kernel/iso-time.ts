/** A time as answers state it: ISO 8601, in UTC. */
export const isoTime = (ms: number): string => new Date(ms).toISOString();

/** The same, null where there is none. */
export const isoTimeOrNull = (ms: number | null): string | null => (ms === null ? null : isoTime(ms));
