/** A part of an OpenAPI document of ours, as far as a comparison looks at it. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly pattern?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly [keyword: string]: unknown;
}

/** The target of a reference in the document; any other value is itself. */
export const resolved = <T extends { readonly $ref?: string }>(document: object, node: T): T =>
  node.$ref === undefined
    ? node
    : (node.$ref
        .slice(2)
        .split('/')
        .reduce<unknown>((at, step) => (at as Readonly<Record<string, unknown>>)[step], document) as T);

/** A schema within its document. */
export interface Placed {
  readonly document: object;
  readonly schema: Schema;
}

/** The same place in two documents, and what it is called. */
interface Pair {
  readonly was: Placed;
  readonly is: Placed;
  readonly at: string;
}

/** The client's side: it sends `asked` values and reads `answer` values. */
export type Side = 'asked' | 'answer';

const isNull = ({ type }: Schema): boolean => type === 'null';

/** A schema without its "or null", however that is written, and whether it had one. */
const split = (given: Placed): { readonly bare: Placed; readonly mayBeNull: boolean } => {
  const schema = resolved(given.document, given.schema);
  const { type, anyOf, enum: values, ...rest } = schema;
  if (Array.isArray(type) && type.includes('null')) {
    const types = (type as readonly string[]).filter((one) => one !== 'null');
    const bare: Schema = {
      ...rest,
      type: types,
      ...(values && { enum: values.filter((value) => value !== null) }),
    };
    return { bare: { ...given, schema: bare }, mayBeNull: true };
  }
  const forms = anyOf?.filter((form) => !isNull(form)) ?? [];
  if (anyOf === undefined || forms.length === anyOf.length) return { bare: given, mayBeNull: false };
  const [only] = forms;
  const bare = forms.length === 1 && only ? only : { ...rest, anyOf: forms };
  return { bare: { ...given, schema: bare }, mayBeNull: true };
};

const nullBreaks = (was: boolean, is: boolean, side: Side): readonly string[] => {
  if (was === is) return [];
  if (side === 'answer') return is ? ['may now be null'] : [];
  return was ? ['is no longer taken as null'] : [];
};

const typesOf = ({ type = [] }: Schema): readonly string[] => (typeof type === 'string' ? [type] : type);
const formsOf = (schema: Schema): readonly Schema[] => schema.anyOf ?? schema.oneOf ?? [schema];
const hasForms = ({ anyOf, oneOf }: Schema): boolean => (anyOf ?? oneOf) !== undefined;
const formName = ({ $ref, type }: Schema): string =>
  $ref?.split('/').at(-1) ?? (type === undefined ? 'a form' : String(type));

/** Bounds by the direction in which they get tighter. */
const bounds = { minimum: 1, minLength: 1, minItems: 1, maximum: -1, maxLength: -1, maxItems: -1 };

const tighter = (was: Schema, is: Schema): readonly string[] =>
  Object.entries(bounds).flatMap(([keyword, direction]) => {
    const [before, after] = [was[keyword], is[keyword]];
    if (typeof after !== 'number') return [];
    return typeof before !== 'number' || (after - before) * direction > 0
      ? [`${keyword} ${typeof before === 'number' ? before : 'none'} became ${after}`]
      : [];
  });

/** Types of `some` that fit none of `others`; a whole number is a number too. */
const without = (some: readonly string[], others: readonly string[]): readonly string[] =>
  some.filter((type) => !others.includes(type) && !(type === 'integer' && others.includes('number')));

const typeBreaks = (was: readonly string[], is: readonly string[], side: Side): readonly string[] => {
  if (was.length === 0 || is.length === 0) return [];
  return side === 'answer'
    ? without(is, was).map((type) => `may now be ${type}`)
    : without(was, is).map((type) => `is no longer taken as ${type}`);
};

const askedBreaks = (was: Schema, is: Schema): readonly string[] => [
  ...(was.enum && is.enum
    ? was.enum
        .filter((value) => !is.enum?.includes(value))
        .map((value) => `the value ${String(value)} is no longer taken`)
    : is.enum
      ? ['is now one of fixed values']
      : []),
  ...tighter(was, is),
  ...(is.pattern !== undefined && is.pattern !== was.pattern ? ['has another pattern'] : []),
];

/**
 * The breaks between two schemas. Inputs must still be taken: no field, type or value may go, no field
 * may become required, no bound may tighten. What it reads must still be there: no field may go or become optional, no type
 * or null may be added.
 */
export const schemaBreaks = (pair: Pair, side: Side): readonly string[] => {
  const breaks: string[] = [];
  const seen = new Set<string>();

  const visit = (pair: Pair): void => {
    const { at } = pair;
    const [{ bare: was, mayBeNull: wasNull }, { bare: is, mayBeNull: isNow }] = [
      split(pair.was),
      split(pair.is),
    ];
    for (const words of nullBreaks(wasNull, isNow, side)) breaks.push(`${at}: ${words}`);
    const { $ref } = was.schema;
    if ($ref !== undefined) {
      if (seen.has(`${$ref} ${is.schema.$ref ?? at}`)) return;
      seen.add(`${$ref} ${is.schema.$ref ?? at}`);
    }
    const [before, after] = [resolved(was.document, was.schema), resolved(is.document, is.schema)];
    const name = $ref?.split('/').at(-1) ?? at;
    const tell = (words: readonly string[]): void => words.forEach((one) => breaks.push(`${name}: ${one}`));
    const inside = (from: Schema, to: Schema, where: string): void =>
      visit({ was: { ...was, schema: from }, is: { ...is, schema: to }, at: where });

    if (hasForms(before) || hasForms(after)) {
      const forms = hasForms(before) ? formsOf(before) : [was.schema];
      const others = hasForms(after) ? formsOf(after) : [is.schema];
      for (const words of typeBreaks(forms.map(formName), others.map(formName), side))
        breaks.push(`${at}: ${words}`);
      for (const form of forms) {
        const other = others.find((one) => formName(one) === formName(form));
        if (other !== undefined) inside(form, other, at);
      }
      return;
    }
    tell(typeBreaks(typesOf(before), typesOf(after), side));
    if (side === 'asked') tell(askedBreaks(before, after));
    for (const [field, schema] of Object.entries(before.properties ?? {})) {
      const other = after.properties?.[field];
      if (other === undefined) breaks.push(`${name}.${field}: is gone`);
      else inside(schema, other, `${name}.${field}`);
    }
    const [needed, needs] = [before.required ?? [], after.required ?? []];
    if (side === 'asked')
      for (const field of without(needs, needed)) breaks.push(`${name}.${field}: is now required`);
    else
      for (const field of without(needed, needs))
        if (after.properties?.[field]) breaks.push(`${name}.${field}: may now be missing`);
    if (before.items && after.items) inside(before.items, after.items, `${at}[]`);
  };

  visit(pair);
  return breaks;
};
