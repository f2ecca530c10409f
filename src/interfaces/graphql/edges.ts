import {
  type GraphQLError,
  type GraphQLFieldResolver,
  type GraphQLResolveInfo,
  responsePathAsArray,
} from 'graphql';
import type { EventViews } from '../../app/tournaments/event/event-views';
import { nodeId } from '../../app/kernel/nodes/node-id';
import { type Scopes, placed, withNodeIds } from '../../app/kernel/nodes/with-node-ids';
import { type Answer, spend } from '../../app/kernel/answer';
import type { GraphqlContext } from './context';
import { valueOrThrow } from './field';
import { connections, renamedFields } from './generated/renamed-fields';
import { pageAsked, refuseTwoNames } from './page-arguments';
import { refusal } from './refusal';
import { eventAround, madeOnce } from './stored-event';
import { asked, leagueOf, personOf, tournamentOf } from './records';

/** An object of an answer, with what surrounds it. */
interface Parent {
  readonly within: Scopes;
  readonly id: string;
  readonly round: number;
  readonly table: number;
  readonly tournament: string | null;
  readonly league: string | null;
  readonly person: string | null;
  readonly catalogue: string;
  readonly entrant: string | null;
  readonly entrants: readonly string[];
  readonly opponent: string | null;
  readonly items: readonly object[];
  readonly nextCursor: string | null;
}

type Edge = (parent: Parent, args: Readonly<Record<string, unknown>>, context: GraphqlContext) => unknown;

const around = async ({ within }: Parent, context: GraphqlContext): Promise<EventViews> =>
  valueOrThrow(await eventAround(within, context));

/** The scopes of the tournament itself: what is inside it is named by its own ids. */
const eventScopes = ({ tournament, asOf }: Scopes): Scopes => ({
  ...(tournament !== undefined && { tournament }),
  ...(asOf !== undefined && { asOf }),
});

const entrantsNamed = async (ids: readonly string[], parent: Parent, context: GraphqlContext) => {
  if (parent.within.tournament === undefined) return ids.map(() => null);
  const entrants = (await around(parent, context)).entrants();
  const scopes = eventScopes(parent.within);
  return ids.map((id) => {
    const entrant = entrants.get(id);
    return entrant ? placed('Entrant', entrant, scopes) : null;
  });
};

const entrantNamed = async (id: string | null, parent: Parent, context: GraphqlContext) =>
  id === null ? null : (await entrantsNamed([id], parent, context))[0];

const entrants: Edge = (parent, _args, context) => entrantsNamed(parent.entrants, parent, context);
const opponent: Edge = (parent, _args, context) => entrantNamed(parent.opponent, parent, context);

/** Parts of an event with their global ids, which are made once however often a document asks for them. */
const placedOnce = <T>(event: EventViews, key: string, make: () => T): Promise<T> =>
  madeOnce(event, key, async () => make());

const roundsOf = async (parent: Parent, context: GraphqlContext) => {
  const event = await around(parent, context);
  const scopes = eventScopes(parent.within);
  return placedOnce(event, 'rounds', () => event.rounds().map((round) => placed('Round', round, scopes)));
};

const tournamentEdges: Readonly<Record<string, Edge>> = {
  rounds: (parent, _args, context) => roundsOf(parent, context),
  round: async (parent, { number }, context) => {
    const round = (await roundsOf(parent, context))[Number(number) - 1];
    return valueOrThrow(
      round
        ? { ok: true, value: round }
        : { ok: false, error: { code: 'NOT_FOUND', kind: 'round', id: String(number) } },
    );
  },
  standings: async (parent, { round }, context) => {
    const event = await around(parent, context);
    return placedOnce(event, `standings ${String(round)}`, () => {
      const standings = event.standingsAfter((round as number | null) ?? undefined);
      return placed('TournamentStandings', valueOrThrow(standings), eventScopes(parent.within));
    });
  },
};

