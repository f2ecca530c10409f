import * as z from 'zod/mini';
import { type CrossFault, crossCheck } from '../../kernel/input';

/** Inputs of families of operations, whose fields are a type parameter. */

export type Fields = Readonly<Record<string, z.ZodMiniType>>;
export type Given<F extends Fields> = { readonly [Name in keyof F]: z.output<F[Name]> };
export type Faults = (value: unknown) => readonly CrossFault[];

/** An input of these fields. TypeScript does not infer the output of generic fields: the caller states it. */
export const strictObject = <Output>(fields: Fields, faults: Faults) =>
  z.strictObject(fields).check(crossCheck(faults)) as z.ZodMiniType<Output>;
