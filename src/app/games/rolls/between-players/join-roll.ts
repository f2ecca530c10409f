import type { Logged } from '../../../../shared/change-log';
import { verifiableThrows } from '../../../../shared/verifiable-dice';
import { chartById } from '../../../rules/charts/chart-input';
import { resolutionAnswer } from '../../../rules/charts/chart-answers';
import type { ChartResolution } from '../../../kernel/generated/answers';
import { ok } from '../../../kernel/use-case';
import { wordText } from '../fields';
import { withWord } from '../roll-operation';
import { type RollChart, type RollFacts, termsOf } from '../roll-facts';
import { rollOperation } from './change-roll';
import { type Play, playOf } from './roll-play';

/** The result of a roll on its chart; null if it is of none. */
export const resolutionOf = (chart: RollChart | null, dice: readonly number[]): ChartResolution | null => {
  const [natural] = dice;
  if (chart === null || natural === undefined) return null;
  const found = chartById(chart.id, chart.edition);
  return found.ok ? resolutionAnswer(found.value, { ...chart, natural, might: 0 }, null) : null;
};

/** The facts that the last word adds: the dice, and the outcome of the chart, or of the fight or volley that is played. */
const rolled = (
  { facts: { terms, secret } }: Logged<RollFacts>,
  { id, words, play }: { readonly id: string; readonly words: readonly string[]; readonly play: Play | null },
): Partial<RollFacts> => {
  const { count = 0, sides, chart } = termsOf({ terms });
  const throwDice = verifiableThrows({ id, terms, secret }, words, sides);
  if (play) return play(throwDice);
  const dice = throwDice(count);
  return { dice, resolution: resolutionOf(chart, dice) };
};

/** Locks the caller's word permanently. The last word brings the dice with it. */
export const joinRoll = rollOperation({
  name: 'joinRoll',
  route: 'POST /v1/rolls/{id}/join',

  fields: { word: wordText },
  load: ({ facts }) => playOf(termsOf(facts)),
  set: (roll, { input: { id, word }, player, loaded: play }) => {
    const locked = withWord(roll.facts, player, word);
    if (!locked.ok) return locked;
    const words = locked.value.filter((one) => one !== null);
    return ok({
      words: locked.value,
      ...(words.length === locked.value.length && rolled(roll, { id, words, play })),
    });
  },
});
