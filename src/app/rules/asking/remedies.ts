import type * as z from 'zod/mini';
import { type Remedy, remediesOf } from '../../../domain/rules/remedies';
import type { Remedy as RemedyAnswer } from '../../kernel/generated/answers';
import { checkInput } from '../../kernel/use-case';
import { type InputField, type InputValue, fieldsOfInput } from './input-fields';

/** Facts that nobody changes at the table: the edition, and the model as its profile has it. */
const FIXED: ReadonlySet<string> = new Set([
  ...['edition', 'alignment', 'type', 'kind', 'isHero', 'weapon', 'weapon2024', 'shootValue', 'moveInches'],
  ...['rangeInches', 'baseMm', 'friendBaseMm', 'bearer', 'bearerStrength', 'burden', 'action', 'mounted'],
  ...['carriedDefence', 'carriedModel', 'expertRider', 'willOfEvil', 'fearful', 'targetsItself'],
]);

const MOST_VALUES = 60;
const STEP_INCHES = 0.5;

interface Change {
  readonly path: readonly (string | number)[];
  readonly value: unknown;
  readonly text: string;
}

type Input = Readonly<Record<string, unknown>>;

/** Other numbers, the nearest first; nobody measures finer than half an inch. */
const numbersNear = (now: number, { isWhole, least, most }: Extract<InputValue, { kind: 'NUMBER' }>) => {
  const step = isWhole ? 1 : STEP_INCHES;
  const [below, above] = [Math.ceil(now / step) - 1, Math.floor(now / step) + 1];
  return Array.from({ length: MOST_VALUES }, (_, away) => [below - away, above + away])
    .flat()
    .map((steps) => steps * step)
    .filter((value) => value >= least && value <= most);
};

const plain = (description: string): string =>
  description.replace(/(?:;[^;]*if omitted)?\.(?: From .*)?$/, '');

/** A value in words; of a number, on which side of it the answer holds. */
const wordOf = (value: unknown, now: unknown): string => {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value !== 'number' || typeof now !== 'number')
    return String(value).toLowerCase().replaceAll('_', ' ');
  if (value === 0) return '0';
  return `${value} or ${value < now ? 'less' : 'more'}`;
};

/** The other values of one fact. */
const otherValues = (field: InputField, now: unknown): readonly unknown[] => {
  const { value } = field;
  if (value.kind === 'FLAG') return [now !== true];
  if (value.kind === 'CHOICE') return now === undefined ? [] : value.values.filter((one) => one !== now);
  return value.kind === 'NUMBER' && typeof now === 'number' ? numbersNear(now, value) : [];
};

const itemText = (list: string, index: number): string => `${list} ${index + 1}: `;

/** Names the item of a list that a fact is of. */
const placeText = (path: Change['path']): string => {
  const [list, index] = path.slice(-2);
  return typeof list === 'string' && typeof index === 'number' ? itemText(list, index) : '';
};

/** The changes of each fact of an input; items of lists change too, or go. */
const changesOf = (
  fields: readonly InputField[],
  input: Input,
  path: Change['path'] = [],
): readonly (readonly Change[])[] =>
  fields
    .filter(({ name }) => !FIXED.has(name))
    .flatMap((field): readonly (readonly Change[])[] => {
      const { name, value, description } = field;
      const now = input[name];
      const here = [...path, name];
      const item = value.kind === 'LIST' ? value.item : null;
      if (item?.kind === 'OBJECT' && Array.isArray(now))
        return now.flatMap((one: Input, index) => [
          [{ path: [...here, index], value: undefined, text: `${itemText(name, index)}none` }],
          ...changesOf(item.fields, one, [...here, index]),
        ]);
      return [
        otherValues(field, now).map((other) => ({
          path: here,
          value: other,
          text: `${placeText(path)}${plain(description)}: ${wordOf(other, now)}`,
        })),
      ];
    });

const withChange = (input: unknown, [step, ...inner]: Change['path'], value: unknown): unknown => {
  if (step === undefined) return value;
  if (!Array.isArray(input)) {
    const given = input as Input;
    return { ...given, [step]: withChange(given[step], inner, value) };
  }
  return (input as readonly unknown[]).flatMap((item, index) => {
    if (index !== step) return [item];
    const changed = withChange(item, inner, value);
    return changed === undefined ? [] : [changed];
  });
};

const pathText = (path: Change['path']): string =>
  path.reduce<string>(
    (text, step) => (typeof step === 'number' ? `${text}[${step}]` : text === '' ? step : `${text}.${step}`),
    '',
  );

const answerOf = ({ changes, removes, turns }: Remedy<Change>): RemedyAnswer => ({
  changes: changes.map(({ path, value, text }) => ({
    path: pathText(path),
    value: value === undefined ? null : String(value),
    text,
  })),
  removes,
  turns,
});

/** What would make a no a yes: the same question with one fact changed, or two; `reasonsOf` gives the codes of the reasons for the no. */
export const remedies = <S extends z.ZodMiniType>(
  schema: S,
  input: z.output<S>,
  reasonsOf: (input: z.output<S>) => readonly { readonly code: string }[],
): readonly RemedyAnswer[] => {
  if (reasonsOf(input).length === 0) return [];
  const codesOf = (asked: unknown): readonly string[] =>
    reasonsOf(asked as z.output<S>).map(({ code }) => code);
  const now = codesOf(input).length;
  return remediesOf(changesOf(fieldsOfInput(schema), input as Input), (changes) => {
    const asked = changes.reduce<unknown>((all, { path, value }) => withChange(all, path, value), input);
    const codes = codesOf(asked);
    // Only a question that helps is worth checking.
    return codes.length < now && !checkInput(schema, asked).ok ? null : codes;
  }).map(answerOf);
};
