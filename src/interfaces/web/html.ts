import { escapeMarkup } from '../../shared/escape-markup';

/**
 * HTML that is safe by construction: whatever stands in a template is escaped unless a template made it. A hostile name can
 * only ever be text.
 */

const MARK: unique symbol = Symbol('html');

/** Text that is HTML already; only `html` makes it. */
export interface Html {
  readonly [MARK]: string;
}

/** A value in a template. `null`, `undefined` and `false` leave nothing. */
export type Piece = Html | string | number | null | undefined | false | readonly Piece[];

/** Marks that turn the direction of writing, also of what comes after them. */
const DIRECTION_MARKS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** A text that runs from right to left stays within itself: what stands around it keeps its order. */
const isolated = (text: string): string => {
  const plain = text.replaceAll(DIRECTION_MARKS, '');
  return RIGHT_TO_LEFT.test(plain) ? `\u2068${plain}\u2069` : plain;
};

const escaped = (text: string): string => escapeMarkup(isolated(text));

const isList = (piece: Piece): piece is readonly Piece[] => Array.isArray(piece);

const written = (piece: Piece): string => {
  if (piece === null || piece === undefined || piece === false) return '';
  if (isList(piece)) return piece.map(written).join('');
  return typeof piece === 'object' ? piece[MARK] : escaped(String(piece));
};

const BLOCK =
  'table|caption|thead|tbody|tr|td|th|ul|ol|li|dl|dt|dd|div|section|header|footer|form|fieldset|h1|h2|h3|p|option';
const insideTag = /\s*\n\s*(\/?>)/g;
const beforeBlock = new RegExp(`\\s+(</?(?:${BLOCK})\\b)`, 'g');
const afterBlock = new RegExp(`(</?(?:${BLOCK})(?:\\s[^<>]*)?>)\\s+`, 'g');

/** End tags that HTML itself puts in; a table of a hundred players has over a thousand of them. */
const impliedEnd = /<\/(?:td|th|tr|li|dt|dd|option)>/g;

/** Removes the indentation of a template, but keeps spaces between words. */
const compact = (text: string): string =>
  text
    .replace(insideTag, '$1')
    .replace(beforeBlock, '$1')
    .replace(afterBlock, '$1')
    .replace(impliedEnd, '')
    .replace(/\n\s+/g, '\n');

const compacted = new WeakMap<TemplateStringsArray, readonly string[]>();

const textsOf = (template: TemplateStringsArray): readonly string[] => {
  const texts = compacted.get(template) ?? template.map(compact);
  compacted.set(template, texts);
  return texts;
};

/** A template: `` html`<b title="${title}">${name}</b>` ``. Attributes stand in double quotes, always. */
export const html = (template: TemplateStringsArray, ...pieces: readonly Piece[]): Html => ({
  [MARK]: textsOf(template).reduce((whole, text, index) => whole + written(pieces[index - 1]) + text),
});

const LINK = /(?<=\shref=")\/[^"]*/g;

/** The same HTML with other addresses in its links to our own pages. */
export const withLinks = (made: Html, change: (address: string) => string): Html => ({
  [MARK]: made[MARK].replaceAll(LINK, (address) => escaped(change(address.replaceAll('&amp;', '&')))),
});

/** The text of a finished page. */
export const textOf = (made: Html): string => made[MARK];
