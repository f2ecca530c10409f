import { type PackFault, fault } from './faults';
import type { ScoringInput, ScoringRules } from './pack';

/** The number that decides who wins must be one of those reported, and belongs to NUMBER only. */
export const winnerFaults = ({ winner, winnerNumber, numbers = [] }: ScoringRules): readonly PackFault[] => {
  const path = 'scoring.winnerNumber';
  if (winner !== 'NUMBER')
    return winnerNumber === undefined ? [] : [fault(path, 'NOT_USED', 'is only used where a NUMBER decides: leave it out')]; // prettier-ignore
  if (winnerNumber === undefined) return [fault(path, 'MISSING', 'say which of scoring.numbers decides')];
  return numbers.some(({ id }) => id === winnerNumber)
    ? []
    : [fault(path, 'CONTRADICTION', `${winnerNumber} is no number of the games: announce it in scoring.numbers`)]; // prettier-ignore
};

/** Rules that most packs leave out: absent where nobody has set them. */
export const rareRules = (
  { winner, winnerNumber, numbers, differenceCap, byes }: ScoringInput,
  preset: ScoringRules,
): Pick<ScoringRules, 'winner' | 'winnerNumber' | 'numbers' | 'differenceCap' | 'byes'> => ({
  ...(preset.numbers && { numbers: preset.numbers }),
  ...(winner && { winner }),
  ...(winnerNumber && { winnerNumber }),
  ...(numbers && { numbers }),
  ...(typeof differenceCap === 'number' && { differenceCap }),
  ...(byes && { byes }),
});
