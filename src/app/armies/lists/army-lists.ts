import { operation } from '../../kernel/operation';
import * as z from 'zod/mini';
import { alignments } from '../../../domain/armies/catalogue/vocabulary';
import { ok } from '../../../shared/result';
import { optional, oneOf } from '../../kernel/input';
import { armyListSummary } from './army-list-answers';
import { shippedCatalogue } from './shipped-catalogue';

/** Every army list of the edition by name; those not yet complete are known with their allies only. */
export const armyLists = operation({
  name: 'armyLists',
  route: 'GET /v1/army-lists',
  function: 'armies',
  answers: 'ArmyListSummaryList',
  cache: 'reference',
  covers: ['E1'],

  input: z.strictObject({
    alignment: optional(oneOf('Alignment', alignments, 'Only Good lists, or Evil ones; all if omitted.')),
  }),
  run: ({ alignment }) => {
    const catalogue = shippedCatalogue();
    return ok({
      items: catalogue.armyLists
        .filter((list) => alignment === undefined || list.alignment === alignment)
        .map((list) => armyListSummary(list, catalogue)),
      nextCursor: null,
    });
  },
});
