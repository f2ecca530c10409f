import type { ReadLine } from '../../domain/armies/roster-reading';
import { listNamed } from './choose-lists';
import {
  limitOf,
  namesUnits,
  readHeading,
  titleOf,
  turnTo,
  unitsOf,
  withoutList,
  type Reading,
  line,
  note,
  noteOptions,
  statusOf,
} from './read-heading';
import { isNoise, limitIn, warbandHeading } from './noise';
import { readOptions } from './read-options';
import type { ReadUnit } from './read-unit';
import { type SourceLine, sourceLine } from './source-line';

const UNSURE = 0.6;

/** A line that says what the unit before it has taken, or undefined. */
const readOptionLine = (source: SourceLine, reading: Reading): ReadLine | undefined => {
  const last = reading.assembly.last();
  if (!last) return undefined;
  const { profile, groups } = last.read;
  const read = readOptions(source.tokens, 0, { profile, unitAt: () => 0 });
  if (read.names.length === 0 || (!source.isMinor && read.unknown.length > 0)) return undefined;
  const counted = read.groups.map((group) => ({ ...group, count: group.count ?? source.count }));
  last.read = { ...last.read, groups: [...groups, ...counted] };
  noteOptions(reading, last.read, read.unknown);
  return line(source, statusOf(read.names, read.unknown), { names: read.names, unknown: read.unknown });
};

/** Whether the numbers of its groups leave open which models have what. */
const isOpen = ({ count, groups }: ReadUnit): boolean => {
  const counted = groups.filter((group) => group.count !== null);
  return counted.length > 0 && counted.reduce((sum, group) => sum + (group.count ?? 0), 0) !== count;
};

/** "Dol Amroth 500" before the first unit is a title and not any of those who are of Dol Amroth. */
const isTitle = ([unit]: readonly ReadUnit[], source: SourceLine, { hasUnits }: Reading): boolean =>
  !hasUnits &&
  source.count === null &&
  limitOf(source) !== null &&
  (unit?.names[0]?.confidence ?? 0) <= UNSURE;

const readUnitLine = (source: SourceLine, reading: Reading): ReadLine | undefined => {
  const units = unitsOf(source, reading);
  if (units.length === 0 || isTitle(units, source, reading)) return undefined;
  for (const unit of units) {
    reading.assembly.add(unit, source.leads);
    noteOptions(reading, unit, unit.unknown);
  }
  reading.hasUnits = true;
  const names = units.flatMap((unit) => unit.names);
  const unknown = units.flatMap((unit) => unit.unknown);
  return line(source, units.some(isOpen) ? 'GUESSED' : statusOf(names, unknown), {
    names,
    unknown,
    points: units.reduce((sum, { points }) => sum + points, 0),
  });
};

/** A line that names nothing known: the roster's title before the first unit, else something to tell of. */
const readStranger = (source: SourceLine, reading: Reading): ReadLine => {
  if (!reading.hasUnits && reading.name === null) {
    reading.name = titleOf(source);
    reading.pointsLimit ??= limitIn(source.text) ?? limitOf(source);
    return line(source, 'IGNORED');
  }
  const [list] = reading.lists;
  note(reading, {
    kind: 'PROFILE',
    name: source.body,
    where: list?.name ?? '',
    known: list?.profiles.map(({ name }) => name) ?? [],
  });
  return line(source, 'NOT_UNDERSTOOD', { unknown: [source.body] });
};

const SELECTIONS = /^\s*(?:selections?|options?|wargear|equipment|with)\s*:?\s+/i;

/** Reads one line into the army. */
export const readLine = (text: string, number: number, reading: Reading): ReadLine => {
  const source = sourceLine(text, number);
  if (isNoise(text)) {
    reading.pointsLimit ??= reading.hasUnits ? null : limitIn(text);
    return line(source, 'IGNORED');
  }
  const heading = warbandHeading(text);
  if (heading) {
    reading.assembly.beginWarband();
    const rest = sourceLine(heading.rest, number);
    const list = heading.about === null ? undefined : listNamed(heading.about, reading.dictionary);
    if (list) turnTo(reading, list);
    // "Warband 1: Faramir's Troupe" names nobody.
    const names = namesUnits(rest, reading);
    return (
      (names ? readUnitLine({ ...rest, text: source.text }, reading) : undefined) ?? line(source, 'IGNORED')
    );
  }
  const stripped = withoutList(text, reading);
  if (stripped.list) turnTo(reading, stripped.list);
  const unit = { ...sourceLine(stripped.text, number), text: source.text };
  const minor = SELECTIONS.test(unit.body) ? sourceLine(unit.body.replace(SELECTIONS, ''), number) : unit;
  const isOption = unit.isMinor || minor !== unit;
  return (
    (isOption ? readOptionLine({ ...minor, text: source.text, isMinor: true }, reading) : undefined) ??
    (stripped.list ? undefined : readHeading(source, reading)) ??
    readUnitLine(unit, reading) ??
    readOptionLine(unit, reading) ??
    readStranger(unit, reading)
  );
};
