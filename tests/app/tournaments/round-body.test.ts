import fc from 'fast-check';
import { packRound, unpackRound } from '../../../src/app/tournaments/store/round-body';
import { logOf } from '../../../src/app/kernel/store/items';
import { roundKind } from '../../../src/app/tournaments/store/read-tournament';
import type { Item } from '../../../src/app/kernel/store/store';
import type { ChangeLog } from '../../../src/shared/change-log';
import type { RoundFacts, StoredTable } from '../../../src/domain/tournaments/event/facts';
import { ask, freshKey, must } from './organiser';
import { type Scene, does, newScene } from './scene';
import type { Round } from '../../../src/app/kernel/generated/answers';

const tableOf = fc
  .tuple(
    fc.nat(9),
    fc.nat(9),
    fc.constantFrom('RANKED', 'DRAWN', 'MOVED_BY_ORGANISER'),
    fc.constantFrom('', 'drawn by lot', 'RANKED 1', 'ranked 1 v 2', 'ranked 3 v 4'),
  )
  .map((table) => table as StoredTable);
const changeOf = fc
  .tuple(fc.option(fc.array(tableOf, { maxLength: 8 }), { nil: undefined }), fc.string())
  .map(([tables, note]) => ({
    op: 'redrawRound',
    by: 'ORGANISER:00000000',
    at: 1,
    set: { note, ...(tables && { tables }), basis: '1' } as Partial<RoundFacts>,
    key: 'k',
    input: 'i',
  }));

/** One change alone: what the packed log must begin with after each further one. */
const textOf = (log: ChangeLog<RoundFacts>): string => JSON.stringify(packRound(log));

describe('the kept history of a round', () => {
  it('is the same once unpacked, field for field in their order, and only grows', () => {
    fc.assert(
      fc.property(fc.array(changeOf, { minLength: 1, maxLength: 8 }), (log) => {
        const kept = textOf(log);
        expect(JSON.stringify(unpackRound(JSON.parse(kept) as ReturnType<typeof packRound>))).toBe(
          JSON.stringify(log),
        );
        if (log.length > 1) expect(kept.startsWith(textOf(log.slice(0, -1)).slice(0, -1))).toBe(true);
      }),
    );
  });

  it('moves two tables for a swap', () => {
    const change = { op: 'drawRound', by: 'b', at: 1, key: 'k', input: 'i' };
    const table = (first: number, second: number, text = 'drawn by lot'): StoredTable => [
      first,
      second,
      text === 'drawn by lot' ? 'DRAWN' : 'MOVED_BY_ORGANISER',
      text,
    ];
    const drawn = [table(1, 2), table(3, 4), table(5, 6)];
    const swapped = [table(1, 3, 'brothers'), table(2, 4, 'brothers'), table(5, 6)];
    const packed = packRound([
      { ...change, set: { tables: drawn } },
      { ...change, set: { tables: swapped } },
    ]);
    expect(packed.map(({ set }) => set.tables)).toEqual([
      drawn,
      { moved: [[0, 1, 3, 1], [1, 2, 4, 1]], reasons: [['MOVED_BY_ORGANISER', 'brothers']] },
    ]); // prettier-ignore
  });

  it('of the first shape, whole tables with each change, is read as it was', () => {
    const item: Item = {
      address: { item: 'ROUND', tournament: 't', round: 1 },
      version: 3,
      schema: 1,
      body: '[{"op":"drawRound","by":"ORGANISER:aaaaaaaa","at":1700000000000,"set":{"tables":[[4,1,"DRAWN","drawn by lot"],[3,2,"DRAWN","drawn by lot"]],"unpaired":null,"roundsWithoutRematch":1,"seed":"s","basis":"1.4","note":null,"started":false},"key":"k1","input":"i1"},{"op":"swapEntrants","by":"ORGANISER:aaaaaaaa","at":1700000000001,"set":{"tables":[[4,2,"MOVED_BY_ORGANISER","moved by the organiser: sisters"],[3,1,"MOVED_BY_ORGANISER","moved by the organiser: sisters"]],"unpaired":null,"roundsWithoutRematch":1,"seed":"s","basis":"1.4.1","note":null},"key":"k2","input":"i2"},{"op":"startRound","by":"ORGANISER:aaaaaaaa","at":1700000000002,"set":{"started":true,"startedAtMs":1700000000002,"minutes":null},"key":"k3","input":"i3"}]',
    };
    expect(JSON.stringify(logOf(roundKind, item))).toBe(item.body);
  });
});

/** A tournament of so many entrants, its round 1 drawn. */
const drawnFor = async (entrants: number): Promise<Scene> => {
  const scene = await newScene();
  for (let number = 1; number <= entrants; number += 1)
    await scene.store.write({
      address: { item: 'ENTRANT', tournament: scene.id, number },
      version: 1,
      schema: 1,
      body: JSON.stringify([
        {
          op: 'registerEntrant',
          by: 'ORGANISER:aaaaaaaa',
          at: 1_700_000_000_000,
          set: { name: `Player ${number}`, members: [], club: null, withdrawn: false, reason: null },
          key: `key ${number}`,
          input: 'input',
        },
      ]),
    });
  await does(scene, 'drawRound');
  return scene;
};

const roundItem = ({ store }: Scene): Item =>
  store.items().find(({ address }) => address.item === 'ROUND') as Item;

describe('a round of a thousand tables', () => {
  it('has room for many swaps and redraws, and says clearly when it is full', async () => {
    const scene = await drawnFor(2000);
    const at = { tournament: scene.id, round: 1 };
    const swap = (reason: string) =>
      ask<Round>({ store: scene.store }, 'swapEntrants', {
        input: { ...at, first: 'e1', second: 'e2', reason },
        token: scene.token,
        idempotencyKey: freshKey(),
      });
    for (let count = 1; count <= 10; count += 1)
      await must({ store: scene.store }, 'redrawRound', {
        input: { ...at, reason: `once more ${count}` },
        token: scene.token,
      });
    const before = Buffer.byteLength(roundItem(scene).body);
    expect(await swap('brothers')).toMatchObject({ ok: true });
    const swapBytes = Buffer.byteLength(roundItem(scene).body) - before;
    // Beside ten redraws there is room for a hundred swaps.
    expect(swapBytes * 100 + before).toBeLessThan(400_000);

    // A round that is nearly full, as nobody will fill it by hand.
    const full = roundItem(scene);
    const log = logOf(roundKind, full);
    const filler = { ...log[0]!, op: 'extendRound', key: 'filler', set: { note: 'n'.repeat(200_000) } };
    await scene.store.write({
      ...full,
      version: full.version + 1,
      body: JSON.stringify(packRound([...log, filler])),
    });
    const refusal = await swap('sisters');
    expect(refusal).toEqual({
      ok: false,
      error: {
        code: 'CONFLICT',
        reason: 'HISTORY_FULL',
        detail: 'It has been changed so often that its history is full.',
      },
    });
    expect(roundItem(scene).version).toBe(full.version + 1);
  });
});
