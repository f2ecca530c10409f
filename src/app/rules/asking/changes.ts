import type { RemedyChange } from '../../kernel/generated/answers';
import type { InputField, InputValue } from './input-fields';

/** Changes of single facts of an input, for questions about what would turn its answer. */
export interface Change {
  readonly path: readonly (string | number)[];
  /** Undefined removes the item of a list. */
  readonly value: unknown;
  readonly text: string;
}

type Input = Readonly<Record<string, unknown>>;

/** The way that a fact may change: to any other value, not at all, to more or to less, a flag only to yes. */
export type Direction = 'ANY' | 'FIXED' | 'UP' | 'DOWN';

export interface ChangeRules {
  readonly directionOf: (field: string) => Direction;
  /** Whether an item of a list may go. */
  readonly mayRemove: boolean;
}

const MOST_VALUES = 40;
const STEP_INCHES = 0.5;

/** Other numbers, the nearest first; nobody measures finer than half an inch. */
const numbersNear = (now: number, { isWhole, least, most }: Extract<InputValue, { kind: 'NUMBER' }>) => {
  const step = isWhole ? 1 : STEP_INCHES;
  const [below, above] = [Math.ceil(now / step) - 1, Math.floor(now / step) + 1];
  return Array.from({ length: MOST_VALUES }, (_, away) => [below - away, above + away])
    .flat()
    .map((steps) => steps * step)
    .filter((value) => value >= least && value <= most);
};

/** The other values of one fact. */
const otherValues = (value: InputValue, now: unknown, direction: Direction): readonly unknown[] => {
  if (direction === 'FIXED') return [];
  if (value.kind === 'FLAG') return direction === 'ANY' || now === false ? [now !== true] : [];
  if (value.kind === 'CHOICE') return now === undefined ? [] : value.values.filter((one) => one !== now);
  if (value.kind !== 'NUMBER' || typeof now !== 'number') return [];
  return numbersNear(now, value).filter(
    (other) => direction === 'ANY' || (direction === 'UP' ? other > now : other < now),
  );
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

/** Names the items of lists that a fact is of: "sides 1, leaders 2: ". */
const placeText = (path: Change['path']): string => {
  const places = path.flatMap((step, index) =>
    typeof step === 'number' ? [`${String(path[index - 1])} ${step + 1}`] : [],
  );
  return places.length === 0 ? '' : `${places.join(', ')}: `;
};

const isList = (now: unknown): now is readonly unknown[] => Array.isArray(now);

/** The changes of each fact of an input; facts of items of lists change too. */
export const changesOf = (
  fields: readonly InputField[],
  input: Input,
  { path = [], ...rules }: ChangeRules & { readonly path?: Change['path'] },
): readonly (readonly Change[])[] =>
  fields.flatMap(({ name, value, description }): readonly (readonly Change[])[] => {
    const direction = rules.directionOf(name);
    if (direction === 'FIXED') return [];
    const now = input[name];
    const here = [...path, name];
    const valuesAt = (at: Change['path'], one: InputValue, current: unknown): readonly Change[] =>
      otherValues(one, current, direction).map((other) => ({
        path: at,
        value: other,
        text: `${placeText(at)}${plain(description)}: ${wordOf(other, current)}`,
      }));
    if (value.kind !== 'LIST' || !isList(now)) return [valuesAt(here, value, now)];
    const { item } = value;
    return now.flatMap((one, index): readonly (readonly Change[])[] => {
      const at = [...here, index];
      if (item.kind !== 'OBJECT') return item.kind === 'NUMBER' ? [valuesAt(at, item, one)] : [];
      const gone = rules.mayRemove ? [[{ path: at, value: undefined, text: `${placeText(at)}none` }]] : [];
      return [...gone, ...changesOf(item.fields, one as Input, { ...rules, path: at })];
    });
  });

const withChange = (input: unknown, [step, ...inner]: Change['path'], value: unknown): unknown => {
  if (step === undefined) return value;
  if (!isList(input)) {
    const given = input as Input;
    return { ...given, [step]: withChange(given[step], inner, value) };
  }
  return input.flatMap((item, index) => {
    if (index !== step) return [item];
    const changed = withChange(item, inner, value);
    return changed === undefined ? [] : [changed];
  });
};

/** The input after these changes. */
export const withChanges = (input: unknown, changes: readonly Change[]): unknown =>
  changes.reduce((changed, { path, value }) => withChange(changed, path, value), input);

const pathText = (path: Change['path']): string =>
  path.reduce<string>(
    (text, step) => (typeof step === 'number' ? `${text}[${step}]` : text === '' ? step : `${text}.${step}`),
    '',
  );

/** A change as every interface shows it. */
export const changeAnswer = ({ path, value, text }: Change): RemedyChange => ({
  path: pathText(path),
  value: value === undefined ? null : String(value),
  text,
});
