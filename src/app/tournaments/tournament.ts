import * as z from 'zod/mini';
import { ok } from '../../shared/result';
import type { Tournament } from '../../tournaments/event/tournament';
import type { Answer } from '../use-case';
import { useCase } from '../use-case';
import { mayRead } from './access';
import type { StoredContext } from './context';
import { tournamentId } from './fields';
import { readTournament } from './items';
import { tournamentView } from './views';

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

/** A tournament as it stands: its settings, its entrants, which rounds are drawn, and what can be done now. */
export const tournament = useCase({
  input: z.strictObject({ tournament: tournamentId }),
  run: async (input, context: StoredContext) => {
    const found = await readableTournament(input.tournament, 'tournament', context);
    return found.ok ? ok(tournamentView(found.value)) : found;
  },
});
