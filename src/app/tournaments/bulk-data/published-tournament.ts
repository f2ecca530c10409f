import type { Tournament } from '../../../domain/tournaments/event/tournament';
import { entrantId } from '../../../domain/tournaments/event/record';
import { firstSideResult, metGames } from '../../../domain/tournaments/league/league-game';
import type { GameResult } from '../../../domain/tournaments/scoring/game-score';
import { mayRead } from '../store/access';
import { roundView } from '../views/round-view';
import { settingsView } from '../views/settings-view';
import { standingsOf } from '../views/standings-answer';
import type { Result, Round } from '../../kernel/generated/answers';
import type { PublishedArmy } from './published-armies';

/** Whether everybody may read it. */
export const isPublic = ({ head }: Pick<Tournament, 'head'>): boolean =>
  mayRead(head, '', { token: null, entrants: [] }).ok;

/** How a table ended. The words of a dispute or a ruling stay out: they may be about a person. */
const outcomeOf = ({ kind, victoryPoints, leaderKilled, concededBy, games, status }: Result) => ({
  kind,
  victoryPoints,
  leaderKilled,
  concededBy,
  games,
  status,
});

/** How each game of two entrants ended for the first of them, by round and player number. */
const endsOf = (tournament: Tournament): ReadonlyMap<string, GameResult> =>
  new Map(metGames(tournament).map((game) => [`${game[0]} ${entrantId(game[2])}`, firstSideResult(game)]));

const roundOf = (
  { number, state, scenario, tables, unpaired }: Round,
  ends: ReadonlyMap<string, GameResult>,
) => ({
  number,
  state,
  scenario,
  tables: tables.map(({ table, entrants, armies, veto, result }) => ({
    table,
    entrants,
    ...(armies && { armies: armies.map(({ slot }) => slot) }),
    ...(veto && { scenario: veto.scenario }),
    result: result && { ...outcomeOf(result), firstSide: ends.get(`${number} ${entrants[0]}`) ?? null },
  })),
  unpaired: unpaired && {
    entrant: unpaired.entrant,
    kind: unpaired.kind,
    result: unpaired.result && outcomeOf(unpaired.result),
  },
});

/**
 * A tournament as bulk data hold it: settings, standings, and the results of all rounds that have started. Undefined where nobody may
 * read it without a token, and before anything has begun. No contact of the organiser, no free words.
 * @param armyLists those that everybody may read.
 */
export const publishedTournament = (tournament: Tournament, armyLists: readonly PublishedArmy[]) => {
  const started = tournament.rounds.filter(({ facts }) => facts.started);
  if (!isPublic(tournament) || started.length === 0) return undefined;
  const standings = standingsOf(tournament, undefined);
  if (!standings.ok) return undefined;
  const settings = settingsView(tournament.id, tournament.head);
  const ends = endsOf(tournament);
  const { complete, final, round, version, standings: lines, entrants } = standings.value;
  return {
    id: tournament.id,
    name: settings.name,
    state: tournament.state,
    format: settings.format,
    edition: settings.edition,
    startsOn: settings.startsOn,
    endsOn: settings.endsOn,
    pointsLimit: settings.pointsLimit,
    rounds: settings.rounds,
    unpaired: settings.unpaired,
    pack: settings.pack.name,
    ...(settings.armies && { armies: settings.armies }),
    tiebreakers: settings.tiebreakers,
    version,
    entrants,
    standings: { round, complete, final, lines },
    results: started.map((one) => roundOf(roundView(tournament.id, one), ends)),
    ...(armyLists.length > 0 && { armyLists }),
  };
};

export type PublishedTournament = NonNullable<ReturnType<typeof publishedTournament>>;
