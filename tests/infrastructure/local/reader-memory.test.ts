import {
  createReaderMemory,
  sharedReaderMemory,
  shareReaderMemory,
} from '../../../src/infrastructure/local/reader-memory';

const small = (found: string) => ({ found, characters: 100 });

/** A memory whose readings are counted. */
const counted = () => {
  const memory = createReaderMemory();
  const read: string[] = [];
  const look = (tournament: string, part: string, given = small(`${tournament} ${part}`)) =>
    memory.remembered(tournament, part, async () => {
      read.push(`${tournament} ${part}`);
      return given;
    });
  return { memory, read, look };
};

describe('what a local server remembers of projections', () => {
  it('is read once, until anything of the tournament is put', async () => {
    const { memory, read, look } = counted();
    const seen = await Promise.all([
      look('a', 'HEAD'),
      look('a', 'HEAD'),
      look('a', 'EVENT'),
      look('b', 'HEAD'),
    ]);
    expect(seen.map(({ found }) => found)).toEqual(['a HEAD', 'a HEAD', 'a EVENT', 'b HEAD']);
    expect(read).toEqual(['a HEAD', 'a EVENT', 'b HEAD']);
    memory.forget('a');
    for (const [tournament, part] of [
      ['a', 'HEAD'],
      ['a', 'HEAD'],
      ['b', 'HEAD'],
    ] as const)
      await look(tournament, part);
    expect(read.slice(3)).toEqual(['a HEAD']);
  });

  it('is not what was being read when something was put', async () => {
    const { memory, look } = counted();
    let end = (_: ReturnType<typeof small>): void => undefined;
    const early = memory.remembered(
      'a',
      'HEAD',
      () => new Promise<ReturnType<typeof small>>((given) => (end = given)),
    );
    memory.forget('a');
    const late = look('a', 'HEAD', small('new'));
    end(small('old'));
    expect([(await early).found, (await late).found, (await look('a', 'HEAD')).found]).toEqual([
      'old',
      'new',
      'new',
    ]);
  });

  it('is that of ten large events, the one asked for last forgotten last', async () => {
    const { memory, read, look } = counted();
    const large = (tournament: string) =>
      look(tournament, 'EVENT', { found: tournament, characters: 400_000 });
    for (let number = 1; number <= 10; number += 1) await large(`t${number}`);
    await large('t1');
    await large('t11');
    read.length = 0;
    for (const tournament of ['t1', 't3', 't2']) await large(tournament);
    expect(read).toEqual(['t2 EVENT']);
    for (const tournament of ['t1', 't3', 't2', 't11']) memory.forget(tournament);
    read.length = 0;
    for (const tournament of ['t5', 't6', 't12', 't13', 't14', 't5']) await large(tournament);
    expect(read).toEqual(['t12 EVENT', 't13 EVENT', 't14 EVENT']);
  });

  it('is nothing that is too large, no failed reading, and nothing of more than 100 tournaments', async () => {
    const { memory, read, look } = counted();
    for (const characters of [4_000_000, 4_000_001]) {
      const part = String(characters);
      await look('a', part, { found: part, characters });
      await look('a', part, { found: part, characters });
      memory.forget('a');
    }
    expect(read).toEqual(['a 4000000', 'a 4000001', 'a 4000001']);
    await expect(memory.remembered('a', 'HEAD', () => Promise.reject(new Error('no store')))).rejects.toThrow(
      'no store',
    );
    expect((await look('a', 'HEAD')).found).toBe('a HEAD');

    for (let number = 1; number < 100; number += 1) await look(`t${number}`, 'HEAD');
    await look('a', 'HEAD');
    await look('another', 'HEAD');
    read.length = 0;
    for (const tournament of ['a', 't2', 't1']) await look(tournament, 'HEAD');
    expect(read).toEqual(['t1 HEAD']);
  });

  it('is shared by the functions of the process, where a local server does', () => {
    expect(sharedReaderMemory()).toBeUndefined();
    const memory = createReaderMemory();
    shareReaderMemory(memory);
    expect(sharedReaderMemory()).toBe(memory);
  });
});
