import { toWound, toWoundChart } from '../charts/to-wound';
import { type SideIndex, other } from './fight-model';
import type { Step } from './step';
import { onChart } from './strike-dice';
import { type Striker, type StrikeQuestion, type StrikeVictim, strikesInTurn } from './strike-odds';
import { combatSources } from './switches';

const diceText = (dice: readonly number[]): string =>
  dice.length === 0 ? 'cannot wound' : dice.map((least) => `${least}+`).join(' then ');

const cellText = (cell: string): string => (cell === '-' ? '-' : cell.includes('/') ? cell : `${cell}+`);

/** Whose Strikes are explained: the sides and places of the models, where there are sides. */
export interface StrikePlaces {
  readonly side: SideIndex | null;
  /** The model behind each striker and each victim. */
  readonly strikers: readonly number[];
  readonly victims: readonly number[];
  /** What to call a victim in a sentence, by its place among the victims; its number if omitted. */
  readonly victimLabel?: (victim: number) => string;
}

/** How many Strikes a striker makes at a victim. */
const countText = ({ attacks, whirls }: Striker, { trapped }: StrikeVictim): string => {
  if (whirls) return 'Whirl: 1 Strike';
  const count = attacks * (trapped ? 2 : 1);
  return `${attacks} ${attacks === 1 ? 'Attack' : 'Attacks'}${trapped ? ', doubled against a Trapped model' : ''}: ${count} ${count === 1 ? 'Strike' : 'Strikes'}`;
};

type Said = Pick<Step, 'text' | 'source'>;

/** The Strikes of one striker at one victim, and the cell of the chart that they need. */
const toWoundStep = (striker: Striker, victim: StrikeVictim, target: string): Said => {
  const { strength, bonus, piercing } = striker;
  const { cell, dice } = toWound(onChart(strength), victim.defence, { bonus });
  const bonusText = bonus === 0 ? '' : `, +${bonus}: ${diceText(dice)}`;
  return {
    text: `${countText(striker, victim)}${target}, Strength ${strength}${piercing ? ' + D3' : ''} against Defence ${victim.defence}: ${cellText(cell)}${bonusText}`,
    source: toWoundChart.source,
  };
};

/** What a victim's Fate may do. */
const fateStep = ({ wounds, fate, rerollFate, might }: StrikeVictim): Said => ({
  text: `${wounds} Wounds, ${fate} Fate: each 4+ prevents a Wound${rerollFate ? ', failed rolls made again' : ''}${might > 0 ? `, ${might} Might may raise them` : ''}`,
  source: combatSources.fate,
});

/** Whether each Strike waits for the last. */
const orderStep = (question: StrikeQuestion): Said =>
  strikesInTurn(question)
    ? {
        text: 'each Strike is seen before the next, the winner choosing its victim and his Might for the aim',
        source: question.victims.length > 1 ? combatSources.multipleCombat : combatSources.multipleAttacks,
      }
    : {
        text: 'all Strikes are rolled together, Might going to the nearest misses',
        source: combatSources.multipleAttacks,
      };

/** The steps that make the odds of Strikes: how many, which cell of the chart, with what, and what the victims have. */
export const explainStrikes = (question: StrikeQuestion, places: StrikePlaces): readonly Step[] => {
  const { strikers, victims } = question;
  const { side } = places;
  const targetText = (v: number): string =>
    victims.length === 1 ? '' : ` at ${places.victimLabel?.(v) ?? `model ${places.victims[v] ?? v}`}`;
  const perStriker = strikers.flatMap((striker, i): readonly Step[] => {
    const model = places.strikers[i] ?? null;
    const step = (code: string, said: Said): Step => ({ code, side, model, ...said });
    const steps = victims.map((victim, v) => step('TO_WOUND', toWoundStep(striker, victim, targetText(v))));
    if (striker.rerollOnes)
      steps.push(
        step('REROLL_ONES', {
          text: 'To Wound dice showing 1 are rolled again',
          source: combatSources.specialStrikes,
        }),
      );
    if (striker.might > 0)
      steps.push(
        step('STRIKE_MIGHT', {
          text: `${striker.might} Might for its own To Wound dice`,
          source: combatSources.might,
        }),
      );
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
            ...fateStep(victim),
          },
        ],
  );
  return [...perStriker, ...perVictim, { code: 'STRIKES', side, model: null, ...orderStep(question) }];
};
