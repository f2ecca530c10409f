import type { GameNumber, WeightedPart } from './game-numbers';
import {
  MOST_COMMON_OUT_OF,
  MOST_CRITERIA,
  MOST_OUT_OF,
  MOST_PACK_WEIGHT,
  MOST_WEIGHTED_PARTS,
  MOST_WEIGHTS,
} from '../limits';
import { commonMultiple } from '../common-multiple';
import type { RankingRule } from './pack';

export const packFaultCodes = [
  'OUT_OF_RANGE',
  'MISSING',
  'NOT_USED',
  'DUPLICATE',
  'NOT_IN_ORDER',
  'CONTRADICTION',
] as const;
export type PackFaultCode = (typeof packFaultCodes)[number];

export type PackFault = ReturnType<typeof fault>;

export const fault = (path: string, code: PackFaultCode, message: string) => ({
  /** From the pack: "scoring.games.majorWin", "ranking[2].weights". */
  path,
  code,
  message,
});

export interface Range {
  readonly from: number;
  readonly to: number;
}

/** A fault, unless the value is a whole number in the range. */
export const wholeNumber = (path: string, value: number, { from, to }: Range): readonly PackFault[] =>
  Number.isInteger(value) && value >= from && value <= to
    ? []
    : [{ path, code: 'OUT_OF_RANGE', message: `must be a whole number from ${from} to ${to}, not ${value}` }];

/** A fault for each item that stands twice, by the key that tells items apart. */
export const duplicates = <Item>(
  path: string,
  items: readonly Item[],
  keyOf: (item: Item) => string,
): readonly PackFault[] => {
  const seen = new Set<string>();
  return items.flatMap((item, index): readonly PackFault[] => {
    const key = keyOf(item);
    if (seen.has(key))
      return [{ path: `${path}[${index}]`, code: 'DUPLICATE', message: `appears twice: ${key}` }];
    seen.add(key);
    return [];
  });
};

export const FLOOR_PERCENT: Range = { from: 0, to: 100 };
export const WEIGHT: Range = { from: 0, to: MOST_PACK_WEIGHT };
export const PART_PERCENT: Range = { from: 1, to: 100 };
export const OUT_OF: Range = { from: 1, to: MOST_OUT_OF };

const isNamed = ({ source }: WeightedPart): boolean =>
  source === 'ORGANISER_TIEBREAKER' || source === 'GAME_NUMBER';

const partsFaults = (parts: readonly WeightedPart[], path: string): readonly PackFault[] => {
  const percent = parts.reduce((sum, part) => sum + part.percent, 0);
  const ranges = parts.flatMap((part, index) => [
    ...wholeNumber(`${path}[${index}].percent`, part.percent, PART_PERCENT),
    ...wholeNumber(`${path}[${index}].outOf`, part.outOf, OUT_OF),
    ...(isNamed(part) === ((part.name ?? '') !== '')
      ? []
      : isNamed(part)
        ? [fault(`${path}[${index}].name`, 'MISSING', `is needed for ${part.source}`)]
        : [fault(`${path}[${index}].name`, 'NOT_USED', `is not used for ${part.source}: leave it out`)]),
  ]);
  if (ranges.length > 0) return ranges;
  return [
    ...(parts.length > MOST_WEIGHTED_PARTS
      ? [fault(path, 'OUT_OF_RANGE', `at most ${MOST_WEIGHTED_PARTS} parts`)]
      : []),
    ...(percent === 100
      ? []
      : [fault(path, 'CONTRADICTION', `the parts must add up to 100 %, not ${percent} %`)]),
    ...(commonMultiple(parts.map(({ outOf }) => outOf)) <= MOST_COMMON_OUT_OF
      ? []
      : [fault(path, 'OUT_OF_RANGE', 'these outOf have no common multiple that is small enough: take round numbers')]), // prettier-ignore
  ];
};

/** The one criterion that each of these fields belongs to. */
const belongsTo = {
  tiebreaker: 'ORGANISER_TIEBREAKER',
  floorPercent: 'OPPONENTS_WIN_RATE',
  weights: 'PATH_TO_VICTORY',
  number: 'GAME_NUMBER',
  parts: 'WEIGHTED_TOTAL',
} as const;

const fieldFaults = (rule: RankingRule, path: string): readonly PackFault[] =>
  (Object.keys(belongsTo) as (keyof typeof belongsTo)[]).flatMap((field): readonly PackFault[] => {
    const isGiven = (rule[field] ?? null) !== null;
    const isUsed = rule.criterion === belongsTo[field];
    if (isGiven === isUsed) return [];
    const at = `${path}.${field}`;
    return isGiven
      ? [{ path: at, code: 'NOT_USED', message: `belongs to ${belongsTo[field]}: leave it out` }]
      : [{ path: at, code: 'MISSING', message: `is needed for ${rule.criterion}` }];
  });

const ruleFaults = (rule: RankingRule, path: string): readonly PackFault[] => [
  ...fieldFaults(rule, path),
  ...(typeof rule.floorPercent === 'number'
    ? wholeNumber(`${path}.floorPercent`, rule.floorPercent, FLOOR_PERCENT)
    : []),
  ...(rule.weights && (rule.weights.length === 0 || rule.weights.length > MOST_WEIGHTS)
    ? [{ path: `${path}.weights`, code: 'OUT_OF_RANGE', message: `1 to ${MOST_WEIGHTS} weights` } as const]
    : []),
  ...(rule.parts ? partsFaults(rule.parts, `${path}.parts`) : []),
  ...(rule.weights ?? []).flatMap((weight, index) =>
    wholeNumber(`${path}.weights[${index}]`, weight, WEIGHT),
  ),
];

/** Every fault of a ranking that an organiser wrote. */
export const rankingFaults = (rules: readonly RankingRule[]): readonly PackFault[] => [
  ...(rules.length === 0
    ? [{ path: 'ranking', code: 'MISSING', message: 'at least one criterion is needed' } as const]
    : []),
  ...(rules.length > MOST_CRITERIA
    ? [{ path: 'ranking', code: 'OUT_OF_RANGE', message: `at most ${MOST_CRITERIA} criteria` } as const]
    : []),
  ...duplicates('ranking', rules, ({ criterion, tiebreaker, number }) =>
    [criterion, tiebreaker ?? [], number ?? []].flat().join(' '),
  ),
  ...rules.flatMap((rule, index) => ruleFaults(rule, `ranking[${index}]`)),
  ...rules
    .slice(0, -1)
    .flatMap(({ criterion }, index): readonly PackFault[] =>
      criterion === 'LOT'
        ? [fault(`ranking[${index}]`, 'NOT_IN_ORDER', 'after a lot nobody is level: put it last')]
        : [],
    ),
];

/** The numbers of the games that a ranking names must be announced. */
export const numberReferences = (
  rules: readonly RankingRule[],
  numbers: readonly GameNumber[],
): readonly PackFault[] =>
  rules.flatMap(({ number, parts = [] }, index): readonly PackFault[] => {
    const named = [
      ...(number === undefined ? [] : [[`ranking[${index}].number`, number] as const]),
      ...parts.flatMap(({ source, name }, part) =>
        source === 'GAME_NUMBER' && name ? [[`ranking[${index}].parts[${part}].name`, name] as const] : [],
      ),
    ];
    return named
      .filter(([, name]) => !numbers.some(({ id }) => id === name))
      .map(([path, name]) => fault(path, 'CONTRADICTION', `${name} is no number of the games: announce it in scoring.numbers`)); // prettier-ignore
  });
