import type { SourceAnswer } from '../../../app/kernel/answers';
import { castingOdds } from '../../../app/rules/magic/casting';
import { resolveCasting } from '../../../app/rules/magic/casting';
import { rollCasting } from '../../../app/rules/magic/casting';
import { magicalPowers } from '../../../domain/rules/magic/effects';
import { ok } from '../../../shared/result';
import { type Command, type Option, plainCommand } from '../command';
import { fieldsOf } from '../field';
import { escapeText } from '../../../shared/escape-text';
import type { Options } from '../interaction';
import { type Message, colours } from '../message';
import { readDice } from '../notation/words';
import { optionName } from '../refusal';
import { barChart, chanceText, counted, receiptParts, sourcesText, wordsOf } from '../text';
import { dice } from './test-options';

const titled = (code: string): string =>
  wordsOf(code).replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase());

const field = fieldsOf(resolveCasting);
const ofTarget = (path: string, name: string) => field(`target.${path}`, { name: `target-${name}` });

const castOptions: readonly Option[] = [
  field('power', {
    labels: Object.fromEntries(Object.keys(magicalPowers).map((power) => [power, titled(power)])),
  }),
  field('caster.castingValue'),
  field('caster.will'),
  field('caster.might'),
  field('caster.staffOfPower'),
  ofTarget('will', 'will'),
  ofTarget('resistantToMagic', 'resistant'),
  ofTarget('staffOfPower', 'staff-of-power'),
  ofTarget('might', 'might'),
  ofTarget('defence', 'defence'),
  ofTarget('wounds', 'wounds'),
  ofTarget('fate', 'fate'),
];

const castInput = (options: Options) => ({
  power: options.text('power'),
  caster: {
    castingValue: options.number('casting-value'),
    will: options.number('will'),
    might: options.number('might'),
    staffOfPower: options.flag('staff-of-power'),
  },
  target: {
    will: options.number('target-will'),
    resistantToMagic: options.flag('target-resistant'),
    staffOfPower: options.flag('target-staff-of-power'),
    might: options.number('target-might'),
    defence: options.number('target-defence'),
    wounds: options.number('target-wounds'),
    fate: options.number('target-fate'),
  },
});

/** `target.resistantToMagic` as `target-resistant`, `caster.will` as `will`. */
const castOptionOf = (path: string): string =>
  optionName(path.replace('resistantToMagic', 'resistant').replace('caster.', '').replace('.', '-'));

interface PlayedCasting {
  readonly castingRoll: readonly number[];
  readonly casterMight: number;
  readonly castingScore: number;
  readonly cast: boolean;
  readonly resistRoll: readonly number[];
  readonly targetMight: number;
  readonly resisted: boolean;
  readonly willRegained: number;
  readonly takesEffect: boolean;
  readonly effect: {
    readonly text: string;
    readonly blastedInches: number | null;
    readonly hits: readonly {
      readonly name: string;
      readonly strength: number;
      readonly dice: readonly number[];
      readonly wounded: boolean;
    }[];
  } | null;
  readonly receipt: string | null;
  readonly sources: readonly SourceAnswer[];
}

const withMight = (might: number): string => (might > 0 ? ` and ${might} Might` : '');

const casting = (answer: PlayedCasting, options: Options): Message => ({
  title: `${titled(options.text('power') ?? '')}: ${answer.takesEffect ? 'takes effect' : answer.cast ? 'resisted' : 'not cast'}`,
  text: [
    `Casting roll ${answer.castingRoll.join(', ')}${withMight(answer.casterMight)}: ${answer.castingScore}, ${answer.cast ? 'cast' : 'not cast'}`,
    ...(answer.resistRoll.length > 0
      ? [
          `Resist test ${answer.resistRoll.join(', ')}${withMight(answer.targetMight)}: ${answer.resisted ? 'resisted' : 'not resisted'}`,
        ]
      : []),
    ...(answer.willRegained > 0 ? [`${counted(answer.willRegained, 'Will', 'Will')} regained`] : []),
    ...(answer.effect === null
      ? []
      : [
          answer.effect.text,
          ...(answer.effect.blastedInches === null ? [] : [`Blasted ${answer.effect.blastedInches}"`]),
          ...answer.effect.hits.map(
            ({ name, strength, dice: thrown, wounded }) =>
              `Strength ${strength} hit on ${escapeText(name)}: ${thrown.join(', ')} - ${wounded ? 'wounds' : 'no Wound'}`,
          ),
        ]),
  ].join('\n'),
  ...(answer.receipt === null ? {} : receiptParts(answer.receipt)),
  footer: sourcesText(answer.sources),
  colour: answer.receipt === null ? colours.answer : colours.roll,
});

export const castingCommands: readonly Command[] = [
  plainCommand({
    name: 'cast odds',
    description: 'The chance that a Magical Power is cast, resisted, and what it does',
    options: castOptions,
    operation: 'castingOdds',
    useCase: castingOdds,
    input: (options) => ok(castInput(options)),
    show: ({ cast, resisted, takesEffect, willRegained, victims, sources }, options) => ({
      title: `${titled(options.text('power') ?? '')}: takes effect ${chanceText(takesEffect)}`,
      text: barChart([
        ['cast', cast],
        ['resisted', resisted],
        ['takes effect', takesEffect],
      ]),
      fields: [
        { name: 'Cast', value: chanceText(cast), inline: true },
        { name: 'Resisted', value: chanceText(resisted), inline: true },
        ...(willRegained.length > 1
          ? [
              {
                name: 'Will regained',
                value: willRegained
                  .map(({ points: count, probability }) => `${count}: ${chanceText(probability)}`)
                  .join('\n'),
              },
            ]
          : []),
        ...victims.map(({ name, strength, hit, wounded, slain }) => ({
          name: `${escapeText(name)} (Strength ${strength})`,
          value: `hit ${chanceText(hit)}\nwounded ${chanceText(wounded)}\nslain ${chanceText(slain)}`,
        })),
      ],
      footer: sourcesText(sources),
    }),
    optionOf: castOptionOf,
  }),
  plainCommand({
    name: 'cast resolve',
    description: 'A casting with your own dice: casting, resist, effect',
    options: [
      ...castOptions.slice(0, 3),
      dice,
      ...castOptions.slice(3),
      field('casterMight'),
      field('targetMight', { name: 'resist-might' }),
    ],
    operation: 'resolveCasting',
    useCase: resolveCasting,
    input: (options) => {
      const read = readDice(options.text('dice'));
      return read.ok
        ? ok({
            ...castInput(options),
            dice: read.value,
            casterMight: options.number('caster-might'),
            targetMight: options.number('resist-might'),
          })
        : read;
    },
    show: casting,
    optionOf: (path) => (path === 'targetMight' ? 'resist-might' : castOptionOf(path)),
  }),
  plainCommand({
    name: 'roll cast',
    description: 'We throw a casting, with a signed receipt',
    options: castOptions,
    operation: 'rollCasting',
    useCase: rollCasting,
    input: (options) => ok(castInput(options)),
    show: casting,
    optionOf: castOptionOf,
  }),
];
