import { toWound, toWoundChart } from '../charts/to-wound';
import type { SideIndex } from './fight-model';
import { other } from './fight-model';
import type { Step } from './step';
import { onChart } from './strike-dice';
import type { StrikeQuestion } from './strike-odds';
import { strikesInTurn } from './strike-odds';
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

/** The steps that make the odds of Strikes: how many, which cell of the chart, with what, and what the victims have. */
export const explainStrikes = (question: StrikeQuestion, places: StrikePlaces): readonly Step[] => {
  const { strikers, victims } = question;
  const step = (code: string, model: number | null, said: Pick<Step, 'text' | 'source'>): Step => ({
    code,
    side: places.side,
    model,
    ...said,
  });
  const perStriker = strikers.flatMap((striker, i): readonly Step[] => {
    const model = places.strikers[i] ?? null;
    const { attacks, strength, bonus, rerollOnes, might, whirls, piercing } = striker;
    const steps = victims.map((victim, v): Step => {
      const count = whirls ? 1 : attacks * (victim.trapped ? 2 : 1);
      const { cell, dice } = toWound(onChart(strength), victim.defence, { bonus });
      const strikes = whirls
        ? 'Whirl: 1 Strike'
        : `${attacks} ${attacks === 1 ? 'Attack' : 'Attacks'}${victim.trapped ? ', doubled against a Trapped model' : ''}: ${count} ${count === 1 ? 'Strike' : 'Strikes'}`;
      const bonusText = bonus === 0 ? '' : `, +${bonus}: ${diceText(dice)}`;
      const target =
        victims.length === 1 ? '' : ` at ${places.victimLabel?.(v) ?? `model ${places.victims[v] ?? v}`}`;
      return step('TO_WOUND', model, {
        text: `${strikes}${target}, Strength ${strength}${piercing ? ' + D3' : ''} against Defence ${victim.defence}: ${cellText(cell)}${bonusText}`,
        source: toWoundChart.source,
      });
    });
    return [
      ...steps,
      ...(rerollOnes
        ? [
            step('REROLL_ONES', model, {
              text: 'To Wound dice showing 1 are rolled again',
              source: combatSources.specialStrikes,
            }),
          ]
        : []),
      ...(might > 0
        ? [
            step('STRIKE_MIGHT', model, {
              text: `${might} Might for its own To Wound dice`,
              source: combatSources.might,
            }),
          ]
        : []),
    ];
  });
  const perVictim = victims.flatMap((victim, v): readonly Step[] =>
    victim.fate === 0
      ? []
      : [
          {
            code: 'FATE',
            side: places.side === null ? null : other(places.side),
            model: places.victims[v] ?? v,
            text: `${victim.wounds} Wounds, ${victim.fate} Fate: each 4+ prevents a Wound${victim.rerollFate ? ', failed rolls made again' : ''}${victim.might > 0 ? `, ${victim.might} Might may raise them` : ''}`,
            source: combatSources.fate,
          },
        ],
  );
  const order = strikesInTurn(question)
    ? {
        text: 'each Strike is seen before the next, the winner choosing its victim and his Might for the aim',
        source: victims.length > 1 ? combatSources.multipleCombat : combatSources.multipleAttacks,
      }
    : {
        text: 'all Strikes are rolled together, Might going to the nearest misses',
        source: combatSources.multipleAttacks,
      };
  return [...perStriker, ...perVictim, step('STRIKES', null, order)];
};
