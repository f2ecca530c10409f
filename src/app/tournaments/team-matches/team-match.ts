import * as z from 'zod/mini';
import { ok } from '../../../shared/result';
import { type StoredContext, operation, tournamentRead } from '../../kernel/operation';
import { mayRead } from '../store/access';
import { factsOf, readMatch, worldOf } from './change-match';
import { matchView } from './match-view';
import { atTable } from '../fields';

/**
 * How two teams find their opponents: the lineups, every pick with its seals, and what both captains have shown. A pick is shown once
 * both sides have shown it; its seals can be checked with `checkSealedChoice`.
 */
export const teamMatch = operation({
  name: 'teamMatch',
  route: 'GET /v1/tournaments/{tournament}/rounds/{round}/tables/{table}/match',
  ...tournamentRead,
  answers: 'TeamMatch',
  covers: ['F14'],

  input: z.strictObject(atTable),
  run: async (place, { store, caller }: StoredContext) => {
    const seen = await readMatch(store, place);
    if (!seen.ok) return seen;
    const { head, entrants } = seen.value.tournament;
    const access = mayRead(head, 'teamMatch', { token: caller.token, entrants });
    if (!access.ok) return access;
    const world = worldOf(seen.value.tournament, place);
    return world.ok ? ok(matchView(place, factsOf(seen.value.log, world.value), world.value)) : world;
  },
});
