import type { Option, Profile } from '../../domain/armies/catalogue/model';
import type { ReadLine, RosterDifference } from '../../domain/armies/roster-reading';
import { sumOf } from '../../shared/sum-of';
import type { Assembly, OpenUnit } from './assemble';
import { isLimit } from './noise';
import { type ReadUnit, priceOf } from './read-unit';
import { type SourceLine, bulletOf, withSums } from './source-line';

/** A line of units, to be compared with what it says once later lines have added to its units. */
export interface WrittenUnits {
  readonly source: SourceLine;
  readonly units: readonly OpenUnit[];
  /** Points of what the line itself names. */
  readonly points: number;
  /** How many models of a unit above it the line names. */
  readonly models?: number;
}

/** A sum as a text writes it: of the army, a force or a warband. */
export interface WrittenTotal {
  readonly of: RosterDifference['of'];
  readonly line: number;
  readonly written: number;
  /** The place of the warband whose heading it is; any part of the army where it is not set. */
  readonly warband?: number;
}

const pointsOf = ({ profile, count, groups }: ReadUnit): number => priceOf(profile, count, groups);

const modelsOf = ({ profile, count }: ReadUnit): number => profile.counts.models * count;

const measured = (units: readonly OpenUnit[], of: (unit: ReadUnit) => number): number =>
  sumOf(units, ({ read }) => of(read));

/** The numbers of a text, without the number of the line itself. */
export const numbersIn = (text: string): readonly number[] =>
  (withSums(text.slice(bulletOf(text).length)).match(/\d+/g) ?? []).map(Number);

const POOLS = ['might', 'will', 'fate'] as const;

/** Might, Will and Fate of a profile with what its groups of options add. */
const poolsOf = ({ profile, groups }: ReadUnit): readonly number[] =>
  POOLS.map(
    (pool) =>
      (profile.characteristics[pool] ?? 0) +
      sumOf(groups, ({ options, count }) => (count ?? 1) * sumOf(options, ({ adds }) => adds[pool] ?? 0)),
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
    ...(unit.hasModels || pricesApart(unit, numbers) ? [profile.points, profile.points * count] : []),
    ...poolsOf(unit),
    ...groups.flatMap((group) => {
      const times = group.count ?? count;
      const together = profile.points + sumOf(group.options, ({ points }) => points);
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
  { source, units, points, models }: WrittenUnits,
): { readonly line: ReadLine; readonly difference: RosterDifference | null } => {
  const total = measured(units, pointsOf);
  const numbers = numbersIn(source.text);
  const known = new Set([total, points, ...units.flatMap(({ read }) => explainedBy(read, numbers))]);
  // The same Hero several times stands in a warband each.
  known.add(units.length);
  if (models !== undefined)
    for (const { read } of units) [models, models * read.profile.points].forEach((one) => known.add(one));
  const isHead = models === undefined && units.some(({ read }) => read.hasModels);
  const unknown = numbers.filter((number) => !known.has(number));
  const { pointsWritten: written } = line;
  const difference =
    written !== null && !known.has(written)
      ? ({ of: 'UNIT_POINTS', line: line.line, written, read: total } as const)
      : null;
  return {
    difference,
    line: {
      ...line,
      ...(isHead && { points: total }),
      ...(unknown.length > 0 && {
        status: 'GUESSED' as const,
        unknown: [...line.unknown, ...unknown.map(String)],
      }),
    },
  };
};

const HEADED = /\b(\d{2,5})\s*(?:points?|pts?|punkte)\b/iu;

/** The points behind the name of an army or a warband: "Kingdom of Rohan [341pts]". Whole quarters of hundreds are limits. */
export const headedPoints = (text: string, line: number, warband?: number): readonly WrittenTotal[] => {
  const [, points] = HEADED.exec(text) ?? [];
  const written = Number(points);
  const isTotal = points !== undefined && (warband !== undefined || !isLimit(written));
  return isTotal ? [{ of: 'ARMY_POINTS', line, written, ...(warband !== undefined && { warband }) }] : [];
};

/** Sums that neither the army nor a part of it has, or not the warband whose they are. `parts` are its warbands and forces. */
export const compareTotals = (
  totals: readonly WrittenTotal[],
  { parts, warband, boughtPoints }: Pick<Assembly, 'parts' | 'warband' | 'boughtPoints'>,
): readonly RosterDifference[] => {
  const all = parts();
  const army = [...new Set(all.flat())];
  return totals.flatMap(({ warband: place, ...total }) => {
    const measure = total.of === 'MODELS' ? modelsOf : pointsOf;
    const own = place === undefined ? undefined : warband(place);
    const read = measured(own ?? army, measure) + (own || total.of === 'MODELS' ? 0 : boughtPoints());
    const isRight =
      read === total.written || (!own && all.some((units) => measured(units, measure) === total.written));
    return isRight ? [] : [{ ...total, read }];
  });
};

const LETTERS = { m: 'might', w: 'will', f: 'fate' } as const;

/** Might, Will and Fate as a line writes them: by letter or word, or all three in this order. */
export const poolsIn = (text: string): Partial<Record<(typeof POOLS)[number], number>> => {
  const lettered = [...text.matchAll(/\b([mwf])(?:ight|ill|ate)?[\s:=]*(\d+)/gi)];
  if (lettered.length > 0)
    return Object.fromEntries(
      lettered.map(([, letter = '', number]) => [
        LETTERS[letter.toLowerCase() as keyof typeof LETTERS],
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
