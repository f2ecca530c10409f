import { choice, list, maybe, nullable, object, union } from '../../../shared/shape';
import { victoryPoints, yes } from '../fact-shapes';
import { LARGEST_TEAM } from '../limits';
import { matchGame } from '../teams/match-score';
import { player } from './numbers';

/** How a table ended, in the order of its entrants. */
export const outcome = union(
  [
    object({
      kind: choice(['PLAYED']),
      victoryPoints: list(victoryPoints, [2, 2]),
      /** Whether each killed the enemy leader; null where nobody noted it. */
      leaderKilled: nullable(list(yes, [2, 2])),
      /** Of a team match: its games; the Victory Points above are then the Game Points of both teams. */
      games: maybe(list(matchGame, [0, LARGEST_TEAM])),
    }),
    object({ kind: choice(['CONCESSION']), concededBy: player }),
    object({ kind: choice(['BOTH_LOST']) }),
  ],
  undefined,
  'kind',
);
