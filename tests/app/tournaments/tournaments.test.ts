import fc from 'fast-check';
import type { CreatedTournament } from '../../../src/app/tournaments/create-tournament';
import type { TournamentList } from '../../../src/app/tournaments/tournaments';
import type { MemoryStore } from '../../storage/memory-store';
import { memoryStore } from '../../storage/memory-store';
import { staleIndexStore } from '../../storage/faulty-store';
import { must } from './organiser';

const create = (store: MemoryStore, input: object): Promise<CreatedTournament> =>
  must<CreatedTournament>({ store }, 'createTournament', { input: { rounds: 3, ...input } });

const list = (store: MemoryStore, input: object, nowMs = () => 0) =>
  must<TournamentList>({ store, nowMs }, 'tournaments', { input: { ...input } });

const names = ({ items }: TournamentList): readonly string[] => items.map(({ name }) => name);

describe('the list of tournaments', () => {
  it('has the public ones of a month, by day', async () => {
    const store = memoryStore();
    await create(store, { name: 'Late', startsOn: '2026-11-28' });
    await create(store, { name: 'Early', startsOn: '2026-11-02' });
    await create(store, { name: 'Closed', startsOn: '2026-11-10', visibility: 'PRIVATE' });
    await create(store, { name: 'Next', startsOn: '2026-12-02' });
    expect(names(await list(store, { month: '2026-11' }))).toEqual(['Early', 'Late']);
    // The current month where none is named.
    expect(names(await list(store, {}, () => Date.UTC(2026, 11, 31)))).toEqual(['Next']);
    expect(await list(store, { month: '2020-01' })).toEqual({ items: [], nextCursor: null });
  });

  it.each([
    ['cup', ['Éowyn’s Cup', 'THE LAST CUP']],
    ['eowyn', ['Éowyn’s Cup']],
    ['  ÉÓWYN ', ['Éowyn’s Cup']],
    ['nobody', []],
  ])('has those whose name has %j', async (text, found) => {
    const store = memoryStore();
    for (const [name, day] of [
      ['Éowyn’s Cup', '01'],
      ['Open', '02'],
      ['THE LAST CUP', '03'],
    ])
      // prettier-ignore
      await create(store, { name, startsOn: `2026-11-${day}` });
    expect(names(await list(store, { month: '2026-11', text }))).toEqual(found);
  });

  it('passes over what the index shows and the tournament no longer says', async () => {
    const store = staleIndexStore(1);
    const { tournament } = await create(store, { name: 'Hidden', startsOn: '2026-11-02' });
    const [head] = store.items();
    if (!head) throw new Error('nothing was written');
    const { listing: _listing, ...hidden } = head;
    await store.write({ ...hidden, version: 2 });
    expect(await store.listed('2026-11', 5)).toMatchObject({
      value: { addresses: [{ tournament: tournament.id }] },
    });
    expect(names(await list(store, { month: '2026-11' }))).toEqual([]);
  });

  it('comes in pages without repeats or gaps, while others are created', async () => {
    const day = fc.integer({ min: 1, max: 28 }).map((number) => String(number).padStart(2, '0'));
    const event = fc.record({ day, name: fc.constantFrom('Cup', 'Open') });
    await fc.assert(
      fc.asyncProperty(
        fc.array(event, { maxLength: 60 }),
        fc.array(event, { maxLength: 5 }),
        fc.integer({ min: 1, max: 25 }),
        fc.constantFrom(undefined, 'cup'),
        async (before, meanwhile, limit, text) => {
          const store = memoryStore();
          const expected = new Map<string, string>();
          for (const { day: on, name } of before) {
            const { tournament } = await create(store, { name, startsOn: `2026-11-${on}` });
            if (text === undefined || name === 'Cup') expected.set(tournament.id, on);
          }
          const seen: string[] = [];
          const days: string[] = [];
          let cursor: string | null = null;
          let pages = 0;
          do {
            const page: TournamentList = await list(store, { month: '2026-11', limit, text, cursor });
            expect(page.items.length).toBeLessThanOrEqual(limit);
            seen.push(...page.items.map(({ id }) => id));
            days.push(...page.items.map(({ startsOn }) => startsOn ?? ''));
            const arrival = meanwhile[pages];
            if (arrival) await create(store, { name: arrival.name, startsOn: `2026-11-${arrival.day}` });
            pages += 1;
            ({ nextCursor: cursor } = page);
          } while (cursor !== null);
          expect(new Set(seen).size).toBe(seen.length);
          expect(seen).toEqual(expect.arrayContaining([...expected.keys()]));
          expect(days).toEqual(days.toSorted());
        },
      ),
      { numRuns: 40 },
    );
  });
});
