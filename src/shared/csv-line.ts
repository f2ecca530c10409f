/** A spreadsheet runs what begins like this, in full width too; an apostrophe before it keeps it a text. */
const FORMULA = /^[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/;

const cell = (value: string | number | null): string => {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const text = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** A line of a CSV file (RFC 4180): no cell is a formula. */
export const csvLine = (cells: readonly (string | number | null)[]): string =>
  `${cells.map(cell).join(',')}\r\n`;
