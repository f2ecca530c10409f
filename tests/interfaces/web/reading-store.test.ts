import { arrange } from '../../questions/arrange';
import { questions } from '../../questions/questions';
import type { Item } from '../../../src/app/kernel/store/store';
import { memoryStore } from '../../infrastructure/aws/memory-store';
import { createInterfaces } from '../in-process';
import { createReader } from './read';

it('pages ask for no write but of what leagues keep for speed: their function has no right to another', async () => {
  const store = memoryStore();
  const season = questions.find(({ operation, name }) => operation === 'league' && name === 'as it stands');
  if (season === undefined) throw new Error('there is no such question');
  const { asked } = await arrange(season, createInterfaces({ store }));
  const partitions = new Set<string>();
  const read = createReader({
    ...store,
    write: (item: Item) => {
      partitions.add(item.address.item);
      return 'league' in item.address
        ? store.write(item)
        : Promise.reject(new Error('AccessDeniedException'));
    },
    rewrite: () => Promise.reject(new Error('AccessDeniedException')),
  });
  for (const _visit of ['keeps', 'confirms', 'reads what is kept']) {
    const { statusCode, body } = await read(`/leagues/${String(asked.input['league'])}`);
    expect(statusCode).toBe(200);
    expect(body).toContain('The White Council');
  }
  expect([...partitions].sort()).toEqual(['DERIVED_GAMES', 'DERIVED_TABLE']);
});
