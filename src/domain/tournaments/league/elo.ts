/** Elo ratings. Source: A. Elo, "The Rating of Chessplayers": the stake times the score beyond the expected one. */

/** The rating of whoever has not played yet. */
export const ELO_NEWCOMER = 1500;
/** The points that a game can bring. */
const STAKE = 32;
/** The difference at which the better one is expected to score ten times as much. */
const SCALE = 400;

/** The score that a player is expected to have against another one, from 0 to 1. */
export const expectedScore = (own: number, against: number): number =>
  1 / (1 + 10 ** ((against - own) / SCALE));

/** The rating after these games, all judged by the ratings before them. */
export const eloAfter = (
  elo: number,
  games: readonly { readonly against: number; readonly score: number }[],
): number =>
  games.reduce((rating, { against, score }) => rating + STAKE * (score - expectedScore(elo, against)), elo);
