import type { AnyList, Option, Profile } from '../../domain/armies/catalogue/model';
import { type AlternativeName, type ReadName, readName } from '../../domain/armies/roster-reading';
import { sumOf } from '../../shared/sum-of';
import { type Lookup, type UnitTarget, LEAST_CONFIDENCE } from './dictionary';
import type { Match } from './words';
import { modelsAt, withModels } from './models-of-unit';
import { type OptionGroup, type OptionReading, readOptions } from './read-options';
import { type Token, wordsIn } from './source-line';

/** A unit as a line names it. */
export interface ReadUnit {
  readonly list: AnyList;
  readonly profile: Profile;
  readonly count: number;
  /** A number stands with it. */
  readonly isCounted: boolean;
  /** Its models stand behind it, so that their points are those without options. */
  readonly hasModels: boolean;
  readonly groups: readonly OptionGroup[];
  readonly names: readonly ReadName[];
  readonly unknown: readonly string[];
  readonly points: number;
}

/** The lists in which names of units are looked for. */
export interface UnitContext {
  /** The list that a line is most likely of comes first. */
  readonly lists: readonly AnyList[];
  readonly lookup: Lookup;
}

const LONGEST_NAME_WORDS = 8;
/** Names so near each other in sureness are told apart by what else the line says. */
const AMBIGUOUS = 0.05;
const UNSURE = 0.6;
const OF_THE_LIST = 0.03;
const A_LONGER_NAME = 0.03;
/** How sure a name without a number must be to begin a unit in the middle of a line. */
const SURE = 0.94;

interface Named {
  readonly matches: readonly Match<UnitTarget>[];
  readonly length: number;
  readonly worth: number;
}

const wordsAt = (tokens: readonly Token[], at: number, length: number): readonly string[] | undefined => {
  const part = tokens.slice(at, at + length);
  return part.length < length || part.some(({ number, word }) => number !== null || word === 'with')
    ? undefined
    : wordsIn(part);
};

/** The best name of a unit that begins at a place, with the others that the same words may mean. */
const nameAt = (tokens: readonly Token[], at: number, { lists, lookup }: UnitContext): Named | undefined => {
  let best: Named | undefined;
  for (let length = 1; length <= LONGEST_NAME_WORDS; length += 1) {
    const words = wordsAt(tokens, at, length);
    if (!words) break;
    lists.forEach((list, index) => {
      const matches = lookup.units(words, list);
      const worth = (matches[0]?.confidence ?? 0) + A_LONGER_NAME * length + (index === 0 ? OF_THE_LIST : 0);
      if (matches.length > 0 && (best === undefined || worth > best.worth)) best = { matches, length, worth };
    });
  }
  return best;
};

/** The points of `count` models with these groups of options. */
export const priceOf = (
  { points }: Pick<Profile, 'points'>,
  count: number,
  groups: readonly OptionGroup[],
): number =>
  points * count +
  sumOf(groups, (group) => (group.count ?? count) * sumOf(group.options, (option) => option.points));

const withUpgrade = (groups: readonly OptionGroup[], upgrade: Option | null): readonly OptionGroup[] =>
  upgrade ? [{ count: null, options: [upgrade] }, ...groups] : groups;

/** Other profiles that words may mean, each once. */
export const alternativesOf = (
  matches: readonly Match<UnitTarget>[],
  { id }: Pick<Profile, 'id'>,
): readonly AlternativeName[] => {
  const seen = new Set([id]);
  return matches
    .filter(({ target: { profile } }) => !seen.has(profile.id) && seen.add(profile.id))
    .slice(0, 3)
    .map(({ target: { profile }, confidence }) => ({ id: profile.id, name: profile.name, confidence }));
};

/** How sure it is that a unit begins here: after a number almost any name will do, else it must be certain. */
const unitAt = (tokens: readonly Token[], at: number, context: UnitContext): number => {
  const token = tokens[at];
  if (!token) return 0;
  const start = token.number === null ? at : at + 1;
  if (token.number === null && !token.isApart) return 0;
  const [first] = nameAt(tokens, start, context)?.matches ?? [];
  const confidence = first?.confidence ?? 0;
  const isSure = token.number === null ? confidence >= SURE : confidence >= LEAST_CONFIDENCE;
  return isSure ? confidence : 0;
};

/** Doubts about a reading: unknown words, other points, several of a Hero, a guessed option. */
const doubtsOf = (
  { unknown, names }: OptionReading,
  {
    profile,
    count,
    points,
    written,
  }: {
    readonly profile: Profile;
    readonly count: number;
    readonly points: number;
    readonly written: number | null;
  },
): number =>
  2 * unknown.length +
  sumOf(names, ({ confidence }) => 1 - confidence) +
  (written === null || written === points || written * count === points ? 0 : 1) +
  (count > 1 && profile.tier !== null ? 3 : 0) +
  // "Goblins" are the Warriors of that name.
  (/warrior/i.test(profile.name) ? 0 : 0.1);

/** Surer than any option, though one may begin like the models: the Warg of a Warg Marauder. */
const MODELS = 2;

const modelsSurely = (
  tokens: readonly Token[],
  at: number,
  { profile, isHead }: { readonly profile: Profile; readonly isHead: boolean },
): number | undefined =>
  isHead && profile.tier === null && tokens[at]?.number !== null && modelsAt(tokens, at + 1, profile)
    ? MODELS
    : undefined;

