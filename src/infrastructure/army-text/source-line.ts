import { folded, wordsOf } from './words';

/** A word of a line, or a number, and what stands between it and the one before. */
export interface Token {
  /** Folded and in the singular; the digits of a number. */
  readonly word: string;
  readonly raw: string;
  readonly number: number | null;
  /** Whether a comma, a bracket or the like stands before it: `and` and `with` as words do not count. */
  readonly isApart: boolean;
  /** How many brackets are open around it. */
  readonly depth: number;
}

/** The words of tokens as they are compared. */
export const wordsIn = (tokens: readonly Token[]): readonly string[] => tokens.map(({ word }) => word);

/** A line as it was pasted, with what does not belong to names taken out. */
export type SourceLine = ReturnType<typeof sourceLine>;

const BULLET = /^[\s|]*(?:(?<mark>[-–—•·●◦▪‣○*+>~]+|(?:\.\s)+)\s*|(?<number>\d{1,2}[.)])\s+)?/u;
/** The mark or number that a line begins with. */
export const bulletOf = (text: string): string => BULLET.exec(text)?.[0] ?? '';

const OPTION_MARKS = /[~◦○]/;
const EMPHASIS = /\*\*|__|`|~~/g;
/** The number that some exports give a Hero: "Char1: 1x Théoden". */
const SLOT = /^char\s*\d+\s*:\s*/i;
const LEADER =
  /\*+\s*(?:leader|general)\s*\*+|\barmy general\b\s*,?|[([]\s*(?:army |the )?(?:leader|general|gen|ldr)\.?\s*[)\]]|\s[-–—]\s*(?:army )?(?:leader|general)\s*$|^(?:army )?(?:leader|general)\s*[:–—-]\s*/i;
const TIER = /[([]?\s*\b(?:hero of (?:legend|valour|fortitude)|minor hero|independent hero)\b\s*[)\]]?/gi;
/** A Ringwraith's Might, Will and Fate as builders print them and players write them: "(M:2 W:10 F:2)", "Might 2, Will 10, Fate 2", "2/10/2". */
const POOLS =
  /\((?:[\s,/]*\b(?:M(?:ight)?|W(?:ill)?|F(?:ate)?)[\s:=]*\d+)+\s*\)|(?:[\s,/]*\b(?:M(?:ight)?|W(?:ill)?|F(?:ate)?)[\s:=]*\d+){2,3}(?!\d)|(?<![\d/])\d{1,2}\/\d{1,2}\/\d{1,2}(?![\d/])/gi;
const POOLS_ONCE = new RegExp(POOLS.source, 'i');
const MODELS = /\b(\d{1,4})\s*(?:models?|modelle|figurines?|miniatures?)\b\s*,?/i;
/** Two groups of the same models: "4+4". */
const ADDED = /(?<![\d(+])\b(\d{1,2})\s?\+\s?(\d{1,2})(?=\s|$|x)/gi;

const POINTS_WORD = 'points?|pts?|p|punkte|pkte?|punti|puntos|pkt';
/** Points with their word: "(120 points)", "[54pts]", "- 100pts.", "9 p each". */
const NAMED_POINTS = new RegExp(
  String.raw`[([]?\s*(?:[=@:–—-]\s*)?\b(\d{1,5})\s*(?:${POINTS_WORD})\b\.?(?:\s*(?:each|ea\b\.?|per model|/\s*model))?\s*[)\]]?`,
  'iu',
);
const EVERY_NAMED_POINTS = new RegExp(NAMED_POINTS.source, 'giu');
/** Sums as some builders print them: "(8 + 1) x 6 = 54". */
const SUM = /\(?\d+\s*[+x×*]\s*[\d\s+x×*)]*=\s*(\d{1,5})/u;
const EQUALS = /[=@]\s*(\d{1,5})\s*(?:ea(?:ch)?\.?)?\s*$/u;
const IN_BRACKETS = /[([]\s*(\d{1,5})\s*[)\]]/gu;
const BARE = /[\s:,;–—-](\d{1,5})\s*$/u;
const BARE_COUNT = /[\s:,;–—-](\d{1,2})[\s:,;–—-]*$/u;
/** A bare number after a name is the count up to here, where no other count stands; else its points. */
const MOST_BARE_COUNT = 24;

const NUMBER_WORDS = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');
const LEADING_COUNT = /^\(?(?:[x×]\s*)?(\d{1,3})(?:\s*[x×*]\s*|\s+)(?=\p{L})/iu;
const GLUED_COUNT = /^(\d{1,3})[x×](?=\p{L})/iu;
const TRAILING_COUNT =
  /\s*[([]?(?<![\p{L}\p{N}])(?:[x×*]\s?(\d{1,3})|(\d{1,3})\s?[x×*])[)\]]?\s*(?=$|[,:([\d=@–—-])/iu;
/** "Warriors of Rohan 6 (shield)", "Warriors of Rohan 6 w/ shield". */
const INNER_COUNT = /(?<=\p{L})\s+([1-9]|1\d|2[0-4])(?=\s*(?:[([]|\bw(?:ith)?\b|\bmit\b|\bavec\b|\bcon\b))/iu;
const WORD_COUNT = new RegExp(
  String.raw`^(a dozen|dozen|${NUMBER_WORDS.join('|')})\s+(?:of\s+)?(?!handed)(?=\p{L})`,
  'iu',
);

interface Cut {
  readonly rest: string;
  readonly number: number | null;
}

const cut = (text: string, pattern: RegExp): Cut => {
  const found = pattern.exec(text);
  const digits = found?.slice(1).find((group) => group !== undefined);
  if (!found || digits === undefined) return { rest: text, number: null };
  const rest = `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}`;
  return { rest: rest.trim(), number: Number(digits) };
};

/** The first of these patterns that is there. */
const cutFirst = (text: string, patterns: readonly RegExp[]): Cut => {
  for (const pattern of patterns) {
    const found = cut(text, pattern);
    if (found.number !== null) return found;
  }
  return { rest: text, number: null };
};

const countIn = (text: string): Cut => {
  const words = WORD_COUNT.exec(text);
  if (words) {
    const at = NUMBER_WORDS.indexOf(folded(words[1] ?? ''));
    return { rest: text.slice(words[0].length), number: at < 0 ? 12 : at + 1 };
  }
  return cutFirst(text, [GLUED_COUNT, LEADING_COUNT, TRAILING_COUNT, INNER_COUNT]);
};

/** Numbers alone in brackets: the first is the unit's points, unless a comma stands before it; later ones are of options. */
const bracketsIn = (text: string): Cut => {
  const [first] = text.matchAll(IN_BRACKETS);
  if (!first) return { rest: text, number: null };
  const isOfUnit = !text.slice(0, first.index).includes(',');
  return { rest: text.replace(IN_BRACKETS, ' ').trim(), number: isOfUnit ? Number(first[1]) : null };
};

/** A bare number at the end: points where the count is known or it is too large for one. */
const bareIn = (text: string, count: number | null): { readonly count: number | null } & Cut => {
  const inBrackets = bracketsIn(text);
  const found = inBrackets.rest === text ? cutFirst(text, [BARE]) : inBrackets;
  if (found.number === null) return { ...found, count };
  if (count !== null) return { ...found, count };
  if (found.number <= MOST_BARE_COUNT) return { rest: found.rest, number: null, count: found.number };
  const before = cut(found.rest, BARE_COUNT);
  return { rest: before.rest, number: found.number, count: before.number };
};

const PIECE = /[\p{L}\p{N}'’]+|[^\s\p{L}\p{N}]/gu;
const APART = /[,;:()[\]{}+/&–—•|]/;

/** The words and numbers of a text. "3x" and "x3" are numbers. */
const tokensOf = (text: string): readonly Token[] => {
  const tokens: Token[] = [];
  let [isApart, depth] = [false, 0];
  for (const [piece] of text.matchAll(PIECE)) {
    if (/[([{]/.test(piece)) depth += 1;
    if (/[)\]}]/.test(piece)) depth = Math.max(0, depth - 1);
    if (!/[\p{L}\p{N}]/u.test(piece)) {
      isApart ||= APART.test(piece);
      continue;
    }
    const number = /^(?:[x×])?(\d{1,4})(?:[x×])?$/i.exec(piece)?.[1];
    const [word = ''] = number === undefined ? wordsOf(piece) : [number];
    if (word === '' || /^[x×]$/.test(word)) continue;
    tokens.push({ word, raw: piece, number: number === undefined ? null : Number(number), isApart, depth });
    isApart = false;
  }
  return tokens;
};

/** The text within brackets that go around all of it. */
const unwrapped = (text: string): string => {
  const inner = /^\((.*)\)$/s.exec(text)?.[1];
  return inner !== undefined && !/^[^(]*\)/.test(inner) ? inner : text;
};

/** "8" for "4+4". */
export const withSums = (text: string): string =>
  text.replace(ADDED, (_, one: string, other: string) => String(Number(one) + Number(other)));

/** Reads one line: its count, its points, and the words that are left. */
export const sourceLine = (text: string, number: number) => {
  const trimmed = text.trim();
  const bullet = BULLET.exec(trimmed);
  const mark = bullet?.groups?.['mark'] ?? '';
  // A line of a table: its columns are words like others.
  const plain = trimmed
    .slice(bullet?.[0].length ?? 0)
    .replace(EMPHASIS, '')
    .replaceAll('|', ' ')
    .trim()
    .replace(SLOT, '');
  const leads = LEADER.test(plain);
  const summed = withSums(plain);
  const models = cut(summed.replace(LEADER, ' ').replace(TIER, ' ').replace(POOLS, ' '), MODELS);
  const body = unwrapped(models.rest.trim());
  const counted = countIn(body);
  const pointed = cutFirst(counted.rest, [SUM, NAMED_POINTS, EQUALS]);
  const again = counted.number === null ? countIn(pointed.rest) : { ...pointed, number: counted.number };
  const bare =
    pointed.number === null
      ? bareIn(again.rest, again.number)
      : { rest: bracketsIn(again.rest).rest, number: pointed.number, count: again.number };
  // The points of single options are calculated, not read.
  const names = bare.rest.replace(EVERY_NAMED_POINTS, ' ').trim();
  return {
    /** From 1. */
    number,
    text: trimmed,
    /** How far in its names begin. */
    indent: bulletOf(text).length,
    /** The text without bullet, count, points and marks. */
    body: names,
    tokens: tokensOf(names),
    count: bare.count,
    /** The count is a number behind the name, alone: it may be points as well. */
    isBare: again.number === null && bare.count !== null,
    /** The number before a word for models. */
    models: models.number,
    /** Might, Will and Fate as it writes them; empty where it does not. */
    pools: POOLS_ONCE.exec(plain)?.[0] ?? '',
    /** Points that the line names, for all its models or for one. */
    points: bare.number,
    /** It is marked as the army's leader. */
    leads,
    /** It begins with a mark that builders put before options. */
    isMinor: OPTION_MARKS.test(mark),
  };
};
