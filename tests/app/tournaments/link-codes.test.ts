import type { RedeemedLinkCode } from '../../../src/app/tournaments/redeem-link-code';
import { ask, freshKey } from './organiser';
import type { Scene } from './scene';
import { does, sceneAfter } from './scene';

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
      error: { code: 'CONFLICT', detail: expect.stringContaining('(4)') as string },
    });
    await does(scene, 'unlinkEntrant', { entrant: 'e2' });
    expect(await redeem(scene, fifth)).toMatchObject(wrong);
    expect(await redeem(scene, await codeFor(scene))).toMatchObject({ ok: true });
  });
});
