import { armySearchEntries } from '../../../src/app/rules/search/army-search-entries';
import { searchAnswers } from '../../../src/app/rules/search/search-answers';
import { searchEntries } from '../../../src/app/rules/search/search-entries';
import { createSearch } from '../../../src/app/rules/search/search-index';
import { heldBackQueries } from './held-back-queries';
import { judgedQueries } from './judged-queries';

const search = createSearch([...searchEntries, ...armySearchEntries()]);

const found = (query: string): readonly string[] => {
  const answer = searchAnswers(query, 'MESBG_2018')[0];
  return [...(answer ? [answer] : []), ...search(query)].map(({ id }) => id);
};

/** The share of queries whose right answer is first, and among the first three. */
const judge = (queries: typeof judgedQueries) => {
  const places = queries.map(([query, ...ids]) => found(query).findIndex((id) => ids.includes(id)));
  const share = (most: number): number =>
    places.filter((place) => place >= 0 && place < most).length / queries.length;
  return { first: share(1), firstThree: share(3) };
};

describe('the judged queries', () => {
  it('are 150 or more, half as many held back', () => {
    expect(judgedQueries.length).toBeGreaterThanOrEqual(150);
    expect(heldBackQueries.length).toBeGreaterThanOrEqual(75);
  });

  it('are answered first in 95 of 100 cases, among the first three in 99', () => {
    const { first, firstThree } = judge(judgedQueries);
    expect(first).toBeGreaterThanOrEqual(0.95);
    expect(firstThree).toBeGreaterThanOrEqual(0.99);
  });

  it('held back: 95 of 100 first, 99 among the first three', () => {
    const { first, firstThree } = judge(heldBackQueries);
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

describe('queries that are calculations', () => {
  it.each([
    // 003, TO WOUND CHART: Strength 4 against Defence 6 is 5+; 3 against 8 is 6/4.
    ['S4 D6', 'toWound', 'Strength 4 against Defence 6: 5+ to wound', '1/3'],
    ['S4 vs D6', 'toWound', 'Strength 4 against Defence 6: 5+ to wound', '1/3'],
    ['D8 str 3', 'toWound', 'Strength 3 against Defence 8: 6+ then 4+ to wound', '1/12'],
    ['S1 D9', 'toWound', 'Strength 1 against Defence 9: cannot wound', 'cannot'],
    // One die each: higher in 15 of 36, level in 6, which the higher Fight wins.
    ['F5 v F4', 'duelOdds', 'Fight 5, 1 Attack against Fight 4, 1 Attack: wins 58.3 %', '7/12'],
    ['6/4', 'toWound', '6/4 to wound: a 6, then 4+', '1/12'],
    // 2D6 + 4 reaches 10 on 6 or more: 26 of 36.
    ['courage 4', 'courageOdds', 'Courage 4: passes 72.2 %', '13/18'],
    ['2 dice 5+', 'chance', 'At least one of 2 dice shows 5+: 55.6 %', '5/9'],
    ['3+ then 5+', 'chance', '3+ then 5+: 22.2 %', '2/9'],
  ])('%s', (query, id, name, text) => {
    expect(searchAnswers(query, 'MESBG_2018')[0]).toMatchObject({ kind: 'CALCULATION', id, name });
    expect(searchAnswers(query, 'MESBG_2018')[0]?.summary).toContain(text);
  });

  it.each(['S4', 'S4 D11', 'S0 D5', 'F5', 'shield', '7+', 'S4 D6 F5', ''])('%s is none', (query) => {
    expect(searchAnswers(query, 'MESBG_2018')[0]).toBeUndefined();
  });
});
