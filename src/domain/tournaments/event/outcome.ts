import {
  type Of,
  type Shape,
  choice,
  list,
  maybe,
  nullable,
  object,
  union,
  whole,
} from '../../../shared/shape';
import { numberInGame, yes } from '../fact-shapes';
import { LARGEST_TEAM, MOST_GAME_NUMBERS, MOST_VICTORY_POINTS } from '../limits';
import { matchGame } from '../teams/match-score';
import { player } from './numbers';

export const resultKinds = {
  PLAYED: 'It was played; the side with more Victory Points won.',
  CONCESSION: 'One side conceded: 12-0 for the other, with the leader killed.',
  BOTH_LOST: 'A referee ruled it lost by both.',
} as const;
export type ResultKind = keyof typeof resultKinds;

/** How a table ended, in the order of its entrants. */
export const outcome = union(
  [
    object({
      kind: choice(['PLAYED']),
      /** The Game Points of a team match can be less than none. */
      victoryPoints: list(whole(-MOST_VICTORY_POINTS, MOST_VICTORY_POINTS), [2, 2]),
      /** Whether each killed the enemy leader; null where nobody noted it. */
      leaderKilled: nullable(list(yes, [2, 2])),
      /** Of a team match: its games; the Victory Points above are then the Game Points of both teams. */
      games: maybe(list(matchGame, [0, LARGEST_TEAM])),
      /** The pack's numbers; absent where it has none. */
      numbers: maybe(list(numberInGame, [0, MOST_GAME_NUMBERS])),
      /** Which side has won by the report, null for a draw; absent unless the pack asks the players. */
      winner: maybe(nullable(whole(0, 1) as Shape<0 | 1>)),
    }),
    object({ kind: choice(['CONCESSION']), concededBy: player }),
    object({ kind: choice(['BOTH_LOST']) }),
  ],
  undefined,
  'kind',
);
export type Outcome = Of<typeof outcome>;
