import type { Pair } from '../../shared/pair';
import type { Of } from '../../shared/shape';
import type { numberInGame } from './fact-shapes';

export const gameKinds = {
  PLAYED: 'Played to its end or to the end of time.',
  CONCESSION: 'Conceded: 12-0, and the enemy leader killed.',
  BYE: 'Nobody to play: 6-0, and the enemy leader killed.',
  SPARE: 'Played against the Spare Player.',
  BOTH_LOST: 'Lost by both, as a referee ruled: neither earns anything.',
} as const;
export type GameKind = keyof typeof gameKinds;

export type NumberInGame = Of<typeof numberInGame>;

/** The score of a game that was played, as it is reported. */
export interface PlayedScore {
  readonly victoryPoints: Pair<number>;
  readonly leaderKilled?: Pair<boolean> | undefined;
  readonly numbers?: readonly NumberInGame[] | undefined;
  /** Which side has won by the report, null for a draw; left out, the report does not say. */
  readonly winner?: 0 | 1 | null | undefined;
}

/**
 * A finished game of a round. `leaderKilled[i]` says that side i killed the enemy leader; left out, it is not known
 * and counts for nobody. In a SPARE game the second side is the Spare Player, who is no entrant.
 */
export type Game = { readonly round: number } & (
  | ({ readonly kind: 'PLAYED'; readonly entrants: Pair<string> } & PlayedScore)
  | { readonly kind: 'CONCESSION'; readonly entrants: Pair<string>; readonly concededBy: string }
  | { readonly kind: 'BOTH_LOST'; readonly entrants: Pair<string> }
  | {
      readonly kind: 'BYE';
      readonly entrants: readonly [string];
      /** The entrant asked for it in advance. */
      readonly requested?: boolean | undefined;
    }
  | ({ readonly kind: 'SPARE'; readonly entrants: readonly [string] } & PlayedScore)
);
