import { operation } from '../../kernel/operation';
import * as z from 'zod/mini';
import { ok } from '../../../shared/result';
import { idText } from '../../kernel/input';
import { armyListAnswer } from './army-list-answers';
import { editionOf, shippedCatalogueOf, shippedIndexOf } from './shipped-catalogue';
import { findById, shippedRead } from './find-army-list';

/** One army list: its profiles with all they may buy, its rules, its allies, its Legions. */
export const armyList = operation({
  name: 'armyList',
  route: 'GET /v1/army-lists/{id}',
  ...shippedRead,
  answers: 'ArmyList',

  input: z.strictObject({ id: idText('Id of the army list, such as `minas-tirith`.') }),
  run: ({ id }) => {
    const index = shippedIndexOf(editionOf(id));
    const named = findById('army list', index.lists, id);
    if (!named.ok) return named;
    const catalogue = shippedCatalogueOf([id]);
    const found = findById('army list', catalogue.armyLists, id);
    return found.ok ? ok(armyListAnswer(found.value, catalogue, index.legions)) : found;
  },
});
