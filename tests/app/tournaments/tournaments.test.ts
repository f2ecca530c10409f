import fc from 'fast-check';
import { type MemoryStore, memoryStore } from '../../infrastructure/aws/memory-store';
import { staleIndexStore } from '../../infrastructure/aws/faulty-store';
import { refreshReaders } from '../../../src/app/tournaments/public-projection/refresh-projection';
import { must } from './organiser';
import type { CreatedTournament, TournamentList } from '../../../src/app/kernel/generated/answers';

const create = (store: MemoryStore, input: object): Promise<CreatedTournament> =>
  must<CreatedTournament>({ store }, 'createTournament', { input: { rounds: 3, ...input } });

const list = (store: MemoryStore, input: object, nowMs = () => 0) =>
  must<TournamentList>({ store, nowMs }, 'tournaments', { input: { ...input } });

/** Nothing but projections may be read beside the list. */
const projectionsOf =
  (store: MemoryStore): MemoryStore['get'] =>
  async (addresses) =>
    addresses.every(({ item }) => item === 'READERS')
      ? store.get(addresses)
      : Promise.reject(new Error('a head was read'));

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

  it('finds them by their place too', async () => {
    const store = memoryStore();
    await create(store, { name: 'Open', startsOn: '2026-11-02', venue: 'Kulturní dům', address: 'Brno' });
    await create(store, { name: 'Cup', startsOn: '2026-11-03' });
    for (const text of ['kulturni', 'BRNO'])
      expect(names(await list(store, { month: '2026-11', text }))).toEqual(['Open']);
  });

  it('shows what the index shows, which may lag behind, and reads no tournament', async () => {
    const store = staleIndexStore(1);
    const { tournament } = await create(store, { name: 'Hidden soon', startsOn: '2026-11-02' });
    const [head] = store.items();
    if (!head) throw new Error('nothing was written');
    const { listing: _listing, ...hidden } = head;
    await store.write({ ...hidden, version: 2 });
    const noHeads: MemoryStore = { ...store, get: projectionsOf(store) };
    expect(await list(noHeads, { month: '2026-11' })).toMatchObject({
      items: [{ id: tournament.id, name: 'Hidden soon' }],
    });
    await store.write({ ...head, address: { item: 'HEAD', tournament: 'other' }, version: 1 });
    expect(names(await list(noHeads, { month: '2026-11' }))).toEqual([]);
  });

  it('shows of a tournament what a read of it shows', async () => {
    const store = memoryStore();
    const { tournament } = await create(store, {
      name: 'Cup',
      startsOn: '2026-11-02',
      cap: 32,
      tiebreakers: [{ id: 'Painting', better: 'HIGHER' }],
      scenarios: ['Domination'],
    });
    const unknown = { state: null, entrantCount: null, lastRound: null };
    expect((await list(store, { month: '2026-11', pack: true })).items).toEqual([
      { ...tournament, ...unknown },
    ]);
    expect((await list(store, { month: '2026-11' })).items).toEqual([
      { ...tournament, ...unknown, pack: null },
    ]);
  });

  it('says how far each has come, by its projection, and in a third of the bytes', async () => {
    const store = memoryStore();
    const nowMs = () => 0;
    const { tournament, organiserToken: token } = await create(store, {
      name: 'Cup',
      startsOn: '2026-11-02',
      endsOn: '2026-11-03',
      venue: 'Town hall',
      unpaired: 'BYE',
    });
    const { id } = tournament;
    for (const name of ['Ann', 'Bert', 'Cleo'])
      await must({ store }, 'registerEntrant', { input: { tournament: id, name }, token });
    await must({ store }, 'drawRound', { input: { tournament: id }, token });
    await must({ store }, 'withdrawEntrant', { input: { tournament: id, entrant: 'e3' }, token });
    await refreshReaders(store, id, nowMs);
    const [item] = (await list(store, { month: '2026-11' })).items;
    expect(item).toMatchObject({
      state: 'ROUND_DRAWN',
      entrantCount: 2,
      lastRound: 1,
      startsOn: '2026-11-02',
      endsOn: '2026-11-03',
      venue: 'Town hall',
      pack: null,
    });
    expect(JSON.stringify(item).length).toBeLessThan(900);
    expect(
      JSON.stringify((await list(store, { month: '2026-11', pack: true })).items[0]).length,
    ).toBeGreaterThan(1_700);
  });

  it('keeps nothing of a tournament in its row that a read of it does not show', async () => {
    const store = memoryStore();
    await create(store, { name: 'Cup', startsOn: '2026-11-02' });
    const card = store.items()[0]?.listing?.card ?? '';
    expect(Object.keys(JSON.parse(card) as object).sort()).toEqual(
      // prettier-ignore
      ['cap', 'clubMatesApart', 'edition', 'firstTable', 'format', 'houseRulings', 'liveScores', 'name', 'phase', 'pointsLimit', 'roundMinutes', 'rounds', 'scenarios', 'seedCommitment', 'startsOn', 'tableOrder', 'tiebreakers', 'tiesByLot', 'unpaired', 'version', 'visibility'],
    );
    expect(Buffer.byteLength(card)).toBeLessThan(1_000);
  });

  it('reads the heads of tournaments that an earlier release wrote', async () => {
    const store = memoryStore();
    await create(store, { name: 'Old', startsOn: '2026-11-02' });
    await create(store, { name: 'New', startsOn: '2026-11-03' });
    const old = store.items().find(({ body }) => body.includes('"Old"'));
    const { name = '', order = '' } = old?.listing ?? {};
    await store.rewrite({ ...old!, listing: { name, order } });
    expect(names(await list(store, { month: '2026-11' }))).toEqual(['Old', 'New']);
  });

  it('cannot be taken away by heads of any size', async () => {
    const store = memoryStore();
    for (let number = 0; number < 25; number += 1)
      await create(store, { name: 'Huge', startsOn: '2026-11-02' });
    for (const head of store.items())
      await store.rewrite({ ...head, body: `${head.body}${' '.repeat(390_000)}` });
    let bytes = 0;
    const counting: MemoryStore = {
      ...store,
      get: projectionsOf(store),
      listed: async (...given) => {
        const page = await store.listed(...given);
        bytes += JSON.stringify(page).length;
        return page;
      },
    };
    expect((await list(counting, { month: '2026-11' })).items).toHaveLength(25);
    expect(bytes).toBeLessThan(25_000);
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