/** Options behind the name of a unit, up to the next unit, or to models of a unit that no number stands with. */
const optionsFrom = (
  tokens: readonly Token[],
  at: number,
  { profile, isHead, ...context }: UnitContext & { readonly profile: Profile; readonly isHead: boolean },
): OptionReading =>
  readOptions(tokens, at, {
    profile,
    unitAt: (place) => modelsSurely(tokens, place, { profile, isHead }) ?? unitAt(tokens, place, context),
  });

/** The unit that begins at a place, and where it ends; undefined where no name is sure enough. */
const unitFrom = (
  tokens: readonly Token[],
  at: number,
  {
    written,
    points,
    ...context
  }: UnitContext & { readonly written: number | null; readonly points: number | null },
): { readonly unit: ReadUnit; readonly end: number } | undefined => {
  const named = nameAt(tokens, at, context);
  const count = Math.max(1, written ?? 1);
  const [first] = named?.matches ?? [];
  if (!named || !first || first.confidence < LEAST_CONFIDENCE) return undefined;
  const rivals = named.matches.filter(({ confidence }) => confidence > first.confidence - AMBIGUOUS);
  const candidates = (first.confidence >= 0.97 ? [first] : rivals).map((match) => {
    const { profile, upgrade } = match.target;
    const options = optionsFrom(tokens, at + named.length, { ...context, profile, isHead: written === null });
    const price = priceOf(profile, count, withUpgrade(options.groups, upgrade));
    return {
      match,
      options,
      points: price,
      doubts: doubtsOf(options, { profile, count, points: price, written: points }),
    };
  });
  const [best, second] = candidates.sort(
    (a, b) => a.doubts - b.doubts || b.match.confidence - a.match.confidence,
  );
  if (!best) return undefined;
  const { list, profile, upgrade } = best.match.target;
  const isOpen = second !== undefined && second.doubts - best.doubts < 0.2;
  const { confidence } = best.match;
  const name = readName('PROFILE', profile, {
    count,
    confidence: isOpen ? Math.min(UNSURE, confidence) : confidence,
    alternatives: confidence === 1 ? [] : alternativesOf(named.matches, profile),
  });
  const { groups, names, unknown, end } = best.options;
  const unit: ReadUnit = {
    list,
    profile,
    count,
    isCounted: written !== null,
    hasModels: false,
    groups: withUpgrade(groups, upgrade),
    names: [name, ...names],
    unknown,
    points: best.points,
  };
  return { unit, end };
};

/** The same models by their name in another language: what either name is followed by is theirs. */
const namedAgain = (unit: ReadUnit, last: ReadUnit | undefined): ReadUnit | undefined => {
  if (!last || last.profile !== unit.profile || (last.groups.length > 0 && unit.groups.length > 0))
    return undefined;
  const groups = [...last.groups, ...unit.groups];
  const [, ...names] = unit.names;
  return {
    ...last,
    groups,
    names: [...last.names, ...names],
    unknown: [...last.unknown, ...unit.unknown],
    points: priceOf(last.profile, last.count, groups),
  };
};

/** The unit before with the models that stand behind it: "Warrior of Rohan [28pts]: 4x Warriors [24pts], Bow". */
const modelsFrom = (
  tokens: readonly Token[],
  at: number,
  { head, count, ...context }: UnitContext & { readonly head: ReadUnit; readonly count: number },
): { readonly unit: ReadUnit; readonly end: number } | undefined => {
  const models = modelsAt(tokens, at, head.profile);
  // The Goblin King leads the goblins behind him.
  if (!models || head.profile.tier !== null) return undefined;
  const options = optionsFrom(tokens, at + models.length, {
    ...context,
    profile: head.profile,
    isHead: true,
  });
  const unit = withModels(head, models, { count, groups: options.groups });
  const [name, ...names] = head.names;
  return {
    unit: {
      ...unit,
      names: [...(name ? [{ ...name, count: unit.count }] : []), ...names, ...options.names],
      unknown: [...head.unknown, ...options.unknown],
      points: priceOf(unit.profile, unit.count, unit.groups),
    },
    end: options.end,
  };
};

/** A line's units, and the words behind them that begin none. */
export const unitsIn = (
  tokens: readonly Token[],
  {
    count,
    points,
    ...context
  }: UnitContext & { readonly count: number | null; readonly points: number | null },
): readonly ReadUnit[] => {
  const units: ReadUnit[] = [];
  let at = 0;
  let next: number | null = count;
  let before = '';
  // The last unit, where it was named without a number.
  let head: ReadUnit | undefined;
  while (at < tokens.length) {
    const token = tokens[at] as Token;
    if (token.number !== null) {
      next = token.number;
      at += 1;
      continue;
    }
    const models =
      head && next !== null ? modelsFrom(tokens, at, { ...context, head, count: next }) : undefined;
    const read = models ?? unitFrom(tokens, at, { ...context, written: next, points });
    if (!read) break;
    const again =
      !models && next === null && token.raw !== before ? namedAgain(read.unit, units.at(-1)) : undefined;
    if (models || again) units.pop();
    units.push(again ?? read.unit);
    head = models || next === null ? read.unit : undefined;
    [at, next, before] = [read.end, null, token.raw];
  }
  return units;
};
