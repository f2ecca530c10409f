import { type ReadLine, readName } from '../../domain/armies/roster-reading';
import { type NamedModels, modelsAt, withModels } from './models-of-unit';
import { type Reading, line, noteOptions, statusOf } from './read-heading';
import { type OptionReading, readOptions } from './read-options';
import { type ReadUnit, alternativesOf, priceOf } from './read-unit';
import { type SourceLine, wordsIn } from './source-line';

/** How sure it is that models below a unit are its own where no points say so. */
const BELOW = 0.9;

/** Whether the points of a unit say that a line as far in as its own stands for models of it. */
const fitsPoints = (
  source: SourceLine,
  { profile, groups, isCounted, ...unit }: ReadUnit,
  {
    head,
    models,
    options,
  }: { readonly head: SourceLine; readonly models: NamedModels; readonly options: OptionReading },
): boolean => {
  const { count } = source;
  if (head.points === null || count === null) return false;
  const missing = head.points - (isCounted ? priceOf(profile, unit.count, groups) : 0);
  if (missing === priceOf(profile, count, [...groups, ...options.groups])) return true;
  // "6x Warriors [36pts]": the models alone, and what they have costs the rest.
  const isOpen = !models.isWhole || head.points !== priceOf(profile, unit.count, groups);
  return isOpen && source.points === count * profile.points && missing >= source.points;
};

/** Other profiles of the list that the words may mean. */
const rivalsOf = (words: readonly string[], { list, profile }: ReadUnit, { lookup }: Reading) =>
  lookup.units(words, list).filter(({ target }) => target.profile !== profile);

/** A line that says how many models the unit above it has, or undefined. */
export const readModels = (source: SourceLine, reading: Reading): ReadLine | undefined => {
  const { group } = reading;
  const models = group && modelsAt(source.tokens, 0, group.open.read.profile);
  if (!group || !models) return undefined;
  const { open, head } = group;
  const words = wordsIn(source.tokens.slice(0, models.length));
  const rivals = rivalsOf(words, open.read, reading);
  if (rivals[0]?.confidence === 1) return undefined;
  const { profile } = open.read;
  const count = source.count ?? source.models ?? 1;
  const options = readOptions(source.tokens, models.length, { profile, unitAt: () => 0 });
  const isBelow = source.indent > head.indent;
  if (profile.tier !== null && !(isBelow && models.isWhole && count === 1)) return undefined;
  if (!isBelow && !fitsPoints(source, open.read, { head, models, options })) return undefined;
  open.read = withModels(open.read, models, { count, groups: options.groups });
  open.models = models.isMember ? null : count;
  noteOptions(reading, open.read, options.unknown);
  reading.written.push({
    source,
    units: [open],
    points: priceOf(profile, count, options.groups),
    models: count,
  });
  const [confidence, others] = head.points === null ? [BELOW, rivals] : [1, []];
  const alternatives = alternativesOf(others, profile);
  const names = [readName('PROFILE', profile, { count, confidence, alternatives }), ...options.names];
  return line(source, statusOf(names, options.unknown), {
    names,
    unknown: options.unknown,
    points: priceOf(profile, count, options.groups),
  });
};
