/**
 * The shape of a value as data. Its type is inferred from it (`Of`), and the schemas that check it and describe it to clients are made
 * from it, so the domain needs no schema library. Each description is for whoever writes such a value.
 */

/** A text for each name. */
type Texts = Readonly<Record<string, string>>;

type Form =
  | { readonly kind: 'TEXT'; readonly shortest: number; readonly longest: number; readonly pattern?: RegExp }
  | { readonly kind: 'WHOLE'; readonly minimum: number; readonly maximum: number }
  | { readonly kind: 'FLAG' }
  | { readonly kind: 'CHOICE'; readonly values: readonly string[]; readonly texts?: Texts }
  | { readonly kind: 'LIST'; readonly of: Shape; readonly fewest: number; readonly most: number }
  | { readonly kind: 'TUPLE'; readonly of: readonly Shape[] }
  | { readonly kind: 'OBJECT'; readonly fields: Fields }
  | { readonly kind: 'RECORD'; readonly key: Shape; readonly value: Shape }
  | { readonly kind: 'UNION'; readonly of: readonly Shape[]; readonly by: string | null }
  | { readonly kind: 'NULLABLE' | 'OPTIONAL'; readonly of: Shape }
  | { readonly kind: 'DEFAULT'; readonly of: Shape; readonly value: unknown }
  | { readonly kind: 'LATER'; readonly of: () => Shape }
  | { readonly kind: 'KNOWN'; readonly as: string };

/** A check that a pattern cannot express, and the text after "must" for values that fail it. */
interface Check {
  readonly passes: (text: string) => boolean;
  readonly error: string;
}

/** The shape of a value of type `T`. */
export interface Shape<T = unknown> {
  readonly form: Form;
  readonly description?: string | undefined;
  readonly check?: Check | undefined;
  /** Its type in the contract. */
  readonly typed?: { readonly name: string; readonly description: string };
  /** For the compiler only. */
  readonly type?: T;
}

interface Maybe<T = unknown> extends Shape<T> {
  readonly isOptional: true;
}

export type Fields = Readonly<Record<string, Shape>>;

/** The type of the values of a shape. */
export type Of<S extends Shape> = Exclude<S['type'], undefined>;

/** The type of an object with these fields. */
export type ObjectOf<F extends Fields> = {
  readonly [K in keyof F as F[K] extends Maybe ? never : K]: Of<F[K]>;
} & { readonly [K in keyof F as F[K] extends Maybe ? K : never]?: Of<F[K]> };

export const text = (
  limits: Omit<Extract<Form, { kind: 'TEXT' }>, 'kind' | 'shortest'> & { readonly shortest?: number },
  description?: string,
  check?: Check,
): Shape<string> => ({ form: { kind: 'TEXT', shortest: 0, ...limits }, description, check });

/** A text whose schema stands elsewhere under this name. */
export const known = (as: string, description?: string): Shape<string> => ({
  form: { kind: 'KNOWN', as },
  description,
});

/** A value of a type that is stated elsewhere, like its schema under this name. */
export const knownAs = <T>(as: string): Shape<T> => ({ form: { kind: 'KNOWN', as } });

/** A value that stays where it is stored. Nothing checks it: only its type is stated. */
export const kept = <T>(): Shape<T> => knownAs<T>('KEPT');

/** A whole number from `minimum` to `maximum`. */
export const whole = (minimum: number, maximum: number, description?: string): Shape<number> => ({
  form: { kind: 'WHOLE', minimum, maximum },
  description,
});

export const flag = (description?: string): Shape<boolean> => ({ form: { kind: 'FLAG' }, description });

export const choice = <const V extends readonly string[]>(
  values: V,
  description?: string,
): Shape<V[number]> => ({
  form: { kind: 'CHOICE', values },
  description,
});

/** One of the names of a table, which says what each means. */
export const choiceOf = <const T extends Texts>(
  name: string,
  texts: T,
  description: string,
): Shape<keyof T & string> => ({
  form: { kind: 'CHOICE', values: Object.keys(texts), texts },
  description,
  typed: { name, description },
});

/** A list of `fewest` to `most` values. */
export const list = <T>(
  of: Shape<T>,
  [fewest, most]: readonly [fewest: number, most: number],
  description?: string,
): Shape<readonly T[]> => ({ form: { kind: 'LIST', of, fewest, most }, description });

export const tuple = <const S extends readonly Shape[]>(
  ...of: S
): Shape<{ readonly [Index in keyof S]: Of<S[Index]> }> => ({ form: { kind: 'TUPLE', of } });

export const object = <F extends Fields>(fields: F, description?: string): Shape<ObjectOf<F>> => ({
  form: { kind: 'OBJECT', fields },
  description,
});

/** An object of a type of the contract. */
export const typedObject = <F extends Fields>(
  name: string,
  description: string,
  fields: F,
): Shape<ObjectOf<F>> => ({ form: { kind: 'OBJECT', fields }, typed: { name, description } });

/** Values by texts of the shape `key`; none of a choice is required. */
export const record = <K extends string, T>(
  key: Shape<K>,
  value: Shape<T>,
  description: string,
): Shape<string extends K ? Readonly<Record<K, T>> : { readonly [_ in K]?: T | undefined }> => ({
  form: { kind: 'RECORD', key, value },
  description,
});

/** One of several shapes; of objects that differ in the field `by`, if given. */
export const union = <S extends readonly Shape[]>(
  of: S,
  description?: string,
  by: string | null = null,
): Shape<Of<S[number]>> => ({ form: { kind: 'UNION', of, by }, description });

/** A field that may be left out. */
export const maybe = <T>(of: Shape<T>): Maybe<T> => ({ form: { kind: 'OPTIONAL', of }, isOptional: true });

export const nullable = <T>(of: Shape<T>, description?: string): Shape<T | null> => ({
  form: { kind: 'NULLABLE', of },
  description,
});

/** A field that is `value` where it is left out. */
export const otherwise = <T>(of: Shape<T>, value: T): Shape<T> => ({ form: { kind: 'DEFAULT', of, value } });

/** A shape that contains itself. */
export const later = <T>(of: () => Shape<T>, description: string): Shape<T> => ({
  form: { kind: 'LATER', of },
  description,
});
