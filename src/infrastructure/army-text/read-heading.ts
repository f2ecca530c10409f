import type { AnyList } from '../../domain/armies/catalogue/model';
import {
  type LineStatus,
  type ReadLine,
  type ReadName,
  type UnknownName,
  readName,
} from '../../domain/armies/roster-reading';
import type { Assembly, OpenUnit } from './assemble';
import { type WrittenTotal, type WrittenUnits, headedPoints } from './compare';
import type { Dictionary, Lookup } from './dictionary';
import { type ReadUnit, unitsIn } from './read-unit';
import { type SourceLine, sourceLine, wordsIn } from './source-line';
import { listNamed, listsNamed, listWithin } from './choose-lists';
import { UNSURE_LIST, rivalsOf, rosterNameIn, unusedOf } from './heading-words';
import { isLimit, limitIn } from './noise';
import { totalsIn } from './sums';

const MOST_UNKNOWN = 100;
const SURE_LINE = 0.94;

/** The state of reading a text. */
export interface Reading {
  readonly dictionary: Dictionary;
  readonly lookup: Lookup;
  readonly assembly: Assembly;
  /** The lists that the text is of; the one of the section that is on comes first. */
  lists: readonly AnyList[];
  /** Lists that it does not name, but that field what it names. */
  readonly others: readonly AnyList[];
  name: string | null;
  pointsLimit: number | null;
  hasUnits: boolean;
  /** A Legion that the text names and the catalogue does not hold. */
  notHeld: string | null;
  /** A line has named a list. */
  hasHeading: boolean;
  readonly unknown: UnknownName[];
  /** Lines of units and sums, to be compared with the army at the end. */
  readonly written: WrittenUnits[];
  /** The last unit, where it was named without a number: further lines may name its models. */
  group: { readonly open: OpenUnit; readonly head: SourceLine } | null;
  readonly totals: WrittenTotal[];
  readonly mostCompared: number;
}

/** The reading of a line. */
export const line = (
  { number, text, points }: SourceLine,
  status: LineStatus,
  rest: Partial<Pick<ReadLine, 'names' | 'unknown' | 'points'>> = {},
): ReadLine => ({
  line: number,
  text,
  status,
  names: [],
  unknown: [],
  pointsWritten: points,
  points: null,
  ...rest,
});

/** A line is a guess where one of its names is, or where words are left over. */
export const statusOf = (names: readonly ReadName[], unknown: readonly string[]): LineStatus =>
  unknown.length > 0 || names.some(({ confidence }) => confidence < SURE_LINE) ? 'GUESSED' : 'UNDERSTOOD';

/** Remembers a name that is not known. */
export const note = (reading: Reading, unknown: UnknownName): void => {
  if (reading.unknown.length < MOST_UNKNOWN) reading.unknown.push(unknown);
};

const optionNames = ({ profile: { options } }: ReadUnit): readonly string[] =>
  options.map(({ name }) => name);

export const noteOptions = (reading: Reading, unit: ReadUnit, unknown: readonly string[]): void =>
  unknown.forEach((name) =>
    note(reading, { kind: 'OPTION', name, where: unit.profile.name, known: optionNames(unit) }),
  );

const POINTS_ALONE = /^\d+\s*(?:points?|pts?|p|punkte)\W*$/iu;

