import * as z from 'zod/mini';
import {
  MOST_BANDS,
  MOST_BONUSES,
  MOST_GAME_NUMBERS,
  MOST_WEIGHTED_PARTS,
  MOST_WEIGHTS,
} from '../../../domain/tournaments/limits';
import {
  type Range,
  FLOOR_PERCENT,
  OUT_OF,
  PART_PERCENT,
  WEIGHT,
} from '../../../domain/tournaments/pack/faults';
import {
  BONUS_VICTORY_POINTS,
  POINTS,
  VICTORY_POINTS,
  VICTORY_POINTS_FROM_ONE,
} from '../../../domain/tournaments/pack/ranges';
import {
  gamePointsKinds,
  bonusCounts,
  bonusFacts,
  disqualifiedRules,
  spareRules,
  directions,
} from '../../../domain/tournaments/pack/pack';
import { byeRules, partSources, winnerRules } from '../../../domain/tournaments/pack/game-numbers';
import { criterionNames } from '../../../domain/tournaments/pack/explain-ranking';
import {
  choice,
  idText,
  optional,
  rangeText,
  shortText,
  withDefault,
  wholeNumber,
  withRange,
  oneOf,
  arrayOf,
  flag,
  inputObject,
} from '../../kernel/input';

/** The parts of an event pack as input fields. */

const WIDEST = 1_000_000;
/** The domain checks the range, together with the other fields of a pack; here a number only has to be whole. */
export const number = ({ from, to }: Range, description: string) =>
  withRange(wholeNumber(-WIDEST, WIDEST, ''), description, [from, to]);
export const pair = (description: string) => arrayOf(idText('Id of an entrant.'), [2, 2], description);

const points = (of: string) => optional(number(POINTS, `Tournament Points of ${of}.`));

const games = inputObject('GamePointsInput', 'Tournament Points of a game.', {
  by: oneOf(
    'GamePointsKind',
    gamePointsKinds,
    'RESULT: win, draw, loss. GRADE: Major and Minor. BANDS: by difference in Victory Points.',
  ),
  win: points('a win, for RESULT'),
  draw: points('a draw, for RESULT and GRADE'),
  loss: points('a loss, for RESULT'),
  majorWin: points('a Major win, for GRADE'),
  minorWin: points('a Minor win, for GRADE'),
  minorLoss: points('a Minor loss, for GRADE'),
  majorLoss: points('a Major loss, for GRADE'),
  majorAheadBy: optional(
    number(VICTORY_POINTS_FROM_ONE, 'The lead in Victory Points that makes a Major win, for GRADE.'),
  ),
  majorDoubleWithAtLeast: optional(
    number(
      VICTORY_POINTS_FROM_ONE,
      "The least Victory Points for a Major win with twice the opponent's, for GRADE.",
    ),
  ),
  bands: optional(
    arrayOf(
      inputObject('PointsBandInput', 'Tournament Points from a difference up to the next band.', {
        aheadBy: number(VICTORY_POINTS, 'The least difference in Victory Points; the first is 0.'),
        winner: number(POINTS, 'Tournament Points of the winner.'),
        loser: number(POINTS, 'Tournament Points of the loser; in the first band the same.'),
      }),
      MOST_BANDS,
      'For BANDS, rising.',
    ),
  ),
});

const outcome = (description: string) =>
  optional(
    inputObject('FixedOutcomeInput', 'The points of a game without dice.', {
      victoryPoints: number(VICTORY_POINTS, 'Victory Points to none; 0 is a draw.'),
      leaderKilled: flag('Whether the enemy leader counts as killed.'),
      tournamentPoints: optional(number(POINTS, 'Tournament Points; as such a game if omitted.')),
      concederPoints: optional(
        number(
          POINTS,
          'For a concession: Tournament Points of the conceding side; as such a loss if omitted.',
        ),
      ),
    }),
  ).check(z.describe(description));

