import { rollCommitment, verifiableThrows } from '../../../../shared/verifiable-dice';
import { resolutionOf } from './join-roll';
import { type RollFacts, termsOf } from '../roll-facts';
import { playOf } from './roll-play';
import type { Roll } from '../../../kernel/generated/answers';

type Outcome = Pick<RollFacts, 'dice' | 'resolution' | 'fightPlay' | 'volleyPlay'>;

/** The outcome as text; `notCounted` belongs to the view of a roll, not to its outcome. */
const outcomeOf = ({ resolution, fightPlay, volleyPlay }: Outcome): string =>
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
  const { count = 0, sides, chart, ...played } = termsOf({ terms });
  const words = players.map(({ word }) => word ?? '');
  const throwDice = verifiableThrows(promise, words, sides);
  const play = await playOf(played);
  const shown = play ? play(throwDice) : { dice: throwDice(count), fightPlay: null, volleyPlay: null };
  const dice = shown.dice ?? [];
  const again: Outcome = { ...shown, resolution: resolutionOf(chart, dice) };
  return {
    sealFits: rollCommitment(promise) === commitment,
    dice,
    diceFit: JSON.stringify(dice) === JSON.stringify(roll.dice),
    outcomeFits: outcomeOf(again) === outcomeOf(roll),
  };
};
