import { rollCommitment } from '../../../../shared/verifiable-dice';
import { termsOf } from '../roll-facts';
import { type RollOutcome, outcomeOf, playOf } from './roll-play';
import type { Roll } from '../../../kernel/generated/answers';

/** The outcome as text; `notCounted` belongs to the view of a roll, not to its outcome. */
const textOf = ({ resolution, fightPlay, volleyPlay }: Omit<RollOutcome, 'dice'>): string =>
  JSON.stringify([
    resolution,
    fightPlay && { ...fightPlay, notCounted: undefined },
    volleyPlay && { ...volleyPlay, notCounted: undefined },
  ]);

/**
 * Works a roll out again; null while it has no dice. `sealFits`: the secret and the terms are those that the commitment was
 * made of; `dice`: the dice that follow from the secret and the words; `outcomeFits`: the chart's row, or the fight or volley
 * as it went; true where the roll is of plain dice.
 */
export const recomputeRoll = async (roll: Roll) => {
  const { id, terms, secret, commitment, players } = roll;
  if (secret === null || roll.dice === null) return null;
  const promise = { id, terms, secret };
  const words = players.map(({ word }) => word ?? '');
  const again = outcomeOf(promise, words, await playOf(termsOf(promise)));
  const { dice } = again;
  return {
    sealFits: rollCommitment(promise) === commitment,
    dice,
    diceFit: JSON.stringify(dice) === JSON.stringify(roll.dice),
    outcomeFits: textOf(again) === textOf(roll),
  };
};
