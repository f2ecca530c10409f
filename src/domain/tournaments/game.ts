import type { Pair } from '../../shared/pair';

export const gameKinds = ['PLAYED', 'CONCESSION', 'BYE', 'SPARE', 'BOTH_LOST'] as const;
export type GameKind = (typeof gameKinds)[number];

/**
 * A finished game of a round. `leaderKilled[i]` says that side i killed the enemy leader; left out, it is not known
 * and counts for nobody. In a SPARE game the second side is the Spare Player, who is no entrant.
 */
export type Game = { readonly round: number } & (
  | {
      readonly kind: 'PLAYED';
      readonly entrants: Pair<string>;
      readonly victoryPoints: Pair<number>;
      readonly leaderKilled?: Pair<boolean> | undefined;
    }
  | { readonly kind: 'CONCESSION'; readonly entrants: Pair<string>; readonly concededBy: string }
  | { readonly kind: 'BOTH_LOST'; readonly entrants: Pair<string> }
  | {
      readonly kind: 'BYE';
      readonly entrants: readonly [string];
      /** The entrant asked for it in advance. */
      readonly requested?: boolean | undefined;
    }
  | {
      readonly kind: 'SPARE';
      readonly entrants: readonly [string];
      readonly victoryPoints: Pair<number>;
      readonly leaderKilled?: Pair<boolean> | undefined;
    }
);
