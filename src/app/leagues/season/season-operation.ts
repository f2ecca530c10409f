import { type StoredContext, leagueRead, operation } from '../../kernel/operation';
import type { PlayedTournament } from '../../../domain/tournaments/league/league-game';
import type { Answer } from '../../kernel/use-case';
import {
  type FamilyOperation,
  type Fields,
  type Given,
  type NoFields,
  inputOf,
} from '../../tournaments/change/operation-family';
import { leagueId } from '../fields';
import { type League, readLeague } from '../stored-league';
import { seasonOf } from './federation-season';
import { type Season, gamesOfSeason } from './season';

const oneLeague = { league: leagueId };
type LeagueInput<Own extends Fields> = Given<typeof oneLeague, Own>;

/** The season of a league, as an answer gets it. */
interface SeasonRequest<Own extends Fields> {
  readonly season: Season;
  readonly input: LeagueInput<Own>;
  readonly context: StoredContext;
}

interface SeasonOperation<Own extends Fields, Request, Output> extends Omit<
  FamilyOperation<LeagueInput<Own>, Own, never>,
  'when'
> {
  readonly answer: (league: League, request: Request) => Answer<Output> | Promise<Answer<Output>>;
}

/** Declares an operation that reads a league and its season. */
export const seasonOperation = <Output, Own extends Fields = NoFields>({
  fields,
  faults,
  answer,
  ...facts
}: SeasonOperation<Own, SeasonRequest<Own>, Output>) =>
  operation({
    ...leagueRead,
    ...facts,
    input: inputOf(oneLeague, fields, faults),
    run: async (input, context: StoredContext): Promise<Answer<Output>> => {
      const league = await readLeague(context.store, input.league);
      if (!league.ok) return league;
      const season = await seasonOf(league.value, context);
      return season.ok ? answer(league.value, { season: season.value, input, context }) : season;
    },
  });

/** Declares an operation that reads a league, its season and the games of all its tournaments. */
export const seasonGamesOperation = <Output, Own extends Fields = NoFields>({
  answer,
  ...facts
}: SeasonOperation<Own, SeasonRequest<Own> & { readonly games: readonly PlayedTournament[] }, Output>) =>
  seasonOperation<Output, Own>({
    ...facts,
    answer: async (league, request) => {
      const games = await gamesOfSeason(request.season.settled, request.context);
      return games.ok ? answer(league, { ...request, games: games.value }) : games;
    },
  });
