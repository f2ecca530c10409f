import { type PlayedTournament, type SideResult, firstSideResult, turned } from './league-game';

/** How often a player has won, drawn and lost. */
export interface PlayerRecord {
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
}

/** How often each result stands in the list. */
export const countResults = (results: readonly SideResult[]): PlayerRecord => {
  const count = (wanted: SideResult): number => results.filter((result) => result === wanted).length;
  return { won: count('WON'), drawn: count('DRAWN'), lost: count('LOST') };
};

/** A player's games against other entrants, in teams too, whoever these were. Byes and the Spare Player are left out. */
export const playerRecord = (season: readonly PlayedTournament[], player: string): PlayerRecord =>
  countResults(
    season.flatMap(({ claims, games }) => {
      const isOwn = (entrant: number): boolean => claims.get(entrant)?.includes(player) ?? false;
      return games.flatMap((game) =>
        isOwn(game[2]) ? [firstSideResult(game)] : isOwn(game[3]) ? [firstSideResult(turned(game))] : [],
      );
    }),
  );
