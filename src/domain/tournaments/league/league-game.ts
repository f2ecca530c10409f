import type { Format } from '../event/facts';
import type { Tournament } from '../event/tournament';
import { entrantNumber, gamesOf } from '../event/record';
import type { Game } from '../game';
import { type GameResult, scoreOf } from '../scoring/game-score';
import { currentPack } from '../pack/pack-versions';
import type { Claim } from './facts';

/** The kinds of game that two entrants have with each other. Byes and games against the Spare Player enter no record. */
const metKinds = ['PLAYED', 'CONCESSION', 'BOTH_LOST'] as const;
export type MetKind = (typeof metKinds)[number];

/** A game of two entrants by player number, in a compact form for storage. */
export type MetGame = readonly [
  round: number,
  kind: MetKind,
  first: number,
  second: number,
  firstScored: number,
  secondScored: number,
  /** How it ended for the first; left out where the Victory Points say so. */
  result?: GameResult,
];

const isMet = (game: Game): game is Extract<Game, { kind: MetKind }> =>
  (metKinds as readonly string[]).includes(game.kind);

/** Every game in which two entrants met, by round and table, with the Victory Points of the game as it was played. */
export const metGames = ({ rounds, head }: Pick<Tournament, 'rounds' | 'head'>): readonly MetGame[] => {
  const scoring = { ...currentPack(head.facts.packs ?? []).scoring, victoryPointCap: null };
  return gamesOf(rounds)
    .filter(isMet)
    .map((game): MetGame => {
      const { result, scored } = scoreOf(scoring, game, 0);
      const met: MetGame = [
        game.round,
        game.kind,
        entrantNumber(game.entrants[0]) ?? 0,
        entrantNumber(game.entrants[1]) ?? 0,
        scored,
        scoreOf(scoring, game, 1).scored,
      ];
      return result === firstSideResult(met) ? met : [met[0], met[1], met[2], met[3], met[4], met[5], result];
    });
};

/** A tournament's games with the claims of its entrants. */
export interface PlayedTournament {
  readonly tournament: string;
  readonly format: Format;
  readonly claims: ReadonlyMap<number, Claim>;
  readonly games: readonly MetGame[];
}

/** How a game ended for its first side. A game lost by both is lost by each. */
export const firstSideResult = ([, kind, , , scored, conceded, result]: MetGame): GameResult =>
  result ?? (kind === 'BOTH_LOST' || scored < conceded ? 'LOST' : scored === conceded ? 'DRAWN' : 'WON');

const opposite = { WON: 'LOST', DRAWN: 'DRAWN', LOST: 'WON' } as const;

/** The same game seen from the other side. */
export const turned = ([round, kind, first, second, scored, conceded, result]: MetGame): MetGame =>
  result === undefined
    ? [round, kind, second, first, conceded, scored]
    : [round, kind, second, first, conceded, scored, opposite[result]];

/** How often a player has won, drawn and lost. */
export interface PlayerRecord {
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
}

/** How often each result stands in the list. */
export const countResults = (results: readonly GameResult[]): PlayerRecord => {
  const count = (wanted: GameResult): number => results.filter((result) => result === wanted).length;
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
