import { ask, freshKey } from './organiser';
import { type Scene, does, newScene, sceneAfter, steps } from './scene';
import type { Round } from '../../../src/app/kernel/generated/answers';

/** The clock of a round that is paused, resumed and given more time. Every scene starts at 22:13:20 and its rounds last 120 minutes. */

const START_MS = 1_700_000_000_000;
const MINUTE_MS = 60_000;

const after = async (
  scene: Scene,
  minutes: number,
  operation: 'pauseClock' | 'resumeClock' | 'extendRound' | 'startRound' | 'unstartRound',
  input: object = {},
): Promise<Round> => {
  const answer = await ask<Round>(
    { store: scene.store, nowMs: () => START_MS + minutes * MINUTE_MS },
    operation,
    {
      input: { tournament: scene.id, round: 1, ...input },
      token: scene.token,
      idempotencyKey: freshKey(),
    },
  );
  if (!answer.ok) throw new Error(JSON.stringify(answer.error));
  return answer.value;
};

const refusalOf = async (scene: Scene, operation: 'pauseClock' | 'resumeClock', input: object = {}) =>
  ask(scene, operation, {
    input: { tournament: scene.id, round: 1, ...input },
    token: scene.token,
    idempotencyKey: freshKey(),
  });

const started = () => sceneAfter('registered', 'drawn', 'started');

it('stands while it is paused, and the round ends later by as long', async () => {
  const scene = await started();
  const { clock } = await after(scene, 30, 'pauseClock', { reason: 'fire alarm' });
  expect(clock).toMatchObject({
    startedAt: '2023-11-14T22:13:20.000Z',
    minutes: 120,
    pausedAt: '2023-11-14T22:43:20.000Z',
    secondsLeft: 5400,
    endsAt: null,
    reason: 'fire alarm',
  });
  // 120 minutes after the start it would be 00:13:20; 25 minutes were lost.
  expect((await after(scene, 55, 'resumeClock')).clock).toMatchObject({
    pausedAt: null,
    secondsLeft: null,
    endsAt: '2023-11-15T00:38:20.000Z',
    reason: 'fire alarm',
  });
  await after(scene, 60, 'pauseClock', { reason: 'lunch' });
  expect((await after(scene, 65, 'resumeClock')).clock).toMatchObject({
    endsAt: '2023-11-15T00:43:20.000Z',
    reason: 'lunch',
  });
});

it('takes more time while it is paused', async () => {
  const scene = await started();
  await after(scene, 30, 'pauseClock', { reason: 'fire alarm' });
  expect((await after(scene, 40, 'extendRound', { minutes: 10, reason: 'cake' })).clock).toMatchObject({
    minutes: 130,
    secondsLeft: 6000,
    endsAt: null,
    reason: 'cake',
  });
});

it('has nothing left where it is paused after its end', async () => {
  const scene = await started();
  expect((await after(scene, 150, 'pauseClock', { reason: 'late' })).clock?.secondsLeft).toBe(0);
});

it('begins anew when the round is started again', async () => {
  const scene = await started();
  await after(scene, 30, 'pauseClock', { reason: 'fire alarm' });
  await after(scene, 31, 'unstartRound', { reason: 'too early' });
  expect((await after(scene, 60, 'startRound')).clock).toMatchObject({
    pausedAt: null,
    endsAt: '2023-11-15T01:13:20.000Z',
    reason: null,
  });
});

it('refuses what it does already, and a round without a length', async () => {
  const scene = await started();
  expect(await refusalOf(scene, 'resumeClock')).toMatchObject({
    error: { code: 'CONFLICT', reason: 'CLOCK_RUNNING', detail: 'The clock of round 1 is not paused.' },
  });
  await after(scene, 30, 'pauseClock', { reason: 'fire alarm' });
  expect(await refusalOf(scene, 'pauseClock', { reason: 'again' })).toMatchObject({
    error: { code: 'CONFLICT', reason: 'CLOCK_PAUSED', detail: 'The clock of round 1 is paused already.' },
  });
  const endless = await newScene({ roundMinutes: null });
  for (const step of ['registered', 'drawn', 'started'] as const) await steps[step](endless);
  expect(await refusalOf(endless, 'pauseClock', { reason: 'fire alarm' })).toMatchObject({
    error: { code: 'CONFLICT', reason: 'ROUND_WITHOUT_LENGTH' },
  });
});

it('keeps its reason apart from the reason of tables changed by hand', async () => {
  const scene = await sceneAfter('registered', 'drawn');
  const byHand = [
    ['e1', 'e2'],
    ['e3', 'e4'],
  ];
  await does(scene, 'setRoundTables', { round: 1, tables: byHand, reason: 'brothers' });
  await does(scene, 'startRound', { round: 1 });
  const { tables, note } = await after(scene, 30, 'extendRound', { minutes: 5, reason: 'fire alarm' });
  expect(note).toBe('brothers');
  expect(tables.map(({ reason }) => reason.text)).toEqual([
    'moved by the organiser: brothers',
    'moved by the organiser: brothers',
  ]);
});
