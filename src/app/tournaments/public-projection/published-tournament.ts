import type { Tournament } from '../../../domain/tournaments/event/tournament';
import { mayRead } from '../store/access';
import { roundView } from '../views/round-view';
import { settingsView } from '../views/settings-view';
import { standingsOf } from '../views/standings-answer';
import type { Result, Round } from '../../kernel/generated/answers';

/** Whether everybody may read it. */
export const isPublic = ({ head }: Pick<Tournament, 'head'>): boolean =>
  mayRead(head, '', { token: null, entrants: [] }).ok;

/** How a table ended. The words of a dispute or a ruling stay out: they may be about a person. */
const outcomeOf = (result: Result | null) =>
  result && {
    kind: result.kind,
    victoryPoints: result.victoryPoints,
    leaderKilled: result.leaderKilled,
    concededBy: result.concededBy,
    games: result.games,
    status: result.status,
  };

const roundOf = ({ number, state, scenario, tables, unpaired }: Round) => ({
  number,
  state,
  scenario,
  tables: tables.map(({ table, entrants, armies, veto, result }) => ({
    table,
    entrants,
    ...(armies && { armies: armies.map(({ slot }) => slot) }),
    ...(veto && { scenario: veto.scenario }),
    result: outcomeOf(result),
  })),
  unpaired: unpaired && {
    entrant: unpaired.entrant,
    kind: unpaired.kind,
    result: outcomeOf(unpaired.result),
  },
});

/**
 * A tournament as bulk data hold it: settings, standings, and the results of all rounds that have started. Undefined where nobody may
 * read it without a token, and before anything has begun. No army list, no contact of the organiser, no free words.
 */
export const publishedTournament = (tournament: Tournament) => {
  const started = tournament.rounds.filter(({ facts }) => facts.started);
  if (!isPublic(tournament) || started.length === 0) return undefined;
  const standings = standingsOf(tournament, undefined);
  if (!standings.ok) return undefined;
  const settings = settingsView(tournament.id, tournament.head);
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
    results: started.map((one) => roundOf(roundView(tournament.id, one))),
  };
};

export type PublishedTournament = NonNullable<ReturnType<typeof publishedTournament>>;
