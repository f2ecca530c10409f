import type { Store } from '../../../src/app/tournaments/store';
import { memoryStore } from '../../storage/memory-store';
import { createDoors } from '../in-process';
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
    const doors = createDoors({ store });
    const { data } = await post(doors, {
      query:
        'mutation { createTournament(input: { name: "Pelennor Cup", rounds: 3 }, idempotencyKey: "a-key-of-its-own-1") { tournament { id } } }',
    });
    const { id } = (data?.['createTournament'] as { readonly tournament: { readonly id: string } })
      .tournament;
    calls.length = 0;

    const answer = await post(doors, {
      query: `query ($id: ID!) {
        tournament(id: $id) { name entrants { name } standings { standings { rank entrant } } }
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
