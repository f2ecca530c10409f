import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { type OperationRoute, operationRoutes } from '../../../src/interfaces/rest/routes';
import { faultyStore } from '../../infrastructure/aws/faulty-store';
import { importTournament } from '../../../src/app/tournaments/history/import-tournament';
import type { Store } from '../../../src/app/kernel/store/store';
import { callAny, checkInput, isReplay } from '../../../src/app/kernel/use-case';
import { createWorkBudget } from '../../../src/app/kernel/work-budget';
import { tournamentDocument } from '../../../src/app/tournaments/history/tournament-document';
import { memoryStore } from '../../infrastructure/aws/memory-store';
import { ask, contextFor, freshKey, must } from './organiser';
import { type Scene, army, does, grant, newScene, sceneAfter, steps } from './scene';
import type { CreatedTournament, ExportedTournament } from '../../../src/app/kernel/generated/answers';

interface RawLog {
  readonly set: Record<string, unknown>;
}
/** A document as anybody might change it. */
interface Raw {
  format: string;
  head: readonly [RawLog];
  entrants: readonly [{ readonly log: readonly [RawLog] }];
  rounds: readonly [{ readonly log: readonly [RawLog, RawLog]; readonly results: unknown[] }] | readonly [];
}

/** A whole event with everything there is: checks, armies, scores, a dispute, a correction, a withdrawal, a Spare Player. */
const eventful = async (): Promise<Scene> => {
  const scene = await newScene({ unpaired: 'SPARE', cap: 8 });
  await steps.registered(scene);
  await does(scene, 'registerEntrant', { name: 'E', club: 'Rohan' });
  await grant(scene, 'PLAYER', 'e1');
  await does(scene, 'submitArmy', { entrant: 'e2', army });
  await does(scene, 'recordCheck', { entrant: 'e2', check: 'PAINTING', passed: true });
  await does(scene, 'openCheckIn');
  for (const entrant of ['e1', 'e2', 'e3', 'e4', 'e5']) await does(scene, 'checkInEntrant', { entrant });
  const { tables } = await does<{ tables: { entrants: string[] }[] }>(scene, 'drawRound');
  await does(scene, 'swapEntrants', {
    round: 1,
    first: tables[0]?.entrants[0],
    second: tables[1]?.entrants[0],
    reason: 'brothers',
  });
  await does(scene, 'startRound', { round: 1 });
  for (const table of [1, 2, 3])
    await does(scene, 'reportResult', { round: 1, table, kind: 'PLAYED', victoryPoints: [5, table] });
  await does(scene, 'disputeResult', { round: 1, table: 1, reason: 'no' }, { ifMatch: '1' });
  await does(scene, 'ruleResult', { round: 1, table: 1, kind: 'BOTH_LOST', reason: 'yes' }, { ifMatch: '2' });
  await does(scene, 'withdrawEntrant', { entrant: 'e5', reason: 'tired' });
  await does(scene, 'adjustEntrant', { entrant: 'e1', victoryPoints: -2, reason: 'slow' });
  await does(scene, 'setScore', { entrant: 'e2', tiebreaker: 'Painting', value: 9 });
  await does(scene, 'finishTournament');
  return scene;
};

const exported = async (scene: Scene): Promise<string> =>
  (await does<ExportedTournament>(scene, 'exportTournament')).document;

const sceneOf = (created: CreatedTournament, store: Scene['store']): Scene => ({
  store,
  id: created.tournament.id,
  token: created.organiserToken,
  recoveryCode: created.recoveryCode,
});

/** A document after an import: nobody can show who did it elsewhere. */
const imported = (document: string): string => document.replaceAll(/"by":"[^"]*"/g, '"by":"IMPORTED"');

