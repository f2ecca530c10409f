import type { ThrowDice } from '../../../../shared/verifiable-dice';
import { type Answer, ok, invalidInput } from '../../../kernel/use-case';
import type { RollFacts, RollTerms } from '../roll-facts';

/** Fights and volleys in verifiable rolls; their code is loaded with the first one. */
const loadPlay = async () => ({
  ...(await import('../../../fights/play/fight-play')),
  ...(await import('../../../fights/play/volley-play')),
});

type Played = Pick<RollTerms, 'fight' | 'volley'>;

/** Refuses a fight or volley that takes more work than one answer may. */
export const playable = async ({ fight, volley }: Played): Promise<Answer<null>> => {
  if (!fight && !volley) return ok(null);
  const { checkedFight, checkedVolley } = await loadPlay();
  const at = fight ? 'fight' : 'volley';
  const checked = fight ? checkedFight(fight) : volley ? checkedVolley(volley) : ok(null);
  if (checked.ok) return ok(null);
  return checked.error.code === 'INVALID_INPUT'
    ? invalidInput(checked.error.faults.map((fault) => ({ ...fault, path: `${at}.${fault.path}` })))
    : checked;
};

/** Plays what the roll is of with dice that come as it asks for them: the dice that it took, and the play. */
export type Play = (throwDice: ThrowDice) => Pick<RollFacts, 'dice' | 'fightPlay' | 'volleyPlay'>;

/** How the fight or volley of these terms is played; null where the roll is of neither. */
export const playOf = async ({ fight, volley }: Played): Promise<Play | null> => {
  if (!fight && !volley) return null;
  const { throwFight, throwVolley } = await loadPlay();
  return (throwDice) => {
    const fightPlay = fight ? throwFight(fight, throwDice) : null;
    const volleyPlay = volley ? throwVolley(volley, throwDice) : null;
    return { dice: (fightPlay ?? volleyPlay)?.dice ?? [], fightPlay, volleyPlay };
  };
};
