/** A part of a line: what it was understood as; null where it was not. */
export interface LineWord {
  readonly text: string;
  readonly meaning: string | null;
}

/** Reads a line piece by piece: what one question takes, no other can take. */
export interface LineReader {
  /** The number in the first piece that fits, which is then taken; undefined if none does. */
  readonly number: (pattern: RegExp, meaning: (value: number) => string) => number | undefined;
  /** Whether a piece fits, which is then taken. */
  readonly has: (pattern: RegExp, meaning: string) => boolean;
  /** Every piece that fits, each taken, as the text of its first group. */
  readonly all: (pattern: RegExp, meaning: (text: string) => string) => readonly string[];
  /** The text that nobody has taken. */
  readonly rest: () => string;
  /** Takes all that is left, in as many pieces as it lies in. */
  readonly takeRest: (meaning: string) => void;
  /** The line in pieces, in their order. */
  readonly words: () => readonly LineWord[];
}

/** Words that ask or join, and change nothing. */
const JOINING =
  /^(a|an|the|my|his|her|its|to|of|on|at|in|for|is|am|are|i|it|do|does|can|what|whats|how|much|many|need|needs|chance|chances|odds|roll|rolls|test|check|with|and|or|by|if|v|vs|versus|against|wound|model|models|has|have|get|\?|,|\.|:|;|-|\+)$/;

const TAKEN = '\u0000';

export const createReader = (line: string): LineReader => {
  // Of the same length as the line, so that pieces keep their places.
  let left = [...line]
    .map((letter) => (letter.toLowerCase().length === letter.length ? letter.toLowerCase() : letter))
    .join('');
  const taken: { readonly from: number; readonly to: number; readonly meaning: string }[] = [];

  const take = (pattern: RegExp, meaning: (text: string) => string): string | undefined => {
    const found = pattern.exec(left);
    if (!found) return undefined;
    const from = found.index;
    const to = from + found[0].length;
    const text = found[1] ?? found[0];
    taken.push({ from, to, meaning: meaning(text) });
    left = left.slice(0, from) + TAKEN.repeat(to - from) + left.slice(to);
    return text;
  };

  const all = (pattern: RegExp, meaning: (text: string) => string): readonly string[] => {
    const texts: string[] = [];
    for (let text = take(pattern, meaning); text !== undefined; text = take(pattern, meaning))
      texts.push(text);
    return texts;
  };

  const unread = (): readonly { readonly from: number; readonly to: number; readonly meaning: null }[] =>
    [...left.matchAll(/[^\u0000\s]+/g)]
      .filter(([text]) => !JOINING.test(text))
      .map((found) => ({ from: found.index, to: found.index + found[0].length, meaning: null }));

  return {
    number: (pattern, meaning) => {
      const text = take(pattern, (digits) => meaning(Number(digits)));
      return text === undefined ? undefined : Number(text);
    },
    has: (pattern, meaning) => take(pattern, () => meaning) !== undefined,
    all,
    rest: () => left.replaceAll(TAKEN, ' ').replaceAll(/\s+/g, ' ').trim(),
    takeRest: (meaning) => void all(/[^\u0000\s](?:[^\u0000]*[^\u0000\s])?/, () => meaning),
    words: () =>
      [...taken, ...unread()]
        .sort((one, other) => one.from - other.from)
        .map(({ from, to, meaning }) => ({ text: line.slice(from, to).trim(), meaning })),
  };
};
