import { operation } from '../operation';
import { tournamentRead } from '../operation-presets';
import * as z from 'zod/mini';
import { ok } from '../../shared/result';
import type { Tournament } from '../../domain/tournaments/event/tournament';
import type { Answer } from '../use-case';

import { readerPart } from './reader-parts';
import type { StoredContext } from '../store/context';
import { mayRead } from './access';
import { tournamentId } from './fields';
import { readTournament } from './read-tournament';
import { tournamentView } from './tournament-view';
import type { TournamentView } from './views';

/** A tournament that the caller may read. */
export const readableTournament = async (
  id: string,
  operation: string,
  { store, caller }: StoredContext,
): Promise<Answer<Tournament>> => {
  const found = await readTournament(store, id);
  if (!found.ok) return found;
  const { head, entrants } = found.value;
  const access = mayRead(head, operation, { token: caller.token, entrants });
  return access.ok ? found : access;
};

/** A tournament. */
export const tournament = operation({
  name: 'tournament',
  route: 'GET /v1/tournaments/{tournament}',
  ...tournamentRead,
  answers: 'Tournament',
  graphql: { renamed: { tournament: 'id' } },
  covers: ['F1', 'F11'],

  input: z.strictObject({ tournament: tournamentId }),
  run: async (input, context: StoredContext) => {
    const given = await readerPart(input.tournament, 'EVENT', context);
    if (given) return ok<TournamentView>({ ...given.content, version: given.head.cursor });
    const found = await readableTournament(input.tournament, 'tournament', context);
    return found.ok ? ok(tournamentView(found.value)) : found;
  },
});
