import { operation } from '../../kernel/operation';
import * as z from 'zod/mini';
import { ok } from '../../../shared/result';
import { idText, optional } from '../../kernel/input';
import { legionSummary } from './army-list-answers';
import { shippedRead } from './find-army-list';
import { shippedCatalogue } from './shipped-catalogue';

/** Every Legendary Legion by name. */
export const legendaryLegions = operation({
  name: 'legendaryLegions',
  route: 'GET /v1/legions',
  ...shippedRead,
  answers: 'LegionSummaryList',

  input: z.strictObject({
    armyList: optional(idText('Only Legions drawn from this army list; all if omitted.')),
  }),
  run: ({ armyList: list }) => {
    const catalogue = shippedCatalogue();
    return ok({
      items: catalogue.legions
        .filter((legion) => list === undefined || legion.armyLists.includes(list))
        .map((legion) => legionSummary(legion, catalogue)),
      nextCursor: null,
    });
  },
});
