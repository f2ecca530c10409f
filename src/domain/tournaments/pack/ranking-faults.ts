import { MOST_CRITERIA, MOST_PACK_WEIGHT, MOST_WEIGHTS } from '../limits';
import { type PackFault, type Range, duplicates, wholeNumber, fault } from './faults';
import type { RankingRule } from './ranking-rule';

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
