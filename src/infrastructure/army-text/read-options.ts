import { oncePerObject } from '../../shared/once';
import type { Option, Profile } from '../../domain/armies/catalogue/model';
import { type AlternativeName, type ReadName, readName } from '../../domain/armies/roster-reading';
import { type Known, confidenceIn, meaningOf, spelledOut, surest } from './words';
import { type Token, wordsIn } from './source-line';

/** Options of some of a unit's models, or of all. */
export interface OptionGroup {
  /** How many models have them; null for all. */
  readonly count: number | null;
  readonly options: readonly Option[];
}

export interface OptionReading {
  readonly groups: readonly OptionGroup[];
  readonly names: readonly ReadName[];
  /** Words that mean nothing here. */
  readonly unknown: readonly string[];
  /** The place after the last word that was read. */
  readonly end: number;
}

interface Thing {
  readonly known: Known;
  /** Null for what the profile carries anyway. */
  readonly option: Option | null;
}

const LONGEST_OPTION_WORDS = 7;
const LEAST_OPTION = 0.78;
const CARRIED = 0.9;
const GUESSED_KIND = 0.85;
const FILLERS = new Set(
  [
    'with and w a an the each all of on upgraded upgrade plu incl including included none additional equipment',
    'everyone both equipped armed carrying riding foot selection option wargear per model also in',
    'mit und auf avec et con y e',
  ]
    .join(' ')
    .split(' '),
);
/** Words that deny all that follows them up to the next comma. */
const NEGATIONS = new Set(['no', 'not', 'without', 'minu', 'ohne', 'sans', 'sin', 'senza', 'bez']);
/** "Exchange armour for heavy armour": what stands between is given up. */
const EXCHANGES = new Set(['exchange', 'swap', 'replace']);
const MOUNTED = new Set(['mounted', 'mount', 'horseback', 'warhorse', 'beritten', 'monté']);

const thingsOf = oncePerObject(({ options, wargear }: Profile): readonly Thing[] => [
  ...options.map((option) => ({ known: spelledOut(option), option })),
  ...wargear.map((name) => ({ known: spelledOut({ id: name, name }), option: null })),
]);

/** The only option of a kind, for what a profile calls by its make: "bow" for an Elf bow. */
const onlyOfKind = (words: readonly string[], { options }: Profile): Option | undefined => {
  const last = words.at(-1) ?? '';
  if (words.length === 1 && MOUNTED.has(last)) {
    const mounts = options.filter(({ kind }) => kind === 'MOUNT');
    return mounts.find(({ id }) => id === 'horse') ?? mounts[0];
  }
  const bows = options.filter(({ kind }) => kind === 'BOW');
  if (bows.length === 1 && /^(?:long|short|war|great)?bow$/.test(last)) return bows[0];
  return words[0] === 'two' && words[1] === 'handed'
    ? options.find(({ id }) => id.startsWith('two-handed'))
    : undefined;
};

interface Found {
  readonly thing: Thing;
  readonly confidence: number;
  readonly length: number;
  readonly alternatives: readonly AlternativeName[];
}

const alternativesOf = (
  found: readonly { readonly thing: Thing; readonly confidence: number }[],
): readonly AlternativeName[] =>
  found
    .filter(({ thing }) => thing.option !== null)
    .slice(0, 3)
    .map(({ thing: { known }, confidence }) => ({ id: known.id, name: known.name, confidence }));

/** "Spear & shield", "shield, spear" are the option Shield and spear: the same words in any order, with anything between. */
const confidenceOf = (words: readonly string[], { known, option }: Thing, isSplit: boolean): number => {
  const written = meaningOf(words);
  const isWhole =
    option !== null &&
    written.length === known.words.length &&
    known.words.length > 1 &&
    known.words.every((word) => written.includes(word));
  if (isWhole) return 1;
  return isSplit ? 0 : confidenceIn(words, known);
};

const findAt = (tokens: readonly Token[], at: number, profile: Profile): Found | undefined => {
  let best: Found | undefined;
  for (let length = 1; length <= LONGEST_OPTION_WORDS && at + length <= tokens.length; length += 1) {
    const part = tokens.slice(at, at + length);
    if (part.some(({ number }) => number !== null)) break;
    const isSplit = part.some(({ isApart }, index) => index > 0 && isApart);
    const words = wordsIn(part);
    const found = surest(
      thingsOf(profile).map((thing) => ({ thing, confidence: confidenceOf(words, thing, isSplit) })),
      ({ confidence, thing }) => confidence >= (thing.option ? LEAST_OPTION : CARRIED),
    );
    const only = found.length === 0 && !isSplit ? onlyOfKind(words, profile) : undefined;
    const candidates = only
      ? [{ thing: { known: spelledOut(only), option: only }, confidence: GUESSED_KIND }]
      : found;
    const [first, ...others] = candidates;
    if (first && (best === undefined || first.confidence >= best.confidence))
      best = { ...first, length, alternatives: alternativesOf(others) };
  }
  return best;
};