it('is exactly the same after a round trip to another place, and the tokens stay behind', async () => {
  const scene = await eventful();
  const document = await exported(scene);
  expect(document).not.toMatch(/grants|recoveryHash|tokenHash/);
  // The names of release 0.1.0, whose documents are read too.
  expect(document).toContain('"told":{"status":"ACTIVE"}');
  expect(document).not.toMatch(/"(receipt|isForOutbox|untold)"/);
  const store = memoryStore();
  const there = sceneOf(
    await must<CreatedTournament>({ store }, 'importTournament', { input: { document } }),
    store,
  );
  expect(there.id).not.toBe(scene.id);
  expect(await exported(there)).toBe(imported(document));
  const standings = async (of: Scene) => (await does(of, 'standings'))['standings'];
  expect(await standings(there)).toEqual(await standings(scene));
  expect((await does(there, 'entrantArmy', { entrant: 'e2' }))['army']).toMatchObject({
    ...army,
    forces: [{ list: 'the-return-of-the-king', warbands: [] }],
  });
  const answer = await ask({ store }, 'publishArmyLists', {
    input: { tournament: there.id },
    token: scene.token,
    idempotencyKey: freshKey(),
  });
  expect(answer).toMatchObject({ ok: false, error: { code: 'FORBIDDEN' } });
});

it('is there whole or not at all, however often it is interrupted', async () => {
  const document = await exported(await eventful());
  const memory = memoryStore();
  const key = freshKey();
  const begin = (failAt: number) => {
    let writes = 0;
    const store = faultyStore(memory, {
      nextFault: (of) => (of === 'write' && (writes += 1) > failAt ? 'THROTTLED' : undefined),
      pause: () => Promise.resolve(),
      later: () => undefined,
    });
    return ask<CreatedTournament>({ store }, 'importTournament', {
      input: { document },
      idempotencyKey: key,
    });
  };
  for (const failAt of [0, 3, 7, 10]) {
    expect(await begin(failAt)).toMatchObject({ ok: false, error: { code: 'UNAVAILABLE' } });
    expect(memory.items().some(({ address }) => address.item === 'HEAD')).toBe(false);
  }
  const first = await begin(1000);
  if (!first.ok) throw new Error('refused');
  const again = await begin(1000);
  expect(again).toEqual(first);
  expect([isReplay(first), isReplay(again)]).toEqual([false, true]);
  expect(await exported(sceneOf(first.value, memory))).toBe(imported(document));
});

it('is written together where the store can do that, and its head last', async () => {
  const document = await exported(await eventful());
  const memory = memoryStore();
  const together: number[] = [];
  const writes: string[] = [];
  const store: Store = {
    ...memory,
    writeNew: async (items) => {
      together.push(items.length);
      for (const item of items) await memory.write(item);
      return { ok: true, value: 'WRITTEN' };
    },
    write: async (item) => {
      writes.push(item.address.item);
      return memory.write(item);
    },
  };
  const input = { document };
  const created = await ask<CreatedTournament>({ store }, 'importTournament', {
    input,
    idempotencyKey: freshKey(),
  });
  if (!created.ok) throw new Error('refused');
  expect(writes.filter((item) => item !== 'RATE')).toEqual(['HEAD']);
  expect(together.length).toBeGreaterThan(0);
  expect(await exported(sceneOf(created.value, memory))).toBe(imported(document));
});

it('costs by its size', () => {
  const priceOf = (length: number) => importTournament.price?.({ document: ' '.repeat(length) });
  expect(priceOf(1_500_000)).toBe(80);
  expect(priceOf(4_000_000)).toBe(205);
});

it.each([
  [1_500, true],
  [5_000, false],
])('costs by its things: with %i results it is imported: %s', async (results, isImported) => {
  const document = JSON.parse(await exported(await eventful())) as Raw;
  const { entrants, rounds } = document;
  const [round] = rounds;
  const tables = Array.from({ length: 2_000 }, (_, table) => [2 * table + 1, 2 * table + 2, 'RANKED', '']);
  const log = [{ op: 'x', by: '', at: 0, set: { outcome: { kind: 'BOTH_LOST' } }, key: '', input: '' }];
  const large = {
    ...document,
    entrants: Array.from({ length: 4_000 }, () => ({ log: entrants[0].log.slice(0, 1), army: null })),
    rounds: Array.from({ length: Math.ceil(results / 2_000) }, (_, at) => ({
      log: [{ ...round?.log[0], set: { ...round?.log[0].set, tables, unpaired: null, started: true } }],
      results: Array.from({ length: Math.min(2_000, results - 2_000 * at) }, (_, table) => ({
        table: table + 1,
        log,
      })),
    })),
    closing: null,
  };
  const context = contextFor({ store: memoryStore() }, { idempotencyKey: freshKey() });
  const input = { document: JSON.stringify(large) };
  const answer = await callAny(importTournament, input, { ...context, work: createWorkBudget() });
  expect(answer).toMatchObject(
    isImported
      ? { ok: true }
      : {
          ok: false,
          error: {
            code: 'INVALID_INPUT',
            faults: [
              {
                path: 'document',
                code: 'TOO_LARGE',
                message:
                  'has 9003 entrants, armies, rounds and results: one of its length may have 5726, and there is no import in parts',
              },
            ],
          },
        },
  );
});

