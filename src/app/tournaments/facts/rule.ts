import type * as z from 'zod/mini';
import type { PlayerNumber } from '../../../domain/tournaments/event/numbers';
import type { Forget } from './forget-person';

/** Who is being erased, for what stands anywhere in the tournament. */
export interface Erasing {
  readonly forget: Forget;
  /** The same, but for email addresses: for texts that give those of the organisers. */
  readonly forgetNames: Forget;
  readonly number: PlayerNumber;
}

export type Erase<Value, Context = Erasing> = (value: Value, erasing: Context) => Value;

/** What becomes of each fact where somebody is erased. Each must be named: what is not named does not stay. */
export type ErasureRules<Facts, Context = Erasing> = {
  readonly [Field in keyof Required<Facts>]: { readonly erase: Erase<Required<Facts>[Field], Context> };
};

/** What must be decided of a stored fact. */
export interface FactRule<Value> {
  /** Whether everybody may read it in the history. */
  readonly isShown: boolean;
  /** What stays of it where somebody is erased. */
  readonly erase: Erase<Value>;
  /** As an exported tournament has it; null where it is a secret, or belongs to where it was. */
  readonly exported: z.ZodMiniType | null;
}

/** What is decided of each fact of a thing: a new one does not compile until somebody decides. */
export type FactRules<Facts> = {
  readonly [Field in keyof Required<Facts>]: FactRule<Required<Facts>[Field]>;
};

/** The fact stays as it is. */
export const stays = <Value>(value: Value): Value => value;

/** A text without the person. */
export const inText = <T extends string | null>(text: T, { forget }: Erasing): T | string =>
  text === null ? text : forget(text);

/** What everybody may read. */
export const shown = <Value = never>(
  exported: z.ZodMiniType | null,
  erase: Erase<Value> = stays,
): FactRule<Value> => ({ isShown: true, erase, exported });

/** What the history leaves out. */
export const hidden = <Value = never>(
  exported: z.ZodMiniType | null,
  erase: Erase<Value> = stays,
): FactRule<Value> => ({ isShown: false, erase, exported });

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
