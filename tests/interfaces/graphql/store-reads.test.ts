import { readdirSync, readFileSync } from 'node:fs';
import { executableSchema } from '../../../src/interfaces/graphql/executable-schema';
import type { Store } from '../../../src/app/kernel/store/store';
import { arrange } from '../../questions/arrange';
import { graphqlCall } from '../../questions/graphql-call';
import { questions } from '../../questions/questions';
import { memoryStore } from '../../infrastructure/aws/memory-store';
import { createInterfaces } from '../in-process';
import { post } from './ask';

/** A store that notes what it is asked for. */
const countingStore = (): { readonly store: Store; readonly calls: string[] } => {
  const calls: string[] = [];
  const counted = Object.entries(memoryStore()).map(([name, answer]) => [
    name,
    (...asked: readonly unknown[]) => {
      calls.push(`${name} ${JSON.stringify(asked)}`);
      return (answer as (...asked: readonly unknown[]) => unknown)(...asked);
    },
  ]);
  return { calls, store: Object.fromEntries(counted) as Store };
};

describe('a GraphQL document reads each tournament once', () => {
  it('however many of its fields ask for it', async () => {
    const { store, calls } = countingStore();
    const interfaces = createInterfaces({ store });
    const { data } = await post(interfaces, {
      query:
        'mutation { createTournament(input: { name: "Pelennor Cup", rounds: 3 }, idempotencyKey: "a-key-of-its-own-1") { tournament { shortId } } }',
    });
    const { shortId: id } = (
      data?.['createTournament'] as { readonly tournament: { readonly shortId: string } }
    ).tournament;
    calls.length = 0;

    const answer = await post(interfaces, {
      query: `query ($id: ID!) {
        tournament(id: $id) { name entrants { name } standings { standings { rank entrant { name } } } }
        again: tournament(id: $id) { state standings { round } }
        standings(tournament: $id) { standings { rank } }
      }`,
      variables: { id },
    });
    expect(answer.errors).toEqual([]);
    expect(answer.data).toMatchObject({ tournament: { name: 'Pelennor Cup' }, standings: { standings: [] } });
    expect(calls).toEqual([expect.stringContaining(id)]);
  });
});

/** How often each tournament was read, whole or in part, and each other thing. */
const readsOf = (calls: readonly string[]): ReadonlyMap<string, number> => {
  const reads = new Map<string, number>();
  for (const call of calls) reads.set(call, (reads.get(call) ?? 0) + 1);
  return reads;
};

const queryFields = executableSchema.getQueryType()?.getFields() ?? {};
const kept = questions.filter(
  ({ operation, given, refusal }) => operation in queryFields && given !== undefined && refusal === undefined,
);

describe('a documented query reads each tournament once', () => {
  it.each(kept.map((question) => [`${question.operation}: ${question.name}`, question] as const))(
    '%s',
    async (_name, question) => {
      const { store, calls } = countingStore();
      const { interfaces, asked } = await arrange(question, createInterfaces({ store }));
      // A league keeps its tables by the first reading, confirms them by the second, and uses them from the third on.
      for (const reading of ['first', 'second', 'third']) {
        calls.length = 0;
        const { body = '' } = await interfaces.send(graphqlCall(asked));
        expect(JSON.parse(body)).not.toHaveProperty('errors');
        expect(calls.length).toBeGreaterThan(0);
        expect([reading, [...readsOf(calls)].filter(([, reads]) => reads > 1)]).toEqual([reading, []]);
      }
    },
  );

  const documented = [
    'README.md',
    'docs/graphql.md',
    ...readdirSync('docs/guides').map((name) => `docs/guides/${name}`),
  ]
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/\{ tournament\(id: [^)]*\) .* \}(?=\\?")/g)])
    .map(([query]) => query.replace(/id: [^)]*\)/, 'id: $id)'));

  it.each(documented)('%s', async (query) => {
    const question = kept.find(({ operation }) => operation === 'tournament');
    if (question === undefined) throw new Error('no question asks for a tournament');
    const { store, calls } = countingStore();
    const { interfaces, asked } = await arrange(question, createInterfaces({ store }));
    calls.length = 0;
    const answer = await post(interfaces, {
      query: `query ($id: ID!) ${query}`,
      variables: { id: asked.input['tournament'] },
    });
    expect(answer.errors).toEqual([]);
    // The name alone is looked for in what readers are given first.
    const ofFacts = calls.filter((call) => !call.includes('READERS'));
    expect([...readsOf(ofFacts).values()]).toEqual([1]);
  });
});
