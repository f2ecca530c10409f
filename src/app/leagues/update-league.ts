import { leagues, ruleOf } from './leagues';
import { type StoredContext, operation, versionedLeagueChange } from '../kernel/operation';
import * as z from 'zod/mini';
import { ok } from '../../shared/result';
import { knownCatalogue } from '../armies/stored-catalogues/known-catalogue';
import { clearable } from '../kernel/input';
import { nameText } from '../kernel/text-fields';
import { leagueCatalogue, leagueId, rule } from './fields';

/**
 * Changes a league; the table follows for the whole season. Name and rule cannot be cleared: null is refused. A patch without a setting
 * changes nothing and raises no version. Another catalogue counts for tournaments that are offered from then on.
 */
export const updateLeague = operation({
  name: 'updateLeague',
  route: 'PATCH /v1/leagues/{league}',
  ...versionedLeagueChange,
  answers: 'LeagueSettings',
  graphql: { input: 'UpdateLeagueInput', inputDescription: 'What changes; omitted fields stay as they are.' },
  looksUp: ['CATALOGUE'],

  input: z.strictObject({
    league: leagueId,
    name: z.optional(nameText('What the league is called.')),
    rule: z.optional(rule),
    catalogue: clearable(leagueCatalogue),
  }),
  run: async (input, context: StoredContext, self) => {
    const { name, catalogue } = input;
    const known = await knownCatalogue(catalogue, { path: 'catalogue', store: context.store });
    const decide = () =>
      known.ok
        ? ok({
            set: {
              ...(name !== undefined && { name }),
              ...(input.rule && { rule: ruleOf(input.rule) }),
              ...(catalogue !== undefined && { catalogue }),
            },
          })
        : known;
    return leagues.change({ self, id: input.league, input, decide }, context);
  },
});
