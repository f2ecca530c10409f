/** Texts of people, made harmless: no mention, no formatting, no link, however they are spelt. */

/** Breaks a mention or an address without being seen. */
const INVISIBLE = '\u200b';
const MARKDOWN = /[\\*_~`|>#[\]<]/g;
/** Turns the direction of writing round, or is nothing to see: both hide what a text says. */
const DECEPTIVE = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** At most `most` characters, the last an ellipsis where something was cut; never half a character. */
export const clip = (text: string, most: number): string => {
  if (text.length <= most) return text;
  const cut = text.slice(0, Math.max(0, most - 1));
  return `${/[\ud800-\udbff]$/.test(cut) ? cut.slice(0, -1) : cut}…`;
};

const unlinked = (text: string): string =>
  text.replace(DECEPTIVE, '').replaceAll('@', `@${INVISIBLE}`).replaceAll('://', `:${INVISIBLE}//`);

/** A person's text within ours. */
export const defused = (text: string): string => unlinked(text.replace(MARKDOWN, '\\$&'));

/** A person's text within a block of code, where nothing but the block's own end means anything. */
export const defusedInCode = (text: string): string =>
  unlinked(text)
    .replaceAll('`', 'ˋ')
    .replaceAll(/[\r\n\t]+/g, ' ');
