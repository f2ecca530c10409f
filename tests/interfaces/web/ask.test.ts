import { askQuestions } from '../../../src/interfaces/web/ask/questions';
import { createReader } from './read';

const read = createReader();
const page = async (query: string): Promise<string> => (await read(`/rules/ask?${query}`)).body ?? '';

const rows = Object.values(askQuestions)
  .flat()
  .flatMap(({ id, only }: { readonly id: string; readonly only?: string }) =>
    (only === undefined ? ['2018', '2024'] : [only]).map((edition) => [id, edition] as const),
  );

test.each(rows)('the form of %s begins with a question that the edition %s answers', async (id, edition) => {
  const body = await page(`question=${id}&edition=${edition}`);
  expect(body).toContain('class="said"');
  expect(body).not.toContain('class="faults"');
});
