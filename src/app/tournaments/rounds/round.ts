import { operation } from '../../kernel/operation';
import { tournamentRead } from '../../kernel/operation-presets';
import * as z from 'zod/mini';
import { ok, refused } from '../../../shared/result';

import { readerPart } from '../public-projection/projection-parts';
import type { StoredContext } from '../../kernel/store/context';
import { roundNumber, tournamentId } from '../fields';
import { readableTournament } from '../store/read-tournament';
import { roundView } from '../views/round-view';

/** A round of a tournament: its tables with their reasons and results. */
export const round = operation({
  name: 'round',
  route: 'GET /v1/tournaments/{tournament}/rounds/{round}',
  ...tournamentRead,
  answers: 'Round',
  covers: ['F8'],

  input: z.strictObject({ tournament: tournamentId, round: roundNumber }),
  run: async (input, context: StoredContext) => {
    const given = await readerPart(input.tournament, 'ROUND', context);
    if (given?.content?.number === input.round) return ok(given.content);
    const found = await readableTournament(input.tournament, 'round', context);
    if (!found.ok) return found;
    const drawn = found.value.rounds[input.round - 1];
    return drawn
      ? ok(roundView(found.value.id, drawn))
      : refused({ code: 'NOT_FOUND', kind: 'round', id: String(input.round) });
  },
});
