/**
 * Widths of the printable ASCII characters, from the space on, in hundredths of the font size. They are those of DejaVu
 * Sans, the widest of the sans-serif fonts that a reader may have instead of ours: what fits in it fits in all.
 */
const WIDTHS = [
  32, 40, 46, 84, 64, 95, 78, 27, 39, 39, 50, 84, 32, 36, 32, 34, 64, 64, 64, 64, 64, 64, 64, 64, 64, 64, 34,
  34, 84, 84, 84, 53, 100, 68, 69, 70, 77, 63, 58, 77, 75, 29, 29, 66, 56, 86, 75, 79, 60, 79, 69, 63, 61, 73,
  68, 99, 69, 61, 69, 39, 34, 39, 84, 50, 50, 61, 63, 55, 63, 62, 35, 63, 63, 28, 28, 58, 28, 97, 63, 61, 63,
  63, 41, 52, 39, 63, 59, 82, 59, 59, 52, 64, 34, 64, 84,
];
const FIRST = 32;
/** Letters of other alphabets up to here are hardly wider than an M. */
const WIDE_FROM = 0x1100;
const LETTER = 90;
const WIDE = 130;
const ELLIPSIS = '…';

const widthOf = (character: string): number => {
  const code = character.codePointAt(0) as number;
  return WIDTHS[code - FIRST] ?? (code < WIDE_FROM || (code >= 0x2000 && code < 0x2300) ? LETTER : WIDE);
};

/** The most pixels that the text takes at a font size in pixels, semi-bold included. */
export const textWidth = (text: string, size: number): number => {
  let hundredths = 0;
  for (const character of text) hundredths += widthOf(character);
  return (hundredths * size) / 100;
};

/** A line of text in pixels of size, and the pixels it may take. */
export interface Room {
  readonly size: number;
  readonly width: number;
}

/** The text, or as much of it as fits, with an ellipsis. */
export const shorten = (text: string, { size, width }: Room): string => {
  if (textWidth(text, size) <= width) return text;
  const characters = [...text];
  while (characters.length > 0 && textWidth(`${characters.join('')}${ELLIPSIS}`, size) > width)
    characters.pop();
  return `${characters.join('').trimEnd()}${ELLIPSIS}`;
};

/** The text on at most `lines` lines, broken between words; what is left over of the last line is shortened away. */
export const wrap = (
  text: string,
  { lines, ...room }: Room & { readonly lines: number },
): readonly string[] => {
  const rest = text.split(/\s+/).filter((word) => word !== '');
  const done: string[] = [];
  while (rest.length > 0 && done.length < lines - 1) {
    let line = rest.shift() as string;
    while (rest.length > 0 && textWidth(`${line} ${rest[0]}`, room.size) <= room.width)
      line = `${line} ${rest.shift()}`;
    done.push(shorten(line, room));
  }
  return rest.length > 0 ? [...done, shorten(rest.join(' '), room)] : done;
};
