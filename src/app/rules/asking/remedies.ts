import type * as z from 'zod/mini';
import { remediesOf } from '../../../domain/rules/remedies';
import type { Remedy } from '../../kernel/generated/answers';
import { checkInput } from '../../kernel/use-case';
import { changeAnswer, changesOf, withChanges } from './changes';
import { fieldsOfInput } from './input-fields';

/** Facts that nobody changes at the table: the edition, and the model as its profile has it. */
const FIXED: ReadonlySet<string> = new Set([
  ...['edition', 'alignment', 'type', 'kind', 'isHero', 'weapon', 'weapon2024', 'shootValue', 'moveInches'],
  ...['rangeInches', 'baseMm', 'friendBaseMm', 'bearer', 'bearerStrength', 'burden', 'action', 'mounted'],
  ...['carriedDefence', 'carriedModel', 'expertRider', 'willOfEvil', 'fearful', 'targetsItself'],
]);

/** Units of work of a question whose no is asked again with every fact changed. */
export const REMEDIES_PRICE = 4;

const rules = {
  directionOf: (field: string) => (FIXED.has(field) ? 'FIXED' : 'ANY'),
  mayRemove: true,
} as const;

/** Finds cures for a no: the same question with one fact changed, or two; `reasonsOf` gives the codes of the reasons for the no. */
export const remedies = <S extends z.ZodMiniType>(
  schema: S,
  input: z.output<S>,
  reasonsOf: (input: z.output<S>) => readonly { readonly code: string }[],
): readonly Remedy[] => {
  const codesOf = (asked: unknown): readonly string[] =>
    reasonsOf(asked as z.output<S>).map(({ code }) => code);
  if (codesOf(input).length === 0) return [];
  const facts = changesOf(fieldsOfInput(schema), input as Readonly<Record<string, unknown>>, rules);
  return remediesOf(facts, {
    reasonsAfter: (changes) => codesOf(withChanges(input, changes)),
    isPossible: (changes) => checkInput(schema, withChanges(input, changes)).ok,
  }).map(({ changes, removes, turns }) => ({ changes: changes.map(changeAnswer), removes, turns }));
};
