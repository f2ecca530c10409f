import { fakeContext } from '../rules/fake-context';
import { armySearchEntries } from '../../../src/app/search/army-search-entries';
import { searchRules } from '../../../src/app/search/search-rules';
import { searchEntries } from '../../../src/app/search/search-entries';
import { armySearchKinds } from '../../../src/app/search/search-kinds';
import { createSearch } from '../../../src/app/search/search-index';
import { call } from '../../../src/app/kernel/use-case';
import { misspellings } from '../rules/misspellings';

const entries = armySearchEntries();
const search = createSearch([...searchEntries, ...entries]);

const hits = async (query: string, kinds?: readonly string[]) => {
  const answer = await call(searchRules, { query, kinds, edition: 'MESBG_2018' }, fakeContext());
  if (!answer.ok) throw new Error(answer.error.code);
  return answer.value.items;
};

describe('what a search finds of the catalogue', () => {
  it('is every army list, Legion and profile by its own name', () => {
    const missed = entries.filter(({ name }) => search(name)[0]?.name !== name);
    expect(missed.map(({ name }) => name)).toEqual([]);
    expect(new Set(entries.map(({ kind }) => kind))).toEqual(new Set(Object.keys(armySearchKinds)));
  });

  it.each([
    ['Minas Trith', 'ARMY_LIST', 'minas-tirith', '/v1/army-lists/minas-tirith'],
    [
      'return of the king',
      'LEGENDARY_LEGION',
      'the-return-of-the-king',
      '/v1/legions/the-return-of-the-king',
    ],
    ['king of the dead', 'PROFILE', 'the-king-of-the-dead', '/v1/army-lists/the-dead-of-dunharrow'],
    ['serpent gaurd', 'PROFILE', 'serpent-guard', '/v1/army-lists/the-serpent-horde'],
  ])('%s: %s', async (query, kind, id, path) => {
    expect((await hits(query))[0]).toMatchObject({ kind, id, path });
  });

  it('tells what a profile is', async () => {
    const [first] = await hits('warrior of minas tirith', ['PROFILE']);
    expect(first).toEqual({
      edition: '2018',
      difference: null,
      kind: 'PROFILE',
      id: 'warrior-of-minas-tirith',
      name: 'Warrior of Minas Tirith',
      summary: 'Warrior of Minas Tirith, 7 points. Man, Gondor, Infantry.',
      path: '/v1/army-lists/minas-tirith',
      source: {
        kind: 'CATALOGUE',
        document: 'CATALOGUE',
        heading: 'Minas Tirith',
        page: null,
        ruling: null,
        switch: null,
      },
    });
  });

  it('does not hide the rules', () => {
    const missed = misspellings.filter(([query, id]) => search(query)[0]?.id !== id);
    expect(missed.length / misspellings.length).toBeLessThanOrEqual(0.05);
    const hidden = searchEntries.filter(({ name }) => search(name)[0]?.name !== name);
    expect(hidden.map(({ name }) => name)).toEqual([]);
  });
});
