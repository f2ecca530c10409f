import { ask, freshKey, must } from './organiser';
import { type Scene, does, sceneAfter } from './scene';
import type { CreatedTournament, RedeemedLinkCode } from '../../../src/app/kernel/generated/answers';

const NOW_MS = 1_700_000_000_000;
const DAY_MS = 86_400_000;
const wrong = {
  ok: false,
  error: { code: 'CONFLICT', detail: expect.stringContaining('expired') as string },
};

const codeFor = async (scene: Scene): Promise<string> =>
  (await does<{ code: string }>(scene, 'createLinkCode', { entrant: 'e2' })).code;

const redeem = (scene: Scene, code: string, laterMs = 0) =>
  ask<RedeemedLinkCode>({ store: scene.store, nowMs: () => NOW_MS + laterMs }, 'redeemLinkCode', {
    input: { tournament: scene.id, code },
    token: null,
    idempotencyKey: freshKey(),
  });

describe('a one-time code', () => {
  it('is exchanged once for a token with which the player withdraws, and no other entrant', async () => {
    const scene = await sceneAfter('registered');
    const code = await codeFor(scene);
    const answer = await redeem(scene, code.toLowerCase().replace('-', ' '));
    if (!answer.ok) throw new Error('refused');
    expect(answer.value).toMatchObject({ tournament: scene.id, entrant: 'e2' });
    expect(await redeem(scene, code)).toMatchObject(wrong);
    const withdraw = (entrant: string) =>
      ask({ store: scene.store }, 'withdrawEntrant', {
        input: { tournament: scene.id, entrant },
        token: answer.value.playerToken,
        idempotencyKey: freshKey(),
      });
    expect(await withdraw('e1')).toMatchObject({ ok: false, error: { code: 'FORBIDDEN' } });
    expect(await withdraw('e2')).toMatchObject({ ok: true });
  });

  it('lasts seven days', async () => {
    const scene = await sceneAfter('registered');
    const code = await codeFor(scene);
    expect(await redeem(scene, code, 7 * DAY_MS + 1)).toMatchObject(wrong);
    expect(await redeem(scene, code, 7 * DAY_MS - 60_000)).toMatchObject({ ok: true });
  });

  it('makes four links of an entrant at most, until they are taken back', async () => {
    const scene = await sceneAfter('registered');
    for (let link = 0; link < 4; link += 1)
      expect(await redeem(scene, await codeFor(scene))).toMatchObject({ ok: true });
    const fifth = await codeFor(scene);
    expect(await redeem(scene, fifth)).toMatchObject({
      ok: false,
      error: { code: 'CONFLICT', detail: expect.stringContaining('the maximum of 4 links') as string },
    });
    await does(scene, 'unlinkEntrant', { entrant: 'e2' });
    expect(await redeem(scene, fifth)).toMatchObject(wrong);
    expect(await redeem(scene, await codeFor(scene))).toMatchObject({ ok: true });
  });
});

describe('wrong codes', () => {
  const address = '192.0.2.7';
  const tries = (scene: Scene, code: string, { from = address, laterMs = 0 } = {}) =>
    ask<RedeemedLinkCode>({ store: scene.store, nowMs: () => NOW_MS + laterMs }, 'redeemLinkCode', {
      input: { tournament: scene.id, code },
      token: null,
      idempotencyKey: freshKey(),
      address: from,
    });
  const wrongCode = (count: number) => `AAAAA-${String(count).padStart(5, '2')}`;

  it('of one address are 20 in any ten minutes for an event; a right one is always taken, another address is free', async () => {
    const scene = await sceneAfter('registered');
    const [first, second] = [await codeFor(scene), await codeFor(scene)];
    for (let count = 0; count < 20; count += 1) {
      expect(await tries(scene, wrongCode(count + 300))).toMatchObject(wrong);
      // The same wrong code once more is no further guess.
      expect(await tries(scene, wrongCode(count + 300))).toMatchObject(wrong);
      if (count === 18) expect(await tries(scene, first)).toMatchObject({ ok: true });
    }
    expect(await tries(scene, wrongCode(400))).toEqual({
      ok: false,
      error: {
        code: 'TOO_MANY_REQUESTS',
        retryAfterSeconds: 600,
        policy: 'wrong-codes',
        most: 20,
        windowSeconds: 600,
      },
    });
    // Others at the venue have the same address.
    expect(await tries(scene, second)).toMatchObject({ ok: true });
    expect(await tries(scene, wrongCode(401), { from: '192.0.2.8' })).toMatchObject(wrong);
    expect(await tries(scene, wrongCode(402), { laterMs: 600_001 })).toMatchObject(wrong);
  });

  it('for one event take nothing from another, and recovery codes have the same limit', async () => {
    const scene = await sceneAfter('registered');
    const recovers = (recoveryCode: string, tournament = scene.id) =>
      ask({ store: scene.store, nowMs: () => NOW_MS }, 'recoverOrganiserToken', {
        input: { tournament, recoveryCode },
        token: null,
        idempotencyKey: freshKey(),
        address,
      });
    for (let count = 0; count < 20; count += 1)
      expect(await recovers(`wrong code ${count}`)).toMatchObject({
        ok: false,
        error: { code: 'FORBIDDEN' },
      });
    expect(await recovers('wrong code 20')).toMatchObject({
      ok: false,
      error: { code: 'TOO_MANY_REQUESTS' },
    });
    const other = await must<CreatedTournament>({ store: scene.store }, 'createTournament', {
      input: { name: 'Another event', rounds: 3 },
    });
    expect(await recovers(other.recoveryCode, other.tournament.id)).toMatchObject({ ok: true });
  });
});
