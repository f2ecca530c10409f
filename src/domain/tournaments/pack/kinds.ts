import { type Fields, type ObjectOf, type Of, type Shape, maybe, typedObject } from '../../../shared/shape';

/** A union by kind that is written flat: beside the kind stand the fields of all kinds, of which each kind uses some. */
export interface Kinds<
  Kind extends string = string,
  F extends Fields = Fields,
  Used extends { readonly [_ in Kind]?: readonly (keyof F)[] } = { readonly [_ in Kind]?: readonly string[] },
> {
  readonly by: Shape<Kind>;
  readonly fields: F;
  /** The fields of each kind; of a kind that is not here none. */
  readonly used: Used;
  /** The values of fields that may be left out. */
  readonly unset?: { readonly [Field in keyof F]?: Of<F[Field]> };
}

export const kinds = <
  Kind extends string,
  F extends Fields,
  const Used extends { readonly [_ in Kind]?: readonly (keyof F)[] },
>(
  made: Kinds<Kind, F, Used>,
): Kinds<Kind, F, Used> => made;

interface SomeKinds {
  readonly fields: Fields;
  readonly used: object;
}

/** Left out or null alike: as in the preset, or unset. */
export type Given<T> = { readonly [Key in keyof T]?: T[Key] | null | undefined };

/** The kinds with their own fields. */
export type KindOf<K extends SomeKinds> = {
  [Kind in keyof K['used']]: { readonly by: Kind } & (K['used'][Kind] extends readonly (infer Field)[]
    ? { readonly [Name in Field & keyof K['fields']]: Of<K['fields'][Name]> }
    : never);
}[keyof K['used']];

/** A kind, and the fields of all kinds: what is left out or null is unset. */
export type Written<K extends SomeKinds> = { readonly by: keyof K['used'] } & Given<{
  [Name in keyof K['fields']]: Of<K['fields'][Name]>;
}>;

/** A union by kind as an object of the contract. */
export const typedKinds = <K extends Kinds>(name: string, description: string, { by, fields }: K) => {
  const written = Object.entries(fields).map(([field, shape]) => [
    field,
    maybe(shape.form.kind === 'NULLABLE' ? shape.form.of : shape),
  ]);
  return typedObject(name, description, { by, ...Object.fromEntries(written) }) as Shape<unknown> as Shape<
    KindOf<K>
  >;
};

/** The fields, each of which may be left out. */
export const eachMaybe = (fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([field, shape]) => [
      field,
      shape.form.kind === 'OPTIONAL' ? shape : maybe(shape),
    ]),
  );

/** An object of the contract that changes a preset: what is left out is as there. */
export const inPart = <F extends Fields>(name: string, description: string, fields: F) =>
  typedObject(name, description, eachMaybe(fields)) as Shape<unknown> as Shape<ObjectOf<F>>;

/** A value of the kind that is written, with the fields that the kind uses. */
export const kindFrom = <K extends Kinds>({ used, unset }: K, written: Written<K>): KindOf<K> => {
  const { by, ...given } = written as Readonly<Record<string, unknown>>;
  const own: readonly string[] = used[by as string] ?? [];
  const defaults = (unset ?? {}) as Readonly<Record<string, unknown>>;
  return {
    by,
    ...Object.fromEntries(own.map((field) => [field, given[field] ?? defaults[field] ?? null])),
  } as KindOf<K>;
};
