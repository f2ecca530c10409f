import type { Store } from '../../../src/app/tournaments/store';
import { memoryStore } from '../../storage/memory-store';
import { createDoors } from '../in-process';
import { post } from './ask';

/** A store that notes each time it is asked for something. */
const countingStore = (): { readonly store: Store; readonly reads: string[] } => {
  const inner = memoryStore();
  const reads: string[] = [];
  return {
    reads,
    store: {
      ...inner,
      get: (addresses) => {
        reads.push('get');
        return inner.get(addresses);
      },
      readTournament: (tournament) => {
        reads.push(`tournament ${tournament}`);
        return inner.readTournament(tournament);
      },
    },
  };
};

describe('a GraphQL document reads each tournament once', () => {
  it('however many of its fields ask for it', async () => {
    const { store, reads } = countingStore();
    const doors = createDoors({ store });
    const { data } = await post(doors, {
      query:
        'mutation { createTournament(input: { name: "Pelennor Cup", rounds: 3 }, idempotencyKey: "a-key-of-its-own-1") { tournament { id } } }',
    });
    const { id } = (data?.['createTournament'] as { readonly tournament: { readonly id: string } })
      .tournament;
    reads.length = 0;

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
    expect(reads).toEqual([`tournament ${id}`]);
  });
});
