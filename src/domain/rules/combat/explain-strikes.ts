import { toWoundCell } from '../charts/to-wound';
import { type Striker, other } from '../rulesets/fight-model';
import type { Ruleset } from '../rulesets/ruleset';
import { type Message, message } from '../rulesets/texts';
import type { PlayPlaces, Step } from './step';
import { neededDice, onChart, rollAt } from './strike-dice';
import { type StrikeQuestion, type StrikeVictim, strikesInTurn } from './strike-odds';

/** The sides and models behind Strikes; the side is null for Strikes alone. */
export type StrikePlaces = Pick<Step, 'side'> & Pick<PlayPlaces, 'strikers' | 'victims' | 'victimLabel'>;

/** The Strikes of a model at a victim: their number, and the cell of the chart. */
const strikesMessage = (
  ruleset: Ruleset,
  striker: Striker,
  { label, ...victim }: StrikeVictim & { readonly label: string | null },
): Message => {
  const roll = rollAt(ruleset, { ...striker, strength: onChart(striker.strength) }, victim);
  const { strength, defence, bonus } = roll;
  return message(
    'strikesAt',
    { ...striker, strength: striker.piercing ? striker.strength : strength, bonus },
    { trapped: victim.trapped, defence, name: label },
    { cell: toWoundCell(ruleset.toWound, strength, defence), dice: neededDice(ruleset, roll) },
  );
};

/** The steps that make the odds of Strikes: their number, the cell of the chart, and the victims' Fate. */
export const explainStrikes = (question: StrikeQuestion, places: StrikePlaces): readonly Step[] => {
  const { strikers, victims, ruleset } = question;
  const { side, victimLabel } = places;
  const { sources, toWound } = ruleset;
  const perStriker = strikers.flatMap((striker, i): readonly Step[] => {
    const at = { side, model: places.strikers[i] ?? null };
    const { might } = striker;
    const steps: Step[] = victims.map((victim, v) => ({
      code: 'TO_WOUND',
      ...at,
      message: strikesMessage(ruleset, striker, {
        ...victim,
        label: victims.length === 1 ? null : victimLabel(v),
      }),
      source: toWound.source,
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
