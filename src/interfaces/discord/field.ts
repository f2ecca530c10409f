import { rangeText } from '../../app/kernel/input';
import * as z from 'zod/mini';
import { invariant } from '../../shared/invariant';
import type { Options } from './interaction';
import { limits } from './limits';
import { optionName } from './refusal';
import { type Choice, nearest } from './suggest';
import { capital, wordsOf } from './text';

export type { Choice } from './suggest';

/** Suggests values for an option after the text that has been typed so far, in the edition of the command. */
export type Suggest = (
  typed: string,
  edition: () => Promise<string | undefined>,
) => readonly Choice[] | Promise<readonly Choice[]>;

/** A field of a use-case's input: its schema says the rest. */
export interface FieldOption {
  readonly kind: 'FIELD';
  readonly name: string;
  readonly input: z.ZodMiniType;
  /** Its place in the input, such as `caster.will`. */
  readonly path: string;
  /** The schema's where it is left out. */
  readonly description?: string;
  readonly required?: boolean;
  readonly suggest?: Suggest;
  /** The names of values here; their own words where it is left out. */
  readonly labels?: Readonly<Record<string, string>>;
}

/** One option of a command, in the order in which Discord shows them. */
export type Option = PlainOption | FieldOption;

/** An option that is no single field of an input: words that stand for several, files, members. */
export type PlainOption = Pick<FieldOption, 'name' | 'required'> & { readonly description: string } & (
    | {
        readonly kind: 'TEXT';
        readonly choices?: readonly Choice[];
        readonly suggest?: Suggest;
        readonly longest?: number;
      }
    | { readonly kind: 'WHOLE' | 'NUMBER'; readonly least?: number; readonly most?: number }
    | { readonly kind: 'FLAG' | 'FILE' | 'USER' }
  );

/** Options that are fields of a use-case's input: what they take and mean is read from its schema, and said nowhere else. */

/** The part of a JSON Schema that is read here. */
interface Schema {
  readonly type?: string;
  readonly description?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
  readonly enum?: readonly string[];
  readonly default?: unknown;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
}

const known = new WeakMap<z.ZodMiniType, Schema>();

const schemaOf = (input: z.ZodMiniType): Schema => {
  const schema =
    known.get(input) ?? (z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }) as Schema);
  known.set(input, schema);
  return schema;
};

/** An optional field may be null as well: the other half is its schema. */
const given = (schema: Schema): Schema => {
  const half = schema.anyOf?.find(({ type }) => type !== 'null');
  return half === undefined
    ? schema
    : { ...given(half), ...(schema.description && { description: schema.description }) };
};

/** The field at a path such as `caster.will` or `sides[].rerolls`, and whether it must be there. */
const fieldAt = (input: z.ZodMiniType, path: string) => {
  let schema = schemaOf(input);
  let isRequired = true;
  for (const step of path.split('.')) {
    const name = step.replace('[]', '');
    const inner = schema.properties?.[name];
    invariant(inner !== undefined, `the input has a field ${path}`);
    isRequired = schema.required?.includes(name) === true;
    schema = given(inner);
    if (step.endsWith('[]')) schema = given(schema.items ?? {});
  }
  return { schema, isRequired };
};

/** Whether the input has a field of this name. */
export const hasField = (input: z.ZodMiniType, name: string): boolean =>
  schemaOf(input).properties?.[name] !== undefined;

/** The fields of an input that are true or false, and what holds where they are left out. */
export const flagsIn = (
  input: z.ZodMiniType,
): readonly { readonly name: string; readonly fallback: boolean }[] =>
  Object.entries(schemaOf(input).properties ?? {}).flatMap(([name, schema]) =>
    given(schema).type === 'boolean' ? [{ name, fallback: schema.default === true }] : [],
  );

/** `FOUR_WORDS` as a player reads it. */
const labelOf = (value: string): string => capital(wordsOf(value));

const choicesOf = (values: readonly string[], labels: FieldOption['labels'] = {}): readonly Choice[] =>
  values.map((value) => ({ name: labels[value] ?? labelOf(value), value }));

/** The option with what its schema says of it. */
export const plainOption = (option: Option): PlainOption => {
  if (option.kind !== 'FIELD') return option;
  const { name, input, path, suggest, labels } = option;
  const { schema, isRequired } = fieldAt(input, path);
  const { type, minimum, maximum, maxLength } = schema;
  const whole = option.description ?? schema.description ?? '';
  // Discord shows and checks the range of an option by itself.
  const description =
    whole.length > limits.commandDescription && minimum !== undefined && maximum !== undefined
      ? whole.replace(rangeText('', minimum, maximum), '')
      : whole;
  invariant(description.length <= limits.commandDescription, `${name} needs a shorter description here`);
  const text = { name, description, required: option.required ?? isRequired };
  const range = {
    ...(minimum !== undefined && { least: minimum }),
    ...(maximum !== undefined && { most: maximum }),
  };
  if (type === 'boolean') return { ...text, kind: 'FLAG' };
  if (type === 'integer') return { ...text, kind: 'WHOLE', ...range };
  if (type === 'number') return { ...text, kind: 'NUMBER', ...range };
  const choices = choicesOf(schema.enum ?? [], labels);
  return {
    ...text,
    kind: 'TEXT',
    // More values than Discord lists are suggested as they are typed.
    ...(choices.length > limits.choices
      ? { suggest: suggest ?? nearest(choices) }
      : { ...(schema.enum && { choices }), ...(suggest && { suggest }) }),
    ...(maxLength !== undefined && { longest: Math.min(maxLength, limits.optionText) }),
  };
};

/** Options out of the input of this use-case; each is called like its field, unless it has a name of its own here. */
export const fieldsOf =
  ({ input }: { readonly input: z.ZodMiniType }) =>
  (path: string, own: Partial<Omit<FieldOption, 'kind' | 'input' | 'path'>> = {}): FieldOption => ({
    kind: 'FIELD',
    input,
    path,
    ...own,
    name: own.name ?? optionName(path.split('.').at(-1) ?? path),
  });

/** An option that holds words for several fields at once. */
export const wordsOption = (
  name: string,
  description: string,
  more: Partial<Omit<Extract<PlainOption, { kind: 'TEXT' }>, 'kind'>> = {},
): PlainOption => ({ kind: 'TEXT', name, description, ...more });

/** An input, or a part of one. */
export type Fields = Readonly<Record<string, unknown>>;

const withValue = (fields: Fields, [name = '', ...inner]: readonly string[], value: unknown): Fields => ({
  ...fields,
  [name]: inner.length === 0 ? value : withValue((fields[name] ?? {}) as Fields, inner, value),
});

/** The input that the filled-in options make which are fields of it; those of a list's items are left to the row. */
export const filledIn = (rows: readonly Option[], options: Options): Fields =>
  rows.reduce<Fields>((fields, row) => {
    if (row.kind !== 'FIELD' || row.path.includes('[]')) return fields;
    const { name, path } = row;
    const value = options.text(name) ?? options.number(name) ?? options.flag(name);
    return withValue(fields, path.split('.'), value);
  }, {});

/** Names the option that a path of the input comes from. */
export const optionNamer =
  (rows: readonly Option[]) =>
  (path: string): string =>
    rows.find((row) => row.kind === 'FIELD' && row.path === path)?.name ?? optionName(path);
