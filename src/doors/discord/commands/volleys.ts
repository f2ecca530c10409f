import { resolveVolley, rollVolley } from '../../../app/fights/play';
import { volleyOdds } from '../../../app/fights/volley-odds';
import type { Answer } from '../../../app/use-case';
import { ok } from '../../../shared/result';
import type { Command, Option } from '../command';
import { plainCommand } from '../command';
import { fieldsOf } from '../field';
import type { Options } from '../interaction';
import { shooterWords, targetWords } from '../notation/fight-words';
import { readPieces, together } from '../notation/words';
import { chanceText, counted } from '../text';
import {
  diceOption,
  pieceOptionOf,
  played,
  stepsField,
  stepSources,
  text,
  typed,
  withDice,
  woundBars,
} from './fight-parts';

export const shooterOptions: readonly Option[] = [
  text('shooters', 'Who shoots and what is in the way: 6x 4+ S2 moved wall, 3+ S3 M1'),
  text('target', 'What they shoot at: D6 W2 fate1 M1'),
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

export const volleyTitle = ({
  woundsLost,
  slain,
}: {
  readonly woundsLost: number;
  readonly slain: boolean;
}): string => `${counted(woundsLost, 'Wound')}${slain ? ', slain' : ''}`;

export const volleyCommands: readonly Command[] = [
  plainCommand({
    name: 'volley odds',
    description: 'Wounds of a volley, shot by shot: exact chances',
    options: shooterOptions,
    operation: 'volleyOdds',
    useCase: volleyOdds,
    picture: (question) => ({ file: 'volley-wounds', question }),
    answers: 'LATER',
    input: volleyOf,
    show: (answer, options) => ({
      title: `Volley: ${typed(options, 'shooters')} at ${typed(options, 'target')}`,
      text: woundBars(answer.wounds),
      fields: [
        { name: 'Slain', value: chanceText(answer.slain) },
        {
          name: 'One shot',
          value: answer.shots
            .map(({ toHit, wounds }, i) => `Piece ${i + 1}: hits on ${toHit}+, wounds ${chanceText(wounds)}`)
            .join('\n'),
        },
        {
          name: 'Exactly',
          value: answer.wounds
            .map(({ wounds, probability }) => `${counted(wounds, 'Wound')}: ${chanceText(probability)}`)
            .join('\n'),
        },
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
    show: (answer) => played(volleyTitle(answer), answer),
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
