import { memoryStore } from '../../../infrastructure/aws/memory-store';
import { ask, freshKey, must } from '../../tournaments/organiser';

/** Computed by Python's hashlib, as the vector of docs/secret-choices.md. */
const subject = 'Table 4, first target';
const commitment = '4478ca3515c4c8a949586f30c7809a679a4851440fe38b939a774f60a7548bbe';
const shown = { choice: 'Éomer', nonce: 'abcdefgh' };

interface Stored {
  readonly id: string;
  readonly state: string;
}

const NOW = Date.UTC(2026, 10, 21, 9);
const keep = async (nowMs = () => NOW) => {
  const world = { store: memoryStore(nowMs), nowMs };
  const input = { subject, player: 'Jay', commitment: commitment.toUpperCase() };
  const stored = await must<Stored>(world, 'keepSealedChoice', { input });
  return { world, stored, id: stored.id };
};

describe('a stored secret choice', () => {
  it('shows its seal first, and the choice when it fits', async () => {
    const { world, stored, id } = await keep();
    const sealed = {
      id,
      state: 'SEALED',
      subject,
      player: 'Jay',
      commitment,
      choice: null,
      nonce: null,
      sealedAt: '2026-11-21T09:00:00.000Z',
      shownAt: null,
      keptUntil: '2027-02-19T09:00:00.000Z',
    };
    expect(stored).toMatchObject(sealed);
    expect(await must(world, 'sealedChoice', { input: { id } })).toEqual(stored);
    await must(world, 'showSealedChoice', { input: { id, ...shown } });
    expect(await must(world, 'sealedChoice', { input: { id } })).toMatchObject({
      ...sealed,
      ...shown,
      state: 'SHOWN',
      shownAt: '2026-11-21T09:00:00.000Z',
    });
  });

  it('is not opened by a nonce that is found by trying', async () => {
    const { world, id } = await keep();
    expect(
      await ask(world, 'showSealedChoice', {
        input: { id, ...shown, nonce: 'abcdefg' },
        idempotencyKey: freshKey(),
      }),
    ).toMatchObject({ ok: false, error: { faults: [{ path: 'nonce', code: 'TOO_SHORT' }] } });
  });

  it.each([[{ ...shown, choice: 'Éowyn' }], [{ ...shown, nonce: 'abcdefgi' }]])(
    'does not become another one: %j',
    async (other) => {
      const { world, id } = await keep();
      const answer = await ask(world, 'showSealedChoice', {
        input: { id, ...other },
        idempotencyKey: freshKey(),
      });
      expect(answer).toMatchObject({ ok: false, error: { code: 'INVALID_INPUT' } });
      expect(await must(world, 'sealedChoice', { input: { id } })).toMatchObject({ state: 'SEALED' });
    },
  );

  it('is shown once; the retry gets the first answer', async () => {
    const { world, id } = await keep();
    const request = { input: { id, ...shown }, idempotencyKey: freshKey() };
    const first = await must(world, 'showSealedChoice', request);
    expect(await must(world, 'showSealedChoice', request)).toEqual(first);
    const again = await ask(world, 'showSealedChoice', { ...request, idempotencyKey: freshKey() });
    expect(again).toMatchObject({ ok: false, error: { code: 'WRONG_STATE', state: 'SHOWN' } });
  });

  it('expires after 90 days', async () => {
    let now = NOW;
    const { world, id } = await keep(() => now);
    now += 90 * 24 * 60 * 60 * 1000;
    expect(await ask(world, 'sealedChoice', { input: { id } })).toMatchObject({
      ok: false,
      error: { code: 'NOT_FOUND' },
    });
  });
});
