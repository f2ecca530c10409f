import type { GraphqlContext } from './context';
import { leagueOf, personOf, tournamentOf } from './things';

/** The answer of the operation itself: settings, with the id of their thing. */
interface Changed {
  readonly id: string;
}

/** The mutations that answer with the whole thing they changed: how it is found from what the operation answers. */
export const changedThings: Readonly<Record<string, (answer: Changed, context: GraphqlContext) => unknown>> =
  {
    ...Object.fromEntries(
      [
        ...['updateTournament', 'openRegistration', 'openCheckIn', 'publishArmyLists'],
        ...['cancelTournament', 'resumeTournament'],
      ].map((name) => [name, ({ id }: Changed, context: GraphqlContext) => tournamentOf(id, context)]),
    ),
    ...Object.fromEntries(
      [
        ...['updateLeague', 'setLeagueSeasons', 'acceptLeague', 'removeLeague', 'joinFederation'],
        'mergeLeaguePlayer',
      ].map((name) => [name, ({ id }: Changed, context: GraphqlContext) => leagueOf(id, context)]),
    ),
    ...Object.fromEntries(
      ['bindEntry', 'releaseEntry', 'updatePerson'].map((name) => [
        name,
        ({ id }: Changed, context: GraphqlContext) => personOf(id, context),
      ]),
    ),
  };
