import { leagues, ruleOf } from './leagues';
import { type StoredContext, anonymousCreation, leagueChange, operation } from '../kernel/operation';
import * as z from 'zod/mini';
import type { OwnedFacts } from '../kernel/owned/creation';
import { ok } from '../kernel/use-case';
import { knownCatalogue } from '../armies/stored-catalogues/known-catalogue';
import { optional } from '../kernel/input';
import { nameText } from '../kernel/text-fields';
import { leagueCatalogue, rule } from './fields';

/**
 * Creates a league. Anybody may create one. The organiser's secrets are shown only here. The key must have at least 16
 * characters.
 */
export const createLeague = operation({
  name: 'createLeague',
  route: 'POST /v1/leagues',
  ...leagueChange,
  ...anonymousCreation,
  answers: 'GrantedLeague',
  graphql: { input: 'CreateLeagueInput', inputDescription: 'Its settings.' },
  location: '/v1/leagues/{league.id}',
  looksUp: ['CATALOGUE'],

  input: z.strictObject({
    name: nameText('What the league is called.'),
    rule,
    catalogue: optional(leagueCatalogue),
  }),
  run: async (input, context: StoredContext, self) => {
    const { name, catalogue } = input;
    const known = await knownCatalogue(catalogue, { path: 'catalogue', store: context.store });
    const facts = { name, rule: ruleOf(input.rule), ...(catalogue && { catalogue }) };
    const create = (owner: OwnedFacts) => (known.ok ? ok({ ...facts, ...owner }) : known);
    return leagues.create({ self, input, facts: create }, context);
  },
});
