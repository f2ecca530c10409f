import { askQuestions } from '../../../src/interfaces/web/ask/questions';
import { typedLines } from '../../app/rules/typed-lines';
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

const decoded = (text: string): string =>
  text.replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&amp;', '&');

/** What an answer says first, and the page of its form: the first hit of a search. */
const firstHit = async (line: string, edition: string) => {
  const { body = '' } = await read(`/rules?q=${encodeURIComponent(line)}&edition=${edition}`);
  const [, address = '', name = ''] =
    /<ol class="hits">\s*<li>\s*<b><a href="([^"]*)">([^<]*)</.exec(body) ?? [];
  return { address: decoded(address), name: decoded(name) };
};

const saidOn = async (address: string): Promise<string> => {
  const { body = '' } = await read(address);
  const [, said = ''] = /<p class="said"[^>]*>\s*<b\s*>([^<]*)</.exec(body) ?? [];
  return decoded(said);
};

/** A fight by names opens the odds; plain dice have no form. */
const inForms = typedLines.filter(
  ({ line, operation }) => operation !== 'fightOdds' && !/^[\d+/ ]+( then \d\+| dice \d\+)?$/.test(line),
);

test.each(inForms.map(({ line }) => line))(
  '"%s" opens its form filled: the answer is that of the line',
  async (line) => {
    const { address, name } = await firstHit(line, '2018');
    expect(address).not.toBe('');
    const said = await saidOn(address);
    expect(said).not.toBe('');
    expect(name.startsWith(said)).toBe(true);
  },
);
