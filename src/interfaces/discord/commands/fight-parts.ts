import type { FightStep, NotCounted, PlayStep, WoundsChance } from '../../../app/kernel/generated/answers';
import { profileNames } from '../../../app/fights/profiles/profiles';
import { type Answer, mapAnswer } from '../../../app/kernel/use-case';
import { clip, escapeText } from '../../../shared/escape-text';
import { type PlainOption, wordsOption } from '../field';
import type { Options } from '../interaction';
import type { Field, Message } from '../message';
import { suggestProfiles } from '../notation/profile-words';
import { type Vocabulary, readPieces, together } from '../notation/words';
import { optionName } from '../refusal';
import { barChart, chanceText, linesField, listField, rollParts, sourcesText } from '../text';
import { counted } from '../../../shared/counted';

/** Options and fields that fights and volleys share. */

const LONGEST_SIDE = 600;

export const text = (name: string, description: string, required = true): PlainOption =>
  wordsOption(name, description, { required, longest: LONGEST_SIDE });

/** The models of a side, such as `2x A1 F4, profile=boromir-captain-of-the-white-tower+horse`; suggests profiles of the catalogue. */
export const modelsText = (name: string, description: string): PlainOption =>
  wordsOption(name, description, {
    required: true,
    longest: LONGEST_SIDE,
    suggest: async (typed, edition) => suggestProfiles(typed, await profileNames(await edition())),
  });

export const diceOption = text('dice', 'The dice as thrown, in the order the steps ask for them: 4 5 6');

/** `strikes[1].strength` as `strikes, piece 2, strength`. */
export const pieceOptionOf = (path: string): string => {
  const [, list, piece, field] = /^(\w+)\[(\d+)\](?:\.(\w+))?/.exec(path) ?? [];
  if (list === undefined) return optionName(path.replace('.', ', '));
  const parts = [list === 'targets' ? 'target' : list, `piece ${Number(piece) + 1}`];
  return [...parts, ...(field === undefined ? [] : [optionName(field)])].join(', ');
};

const MOST_STEPS_TEXT = 1000;

/** A step with the side that it is about. */
const stepLine = ({ side, text: line }: Pick<FightStep, 'side' | 'text'>): string =>
  side === null ? line : `${side === 0 ? 'First' : 'Second'}: ${line}`;

/** How it came about, as many steps as an answer holds. */
export const stepsField = ({ steps }: { readonly steps: readonly FightStep[] }): readonly Field[] => {
  const lines: string[] = [];
  let length = 0;
  for (const step of steps) {
    const line = `- ${stepLine(step)}`;
    length += line.length + 1;
    if (length > MOST_STEPS_TEXT - 30) break;
    lines.push(line);
  }
  const left = steps.length - lines.length;
  return linesField('How', left > 0 && lines.length > 0 ? [...lines, `- ${left} more steps`] : lines);
};

/** Parts of the profiles that are not counted. */
export const notCountedField = ({
  notCounted,
}: {
  readonly notCounted: readonly NotCounted[] | null;
}): readonly Field[] =>
  listField('Not counted', [
    ...new Set((notCounted ?? []).map(({ profile, names }) => `${profile}: ${names.join(', ')}`)),
  ]);

export const stepSources = ({ steps }: { readonly steps: readonly Pick<FightStep, 'source'>[] }): string =>
  sourcesText(steps.map(({ source }) => source));

export const woundBars = (rows: readonly WoundsChance[]): string =>
  barChart(rows.map(({ wounds, probability }) => [counted(wounds, 'Wound'), probability]));

/** The same in exact numbers. */
export const woundsField = (rows: readonly WoundsChance[]): Field => ({
  name: 'Exactly',
  value: rows
    .map(({ wounds, probability }) => `${counted(wounds, 'Wound')}: ${chanceText(probability)}`)
    .join('\n'),
});

export const playedLines = (steps: readonly PlayStep[]): string =>
  steps
    .map((step) => `- ${step.dice.length > 0 ? `[${step.dice.join(' ')}] ` : ''}${stepLine(step)}`)
    .join('\n');

/** A fight or a volley as it was played. */
export const played = (
  title: string,
  {
    steps,
    receipt,
    notCounted,
  }: {
    readonly steps: readonly PlayStep[];
    readonly receipt: string | null;
    readonly notCounted: readonly NotCounted[] | null;
  },
): Message => {
  const parts = rollParts(receipt);
  return {
    title,
    text: playedLines(steps),
    footer: stepSources({ steps }),
    ...parts,
    fields: [...parts.fields, ...notCountedField({ notCounted })],
  };
};

/** Words of the asker, for a title. */
export const typed = (options: Options, name: string): string =>
  clip(escapeText(options.text(name) ?? ''), 110);

export const sidesOf = (options: Options, words: Vocabulary): Answer<object> => {
  const read = together<{ readonly first: readonly object[]; readonly second: readonly object[] }>({
    first: readPieces('first', options.text('first') ?? '', words),
    second: readPieces('second', options.text('second') ?? '', words),
  });
  const side = (models: readonly object[], name: 'first' | 'second', alignment: string) => ({
    models,
    alignment: options.text(`${name}-alignment`) ?? alignment,
    rerolls: options.number(`${name}-rerolls`),
  });
  return mapAnswer(read, ({ first, second }) => ({
    sides: [side(first, 'first', 'GOOD'), side(second, 'second', 'EVIL')],
    priority: options.text('priority') === 'SECOND' ? 1 : 0,
  }));
};

const sideNames = ['first', 'second'] as const;

/** `sides[1].models[2].fight` as `second, model 3, fight`. */
export const sideOptionOf = (path: string): string => {
  const [, side, model, field] = /^sides\[(\d)\](?:\.models(?:\[(\d+)\])?)?(?:\.(\w+))?/.exec(path) ?? [];
  if (side === undefined) return optionName(path);
  const name = sideNames[Number(side)] ?? 'first';
  return [
    name,
    ...(model === undefined ? [] : [`model ${Number(model) + 1}`]),
    ...(field === undefined ? [] : [optionName(field)]),
  ].join(', ');
};

/** The name of a side: `First (Good)`. */
export const sideNameOf = (side: number, alignment: string): string =>
  `${side === 0 ? 'First' : 'Second'} (${alignment === 'GOOD' ? 'Good' : 'Evil'})`;

export const sideName = (options: Options, side: number): string =>
  sideNameOf(side, options.text(`${sideNames[side] ?? ''}-alignment`) ?? (side === 0 ? 'GOOD' : 'EVIL'));
