import { operation } from '../../kernel/operation';
import * as z from 'zod/mini';
import { findReferenceEntry, referenceEntries as allEntries } from '../../../domain/rules/reference';
import { ok, refused } from '../../../shared/result';
import { idText } from '../../kernel/input';
import { nearestNames } from '../../kernel/nearest';
import { referenceAnswer } from './reference-answers';

/** One entry of the reference. */
export const referenceEntry = operation({
  name: 'referenceEntry',
  route: 'GET /v1/rules/reference/{id}',
  function: 'reference',
  answers: 'ReferenceEntry',
  cache: 'reference',

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
