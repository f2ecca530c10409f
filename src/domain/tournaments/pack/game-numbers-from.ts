import { MOST_GAME_NUMBERS } from '../limits';
import { type PackFault, duplicates, fault, wholeNumber } from './faults';
import type { GameNumber, RareScoringRules } from './game-numbers';
import type { ScoringInput, ScoringRules } from './pack';
import { POINTS, VICTORY_POINTS_FROM_ONE } from './ranges';

const numberFaults = (numbers: readonly GameNumber[], path: string): readonly PackFault[] => [
  ...(numbers.length > MOST_GAME_NUMBERS
    ? [fault(path, 'OUT_OF_RANGE', `at most ${MOST_GAME_NUMBERS} numbers`)]
    : []),
  ...duplicates(path, numbers, ({ id }) => id),
  ...numbers.flatMap(({ most, tournamentPoints }, index) => [
    ...wholeNumber(`${path}[${index}].most`, most, VICTORY_POINTS_FROM_ONE),
    ...wholeNumber(`${path}[${index}].tournamentPoints`, tournamentPoints, POINTS),
  ]),
];

/** Every fault of these rules by themselves. */
export const rareFaults = ({ differenceCap, numbers }: ScoringInput): readonly PackFault[] => [
  ...(typeof differenceCap === 'number'
    ? wholeNumber('scoring.differenceCap', differenceCap, VICTORY_POINTS_FROM_ONE)
    : []),
  ...numberFaults(numbers ?? [], 'scoring.numbers'),
];

/** The number that decides who wins must be one of those reported, and belongs to NUMBER only. */
export const winnerFaults = ({
  winner,
  winnerNumber = null,
  numbers = [],
}: ScoringRules): readonly PackFault[] => {
  const path = 'scoring.winnerNumber';
  if (winner !== 'NUMBER')
    return winnerNumber === null ? [] : [fault(path, 'NOT_USED', 'is only used where a NUMBER decides: leave it out')]; // prettier-ignore
  if (winnerNumber === null) return [fault(path, 'MISSING', 'say which of scoring.numbers decides')];
  return numbers.some(({ id }) => id === winnerNumber)
    ? []
    : [fault(path, 'CONTRADICTION', `${winnerNumber} is no number of the games: announce it in scoring.numbers`)]; // prettier-ignore
};

/** Rules that most packs leave out: absent where nobody has set them. */
export const rareRules = (
  { winner, winnerNumber, numbers, differenceCap, byes }: ScoringInput,
  preset: ScoringRules,
): RareScoringRules => ({
  ...(preset.numbers && { numbers: preset.numbers }),
  ...(winner && { winner }),
  ...(winnerNumber && { winnerNumber }),
  ...(numbers && { numbers }),
  ...(typeof differenceCap === 'number' && { differenceCap }),
  ...(byes && { byes }),
});
