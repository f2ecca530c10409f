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

/** What one game gave one entrant. */
export interface GameScore {
  readonly entrant: string;
  readonly result: 'WON' | 'DRAWN' | 'LOST';
  readonly scored: number;
  readonly conceded: number;
  readonly leaderKilled: boolean;
}

/** Victory Points of a bye and of a concession (001, Bye; Conceding). */
const BYE_VICTORY_POINTS = 6;
const CONCESSION_VICTORY_POINTS = 12;

const resultOf = (scored: number, conceded: number): GameScore['result'] =>
  scored > conceded ? 'WON' : scored < conceded ? 'LOST' : 'DRAWN';

/**
 * What a game gave to each of its entrants, in their order. The winner is the side with more Victory Points; equal is
 * a draw. Source: 001, Games; Bye; Conceding. A conceder kills no leader and a game lost by both gives nothing (ruling).
 */
export const scoresOf = (game: Game): readonly GameScore[] => {
  switch (game.kind) {
    case 'PLAYED':
    case 'SPARE':
      return game.entrants.map((entrant, side) => {
        const [first, second] = game.victoryPoints;
        const [scored, conceded] = side === 0 ? [first, second] : [second, first];
        const leaderKilled = game.leaderKilled?.[side as 0 | 1] ?? false;
        return { entrant, result: resultOf(scored, conceded), scored, conceded, leaderKilled };
      });
    case 'BYE':
      return [
        {
          entrant: game.entrants[0],
          result: 'WON',
          scored: BYE_VICTORY_POINTS,
          conceded: 0,
          leaderKilled: true,
        },
      ];
    case 'CONCESSION':
      return game.entrants.map((entrant) =>
        entrant === game.concededBy
          ? { entrant, result: 'LOST', scored: 0, conceded: CONCESSION_VICTORY_POINTS, leaderKilled: false }
          : { entrant, result: 'WON', scored: CONCESSION_VICTORY_POINTS, conceded: 0, leaderKilled: true },
      );
    case 'BOTH_LOST':
      return game.entrants.map((entrant) => ({
        entrant,
        result: 'LOST',
        scored: 0,
        conceded: 0,
        leaderKilled: false,
      }));
  }
};
