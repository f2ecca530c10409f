import { operation } from '../../kernel/operation';
import * as z from 'zod/mini';
import { referenceEntries as allEntries, referenceKinds } from '../../../domain/rules/reference';
import { phases } from '../../../domain/rules/reference/entry';
import { ok } from '../../../shared/result';
import { shortText, optional, wholeNumber, withDefault, named } from '../../kernel/input';
import { invalidInput } from '../../kernel/use-case';
import { referenceAnswer } from './reference-answers';

const MOST_AT_ONCE = 250;

/**
 * The reference: everything the documents state besides charts and scenarios, each with its source.
 */
export const referenceEntries = operation({
  name: 'referenceEntries',
  route: 'GET /v1/rules/reference',
  function: 'reference',
  answers: 'ReferenceEntryList',
  cache: 'reference',

  input: z.strictObject({
    kind: optional(
      named('ReferenceKind', z.enum(referenceKinds)).check(
        z.describe('Only entries of this kind; all if omitted.'),
      ),
    ),
    phase: optional(
      named('Phase', z.enum(phases)).check(
        z.describe('Only entries used in this phase of a turn; all if omitted.'),
      ),
    ),
    limit: withDefault(wholeNumber(1, MOST_AT_ONCE, 'The most entries to answer, 1 to 250.'), 50),
    cursor: optional(shortText('The `nextCursor` of the previous page.')),
  }),
  run: ({ kind, phase, limit, cursor }) => {
    const matching = allEntries.filter(
      (entry) =>
        (kind === undefined || entry.kind === kind) && (phase === undefined || entry.phase === phase),
    );
    const start = cursor === undefined ? 0 : matching.findIndex(({ id }) => id === cursor);
    if (start < 0)
      return invalidInput([
        { path: 'cursor', code: 'UNKNOWN_REFERENCE', message: 'is not a nextCursor of this list' },
      ]);
    return ok({
      items: matching.slice(start, start + limit).map(referenceAnswer),
      nextCursor: matching[start + limit]?.id ?? null,
    });
  },
});
