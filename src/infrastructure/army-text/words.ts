/** Words as they are compared: without accents, case, plural and punctuation. */

/** Plurals that are not made with an s alone. */
const PLURALS: readonly (readonly [RegExp, string])[] = [
  [/men$/, 'man'],
  [/(dwar|el|wol|thie|kni)ves$/, '$1f'],
  [/(ss|sh|ch|x)es$/, '$1'],
  [/([^s])s$/, '$1'],
];

const IRREGULAR: Readonly<Record<string, string>> = { knif: 'knife', cavalries: 'cavalry' };

/** The word in the singular. Words of three letters and fewer stay as they are. */
const singular = (word: string): string => {
  if (word.length <= 3 && word !== 'men') return word;
  const plural = PLURALS.find(([pattern]) => pattern.test(word));
  const one = plural ? word.replace(plural[0], plural[1]) : word;
  return IRREGULAR[one] ?? one;
};

/** Letters that are no letter with an accent. */
const LETTERS: Readonly<Record<string, string>> = {
  ø: 'o',
  ð: 'd',
  þ: 'th',
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  ł: 'l',
};

/** The text in lower case without accents and apostrophes. */
export const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}'’‘`´]/gu, '')
    .toLowerCase()
    .replace(/[øðþæœßł]/g, (letter) => LETTERS[letter] ?? letter);

/** Words that say nothing of who is meant. */
const SMALL_WORDS = new Set(['of', 'the', 'and', 'a', 'an']);

/** The words of a text, in the singular. */
export const wordsOf = (text: string): readonly string[] =>
  (folded(text).match(/[\p{L}\p{N}]+/gu) ?? []).map(singular);

/** The same without the small words. */
export const meaningOf = (words: readonly string[]): readonly string[] =>
  words.filter((word) => !SMALL_WORDS.has(word));
