import { MOST_CRITERIA, MOST_PACK_WEIGHT, MOST_WEIGHTS } from '../limits';
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

/** The one criterion that each of these fields belongs to. */
const belongsTo = {
  tiebreaker: 'ORGANISER_TIEBREAKER',
  floorPercent: 'OPPONENTS_WIN_RATE',
  weights: 'PATH_TO_VICTORY',
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
  ...duplicates('ranking', rules, ({ criterion, tiebreaker }) =>
    [criterion, tiebreaker ?? []].flat().join(' '),
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