it('is read until it has a hundred faults, and no further', async () => {
  const document = JSON.parse(await exported(await eventful())) as Raw;
  let read = 0;
  const change = {
    get op() {
      read += 1;
      return 1;
    },
  };
  const log = Array.from({ length: 2_000 }, () => change);
  const entrants = Array.from({ length: 4_000 }, () => ({ log, army: null }));
  expect(checkInput(tournamentDocument, { ...document, entrants }).ok).toBe(false);
  expect(read).toBeLessThan(200);
});

describe('a document from outside', () => {
  const faultsOf = async (change: (document: Raw) => unknown) => {
    const document = JSON.parse(await exported(await eventful())) as Raw;
    change(document);
    const answer = await ask({ store: memoryStore() }, 'importTournament', {
      input: { document: JSON.stringify(document) },
      idempotencyKey: freshKey(),
    });
    if (answer.ok || answer.error.code !== 'INVALID_INPUT') throw new Error('imported');
    return answer.error.faults.map(({ path, message }) => `${path} ${message}`).join('; ');
  };

  it.each<[string, (document: Raw) => unknown, RegExp]>([
    [
      'a token',
      (d) => (d.head[0].set['grants'] = [{ role: 'ORGANISER', hash: 'x' }]),
      /grants is not a field/,
    ],
    [
      'a table of nobody',
      (d) => (d.rounds[0]!.log[1].set['tables'] = [[1, 99, 'DRAWN', '']]),
      /no entrant|fits no table/,
    ],
    ['a table twice', (d) => d.rounds[0]!.results.push(d.rounds[0]!.results[0]), /fits no table/],
    ['a head without a name', (d) => delete d.head[0].set['name'], /the head lacks name/],
    ['a number for a name', (d) => (d.entrants[0].log[0].set['name'] = 7), /name must be a text/],
    ['something else', (d) => (d.format = 'x'), /document.format/],
    [
      'NUL in a name',
      (d) => (d.entrants[0].log[0].set['name'] = 'A\u0000'),
      /entrants\[0\]\.log\[0\]\.set\.name/,
    ],
    [
      'half of a character',
      (d) => (d.entrants[0].log[0].set['name'] = 'A\ud800'),
      /lone surrogate|half of a character/,
    ],
    ['a name of nothing to see', (d) => (d.head[0].set['name'] = '\u200b'), /visible/],
    ['a name too long', (d) => (d.head[0].set['name'] = 'x'.repeat(121)), /at most 120/],
    ['a name with spaces around it', (d) => (d.head[0].set['name'] = ' x'), /begin or end with a space/],
    ['a day that is none', (d) => (d.head[0].set['startsOn'] = '2026-02-31'), /day of the calendar/],
    ['a scenario too long', (d) => (d.head[0].set['scenarios'] = ['x'.repeat(81)]), /at most 80/],
    ['points beyond any event', (d) => (d.head[0].set['pointsLimit'] = 1e9), /pointsLimit/],
    [
      'a moment beyond dates',
      (d) => ((d.head[0] as unknown as { at: number }).at = 8_640_000_000_000_000),
      /head\[0\]\.at/,
    ],
    [
      'words for an operation',
      (d) => ((d.head[0] as unknown as { op: string }).op = 'does <b>'),
      /name of an operation/,
    ],
    [
      '9,900 changes of its head',
      (d) => ((d as unknown as { head: unknown[] }).head = Array(9_900).fill({ ...d.head[0], set: {} })),
      /at most 2000/,
    ],
    ['a closing before the last result', (d) => d.rounds[0]!.results.pop(), /last round is not over/],
    ['no round, but finished', (d) => (d.rounds = []), /finished without a round/],
  ])('with %s is refused', async (_what, change, fault) => {
    expect(await faultsOf(change)).toMatch(fault);
  });
});

