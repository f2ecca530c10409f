import * as z from 'zod/mini';
import { clearable } from '../../kernel/input';
import type { StoredContext } from '../../kernel/store/context';
import { conflict, invalidField, ok } from '../../kernel/use-case';
import { leagueOperation } from '../change-league';
import { leagueId } from '../fields';
import { editionOfFederation, editionOfLeague, otherLeague } from '../edition';
import { readLeague } from '../stored-league';

/** The federation that is asked for. One that has accepted the league before counts it at once: not where it plays another edition. */
const aboveOf = async (federation: string, league: string, { store }: StoredContext) => {
  const above = await readLeague(store, federation);
  if (!above.ok) return above;
  const { facts } = above.value.head;
  if (!facts.leagues?.includes(league)) return ok({ facts, refusal: undefined });
  const [own, counts] = [
    await readLeague(store, league),
    await editionOfFederation(above.value, store, { league }),
  ];
  if (!own.ok) return own;
  if (!counts.ok) return counts;
  return ok({ facts, refusal: otherLeague(counts.value, editionOfLeague(own.value)) });
};

/**
 * Asks to be a league of a federation, which is a league too; null leaves it. It is part of the federation once that has accepted it
 * (`acceptLeague`). By asking, the league agrees that the federation shows its results; if it leaves, they leave with it.
 */
export const joinFederation = leagueOperation({
  name: 'joinFederation',
  route: 'PUT /v1/leagues/{league}/federation',

  fields: {
    federation: clearable(leagueId).check(z.describe('The id of the federation; null to leave it.')),
  },
  known: async ({ league, federation = null }, context) => {
    const itself = 'must be another league: a league cannot be part of itself';
    if (federation === league) return invalidField('federation', 'NOT_ALLOWED', itself);
    return federation === null ? ok(null) : aboveOf(federation, league, context);
  },
  set: (facts, { input: { federation = null }, known: above }) => {
    if ((facts.federation ?? null) === federation) return ok({});
    const isFederation = (facts.leagues ?? []).length > 0 || typeof above?.facts.federation === 'string';
    if (federation !== null && isFederation)
      return conflict(
        'ALREADY_FEDERATED',
        'A federation has no federation above it, and a league of one has none below.',
      );
    return above?.refusal ?? ok({ federation });
  },
});
