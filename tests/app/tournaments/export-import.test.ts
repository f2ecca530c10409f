import type { CreatedTournament } from '../../../src/app/tournaments/create-tournament';
import type { ExportedTournament } from '../../../src/app/tournaments/export-import';
import { faultyStore } from '../../storage/faulty-store';
import { memoryStore } from '../../storage/memory-store';
import { ask, freshKey, must } from './organiser';
import type { Scene } from './scene';
import { army, does, grant, newScene, steps } from './scene';

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

it('is exactly the same after a round trip to another place, and the tokens stay behind', async () => {
  const scene = await eventful();
  const document = await exported(scene);
  expect(document).not.toMatch(/grants|recoveryHash|tokenHash/);
  const store = memoryStore();
  const there = sceneOf(
    await must<CreatedTournament>({ store }, 'importTournament', { input: { document } }),
    store,
  );
  expect(there.id).not.toBe(scene.id);
  expect(await exported(there)).toBe(document);
  const standings = async (of: Scene) => (await does(of, 'standings'))['standings'];
  expect(await standings(there)).toEqual(await standings(scene));
  expect((await does(there, 'entrantArmy', { entrant: 'e2' }))['army']).toBe(army);
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
  expect(await exported(sceneOf(first.value, memory))).toBe(document);
  expect(await begin(1000)).toEqual(first);
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
    ['no round, but finished', (d) => (d.rounds = []), /finished without a round/],
  ])('with %s is refused', async (_what, change, fault) => {
    expect(await faultsOf(change)).toMatch(fault);
  });
});
