import { operation } from '../kernel/operation';
import * as z from 'zod/mini';
import { ok } from '../../shared/result';
import type { Answer } from '../kernel/use-case';
import type { StoredContext } from '../kernel/store/context';
import { knownCatalogue } from '../armies/stored-catalogues/known-catalogue';
import { optional } from '../kernel/input';
import { createOwned } from '../kernel/store/creation';
import { nameText } from '../kernel/text-fields';
import { leagueIdOf } from './credentials';
import { leagueCatalogue, rule } from './fields';
import { leagueSettings } from './views';
import { type GrantedLeague, ownedLeague, ruleOf } from './league-settings';

/**
 * Creates a league. Anybody may create one. The organiser's secrets are shown only here. The key must have at least 16
 * characters.
 */
export const createLeague = operation({
  name: 'createLeague',
  route: 'POST /v1/leagues',
  function: 'leagues',
  answers: 'GrantedLeague',
  graphql: { input: 'CreateLeagueInput', inputDescription: 'Its settings.' },
  success: 201,
  location: '/v1/leagues/{league.id}',
  idempotencyKey: true,
  createsAnonymously: true,
  reads: ['LEAGUE', 'TOURNAMENT'],
  looksUp: ['CATALOGUE'],
  writes: ['LEAGUE', 'TOURNAMENT'],
  covers: ['F9'],

  input: z.strictObject({
    name: nameText('What the league is called.'),
    rule,
    catalogue: optional(leagueCatalogue),
  }),
  run: async (input, context: StoredContext): Promise<Answer<GrantedLeague>> => {
    const { name, catalogue } = input;
    const known = await knownCatalogue(catalogue, { path: 'catalogue', store: context.store });
    return createOwned(
      {
        owned: ownedLeague,
        operation: 'createLeague',
        input,
        idOf: leagueIdOf,
        facts: (owner) =>
          known.ok
            ? ok({ name, rule: ruleOf(input.rule), ...(catalogue && { catalogue }), ...owner })
            : known,
        answer: (id, head, secrets) => ({ league: leagueSettings(id, head), ...secrets }),
      },
      context,
    );
  },
});
