import { publishMonths } from '../../../../src/app/tournaments/bulk-data/publish-months';
import { playedEvent } from '../../../../src/app/leagues/win-rates/played-event';
import { publishStatistics } from '../../../../src/app/leagues/win-rates/publish-statistics';
import type { WinRates } from '../../../../src/app/kernel/generated/answers';
import { gunzipSync } from 'node:zlib';
import { ask, must } from '../../tournaments/organiser';
import { memoryFiles } from '../../tournaments/bulk-data/memory-files';
import { type Hooked, hooked } from '../../tournaments/webhooks/hooked';

const armyOf = (list: string) => ({
  pointsLimit: 600,
  forces: [{ list, warbands: [] }],
});

const ROUNDS = 5;

/** 4 players, those with even numbers with Barad-dûr; whoever sits first wins 7-3. Their lists are public from the second day on. */
const scene = async () => {
  const on = await hooked(undefined, {
    startsOn: '2026-11-21',
    rounds: ROUNDS,
    pointsLimit: 600,
    armyDesk: { publishAt: '2026-11-22T09:00:00Z' },
  });
  const names = ['Ann', 'Brunhilde', 'Cleo', 'Dirk'];
  for (const name of names) await on.does('registerEntrant', { name });
  for (const [index] of names.entries())
    await on.does('submitArmy', {
      entrant: `e${index + 1}`,
      army: armyOf(index % 2 === 0 ? 'the-return-of-the-king' : 'barad-dur'),
    });
  for (let round = 1; round <= ROUNDS; round += 1) {
    const pairings = [
      ['e1', 'e2'],
      ['e3', 'e4'],
    ];
    await on.does('drawRound');
    await on.does('setRoundTables', {
      round,
      tables: pairings,
      reason: 'as planned',
    });
    await on.does('startRound', { round });
    for (const table of [1, 2])
      await on.does('reportResult', { round, table, kind: 'PLAYED', victoryPoints: [7, 3] });
  }
  return { on, files: memoryFiles() };
};

const publish = async ({
  on,
  files,
}: {
  readonly on: Hooked;
  readonly files: ReturnType<typeof memoryFiles>;
}) => {
  const parts = { store: on.store, files, nowMs: on.nowMs };
  await publishMonths(parts);
  return publishStatistics(parts);
};

const winRates = ({ on: { store, nowMs } }: { readonly on: Hooked }, input: Record<string, unknown>) =>
  must<WinRates>({ store, nowMs }, 'winRates', { input });

it('counts the games of public lists from the day on that they are public, and each book but once', async () => {
  const here = await scene();
  expect(await winRates(here, { by: 'LIST' })).toMatchObject({ items: [], games: 0, madeAt: null });
  expect(await publish(here)).toEqual({ games: 0, failed: 0 });
  here.on.pass(24 * 60 * 60);
  expect(await publish(here)).toEqual({ games: 10, failed: 0 });
  expect(await publish(here)).toEqual({ games: null, failed: 0 });
  const found = await winRates(here, { by: 'LIST' });
  expect(found).toMatchObject({
    games: 10,
    mirrorGames: 0,
    groupsTooSmall: 0,
    madeAt: '2026-11-22T09:00:00.000Z',
  });
  expect(
    found.items.map(({ key, games, wins, meanDifference }) => [key, games, wins, meanDifference]),
  ).toEqual([
    ['the-return-of-the-king', 10, 10, 4],
    ['barad-dur', 10, 0, -4],
  ]);
  expect(found.csv.split('\r\n')[2]).toMatch(/^barad-dur,[^,]+,10,0,0,10,0,0,0\.2775,[\d.]+,-4$/);
});

it('puts the lists of each entrant into the file of the month, and how each game ended', async () => {
  const here = await scene();
  here.on.pass(24 * 60 * 60);
  await publish(here);
  const [name = ''] = here.files.names().filter((one) => one.startsWith('data/'));
  const file = await here.files.read(name);
  const { data } = JSON.parse(gunzipSync(file.ok ? (file.value?.bytes ?? '') : '').toString());
  expect(data[0].armyLists[1]).toEqual({
    entrant: 'e2',
    lists: [{ id: 'barad-dur', name: 'Barad-dûr' }],
    points: 0,
    units: [],
  });
  expect(data[0].results[0].tables[0].result.firstSide).toBe('WON');
});

it.each([
  [{ by: 'MONTH' }, 'list'],
  [{ by: 'LIST', against: 'barad-dur' }, 'list'],
  [{ by: 'LIST', from: '2026' }, 'from'],
  [{ by: 'LIST', edition: '1999' }, 'edition'],
  [{ by: 'PLAYER' }, 'by'],
])('refuses %j by naming %s', async (input, path) => {
  const here = await hooked();
  const answer = await ask({ store: here.store }, 'winRates', { input });
  expect(answer).toMatchObject({ ok: false, error: { code: 'INVALID_INPUT', faults: [{ path }] } });
});

it('knows the events of a league, and no unknown league', async () => {
  const here = await hooked();
  const answer = await ask({ store: here.store }, 'winRates', { input: { by: 'LIST', league: 'nothing' } });
  expect(answer).toMatchObject({ ok: false, error: { code: 'NOT_FOUND' } });
});

it('takes nobody who was erased for another one who was', () => {
  const game = (entrants: readonly string[]) => ({
    table: 1,
    entrants,
    result: { kind: 'PLAYED', victoryPoints: [7, 3], games: null, firstSide: 'WON' },
  });
  const event = {
    id: 'a',
    format: 'SINGLES',
    edition: '2024',
    pointsLimit: null,
    entrants: ['Erased', 'Erased', 'Éowyn', 'Bert'].map((name, index) => ({ id: `e${index + 1}`, name })),
    results: [{ scenario: null, tables: [game(['e1', 'e2']), game(['e3', 'e4'])] }],
  } as unknown as Parameters<typeof playedEvent>[0];
  expect(playedEvent(event, '2026-11').games.map(({ players }) => players)).toEqual([
    ['a e1', 'a e2'],
    ['eowyn', 'bert'],
  ]);
});
