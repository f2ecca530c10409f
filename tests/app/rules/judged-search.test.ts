import { searchEntries } from '../../../src/app/search/search-entries';
import { searchRules } from '../../../src/app/search/search-rules';
import { callAny } from '../../../src/app/kernel/use-case';
import type { SearchHit } from '../../../src/app/kernel/generated/answers';
import { fakeContext } from './fake-context';
import { heldBackQueries } from './held-back-queries';
import { judgedQueries } from './judged-queries';

const hitsOf = async (query: string): Promise<readonly SearchHit[]> => {
  const answer = await callAny(searchRules, { query, edition: 'MESBG_2018' }, fakeContext());
  return answer.ok ? (answer.value as { readonly items: readonly SearchHit[] }).items : [];
};

/** The share of queries whose right answer is first, and among the first three. */
const judge = async (queries: typeof judgedQueries) => {
  const places = await Promise.all(
    queries.map(async ([query, ...ids]) => (await hitsOf(query)).findIndex(({ id }) => ids.includes(id))),
  );
  const share = (most: number): number =>
    places.filter((place) => place >= 0 && place < most).length / queries.length;
  return { first: share(1), firstThree: share(3) };
};

describe('the judged queries', () => {
  it('are 150 or more, half as many held back', () => {
    expect(judgedQueries.length).toBeGreaterThanOrEqual(150);
    expect(heldBackQueries.length).toBeGreaterThanOrEqual(75);
  });

  it('are answered first in 95 of 100 cases, among the first three in 99', async () => {
    const { first, firstThree } = await judge(judgedQueries);
    expect(first).toBeGreaterThanOrEqual(0.95);
    expect(firstThree).toBeGreaterThanOrEqual(0.99);
  });

  it('held back: 95 of 100 first, 99 among the first three', async () => {
    const { first, firstThree } = await judge(heldBackQueries);
    expect(first).toBeGreaterThanOrEqual(0.95);
    expect(firstThree).toBeGreaterThanOrEqual(0.99);
  });

  it('know only entries that there are, or calculations', () => {
    const ids = new Set([...searchEntries.map(({ id }) => id), 'toWound', 'chance']);
    const planned = new Set([
      'mayCharge',
      'mayMove',
      'maySupport',
      'isTrapped',
      'fallOdds',
      'throwThenFightOdds',
    ]);
    const unknown = [...judgedQueries, ...heldBackQueries].flatMap(([, ...named]) =>
      named.filter((id) => !ids.has(id) && !planned.has(id)),
    );
    expect(unknown).toEqual([]);
  });
});

describe('queries that are questions with numbers', () => {
  it.each([
    // 003, TO WOUND CHART: Strength 4 against Defence 6 is 5+; 3 against 8 is 6/4.
    ['S4 vs D6', 'toWound', '33.3 %: wounds on 5+ (Strength 4, Defence 6)', '1/3'],
    ['D8 str 3', 'toWound', '8.3 %: wounds on 6/4 (Defence 8, Strength 3)', '1/12'],
    ['S1 D9', 'toWound', 'Cannot wound (Strength 1, Defence 9)', 'cannot'],
    // One die each: higher in 15 of 36, level in 6, which the higher Fight wins.
    ['F5 v F4', 'duelOdds', '58.3 %: the first side wins the Duel (Fight 5 against Fight 4)', '7/12'],
    ['6/4', 'toWound', '8.3 %: 6/4 to wound, a 6, then 4+', '1/12'],
    // 2D6 + 4 reaches 10 on 6 or more: 26 of 36.
    ['courage 4', 'courageOdds', '72.2 %: the Courage test is passed (Courage 4)', '13/18'],
    ['2 dice 5+', 'chance', '55.6 %: at least one of 2 dice shows 5+', '5/9'],
    ['3+ then 5+', 'chance', '22.2 %: 3+ then 5+', '2/9'],
    // Master of Battle (5+) of 2024: the free action comes on a 5 or 6 of one die.
    ['5+', 'chance', '33.3 %: 5+', '1/3'],
  ])('%s', async (query, id, name, text) => {
    const [first] = await hitsOf(query);
    expect(first).toMatchObject({ kind: 'CALCULATION', id, name });
    expect(first?.summary).toContain(text);
  });

  it.each(['S4', 'S4 D11', 'S0 D5', 'F5', 'shield', '7+'])('%s is none', async (query) => {
    const [first] = await hitsOf(query);
    expect(first?.name ?? '').not.toMatch(/%/);
  });
});
