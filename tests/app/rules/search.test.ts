import { searchEntries } from '../../../src/app/search/search-entries';
import { searchKinds } from '../../../src/app/search/search-kinds';
import { createSearch } from '../../../src/app/search/search-index';
import { operationRoutes } from '../../../src/interfaces/rest/routes';
import { misspellings } from './misspellings';

const search = createSearch(searchEntries);
const found = (query: string): readonly string[] => search(query).map(({ id }) => id);

describe('search', () => {
  it('finds what was meant at the first place for at least 95 of 100 misspellings', () => {
    const missed = misspellings.filter(([query, id]) => found(query)[0] !== id).map(([query]) => query);
    expect(misspellings.length).toBeGreaterThanOrEqual(60);
    expect(missed.length / misspellings.length).toBeLessThanOrEqual(0.05);
  });

  it('knows that each misspelling means something there is', () => {
    const ids = new Set(searchEntries.map(({ id }) => id));
    expect(misspellings.filter(([, id]) => !ids.has(id))).toEqual([]);
  });

  it('finds every entry by its own name at the first place', () => {
    const missed = searchEntries.filter(({ name }) => search(name)[0]?.name !== name);
    expect(missed.map(({ name }) => name)).toEqual([]);
  });

  it('finds every entry by each alias among the first three', () => {
    const missed = searchEntries.flatMap(({ id, aliases }) =>
      aliases.filter((alias) => !found(alias).slice(0, 3).includes(id)).map((alias) => `${alias}: ${id}`),
    );
    expect(missed).toEqual([]);
  });

  it.each([
    ['immob', 'immobilise-transfix'],
    ['harb', 'harbinger-of-evil'],
    ['maelst', 'maelstrom-of-battle'],
    ['scorek', 'scorekeeper'],
    ['shieldw', 'shieldwall'],
  ])('finds by the beginning: %s', (beginning, id) => {
    expect(found(beginning)[0]).toBe(id);
  });

  it.each([
    ['with me', 'heroic-move'],
    ['Loose!', 'heroic-shoot'],
    ['AT THE DOUBLE', 'heroic-march'],
    ['zone of control', 'control-zones'],
    ['scenario 5', 'cornered'],
    ['mightCap', 'ruling-8'],
    ['javelin', 'throwing-spear'],
  ])('finds by another name: %s', (alias, id) => {
    expect(found(alias)[0]).toBe(id);
  });

  it('finds by the text where no name fits', () => {
    expect(found('demolition gunpowder')).toContain('heavy-objects');
    expect(found('generous spirit')[0]).toBe('conduct');
  });

  it('finds nothing for nothing', () => {
    expect(found('?!')).toEqual([]);
    expect(found('   ')).toEqual([]);
  });

  it('keeps to the entries accepted', () => {
    const hits = search('swim', ({ kind }) => kind === 'CHART');
    expect(hits[0]?.id).toBe('swim');
    expect(hits.every(({ kind }) => kind === 'CHART')).toBe(true);
  });

  it('leads only to addresses that there are', () => {
    const paths = new Set(operationRoutes.map(({ path }) => path as string));
    const templates = searchEntries.map(({ kind, id, path }) =>
      kind === 'CALCULATION'
        ? path
        : path.replace(`/${id}`, (step) => (step === '/to-wound' ? step : '/{id}')),
    );
    expect(templates.filter((path) => !paths.has(path))).toEqual([]);
  });

  it('names calculations by their operation', () => {
    const operations = new Map<string, string>(
      operationRoutes.map(({ operation, path }) => [operation, path]),
    );
    const wrong = searchEntries.filter(
      ({ kind, id, path }) => kind === 'CALCULATION' && operations.get(id) !== path,
    );
    expect(wrong).toEqual([]);
  });

  it('covers every kind', () => {
    expect(new Set(searchEntries.map(({ kind }) => kind))).toEqual(new Set(Object.keys(searchKinds)));
  });
});
