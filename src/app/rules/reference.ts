import * as z from 'zod/mini';
import { findReferenceEntry, referenceEntries as allEntries, referenceKinds } from '../../rules/reference';
import { phases } from '../../rules/reference/entry';
import { ok, refused } from '../../shared/result';
import { idText, optional, wholeNumber, withDefault } from '../input';
import { nearestNames } from '../nearest';
import { invalidInput, useCase } from '../use-case';
import { referenceAnswer } from './reference-answers';

const MOST_AT_ONCE = 250;

/** The reference, or a part of it: by kind, by phase. `nextCursor` is where the rest begins. */
export const referenceEntries = useCase({
  input: z.strictObject({
    kind: optional(z.enum(referenceKinds).check(z.describe('Only entries of this kind; all if left out.'))),
    phase: optional(
      z.enum(phases).check(z.describe('Only entries used in this phase of a turn; all if left out.')),
    ),
    limit: withDefault(wholeNumber(1, MOST_AT_ONCE, 'The most entries to answer, 1 to 250.'), 50),
    cursor: optional(idText('`nextCursor` of the answer before.')),
  }),
  run: ({ kind, phase, limit, cursor }) => {
    const matching = allEntries.filter(
      (entry) =>
        (kind === undefined || entry.kind === kind) && (phase === undefined || entry.phase === phase),
    );
    const start = cursor === undefined ? 0 : matching.findIndex(({ id }) => id === cursor);
    if (start < 0)
      return invalidInput([
        { path: 'cursor', code: 'UNKNOWN_REFERENCE', message: 'is no nextCursor of this list' },
      ]);
    return ok({
      items: matching.slice(start, start + limit).map(referenceAnswer),
      nextCursor: matching[start + limit]?.id ?? null,
    });
  },
});

/** One entry of the reference by its id. */
export const referenceEntry = useCase({
  input: z.strictObject({ id: idText('Id of the entry, such as `heroic-combat`.') }),
  run: ({ id }) => {
    const found = findReferenceEntry(id);
    if (found !== undefined) return ok(referenceAnswer(found));
    const nearest = nearestNames(
      id,
      allEntries.map((entry) => entry.id),
    );
    return refused({ code: 'NOT_FOUND', kind: 'reference entry', id, nearest });
  },
});