const entrantEdges: Readonly<Record<string, Edge>> = {
  tournament: ({ within: { tournament } }, _args, context) =>
    tournament === undefined ? null : tournamentOf(tournament, context),
  games: async (parent, _args, context) => {
    const games = (await around(parent, context)).games().get(parent.id) ?? [];
    const within = eventScopes(parent.within);
    return games.map(({ result, ...game }) => ({
      ...game,
      within,
      result: placed('Result', result, { ...within, round: String(game.round), table: String(game.table) }),
    }));
  },
  standing: async (parent, _args, context) => {
    const line = (await around(parent, context)).standings().get(parent.id);
    return line ? placed('Standing', line, eventScopes(parent.within)) : null;
  },
  army: async ({ within: { tournament = '' }, id: entrant }, args, context) => {
    const { member, slot } = args as { readonly member?: number | null; readonly slot?: string | null };
    const answer: Answer<object> = await madeOnce(
      context.store.readTournament(tournament),
      `army ${entrant} ${member ?? ''} ${slot ?? ''} ${context.caller.token}`,
      () =>
        asked(
          async () => (await import('../../app/tournaments/armies/entrant-army')).entrantArmy as never,
          { tournament, entrant, member, slot },
          context,
        ),
    );
    if (!answer.ok && answer.error.code === 'NOT_FOUND') return null;
    const input = { tournament, entrant, member, slot };
    return withNodeIds({ type: 'EntrantArmy', input, audience: 'GRAPHQL' }, valueOrThrow(answer));
  },
};

const grantedRecord = (parent: Parent) => {
  const { tournament, league, organiserToken } = parent as Parent & {
    readonly tournament?: { readonly id: string };
    readonly league?: { readonly id: string };
    readonly organiserToken: string;
  };
  return { id: tournament?.id ?? league?.id ?? '', token: organiserToken };
};

/** The tournament as its new token shows it: the request itself has none. */
const grantedTournament: Edge = (parent, _args, context) => {
  const { id, token } = grantedRecord(parent);
  return tournamentOf(id, { ...context, caller: { ...context.caller, token } });
};

/** The person as its new token shows it. */
const grantedPerson: Edge = (parent, _args, context) => {
  const { person, personToken: token } = parent as unknown as {
    readonly person: { readonly id: string };
    readonly personToken: string;
  };
  return personOf(person.id, { ...context, caller: { ...context.caller, token } });
};

/** The table as the round has it, which is another type for the entrant left over. */
const drawnTable: Edge = async (parent, _args, context) => {
  const drawn = (await around(parent, context)).rounds()[parent.round - 1];
  if (!drawn) return null;
  const { tables, unpaired } = placed('Round', drawn, eventScopes(parent.within));
  const table = tables.find((one) => one.table === parent.table);
  return table ? { ...table, __typename: 'Table' } : { ...unpaired, __typename: 'UnpairedTable' };
};

const orNone =
  <T>(edge: (id: string, context: GraphqlContext) => T) =>
  (id: string | null, context: GraphqlContext) =>
    id === null ? null : edge(id, context);

/** The edges that an id implies in whatever stands beside it: `tournament` beside `tournamentId`. */
const impliedEdges: Readonly<Record<string, Edge>> = {
  tournament: ({ tournament }, _args, context) => orNone(tournamentOf)(tournament, context),
  league: ({ league }, _args, context) => orNone(leagueOf)(league, context),
  person: ({ person }, _args, context) => orNone(personOf)(person, context),
  entrant: (parent, _args, context) => entrantNamed(parent.entrant, parent, context),
};

const deletedId =
  (type: string, partsOf: (parent: Parent) => readonly (string | null)[]): Edge =>
  (parent) =>
    nodeId(type, partsOf(parent).map(String));

