import type * as z from 'zod/mini';
import type { Fields, Of } from '../../../shared/shape';
import type { PlayerNumber } from '../../../domain/tournaments/event/numbers';
import { exportedSchema } from './exported-fields';
import type { Forget } from './forget-person';

export interface Erasing {
  readonly forget: Forget;
  /** The same, but for email addresses: for texts that give those of the organisers. */
  readonly forgetNames: Forget;
  readonly number: PlayerNumber;
}

export type Erase<Value, Context = Erasing> = (value: Value, erasing: Context) => Value;

/** How each fact loses an erased person. A fact without a rule is removed. */
export type ErasureRules<Facts, Context = Erasing> = {
  readonly [Field in keyof Required<Facts>]: { readonly erase: Erase<Required<Facts>[Field], Context> };
};

/** The rules of a stored fact. */
export interface FactRule<Value> {
  /** Whether everybody may read it in the history. */
  readonly isShown: boolean;
  /** The value without a person who is erased. */
  readonly erase: Erase<Value>;
  /** As an exported tournament has it; null where it is a secret, or belongs to where it was. */
  readonly exported: z.ZodMiniType | null;
}

/** The rules of each fact of a record. A new fact does not compile without its rule. */
export type FactRules<Facts> = {
  readonly [Field in keyof Required<Facts>]: FactRule<Required<Facts>[Field]>;
};

/** The fact stays as it is. */
export const stays = <Value>(value: Value): Value => value;

/** A text without the person. */
export const inText = <T extends string | null>(text: T, { forget }: Erasing): T | string =>
  text === null ? text : forget(text);

/** The part of a rule that the shape of the fact does not say. */
type Row<Value> = Omit<FactRule<Value>, 'exported'>;

/** A fact that the history shows. */
export const shown = <Value = never>(erase: Erase<Value> = stays): Row<Value> => ({ isShown: true, erase });

/** A fact that the history leaves out. */
export const hidden = <Value = never>(erase: Erase<Value> = stays): Row<Value> => ({ isShown: false, erase });

/** The rules of the facts of these shapes. */
export const rulesOf = <F extends Fields>(
  fields: F,
  rows: { readonly [Field in keyof F]: Row<Of<F[Field]>> },
): { readonly [Field in keyof F]: FactRule<Of<F[Field]>> } =>
  Object.fromEntries(
    Object.entries<object>(rows).map(([field, row]) => [
      field,
      { ...row, exported: exportedSchema(fields[field]) },
    ]),
  ) as never;

/** These facts as the rules leave them; absent ones stay absent. */
export const erased = <Facts extends object, Context>(
  set: Partial<Facts>,
  rules: ErasureRules<Facts, Context>,
  erasing: Context,
): Partial<Facts> => {
  const byField = rules as Readonly<Record<string, { readonly erase: Erase<unknown, Context> }>>;
  return Object.fromEntries(
    Object.entries(set).flatMap(([field, value]: [string, unknown]) => {
      const rule = Object.hasOwn(rules, field) ? byField[field] : undefined;
      return rule ? [[field, rule.erase(value, erasing)]] : [];
    }),
  ) as Partial<Facts>;
};

/** The fields of an exported thing. */
export const exportedFields = (rules: FactRules<object>): Readonly<Record<string, z.ZodMiniType>> =>
  Object.fromEntries(
    Object.entries(rules as Readonly<Record<string, FactRule<unknown>>>).flatMap(([field, { exported }]) =>
      exported ? [[field, exported]] : [],
    ),
  );
