import { operation } from '../../kernel/operation';
import * as z from 'zod/mini';
import { alignments } from '../../../domain/armies/catalogue/vocabulary';
import { ok } from '../../../shared/result';
import { optional, oneOf } from '../../kernel/input';
import { armyListSummary } from './army-list-answers';
import { shippedRead } from './find-army-list';
import { shippedCatalogue, usualEdition } from './shipped-catalogue';
import { editionId } from './shipped-editions';

/** Every army list of an edition by name; those not yet complete are known with their allies only. */
export const armyLists = operation({
  name: 'armyLists',
  route: 'GET /v1/army-lists',
  ...shippedRead,
  answers: 'ArmyListSummaryList',

  input: z.strictObject({
    edition: optional(editionId('The edition whose army lists are asked for; 2018 if omitted.')),
    alignment: optional(oneOf('Alignment', alignments, 'Only Good lists, or Evil ones; all if omitted.')),
  }),
  run: ({ edition = usualEdition, alignment }) => {
    const catalogue = shippedCatalogue(edition);
    return ok({
      items: catalogue.armyLists
        .filter((list) => alignment === undefined || list.alignment === alignment)
        .map((list) => armyListSummary(list, catalogue)),
      nextCursor: null,
    });
  },
});
