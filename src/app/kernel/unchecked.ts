/** Input of any shape, for checks between fields: they skip values of the wrong type, which the schema reports already. */
export type Loose = Readonly<Record<string, unknown>>;

/** The fields of an object; none of anything else. */
export const fieldsOf = (value: unknown): Loose =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Loose) : {};

/** The items of a list; none of anything else. */
export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Whether there is a value: null means the same as leaving a field out. */
export const isGiven = (value: unknown): boolean => value !== undefined && value !== null;
