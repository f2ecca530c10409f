import { distance } from 'fastest-levenshtein';
import { sumOf } from '../../shared/sum-of';
import { countSteps } from '../../shared/step-budget';

/** Words as they are compared: without accents, case, plural and punctuation. */

/** Plurals that are not made with an s alone. */
const PLURALS: readonly (readonly [RegExp, string])[] = [
  [/men$/, 'man'],
  [/(dwar|el|wol|thie|kni)ves$/, '$1f'],
  [/(ss|sh|ch|x)es$/, '$1'],
  [/([^s])s$/, '$1'],
];

const IRREGULAR = new Map([
  ['knif', 'knife'],
  ['cavalries', 'cavalry'],
]);

/** The word in the singular. Words of three letters and fewer stay as they are. */
const singular = (word: string): string => {
  if (word.length <= 3 && word !== 'men') return word;
  const plural = PLURALS.find(([pattern]) => pattern.test(word));
  const one = plural ? word.replace(plural[0], plural[1]) : word;
  return IRREGULAR.get(one) ?? one;
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
const SMALL_WORDS = new Set(
  'of the and a an von vom der die das des du de del della di la le les los'.split(' '),
);

/** Words of other languages in names of models and what they carry, and names that friends call Heroes by, folded. */
const TRANSLATED: ReadonlyMap<string, string> = new Map(
  [
    'king konig roi rey|captain hauptmann capitaine capitan capitano|chieftain hauptling',
    'warrior krieger kriegern guerrier guerrero guerriero guerrieri|rider reiter reitern cavalier jinete cavaliere cavalieri',
    'knight ritter rittern chevalier caballero|guard wache wachter garde guardia|ranger waldlaufer',
    'bow bogen arc arco|shield schild schilde schilden bouclier escudo scudo|spear speer speere speeren lanza lancia',
    'horse pferd pferde pferden cheval caballo cavallo|sword schwert epee espada spada|axe axt hache hacha',
    'captain kapitan|warrior wojownik wojownicy wojownikow|rider jezdziec jezdzcy jezdzcow|shield tarcza tarcze tarczami',
    'bow luk luki lukami|spear wlocznia wlocznie wloczniami|horse kon konie koniu|rohan rohanu|banner standarte estandarte stendardo sztandar',
    'armoured gepanzert gepanzerte gepanzertes gepanzertem gepanzerten',
    'meriadoc merry|peregrin pippin|dwarf zwerg zwerge nain enano nano|orc ork orque orco|elf elb elben elfe elfo|armour rustung armure armadura',
  ]
    .join('|')
    .split('|')
    .flatMap((line) => {
      const [english = '', ...others] = line.split(' ');
      return others.map((other) => [other, english] as const);
    }),
);

/** The words of a text, in the singular. */
export const wordsOf = (text: string): readonly string[] =>
  (folded(text).match(/[\p{L}\p{N}]+/gu) ?? []).map(
    (word) => TRANSLATED.get(word) ?? TRANSLATED.get(singular(word)) ?? singular(word),
  );

/** The same without the small words. */
export const meaningOf = (words: readonly string[]): readonly string[] =>
  words.filter((word) => !SMALL_WORDS.has(word));

/** Something that has a name, prepared for being looked for. */
export interface Known {
  readonly id: string;
  readonly name: string;
  readonly words: readonly string[];
  /** The first letters of the words: a written word that begins otherwise is none of them. */
  readonly letters: string;
  /** All words together. */
  readonly whole: string;
  /** The part before a comma: "Théoden" of "Théoden, King of Rohan". */
  readonly proper: string;
  /** First letters, with and without the small words. */
  readonly initials: readonly string[];
}

/** A name that was found, and how sure that is: 1 for certain. */
export interface Match<Target> {
  readonly target: Target;
  readonly confidence: number;
}

/** Meanings that are sure enough, the surest first. */
export const surest = <Found extends { readonly confidence: number }>(
  found: readonly Found[],
  isEnough: (one: Found) => boolean,
): readonly Found[] => found.filter(isEnough).sort((a, b) => b.confidence - a.confidence);

const initialsOf = (name: string): readonly string[] => {
  const words = folded(name).match(/[\p{L}\p{N}]+/gu) ?? [];
  return [words, meaningOf(words)].map((some) => some.map((word) => word[0] ?? '').join(''));
};

/** Prepares a name. */
export const knownOf = ({ id, name }: { readonly id: string; readonly name: string }): Known => {
  const words = meaningOf(wordsOf(name));
  return {
    id,
    name,
    words,
    letters: words.map((word) => word[0] ?? '').join(''),
    whole: words.join(' '),
    proper: meaningOf(wordsOf(name.split(/[,(]/, 1)[0] ?? name)).join(' '),
    initials: initialsOf(name),
  };
};

/** The same for what nobody shortens to its first letters. */
export const spelledOut = (named: { readonly id: string; readonly name: string }): Known => ({
  ...knownOf(named),
  initials: [],
});

const CERTAIN = 1;
const PROPER = 0.97;
const INITIALS = 0.8;
const LEAST_PART = 0.75;
/** The weight of the part of a name that was written. */
const WHOLE_PART = 0.2;

/** Names less similar than this are not meant, whatever else speaks for them. */
const LEAST_SIMILAR = 0.4;

const similar = (one: string, other: string): number => {
  const longest = Math.max(one.length, other.length);
  // They differ by at least as many letters as one is longer: most names need not be compared at all.
  if (longest === 0 || Math.abs(one.length - other.length) > longest * LEAST_SIMILAR) return 0;
  return 1 - distance(one, other) / longest;
};

/** How well one written word stands for one of the name's: exactly, misspelt, or cut short. */
const wordQuality = (written: string, word: string): number => {
  if (written === word) return 1;
  if (written.length >= 3 && written.length < word.length && word.startsWith(written)) return 0.9;
  // "Cpt" for Captain: first letter, and the others in their order.
  if (written.length === 3 && word.length >= 6 && written[0] === word[0] && isSpread(written, word))
    return 0.8;
  if (written.length < 4 || word.length < 4 || written[0] !== word[0]) return 0;
  const edits = distance(written, word);
  return edits <= (Math.max(written.length, word.length) < 6 ? 1 : 2) ? 1 - edits / word.length : 0;
};

/** Whether a written word is this one, misspelt or cut short at most. */
export const isSameWord = (written: string, word: string): boolean => wordQuality(written, word) > 0;

const isSpread = (letters: string, word: string): boolean => {
  let at = 0;
  for (const letter of word) if (letter === letters[at]) at += 1;
  return at === letters.length;
};

/** Steps that comparing two words is, as `countSteps` counts them. */
const STEPS_A_WORD = 1;

const lettersIn = (words: readonly string[]): number => sumOf(words, ({ length }) => length);

/** The written words as some of the name's: 0 where one of them is none. */
const partQuality = (written: readonly string[], { words, letters }: Known): number => {
  if (written.length > words.length || written.some((word) => !letters.includes(word[0] ?? ''))) return 0;
  countSteps(written.length * words.length * STEPS_A_WORD);
  const left = [...words];
  let quality = 0;
  let covered = 0;
  for (const one of written) {
    const [best] = left
      .map((word, index) => ({ index, word, found: wordQuality(one, word) }))
      .sort((a, b) => b.found - a.found);
    if (!best || best.found === 0) return 0;
    quality += best.found * one.length;
    covered += best.word.length;
    left.splice(best.index, 1);
  }
  const share = covered / Math.max(1, lettersIn(words));
  return (quality / Math.max(1, lettersIn(written))) * (LEAST_PART + WHOLE_PART * share);
};

/** How sure it is that these words mean this name: 0 to 1. */
export const confidenceIn = (words: readonly string[], known: Known): number => {
  const written = meaningOf(words);
  const text = written.join(' ');
  if (text === '') return 0;
  if (text === known.whole) return CERTAIN;
  if (text === known.proper) return PROPER;
  const isShort = words.length === 1 && text.length >= 3;
  return Math.max(
    isShort && known.initials.includes(text) ? INITIALS : 0,
    similar(text, known.whole),
    PROPER * similar(text, known.proper),
    partQuality(written, known),
  );
};
