import { chart } from '../../../app/rules/charts/charts';
import { chartOdds } from '../../../app/rules/charts/chart-odds';
import { resolveChart } from '../../../app/rules/charts/chart-resolution';
import { chartsOf } from '../../../app/rules/charts/chart-input';
import { rollChart } from '../../../app/rules/charts/roll-chart';
import type { ChartResolution } from '../../../app/kernel/generated/answers';
import type { Chart } from '../../../domain/rules/charts/chart';
import { ok } from '../../../shared/result';
import { nearest, suggestWords } from '../suggest';
import { type Command, plainCommand } from '../command';
import {
  type Choice,
  type Option,
  type Fields,
  type Suggest,
  fieldsOf,
  filledIn,
  optionNamer,
  wordsOption,
} from '../field';
import type { Options } from '../interaction';
import { type Field, type Message, colours } from '../message';
import { barChart, receiptParts, sourcesText, wordsOf } from '../text';
import { counted } from '../../../shared/counted';
import { withDice } from './dice-option';

/** Suggestions out of the charts of the command's edition. */
const suggestOf =
  (choose: (charts: readonly Chart[], typed: string) => readonly Choice[]): Suggest =>
  async (typed, edition) =>
    choose(chartsOf(await edition()), typed);

const field = fieldsOf(resolveChart);

const chartOption = field('id', {
  name: 'chart',
  description: 'Which chart',
  suggest: suggestOf((charts, typed) => nearest(charts.map(({ id, name }) => ({ name, value: id })))(typed)),
});

const modifierNames = (charts: readonly Chart[]): readonly string[] => [
  ...new Set(charts.flatMap(({ modifiers }) => modifiers.map(({ name }) => name))),
];
const variantNames = (charts: readonly Chart[]): readonly string[] => [
  ...new Set(charts.flatMap(({ variants }) => variants.flatMap(({ name }) => name ?? []))),
];

export const situationOptions: readonly Option[] = [
  chartOption,
  field('variant', {
    suggest: suggestOf((charts, typed) =>
      nearest(variantNames(charts).map((name) => ({ name, value: name })))(
        typed.toUpperCase().replaceAll(' ', '_'),
      ),
    ),
  }),
  wordsOption('modifiers', 'What applies, by name: MOUNTED BANNER', {
    suggest: suggestOf((charts, typed) => suggestWords(modifierNames(charts))(typed.toUpperCase())),
    longest: 500,
  }),
  field('mightAvailable'),
];

export const factOptions: readonly Option[] = [
  field('fallInches'),
  field('modelHeightInches'),
  field('remainingMoveInches'),
  field('moveInches'),
  field('passengerMovedInches'),
];

/** The situation as the options say it, with the facts of what happened. */
export const chartInput = (
  options: Options,
  given: Fields = filledIn([...situationOptions, ...factOptions], options),
) => ({
  ...given,
  variant: options.text('variant')?.toUpperCase(),
  modifiers: options
    .text('modifiers')
    ?.toUpperCase()
    .split(/[\s,]+/)
    .filter((word) => word !== ''),
});

export const chartOptionOf = optionNamer([...situationOptions, ...factOptions]);

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

const signed = (value: number): string => (value > 0 ? `+${value}` : String(value));

const range = ({ from, to }: { readonly from: number; readonly to: number }): string =>
  from === to ? String(from) : `${from}-${to}`;

const titleOf = ({ name, variant }: { readonly name: string; readonly variant: string | null }): string =>
  variant === null ? name : `${name}: ${variant.toLowerCase().replaceAll('_', ' ')}`;

const resolution = (answer: ChartResolution): Message => {
  const { dice, steps, total, row, consequence, mightOptions, receipt, sources } = answer;
  const changes =
    steps.length > 1
      ? [
          steps
            .map(({ name, change }, i) => (i === 0 ? `${change}` : `${signed(change)} ${wordsOf(name)}`))
            .join(', '),
        ]
      : [];
  const options = mightOptions
    .filter(({ might }) => might !== 0)
    .map(({ might, row: better }) => `${counted(Math.abs(might), 'Might', 'Might')}: ${better.name}`);
  const fields: readonly Field[] = [
    ...(consequence.texts.length > 0 ? [{ name: 'So', value: consequence.texts.join('\n') }] : []),
    ...(options.length > 0 ? [{ name: 'Might could make it', value: options.join('\n') }] : []),
  ];
  const kept = receipt === null ? { fields: [] } : receiptParts(receipt);
  return {
    title: `${titleOf(answer)}: ${dice.join(', ')} - ${row.name}`,
    text: [...changes, ...(total === dice[0] ? [] : [`The roll counts ${total}`]), row.effect].join('\n'),
    ...kept,
    fields: [...fields, ...kept.fields],
    footer: sourcesText(sources),
    colour: receipt === null ? colours.answer : colours.roll,
  };
};

export const chartCommands: readonly Command[] = [
  plainCommand({
    name: 'chart show',
    description: 'A chart as it is printed: rows, modifiers, notes',
    options: [chartOption],
    operation: chart,
    show: ({ name, rolledBy, might, modifiers, variants, notes, sources }) => ({
      title: name,
      text: [
        `${capital(rolledBy)} rolls a D6. ${might === 'NONE' ? 'Might may not change it.' : might === 'UP' ? 'Might may raise it.' : 'Might may raise or lower it.'}`,
        ...modifiers.map(({ name: modifier, value, when }) => `${signed(value)} \`${modifier}\`: ${when}`),
      ].join('\n'),
      fields: [
        ...variants.map(({ name: table, when, rows }) => ({
          name: table === null ? 'Rows' : when,
          value: rows.map((row) => `**${range(row)}** ${row.name}: ${row.effect}`).join('\n'),
        })),
        ...notes.map(({ text, source }) => ({ name: `Note (${source.heading})`, value: text })),
      ],
      footer: sourcesText(sources),
    }),
  }),
  plainCommand({
    name: 'chart odds',
    description: 'The exact chance of every row, with what applies',
    options: situationOptions,
    operation: chartOdds,
    input: (options, given) => ok(chartInput(options, given)),
    show: ({ name, variant, rows, mightSpent, sources }) => ({
      title: titleOf({ name, variant }),
      text: barChart(rows.map(({ row, probability }) => [row.name, probability])),
      fields: [
        {
          name: 'Exactly',
          value: rows.map(({ row, probability }) => `${row.name}: ${probability.fraction}`).join('\n'),
        },
        ...(mightSpent.length > 1
          ? [
              {
                name: 'Might spent',
                value: mightSpent
                  .map(({ points, probability }) => `${points}: ${probability.fraction}`)
                  .join('\n'),
              },
            ]
          : []),
      ],
      footer: sourcesText(sources),
    }),
  }),
  plainCommand({
    name: 'chart resolve',
    description: 'What your own die means, step by step',
    options: [
      chartOption,
      wordsOption('dice', 'The die as thrown, 1 to 6', { required: true, longest: 50 }),
      ...situationOptions.slice(1),
      field('might'),
      ...factOptions,
    ],
    operation: resolveChart,
    input: (options, given) => withDice(options, chartInput(options, given)),
    show: resolution,
  }),
  plainCommand({
    name: 'roll chart',
    description: 'We throw the die on a chart, with a signed receipt',
    options: [...situationOptions, ...factOptions],
    operation: rollChart,
    input: (options, given) => ok(chartInput(options, given)),
    show: resolution,
  }),
];
