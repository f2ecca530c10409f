import { type StoredContext, leagueRead, operation } from '../../kernel/operation';
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
import type { Season } from './season';

const oneLeague = { league: leagueId };
type LeagueInput<Own extends Fields> = Given<typeof oneLeague, Own>;

/** Declares an operation that reads a league and its season. */
export const seasonOperation = <Output, Own extends Fields = NoFields>({
  fields,
  faults,
  answer,
  ...facts
}: Omit<FamilyOperation<LeagueInput<Own>, Own, never>, 'when'> & {
  readonly answer: (
    league: League,
    request: { readonly season: Season; readonly input: LeagueInput<Own>; readonly context: StoredContext },
  ) => Answer<Output> | Promise<Answer<Output>>;
}) =>
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
