import type { OfferedTournament } from '../../kernel/generated/answers';
import { organisers } from '../../../domain/tournaments/event/role';
import { type StoredContext, operation } from '../../kernel/operation';
import * as z from 'zod/mini';
import type { Logged } from '../../../shared/change-log';
import { deskRules } from '../../../domain/tournaments/event/army-desk';
import type { TournamentFacts } from '../../../domain/tournaments/event/facts';
import type { LeagueFacts } from '../../../domain/tournaments/league/facts';
import { type Answer, ok, conflict } from '../../kernel/use-case';
import { knownCatalogue } from '../../armies/stored-catalogues/known-catalogue';
import type { Store } from '../../kernel/store/store';
import { requestKey } from '../../kernel/store/mutation';
import { changeHead } from '../../tournaments/change/change-head';
import { tournamentId } from '../../tournaments/fields';
import { leagueId } from '../fields';
import { readHead } from '../stored-league';

/** The most leagues that one tournament is offered to: each change marks the derived table of each. */
const MOST_LEAGUES = 10;

/** A league, and whether the catalogue that it names is deleted. */
interface CatalogueOfLeague {
  readonly league: LeagueFacts;
  readonly isDeleted: boolean;
}

const catalogueOf = async (league: LeagueFacts, store: Store): Promise<Answer<CatalogueOfLeague>> => {
  const found = await knownCatalogue(league.catalogue, { path: 'league', store });
  if (!found.ok && found.error.code !== 'INVALID_INPUT') return found;
  return ok({ league, isDeleted: !found.ok });
};

const offered = (id: string, { facts, version }: Logged<TournamentFacts>): OfferedTournament => ({
  tournament: id,
  leagues: facts.leagues ?? [],
  version: String(version),
});

/** The army desk's settings from the league; none if the desk names a catalogue or a round is drawn. */
const deskFrom = ({ league, isDeleted }: CatalogueOfLeague, facts: TournamentFacts, drawn: number) => {
  const rules = deskRules(facts);
  if (!league.catalogue || rules.catalogue || drawn > 0) return ok({});
  return isDeleted
    ? conflict(
        'CATALOGUE_DELETED',
        `The league has armies judged by version ${league.catalogue.version} of the catalogue ${league.catalogue.catalogue}, which was deleted. Name another one in the army desk of the tournament, or have the league name another one or none.`,
      )
    : ok({ armyDesk: { ...rules, catalogue: league.catalogue } });
};

/**
 * Offers a tournament to a league, with the token of the tournament's organiser. The league then sees its entrants
 * and results, of a private one too. It cannot be undone. If the league has a catalogue, no round is drawn and the army desk names no
 * catalogue, the army desk takes it over; refused with `CATALOGUE_DELETED` if it was deleted.
 */
export const offerTournament = operation({
  name: 'offerTournament',
  route: 'POST /v1/leagues/{league}/offers',
  function: 'leagues',
  answers: 'OfferedTournament',
  idempotencyKey: true,
  ifMatch: true,
  who: organisers,
  reads: ['LEAGUE', 'TOURNAMENT', 'CATALOGUE'],
  writes: ['LEAGUE', 'TOURNAMENT'],
  covers: ['F9'],

  input: z.strictObject({ tournament: tournamentId, league: leagueId }),
  run: async (input, context: StoredContext, self): Promise<Answer<OfferedTournament>> => {
    const key = requestKey(context);
    if (!key.ok) return key;
    const league = await readHead(input.league, context);
    if (!league.ok) return league;
    const catalogue = await catalogueOf(league.value.facts, context.store);
    if (!catalogue.ok) return catalogue;
    return changeHead(
      {
        operation: self,
        tournament: input.tournament,
        idempotencyScope: [input.tournament, input.league],
        input,
        current: ({ id, head }) => ({ versions: [String(head.version)], now: offered(id, head) }),
        set: ({ head: { facts }, rounds }) => {
          const { leagues = [] } = facts;
          if (leagues.includes(input.league))
            return conflict('ALREADY_OFFERED', 'The tournament has been offered to this league already.');
          if (leagues.length >= MOST_LEAGUES)
            return conflict('LEAGUE_LIMIT', `A tournament counts for ${MOST_LEAGUES} leagues at most.`);
          const desk = deskFrom(catalogue.value, facts, rounds.length);
          return desk.ok ? ok({ leagues: [...leagues, input.league], ...desk.value }) : desk;
        },
        answer: (head) => offered(input.tournament, head),
      },
      context,
    );
  },
});
