import { shippedIndexOf } from '../../../src/app/armies/lists/shipped-catalogue';
import type { SearchHitList } from '../../../src/app/kernel/generated/answers';
import { callAny } from '../../../src/app/kernel/use-case';
import { readLine } from '../../../src/app/search/lines/read-line';
import { searchRules } from '../../../src/app/search/search-rules';
import { fakeContext } from './fake-context';
import { typedLines, typedWords } from './typed-lines';

const { profiles } = shippedIndexOf('2018');

const search = async (query: string, edition = 'MESBG_2018'): Promise<SearchHitList> => {
  const answer = await callAny(searchRules, { query, edition }, fakeContext());
  if (!answer.ok) throw new Error(JSON.stringify(answer.error));
  return answer.value as SearchHitList;
};

/** Dice alone are no question of an operation. */
const isDice = (line: string): boolean => !/[a-z]/.test(line) || /^\d+ dice|then/.test(line);

describe('lines as players type them', () => {
  it.each(typedLines.filter(({ line }) => !isDice(line)))('$line asks $operation', (typed) => {
    const { line, operation, asks, unread = [] } = typed;
    const { words = [], ...question } = readLine({ line, profiles }) ?? {};
    expect(question).toMatchObject({ operation, input: asks });
    expect(words.filter(({ meaning }) => meaning === null).map(({ text }) => text)).toEqual(unread);
  });

  it.each(typedLines)('$line is answered, its number first', async ({ line, operation, number }) => {
    const { items } = await search(line);
    expect(items[0]).toMatchObject({ kind: 'CALCULATION', id: operation });
    if (number !== undefined) expect(items[0]?.name).toContain(number);
    expect(items[0]?.name).toMatch(/^\d|^Broken|^Not Broken|^[A-Z]/);
  });

  it('are 80 with the words, of which 95 in 100 are answered first', async () => {
    const missed = (
      await Promise.all(
        typedWords.map(async ([line, ...ids]) => {
          const { items } = await search(line);
          return ids.includes(items[0]?.id ?? '') ? [] : [`${line}: ${items[0]?.id ?? 'nothing'}`];
        }),
      )
    ).flat();
    expect(typedLines.length + typedWords.length).toBeGreaterThanOrEqual(80);
    expect(missed).toEqual([]);
  });

  it('answers for both editions where they differ, today first', async () => {
    const { items } = await search('C4', 'BOTH');
    expect(items.slice(0, 2).map(({ id, difference }) => [id, difference])).toEqual([
      ['2024-courageOdds', '2018: 72.2 %, 2024: 91.7 %'],
      ['courageOdds', '2018: 72.2 %, 2024: 91.7 %'],
    ]);
    const [same, other] = (await search('S4 D6', 'BOTH')).items;
    expect([same?.id, other?.id.endsWith('toWound')]).toEqual(['toWound', false]);
  });

  it('shows each piece as it was understood, and null for what was not', async () => {
    const { words } = await search('two-handed S3 D5 trapped on the roof');
    expect(words).toEqual([
      { text: 'two-handed', meaning: 'a two-handed weapon' },
      { text: 'S3', meaning: 'Strength 3' },
      { text: 'D5', meaning: 'Defence 5' },
      { text: 'trapped', meaning: 'Trapped' },
      { text: 'roof', meaning: null },
    ]);
    expect((await search('shield')).words).toEqual([]);
    // A Duel by numbers counts no charge, so the word is not understood.
    const unread = (await search('F4 charged v F3')).words.filter(({ meaning }) => meaning === null);
    expect(unread.map(({ text }) => text)).toEqual(['charged']);
  });

  it.each([
    ['S4vD6', { strength: 4, defence: 6 }],
    ['s4d6+1', { strikes: [{ strength: 4, bonus: 1 }], target: { defence: 6 } }],
    ['in the way 2 models wall', { obstructions: ['WALL', 'INTERVENING_MODEL', 'INTERVENING_MODEL'] }],
    ['4x 4+ S2 D5 2 walls', { shooters: [{ count: 4, inTheWay: ['WALL', 'WALL'] }] }],
  ])('%s is understood to the last piece', (line, asks) => {
    const { words, input } = readLine({ line, profiles }) ?? {};
    expect(input).toMatchObject(asks);
    expect(words?.filter(({ meaning }) => meaning === null)).toEqual([]);
  });

  it.each(['31 models 40 lost', 'jump leap 3'])('%s asks nothing that can be answered', async (line) => {
    expect((await search(line)).words).toEqual([]);
  });
});

it('a search costs by its length, so that a hundred long ones do not fit into one request', () => {
  const asked = { kinds: undefined, edition: undefined, limit: 10 };
  expect(searchRules.price?.({ ...asked, query: 'shield wall' })).toBe(1.55);
  expect(searchRules.price?.({ ...asked, query: 'x'.repeat(200) })).toBe(11);
});
