/** Makes texts of people harmless: no mention, no formatting, no link, however they are spelt. */

/** Breaks a mention or an address without being seen. */
const INVISIBLE = '\u200b';
const MARKDOWN = /[\\*_~`|>#[\]<]/g;
/** Characters that are invisible or turn the direction of writing round: both hide what a text says. */
const DECEPTIVE = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** At most `most` characters, the last an ellipsis where something was cut; never half a character. */
export const clip = (text: string, most: number): string => {
  if (text.length <= most) return text;
  const cut = text.slice(0, Math.max(0, most - 1));
  return `${/[\ud800-\udbff]$/.test(cut) ? cut.slice(0, -1) : cut}…`;
};

const unlink = (text: string): string =>
  text.replace(DECEPTIVE, '').replaceAll('@', `@${INVISIBLE}`).replaceAll('://', `:${INVISIBLE}//`);

/** Escapes a person's text for a place within formatted text. */
export const escapeText = (text: string): string => unlink(text.replace(MARKDOWN, '\\$&'));

/** Escapes a person's text for a block of code, where only the block's own end has a meaning. */
export const escapeInCode = (text: string): string =>
  unlink(text)
    .replaceAll('`', 'ˋ')
    .replaceAll(/[\r\n\t]+/g, ' ');
