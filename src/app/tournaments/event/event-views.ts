import { spendEvent } from '../store/event-work';
import { asItStoodAfter } from '../../../domain/tournaments/event/as-it-stood';
import { recordAfter } from '../../../domain/tournaments/event/record';
import { type Standing, standingsAfter } from '../../../domain/tournaments/standings/standings';
import type { StoredContext } from '../../kernel/store/context';
import { type Answer, ok } from '../../kernel/use-case';
import { entrantViews } from '../views/entrant-view';
import { roundView } from '../views/round-view';
import { standingsOf } from '../views/standings-answer';
import { readableTournament } from '../store/read-tournament';
import { tournamentView } from '../views/tournament-view';
import { once } from '../../../shared/once';
import type { Entrant, Result, Round, Tournament, TournamentStandings } from '../../kernel/generated/answers';

/** A game of an entrant, as its table shows it. */
export interface EntrantGame {
  readonly round: number;
  /** Null for a bye. */
  readonly table: number | null;
  /** The id of the opponent; null for a bye and a game against the Spare Player. */
  readonly opponent: string | null;
  readonly result: Result | null;
}

/** The parts of a tournament that was read once; each is made when first asked for. */
export interface EventViews {
  readonly tournament: () => Tournament;
  readonly entrants: () => ReadonlyMap<string, Entrant>;
  readonly rounds: () => readonly Round[];
  /** The lines after the last started round, by entrant. */
  readonly standings: () => ReadonlyMap<string, Standing>;
  readonly standingsAfter: (round: number | undefined) => Answer<TournamentStandings>;
  readonly games: () => ReadonlyMap<string, readonly EntrantGame[]>;
}

const gamesIn = ({ number: round, tables, unpaired }: Round): readonly (readonly [string, EntrantGame])[] => [
  ...tables.flatMap(({ table, entrants, result }) =>
    entrants.map((entrant): [string, EntrantGame] => [
      entrant,
      { round, table, opponent: entrants.find((other) => other !== entrant) ?? null, result },
    ]),
  ),
  ...(unpaired
    ? [
        [unpaired.entrant, { round, table: unpaired.table, opponent: null, result: unpaired.result }] as [
          string,
          EntrantGame,
        ],
      ]
    : []),
];

const gamesOf = (rounds: readonly Round[]): ReadonlyMap<string, readonly EntrantGame[]> => {
  const games = new Map<string, EntrantGame[]>();
  for (const [entrant, game] of rounds.flatMap(gamesIn)) {
    const own = games.get(entrant);
    if (own) own.push(game);
    else games.set(entrant, [game]);
  }
  return games;
};

/** The parts of a tournament that the caller may read, as it is, or as it stood after a round. */
export const readEventViews = async (
  { tournament, after }: { readonly tournament: string; readonly after?: number | undefined },
  context: StoredContext,
): Promise<Answer<EventViews>> => {
  const found = await readableTournament(tournament, 'tournament', context);
  if (!found.ok) return found;
  const event = after === undefined ? found.value : asItStoodAfter(found.value, after);
  const paid = spendEvent(event, { times: 1 }, context);
  if (!paid.ok) return paid;
  const rounds = once(() => event.rounds.map((round) => roundView(event.id, round)));
  const last = (): number => after ?? event.rounds.filter(({ facts }) => facts.started).length;
  return ok({
    tournament: once(() => tournamentView(event)),
    entrants: once(() => new Map(entrantViews(event).map((entrant) => [entrant.id, entrant]))),
    rounds,
    standings: once(
      () =>
        new Map(
          standingsAfter({ ...recordAfter(event, last()), round: last() }).map((line) => [
            line.entrant,
            line,
          ]),
        ),
    ),
    standingsAfter: (round) => standingsOf(event, round),
    games: once(() => gamesOf(rounds())),
  });
};
