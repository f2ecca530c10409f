import { toWound } from '../../../app/rules/to-wound';
import { ok } from '../../../shared/result';
import type { Command } from '../command';
import { plainCommand } from '../command';
import { chanceText, bar, sourceText } from '../text';

/** `6/4` as it is rolled: `6 and then 4+`. */
const neededWords = (needed: string): string => {
  const [first, second] = needed.split('/');
  return second === undefined ? needed : `${first} and then ${second}${second === '6' ? '' : '+'}`;
};

const diceWords = (dice: readonly number[]): string =>
  dice.map((die) => (die === 6 ? '6' : `${die}+`)).join(' and then ');

export const toWoundCommands: readonly Command[] = [
  plainCommand({
    name: 'to-wound',
    description: 'What one hit needs to wound, and its exact chance',
    options: [
      {
        kind: 'WHOLE',
        name: 'strength',
        description: 'Strength of the hit',
        required: true,
        least: 1,
        most: 10,
      },
      {
        kind: 'WHOLE',
        name: 'defence',
        description: 'Defence of the target',
        required: true,
        least: 1,
        most: 10,
      },
      { kind: 'WHOLE', name: 'bonus', description: 'Added to each To Wound die', least: 0, most: 5 },
      { kind: 'FLAG', name: 'reroll-ones', description: 'Dice of 1 are rolled again once' },
    ],
    operation: 'toWound',
    useCase: toWound,
    input: (options) =>
      ok({
        strength: options.number('strength'),
        defence: options.number('defence'),
        bonus: options.number('bonus'),
        rerollOnes: options.flag('reroll-ones'),
      }),
    show: ({ strength, defence, bonus, needed, dice, probability, source }, options) => ({
      title: `Strength ${strength} against Defence ${defence}: ${needed === null ? 'cannot wound' : neededWords(needed)}`,
      text: [
        ...(bonus > 0 && needed !== null ? [`With +${bonus}: ${diceWords(dice)}`] : []),
        ...(options.flag('reroll-ones') === true ? ['Dice of 1 are rolled again once'] : []),
        `${bar(probability)} ${chanceText(probability)}`,
      ].join('\n'),
      footer: sourceText(source),
    }),
  }),
];