/** The edges between objects, by type and field. */
const statedEdges: Readonly<Record<string, Readonly<Record<string, Edge>>>> = {
  Tournament: tournamentEdges,
  Entrant: entrantEdges,
  EntrantGame: { opponent },
  CrosstableGame: { opponent },
  Table: { entrants },
  StageBracketGame: { entrants },
  FinalPlace: { entrants },
  SquadStanding: { entrants },
  ReportedTable: {
    entrants,
    drawnTable,
    drawnRound: (parent, _args, context) =>
      tournamentEdges['round']?.(parent, { number: parent.round }, context),
  },
  CreatedTournament: { tournament: grantedTournament },
  RecoveredTournament: { tournament: grantedTournament },
  ImportedTrf: { tournament: grantedTournament },
  GrantedPerson: { person: grantedPerson },
  GrantedLeague: {
    league: (parent, _args, context) => leagueOf(grantedRecord(parent).id, context),
  },
  DeletedTournament: { deletedId: deletedId('Tournament', ({ tournament }) => [tournament]) },
  DeletedLeague: { deletedId: deletedId('League', ({ league }) => [league]) },
  DeletedWebhook: { deletedId: deletedId('Webhook', ({ tournament, id }) => [tournament, id]) },
  DeletedCatalogue: { deletedId: deletedId('Catalogue', ({ catalogue }) => [catalogue]) },
  ErasedPerson: { deletedId: deletedId('Person', ({ person }) => [person]) },
  ListedTournament: { tournament: ({ id }, _args, context) => tournamentOf(id, context) },
  LeagueSettings: { league: ({ id }, _args, context) => leagueOf(id, context) },
  League: {
    players: async ({ id: league }, args, context) => {
      const input = { league, ...pageAsked(args) };
      const load = async () =>
        (await import('../../app/leagues/players/league-players')).leaguePlayers as never;
      const page: Answer<object> = await asked(load, input, context);
      return withNodeIds({ type: 'LeaguePlayerList', input, audience: 'GRAPHQL' }, valueOrThrow(page));
    },
  },
};

/** A page as a connection of Relay has it. */
const pagingEdges: Readonly<Record<string, Edge>> = {
  edges: ({ items, nextCursor }) =>
    items.map((node, index) => ({ node, cursor: index === items.length - 1 ? nextCursor : null })),
  pageInfo: ({ nextCursor }) => ({
    hasNextPage: nextCursor !== null,
    hasPreviousPage: false,
    startCursor: null,
    endCursor: nextCursor,
  }),
};

/** The edge that a field is, if it is one. */
export const edgeAt = (type: string, field: string): Edge | undefined =>
  statedEdges[type]?.[field] ??
  (renamedFields[type]?.[`${field}Id`] === field ? impliedEdges[field] : undefined) ??
  (connections.has(type) ? pagingEdges[field] : undefined);

/** Units of work for each object that an edge leads to: answering its fields takes some twenty-five microseconds. */
const UNITS_AN_OBJECT = 0.03;

/** The refusal of the edge at which the budget of a request ended. Thousands of edges may follow, each of which would make its own. */
const ended = new WeakMap<object, GraphQLError>();

/** Takes units out of the budget; answers the refusal where they are not left. */
const refusedAt = (
  units: number,
  context: GraphqlContext,
  { path, fieldNodes }: GraphQLResolveInfo,
): GraphQLError | undefined => {
  const known = ended.get(context);
  if (known) return known;
  const paid = spend(context, units);
  if (paid.ok) return undefined;
  const error = refusal(paid.error, { path: responsePathAsArray(path), nodes: fieldNodes });
  ended.set(context, error);
  return error;
};

const pay = (...asked: Parameters<typeof refusedAt>): void => {
  const refused = refusedAt(...asked);
  if (refused) throw refused;
};

/**
 * An edge as graphql-js calls it. What it leads to is charged as it is found: how many opponents the players of an event
 * have is known only then, and each edge multiplies the one before it.
 */
export const edgeResolver =
  (edge: Edge): GraphQLFieldResolver<unknown, GraphqlContext> =>
  async (...[parent, args, context, info]) => {
    pay(UNITS_AN_OBJECT, context, info);
    refuseTwoNames(args, info);
    const found = await edge(parent as Parent, args, context);
    if (Array.isArray(found)) pay(UNITS_AN_OBJECT * found.length, context, info);
    return found;
  };

/**
 * A list of objects that stands in an answer under this name: each round of an event has hundreds of tables. It rejects, and never
 * throws: graphql-js forgets the promises of a list's first items where a later one throws, and their rejections end the process.
 */
export const listResolver =
  (name: string): GraphQLFieldResolver<unknown, GraphqlContext> =>
  (...[parent, , context, info]) => {
    const found = (parent as Readonly<Record<string, unknown>>)[name];
    const refused = Array.isArray(found) && refusedAt(UNITS_AN_OBJECT * found.length, context, info);
    return refused ? Promise.reject(refused) : found;
  };
