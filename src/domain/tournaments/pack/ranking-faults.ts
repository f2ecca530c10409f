import { MOST_WEIGHTS } from '../limits';
import { type PackFault, duplicates, fault, kindFaults } from './faults';
import { type RankingRule, criteria } from './pack';

const ruleFaults = (rule: RankingRule, at: string): readonly PackFault[] =>
  kindFaults(
    criteria,
    { ...rule, by: rule.criterion },
    {
      pathOf: (field) => `${at}.${field}`,
      faultsOf: (field, path, numbers) =>
        field === 'weights' && rule.weights?.length === 0
          ? [fault(path, 'OUT_OF_RANGE', `1 to ${MOST_WEIGHTS} weights`)]
          : numbers,
    },
  );

/** Every fault of a ranking that an organiser wrote. */
export const rankingFaults = (rules: readonly RankingRule[]): readonly PackFault[] => [
  ...(rules.length === 0 ? [fault('ranking', 'MISSING', 'at least one criterion is needed')] : []),
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
