import type { ReadLine } from '../../domain/armies/roster-reading';
import { legionNotHeld, listNamed } from './choose-lists';
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
import { bought, poolsIn, totalsIn, unexplainedOptions } from './compare';
import { isNoise, limitIn, warbandHeading } from './noise';
import { type OptionGroup, readOptions } from './read-options';
import { type ReadUnit, priceOf } from './read-unit';
import { type SourceLine, sourceLine } from './source-line';

const UNSURE = 0.6;

/** "Shield (5)" of one model costs 5, and is not there five times. */
const isPrice = (number: number | null, { options }: OptionGroup, { count }: ReadUnit): boolean =>
  number !== null &&
  options.every(
    ({ points, maximum }) => maximum * count < number && [points, points * count].includes(number),
  );

/** A line that says what the unit before it has taken, or undefined. */
const readOptionLine = (source: SourceLine, reading: Reading): ReadLine | undefined => {
  const last = reading.assembly.last();
  if (!last) return undefined;
  const { profile, groups } = last.read;
  const read = readOptions(source.tokens, 0, { profile, unitAt: () => 0 });
  if (read.names.length === 0 || (!source.isMinor && read.unknown.length > 0)) return undefined;
  const counted = read.groups.map((group) => ({
    ...group,
    count: group.count ?? (isPrice(source.count, group, last.read) ? null : source.count),
  }));
  last.read = { ...last.read, groups: [...groups, ...counted] };
  noteOptions(reading, last.read, read.unknown);
  const unknown = [...read.unknown, ...unexplainedOptions(source.text, last.read)];
  return line(source, statusOf(read.names, unknown), { names: read.names, unknown });
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

/** The profile of the same name that a Legion has for its leader. */
const asLeader = (unit: ReadUnit): ReadUnit => {
  const profile = unit.list.profiles.find(
    ({ name }) => name.toLowerCase() === `${unit.profile.name.toLowerCase()} (leader)`,
  );
  const [name, ...others] = unit.names;
  return profile && name
    ? { ...unit, profile, names: [{ ...name, id: profile.id, name: profile.name }, ...others] }
    : unit;
};

/** The unit with the Might, Will and Fate that the line writes behind its name. */
const withPools = (unit: ReadUnit, { pools }: SourceLine): ReadUnit => {
  const groups = pools === '' || unit.count !== 1 ? [] : bought(unit.profile, poolsIn(pools));
  const names = groups.flatMap(({ count, options }) =>
    options.map(({ id, name }) => ({
      ...{ kind: 'OPTION' as const, id, name, count },
      ...{ confidence: 1, alternatives: [] },
    })),
  );
  return {
    ...unit,
    groups: [...unit.groups, ...groups],
    names: [...unit.names, ...names],
    points: unit.points + priceOf({ points: 0 }, 1, groups),
  };
};

const readUnitLine = (source: SourceLine, reading: Reading): ReadLine | undefined => {
  const found = unitsOf(source, reading);
  if (found.length === 0 || isTitle(found, source, reading)) return undefined;
  const units = found.map((unit) => withPools(source.leads ? asLeader(unit) : unit, source));
  const added = units.flatMap((unit) => reading.assembly.add(unit, source.leads));
  for (const unit of units) noteOptions(reading, unit, unit.unknown);
  reading.hasUnits = true;
  const points = units.reduce((sum, unit) => sum + unit.points, 0);
  reading.written.push({ source, units: added, points });
  const names = units.flatMap((unit) => unit.names);
  const unknown = units.flatMap((unit) => unit.unknown);
  return line(source, found.some(isOpen) ? 'GUESSED' : statusOf(names, unknown), { names, unknown, points });
};

/** A line that names nothing known: the roster's title before the first unit, else something to tell of. */
const readStranger = (source: SourceLine, reading: Reading): ReadLine => {
  const isUncounted = source.count === null || limitIn(source.text) !== null;
  if (!reading.hasUnits && reading.name === null && isUncounted) {
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

/** Reads one line into the army, and remembers the sums of one that names no unit. */
export const readLine = (text: string, number: number, reading: Reading): ReadLine => {
  const { length } = reading.written;
  const read = lineOf(text, number, reading);
  if (reading.written.length === length) reading.totals.push(...totalsIn(text, number));
  return read;
};

const lineOf = (text: string, number: number, reading: Reading): ReadLine => {
  const source = sourceLine(text, number);
  if (isNoise(text)) {
    reading.pointsLimit ??= reading.hasUnits ? null : limitIn(text);
    return line(source, 'IGNORED');
  }
  const legion = reading.hasUnits ? undefined : legionNotHeld(text, reading.dictionary);
  if (legion !== undefined && !namesUnits(source, reading)) {
    reading.notHeld = legion;
    reading.pointsLimit ??= limitIn(text);
    note(reading, { kind: 'ARMY_LIST', name: legion, where: '', known: [] });
    return line(source, 'NOT_UNDERSTOOD', { unknown: [legion] });
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
