import { duelOdds } from '../../../app/fights/odds/duel-odds';
import { fightOdds } from '../../../app/fights/odds/fight-odds';
import { resolveFight, rollFight } from '../../../app/fights/play/fight-play';
import { strikeOdds } from '../../../app/fights/odds/strike-odds';
import type { AwaitedRoll, Chance, FightPlay } from '../../../app/kernel/generated/answers';
import { mapAnswer } from '../../../app/kernel/use-case';
import { type Command, plainCommand } from '../command';
import { type Option, fieldsOf, wordsOption } from '../field';
import type { Options } from '../interaction';
import type { Field } from '../message';
import { duelWords, fightWords, strikeWords, victimWords } from '../notation/fight-words';
import { readPieces, together } from '../notation/words';
import { barChart, chanceText } from '../text';
import { withDice } from './dice-option';
import {
  diceOption,
  modelsText,
  notCountedField,
  pieceOptionOf,
  played,
  sideName,
  sideOptionOf,
  sidesOf,
  stepsField,
  woundsField,
  stepSources,
  typed,
  woundBars,
} from './fight-parts';

const field = fieldsOf(duelOdds);
const strikesField = fieldsOf(strikeOdds);

/** An option that names one of the sides. */
export const bySide = (name: string, description: string): Option =>
  wordsOption(name, description, {
    choices: [
      { name: 'First side', value: 'FIRST' },
      { name: 'Second side', value: 'SECOND' },
    ],
  });

const sideOptions = (example: string): readonly Option[] => [
  modelsText('first', `Models of the first side, such as: ${example}; or names of profiles`),
  modelsText('second', 'Models of the second side'),
  field('sides[].alignment', { name: 'first-alignment', description: 'Good if omitted', required: false }),
  field('sides[].alignment', { name: 'second-alignment', description: 'Evil if omitted', required: false }),
  field('sides[].rerolls', { name: 'first-rerolls', description: 'Duel dice the first side may re-roll' }),
  field('sides[].rerolls', { name: 'second-rerolls', description: 'Duel dice the second side may re-roll' }),
  bySide('priority', 'The side with Priority; the first if omitted'),
];

const duelOptions = sideOptions('2x A1 F4, A3 F6 M2 elven');
export const fightOptions = sideOptions('A1 F4 S4 D6, F4 S3 D5 spear');

const winBars = (win: readonly Chance[], options: Options): string =>
  barChart(win.map((chance, side) => [sideName(options, side), chance]));

const exactly = (win: readonly Chance[], options: Options): Field => ({
  name: 'Exactly',
  value: win.map((chance, side) => `${sideName(options, side)}: ${chanceText(chance)}`).join('\n'),
});

/** The winner of a fight, and the losses of each side. */
export const fightTitle = ({ sides }: Pick<FightPlay, 'sides'>, winnerName: string): string => {
  const slain = sides.map(({ models }) => models.filter((model) => model.slain).length);
  return `${winnerName} wins the Duel; slain: ${slain.join(' - ')}`;
};

const playedTitle = (answer: Pick<FightPlay, 'sides' | 'winner'>, options: Options): string =>
  fightTitle(answer, sideName(options, answer.winner));

/** The die that the fight waits for, for whom, and what it decides. */
const awaitedTitle = (awaiting: AwaitedRoll | null, options: Options): string => {
  if (awaiting === null) return 'The fight waits';
  const { side, roll, of, why } = awaiting;
  const whose = side === null ? '' : ` of ${sideName(options, side)}`;
  return `Next: die ${roll} of ${of}${whose}: ${why}`;
};

