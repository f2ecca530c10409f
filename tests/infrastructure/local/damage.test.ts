import { mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { itemOf } from '../../../src/app/kernel/store/items';
import { entrantKind } from '../../../src/app/tournaments/store/read-tournament';
import type { PlayerNumber } from '../../../src/domain/tournaments/event/numbers';
import type { Address, Item } from '../../../src/app/kernel/store/store';
import { createDynamoStore } from '../../../src/infrastructure/aws/dynamodb-store';
import { EMBEDDED_TABLE, startEmbeddedDynamoDb } from '../../../src/infrastructure/local/embedded-dynamodb';
import { engineClient } from '../../../src/infrastructure/local/engine-caller';
import { damagedThings, missingThings } from '../../../src/infrastructure/local/find-damage';
import { newScene, steps } from '../../app/tournaments/scene';

describe('a log of LevelDB with a hole', () => {
  let folder = '';
  beforeEach(async () => {
    folder = join(await mkdtemp(join(tmpdir(), 'muster-damage-')), 'dynamodb');
  });
  afterEach(() => rm(join(folder, '..'), { recursive: true, force: true }));

  const entrant = (number: number): Item =>
    itemOf(entrantKind, { item: 'ENTRANT', tournament: 'hall', number: number as PlayerNumber }, [
      { op: 'registerEntrant', by: 'x', at: 0, key: '', input: '', set: { name: 'x'.repeat(1_000) } },
    ]);

  /** Starts, writes 100 entrants, and stops; answers the path of LevelDB's log. */
  const filled = async (): Promise<string> => {
    const engine = await startEmbeddedDynamoDb(folder);
    const store = createDynamoStore({
      table: EMBEDDED_TABLE,
      nowMs: () => 0,
      client: engineClient(engine.call),
    });
    const head: Address = { item: 'HEAD', tournament: 'hall' };
    await store.write({ address: head, version: 1, schema: 2, body: '[{"set":{}}]' });
    for (let number = 1; number <= 100; number += 1) await store.write(entrant(number));
    await engine.stop();
    const log = (await readdir(folder)).find((file) => file.endsWith('.log')) ?? '';
    return join(folder, log);
  };

  const warningsOfStart = async (): Promise<readonly string[]> => {
    const warnings: string[] = [];
    const engine = await startEmbeddedDynamoDb(folder, (warning) => warnings.push(warning));
    await engine.stop();
    return warnings;
  };

  it('is reported at each start with what is missing', async () => {
    const log = await filled();
    const bytes = await readFile(log);
    bytes.fill(0, 70_000, 70_064);
    await writeFile(log, bytes);
    const [warning, ...others] = await warningsOfStart();
    expect(others).toEqual([]);
    expect(warning).toMatch(/^WARNING: the data in .* are damaged/);
    expect(warning).toMatch(/dropping \d+ bytes; Corruption/);
    expect(warning).toMatch(/tournament hall lacks entrant e\d+/);
    expect(warning).toContain('npm run check-data');
    expect((await warningsOfStart()).join()).toMatch(/tournament hall lacks entrant e\d+/);
  });

  it('is no damage when only its end is cut off, as a power cut leaves it', async () => {
    const log = await filled();
    const { length } = await readFile(log);
    await truncate(log, length - 300);
    expect(await warningsOfStart()).toEqual([]);
  });

  it('that is deleted is reported', async () => {
    await rm(await filled());
    expect((await warningsOfStart()).join()).toContain('its log is missing, with all that was written last');
  });

  it('is not reported where there is none', async () => {
    await filled();
    expect(await warningsOfStart()).toEqual([]);
  });
});

describe('what is missing in a table', () => {
  const hall = { tournament: 'hall' };
  const whole: readonly Address[] = [
    { item: 'HEAD', ...hall },
    { item: 'ENTRANT', ...hall, number: 1 },
    { item: 'ENTRANT', ...hall, number: 2 },
    { item: 'ARMY', ...hall, number: 2 },
    { item: 'ROUND', ...hall, round: 1 },
    { item: 'RESULT', ...hall, round: 1, table: 1 },
    { item: 'LEAGUE', league: 'north' },
    { item: 'PLAYER', league: 'north', player: 'p' },
    { item: 'ROLL', roll: 'r' },
  ];

  it('is nothing in a whole one', () => {
    expect(missingThings(whole)).toEqual([]);
  });

  it.each([
    [0, 'tournament hall lacks its head (lost, or its import was interrupted and never repeated)'],
    [1, 'tournament hall lacks entrant e1'],
    [2, 'tournament hall lacks entrant e2'],
    [4, 'tournament hall lacks round 1'],
    [6, 'league north lacks its head'],
  ])('is named when item %i is gone', (gone, line) => {
    expect(missingThings(whole.filter((_, index) => index !== gone))).toEqual([line]);
  });
});

describe('lost changes', () => {
  it('are found by what later draws wrote down, and broken bodies by their version', async () => {
    const scene = await newScene();
    await steps.registered(scene);
    await steps.drawn(scene);
    await steps.started(scene);
    await steps.reported(scene);
    await steps.secondRound(scene);
    const items = scene.store.items();
    expect(damagedThings(items)).toEqual([]);

    const withoutResult = items.filter(
      ({ address }) => !(address.item === 'RESULT' && address.round === 1 && address.table === 1),
    );
    expect(damagedThings(withoutResult)).toEqual([
      `tournament ${scene.id} lacks changes of round 1 and its results`,
    ]);
    const [first, ...rest] = items;
    const broken = { ...first!, body: '[' };
    expect(damagedThings([broken, ...rest])[0]).toBe(`${JSON.stringify(first!.address)} cannot be read`);
  });
});