const wordsTo = (tokens: readonly Token[], from: number, to: number): string =>
  tokens
    .slice(from, to)
    .map(({ raw }) => raw)
    .join(' ');

/** "Hand weapon" is whatever a model carries. */
const isHandWeapon = (tokens: readonly Token[], at: number): boolean => {
  const [before, token, after] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  return (
    (token?.word === 'hand' && after?.word === 'weapon') ||
    (token?.word === 'weapon' && before?.word === 'hand')
  );
};

/** Whether a number counts what stands before it: "shield x6". */
const countsBefore = ({ raw, isApart }: Token): boolean => !isApart && /^[x×]\d/i.test(raw);

/** Whether what follows is not there, or is given up for something else, and whether this very word says so. */
interface Denial {
  readonly isDenied: boolean;
  readonly isExchanged: boolean;
  readonly isSaid: boolean;
}

const denialAfter = (before: Denial, { word, isApart }: Token): Denial => {
  const exchanges = EXCHANGES.has(word);
  const isEnd = before.isExchanged && word === 'for';
  const denies = exchanges || NEGATIONS.has(word);
  const goesOn = !isEnd && !isApart;
  return {
    isDenied: denies || (before.isDenied && goesOn),
    isExchanged: exchanges || (before.isExchanged && goesOn),
    isSaid: denies || isEnd,
  };
};

/** A group as it grows. */
interface Open {
  readonly count: number | null;
  readonly options: Option[];
}

/**
 * Reads what stands behind a unit's name as options of it. `unitAt` says how sure it is that another unit begins at a place. A number
 * says how many models have what follows; "6 with shield and spear" means both.
 */
export const readOptions = (
  tokens: readonly Token[],
  from: number,
  { profile, unitAt }: { readonly profile: Profile; readonly unitAt: (at: number) => number },
): OptionReading => {
  const groups: Open[] = [{ count: null, options: [] }];
  const names: ReadName[] = [];
  const unknown: string[] = [];
  let at = from;
  let unread = from;
  let denial: Denial = { isDenied: false, isExchanged: false, isSaid: false };
  const skip = (to: number): void => {
    if (unread < at) unknown.push(wordsTo(tokens, unread, at));
    [at, unread] = [to, to];
  };
  while (at < tokens.length) {
    const token = tokens[at] as Token;
    const isFiller = FILLERS.has(token.word) || isHandWeapon(tokens, at);
    const named =
      isFiller && token.word !== 'additional'
        ? undefined
        : findAt(tokens, token.number === null ? at : at + 1, profile);
    // "Additional" says nothing, unless it begins the name of an option.
    const found = isFiller && !named?.thing.option ? undefined : named;
    if ((at > from || token.isApart) && token.depth === 0 && unitAt(at) > (found?.confidence ?? 0)) break;
    denial = denialAfter(denial, token);
    if (denial.isSaid) skip(at + 1);
    else if (countsBefore(token) && groups.at(-1)?.options.length) {
      skip(at + 1);
      const options = groups.at(-1)?.options.splice(-1) ?? [];
      groups.push({ count: token.number, options }, { count: null, options: [] });
    } else if (token.number !== null) {
      skip(at + 1);
      groups.push({ count: token.number, options: [] });
    } else if (found && denial.isDenied) {
      skip(at + found.length);
      // It carries that whatever is written.
      if (!found.thing.option && !denial.isExchanged) unknown.push(wordsTo(tokens, at - found.length, at));
    } else if (found) {
      skip(at + found.length);
      const { option, known } = found.thing;
      const group = groups.at(-1) as Open;
      if (option && !group.options.includes(option)) group.options.push(option);
      const { confidence, alternatives } = found;
      const kind = option ? 'OPTION' : 'WARGEAR';
      const meant = { id: option ? known.id : null, name: known.name };
      names.push(readName(kind, meant, { count: group.count, confidence, alternatives }));
    } else if (isFiller) skip(at + 1);
    else if (token.isApart) {
      skip(at);
      at += 1;
    } else at += 1;
  }
  const end = at;
  skip(at);
  return { groups: groups.filter(({ options }) => options.length > 0), names, unknown, end };
};
