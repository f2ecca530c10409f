import type { GraphQLError } from 'graphql';
import { answerPlugin } from '../../../src/interfaces/graphql/answer-plugin';
import { createWorkBudget } from '../../../src/app/kernel/work-budget';
import { edgeResolver, listResolver } from '../../../src/interfaces/graphql/edges';

/** What an edge to this many games answers under the budget of the context. */
const follow = async (games: number, context: object): Promise<string> => {
  const resolve = edgeResolver(async () => Array.from({ length: games }, () => ({})));
  try {
    const found = (await resolve({}, {}, context as never, {} as never)) as readonly unknown[];
    return `${found.length} games`;
  } catch (error) {
    return String((error as { readonly extensions?: { readonly code?: string } }).extensions?.code);
  }
};

it('an edge is charged for each object that it leads to, and stops at the budget of the request', async () => {
  // A unit pays for 33 objects, the one that the edge starts from included.
  const context = { work: createWorkBudget(1) };
  expect(await follow(9, context)).toBe('9 games');
  expect(await follow(19, context)).toBe('19 games');
  expect(await follow(2, context)).toBe('2 games');
  expect(await follow(1, context)).toBe('TOO_MUCH_WORK');
});

it('the edges after that are refused by the same error, with the first path, which is answered once', async () => {
  const context = { work: createWorkBudget(0) };
  const resolve = edgeResolver(async () => ({}));
  const at = (key: string) =>
    ({ path: { prev: undefined, key, typename: 'Query' }, fieldNodes: [] }) as never;
  const refused = await Promise.all(
    ['first', 'second'].map((key) =>
      Promise.resolve(resolve({}, {}, context as never, at(key))).catch(
        (error: unknown) => error as GraphQLError,
      ),
    ),
  );
  expect(refused[0]).toMatchObject({ path: ['first'], extensions: { code: 'TOO_MUCH_WORK' } });
  expect(refused[1]).toBe(refused[0]);
  const errors = [...refused] as GraphQLError[];
  const listener = await answerPlugin.requestDidStart?.({} as never);
  await listener?.didEncounterErrors?.({ errors } as never);
  expect(errors).toEqual([refused[0]]);
});

// graphql-js forgets the promises of a list's first items where a later one throws: their rejections would end the process.
it('a list inside an answer is refused by a rejection, and given at once where it is paid for', async () => {
  const context = { work: createWorkBudget(1) };
  const resolve = listResolver('tables');
  const ask = (count: number) =>
    resolve({ tables: Array.from({ length: count }, () => ({})) }, {}, context as never, {} as never);
  expect(ask(30)).toHaveLength(30);
  await expect(ask(30)).rejects.toMatchObject({ extensions: { code: 'TOO_MUCH_WORK' } });
});
