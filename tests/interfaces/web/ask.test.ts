import { fieldsOfInput } from '../../../src/app/rules/asking/input-fields';
import { mayCharge } from '../../../src/app/rules/movement/may-charge';
import type { AskQuestion } from '../../../src/interfaces/web/ask/question';
import { askQuestions } from '../../../src/interfaces/web/ask/questions';
import { EVENT } from '../../../src/interfaces/web/parts/in-address';
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

test('no field of a form has a name that the address of a page uses itself', async () => {
  const own = new Set([EVENT, 'question', 'asked', 'whole', 'add', 'remove', 'thrown', 'q']);
  const taken = await Promise.all(
    Object.values(askQuestions)
      .flat()
      .map(async ({ id, load }: AskQuestion) =>
        fieldsOfInput((await load()).input).flatMap(({ name }) => (own.has(name) ? [`${id}: ${name}`] : [])),
      ),
  );
  expect(taken.flat()).toEqual([]);
});

test('a charge of 2024 begins in sight of its target, though the field has no default', () => {
  const begins = fieldsOfInput(mayCharge.input).flatMap(({ name, usual }) =>
    usual === undefined ? [] : [[name, usual]],
  );
  expect(begins).toEqual([['lineOfSight', true]]);
});

test.each<[string, string, string]>([
  ['fate', 'asked=1&fate=2&thrown.dice=3', 'Fate does not save the Wound'],
  ['fate', 'asked=1&fate=2&thrown.dice=3+4', 'Fate saves the Wound'],
  ['fate', 'asked=1&fate=1&mightAvailable=1&thrown.dice=3&thrown.might=1', 'Fate saves the Wound'],
  ['courage', 'asked=1&courage=3&thrown.dice=34', 'The test is passed'],
  ['courage', 'asked=1&courage=3&thrown.dice=33', 'The test is failed'],
  [
    'break-test',
    'edition=2024&startingModels=30&modelsLeft=14&courage=7&thrown.dice=34',
    'The test is passed',
  ],
  ['in-the-way', 'asked=1&obstructions=WALL&thrown.dice=3', 'The shot is stopped'],
  [
    'casting',
    'caster.will=2&caster.castingValue=4&target.will=1&thrown.dice=5,3,2',
    'The power takes effect',
  ],
])('dice of %s with %s: %s', async (id, query, says) => {
  const body = await page(`question=${id}&${query}`);
  expect(body).toContain(`<b>${says}</b>`);
  expect(body).not.toContain('class="faults"');
});

test.each([
  ['courage', 'thrown.dice=7+x', 'Dice as they fell'],
  ['casting', 'thrown.dice=5', 'at least'],
  ['fate', 'asked=1&fate=1&thrown.dice=5+5', 'it was over after 1'],
])('faulty dice of %s (%s) are refused by name', async (id, query, says) => {
  const body = await page(`question=${id}&${query}`);
  expect(body).toContain('class="faults"');
  expect(body).toContain(says);
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
