import { toWound } from '../charts/to-wound';
import { other } from '../rulesets/fight-model';
import { message } from '../rulesets/texts';
import type { PlayPlaces, Step } from './step';
import { onChart } from './strike-dice';
import { type StrikeQuestion, strikesInTurn } from './strike-odds';

/** The sides and models behind Strikes; the side is null for Strikes alone. */
export type StrikePlaces = Pick<Step, 'side'> & Pick<PlayPlaces, 'strikers' | 'victims' | 'victimLabel'>;

/** The steps that make the odds of Strikes: their number, the cell of the chart, and the victims' Fate. */
export const explainStrikes = (question: StrikeQuestion, places: StrikePlaces): readonly Step[] => {
  const { strikers, victims, ruleset } = question;
  const { side, victimLabel } = places;
  const { sources, toWound: chart } = ruleset;
  const perStriker = strikers.flatMap((striker, i): readonly Step[] => {
    const at = { side, model: places.strikers[i] ?? null };
    const { strength, bonus, might } = striker;
    const steps: Step[] = victims.map(({ defence, trapped }, v) => ({
      code: 'TO_WOUND',
      ...at,
      message: message(
        'strikesAt',
        striker,
        { trapped, defence, name: victims.length === 1 ? null : victimLabel(v) },
        toWound(chart, { strength: onChart(strength), defence, bonus }),
      ),
      source: chart.source,
    }));
    if (striker.rerollOnes)
      steps.push({
        code: 'REROLL_ONES',
        ...at,
        message: message('onesAgain'),
        source: sources.specialStrikes,
      });
    if (might > 0)
      steps.push({
        code: 'STRIKE_MIGHT',
        ...at,
        message: message('strikeMight', might),
        source: sources.might,
      });
    return steps;
  });
  const perVictim = victims.flatMap((victim, v): readonly Step[] =>
    victim.fate === 0
      ? []
      : [
          {
            code: 'FATE',
            side: side === null ? null : other(side),
            model: places.victims[v] ?? v,
            message: message('fate', victim, true),
            source: sources.fate,
          },
        ],
  );
  const isInTurn = strikesInTurn(question);
  const order: Step = {
    code: 'STRIKES',
    side,
    model: null,
    message: message(isInTurn ? 'strikesInTurn' : 'strikesTogether'),
    source: isInTurn && victims.length > 1 ? sources.multipleCombat : sources.multipleAttacks,
  };
  return [...perStriker, ...perVictim, order];
};
