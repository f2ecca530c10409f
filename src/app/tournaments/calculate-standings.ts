import * as z from 'zod/mini';
import { ok } from '../../shared/result';
import type { Standing } from '../../tournaments/standings/standings';
import { standingsAfter } from '../../tournaments/standings/standings';
import { crossCheck, optional, wholeNumber } from '../input';
import { useCase } from '../use-case';
import { recordFaults } from './record-faults';
import { drawFields, gameOf, limits, recordFields } from './record-input';

export interface StandingsAnswer {
  /** The round after which they stand; 0 before any game. */
  readonly round: number;
  readonly standings: readonly Standing[];
}

/** The standings after a round of the record given; nothing is stored. The same for players and teams. */
export const calculateStandings = useCase({
  input: z
    .strictObject({
      round: optional(
        wholeNumber(
          0,
          limits.rounds,
          'The round after which they stand, 0 to 64: what came later is left out. The last with a game if left out.',
        ),
      ),
      // One body serves both questions: what only a draw needs may stand in it and changes nothing here.
      ...drawFields,
      rounds: optional(drawFields.rounds),
      ...recordFields,
    })
    .check(crossCheck(recordFaults)),
  run: (input) => {
    const games = input.games.map(gameOf);
    const round = input.round ?? games.reduce((latest, game) => Math.max(latest, game.round), 0);
    return ok<StandingsAnswer>({ round, standings: standingsAfter({ ...input, games, round }) });
  },
});
