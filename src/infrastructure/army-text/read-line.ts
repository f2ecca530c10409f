import { type ReadLine, readName } from '../../domain/armies/roster-reading';
import { sumOf } from '../../shared/sum-of';
import { legionNotHeld, listNamed } from './choose-lists';
import {
  limitOf,
  mentionsUnits,
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
import { bought, headedPoints, poolsIn, unexplainedOptions } from './compare';
import { isNoise, isTitleOfWarband, limitIn, warbandHeading } from './noise';
import { readListOptions } from './read-list-options';
import { readModels } from './read-models';
import { type OptionGroup, readOptions } from './read-options';
import { type ReadUnit, priceOf } from './read-unit';
import { type SourceLine, sourceLine } from './source-line';
import { isSum, totalsIn } from './sums';

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
  // "Army General" alone.
  if (source.leads && source.tokens.length === 0) {
    reading.assembly.lead();
    return line(source, 'UNDERSTOOD');
  }
  const { profile, groups } = last.read;
  const read = readOptions(source.tokens, 0, { profile, unitAt: () => 0 });
  if (read.names.length === 0 || (!source.isMinor && read.unknown.length > 0)) return undefined;
  const counted = read.groups.map((group) => ({
    ...group,
    count: group.count ?? (isPrice(source.count, group, last.read) ? null : source.count) ?? last.models,
  }));
  last.read = { ...last.read, groups: [...groups, ...counted] };
  if (source.leads) reading.assembly.lead();
  noteOptions(reading, last.read, read.unknown);
  const unknown = [...read.unknown, ...unexplainedOptions(source.text, last.read)];
  // "3 bows" alone may be a sum as well.
  const isGuess = !source.isMinor && source.count !== null;
  return line(source, isGuess ? 'GUESSED' : statusOf(read.names, unknown), { names: read.names, unknown });
};

/** Whether a line says letter for letter what the unit before it may take, and is no unit letter for letter. */
const isExactlyOptions = (source: SourceLine, reading: Reading): boolean => {
  const last = reading.assembly.last();
  if (!last) return false;
  const { names, unknown } = readOptions(source.tokens, 0, { profile: last.read.profile, unitAt: () => 0 });
  return (
    names.length > 0 &&
    unknown.length === 0 &&
    names.every(({ confidence, kind }) => confidence === 1 && kind === 'OPTION') &&
    unitsOf(source, reading)[0]?.names[0]?.confidence !== 1
  );
};

/** Nobody gives it to every model: "12 Warriors with shield and banner". */
const ONE_OF_THEM: ReadonlySet<string> = new Set(['BANNER', 'HORN']);

/** Whether the numbers of its groups leave open which models have what. */
const isOpen = ({ count, groups }: ReadUnit): boolean => {
  if (
    count > 1 &&
    groups.some((group) => group.count === null && group.options.some(({ kind }) => ONE_OF_THEM.has(kind)))
  )
    return true;
  const counted = groups.filter((group) => group.count !== null);
  return counted.length > 0 && sumOf(counted, (group) => group.count ?? 0) !== count;
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
    options.map((option) => readName('OPTION', option, { count })),
  );
  return {
    ...unit,
    groups: [...unit.groups, ...groups],
    names: [...unit.names, ...names],
    points: unit.points + priceOf({ points: 0 }, 1, groups),
  };
};

/** A unique Hero several times is there once, and the number is not understood. */
const onceIfUnique = (unit: ReadUnit): ReadUnit => {
  const { profile, count, groups, names, unknown } = unit;
  const [name, ...others] = names;
  return !profile.unique || count === 1 || !name
    ? unit
    : {
        ...unit,
        count: 1,
        names: [{ ...name, count: 1 }, ...others],
        unknown: [...unknown, String(count)],
        points: priceOf(profile, 1, groups),
      };
};

/** Whether the number alone behind the only name is the price of one: "Merry 10". */
const isPriced = (units: readonly ReadUnit[], { isBare, count }: SourceLine): boolean => {
  const [unit] = units;
  return (
    isBare && units.length === 1 && unit !== undefined && priceOf(unit.profile, 1, unit.groups) === count
  );
};

const readUnitLine = (written: SourceLine, reading: Reading): ReadLine | undefined => {
  const counted = unitsOf(written, reading);
  const isPrice = isPriced(counted, written);
  const source =
    isPrice && counted[0]?.profile.tier ? { ...written, count: null, points: written.count } : written;
  const found = (source === written ? counted : unitsOf(source, reading)).map(onceIfUnique);
  if (found.length === 0 || isTitle(found, source, reading)) return undefined;
  const units = found.map((unit) => withPools(source.leads ? asLeader(unit) : unit, source));
  const added = units.flatMap((unit) => reading.assembly.add(unit, source.leads));
  for (const unit of units) noteOptions(reading, unit, unit.unknown);
  reading.hasUnits = true;
  const points = sumOf(units, (unit) => unit.points);
  reading.written.push({ source, units: added, points });
  const [only] = added;
  reading.group = only && added.length === 1 && !only.read.isCounted ? { open: only, head: source } : null;
  const names = units.flatMap((unit) => unit.names);
  const unknown = units.flatMap((unit) => unit.unknown);
  const isGuess = found.some(isOpen) || (isPrice && source === written);
  return line(source, isGuess ? 'GUESSED' : statusOf(names, unknown), { names, unknown, points });
};

/** A line that names nothing known: the roster's title before the first unit, else something to tell of. */
const readStranger = (source: SourceLine, reading: Reading): ReadLine => {
  if (!reading.hasUnits) reading.pointsLimit ??= limitIn(source.text) ?? limitOf(source);
  const isUncounted = source.count === null || limitIn(source.text) !== null;
  if (
    !reading.hasUnits &&
    !reading.hasHeading &&
    reading.name === null &&
    isUncounted &&
    !mentionsUnits(source, reading)
  ) {
    reading.name = titleOf(source);
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
  const bought = readListOptions(source, reading);
  if (bought) return bought;
  // "Bow" below a unit is its bow, and not a heading over a count of bows.
  if (isSum(text) || (isNoise(text) && (/\d/.test(text) || !isExactlyOptions(source, reading)))) {
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
    reading.totals.push(...headedPoints(text, number, reading.assembly.begun()));
    reading.assembly.beginWarband();
    reading.group = null;
    const rest = { ...sourceLine(heading.rest, number), text: source.text };
    const list = heading.about === null ? undefined : listNamed(heading.about, reading.dictionary);
    if (list) turnTo(reading, list);
    if (rest.body === '' || isTitleOfWarband(heading.rest)) return line(source, 'IGNORED');
    return readUnitLine(rest, reading) ?? readStranger(rest, reading);
  }
  const stripped = withoutList(text, reading);
  if (stripped.list) {
    turnTo(reading, stripped.list);
    reading.pointsLimit ??= stripped.limit ?? null;
  }
  const unit = { ...sourceLine(stripped.text, number), text: stripped.text };
  const minor = SELECTIONS.test(unit.body) ? sourceLine(unit.body.replace(SELECTIONS, ''), number) : unit;
  const isOption = unit.isMinor || minor !== unit || isExactlyOptions(unit, reading);
  return (
    readModels(source, reading) ??
    (isOption
      ? readOptionLine({ ...minor, text: source.text, leads: unit.leads, isMinor: true }, reading)
      : undefined) ??
    (stripped.list ? undefined : readHeading(source, reading)) ??
    readUnitLine(unit, reading) ??
    readOptionLine(unit, reading) ??
    readStranger(unit, reading)
  );
};
