import { courageOdds, resolveCourage, rollCourage } from '../../../app/rules/game/courage';
import { rollRollOff } from '../../../app/rules/game/roll-off';
import { checkReceipt } from '../../../app/games/rolls/check-receipt';
import type { CourageResolution } from '../../../app/kernel/generated/answers';
import { ok } from '../../../shared/result';
import { type Command, plainCommand } from '../command';
import { type Option, fieldsOf, wordsOption } from '../field';
import { clip, escapeText, escapeInCode } from '../../../shared/escape-text';
import { type Message, colours } from '../message';
import { barChart, chanceText, rollParts, sourcesText } from '../text';
import { testDice, withDice } from './dice-option';

const field = fieldsOf(resolveCourage);

const courageOptions: readonly Option[] = [
  field('courage'),
  field('harbinger'),
  field('willAvailable'),
  field('mightAvailable'),
];

const spent = ({ willSpent, mightSpent }: CourageResolution): string =>
  [...(willSpent > 0 ? [`${willSpent} Will`] : []), ...(mightSpent > 0 ? [`${mightSpent} Might`] : [])].join(
    ' and ',
  );

const tested = (answer: CourageResolution): Message => ({
  title: `Courage test: ${answer.dice.join(' + ')} - ${answer.passed ? 'passed' : 'failed'}`,
  text: [
    `Roll ${answer.roll} + Courage ${answer.courage} = ${answer.unaided}; 10 passes`,
    ...(answer.willSpent + answer.mightSpent > 0 ? [`${spent(answer)} spent: ${answer.total}`] : []),
    ...(answer.turning.length === 0 && answer.leastWill > 0
      ? [`Without Might, ${answer.leastWill} Will would pass this throw`]
      : []),
    ...answer.turning.map(({ text }) => text),
  ].join('\n'),
  footer: sourcesText(answer.sources),
  ...rollParts(answer.receipt),
});

export const testCommands: readonly Command[] = [
  plainCommand({
    name: 'courage odds',
    description: 'The chance of passing a Courage test, and what each Will adds',
    options: courageOptions,
    operation: courageOdds,
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
    options: [...courageOptions.toSpliced(1, 0, testDice), field('will'), field('might')],
    operation: resolveCourage,
    input: (options, given) => withDice(options, ok(given)),
    show: tested,
  }),
  plainCommand({
    name: 'roll courage',
    description: 'We throw a Courage test, with a signed receipt',
    options: courageOptions,
    operation: rollCourage,
    show: tested,
  }),
  plainCommand({
    name: 'roll off',
    description: 'A roll-off between two or more sides, ties rolled again, with a signed receipt',
    options: [wordsOption('sides', 'The sides, parted by commas', { required: true, longest: 1000 })],
    operation: rollRollOff,
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
      ...rollParts(receipt),
      footer: sourcesText(sources),
      colour: colours.roll,
    }),
  }),
  plainCommand({
    name: 'receipt',
    description: 'Whether a receipt of a roll is ours, and what it says',
    options: [fieldsOf(checkReceipt)('receipt')],
    operation: checkReceipt,
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
