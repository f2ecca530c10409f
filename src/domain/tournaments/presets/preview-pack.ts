import type { AnnouncedTiebreaker, Format } from '../event/facts';
import type { Game, PlayedScore } from '../game';
import type { EventPack } from '../pack/pack';
import { type GameResult, scoreOf } from '../scoring/game-score';
import type { Standing } from '../standings/standings';
import { exampleScores, exampleStandings } from './example-table';
import { packWarnings } from './pack-warnings';

/** A game of the example, with the points of both sides. */
export interface PreviewedGame {
  /** How it ended: "12-2", "a bye". */
  readonly text: string;
  /** For the first side. */
  readonly result: GameResult;
  readonly isMajor: boolean;
  readonly tournamentPoints: number;
  /** Null for a bye. */
  readonly opponentPoints: number | null;
}

/** Points of a bonus, earned once; of one by value in full. */
export interface PreviewedBonus {
  readonly bonus: string;
  readonly tournamentPoints: number;
  readonly victoryPoints: number;
}

export interface PackPreview {
  readonly games: readonly PreviewedGame[];
  readonly bonuses: readonly PreviewedBonus[];
  readonly standings: readonly Standing[];
  readonly warnings: readonly string[];
}

interface PreviewInput {
  readonly format: Format;
  readonly rounds: number | null;
  readonly tiebreakers: readonly AnnouncedTiebreaker[];
  /** The games to show the points of; the example's own if there are none. */
  readonly games: readonly PlayedScore[];
}

const textOf = ({ victoryPoints: [first, second], numbers = [] }: PlayedScore): string =>
  [
    `${first}-${second}`,
    ...numbers.map(({ number, values: [own, other] }) => `${number} ${own}-${other}`),
  ].join(', ');

/** Points of a game between "1" and "2". */
const gameIn = ({ scoring }: EventPack, text: string, game: Game): PreviewedGame => {
  const { result, isMajor, tournamentPoints } = scoreOf(scoring, game, 0);
  const opponentPoints = game.kind === 'BYE' ? null : scoreOf(scoring, game, 1).tournamentPoints;
  return { text, result, isMajor, tournamentPoints, opponentPoints };
};

const sides = ['1', '2'] as const;
const gamesIn = (pack: EventPack, scores: readonly PlayedScore[]): readonly PreviewedGame[] => [
  ...scores.map((score) =>
    gameIn(pack, textOf(score), { round: 1, kind: 'PLAYED', entrants: sides, ...score }),
  ),
  gameIn(pack, 'a bye', { round: 1, kind: 'BYE', entrants: ['1'] }),
  gameIn(pack, 'the opponent concedes', { round: 1, kind: 'CONCESSION', entrants: sides, concededBy: '2' }),
  gameIn(pack, 'lost by both', { round: 1, kind: 'BOTH_LOST', entrants: sides }),
];

/** Shows what a pack makes of single games and of a small event, and warns of what is probably not meant. */
export const previewPack = (pack: EventPack, input: PreviewInput): PackPreview => ({
  games: gamesIn(pack, input.games.length > 0 ? input.games : exampleScores(pack, input.format)),
  bonuses: pack.scoring.bonuses.map(({ id: bonus, fact, most, tournamentPoints, victoryPoints }) => {
    const times = fact === 'VALUE' ? (most ?? 1) : 1;
    return { bonus, tournamentPoints: times * tournamentPoints, victoryPoints: times * victoryPoints };
  }),
  standings: exampleStandings(pack, input),
  warnings: packWarnings(pack, input),
});
