import { courageOdds } from '../../../app/rules/game/courage';
import { resolveCourage } from '../../../app/rules/game/courage';
import { rollCourage } from '../../../app/rules/game/courage';
import { rollRollOff } from '../../../app/rules/game/roll-off';
import { checkReceipt } from '../../../app/rolls/receipts/check-receipt';
import type { SourceAnswer } from '../../../app/kernel/answers';
import { ok } from '../../../shared/result';
import { type Command, type Option, plainCommand } from '../command';
import { fieldsOf } from '../field';
import { clip, escapeText, escapeInCode } from '../../../shared/escape-text';
import type { Options } from '../interaction';
import { type Message, colours } from '../message';
import { readDice } from '../notation/words';
import { barChart, chanceText, receiptParts, sourcesText } from '../text';
import { dice } from './test-options';

const field = fieldsOf(resolveCourage);

const courageOptions: readonly Option[] = [
  field('courage'),
  field('harbinger'),
  field('willAvailable'),
  field('mightAvailable'),
];

const courageInput = (options: Options) => ({
  courage: options.number('courage'),
  harbinger: options.flag('harbinger'),
  willAvailable: options.number('will-available'),
  mightAvailable: options.number('might-available'),
});

interface TestedCourage {
  readonly roll: number;
  readonly courage: number;
  readonly unaided: number;
  readonly willSpent: number;
  readonly mightSpent: number;
  readonly total: number;
  readonly passed: boolean;
  readonly leastWill: number;
  readonly dice: readonly number[];
  readonly receipt: string | null;
  readonly sources: readonly SourceAnswer[];
}

const spent = ({ willSpent, mightSpent }: TestedCourage): string =>
  [...(willSpent > 0 ? [`${willSpent} Will`] : []), ...(mightSpent > 0 ? [`${mightSpent} Might`] : [])].join(
    ' and ',
  );

const tested = (answer: TestedCourage): Message => ({
  title: `Courage test: ${answer.dice.join(' + ')} - ${answer.passed ? 'passed' : 'failed'}`,
  text: [
    `Roll ${answer.roll} + Courage ${answer.courage} = ${answer.unaided}; 10 passes`,
    ...(answer.willSpent + answer.mightSpent > 0 ? [`${spent(answer)} spent: ${answer.total}`] : []),
    ...(answer.leastWill > 0 ? [`Without Might, ${answer.leastWill} Will would pass this throw`] : []),
  ].join('\n'),
  ...(answer.receipt === null ? {} : receiptParts(answer.receipt)),
  footer: sourcesText(answer.sources),
  colour: answer.receipt === null ? colours.answer : colours.roll,
});

export const testCommands: readonly Command[] = [
  plainCommand({
    name: 'courage odds',
    description: 'The chance of passing a Courage test, and what each Will adds',
    options: courageOptions,
    operation: 'courageOdds',
    useCase: courageOdds,
    input: (options) => ok(courageInput(options)),
    show: ({ unaided, passed, byWill, certainWill, sources }, options) => ({
      title: `Courage ${options.number('courage') ?? 0}: passes with ${chanceText(passed)}`,
      text: barChart([
        ['unaided', unaided],
        ...byWill
          .filter(({ will }) => will > 0)
          .map(({ will, probability }) => [`${will} Will`, probability] as const),
        ['as given', passed],
      ]),
      fields: [
        { name: 'Unaided', value: chanceText(unaided), inline: true },
        { name: 'Certain with', value: `${certainWill} Will`, inline: true },
      ],
      footer: sourcesText(sources),
    }),
  }),
  plainCommand({
    name: 'courage resolve',
    description: 'A Courage test with your own dice',
    options: [courageOptions[0] as Option, dice, ...courageOptions.slice(1), field('will'), field('might')],
    operation: 'resolveCourage',
    useCase: resolveCourage,
    input: (options) => {
      const read = readDice(options.text('dice'));
      return read.ok
        ? ok({
            ...courageInput(options),
            dice: read.value,
            will: options.number('will'),
            might: options.number('might'),
          })
        : read;
    },
    show: tested,
  }),
  plainCommand({
    name: 'roll courage',
    description: 'We throw a Courage test, with a signed receipt',
    options: courageOptions,
    operation: 'rollCourage',
    useCase: rollCourage,
    input: (options) => ok(courageInput(options)),
    show: tested,
  }),
  plainCommand({
    name: 'roll off',
    description: 'A roll-off between two or more sides, ties rolled again, with a signed receipt',
    options: [
      {
        kind: 'TEXT',
        name: 'sides',
        description: 'The sides, parted by commas',
        required: true,
        longest: 1000,
      },
    ],
    operation: 'rollRollOff',
    useCase: rollRollOff,
    input: (options) =>
      ok({
        sides: (options.text('sides') ?? '')
          .split(',')
          .map((side) => side.trim())
          .filter((side) => side !== ''),
      }),
    show: ({ winner, rounds, receipt, sources }) => ({
      title: `Roll-off: ${clip(escapeInCode(winner), 200)} wins`,
      text: rounds
        .map(
          ({ throws }, i) =>
            `Throw ${i + 1}: ${throws.map(({ side, die }) => `${escapeText(side)} ${die}`).join(', ')}`,
        )
        .join('\n'),
      ...(receipt === null ? {} : receiptParts(receipt)),
      footer: sourcesText(sources),
      colour: colours.roll,
    }),
  }),
  plainCommand({
    name: 'receipt',
    description: 'Whether a receipt of a roll is ours, and what it says',
    options: [fieldsOf(checkReceipt)('receipt')],
    operation: 'checkReceipt',
    useCase: checkReceipt,
    input: (options) => ok({ receipt: options.text('receipt') }),
    show: ({ valid, content }) => ({
      title: valid ? 'The receipt is ours' : 'This is no receipt of ours, or it was changed',
      ...(content === null
        ? { colour: colours.refusal }
        : {
            text: `Dice **${content.dice.join(' ')}** at ${content.rolledAt}`,
            fields: [
              { name: 'Asked', value: escapeText(content.operation), inline: true },
              { name: 'With', value: `\`\`\`json\n${clip(escapeInCode(content.input), 900)}\n\`\`\`` },
            ],
          }),
    }),
  }),
];
