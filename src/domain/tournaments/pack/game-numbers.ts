import { type Of, choiceOf, list, maybe, otherwise, typedObject, whole } from '../../../shared/shape';
import { MOST_GAME_NUMBERS, MOST_OUT_OF, MOST_WEIGHTED_PARTS } from '../limits';
import { name, points, victoryPointsFromOne } from './values';

/** A number that is reported of each side of a game beside its Victory Points, such as objectives, kills, own points. */
const gameNumber = typedObject('GameNumberInput', 'A number that is reported of each side of a game.', {
  id: name('Its name, such as "objectives".'),
  most: victoryPointsFromOne('The most that one side can have of it in a game.'),
  tournamentPoints: otherwise(points('Tournament Points that each one of it brings.'), 0),
});
export type GameNumber = Of<typeof gameNumber>;

const winnerRules = {
  VICTORY_POINTS: 'The side with more Victory Points; where a band gives both the same, nobody.',
  NUMBER: 'The side with more of one of the numbers of the game, such as objectives.',
  REPORTED: 'The side that the report names; Victory Points if it names none.',
} as const;

const byeRules = {
  FIXED: 'As it is announced.',
  AVERAGE:
    'The mean of the own other games so far, rounded to whole points, halves up; as announced without another game.',
} as const;

/** Rules of scoring that few packs set: absent where nobody has set them. */
export const rareScoring = {
  winner: maybe(
    choiceOf(
      'WinnerRule',
      winnerRules,
      'The rule that decides who has won a game; VICTORY_POINTS if omitted.',
    ),
  ),
  winnerNumber: maybe(name('For NUMBER: which of the numbers decides.')),
  numbers: maybe(
    list(gameNumber, [0, MOST_GAME_NUMBERS], 'Numbers that are reported of each side beside Victory Points.'),
  ),
  differenceCap: maybe(
    victoryPointsFromOne("The most of a game's lead in Victory Points that counts in the difference."),
  ),
  byes: maybe(choiceOf('ByeRule', byeRules, 'The rule for byes; FIXED if omitted.')),
};

const partSources = {
  TOURNAMENT_POINTS: 'The Tournament Points.',
  VICTORY_POINTS: 'The Victory Points scored.',
  VICTORY_POINT_DIFFERENCE: 'The Victory Point difference.',
  ORGANISER_TIEBREAKER: "One of the organiser's own tiebreakers, such as painting.",
  GAME_NUMBER: 'A number of the games, all games added up.',
} as const;

/** `percent` for a value of `outOf`, and in proportion for less; a value counts for 0 to `outOf`. */
const weightedPart = typedObject('WeightedPartInput', 'A share of a weighted total.', {
  source: choiceOf('WeightedPartSource', partSources, 'The value that counts.'),
  name: maybe(name('The name of the tiebreaker, or of the number of the games.')),
  percent: whole(1, 100, 'Its share of the total, in percent; all together 100.'),
  outOf: whole(1, MOST_OUT_OF, 'The value that brings the whole share; more does not count.'),
});
export type WeightedPart = Of<typeof weightedPart>;

export const weightedParts = list(
  weightedPart,
  [0, MOST_WEIGHTED_PARTS],
  'The parts of the total, for WEIGHTED_TOTAL.',
);
