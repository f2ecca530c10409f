import type { CrossFault } from '../kernel/input';
import { fieldsOf } from '../kernel/unchecked';
import { editionText, rulesetIdOf } from './edition';

type Given = Readonly<Record<string, unknown>>;

/**
 * A field of which no source of 2024 says what it changes: its subject, and the values that ask for it, or whether the input does; true
 * if none is named.
 */
type Uncovered =
  | readonly [field: string, subject: string, ...values: readonly (string | boolean)[]]
  | readonly [field: string, subject: string, asks: (given: Given) => boolean];

/** Fields that ask one edition for what only the other one has or says. */
export interface EditionLimits {
  readonly uncovered?: readonly Uncovered[];
  readonly only2024?: readonly string[];
}

const asksFor = (given: Given, [field, , ...values]: Uncovered): boolean => {
  const [first = true] = values;
  return typeof first === 'function' ? first(given) : [first, ...values].includes(given[field] as never);
};

/** Faults of a question that asks one edition for what only the other one has or says. */
export const editionLimits =
  ({ uncovered = [], only2024 = [] }: EditionLimits) =>
  (value: unknown): readonly CrossFault[] => {
    const given = fieldsOf(value);
    const id = rulesetIdOf(given['edition']);
    return id === 'MESBG_2018'
      ? only2024
          .filter((field) => (given[field] ?? false) !== false)
          .map((field) => ({
            path: [field],
            code: 'NOT_ALLOWED',
            message: `is of ${editionText('MESBG_2024')}, not of ${editionText(id)}`,
          }))
      : uncovered
          .filter((limit) => asksFor(given, limit))
          .map(([field, subject]) => ({
            path: [field],
            code: 'NOT_COVERED',
            message: `no source of the 2024 edition says what holds for ${subject}`,
          }));
  };
