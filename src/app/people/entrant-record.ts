import { numberOfTable } from '../../domain/tournaments/event/table-numbers';
import type {
  PersonGame,
  PersonNextGame,
  PersonOpponent,
  PersonTournament,
} from '../kernel/generated/answers';
import type { PlayerNumber } from '../../domain/tournaments/event/numbers';
import { entrantId, entrantNumber, gamesOf } from '../../domain/tournaments/event/record';
import { type Round, type Tournament, statusesOf } from '../../domain/tournaments/event/tournament';
import type { Game } from '../../domain/tournaments/game';
import { currentPack } from '../../domain/tournaments/pack/pack-versions';
import { scoreOf } from '../../domain/tournaments/scoring/game-score';
import { standingsOf } from '../tournaments/views/standings-answer';

const opponentOf = ({ entrants }: Tournament, id: string | undefined): PersonOpponent | null => {
  const entrant = id === undefined ? undefined : entrants[(entrantNumber(id) ?? 0) - 1];
  return entrant && id !== undefined ? { entrant: id, name: entrant.facts.name } : null;
};

/** The finished games of an entrant, by round. */
export const ownGames = (tournament: Tournament, id: string): readonly PersonGame[] => {
  const { scoring } = currentPack(tournament.head.facts.packs ?? []);
  return gamesOf(tournament.rounds).flatMap((game: Game): readonly PersonGame[] => {
    const entrants: readonly string[] = game.entrants;
    const place = entrants.indexOf(id);
    if (place < 0) return [];
    const { result, scored, conceded, tournamentPoints } = scoreOf(scoring, game, place === 0 ? 0 : 1);
    return [
      {
        round: game.round,
        kind: game.kind,
        opponent: opponentOf(tournament, entrants[1 - place]),
        result,
        victoryPoints: [scored, conceded],
        tournamentPoints,
      },
    ];
  });
};

/** The table to go to: the entrant's in this round, unless its result is reported. */
const openTableOf = ({ facts, results }: Round, number: PlayerNumber) => {
  const index = facts.tables.findIndex(([first, second]) => first === number || second === number);
  const [first, second] = facts.tables[index] ?? [];
  const isSpare = index < 0 && facts.unpaired?.[0] === number && facts.unpaired[1] === 'SPARE';
  const table = isSpare ? facts.tables.length + 1 : index + 1;
  if (table === 0 || results.has(table)) return undefined;
  return { table, opponent: isSpare ? undefined : first === number ? second : first };
};

const nextGame = (tournament: Tournament, number: PlayerNumber): PersonNextGame | null => {
  const round = tournament.rounds.at(-1);
  const open = round && openTableOf(round, number);
  if (!round || !open || ['FINISHED', 'CANCELLED'].includes(tournament.state)) return null;
  const { table, opponent } = open;
  return {
    round: round.number,
    table,
    number: numberOfTable(round.facts, table),
    opponent: opponentOf(tournament, opponent === undefined ? undefined : entrantId(opponent)),
    started: round.facts.started,
  };
};

/** A tournament as the entrant of this number sees it; undefined if there is no such entrant. */
export const entrantRecord = (tournament: Tournament, number: PlayerNumber): PersonTournament | undefined => {
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
