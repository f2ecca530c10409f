import { type ThrowDice, verifiableThrows } from '../../../../shared/verifiable-dice';
import { type Answer, ok, invalidInput } from '../../../kernel/use-case';
import { type RollChart, type RollFacts, type RollTerms, termsOf } from '../roll-facts';
import { chartById } from '../../../rules/charts/chart-input';
import { resolutionAnswer } from '../../../rules/charts/chart-answers';
import type { ChartResolution } from '../../../kernel/generated/answers';

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
type Play = (throwDice: ThrowDice) => Omit<RollOutcome, 'resolution'>;

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

/** The outcome of a roll, as it is stored with the last word. */
export type RollOutcome = Pick<RollFacts, 'resolution' | 'fightPlay' | 'volleyPlay'> & {
  readonly dice: readonly number[];
};

/** The result of a roll on its chart; null if it is of none. */
const resolutionOf = (chart: RollChart | null, dice: readonly number[]): ChartResolution | null => {
  const [natural] = dice;
  if (chart === null || natural === undefined) return null;
  const found = chartById(chart.id, chart.edition);
  return found.ok ? resolutionAnswer(found.value, { ...chart, natural, might: 0 }, null) : null;
};

/** The dice that follow from a roll's terms, its secret and the words, with the outcome of the chart, the fight or the volley. */
export const outcomeOf = (
  promise: { readonly id: string; readonly terms: string; readonly secret: string },
  words: readonly string[],
  play: Play | null,
): RollOutcome => {
  const { count = 0, sides, chart } = termsOf(promise);
  const throwDice = verifiableThrows(promise, words, sides);
  const played = play?.(throwDice) ?? { dice: throwDice(count), fightPlay: null, volleyPlay: null };
  return { ...played, resolution: resolutionOf(chart, played.dice) };
};
