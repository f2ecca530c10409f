import { arrange } from '../../questions/arrange';
import { questions } from '../../questions/questions';
import { memoryStore } from '../../storage/memory-store';
import { createDoors } from '../in-process';
import { createReader } from './read';

it('pages ask for no write, not even of what leagues keep for speed: their function has no right to one', async () => {
  const store = memoryStore();
  const season = questions.find(({ operation, name }) => operation === 'league' && name === 'as it stands');
  if (season === undefined) throw new Error('there is no such question');
  const { asked } = await arrange(season, createDoors({ store }));
  const denied = () => Promise.reject(new Error('AccessDeniedException'));
  const read = createReader({ ...store, write: denied, rewrite: denied });
  const before = store.items();
  const { statusCode, body } = await read(`/leagues/${String(asked.input['league'])}`);
  expect(statusCode).toBe(200);
  expect(body).toContain('The White Council');
  expect(store.items()).toEqual(before);
});
