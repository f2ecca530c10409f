import { operation } from '../../kernel/operation';
import { tournamentRead } from '../../kernel/operation-presets';
import * as z from 'zod/mini';
import { ok, refused } from '../../../shared/result';
import { asItStoodAfter } from '../../../domain/tournaments/event/as-it-stood';
import { recordAfter } from '../../../domain/tournaments/event/record';
import { standingsAfter } from '../../../domain/tournaments/standings/standings';
import type { StoredContext } from '../../kernel/store/context';
import { roundNumber, tournamentId } from '../fields';
import { readableTournament } from '../store/read-tournament';
import { roundView } from '../views/round-view';
import { tournamentView } from '../views/tournament-view';
import type { PastTournament } from '../../kernel/generated/answers';

/** A tournament at the moment when the round after this one was drawn, without later corrections. */
export const tournamentAfterRound = operation({
  name: 'tournamentAfterRound',
  route: 'GET /v1/tournaments/{tournament}/rounds/{round}/as-it-stood',
  ...tournamentRead,
  answers: 'PastTournament',
  covers: ['F5'],

  input: z.strictObject({ tournament: tournamentId, round: roundNumber }),
  run: async (input, context: StoredContext) => {
    const found = await readableTournament(input.tournament, 'tournamentAfterRound', context);
    if (!found.ok) return found;
    if (!found.value.rounds[input.round - 1]?.facts.started)
      return refused({ code: 'NOT_FOUND', kind: 'started round', id: String(input.round) });
    const then = asItStoodAfter(found.value, input.round);
    return ok<PastTournament>({
      round: input.round,
      tournament: tournamentView(then),
      rounds: then.rounds.map((round) => roundView(then.id, round)),
      standings: standingsAfter({ ...recordAfter(then, input.round), round: input.round }),
    });
  },
});
