import { randomUUID } from 'node:crypto';
import type { Address, Item, Store } from '../../../src/app/kernel/store/store';

/**
 * What every store must do, whatever it runs on: `createStore` gives one that may hold other tournaments already. The index
 * may lag, so its cases ask again for a while.
 */
export const storeContract = (name: string, createStore: () => Promise<Store>): void => {
  const value = async <T>(
    answer: Promise<{ ok: true; value: T } | { ok: false; error: unknown }>,
  ): Promise<T> => {
    const settled = await answer;
    if (!settled.ok) throw new Error(JSON.stringify(settled.error));
    return settled.value;
  };
  const newId = () => randomUUID().replaceAll('-', '').slice(0, 20);
  const item = (address: Address, version: number, body = `body ${version}`): Item => ({
    address,
    version,
    schema: 1,
    body,
  });

  describe(`the store contract on ${name}`, () => {
    let store: Store;
    beforeAll(async () => {
      store = await createStore();
    });

    it('gives back what was written, null for what was not, in the order asked', async () => {
      const tournament = newId();
      const head = item({ item: 'HEAD', tournament }, 1, '{"ü":"\u{1F9D9}"}');
      const entrant = item({ item: 'ENTRANT', tournament, number: 12 }, 1);
      expect(await value(store.write(head))).toBe('WRITTEN');
      expect(await value(store.write(entrant))).toBe('WRITTEN');
      const missing: Address = { item: 'RESULT', tournament, round: 1, table: 1 };
      expect(await value(store.get([entrant.address, missing, head.address]))).toEqual([entrant, null, head]);
    });

    it('gives an item that is asked for twice back twice', async () => {
      const head = item({ item: 'HEAD', tournament: newId() }, 1);
      await store.write(head);
      expect(await value(store.get([head.address, head.address]))).toEqual([head, head]);
    });

    it('puts a first version only where nothing is', async () => {
      const address: Address = { item: 'HEAD', tournament: newId() };
      expect(await value(store.write(item(address, 1, 'first')))).toBe('WRITTEN');
      expect(await value(store.write(item(address, 1, 'second')))).toBe('CONFLICT');
      expect(await value(store.get([address]))).toEqual([item(address, 1, 'first')]);
    });

    it('replaces a version only by the next one', async () => {
      const address: Address = { item: 'ROUND', tournament: newId(), round: 1 };
      expect(await value(store.write(item(address, 2)))).toBe('CONFLICT');
      await value(store.write(item(address, 1)));
      expect(await value(store.write(item(address, 3)))).toBe('CONFLICT');
      expect(await value(store.write(item(address, 2)))).toBe('WRITTEN');
      expect(await value(store.write(item(address, 2, 'again')))).toBe('CONFLICT');
      expect(await value(store.get([address]))).toEqual([item(address, 2)]);
    });

    it('puts an imported item of any version only where nothing is', async () => {
      const address: Address = { item: 'ARMY', tournament: newId(), number: 7 };
      const imported = { ...item(address, 5), isImported: true as const };
      expect(await value(store.write(imported))).toBe('WRITTEN');
      expect(await value(store.write(imported))).toBe('CONFLICT');
      expect(await value(store.write({ ...imported, version: 6 }))).toBe('CONFLICT');
      expect(await value(store.get([address]))).toEqual([item(address, 5)]);
      expect(await value(store.write(item(address, 6)))).toBe('WRITTEN');
    });

    it('lets exactly one of many rivals write', async () => {
      const address: Address = { item: 'ENTRANT', tournament: newId(), number: 1 };
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, rival) => value(store.write(item(address, 1, `rival ${rival}`)))),
      );
      expect(answers.filter((answer) => answer === 'WRITTEN')).toHaveLength(1);
      const [kept] = await value(store.get([address]));
      expect(kept?.body).toBe(`rival ${answers.indexOf('WRITTEN')}`);
    });

    it('reads one tournament in order, and no other', async () => {
      const [tournament, other] = [newId(), newId()];
      const addresses: readonly Address[] = [
        { item: 'ROUND', tournament, round: 2 },
        { item: 'RESULT', tournament, round: 1, table: 10 },
        { item: 'HEAD', tournament },
        { item: 'RESULT', tournament, round: 1, table: 9 },
        { item: 'ENTRANT', tournament, number: 100 },
        { item: 'ROUND', tournament, round: 1 },
        { item: 'ENTRANT', tournament, number: 2 },
        { item: 'HEAD', tournament: other },
      ];
      for (const address of addresses) await value(store.write(item(address, 1)));
      const items = await value(store.readTournament(tournament));
      expect(items.map(({ address }) => address)).toEqual([
        { item: 'ENTRANT', tournament, number: 2 },
        { item: 'ENTRANT', tournament, number: 100 },
        { item: 'HEAD', tournament },
        { item: 'ROUND', tournament, round: 1 },
        { item: 'RESULT', tournament, round: 1, table: 9 },
        { item: 'RESULT', tournament, round: 1, table: 10 },
        { item: 'ROUND', tournament, round: 2 },
      ]);
    });

    it('reads what a league’s table is made of, and nothing else', async () => {
      const [league, other] = [newId(), newId()];
      const addresses: readonly Address[] = [
        { item: 'DERIVED_GAMES', league, tournament: 'a' },
        { item: 'PLAYER', league, player: 'p' },
        { item: 'DERIVED_TABLE', league, tournament: 'a' },
        { item: 'LEAGUE', league },
        { item: 'ACCEPTED', league, tournament: 'b' },
        { item: 'ACCEPTED', league, tournament: 'a' },
        { item: 'LEAGUE', league: other },
      ];
      for (const address of addresses) await value(store.write(item(address, 1)));
      expect((await value(store.readLeague(league))).map(({ address }) => address)).toEqual([
        { item: 'ACCEPTED', league, tournament: 'a' },
        { item: 'ACCEPTED', league, tournament: 'b' },
        { item: 'LEAGUE', league },
        { item: 'DERIVED_TABLE', league, tournament: 'a' },
      ]);
      expect(await value(store.get(addresses))).toEqual(addresses.map((address) => item(address, 1)));
    });

    it('lists players by id, page by page, while others join', async () => {
      const league = newId();
      const join = (player: string) => value(store.write(item({ item: 'PLAYER', league, player }, 1)));
      for (const player of ['bb', 'b', 'd', 'Z', 'a']) await join(player);
      const players: string[] = [];
      let after: string | undefined;
      do {
        const page = await value(store.leaguePlayers(league, 2, after));
        for (const { address } of page.items) if (address.item === 'PLAYER') players.push(address.player);
        if (after === undefined) await join('A');
        after = page.next ?? undefined;
      } while (after !== undefined);
      expect(players).toEqual(['Z', 'a', 'b', 'bb', 'd']);
    });

    it('reads a tournament of several megabytes whole', async () => {
      const tournament = newId();
      const body = 'x'.repeat(300_000);
      for (let number = 1; number <= 9; number += 1)
        await value(store.write(item({ item: 'ENTRANT', tournament, number }, 1, body)));
      const items = await value(store.readTournament(tournament));
      expect(items.map(({ address }) => address.item === 'ENTRANT' && address.number)).toEqual([
        1, 2, 3, 4, 5, 6, 7, 8, 9,
      ]);
      expect(items.every((one) => one.body === body)).toBe(true);
    });

    it('takes a body of the largest size', async () => {
      const large = item({ item: 'ROUND', tournament: newId(), round: 1 }, 1, 'x'.repeat(400_000));
      expect(await value(store.write(large))).toBe('WRITTEN');
      expect(await value(store.get([large.address]))).toEqual([large]);
    });

    it('does not give back what has expired', async () => {
      const tournament = newId();
      const expired = { ...item({ item: 'HEAD', tournament }, 1), expiresAtMs: 1_000 };
      const lasting = {
        ...item({ item: 'ENTRANT', tournament, number: 1 }, 1),
        expiresAtMs: Date.UTC(2100, 0, 1),
      };
      await value(store.write(expired));
      await value(store.write(lasting));
      expect(await value(store.get([expired.address, lasting.address]))).toEqual([null, lasting]);
      expect(await value(store.readTournament(tournament))).toEqual([lasting]);
    });

    it('keeps rolls and secret choices for themselves, and does not give back the expired', async () => {
      const id = newId();
      const roll = { ...item({ item: 'ROLL', roll: id }, 1), expiresAtMs: Date.UTC(2100, 0, 1) };
      const expired = { ...item({ item: 'ROLL', roll: newId() }, 1), expiresAtMs: 1_000 };
      const choice = item({ item: 'SEALED_CHOICE', sealedChoice: id }, 1);
      for (const one of [roll, expired, choice]) expect(await value(store.write(one))).toBe('WRITTEN');
      const addresses = [choice.address, roll.address, expired.address];
      expect(await value(store.get(addresses))).toEqual([choice, roll, null]);
      expect(await value(store.write(item(roll.address, 1)))).toBe('CONFLICT');
    });

    it('lists the rolls of a day, page by page, without repeats or gaps', async () => {
      const day = `${Math.floor(Math.random() * 8_000) + 1_000}-11-21`;
      const rolls = ['09:00:00.000', '09:00:00.001', '23:59:59.999'].map((time) => {
        const id = newId();
        return {
          ...item({ item: 'ROLL', roll: id }, 1),
          listing: { name: `ROLLS#${day}`, order: `${day}T${time}Z#${id}` },
        };
      });
      for (const roll of rolls) await value(store.write(roll));
      const listed = async (): Promise<readonly Address[]> => {
        const addresses: Address[] = [];
        let next: string | null = null;
        do {
          const page: { addresses: readonly Address[]; next: string | null } = await value(
            store.listed(`ROLLS#${day}`, 1, next ?? undefined),
          );
          addresses.push(...page.addresses);
          ({ next } = page);
        } while (next !== null);
        return addresses;
      };
      let found = await listed();
      for (let tries = 0; tries < 50 && found.length < rolls.length; tries += 1) {
        await new Promise((resolve) => setTimeout(resolve, 100));
        found = await listed();
      }
      expect(found).toEqual(rolls.map(({ address }) => address));
      const [first] = rolls;
      expect((await value(store.get(found.slice(0, 1))))[0]).toEqual(first);
    });

    it('rewrites the version that is there, and no other', async () => {
      const address: Address = { item: 'HEAD', tournament: newId() };
      const marked = { ...item(address, 1), isForOutbox: true as const };
      expect(await value(store.rewrite(item(address, 1)))).toBe('CONFLICT');
      await value(store.write(marked));
      expect(await value(store.get([address]))).toEqual([marked]);
      expect(await value(store.rewrite(item(address, 1, 'told')))).toBe('WRITTEN');
      expect(await value(store.get([address]))).toEqual([item(address, 1, 'told')]);
      await value(store.write(item(address, 2)));
      expect(await value(store.rewrite(item(address, 1)))).toBe('CONFLICT');
      expect(await value(store.get([address]))).toEqual([item(address, 2)]);
    });

    /** Asks an index again for a while, until it shows this or no longer changes its mind. */
    const settled = async <T>(ask: () => Promise<T>, isThere: (found: T) => boolean): Promise<T> => {
      let found = await ask();
      for (let tries = 0; tries < 50 && !isThere(found); tries += 1) {
        await new Promise((resolve) => setTimeout(resolve, 100));
        found = await ask();
      }
      return found;
    };

    it('lists what has something to tell, page by page, until it is rewritten', async () => {
      const tournament = newId();
      const addresses: readonly Address[] = [
        { item: 'ENTRANT', tournament, number: 1 },
        { item: 'HEAD', tournament },
        { item: 'RESULT', tournament, round: 1, table: 1 },
        { item: 'ROUND', tournament, round: 1 },
      ];
      for (const address of addresses)
        await value(store.write({ ...item(address, 1), isForOutbox: true as const }));
      await value(store.write(item({ item: 'ENTRANT', tournament, number: 2 }, 1)));
      const own = async (): Promise<readonly string[]> => {
        const found: Address[] = [];
        let next: string | null = null;
        do {
          const page: { addresses: readonly Address[]; next: string | null } = await value(
            store.outbox(2, next ?? undefined),
          );
          found.push(...page.addresses);
          ({ next } = page);
        } while (next !== null);
        return found
          .filter((address) => 'tournament' in address && address.tournament === tournament)
          .map((address) => JSON.stringify(address))
          .sort();
      };
      const texts = (some: readonly Address[]) => some.map((address) => JSON.stringify(address)).sort();
      expect(await settled(own, (found) => found.length === 4)).toEqual(texts(addresses));
      const [first] = addresses;
      if (first) await value(store.rewrite(item(first, 1)));
      expect(await settled(own, (found) => found.length === 3)).toEqual(texts(addresses.slice(1)));
      for (const address of addresses.slice(1)) await value(store.rewrite(item(address, 1)));
      expect(await settled(own, (found) => found.length === 0)).toEqual([]);
    });

    it('lists deliveries that are to be tried, the next one first, and those to a webhook, the newest first', async () => {
      const tournament = newId();
      const delivery = (webhook: string, atMs: number, due: string): Item => {
        const address: Address = { item: 'DELIVERY', tournament, webhook, atMs, id: `d${atMs}` };
        const order = [due, tournament, webhook, atMs, `d${atMs}`].join('#');
        return { ...item(address, 1), listing: { name: 'DELIVERIES', order } };
      };
      const deliveries = [
        delivery('w1', 1, '2026-11-21T10:00:00.002Z'),
        delivery('w1', 2, '2026-11-21T10:00:00.001Z'),
        delivery('w12', 3, '2026-11-21T10:00:00.003Z'),
        delivery('w1', 11, '2026-11-21T10:00:00.000Z'),
      ];
      for (const one of deliveries) await value(store.write(one));
      const due = async (): Promise<readonly number[]> => {
        const found: number[] = [];
        let next: string | null = null;
        do {
          const page: { addresses: readonly Address[]; next: string | null } = await value(
            store.listed('DELIVERIES', 1, next ?? undefined),
          );
          for (const address of page.addresses)
            if (address.item === 'DELIVERY' && address.tournament === tournament) found.push(address.atMs);
          ({ next } = page);
        } while (next !== null);
        return found;
      };
      expect(await settled(due, (found) => found.length === 4)).toEqual([11, 2, 1, 3]);
      const newest = await value(store.deliveries({ tournament, webhook: 'w1' }, 2));
      expect(newest.items).toEqual([deliveries[3], deliveries[1]]);
      const older = await value(store.deliveries({ tournament, webhook: 'w1' }, 2, newest.next ?? undefined));
      expect(older.items).toEqual([deliveries[0]]);
    });

    it('lists by month, page by page, without repeats or gaps', async () => {
      const month = `${Math.floor(Math.random() * 8_000) + 1_000}-0${Math.floor(Math.random() * 9) + 1}`;
      const heads = ['07', '03', '21', '14', '28'].map((day) => {
        const tournament = newId();
        return {
          ...item({ item: 'HEAD', tournament }, 1),
          listing: { name: month, order: `${month}-${day}#${tournament}` },
        };
      });
      for (const head of heads) await value(store.write(head));
      const listed = async (): Promise<readonly Address[]> => {
        const addresses: Address[] = [];
        let next: string | null = null;
        do {
          const page: { addresses: readonly Address[]; next: string | null } = await value(
            store.listed(month, 2, next ?? undefined),
          );
          addresses.push(...page.addresses);
          ({ next } = page);
        } while (next !== null);
        return addresses;
      };
      const expected = heads
        .toSorted((a, b) => (a.listing.order < b.listing.order ? -1 : 1))
        .map(({ address }) => address);
      let found = await listed();
      for (let tries = 0; tries < 50 && found.length < heads.length; tries += 1) {
        await new Promise((resolve) => setTimeout(resolve, 100));
        found = await listed();
      }
      expect(found).toEqual(expected);
    });
  });
};