const bonus = inputObject('BonusInput', 'Points for a fact other than the games.', {
  id: shortText('The name of the fact, such as "painted"; facts are noted as scores under it.'),
  fact: oneOf(
    'BonusFact',
    bonusFacts,
    'LEADER_KILLED: the enemy leader. NOTED: the organiser notes it. VALUE: each point of the score counts.',
  ),
  once: oneOf('BonusCount', bonusCounts, 'Once in the EVENT, or once in each GAME.'),
  most: optional(number(VICTORY_POINTS_FROM_ONE, 'For VALUE: the most that counts; no limit if omitted.')),
  tournamentPoints: number(POINTS, 'Tournament Points.'),
  victoryPoints: number(BONUS_VICTORY_POINTS, 'Victory Points.'),
});

const gameNumber = inputObject('GameNumberInput', 'A number that is reported of each side of a game.', {
  id: shortText('Its name, such as "objectives".'),
  most: number(VICTORY_POINTS_FROM_ONE, 'The most that one side can have of it in a game.'),
  tournamentPoints: withDefault(number(POINTS, 'Tournament Points that each one of it brings.'), 0),
});

export const scoring = inputObject('PackScoringInput', 'The points for games and facts.', {
  winner: optional(
    oneOf('WinnerRule', winnerRules, 'The rule that decides who has won a game; VICTORY_POINTS if omitted.'),
  ),
  winnerNumber: optional(shortText('For NUMBER: which of the numbers decides.')),
  numbers: optional(
    arrayOf(gameNumber, MOST_GAME_NUMBERS, 'Numbers that are reported of each side beside Victory Points.'),
  ),
  differenceCap: optional(
    number(
      VICTORY_POINTS_FROM_ONE,
      "The most of a game's lead in Victory Points that counts in the difference.",
    ),
  ),
  byes: optional(oneOf('ByeRule', byeRules, 'How a bye counts; FIXED if omitted.')),
  games: optional(games),
  victoryPointCap: z
    .nullish(number(VICTORY_POINTS_FROM_ONE, 'The most Victory Points of a game that count in totals.'))
    .check(
      z.describe(
        rangeText(
          'The most Victory Points of a game that count in totals; null for no limit.',
          1,
          VICTORY_POINTS.to,
        ),
      ),
    ),
  bonuses: optional(arrayOf(bonus, MOST_BONUSES, 'Points for facts.')),
  bye: outcome('A bye.'),
  requestedBye: outcome('A bye that was asked for in advance; as any other if omitted.'),
  concession: outcome('A concession, as the opponent has it.'),
  spare: optional(oneOf('SpareRule', spareRules, 'How a game against the Spare Player counts.')),
  bothLost: points('each side of a game lost by both'),
  disqualified: optional(
    oneOf('DisqualifiedRule', disqualifiedRules, 'How a win over a disqualified entrant counts.'),
  ),
});

export const rankingRule = inputObject('RankingRuleInput', 'One criterion of a ranking.', {
  criterion: choice(
    'StandingCriterion',
    criterionNames,
    'Criteria that can place one entrant above another.',
  ).check(z.describe('The value that is compared.')),
  better: oneOf('TiebreakerOrder', directions, 'Whether the higher or the lower value ranks better.'),
  tiebreaker: optional(shortText("Which of the organiser's own, for ORGANISER_TIEBREAKER.")),
  floorPercent: optional(
    number(FLOOR_PERCENT, 'The least win rate that counts, in percent, for OPPONENTS_WIN_RATE.'),
  ),
  weights: optional(
    arrayOf(
      number(WEIGHT, 'A weight.'),
      MOST_WEIGHTS,
      'The weight of round 1, round 2, ...; the last for all later ones, for PATH_TO_VICTORY.',
    ),
  ),
  number: optional(shortText('Which number of the games, for GAME_NUMBER.')),
  parts: optional(
    arrayOf(
      inputObject('WeightedPartInput', 'A share of a weighted total.', {
        source: oneOf('WeightedPartSource', partSources, 'The value that counts.'),
        name: optional(shortText('The name of the tiebreaker, or of the number of the games.')),
        percent: number(PART_PERCENT, 'Its share of the total, in percent; all together 100.'),
        outOf: number(OUT_OF, 'The value that brings the whole share; more does not count.'),
      }),
      MOST_WEIGHTED_PARTS,
      'The parts of the total, for WEIGHTED_TOTAL.',
    ),
  ),
});
