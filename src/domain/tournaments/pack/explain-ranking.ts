import { type RankingCriterion, criterionNames } from './criterion-names';
import type { WeightedPart } from './game-numbers';
import type { RankingRule } from './pack';

const sourceNames: Readonly<Record<WeightedPart['source'], string>> = {
  TOURNAMENT_POINTS: 'Tournament Points',
  VICTORY_POINTS: 'Victory Points',
  VICTORY_POINT_DIFFERENCE: 'Victory Point difference',
  ORGANISER_TIEBREAKER: '',
  GAME_NUMBER: '',
};

const partsText = (parts: readonly WeightedPart[]): string =>
  parts
    .map(({ source, name, percent, outOf }) => `${percent} % ${name ?? sourceNames[source]} out of ${outOf}`)
    .join(', ');

const definitions: Partial<Readonly<Record<RankingCriterion, string>>> = {
  HEAD_TO_HEAD:
    'the Tournament Points of the games among those who are level, asked only when all of them have met, and again of those still level',
  OPPONENTS_POINTS: 'the sum over all games',
  BUCHHOLZ: "the sum of the opponents' results, where a win counts 2 and a draw 1",
  BUCHHOLZ_CUT_1: 'Buchholz without the lowest opponent',
  BUCHHOLZ_MEDIAN: 'Buchholz without the lowest and the highest opponent',
  SONNEBORN_BERGER: 'the results of the opponents, twice for a win over them and once for a draw',
};

const ownNumbers = ({ criterion, floorPercent, weights, tiebreaker, number, parts }: RankingRule) => {
  switch (criterion) {
    case 'OPPONENTS_WIN_RATE':
      return `the mean of wins out of games, none less than ${floorPercent ?? 0} %`;
    case 'PATH_TO_VICTORY':
      return `the weights ${(weights ?? []).join(', ')} by round, twice for a win and once for a draw`;
    case 'WEIGHTED_TOTAL':
      return partsText(parts ?? []);
    case 'GAME_NUMBER':
      return number;
    default:
      return tiebreaker;
  }
};

const withNoDirection: readonly RankingCriterion[] = [
  'HEAD_TO_HEAD',
  'ORGANISER_TIEBREAKERS',
  'ORGANISER_TIEBREAKER',
  'LOT',
];

const ruleText = (rule: RankingRule): string => {
  const { criterion, better } = rule;
  const defined = ownNumbers(rule) ?? definitions[criterion];
  const meaning = rule.unplayed === 'FIDE' ? `${defined}; unplayed rounds as FIDE counts them` : defined;
  const direction = better === 'LOWER' && !withNoDirection.includes(criterion) ? ', fewer is better' : '';
  return `${criterionNames[criterion]}${meaning === undefined ? '' : ` (${meaning})`}${direction}`;
};

const scheduleCriteria: readonly RankingCriterion[] = [
  'OPPONENTS_POINTS',
  'OPPONENTS_POINTS_MEAN',
  'OPPONENTS_WIN_RATE',
  'BUCHHOLZ',
  'BUCHHOLZ_CUT_1',
  'BUCHHOLZ_MEDIAN',
  'SONNEBORN_BERGER',
];

/** The ranking in words: a numbered line for each criterion, then notes on several of them. */
export const explainRanking = (ranking: readonly RankingRule[]): readonly string[] => [
  ...ranking.map((rule, index) => `${index + 1}. ${ruleText(rule)}`),
  ...(ranking.some(({ unplayed }) => unplayed === 'FIDE')
    ? [
        'As FIDE counts them, an own round without an opponent is one against somebody with the same results, and the rounds that an opponent missed at the end are draws (Tie-Break Regulations of 2024, article 16).',
      ]
    : []),
  ...(ranking.some(({ criterion, unplayed }) => unplayed !== 'FIDE' && scheduleCriteria.includes(criterion))
    ? [
        'For opponents, a bye and a game against the Spare Player count as an opponent with what the entrant itself had before that round; a concession counts as played; a withdrawn opponent counts with what it had.',
      ]
    : []),
  ...(ranking.at(-1)?.criterion === 'LOT' ? [] : ['Whoever is still level shares a rank.']),
];
