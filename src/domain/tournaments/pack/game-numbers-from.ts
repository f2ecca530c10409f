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

/** Rules that most packs leave out: absent where nobody has set them. A null cap removes the cap of the preset. */
export const rareRules = (
  input: ScoringInput,
  preset: ScoringRules,
): Pick<ScoringRules, 'winner' | 'winnerNumber' | 'numbers' | 'differenceCap' | 'byes'> => {
  const winner = input.winner ?? preset.winner;
  const decided = winner === preset.winner ? preset.winnerNumber : undefined;
  const winnerNumber = input.winnerNumber ?? decided;
  const numbers = input.numbers ?? preset.numbers;
  const cap = input.differenceCap === undefined ? preset.differenceCap : input.differenceCap;
  const byes = input.byes ?? preset.byes;
  return {
    ...(winner && { winner }),
    ...(winnerNumber && { winnerNumber }),
    ...(numbers && { numbers }),
    ...(typeof cap === 'number' && { differenceCap: cap }),
    ...(byes && { byes }),
  };
};