/** "Rohan 4 Rider of Rohan", "Rohan: 4 Riders": the list stands before the unit. */
export const withoutList = (
  text: string,
  { dictionary }: Reading,
): { readonly text: string; readonly list?: AnyList; readonly limit?: number | null } => {
  const found =
    /^[\s|]*(\p{L}[^\d[(]*?)\s*\|?\s*(?:\b(?:primary|secondary) force\s*)?(\d{1,3}\s*\|?\s+\p{L}.*)$/iu.exec(
      text,
    );
  const headed = /^[\s*_#-]*([^:\d]{3,50}(?:\d{3,5}\s*\p{L}{0,6}\s*)?):\s+(\S.*)$/u.exec(text);
  for (const [, name = '', rest = ''] of [found ?? [], headed ?? []]) {
    const list = rest === '' || POINTS_ALONE.test(rest) ? undefined : listNamed(name, dictionary);
    if (list) return { text: rest, list, limit: limitOf(sourceLine(name, 0)) };
  }
  return { text };
};

const OF_ANOTHER = 0.6;

/** A unit that the list of the text does not have is a guess where lists do not ally: it stands in other lists too. */
const ofAnother = (unit: ReadUnit, [named]: readonly AnyList[]): ReadUnit =>
  !named || unit.list.edition.listsMayAlly
    ? unit
    : {
        ...unit,
        names: unit.names.map((name) => ({ ...name, confidence: Math.min(OF_ANOTHER, name.confidence) })),
      };

/** The units that a line names: of the lists that the text names, else of those that its units are of. */
export const unitsOf = (
  { tokens, count: counted, models, points }: SourceLine,
  { lists, others, lookup }: Reading,
): readonly ReadUnit[] => {
  const count = counted ?? models;
  const units = unitsIn(tokens, { lists, lookup, count, points });
  return units.length > 0
    ? units
    : unitsIn(tokens, { lists: others, lookup, count, points }).map((unit) => ofAnother(unit, lists));
};

/** Whether all of a line is names of units and what they have. */
export const namesUnits = (source: SourceLine, reading: Reading): boolean => {
  const units = unitsOf(source, reading);
  return units.length > 0 && units.every(({ unknown }) => unknown.length === 0);
};

/** Whether the name of a unit or of what it may take stands anywhere in a line. */
export const mentionsUnits = ({ tokens }: SourceLine, { lists, others, lookup }: Reading): boolean => {
  const all = [...lists, ...others];
  const isOption = ({ word }: SourceLine['tokens'][number]): boolean =>
    all.some(({ profiles }) => profiles.some(({ options }) => options.some(({ id }) => id === word)));
  return tokens.some(
    (token, at) =>
      isOption(token) ||
      all.some((list) =>
        [1, 2, 3].some((length) => {
          const words = wordsIn(tokens.slice(at, at + length));
          return (lookup.units(words, list)[0]?.confidence ?? 0) >= SURE_LINE;
        }),
      ),
  );
};

/** A line as a title. */
export const titleOf = ({ text }: SourceLine): string => text.replace(/^[\s*_#+=-]+|[\s*_#+=:-]+$/g, '');

/** The list that is on comes first. */
export const turnTo = (reading: Reading, list: AnyList): void => {
  reading.lists = [list, ...reading.lists.filter((other) => other !== list)];
};

const LEAST_LIMIT = 100;

/** A number behind the name of a list is the limit, where it is large enough for one. */
export const limitOf = ({ points }: SourceLine): number | null =>
  points !== null && points >= LEAST_LIMIT && isLimit(points) ? points : null;

/** Whether a line is a unit of the list that is on, letter for letter: Sharkey, and not his Rogues. */
const namesExactly = (source: SourceLine, reading: Reading): boolean =>
  reading.hasHeading &&
  namesUnits(source, reading) &&
  unitsOf(source, reading).every(({ names }) => names[0]?.confidence === 1);

/** The lists that a line is a heading of: alone, or among other words before the first unit. */
const headingOf = (source: SourceLine, reading: Reading): readonly AnyList[] => {
  const { dictionary, hasUnits, hasHeading } = reading;
  if (source.leads) return [];
  const lists = source.count === null ? listsNamed(source.body, dictionary) : [];
  // "Théoden, King of Rohan" holds the names of two lists of 2024, and is a Hero.
  if (hasHeading && lists.length > 1 && namesUnits(source, reading)) return [];
  if (lists.length > 0) return namesExactly(source, reading) ? [] : lists;
  if (hasUnits || namesUnits(source, reading)) return lists;
  // Below the name of its list, "Capitan of Rohan w/ sheild" is a unit, however it is spelt.
  if (hasHeading && unitsOf(source, reading).length > 0) return lists;
  if (hasHeading || source.count !== null || reading.name !== null) return [];
  // "Captain of Minas Tirith, lance" holds the name of a list, and is a unit whatever stands behind it.
  if (unitsOf(source, reading)[0]?.names[0]?.confidence === 1) return [];
  const within = listWithin(source.tokens, dictionary);
  if (within) reading.name = titleOf(source);
  return within ? [within] : [];
};

/** A line that names lists, or undefined. */
export const readHeading = (source: SourceLine, reading: Reading): ReadLine | undefined => {
  const lists = headingOf(source, reading);
  if (lists.length === 0) return undefined;
  [...lists].reverse().forEach((list) => turnTo(reading, list));
  reading.hasHeading = true;
  reading.assembly.beginWarband();
  reading.group = null;
  const headed = headedPoints(source.text, source.number);
  reading.totals.push(...headed);
  if (!reading.hasUnits) reading.pointsLimit ??= limitIn(source.text) ?? limitOf(source);
  const names = lists.map((list) => {
    const alternatives = rivalsOf(source.text, list, reading.dictionary);
    const confidence = alternatives.length > 0 ? UNSURE_LIST : 1;
    return readName('ARMY_LIST', list, { count: null, confidence, alternatives });
  });
  const sums = [...headed, ...totalsIn(source.text, source.number)].map(({ written }) => written);
  const name = rosterNameIn(source.text);
  reading.name ??= name;
  const unknown = unusedOf(source.text.replace(name ?? '', ' '), lists, [reading.pointsLimit, ...sums]);
  return line(source, statusOf(names, unknown), { names, unknown });
};
