import * as z from 'zod/mini';
import { ok, refused } from '../../shared/result';
import { recordAfter } from '../../tournaments/event/record';
import { cursorOf } from '../../tournaments/event/tournament';
import type { Standing } from '../../tournaments/standings/standings';
import { standingsAfter } from '../../tournaments/standings/standings';
import { optional } from '../input';
import { useCase } from '../use-case';
import type { StoredContext } from './context';
import { roundNumber, tournamentId } from './fields';
import { readableTournament } from './tournament';

/** Standings after a round. */
export interface StandingsView {
  readonly tournament: string;
  /** The round they stand after; 0 before the first has started. */
  readonly round: number;
  /** Whether every table up to that round is reported. */
  readonly complete: boolean;
  readonly standings: readonly Standing[];
  readonly version: string;
}

/** The standings after a round, of the last started one if none is named: always computed from the games. */
export const standings = useCase({
  input: z.strictObject({ tournament: tournamentId, round: optional(roundNumber) }),
  run: async (input, context: StoredContext) => {
    const found = await readableTournament(input.tournament, 'standings', context);
    if (!found.ok) return found;
    const started = found.value.rounds.filter(({ facts }) => facts.started);
    const after = input.round ?? started.length;
    if (after > started.length)
      return refused({ code: 'NOT_FOUND', kind: 'started round', id: String(after) });
    return ok<StandingsView>({
      tournament: found.value.id,
      round: after,
      complete: started.every(({ number, state }) => number > after || state === 'COMPLETE'),
      standings: standingsAfter({ ...recordAfter(found.value, after), round: after }),
      version: cursorOf(found.value),
    });
  },
});
