/**
 * Input of any shape, for checks of fields against each other: what is not as the schema wants it is passed over, since that fault is
 * reported already.
 */
export type Loose = Readonly<Record<string, unknown>>;

/** The fields of an object; none of anything else. */
export const record = (value: unknown): Loose =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Loose) : {};

/** The items of a list; none of anything else. */
export const items = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
