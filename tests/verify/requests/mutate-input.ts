import type { Input } from '../../questions/question';
import { type Schema, fieldsOf, invent, resolved, textFor } from './random-input';
import type { Choices } from './random';

/** Changes one part of an input within the OpenAPI document: a step of hill climbing. */

const LONGEST_LIST = 200;
const LONGEST_TEXT = 5_000;

interface Place {
  readonly name: string;
  readonly depth: number;
}

const typesOf = (given: Schema): readonly string[] => {
  const { type, enum: values } = resolved(given);
  return [type ?? (values ? 'string' : 'object')].flat();
};

/** The forms of a schema that this value may have. */
const formsFor = (forms: readonly Schema[], value: unknown): readonly Schema[] => {
  const type = value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value;
  const fitting = forms.filter((form) =>
    typesOf(form).some((one) => one === type || (type === 'number' && one === 'integer')),
  );
  return fitting.length > 0 ? fitting : forms;
};

/** Things of a list that have ids and numbers of their own, so that there may be many of them. */
const named = (list: readonly unknown[]): readonly unknown[] =>
  list.map((one, index) => {
    if (typeof one !== 'object' || one === null || !('id' in one)) return one;
    return { ...one, id: `e${index + 1}`, ...('number' in one && { number: index + 1 }) };
  });

/** Longer by one, twice as long, as long as can be, shorter, all alike, or one of it changed. */
const changedList = (
  list: readonly unknown[],
  { items = {}, maxItems = LONGEST_LIST }: Schema,
  { random, place }: { readonly random: Choices; readonly place: Place },
): readonly unknown[] => {
  const most = Math.min(maxItems, LONGEST_LIST);
  const at = random.below(list.length);
  const inner = () => changed(items, list[at], { random, place: { ...place, depth: place.depth + 1 } });
  switch (random.below(10)) {
    case 0:
      return named([...list, list[at]].slice(0, most));
    case 1:
      return named([...list, ...list].slice(0, most));
    case 2:
      return named(Array.from({ length: most }, (_, index) => list[index % list.length]));
    case 3:
      return list.filter((_, index) => index !== at);
    case 4: {
      const one = inner();
      return list.map(() => one);
    }
    default:
      return list.with(at, inner());
  }
};

const changedObject = (
  value: Readonly<Record<string, unknown>>,
  { properties = {}, required = [] }: Schema,
  { random, depth }: { readonly random: Choices; readonly depth: number },
): unknown => {
  const fields = Object.entries(properties);
  if (fields.length === 0) return value;
  const [name, schema] = random.pick(fields);
  const { [name]: old, ...others } = value;
  const place = { name, depth: depth + 1 };
  if (!Object.hasOwn(value, name)) return { ...value, [name]: invent(schema, random, place) };
  if (!required.includes(name) && random.chance(0.08)) return others;
  return { ...value, [name]: changed(schema, old, { random, place }) };
};

const changed = (
  given: Schema,
  value: unknown,
  { random, place }: { readonly random: Choices; readonly place: Place },
): unknown => {
  const schema = resolved(given);
  const forms = schema.anyOf ?? schema.oneOf;
  if (forms)
    return changed(random.pick(random.chance(0.8) ? formsFor(forms, value) : forms), value, {
      random,
      place,
    });
  const isFixed = schema.enum !== undefined || schema.const !== undefined;
  if (isFixed || random.chance(0.05)) return invent(schema, random, place);
  if (Array.isArray(value) && value.length > 0) return changedList(value, schema, { random, place });
  if (typeof value === 'object' && value !== null && !Array.isArray(value))
    return changedObject(value as Readonly<Record<string, unknown>>, schema, { random, depth: place.depth });
  if (typeof value === 'string' && random.chance(0.5)) return textFor(place.name, random);
  if (typeof value === 'string') {
    const most = Math.min(schema.maxLength ?? LONGEST_TEXT, LONGEST_TEXT);
    return value.repeat(Math.ceil(most / Math.max(1, value.length))).slice(0, most);
  }
  if (typeof value === 'number' && random.chance(0.5)) {
    const { minimum = 0, maximum = 1_000 } = schema;
    return Math.max(minimum, Math.min(maximum, value + random.pick([-2, -1, 1, 2, 10])));
  }
  return invent(schema, random, place);
};

/** The input with one of its fields changed, now and then with several. */
export const changedInput = (operation: string, input: Input, random: Choices): Input => {
  const fields = fieldsOf(operation);
  if (fields.length === 0) return input;
  const { name, schema } = random.pick(fields);
  const place = { name, depth: 1 };
  const value = Object.hasOwn(input, name)
    ? changed(schema, input[name], { random, place })
    : invent(schema, random, place);
  const next = { ...input, [name]: value };
  return random.chance(0.5) ? next : changedInput(operation, next, random);
};
