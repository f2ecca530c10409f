import { throwThenFightOdds } from '../../../app/fights/odds/throw-then-fight-odds';
import { ok } from '../../../shared/result';
import { type Command, type Option, plainCommand } from '../command';
import { fieldsOf } from '../field';
import { fightWords } from '../notation/fight-words';
import { chanceText, sourcesText } from '../text';
import { notCountedField, stepsField, typed } from './fight-parts';
import { sideNameOf, sideOptionOf, sidesOf } from './fight-sides';
import { fightOptions } from './fights';

const field = fieldsOf(throwThenFightOdds);

/** Players count models from 1. */
const place = (name: string, description: string): Option => ({
  kind: 'WHOLE',
  name,
  description,
  least: 1,
  most: 30,
});

const alignmentOptions = ['first-alignment', 'second-alignment'] as const;

const fromOne = (number: number | undefined): number | undefined =>
  number === undefined ? undefined : number - 1;

export const throwCommands: readonly Command[] = [
  plainCommand({
    name: 'fight throw',
    description: 'A throwing spear on the charge, then the fight: exact chances',
    options: [
      fightOptions[0] as Option,
      fightOptions[1] as Option,
      field('throw.shoot'),
      {
        kind: 'TEXT',
        name: 'throws',
        description: 'The side of the thrower; the first if omitted',
        choices: [
          { name: 'First side', value: 'FIRST' },
          { name: 'Second side', value: 'SECOND' },
        ],
      },
      place('thrower', 'The place of the thrower in its side, from 1; 1 if omitted'),
      place('target', 'The place of its target in the other side, from 1; 1 if omitted'),
      field('throw.bonus', { name: 'throw-bonus' }),
      ...fightOptions.slice(2),
    ],
    operation: 'throwThenFightOdds',
    useCase: throwThenFightOdds,
    answers: 'LATER',
    input: (options) => {
      const sides = sidesOf(options, fightWords);
      if (!sides.ok) return sides;
      return ok({
        ...sides.value,
        throw: {
          side: options.text('throws') === 'SECOND' ? 1 : 0,
          thrower: fromOne(options.number('thrower')),
          target: fromOne(options.number('target')),
          shoot: options.number('shoot'),
          bonus: options.number('throw-bonus'),
        },
      });
    },
    show: (answer, options) => ({
      title: `Throw, then fight: ${typed(options, 'first')} against ${typed(options, 'second')}`,
      fields: [
        { name: 'The throw wounds', value: chanceText(answer.wounded), inline: true },
        { name: 'The throw slays', value: chanceText(answer.slainByThrow), inline: true },
        { name: 'Slain by throw or fight', value: chanceText(answer.slain), inline: true },
        ...(answer.fight
          ? [
              {
                name: 'Wins the Duel, where the target lives',
                value: answer.fight.win
                  .map(
                    (chance, side) =>
                      `${sideNameOf(side, options.text(alignmentOptions[side] ?? '') ?? (side === 0 ? 'GOOD' : 'EVIL'))}: ${chanceText(chance)}`,
                  )
                  .join('\n'),
              },
            ]
          : []),
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
