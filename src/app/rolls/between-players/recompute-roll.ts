import { rollCommitment, verifiableThrows } from '../../../shared/verifiable-dice';
import { resolutionOf } from './join-roll';
import { type RollFacts, termsOf } from '../roll-facts';
import { playOf } from './roll-play';
import type { Roll } from '../../kernel/generated/answers';

/** A roll worked out again from what everybody can read of it. */
export interface RecomputedRoll {
  /** The secret and the terms are those that the commitment was made of. */
  readonly sealFits: boolean;
  /** The dice that follow from the secret and the words. */
  readonly dice: readonly number[];
  readonly diceFit: boolean;
  /** The chart's row, or the fight or volley as it went; true where the roll is of plain dice. */
  readonly outcomeFits: boolean;
}

type Outcome = Pick<RollFacts, 'dice' | 'resolution' | 'fightPlay' | 'volleyPlay'>;

/** The outcome as text; `notCounted` belongs to the view of a roll, not to its outcome. */
const outcomeOf = ({ resolution, fightPlay, volleyPlay }: Outcome): string =>
  JSON.stringify([
    resolution,
    fightPlay && { ...fightPlay, notCounted: undefined },
    volleyPlay && { ...volleyPlay, notCounted: undefined },
  ]);

/** Works a roll out again; null while it has no dice. */
export const recomputeRoll = async (roll: Roll): Promise<RecomputedRoll | null> => {
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
