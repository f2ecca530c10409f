import type { Chance } from '../../../app/kernel/answers';
import type { Answer } from '../../../app/kernel/use-case';
import { ok } from '../../../shared/result';
import { profileNames } from '../../../app/fights/profiles/profiles';
import type { Option, PlainOption, Suggest } from '../command';
import { clip, escapeText } from '../../../shared/escape-text';
import type { Options } from '../interaction';
import { type Field, type Message, colours } from '../message';
import { suggestProfiles } from '../notation/profile-words';
import { readDice, together } from '../notation/words';
import { optionName } from '../refusal';
import { barChart, chanceText, counted, receiptParts, sourcesText } from '../text';

/** What fights and volleys are asked and shown with alike. */

const LONGEST_SIDE = 600;

export const text = (
  name: string,
  description: string,
  required = true,
): Extract<PlainOption, { kind: 'TEXT' }> => ({
  kind: 'TEXT',
  name,
  description,
  required,
  longest: LONGEST_SIDE,
});

/** What could stand there: profiles and their options, out of the catalogue. */
const suggestModels: Suggest = async (typed) => suggestProfiles(typed, await profileNames());

/** The models of a side, such as `2x A1 F4, profile=boromir-captain-of-the-white-tower+horse`. */
export const modelsText = (name: string, description: string): Option => ({
  ...text(name, description),
  suggest: suggestModels,
});

export const diceOption = text('dice', 'The dice as thrown, in the order the steps ask for them: 4 5 6');

/** `strikes[1].strength` as `strikes, piece 2, strength`. */
export const pieceOptionOf = (path: string): string => {
  const [, list, piece, field] = /^(\w+)\[(\d+)\](?:\.(\w+))?/.exec(path) ?? [];
  if (list === undefined) return optionName(path.replace('.', ', '));
  const parts = [list === 'targets' ? 'target' : list, `piece ${Number(piece) + 1}`];
  return [...parts, ...(field === undefined ? [] : [optionName(field)])].join(', ');
};

export interface Steps {
  readonly steps: readonly {
    readonly text: string;
    readonly side: number | null;
    readonly source: { readonly document: string; readonly heading: string; readonly page: number | null };
  }[];
}

const MOST_STEPS_TEXT = 1000;

/** A step with the side that it is about. */
const stepLine = ({ side, text: line }: { readonly side: number | null; readonly text: string }): string =>
  side === null ? line : `${side === 0 ? 'First' : 'Second'}: ${line}`;

/** How it came about, as many steps as an answer holds. */
export const stepsField = ({ steps }: Steps): readonly Field[] => {
  const lines: string[] = [];
  let length = 0;
  for (const step of steps) {
    const line = `- ${stepLine(step)}`;
    length += line.length + 1;
    if (length > MOST_STEPS_TEXT - 30) break;
    lines.push(line);
  }
  const left = steps.length - lines.length;
  return lines.length === 0
    ? []
    : [{ name: 'How', value: [...lines, ...(left > 0 ? [`- ${left} more steps`] : [])].join('\n') }];
};

/** What of the profiles is not counted. */
export const notCountedField = ({
  notCounted,
}: {
  readonly notCounted: readonly { readonly profile: string; readonly names: readonly string[] }[] | null;
}): readonly Field[] => {
  const lines = [
    ...new Set((notCounted ?? []).map(({ profile, names }) => `- ${profile}: ${names.join(', ')}`)),
  ];
  return lines.length === 0 ? [] : [{ name: 'Not counted', value: clip(lines.join('\n'), 1000) }];
};

export const stepSources = ({ steps }: Steps): string => sourcesText(steps.map(({ source }) => source));

export const woundBars = (
  rows: readonly { readonly wounds: number; readonly probability: Chance }[],
): string => barChart(rows.map(({ wounds, probability }) => [counted(wounds, 'Wound'), probability]));

/** The same in exact numbers. */
export const woundsField = (
  rows: readonly { readonly wounds: number; readonly probability: Chance }[],
): Field => ({
  name: 'Exactly',
  value: rows
    .map(({ wounds, probability }) => `${counted(wounds, 'Wound')}: ${chanceText(probability)}`)
    .join('\n'),
});

export interface PlayedStep {
  readonly text: string;
  readonly side: number | null;
  readonly dice: readonly number[];
}

export const playedLines = (steps: readonly PlayedStep[]): string =>
  steps
    .map((step) => `- ${step.dice.length > 0 ? `[${step.dice.join(' ')}] ` : ''}${stepLine(step)}`)
    .join('\n');

const withFields = (
  parts: Pick<Message, 'fields' | 'files'>,
  notCounted: Parameters<typeof notCountedField>[0]['notCounted'],
): Pick<Message, 'fields' | 'files'> => ({
  ...parts,
  fields: [...(parts.fields ?? []), ...notCountedField({ notCounted })],
});

export const played = (
  title: string,
  answer: {
    readonly steps: readonly (PlayedStep & Steps['steps'][number])[];
    readonly receipt: string | null;
    readonly notCounted?: readonly { readonly profile: string; readonly names: readonly string[] }[] | null;
  },
): Message => ({
  title,
  text: playedLines(answer.steps),
  footer: stepSources(answer),
  colour: answer.receipt === null ? colours.answer : colours.roll,
  ...withFields(answer.receipt === null ? {} : receiptParts(answer.receipt), answer.notCounted ?? null),
});

export const withDice = (options: Options, input: Answer<object>): Answer<unknown> => {
  const dice = readDice(options.text('dice') ?? '');
  const both = together<{ readonly input: object; readonly dice: readonly number[] | undefined }>({
    input,
    dice,
  });
  return both.ok ? ok({ ...both.value.input, dice: both.value.dice }) : both;
};

/** What the asker wrote, in a title. */
export const typed = (options: Options, name: string): string =>
  clip(escapeText(options.text(name) ?? ''), 110);
