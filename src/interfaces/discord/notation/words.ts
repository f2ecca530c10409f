import type { Fault } from '../../../app/kernel/faults';
import { nearestNames } from '../../../app/kernel/nearest';
import { type Answer, inputFaults, invalidInput, ok } from '../../../app/kernel/use-case';

/**
 * Models as players write them: `2x A3 F6 M2 elven, F4 spear`. Pieces are parted by commas; a piece is words in any
 * order: a letter or name with its number (`F5`, `5F`, `fight=5`), or a word for what holds (`cavalry`).
 */
export interface Vocabulary {
  /** Word to the field that its number fills. */
  readonly numbers: Readonly<Record<string, string>>;
  /** Word to the fields that it sets; a list is added to. */
  readonly flags: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /** Whether `3x` repeats the piece, or fills its `count`. */
  readonly times: 'REPEATS' | 'COUNT';
  /** Words that stand for themselves, such as `4+`: the field and its number, or nothing. */
  readonly special?: (word: string) => Readonly<Record<string, unknown>> | undefined;
}

type Piece = Readonly<Record<string, unknown>>;

const MOST_PIECES = 30;

/** Parts a text where no quotation marks stand around the mark. */
export const split = (text: string, mark: RegExp): readonly string[] =>
  (text.match(/"[^"]*"|[^"]+/g) ?? [])
    .reduce<string[]>(
      (parts, run) => {
        const pieces = run.startsWith('"') ? [run] : run.split(mark);
        const last = parts.pop() ?? '';
        return [...parts, `${last}${pieces[0] ?? ''}`, ...pieces.slice(1)];
      },
      [''],
    )
    .map((part) => part.trim())
    .filter((part) => part !== '');

const merged = (piece: Piece, set: Piece): Piece => ({
  ...piece,
  ...Object.fromEntries(
    Object.entries(set).map(([key, value]) => {
      const before = piece[key];
      return [key, Array.isArray(before) && Array.isArray(value) ? [...before, ...value] : value];
    }),
  ),
});

const NUMBERED = /^([a-z-]+?)[:=]?(\d{1,4})$/;
const NUMBER_FIRST = /^(\d{1,4})([a-z-]+)$/;

/** The fields that a word sets; undefined where it is not known. */
const meaning = (word: string, { numbers, flags, special }: Vocabulary): Piece | undefined => {
  const own = special?.(word);
  if (own) return own;
  const flag = Object.hasOwn(flags, word) ? flags[word] : undefined;
  if (flag) return flag;
  const [, before, after] = NUMBERED.exec(word) ?? [];
  const [, first, name] = NUMBER_FIRST.exec(word) ?? [];
  const key = before ?? name ?? '';
  return Object.hasOwn(numbers, key) ? { [numbers[key] as string]: Number(after ?? first) } : undefined;
};

const unknownWord = (option: string, word: string, { numbers, flags }: Vocabulary): Fault => {
  const known = [...Object.keys(numbers).map((name) => `${name}3`), ...Object.keys(flags)];
  const nearest = nearestNames(word, Object.keys(flags));
  return {
    path: option,
    code: 'UNKNOWN_REFERENCE',
    message: `"${word}" means nothing here: ${nearest.length > 0 ? `did you mean ${nearest.join(' or ')}?` : `words are ${known.join(' ')}`}`,
  };
};

const TIMES = /^(\d{1,2})[x×]$/;

/** Reads the pieces of an option's text; every word that means nothing is a fault. */
export const readPieces = (
  option: string,
  text: string,
  vocabulary: Vocabulary,
): Answer<readonly Piece[]> => {
  const faults: Fault[] = [];
  const pieces = split(text, /[,;]/).flatMap((part): readonly Piece[] => {
    const words = part.toLowerCase().split(/\s+/);
    const times = Number(TIMES.exec(words[0] ?? '')?.[1] ?? 0);
    let piece: Piece = {};
    for (const word of times > 0 ? words.slice(1) : words) {
      const set = meaning(word, vocabulary);
      if (set) piece = merged(piece, set);
      else faults.push(unknownWord(option, word, vocabulary));
    }
    if (times === 0) return [piece];
    return vocabulary.times === 'COUNT'
      ? [{ count: times, ...piece }]
      : Array.from({ length: times }, () => piece);
  });
  if (pieces.length > MOST_PIECES)
    faults.push({ path: option, code: 'TOO_LONG', message: `must have at most ${MOST_PIECES} pieces` });
  return faults.length > 0 ? invalidInput(faults) : ok(pieces);
};

/** Several texts read together: all of them, or the faults of all. */
export const together = <T extends Readonly<Record<string, unknown>>>(answers: {
  readonly [K in keyof T]: Answer<T[K]>;
}): Answer<T> => {
  const entries = Object.entries<Answer<unknown>>(answers);
  const faults = entries.flatMap(([, answer]) => inputFaults(answer));
  if (faults.length > 0) return invalidInput(faults);
  return ok(
    Object.fromEntries(entries.map(([name, answer]) => [name, answer.ok ? answer.value : null])) as T,
  );
};

/** Dice as players write them: `4 5 6`, `4,5,6` or `456`. */
export const readDice = (text: string | undefined): Answer<readonly number[] | undefined> => {
  if (text === undefined) return ok(undefined);
  const plain = text.replaceAll(/[\s,;.+]+/g, '');
  return /^[1-6]+$/.test(plain)
    ? ok([...plain].map(Number))
    : invalidInput([
        { path: 'dice', code: 'WRONG_FORMAT', message: 'must be the faces of dice, 1 to 6, such as 4 5 6' },
      ]);
};