type Operation = Parameters<typeof ask>[1];

/** What stays behind, where only its own place knows it; and the export itself, which is compared as it is. */
const notTaken = ['roleHolders', 'webhooks', 'webhookDeliveries', 'exportTournament'];

const readsOfATournament = (operationRoutes as readonly OperationRoute[]).filter(
  ({ method, path, operation }) =>
    method === 'GET' && path.startsWith('/v1/tournaments/{tournament}') && !notTaken.includes(operation),
);

/** Every answer that a read of the tournament gives, without what only its own place knows. */
const everyRead = async (scene: Scene, lastRound: number): Promise<Readonly<Record<string, unknown>>> => {
  const reads: Record<string, unknown> = {};
  const read = async (operation: Operation, input: Record<string, unknown> = {}) => {
    const answer = await ask({ store: scene.store }, operation, {
      input: { tournament: scene.id, ...input },
      token: scene.token,
    });
    reads[`${operation} ${JSON.stringify(input)}`] = answer.ok ? answer.value : answer.error;
  };
  const rounds = Array.from({ length: lastRound + 1 }, (_, index) => index + 1);
  for (const { operation, path } of readsOfATournament) {
    // Before round 1 is drawn another seed is made, by which another round is previewed.
    if (operation === 'previewRound' && lastRound === 0) continue;
    const inputs: Record<string, unknown>[] = path.includes('{round}')
      ? rounds.flatMap((round) =>
          path.includes('{table}') ? [1, 2, 3].map((table) => ({ round, table })) : [{ round }],
        )
      : path.includes('{entrant}')
        ? ['e1', 'e2', 'e99'].map((entrant) => ({ entrant }))
        : [{}];
    for (const input of inputs) await read(operation as Operation, input);
  }
  for (const round of rounds) await read('standings', { afterRound: round });
  const text = JSON.stringify(reads).replaceAll(scene.id, 'ID');
  return JSON.parse(text, (key: string, value: unknown) => {
    if (key === 'by') return 'IMPORTED';
    // Before round 1 is drawn another seed is made.
    if (key === 'seedCommitment' && lastRound === 0) return 'OF ITS OWN';
    // The import is a change of the head, whose version comes first.
    if ((key === 'version' || key === 'cursor') && typeof value === 'string' && value.includes('.'))
      return value.replace(/^\d+/, '');
    // The import itself is one more change of the head.
    if (key === 'items' && Array.isArray(value))
      return value.filter((entry) => (entry as { operation?: string }).operation !== 'importTournament');
    return value;
  }) as Readonly<Record<string, unknown>>;
};

/** Versions of what shows the head are one higher, since the import is a change of it. */
const withoutHeadVersion = (reads: Readonly<Record<string, unknown>>): unknown =>
  Object.fromEntries(
    Object.entries(reads).map(([name, answer]) => [
      name,
      JSON.parse(
        JSON.stringify(answer, (key, value: unknown) =>
          key === 'settingsVersion' ||
          (name.startsWith('tournamentChanges') && key === 'version') ||
          ((name.startsWith('tournament {') || name.startsWith('standings')) &&
            (key === 'version' || key === 'cursor') &&
            value === (answer as Readonly<Record<string, unknown>>)[key])
            ? 'of the head'
            : value,
        ) ?? 'null',
      ) as unknown,
    ]),
  );

