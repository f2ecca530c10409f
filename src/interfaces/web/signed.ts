/** A number with the minus of print. */
export const unsigned = (value: number): string => String(value).replace('-', '−');

/** A number that is more or less than nothing, with its sign. */
export const signed = (value: number): string => (value > 0 ? `+${value}` : unsigned(value));
