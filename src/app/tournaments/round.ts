import * as z from 'zod/mini';
import { ok, refused } from '../../shared/result';
import { useCase } from '../use-case';
import type { StoredContext } from './context';
import { roundNumber, tournamentId } from './fields';
import { readableTournament } from './tournament';
import { roundView } from './views';

/** A round: its tables with reasons and results. */
export const round = useCase({
  input: z.strictObject({ tournament: tournamentId, round: roundNumber }),
  run: async (input, context: StoredContext) => {
    const found = await readableTournament(input.tournament, 'round', context);
    if (!found.ok) return found;
    const drawn = found.value.rounds[input.round - 1];
    return drawn
      ? ok(roundView(found.value.id, drawn))
      : refused({ code: 'NOT_FOUND', kind: 'round', id: String(input.round) });
  },
});
