import { resolveVolley, rollVolley } from '../../../app/fights/play/volley-play';
import { volleyOdds } from '../../../app/fights/odds/volley-odds';
import type { AwaitedRoll, VolleyPlay } from '../../../app/kernel/generated/answers';
import { type Answer, mapAnswer } from '../../../app/kernel/use-case';
import { type Command, plainCommand } from '../command';
import { type Option, fieldsOf, filledIn } from '../field';
import type { Options } from '../interaction';
import { insteadWords, shooterWords, targetWords } from '../notation/fight-words';
import { readPieces, together } from '../notation/words';
import { chanceText } from '../text';
import { counted } from '../../../shared/counted';
import { withDice } from './dice-option';
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

export const volleyOf = (options: Options): Answer<object> =>
  mapAnswer(
    together<{ readonly shooters: readonly object[]; readonly target: readonly object[] }>({
      shooters: readPieces('shooters', options.text('shooters') ?? '', shooterWords),
      target: readPieces('target', options.text('target') ?? '', targetWords),
    }),
    ({ shooters, target }) => ({ ...filledIn(shooterOptions, options), shooters, target: target[0] }),
  );

const insteadOption = text(
  'instead',
  'Who is hit on a 1-3: passenger D4, or closest-evil D5 for an Evil model that shoots into a fight',
  false,
);

/** The same question with whoever may be hit instead of the target. */
const volleyOddsOf = (options: Options): Answer<object> =>
  mapAnswer(
    together<{ readonly volley: object; readonly instead: readonly object[] }>({
      volley: volleyOf(options),
      instead: readPieces('instead', options.text('instead') ?? '', insteadWords),
    }),
    ({ volley, instead: [instead] }) => (instead ? { ...volley, instead } : volley),
  );

export const volleyTitle = ({ woundsLost, slain }: Pick<VolleyPlay, 'woundsLost' | 'slain'>): string =>
  `${counted(woundsLost, 'Wound')}${slain ? ', slain' : ''}`;

/** The die that the volley waits for, and what it decides. */
const awaitedTitle = (awaiting: AwaitedRoll | null): string =>
  awaiting === null
    ? 'The volley waits'
    : `Next: die ${awaiting.roll} of ${awaiting.of}${awaiting.who === null ? '' : ` for ${awaiting.who}`}: ${awaiting.why}`;

export const volleyCommands: readonly Command[] = [
  plainCommand({
    name: 'volley odds',
    description: 'Wounds of a volley, shot by shot: exact chances',
    options: [...shooterOptions, insteadOption],
    operation: volleyOdds,
    picture: 'volley-wounds',
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
    options: shooterOptions.toSpliced(2, 0, diceOption),
    operation: resolveVolley,
    answers: 'LATER',
    input: (options) => withDice(options, volleyOf(options)),
    show: ({ woundsLost, slain, awaiting, ...answer }) =>
      woundsLost === null || slain === null
        ? played(awaitedTitle(awaiting), answer)
        : played(volleyTitle({ woundsLost, slain }), answer),
    optionOf: pieceOptionOf,
  }),
  plainCommand({
    name: 'roll volley',
    description: 'We throw the dice of a volley, with a signed receipt',
    options: shooterOptions,
    operation: rollVolley,
    answers: 'LATER',
    input: volleyOf,
    show: (answer) => played(volleyTitle(answer), answer),
    optionOf: pieceOptionOf,
  }),
];
