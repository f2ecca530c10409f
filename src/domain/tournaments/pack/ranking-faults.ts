import { commonMultiple } from '../common-multiple';
import { MOST_COMMON_OUT_OF, MOST_WEIGHTS } from '../limits';
import { type PackFault, duplicates, fault, kindFaults } from './faults';
import type { GameNumber, WeightedPart } from './game-numbers';
import { type RankingRule, criteria } from './pack';

const isNamed = ({ source }: WeightedPart): boolean =>
  source === 'ORGANISER_TIEBREAKER' || source === 'GAME_NUMBER';

const nameFaults = (part: WeightedPart, path: string): readonly PackFault[] => {
  if (isNamed(part) === ((part.name ?? '') !== '')) return [];
  return isNamed(part)
    ? [fault(path, 'MISSING', `is needed for ${part.source}`)]
    : [fault(path, 'NOT_USED', `is not used for ${part.source}: leave it out`)];
};

const partsFaults = (
  parts: readonly WeightedPart[],
  path: string,
  numbers: readonly PackFault[],
): readonly PackFault[] => {
  const single = [...numbers, ...parts.flatMap((part, index) => nameFaults(part, `${path}[${index}].name`))];
  if (single.length > 0) return single;
  const percent = parts.reduce((sum, part) => sum + part.percent, 0);
  return [
    ...(percent === 100
      ? []
      : [fault(path, 'CONTRADICTION', `the parts must add up to 100 %, not ${percent} %`)]),
    ...(commonMultiple(parts.map(({ outOf }) => outOf)) <= MOST_COMMON_OUT_OF
      ? []
      : [fault(path, 'OUT_OF_RANGE', 'these outOf have no common multiple that is small enough: take round numbers')]), // prettier-ignore
  ];
};

const ruleFaults = (rule: RankingRule, at: string): readonly PackFault[] =>
  kindFaults(
    criteria,
    { ...rule, by: rule.criterion },
    {
      pathOf: (field) => `${at}.${field}`,
      faultsOf: (field, path, numbers) => {
        if (field === 'parts') return partsFaults(rule.parts ?? [], path, numbers);
        return field === 'weights' && rule.weights?.length === 0
          ? [fault(path, 'OUT_OF_RANGE', `1 to ${MOST_WEIGHTS} weights`)]
          : numbers;
      },
    },
  );

/** Every fault of a ranking that an organiser wrote. */
export const rankingFaults = (rules: readonly RankingRule[]): readonly PackFault[] => [
  ...(rules.length === 0 ? [fault('ranking', 'MISSING', 'at least one criterion is needed')] : []),
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
  rules.flatMap(({ number, parts }, index): readonly PackFault[] => {
    const named = [
      ...(number ? [[`ranking[${index}].number`, number] as const] : []),
      ...(parts ?? []).flatMap(({ source, name }, part) =>
        source === 'GAME_NUMBER' && name ? [[`ranking[${index}].parts[${part}].name`, name] as const] : [],
      ),
    ];
    return named
      .filter(([, name]) => !numbers.some(({ id }) => id === name))
      .map(([path, name]) => fault(path, 'CONTRADICTION', `${name} is no number of the games: announce it in scoring.numbers`)); // prettier-ignore
  });
