import { operation } from '../../kernel/operation';
import { tournamentRead } from '../../kernel/operation-presets';
import * as z from 'zod/mini';
import { ok } from '../../../shared/result';
import { readerPart } from '../public-projection/projection-parts';
import type { StoredContext } from '../../kernel/store/context';
import { tournamentId } from '../fields';
import { readableTournament } from '../store/read-tournament';
import { tournamentView } from '../views/tournament-view';
import type { Tournament } from '../../kernel/generated/answers';

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
    if (given) return ok<Tournament>({ ...given.content, version: given.head.cursor });
    const found = await readableTournament(input.tournament, 'tournament', context);
    return found.ok ? ok(tournamentView(found.value)) : found;
  },
});
