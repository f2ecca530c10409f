import { withNodeIds } from '../../app/kernel/nodes/with-node-ids';
import type { Answer } from '../../app/kernel/answer';
import type { UseCase } from '../../app/kernel/use-case';
import type { StoredContext } from '../../app/kernel/store/context';
import type { GraphqlContext } from './context';
import { valueOrThrow } from './field';
import { eventAround } from './stored-event';

const NO_ANSWER: ReadonlySet<string> = new Set(['NOT_FOUND', 'GONE', 'FORBIDDEN', 'UNAUTHENTICATED']);

/** A question that has no answer where nothing is there, or nothing that the caller may see. */
const orNull = <T>(answer: Answer<T>): T | null => {
  if (answer.ok) return answer.value;
  const { code } = answer.error;
  return NO_ANSWER.has(code) ? null : valueOrThrow(answer);
};

/** The answer of an operation. */
export const asked = async <Output>(
  load: () => Promise<UseCase<never, Output, StoredContext>>,
  input: object,
  context: GraphqlContext,
): Promise<Answer<Output>> => {
  const [{ call }, useCase] = await Promise.all([import('../../app/kernel/use-case'), load()]);
  return call(useCase, input, context);
};

/** A tournament, as far as the caller may read it. */
export const tournamentOf = async (tournament: string, context: GraphqlContext) => {
  const event = await eventAround({ tournament }, context);
  return event.ok
    ? withNodeIds({ type: 'Tournament', input: {}, audience: 'GRAPHQL' }, event.value.tournament())
    : orNull(event);
};

/** A record by its id, as an operation answers it; null if it is gone, or if the caller may not read it. */
const recordOf =
  (type: 'League' | 'Person', load: () => Promise<unknown>) =>
  async (id: string, context: GraphqlContext) => {
    const input = { [type.toLowerCase()]: id };
    const found: Answer<object | null> = await asked(load as () => Promise<never>, input, context);
    return withNodeIds({ type, input: {}, audience: 'GRAPHQL' }, orNull(found));
  };

export const leagueOf = recordOf('League', async () => (await import('../../app/leagues/league')).league);
export const personOf = recordOf('Person', async () => (await import('../../app/people/person')).person);

type FindRecord = (id: string, context: GraphqlContext) => unknown;

const findersOf = (find: FindRecord, mutations: readonly string[]) =>
  Object.fromEntries(mutations.map((name) => [name, find]));

/** How the whole record is found after a mutation whose operation answers with settings alone, by the name of the mutation. */
export const changedRecords: Readonly<Record<string, FindRecord>> = {
  ...findersOf(tournamentOf, [
    ...['updateTournament', 'openRegistration', 'openCheckIn', 'publishArmyLists'],
    ...['cancelTournament', 'resumeTournament'],
  ]),
  ...findersOf(leagueOf, [
    ...['updateLeague', 'setLeagueSeasons', 'acceptLeague', 'removeLeague', 'joinFederation'],
    'mergeLeaguePlayer',
  ]),
  ...findersOf(personOf, ['bindEntry', 'releaseEntry', 'updatePerson']),
};
