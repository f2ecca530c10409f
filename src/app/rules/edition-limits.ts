import type { CrossFault } from '../kernel/input';
import { situationRules } from '../../domain/rules/situations/situations';
import { editionText, rulesetIdOf } from './edition';

/** A field of which no source of 2024 says what it changes: its subject, and the values that ask for it; true if none is named. */
type Uncovered = readonly [field: string, subject: string, ...values: readonly unknown[]];

/** A fault for a question that no source of the 2024 edition answers. */
export const notCovered = (path: CrossFault['path'], subject: string): CrossFault => ({
  path,
  code: 'NOT_COVERED',
  message: `no source of the 2024 edition says what holds for ${subject}`,
});

/** Faults of a question that asks one edition for what only the other one has or says. */
export const editionLimits =
  ({
    uncovered = [],
    only2024 = [],
  }: {
    readonly uncovered?: readonly Uncovered[];
    readonly only2024?: readonly string[];
  }) =>
  (value: unknown): readonly CrossFault[] => {
    const given = (value ?? {}) as Readonly<Record<string, unknown>>;
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
          .filter(([field, , ...values]) => (values.length === 0 ? [true] : values).includes(given[field]))
          .map(([field, subject]) => notCovered([field], subject));
  };

/** The rules of the edition of a question about what a model may do. */
export const situationRulesOf = (edition: unknown) => situationRules[rulesetIdOf(edition)];
