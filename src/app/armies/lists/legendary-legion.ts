import { operation } from '../../kernel/operation';
import * as z from 'zod/mini';
import { ok } from '../../../shared/result';
import { idText } from '../../kernel/input';
import { legionAnswer } from './army-list-answers';
import { shippedCatalogueOf, shippedIndex } from './shipped-catalogue';
import { findById, shippedRead } from './find-army-list';

/** One Legendary Legion: who may be fielded, what it demands, what it changes. */
export const legendaryLegion = operation({
  name: 'legendaryLegion',
  route: 'GET /v1/legions/{id}',
  ...shippedRead,
  answers: 'LegendaryLegion',

  input: z.strictObject({ id: idText('Id of the Legion, such as `the-return-of-the-king`.') }),
  run: ({ id }) => {
    const named = findById('Legendary Legion', shippedIndex.legions, id);
    if (!named.ok) return named;
    const catalogue = shippedCatalogueOf([id]);
    const found = findById('Legendary Legion', catalogue.legions, id);
    return found.ok ? ok(legionAnswer(found.value, catalogue)) : found;
  },
});