export const fightCommands: readonly Command[] = [
  plainCommand({
    name: 'duel',
    description: 'Who wins the Duel: exact chances under best play',
    options: duelOptions,
    operation: duelOdds,
    picture: 'duel-curves',
    answers: 'LATER',
    input: (options) => sidesOf(options, duelWords),
    show: (answer, options) => ({
      title: `Duel: ${typed(options, 'first')} against ${typed(options, 'second')}`,
      text: winBars(answer.win, options),
      fields: [
        exactly(answer.win, options),
        { name: 'Equal highest scores', value: chanceText(answer.drawnScore) },
        ...notCountedField(answer),
        ...stepsField(answer),
      ],
      footer: stepSources(answer),
    }),
    optionOf: sideOptionOf,
  }),
  plainCommand({
    name: 'strikes',
    description: 'Wounds and models slain by Strikes: exact chances',
    options: [
      modelsText(
        'strikes',
        'Who strikes: 3x S4, S5 two-handed M1 (3x is three Attacks); or names of profiles',
      ),
      modelsText('target', 'What is struck, up to four: D6 W2 fate1 M1 shieldwall'),
      strikesField('trapped'),
      strikesField('aim', {
        description: 'What the strikers want; most slain if omitted',
        labels: {
          KILL_MOST: 'Most slain',
          KILL_TARGET: 'The first target slain',
          WOUND_LEADER: 'The first target wounded',
        },
      }),
      strikesField('switches.strikesRolled', {
        name: 'rolled',
        description: 'How Strikes are rolled; together if omitted',
      }),
    ],
    operation: strikeOdds,
    picture: 'strike-wounds',
    answers: 'LATER',
    input: (options, given) => {
      const aim = options.text('aim');
      return mapAnswer(
        together({
          strikes: readPieces('strikes', options.text('strikes') ?? '', strikeWords),
          targets: readPieces('target', options.text('target') ?? '', victimWords),
        }),
        (pieces) => ({
          ...given,
          ...pieces,
          aimedAt: aim === undefined || aim === 'KILL_MOST' ? undefined : 0,
        }),
      );
    },
    show: (answer, options) => ({
      title: `Strikes: ${typed(options, 'strikes')} against ${typed(options, 'target')}`,
      text: woundBars(answer.wounds),
      fields: [
        { name: answer.targets.length > 1 ? 'All slain' : 'Slain', value: chanceText(answer.slain) },
        ...(answer.targets.length > 1
          ? answer.targets.map(({ slain }, i) => ({
              name: `Target ${i + 1} slain`,
              value: chanceText(slain),
              inline: true,
            }))
          : []),
        woundsField(answer.wounds),
        ...notCountedField(answer),
        ...stepsField(answer),
      ],
      footer: stepSources(answer),
    }),
    optionOf: pieceOptionOf,
  }),
  plainCommand({
    name: 'fight odds',
    description: 'A whole fight, Duel and Strikes: exact chances for every model',
    options: fightOptions,
    operation: fightOdds,
    picture: 'fight-outcomes',
    answers: 'LATER',
    input: (options) => sidesOf(options, fightWords),
    show: (answer, options) => ({
      title: `Fight: ${typed(options, 'first')} against ${typed(options, 'second')}`,
      text: winBars(answer.win, options),
      fields: [
        exactly(answer.win, options),
        ...answer.sides.map(({ models }, side) => ({
          name: `Slain of ${sideName(options, side)}`,
          value: models.map(({ slain }, i) => `Model ${i + 1}: ${chanceText(slain)}`).join('\n'),
        })),
        ...notCountedField(answer),
        ...stepsField(answer),
      ],
      footer: stepSources(answer),
    }),
    optionOf: sideOptionOf,
  }),
  plainCommand({
    name: 'fight resolve',
    description: 'A whole fight with your own dice, step by step',
    options: fightOptions.toSpliced(2, 0, diceOption),
    operation: resolveFight,
    answers: 'LATER',
    input: (options) => withDice(options, sidesOf(options, fightWords)),
    show: ({ winner, sides, awaiting, ...answer }, options) =>
      winner === null || sides === null
        ? played(awaitedTitle(awaiting, options), answer)
        : played(playedTitle({ ...answer, winner, sides }, options), answer),
    optionOf: sideOptionOf,
  }),
  plainCommand({
    name: 'roll fight',
    description: 'We throw the dice of a whole fight, with a signed receipt',
    options: fightOptions,
    operation: rollFight,
    answers: 'LATER',
    input: (options) => sidesOf(options, fightWords),
    show: (answer, options) => played(playedTitle(answer, options), answer),
    optionOf: sideOptionOf,
  }),
];
