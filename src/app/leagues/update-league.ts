import * as z from 'zod/mini';
import { knownCatalogue } from '../armies/stored-catalogues/known-catalogue';
import { clearable } from '../kernel/input';
import { nameText } from '../kernel/text-fields';
import { ok } from '../kernel/use-case';
import { leagueOperation } from './change-league';
import { leagueCatalogue, rule } from './fields';
import { ruleOf } from './leagues';

/**
 * Changes a league; the table follows for the whole season. Name and rule cannot be cleared: null is refused. A patch without a setting
 * changes nothing and raises no version. Another catalogue counts for tournaments that are offered from then on.
 */
export const updateLeague = leagueOperation({
  name: 'updateLeague',
  route: 'PATCH /v1/leagues/{league}',
  graphql: { input: 'UpdateLeagueInput', inputDescription: 'The changes; omitted fields stay as they are.' },
  looksUp: ['CATALOGUE'],

  fields: {
    name: z.optional(nameText('What the league is called.')),
    rule: z.optional(rule),
    catalogue: clearable(leagueCatalogue),
  },
  // A catalogue that is not known is refused after a caller who may not change the league.
  known: async ({ catalogue }, { store }) =>
    ok(await knownCatalogue(catalogue, { path: 'catalogue', store })),
  set: (_league, { input: { name, rule: changed, catalogue }, known }) =>
    known.ok
      ? ok({
          ...(name !== undefined && { name }),
          ...(changed && { rule: ruleOf(changed) }),
          ...(catalogue !== undefined && { catalogue }),
        })
      : known,
});
