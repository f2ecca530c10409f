import type { CastingResolution } from '../../../app/kernel/generated/answers';
import { castingOdds, resolveCasting, rollCasting } from '../../../app/rules/magic/casting';
import { magicalPowers } from '../../../domain/rules/magic/effects';
import { escapeText } from '../../../shared/escape-text';
import { type Command, plainCommand } from '../command';
import { type Option, fieldsOf } from '../field';
import type { Options } from '../interaction';
import type { Message } from '../message';
import { barChart, chanceText, linesField, rollParts, sourcesText, wordsOf } from '../text';
import { counted } from '../../../shared/counted';
import { ok } from '../../../shared/result';
import { testDice, withDice } from './dice-option';

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

const withMight = (might: number): string => (might > 0 ? ` and ${might} Might` : '');

const casting = (answer: CastingResolution, options: Options): Message => ({
  title: `${titled(options.text('power') ?? '')}: ${answer.takesEffect ? 'takes effect' : answer.cast ? 'resisted' : 'not cast'}`,
  text: [
    `Casting roll ${answer.castingRoll.join(', ')}${withMight(answer.casterMight)}: ${answer.castingScore}, ${answer.cast ? 'cast' : 'not cast'}`,
    ...answer.turning.map(({ text }) => text),
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
  footer: sourcesText(answer.sources),
  ...rollParts(answer.receipt),
});

export const castingCommands: readonly Command[] = [
  plainCommand({
    name: 'cast odds',
    description: 'The chance that a Magical Power is cast, resisted, and what it does',
    options: castOptions,
    operation: castingOdds,
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
        ...linesField(
          'Will regained',
          willRegained.length > 1
            ? willRegained.map(({ points, probability }) => `${points}: ${chanceText(probability)}`)
            : [],
        ),
        ...victims.map(({ name, strength, hit, wounded, slain }) => ({
          name: `${escapeText(name)} (Strength ${strength})`,
          value: `hit ${chanceText(hit)}\nwounded ${chanceText(wounded)}\nslain ${chanceText(slain)}`,
        })),
      ],
      footer: sourcesText(sources),
    }),
  }),
  plainCommand({
    name: 'cast resolve',
    description: 'A casting with your own dice: casting, resist, effect',
    options: [
      ...castOptions.toSpliced(3, 0, testDice),
      field('casterMight'),
      field('targetMight', { name: 'resist-might' }),
    ],
    operation: resolveCasting,
    input: (options, given) => withDice(options, ok(given)),
    show: casting,
  }),
  plainCommand({
    name: 'roll cast',
    description: 'We throw a casting, with a signed receipt',
    options: castOptions,
    operation: rollCasting,
    show: casting,
  }),
];