it('answers every read as the original does, whatever has happened in the event', async () => {
  const event = fc.record({
    entrants: fc.integer({ min: 2, max: 7 }),
    unpaired: fc.constantFrom('BYE', 'SPARE'),
    rounds: fc.integer({ min: 0, max: 3 }),
    points: fc.array(fc.integer({ min: 0, max: 12 }), { minLength: 40, maxLength: 40 }),
    withdraws: fc.boolean(),
    corrects: fc.boolean(),
    isOpen: fc.boolean(),
    army: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(event, async (of) => {
      const scene = await newScene({ unpaired: of.unpaired, rounds: Math.max(1, of.rounds) });
      for (let number = 1; number <= of.entrants; number += 1)
        await does(scene, 'registerEntrant', { name: `Entrant ${number}` });
      if (of.army) await does(scene, 'submitArmy', { entrant: 'e1', army });
      const point = of.points[Symbol.iterator]();
      const next = (): number => point.next().value ?? 0;
      for (let round = 1; round <= of.rounds; round += 1) {
        const drawn = await does<{ tables: unknown[]; unpaired: { kind: string } | null }>(
          scene,
          'drawRound',
        );
        await does(scene, 'startRound', { round });
        const games = drawn.tables.length + (drawn.unpaired?.kind === 'SPARE' ? 1 : 0);
        const reported = round === of.rounds && of.isOpen ? games - 1 : games;
        for (let table = 1; table <= reported; table += 1)
          await does(scene, 'reportResult', {
            round,
            table,
            kind: 'PLAYED',
            victoryPoints: [next(), next()],
          });
        if (round === 1 && of.withdraws && of.entrants > 3)
          await does(scene, 'withdrawEntrant', { entrant: 'e2', reason: 'ill' });
      }
      if (of.rounds > 1 && of.corrects)
        await does(
          scene,
          'reportResult',
          { round: 1, table: 1, kind: 'PLAYED', victoryPoints: [next(), next()], reason: 'misread' },
          { ifMatch: '1' },
        );
      const document = await exported(scene);
      const store = memoryStore();
      const there = sceneOf(
        await must<CreatedTournament>({ store }, 'importTournament', { input: { document } }),
        store,
      );
      expect(withoutHeadVersion(await everyRead(there, of.rounds))).toEqual(
        withoutHeadVersion(await everyRead(scene, of.rounds)),
      );
      expect(await exported(there)).toBe(imported(document));
    }),
    { numRuns: 40 },
  );
});

describe('a document', () => {
  it('that was cut off is said to be no JSON', async () => {
    const scene = await newScene();
    const { document } = await does<{ document: string }>(scene, 'exportTournament');
    const answer = await ask(scene, 'importTournament', {
      input: { document: document.slice(0, -10) },
      idempotencyKey: freshKey(),
    });
    expect(answer).toMatchObject({ error: { faults: [{ path: 'document', code: 'WRONG_FORMAT' }] } });
    expect(JSON.stringify(answer)).toContain('not JSON');
  });

  it('has no seed before round 1 is drawn: another is made where it is imported', async () => {
    const scene = await sceneAfter('registered');
    const { document } = await does<{ document: string }>(scene, 'exportTournament');
    expect(document).not.toContain('seed');
    const request = { input: { document }, idempotencyKey: freshKey() };
    const copy = await must<CreatedTournament>(scene, 'importTournament', request);
    expect(copy.tournament.seedCommitment).toMatch(/^[\w-]{43}$/);
    expect(await must(scene, 'importTournament', request)).toEqual(copy);
    const { seed } = await must<{ seed: string }>(scene, 'drawRound', {
      input: { tournament: copy.tournament.id },
      token: copy.organiserToken,
    });
    expect(createHash('sha256').update(seed).digest('base64url')).toBe(copy.tournament.seedCommitment);
  });
});

it('is refused before anything is written where its head is too large to be stored', async () => {
  const document = JSON.parse(await exported(await eventful())) as { head: object[] };
  const [first] = document.head;
  const renamed = { ...first, op: 'updateTournament', set: { name: 'N'.repeat(120) } };
  document.head.push(...Array.from({ length: 1_700 }, () => renamed));
  const store = memoryStore();
  const answer = await ask({ store }, 'importTournament', {
    input: { document: JSON.stringify(document) },
    idempotencyKey: freshKey(),
  });
  expect(answer).toMatchObject({ ok: false, error: { code: 'CONFLICT', reason: 'HISTORY_FULL' } });
  expect(store.items()).toEqual([]);
});
