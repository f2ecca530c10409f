export const gameKinds = ['PLAYED', 'CONCESSION', 'BYE', 'SPARE', 'BOTH_LOST'] as const;
export type GameKind = (typeof gameKinds)[number];

/** One number or fact for each side, in the order of the game's entrants. */
export type Pair<T> = readonly [T, T];

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
  | { readonly kind: 'BYE'; readonly entrants: readonly [string] }
  | {
      readonly kind: 'SPARE';
      readonly entrants: readonly [string];
      readonly victoryPoints: Pair<number>;
      readonly leaderKilled?: Pair<boolean> | undefined;
    }
);

/** What one game gave one side. */
export interface GameScore {
  readonly result: 'WON' | 'DRAWN' | 'LOST';
  readonly scored: number;
  readonly conceded: number;
  readonly leaderKilled: boolean;
}

const fixed = (result: GameScore['result'], scored: number, conceded: number): GameScore => ({
  result,
  scored,
  conceded,
  leaderKilled: result === 'WON',
});

/** 001, Bye. */
const BYE = fixed('WON', 6, 0);
/** 001, Conceding; that a conceder kills no leader is a ruling. */
const CONCEDED_TO = fixed('WON', 12, 0);
const CONCEDED = fixed('LOST', 0, 12);
/** A ruling: a game lost by both gives neither anything. */
const BOTH_LOST = fixed('LOST', 0, 0);

const resultOf = (scored: number, conceded: number): GameScore['result'] =>
  scored > conceded ? 'WON' : scored < conceded ? 'LOST' : 'DRAWN';

/**
 * What a game gave its first (0) or second (1) side. The winner is the side with more Victory Points; equal is a draw.
 * Source: 001, Games; Bye; Conceding.
 */
export const scoreOf = (game: Game, side: 0 | 1): GameScore => {
  switch (game.kind) {
    case 'PLAYED':
    case 'SPARE': {
      const scored = game.victoryPoints[side];
      const conceded = game.victoryPoints[side === 0 ? 1 : 0];
      const leaderKilled = game.leaderKilled?.[side] ?? false;
      return { result: resultOf(scored, conceded), scored, conceded, leaderKilled };
    }
    case 'BYE':
      return BYE;
    case 'CONCESSION':
      return game.entrants[side] === game.concededBy ? CONCEDED : CONCEDED_TO;
    case 'BOTH_LOST':
      return BOTH_LOST;
  }
};
