import type { PlayerNumber } from '../../domain/tournaments/event/numbers';
import { entrantId, entrantNumber, gamesOf } from '../../domain/tournaments/event/record';
import {
  type EntrantStatus,
  type Round,
  type Tournament,
  type TournamentState,
  statusesOf,
} from '../../domain/tournaments/event/tournament';
import type { Game, GameKind } from '../../domain/tournaments/game';
import { currentPack } from '../../domain/tournaments/pack/pack-versions';
import { type GameResult, scoreOf } from '../../domain/tournaments/scoring/game-score';
import { standingsOf } from '../tournaments/views/standings-answer';

/** An opponent by its ids; the name is the one it plays under. */
export interface Opponent {
  readonly entrant: string;
  readonly name: string;
}

/** A finished game, seen from the entrant's side. */
export interface OwnGame {
  readonly round: number;
  readonly kind: GameKind;
  /** Null for a bye and for the Spare Player. */
  readonly opponent: Opponent | null;
  readonly result: GameResult;
  /** Own Victory Points, then the opponent's, as the pack counts them. */
  readonly victoryPoints: readonly [number, number];
}

/** The table to go to. */
export interface NextGame {
  readonly round: number;
  readonly table: number;
  /** Null for the Spare Player. */
  readonly opponent: Opponent | null;
  readonly started: boolean;
}

/** A tournament as one entrant has it. */
export interface EntrantRecord {
  readonly tournament: string;
  readonly name: string;
  readonly startsOn: string | null;
  readonly state: TournamentState;
  readonly entrant: string;
  readonly playsAs: string;
  readonly status: EntrantStatus;
  /** In the standings as they are; null before the first game and for a disqualified entrant. */
  readonly rank: number | null;
  readonly tied: boolean;
  readonly tournamentPoints: number;
  readonly games: readonly OwnGame[];
  readonly next: NextGame | null;
}

const opponentOf = ({ entrants }: Tournament, id: string | undefined): Opponent | null => {
  const entrant = id === undefined ? undefined : entrants[(entrantNumber(id) ?? 0) - 1];
  return entrant && id !== undefined ? { entrant: id, name: entrant.facts.name } : null;
};

const ownGames = (tournament: Tournament, id: string): readonly OwnGame[] => {
  const { scoring } = currentPack(tournament.head.facts.packs ?? []);
  return gamesOf(tournament.rounds).flatMap((game: Game): readonly OwnGame[] => {
    const entrants: readonly string[] = game.entrants;
    const place = entrants.indexOf(id);
    if (place < 0) return [];
    const { result, scored, conceded } = scoreOf(scoring, game, place === 0 ? 0 : 1);
    return [
      {
        round: game.round,
        kind: game.kind,
        opponent: opponentOf(tournament, entrants[1 - place]),
        result,
        victoryPoints: [scored, conceded],
      },
    ];
  });
};

/** The entrant's table of a round, unless it is reported. */
const openTableOf = ({ facts, results }: Round, number: PlayerNumber) => {
  const index = facts.tables.findIndex(([first, second]) => first === number || second === number);
  const [first, second] = facts.tables[index] ?? [];
  const isSpare = index < 0 && facts.unpaired?.[0] === number && facts.unpaired[1] === 'SPARE';
  const table = isSpare ? facts.tables.length + 1 : index + 1;
  if (table === 0 || results.has(table)) return undefined;
  return { table, opponent: isSpare ? undefined : first === number ? second : first };
};

const nextGame = (tournament: Tournament, number: PlayerNumber): NextGame | null => {
  const round = tournament.rounds.at(-1);
  const open = round && openTableOf(round, number);
  if (!round || !open || ['FINISHED', 'CANCELLED'].includes(tournament.state)) return null;
  const { table, opponent } = open;
  return {
    round: round.number,
    table,
    opponent: opponentOf(tournament, opponent === undefined ? undefined : entrantId(opponent)),
    started: round.facts.started,
  };
};

/** A tournament as the entrant of this number has it; undefined where there is none. */
export const entrantRecord = (tournament: Tournament, number: PlayerNumber): EntrantRecord | undefined => {
  const entrant = tournament.entrants[number - 1];
  if (!entrant) return undefined;
  const { name, startsOn } = tournament.head.facts;
  const id = entrantId(number);
  const table = standingsOf(tournament, undefined);
  const line = table.ok ? table.value.standings.find((one) => one.entrant === id) : undefined;
  const hasPlayed = table.ok && table.value.round > 0;
  return {
    tournament: tournament.id,
    name,
    startsOn,
    state: tournament.state,
    entrant: id,
    playsAs: entrant.facts.name,
    status: statusesOf(tournament).get(number) ?? 'ACTIVE',
    rank: hasPlayed ? (line?.rank ?? null) : null,
    tied: hasPlayed && (line?.tied ?? false),
    tournamentPoints: line?.tournamentPoints ?? 0,
    games: ownGames(tournament, id),
    next: nextGame(tournament, number),
  };
};
