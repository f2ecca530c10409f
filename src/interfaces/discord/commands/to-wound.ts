import { toWound } from '../../../app/rules/combat/to-wound';
import { type Command, plainCommand } from '../command';
import { fieldsOf } from '../field';
import { chanceText, bar, sourceText } from '../text';

/** `6/4` as it is rolled: `6 and then 4+`. */
const neededWords = (needed: string): string => {
  const [first, second] = needed.split('/');
  return second === undefined ? needed : `${first} and then ${second}${second === '6' ? '' : '+'}`;
};

const diceWords = (dice: readonly number[]): string =>
  dice.map((die) => (die === 6 ? '6' : `${die}+`)).join(' and then ');

const field = fieldsOf(toWound);

export const toWoundCommands: readonly Command[] = [
  plainCommand({
    name: 'to-wound',
    description: 'What one hit needs to wound, and its exact chance',
    options: [field('strength'), field('defence'), field('bonus'), field('rerollOnes')],
    operation: toWound,
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
