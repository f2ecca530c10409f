import { throwThenFightOdds } from '../../../app/fights/odds/throw-then-fight-odds';
import { mapAnswer } from '../../../app/kernel/use-case';
import { type Command, plainCommand } from '../command';
import { type Option, fieldsOf } from '../field';
import { fightWords } from '../notation/fight-words';
import { chanceText, linesField, sourcesText } from '../text';
import { notCountedField, sideName, sideOptionOf, sidesOf, stepsField, typed } from './fight-parts';
import { bySide, fightOptions } from './fights';

const field = fieldsOf(throwThenFightOdds);

/** Players count models from 1. */
const place = (name: string, description: string): Option => ({
  kind: 'WHOLE',
  name,
  description,
  least: 1,
  most: 30,
});

const fromOne = (number: number | undefined): number | undefined =>
  number === undefined ? undefined : number - 1;

export const throwCommands: readonly Command[] = [
  plainCommand({
    name: 'fight throw',
    description: 'A throwing spear on the charge, then the fight: exact chances',
    options: [
      ...fightOptions.slice(0, 2),
      field('throw.shoot'),
      bySide('throws', 'The side of the thrower; the first if omitted'),
      place('thrower', 'The place of the thrower in its side, from 1; 1 if omitted'),
      place('target', 'The place of its target in the other side, from 1; 1 if omitted'),
      field('throw.bonus', { name: 'throw-bonus' }),
      ...fightOptions.slice(2),
    ],
    operation: throwThenFightOdds,
    answers: 'LATER',
    input: (options, given) =>
      mapAnswer(sidesOf(options, fightWords), (sides) => ({
        ...sides,
        throw: {
          ...(given['throw'] as object),
          side: options.text('throws') === 'SECOND' ? 1 : 0,
          thrower: fromOne(options.number('thrower')),
          target: fromOne(options.number('target')),
        },
      })),
    show: (answer, options) => ({
      title: `Throw, then fight: ${typed(options, 'first')} against ${typed(options, 'second')}`,
      fields: [
        { name: 'The throw wounds', value: chanceText(answer.wounded), inline: true },
        { name: 'The throw slays', value: chanceText(answer.slainByThrow), inline: true },
        { name: 'Slain by throw or fight', value: chanceText(answer.slain), inline: true },
        ...linesField(
          'Wins the Duel, where the target lives',
          (answer.fight?.win ?? []).map(
            (chance, side) => `${sideName(options, side)}: ${chanceText(chance)}`,
          ),
        ),
        ...notCountedField(answer),
        ...stepsField(answer),
      ],
      footer: sourcesText(answer.sources),
    }),
    optionOf: (path) => {
      const [, own] = /^throw\.(\w+)$/.exec(path) ?? [];
      if (own === undefined) return sideOptionOf(path);
      return own === 'bonus' ? 'throw-bonus' : own;
    },
  }),
];
