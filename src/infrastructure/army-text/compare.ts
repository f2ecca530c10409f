import type { Option, Profile } from '../../domain/armies/catalogue/model';
import type { ReadLine, RosterDifference } from '../../domain/armies/roster-reading';
import type { OpenUnit } from './assemble';
import { type ReadUnit, priceOf } from './read-unit';
import { type SourceLine, bulletOf, withSums } from './source-line';

/** A line of units, to be compared with what it says once later lines have added to its units. */
export interface WrittenUnits {
  readonly source: SourceLine;
  readonly units: readonly OpenUnit[];
  /** Points of what the line itself names. */
  readonly points: number;
}

/** A sum as a text writes it: of the army, a force or a warband. */
export interface WrittenTotal {
  readonly of: RosterDifference['of'];
  readonly line: number;
  readonly written: number;
}

const pointsOf = ({ profile, count, groups }: ReadUnit): number => priceOf(profile, count, groups);

const modelsOf = ({ profile, count }: ReadUnit): number => profile.counts.models * count;

const sumOf = (units: readonly OpenUnit[], of: (unit: ReadUnit) => number): number =>
  units.reduce((total, { read }) => total + of(read), 0);

/** The numbers of a text, without the number of the line itself. */
const numbersIn = (text: string): readonly number[] =>
  (withSums(text.slice(bulletOf(text).length)).match(/\d+/g) ?? []).map(Number);

const POOLS = ['might', 'will', 'fate'] as const;

/** Might, Will and Fate of a profile with what its groups of options add. */
const poolsOf = ({ profile, groups }: ReadUnit): readonly number[] =>
  POOLS.map((pool) =>
    groups.reduce(
      (sum, { options, count }) =>
        sum + options.reduce((all, { adds }) => all + (adds[pool] ?? 0) * (count ?? 1), 0),
      profile.characteristics[pool] ?? 0,
    ),
  );

/** Whether each option that costs something is written with its price, so that the other number is the models' own. */
const pricesApart = ({ groups, count }: ReadUnit, numbers: readonly number[]): boolean =>
  groups.every((group) =>
    group.options.every(
      (option) =>
        option.points === 0 ||
        pricesFor(group.count ?? count)(option).some((price) => numbers.includes(price)),
    ),
  );

/** The numbers that a reading of a unit explains. */
const explainedBy = (unit: ReadUnit, numbers: readonly number[]): readonly number[] => {
  const { profile, count, groups } = unit;
  const price = pointsOf(unit);
  return [
    ...[count, modelsOf(unit), price, price / count],
    ...(pricesApart(unit, numbers) ? [profile.points, profile.points * count] : []),
    ...poolsOf(unit),
    ...groups.flatMap((group) => {
      const times = group.count ?? count;
      const together = group.options.reduce((sum, { points }) => sum + points, profile.points);
      return [times, together, together * times, ...group.options.flatMap(pricesFor(times))];
    }),
  ];
};

const pricesFor =
  (times: number) =>
  ({ points }: Option): readonly number[] => [points, points * times];

/** The numbers of a line of options that its unit does not explain. */
export const unexplainedOptions = (text: string, unit: ReadUnit): readonly string[] => {
  const numbers = numbersIn(text);
  const known = new Set([...explainedBy(unit, numbers), unit.profile.points]);
  return numbers.filter((number) => !known.has(number)).map(String);
};

/** The line with the numbers that the reading does not explain, and by how much its points differ. */
export const compareUnits = (
  line: ReadLine,
  { source, units, points }: WrittenUnits,
): { readonly line: ReadLine; readonly difference: RosterDifference | null } => {
  const total = sumOf(units, pointsOf);
  const numbers = numbersIn(source.text);
  const known = new Set([total, points, ...units.flatMap(({ read }) => explainedBy(read, numbers))]);
  // The same Hero several times stands in a warband each.
  known.add(units.length);
  const unknown = numbers.filter((number) => !known.has(number));
  const { pointsWritten: written } = line;
  const difference =
    written !== null && !known.has(written)
      ? ({ of: 'UNIT_POINTS', line: line.line, written, read: total } as const)
      : null;
  return {
    difference,
    line:
      unknown.length === 0
        ? line
        : { ...line, status: 'GUESSED', unknown: [...line.unknown, ...unknown.map(String)] },
  };
};

const TOTAL =
  /\btotal(?:\s+(?:points?|pts?|cost))?\b[^\d\p{L}]*(\d{2,5})(?!\s*(?:models?|bows?|might|will|fate|units?))/iu;
const BARE_POINTS = /^\W*(\d{2,5})\s*(?:\/\s*\d+\s*)?(?:points?|pts?|punkte)\W*$/iu;
const MODELS =
  /\b(\d{1,3})\s*(?:models?|modelle|miniatures?|figurines?)\b|\b(?:models?|modelle|model count|miniatures?)(?:\s+total)?\s*[:=]\s*(\d{1,3})\b/iu;

/** The sums that a line writes which is no unit. */
export const totalsIn = (text: string, line: number): readonly WrittenTotal[] => {
  const models = MODELS.exec(text);
  const points = models ? null : (TOTAL.exec(text) ?? BARE_POINTS.exec(text));
  return [
    ...(models ? [{ of: 'MODELS' as const, line, written: Number(models[1] ?? models[2]) }] : []),
    ...(points ? [{ of: 'ARMY_POINTS' as const, line, written: Number(points[1]) }] : []),
  ];
};

/** Sums that neither the army nor a part of it has. `parts` are its warbands and forces. */
export const compareTotals = (
  totals: readonly WrittenTotal[],
  parts: readonly (readonly OpenUnit[])[],
): readonly RosterDifference[] => {
  const army = [...new Set(parts.flat())];
  return totals.flatMap((total) => {
    const measure = total.of === 'MODELS' ? modelsOf : pointsOf;
    const isOfPart = [army, ...parts].some((units) => sumOf(units, measure) === total.written);
    return isOfPart ? [] : [{ ...total, read: sumOf(army, measure) }];
  });
};

const OPTIONS = { M: 'might', W: 'will', F: 'fate' } as const;

/** Might, Will and Fate as a line writes them: by letter, or all three in this order. */
export const poolsIn = (text: string): Partial<Record<(typeof POOLS)[number], number>> => {
  const lettered = [...text.matchAll(/([MWF])[\s:]*(\d+)/gi)];
  if (lettered.length > 0)
    return Object.fromEntries(
      lettered.map(([, letter = '', number]) => [
        OPTIONS[letter.toUpperCase() as keyof typeof OPTIONS],
        Number(number),
      ]),
    );
  const numbers = text.match(/\d+/g) ?? [];
  return Object.fromEntries(POOLS.map((pool, index) => [pool, Number(numbers[index])]));
};

/** The options that bring a profile's Might, Will and Fate to what is written. */
export const bought = (
  profile: Profile,
  written: ReturnType<typeof poolsIn>,
): readonly { readonly count: number; readonly options: readonly Option[] }[] =>
  POOLS.flatMap((pool) => {
    const count = (written[pool] ?? 0) - (profile.characteristics[pool] ?? 0);
    const option = profile.options.find(({ adds, maximum }) => adds[pool] === 1 && maximum >= count);
    return option && count > 0 ? [{ count, options: [option] }] : [];
  });
