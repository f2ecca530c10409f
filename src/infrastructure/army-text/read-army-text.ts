import type { AnyList, Catalogue } from '../../domain/armies/catalogue/model';
import { slug } from '../../domain/armies/catalogue/slug';
import {
  LONGEST_ARMY_TEXT,
  MOST_ARMY_LINES,
  type ReadLine,
  type RosterReading,
} from '../../domain/armies/roster-reading';
import { type Result, ok, refused } from '../../shared/result';
import { createAssembly } from './assemble';
import { listsNamed, listsVotedFor, listWithin } from './choose-lists';
import { compareTotals, compareUnits } from './compare';
import { type Dictionary, dictionaryOf, lookupIn } from './dictionary';
import { warbandHeading } from './noise';
import { readLine } from './read-line';
import type { Reading } from './read-heading';
import { sourceLine } from './source-line';

const LONGEST_LINE = 600;

/** Names compared for each character of the text, at most: a text of nothing but commas would ask for more. */
const COMPARISONS_A_CHARACTER = 40;

/** Why a text is not read. */
export interface TextFault {
  readonly code: 'TOO_LARGE' | 'EMPTY';
  readonly detail: string;
}

/** The lines among which a title may stand. */
const TITLE_LINES = 3;

/** The lists that the text is of, before any line is read. */
const listsOf = (lines: readonly string[], dictionary: Dictionary): Pick<Reading, 'lists' | 'others'> => {
  const sources = lines.map((text, index) => sourceLine(text, index + 1));
  const named = sources.flatMap(({ text, body, count }) => {
    const about = warbandHeading(text)?.about;
    return listsNamed(about ?? (count === null ? body : ''), dictionary);
  });
  if (named.length === 0)
    named.push(
      ...sources.slice(0, TITLE_LINES).flatMap(({ tokens }) => listWithin(tokens, dictionary) ?? []),
    );
  const voted = listsVotedFor(sources, dictionary);
  return named.length === 0
    ? { lists: voted, others: [] }
    : { lists: [...new Set(named)], others: voted.filter((list) => !named.includes(list)) };
};

const NUMBERED = /^(\s*)(\d{1,2})[.)]\s+/u;

/** Numbers in front of lines that do not count the lines are numbers of models: "8) Riders". */
const withCounts = (lines: readonly string[]): readonly string[] => {
  const numbers = lines.flatMap((one) => NUMBERED.exec(one)?.[2] ?? []).map(Number);
  const isOrder = numbers.every((number, index) => number === 1 || number === (numbers[index - 1] ?? 0) + 1);
  return isOrder ? lines : lines.map((one) => one.replace(NUMBERED, '$1$2x '));
};

/** Every line with its own text, compared with the army, and the sums that differ from it. */
const compared = (read: readonly ReadLine[], texts: readonly string[], reading: Reading) => {
  const { written, totals, assembly } = reading;
  const found = read.map((line) => {
    const units = written.find(({ source }) => source.number === line.line);
    return units ? compareUnits(line, units) : { line, difference: null };
  });
  return {
    lines: found.map(({ line }) => ({ ...line, text: texts[line.line - 1]?.trim() ?? line.text })),
    differences: [...found.flatMap(({ difference }) => difference ?? []), ...compareTotals(totals, assembly)],
  };
};

/** The forces; those of a Legion that is not held are of that, so that nobody judges them by another list. */
const forcesOf = ({ assembly, notHeld }: Reading): RosterReading['forces'] =>
  notHeld === null
    ? assembly.forces()
    : assembly.forces().map((force) => ({ ...force, list: slug(notHeld) }));

const tooLarge = (detail: string): Result<never, TextFault> => refused({ code: 'TOO_LARGE', detail });

/**
 * Reads an army as players paste it into chats and mails: one unit a line with its count, options in brackets, after a
 * comma, a colon or "with", points in any notation, headings for lists and warbands. Names may be misspelt, cut short, in
 * the plural and without accents. `list` is the army list, where the caller knows it. Says of each line what became of it.
 */
export const readArmyText = (
  text: string,
  catalogue: Catalogue,
  list?: AnyList,
): Result<RosterReading, TextFault> => {
  if (text.length > LONGEST_ARMY_TEXT)
    return tooLarge(`at most ${LONGEST_ARMY_TEXT} characters, not ${text.length}`);
  const lines = text.split(/\r\n|[\n\r\u2028\u2029]/).map((one) => one.replace(/(?<=\S)\s+/g, ' '));
  if (lines.length > MOST_ARMY_LINES)
    return tooLarge(`at most ${MOST_ARMY_LINES} lines, not ${lines.length}`);
  const long = lines.findIndex(({ length }) => length > LONGEST_LINE);
  if (long >= 0)
    return tooLarge(`line ${long + 1} has ${lines[long]?.length} characters, ${LONGEST_LINE} at most`);
  const dictionary = dictionaryOf(catalogue);
  const counted = withCounts(lines);
  const reading: Reading = {
    dictionary,
    lookup: lookupIn(dictionary),
    assembly: createAssembly(),
    ...(list ? { lists: [list], others: [] } : listsOf(counted, dictionary)),
    name: null,
    pointsLimit: null,
    hasUnits: false,
    hasHeading: false,
    notHeld: null,
    unknown: [],
    written: [],
    group: null,
    totals: [],
    mostCompared: 20_000 + COMPARISONS_A_CHARACTER * text.length,
  };
  const read: ReadLine[] = [];
  for (const [index, one] of counted.entries()) {
    if (one.trim() === '') continue;
    read.push(readLine(one, index + 1, reading));
    if (reading.lookup.compared() > reading.mostCompared)
      return tooLarge(`line ${index + 1} names too many things to look up: give one unit a line`);
  }
  if (read.length === 0) return refused({ code: 'EMPTY', detail: 'the text holds no line' });
  return ok({
    format: 'TEXT',
    name: reading.name ?? '',
    pointsLimit: reading.pointsLimit,
    forces: forcesOf(reading),
    unknown: reading.unknown,
    ...compared(read, lines, reading),
  });
};
