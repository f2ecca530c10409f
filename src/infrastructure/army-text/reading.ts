import type { AnyList } from '../../domain/armies/catalogue/model';
import type { LineStatus, ReadLine, ReadName, UnknownName } from '../../domain/armies/roster-reading';
import type { Assembly } from './assemble';
import type { Dictionary, Lookup } from './dictionary';
import type { ReadUnit } from './read-unit';
import type { SourceLine } from './source-line';

const MOST_UNKNOWN = 100;
const SURE_LINE = 0.94;

/** What is known of a text while its lines are read. */
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
  /** A line has named a list. */
  hasHeading: boolean;
  readonly unknown: UnknownName[];
  readonly mostCompared: number;
}

/** What became of a line. */
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
