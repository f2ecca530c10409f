import { refreshReaders } from '../../../src/app/tournaments/public-projection/refresh-projection';
import type { Item } from '../../../src/app/kernel/store/store';
import { rowOf } from '../../../src/infrastructure/aws/rows';
import { memoryStore } from '../../infrastructure/aws/memory-store';
import { type Input, type OperationName, must } from './organiser';
import type { CreatedTournament, Round } from '../../../src/app/kernel/generated/answers';

/** What a look costs in DynamoDB's read units: of items that are got 4 KB each, of a query 4 KB of its sum; names and values count. */
const UNIT = 4096;

const bytesOf = (item: Item): number =>
  Object.entries(rowOf(item)).reduce(
    (sum, [name, value]) =>
      sum + Buffer.byteLength(name) + (typeof value === 'number' ? 2 : Buffer.byteLength(String(value))),
    0,
  );

/** Reads of a store in units, and what they found. */
const counted = (store: ReturnType<typeof memoryStore>) => {
  let units = 0;
  return {
    units: () => units,
    store: {
      ...store,
      get: async (addresses: Parameters<typeof store.get>[0]) => {
        const found = await store.get(addresses);
        if (found.ok) for (const item of found.value) units += item ? Math.ceil(bytesOf(item) / UNIT) : 1;
        return found;
      },
      readTournament: async (tournament: string) => {
        const found = await store.readTournament(tournament);
        if (found.ok) units += Math.ceil(found.value.reduce((sum, item) => sum + bytesOf(item), 0) / UNIT);
        return found;
      },
    },
  };
};

/** Entrants and results beyond the first are copies of its item: through the operations each would read all before it. */
const played = async (entrants: number, rounds: number) => {
  const nowMs = () => 1_700_000_000_000;
  const store = memoryStore(nowMs);
  const created = await must<CreatedTournament>({ store }, 'createTournament', {
    input: { name: 'Counted', rounds: rounds + 1 },
  });
  const [tournament, token] = [created.tournament.id, created.organiserToken];
  const does = <Output>(operation: OperationName, input: Input) =>
    must<Output>({ store }, operation, { input: { tournament, ...input }, token });
  const copy = async (from: Item['address'], to: Item['address'], change: (body: string) => string) => {
    const found = await store.get([from]);
    const item = found.ok ? found.value[0] : null;
    if (item) await store.write({ ...item, address: to, body: change(item.body) });
  };
  const first = { item: 'ENTRANT', tournament, number: 1 } as const;
  await does('registerEntrant', { name: 'Entrant number 1', club: 'Club 1' });
  for (let number = 2; number <= entrants; number += 1)
    await copy(first, { ...first, number }, (body) =>
      body.replace('number 1"', `number ${number}"`).replace('Club 1', `Club ${number % 40}`),
    );
  for (let round = 1; round <= rounds; round += 1) {
    const { tables } = await does<Round>('drawRound', {});
    await does('startRound', { round });
    const at = { item: 'RESULT', tournament, round, table: 1 } as const;
    await does('reportResult', { round, table: 1, kind: 'PLAYED', victoryPoints: [7, 3] });
    for (let table = 2; table <= tables.length; table += 1)
      await copy(at, { ...at, table }, (body) =>
        body.replace('[7,3]', `[${(table * 7 + round * 3) % 13},${(table * 5 + round) % 13}]`),
      );
  }
  return { store, tournament, nowMs };
};

const looks: readonly (readonly [string, OperationName, (rounds: number) => Input])[] = [
  ['the event', 'tournament', () => ({})],
  ['standings', 'standings', () => ({})],
  ['the last round', 'round', (round) => ({ round })],
  ['the cursor', 'liveCursor', () => ({})],
];

describe('read units of a look', () => {
  it.each([
    [128, 6, { standings: 4, 'the cursor': 1 }],
    [1000, 8, { standings: 25, 'the cursor': 1 }],
  ] as const)('of %d x %d are few', async (entrants, rounds, most) => {
    const { store, tournament, nowMs } = await played(entrants, rounds);
    const units = async (): Promise<Readonly<Record<string, number>>> => {
      const all: Record<string, number> = {};
      for (const [name, operation, more] of looks) {
        const counting = counted(store);
        await must({ store: counting.store }, operation, { input: { tournament, ...more(rounds) } });
        all[name] = counting.units();
      }
      return all;
    };
    const before = await units();
    expect(await refreshReaders(store, tournament, nowMs)).toEqual({ ok: true, value: 'MADE' });
    const after = await units();
    if (process.env['MUSTER_SHOW_UNITS']) console.log(entrants, rounds, before, after);
    for (const [name, limit] of Object.entries(most))
      expect([name, after[name]! <= limit]).toEqual([name, true]);
    for (const name of Object.keys(after)) expect(after[name]).toBeLessThan(before[name]!);
  });
});
