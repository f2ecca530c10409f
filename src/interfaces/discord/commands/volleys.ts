import { resolveVolley } from '../../../app/fights/play/volley-play';
import { rollVolley } from '../../../app/fights/play/volley-play';
import { volleyOdds } from '../../../app/fights/odds/volley-odds';
import type { Answer } from '../../../app/kernel/use-case';
import { ok } from '../../../shared/result';
import { type Command, type Option, plainCommand } from '../command';
import { fieldsOf } from '../field';
import type { Options } from '../interaction';
import { insteadWords, shooterWords, targetWords } from '../notation/fight-words';
import { readPieces, together } from '../notation/words';
import { chanceText, counted } from '../text';
import {
  diceOption,
  modelsText,
  notCountedField,
  pieceOptionOf,
  played,
  stepsField,
  woundsField,
  stepSources,
  text,
  typed,
  withDice,
  woundBars,
} from './fight-parts';

export const shooterOptions: readonly Option[] = [
  modelsText(
    'shooters',
    'Who shoots, what is in the way: 6x 4+ S2 moved wall, 3x 4+ orc-bow; or names of profiles',
  ),
  modelsText('target', 'What they shoot at: D6 W2 fate1 M1 shieldwall'),
  fieldsOf(volleyOdds)('switches.interveningModelIsHit'),
];

export const volleyOf = (options: Options): Answer<object> => {
  const read = together<{ readonly shooters: readonly unknown[]; readonly target: readonly unknown[] }>({
    shooters: readPieces('shooters', options.text('shooters') ?? '', shooterWords),
    target: readPieces('target', options.text('target') ?? '', targetWords),
  });
  if (!read.ok) return read;
  const { shooters, target } = read.value;
  return ok({
    shooters,
    target: target[0],
    switches: { interveningModelIsHit: options.flag('intervening-model-is-hit') },
  });
};

const insteadOption = text(
  'instead',
  'Who is hit on a 1-3: passenger D4, or closest-evil D5 for an Evil model that shoots into a fight',
  false,
);

/** The same question with whoever may be hit instead of the target. */
const volleyOddsOf = (options: Options): Answer<object> => {
  const read = together<{ readonly volley: object; readonly instead: readonly unknown[] }>({
    volley: volleyOf(options),
    instead: readPieces('instead', options.text('instead') ?? '', insteadWords),
  });
  if (!read.ok) return read;
  const { volley, instead } = read.value;
  return ok(instead.length === 0 ? volley : { ...volley, instead: instead[0] });
};

export const volleyTitle = ({
  woundsLost,
  slain,
}: {
  readonly woundsLost: number;
  readonly slain: boolean;
}): string => `${counted(woundsLost, 'Wound')}${slain ? ', slain' : ''}`;

/** The die that the volley waits for, and what it decides. */
const volleyAwaits = (
  awaiting: {
    readonly who: string | null;
    readonly roll: number;
    readonly of: number;
    readonly why: string;
  } | null,
): string =>
  awaiting === null
    ? 'The volley waits'
    : `Next: die ${awaiting.roll} of ${awaiting.of}${awaiting.who === null ? '' : ` for ${awaiting.who}`}: ${awaiting.why}`;

export const volleyCommands: readonly Command[] = [
  plainCommand({
    name: 'volley odds',
    description: 'Wounds of a volley, shot by shot: exact chances',
    options: [...shooterOptions, insteadOption],
    operation: 'volleyOdds',
    useCase: volleyOdds,
    picture: (question) => ({ file: 'volley-wounds', question }),
    answers: 'LATER',
    input: volleyOddsOf,
    show: (answer, options) => ({
      title: `Volley: ${typed(options, 'shooters')} at ${typed(options, 'target')}`,
      text: woundBars(answer.wounds),
      fields: [
        { name: 'Slain', value: chanceText(answer.slain) },
        ...(answer.instead
          ? [
              {
                name:
                  answer.instead.who === 'PASSENGER' ? 'The passenger slain' : 'The closest Evil model slain',
                value: chanceText(answer.instead.slain),
              },
            ]
          : []),
        {
          name: 'One shot',
          value: answer.shots
            .map(({ toHit, wounds }, i) => `Piece ${i + 1}: hits on ${toHit}+, wounds ${chanceText(wounds)}`)
            .join('\n'),
        },
        woundsField(answer.wounds),
        ...notCountedField(answer),
        ...stepsField(answer),
      ],
      footer: stepSources(answer),
    }),
    optionOf: pieceOptionOf,
  }),
  plainCommand({
    name: 'volley resolve',
    description: 'A volley with your own dice, step by step',
    options: [
      shooterOptions[0] as Option,
      shooterOptions[1] as Option,
      diceOption,
      shooterOptions[2] as Option,
    ],
    operation: 'resolveVolley',
    useCase: resolveVolley,
    answers: 'LATER',
    input: (options) => withDice(options, volleyOf(options)),
    show: ({ woundsLost, slain, awaiting, ...answer }) =>
      woundsLost === null || slain === null
        ? played(volleyAwaits(awaiting), answer)
        : played(volleyTitle({ woundsLost, slain }), answer),
    optionOf: pieceOptionOf,
  }),
  plainCommand({
    name: 'roll volley',
    description: 'We throw the dice of a volley, with a signed receipt',
    options: shooterOptions,
    operation: 'rollVolley',
    useCase: rollVolley,
    answers: 'LATER',
    input: volleyOf,
    show: (answer) => played(volleyTitle(answer), answer),
    optionOf: pieceOptionOf,
  }),
];
