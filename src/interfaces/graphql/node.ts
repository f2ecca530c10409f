import * as z from 'zod/mini';
import { readNodeId } from '../../app/kernel/nodes/node-id';
import { placed, withNodeIds } from '../../app/kernel/nodes/with-node-ids';
import type { StoredContext } from '../../app/kernel/store/context';
import { type Answer, type AnyUseCase, callAny, useCase, ok } from '../../app/kernel/use-case';
import type { GraphqlContext } from './context';
import { eventAround } from './stored-event';

type Operation = AnyUseCase<StoredContext>;
type Find = (parts: readonly string[], context: GraphqlContext, id: string) => Promise<Answer<unknown>>;

interface Identified {
  readonly nodeId?: string;
}

const MOST_NODES = 50;

/** Found by an operation that answers with the object itself. */
const byOperation =
  (type: string, load: () => Promise<unknown>, inputOf: (parts: readonly string[]) => object): Find =>
  async (parts, context) => {
    const input = inputOf(parts);
    const answer = await callAny((await load()) as Operation, input, context);
    return answer.ok ? ok(withNodeIds({ type, input, audience: 'GRAPHQL' }, answer.value)) : answer;
  };

const byId = (type: string, load: () => Promise<unknown>): Find =>
  byOperation(type, load, ([id]) => ({ id }));

/** An entrant as it is, or as it was after a round: `[tournament, entrant]` or `[tournament, 'after-2', entrant]`. */
const findEntrant: Find = async (parts, context) => {
  const [tournament = '', asOf] = parts;
  const scopes = parts.length > 2 && asOf !== undefined ? { tournament, asOf } : { tournament };
  const event = await eventAround(scopes, context);
  const entrant = event.ok ? event.value.entrants().get(parts.at(-1) ?? '') : undefined;
  if (!event.ok) return event;
  return ok(entrant ? placed('Entrant', entrant, scopes) : null);
};

/** A round, or what stands in it, of a tournament as it is or as it was: `[tournament, '2']`, `[tournament, 'after-2', '2', '7']`. */
const findInRound: Find = async (parts, context, id) => {
  const [tournament = '', ...path] = parts;
  const asOf = path[0]?.startsWith('after-') ? path.shift() : undefined;
  const scopes = asOf === undefined ? { tournament } : { tournament, asOf };
  const event = await eventAround(scopes, context);
  if (!event.ok) return event;
  const drawn = event.value.rounds()[Number(path[0]) - 1];
  const round = drawn && placed('Round', drawn, scopes);
  const tables = round ? [...round.tables, round.unpaired] : [];
  const objects = [
    round,
    ...tables,
    ...tables.map((table) => table?.result),
  ] as readonly (Identified | null)[];
  return ok(objects.find((one) => one?.nodeId === id) ?? null);
};

const findTournament: Find = async ([tournament = ''], context) => {
  const event = await eventAround({ tournament }, context);
  return event.ok ? ok(placed('Tournament', event.value.tournament(), {})) : event;
};

const findWebhook: Find = async ([tournament, id], context) => {
  const { webhooks } = await import('../../app/tournaments/webhooks/webhooks');
  const answer = await callAny(webhooks as Operation, { tournament }, context);
  if (!answer.ok) return answer;
  const { items } = answer.value as { readonly items: readonly { readonly id: string }[] };
  const found = items.find((webhook) => webhook.id === id);
  return ok(found ? placed('Webhook', found, {}) : null);
};

const findPlayer: Find = async ([league = '', player = ''], context) => {
  const { storedPlayer } = await import('../../app/leagues/players/players');
  const answer = await storedPlayer(league, player, context);
  return answer.ok ? ok(placed('LeaguePlayer', answer.value, { league })) : answer;
};

/** How an object of each type that implements Node is found by the parts of its id. */
const finders: Readonly<Record<string, Find>> = {
  Tournament: findTournament,
  Entrant: findEntrant,
  Round: findInRound,
  Table: findInRound,
  UnpairedTable: findInRound,
  Result: findInRound,
  Webhook: findWebhook,
  League: byOperation(
    'League',
    async () => (await import('../../app/leagues/league')).league,
    ([league]) => ({ league }),
  ),
  LeaguePlayer: findPlayer,
  Person: byOperation(
    'Person',
    async () => (await import('../../app/people/person')).person,
    ([person]) => ({ person }),
  ),
  Catalogue: byOperation(
    'Catalogue',
    async () => (await import('../../app/armies/catalogues/catalogue')).catalogue,
    ([catalogue]) => ({ catalogue }),
  ),
  Roll: byId('Roll', async () => (await import('../../app/games/rolls/between-players/roll')).roll),
  RefereedFight: byId(
    'RefereedFight',
    async () => (await import('../../app/games/rolls/refereed-fights/refereed-fight')).refereedFight,
  ),
  Game: byId('Game', async () => (await import('../../app/games/game')).game),
  StoredChoice: byId(
    'StoredChoice',
    async () => (await import('../../app/games/rolls/sealed-choices/sealed-choice')).sealedChoice,
  ),
  Chart: byId('Chart', async () => (await import('../../app/rules/charts/charts')).chart),
  ReferenceEntry: byId(
    'ReferenceEntry',
    async () => (await import('../../app/search/reference')).referenceEntry,
  ),
  Scenario: byId('Scenario', async () => (await import('../../app/rules/scenarios/scenarios')).scenario),
  ArmyList: byId('ArmyList', async () => (await import('../../app/armies/lists/army-list')).armyList),
  LegendaryLegion: byId(
    'LegendaryLegion',
    async () => (await import('../../app/armies/lists/legendary-legion')).legendaryLegion,
  ),
};

const find = async (id: string, context: GraphqlContext): Promise<Answer<unknown>> => {
  const named = readNodeId(id);
  const finder = named && finders[named.type];
  if (!named || !finder) return ok(null);
  const found = await finder(named.parts, context, id);
  if (!found.ok) return found.error.code === 'NOT_FOUND' ? ok(null) : found;
  // Only under its own id: one with parts too many or too few names nothing.
  const object = found.value as Identified | null;
  return ok(object?.nodeId === id ? { ...object, __typename: named.type } : null);
};

const globalId = z.string().check(z.minLength(1), z.maxLength(500), z.describe('The global id.'));

/** An object by its global id. */
export const node = useCase({
  input: z.strictObject({ id: globalId }),
  run: ({ id }, context: GraphqlContext) => find(id, context),
});

/** Objects by their global ids. */
export const nodes = useCase({
  input: z.strictObject({ ids: z.array(globalId).check(z.maxLength(MOST_NODES)) }),
  run: async ({ ids }, context: GraphqlContext) => {
    const found = await Promise.all(ids.map((id) => find(id, context)));
    const refusal = found.find((answer) => !answer.ok);
    return refusal ?? ok(found.map((answer) => (answer.ok ? answer.value : null)));
  },
});
