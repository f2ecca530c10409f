import { type Input, ask, freshKey } from '../organiser';
import { type Scene, does, newScene, signUpOpened } from '../scene';
import type { SignUpTerms, SignedUp, Tournament } from '../../../../src/app/kernel/generated/answers';

const NOW = 1_700_000_000_000;
const MINUTE = 60_000;

interface Sender {
  readonly token?: string;
  readonly key?: string;
  readonly address?: string;
  readonly nowMs?: number;
}

const sends = (
  { store, id }: Scene,
  operation: Parameters<typeof ask>[1],
  input: Input,
  { token, key = freshKey(), address, nowMs = NOW }: Sender = {},
) =>
  ask({ store, nowMs: () => nowMs }, operation, {
    input: { tournament: id, ...input },
    idempotencyKey: key,
    token: token ?? null,
    ...(address !== undefined && { address }),
  });

const signsUp = async (scene: Scene, name: string, more: Input = {}, sender: Sender = {}) => {
  const { privacyDigest } = await does<SignUpTerms>(scene, 'signUpTerms');
  return sends(scene, 'signUp', { name, consentTo: privacyDigest, ...more }, sender);
};

const signedUp = async (scene: Scene, name: string, more: Input = {}): Promise<SignedUp> => {
  const answer = await signsUp(scene, name, more);
  if (!answer.ok) throw new Error(JSON.stringify(answer.error));
  return answer.value as unknown as SignedUp;
};

const refusal = (answer: Awaited<ReturnType<typeof ask>>): unknown => {
  if (answer.ok) return 'OK';
  return answer.error.code === 'CONFLICT' ? answer.error.reason : answer.error.code;
};

const statuses = async (scene: Scene) =>
  (await does<Tournament>(scene, 'tournament')).entrants.map(({ name, status }) => `${name} ${status}`);

describe('signing up', () => {
  it('gives the player a token, a page and a code at once, and beyond the cap a place in the queue', async () => {
    const scene = await newScene({ cap: 2 });
    await signUpOpened(scene);
    const ann = await signedUp(scene, 'Ann');
    await signedUp(scene, 'Bea');
    const cleo = await signedUp(scene, 'Cleo');
    expect(ann.playerToken).toMatch(/^muster_player_e1_/);
    expect(ann.page).toBe(`/play#${scene.id}.${ann.playerToken}`);
    expect([ann.entrant.status, cleo.entrant.status]).toEqual(['ACTIVE', 'WAITING']);
    const redeemed = await sends(scene, 'redeemLinkCode', { code: ann.code });
    expect(redeemed.ok && redeemed.value['entrant']).toBe('e1');
    // Who withdraws lets the longest waiting in.
    expect(
      refusal(await sends(scene, 'withdrawEntrant', { entrant: 'e1' }, { token: ann.playerToken })),
    ).toBe('OK');
    expect(await statuses(scene)).toEqual(['Ann WITHDRAWN', 'Bea ACTIVE', 'Cleo ACTIVE']);
    expect((await does<SignUpTerms>(scene, 'signUpTerms')).places).toEqual({
      cap: 2,
      active: 2,
      waiting: 0,
      awaitingApproval: 0,
      free: 0,
    });
  });

  it('takes nobody twice with one name and address, but two of one name, and whoever has left', async () => {
    const scene = await newScene();
    await signUpOpened(scene);
    const email = 'ann@dale.example';
    const ann = await signedUp(scene, 'Ann', { email });
    expect(refusal(await signsUp(scene, 'ann', { email: 'Ann@Dale.example' }))).toBe('ALREADY_SIGNED_UP');
    expect(refusal(await signsUp(scene, 'Ann', { email: 'other@dale.example' }))).toBe('OK');
    expect(refusal(await signsUp(scene, 'Ben', { email }))).toBe('OK');
    expect(refusal(await signsUp(scene, 'Ann'))).toBe('OK');
    await sends(scene, 'withdrawEntrant', { entrant: 'e1' }, { token: ann.playerToken });
    expect(refusal(await signsUp(scene, 'Ann', { email }))).toBe('OK');
  });

  it('answers a repeated request with the same token, and another body under the same key not at all', async () => {
    const scene = await newScene();
    await signUpOpened(scene);
    const key = freshKey();
    const first = await signsUp(scene, 'Ann', {}, { key });
    expect(await signsUp(scene, 'Ann', {}, { key })).toEqual(first);
    expect(refusal(await signsUp(scene, 'Bea', {}, { key }))).toBe('IDEMPOTENCY_KEY_REUSED');
    expect(await statuses(scene)).toEqual(['Ann ACTIVE']);
  });

  it('needs consent to the text that stands', async () => {
    const scene = await newScene();
    const consentTo = await signUpOpened(scene);
    await signUpOpened(scene, { privacyText: 'Another text.' });
    expect(refusal(await sends(scene, 'signUp', { name: 'Ann', consentTo }))).toBe('INVALID_INPUT');
    expect(refusal(await sends(scene, 'signUp', { name: 'Ann' }))).toBe('INVALID_INPUT');
    expect(await statuses(scene)).toEqual([]);
  });

  it('is closed until the organiser opens it, and once rounds are drawn', async () => {
    const scene = await newScene();
    expect(refusal(await signsUp(scene, 'Ann'))).toBe('SIGN_UP_CLOSED');
    await signUpOpened(scene);
    for (const name of ['Ann', 'Bea']) await signedUp(scene, name);
    await does(scene, 'drawRound');
    expect(refusal(await signsUp(scene, 'Cleo'))).toBe('WRONG_STATE');
  });
});

describe('approval', () => {
  it('gives places in the order in which players were approved, and takes none away', async () => {
    const scene = await newScene({ cap: 2 });
    await signUpOpened(scene, { approval: 'ORGANISER' });
    for (const name of ['Ann', 'Bea', 'Cleo']) await signedUp(scene, name);
    expect(await statuses(scene)).toEqual([
      'Ann AWAITING_APPROVAL',
      'Bea AWAITING_APPROVAL',
      'Cleo AWAITING_APPROVAL',
    ]);
    const approve = (entrant: string, minute: number) =>
      sends(scene, 'approveEntrant', { entrant }, { token: scene.token, nowMs: NOW + minute * MINUTE });
    expect(refusal(await approve('e3', 1))).toBe('OK');
    expect(refusal(await approve('e2', 2))).toBe('OK');
    expect(refusal(await approve('e1', 3))).toBe('OK');
    expect(await statuses(scene)).toEqual(['Ann WAITING', 'Bea ACTIVE', 'Cleo ACTIVE']);
    expect(refusal(await approve('e1', 4))).toBe('ENTRANT_APPROVED');
  });

  it('comes before the check-in', async () => {
    const scene = await newScene();
    await signUpOpened(scene, { approval: 'ORGANISER' });
    const { playerToken: token } = await signedUp(scene, 'Ann');
    await does(scene, 'openCheckIn');
    expect(refusal(await sends(scene, 'checkInEntrant', { entrant: 'e1' }, { token }))).toBe(
      'ENTRANT_NOT_APPROVED',
    );
  });
});

describe('an invitation', () => {
  it('lets players into a private event, until there is a new one', async () => {
    const scene = await newScene({ visibility: 'PRIVATE' });
    const consentTo = await signUpOpened(scene);
    const { code, page } = await does<{ code: string; page: string }>(scene, 'createInvitation');
    expect(page).toBe(`/tournaments/${scene.id}/sign-up#${code}`);
    const enters = (invitation?: string) =>
      sends(scene, 'signUp', { name: 'Ann', consentTo, ...(invitation !== undefined && { invitation }) });
    const reads = (invitation?: string) =>
      sends(scene, 'signUpTerms', invitation === undefined ? {} : { invitation });
    expect([refusal(await enters()), refusal(await enters('AAAA-AAAA'))]).toEqual(['FORBIDDEN', 'FORBIDDEN']);
    expect([refusal(await reads()), refusal(await reads('AAAA-AAAA'))]).toEqual([
      'UNAUTHENTICATED',
      'UNAUTHENTICATED',
    ]);
    expect([refusal(await reads(code)), refusal(await enters(code.toLowerCase()))]).toEqual(['OK', 'OK']);
    await does(scene, 'createInvitation');
    expect([refusal(await reads(code)), refusal(await enters(code))]).toEqual([
      'UNAUTHENTICATED',
      'FORBIDDEN',
    ]);
  });
});

describe('an e-mail address', () => {
  it('is shown to organisers only, comes with the export, and goes with the entrant', async () => {
    const scene = await newScene();
    await signUpOpened(scene);
    await signedUp(scene, 'Ann', { email: 'ann@example.org' });
    const everywhere = async () =>
      JSON.stringify([
        await does(scene, 'tournament'),
        await does(scene, 'history', { limit: 500 }),
        await does(scene, 'signUpTerms'),
      ]);
    expect(await everywhere()).not.toContain('ann@example.org');
    expect(await does(scene, 'entrantContacts')).toMatchObject({
      items: [
        { entrant: 'e1', name: 'Ann', email: 'ann@example.org', consentedAt: new Date(NOW).toISOString() },
      ],
    });
    expect(refusal(await sends(scene, 'entrantContacts', {}))).toBe('UNAUTHENTICATED');
    expect(JSON.stringify(await does(scene, 'exportTournament'))).toContain('ann@example.org');
    await does(scene, 'eraseEntrant', { entrant: 'e1' });
    expect(JSON.stringify(scene.store.items())).not.toContain('ann@example.org');
  });

  it.each([
    'ann',
    'ann@example',
    'ann @example.org',
    '@example.org',
    'a@b@c.org',
    `${'a'.repeat(65)}@example.org`,
  ])('is not %s', async (email) => {
    const scene = await newScene();
    await signUpOpened(scene);
    expect(refusal(await signsUp(scene, 'Ann', { email }))).toBe('INVALID_INPUT');
  });
});

describe('check-in by the player', () => {
  it('is possible within the window, and for its own entrant', async () => {
    const scene = await newScene();
    const at = (minute: number) => new Date(NOW + minute * MINUTE).toISOString();
    await signUpOpened(scene, { checkInFrom: at(10), checkInUntil: at(20) });
    const { playerToken: token } = await signedUp(scene, 'Ann');
    await signedUp(scene, 'Bea');
    const checksIn = async (minute: number, entrant = 'e1') =>
      refusal(await sends(scene, 'checkInEntrant', { entrant }, { token, nowMs: NOW + minute * MINUTE }));
    expect(await checksIn(15)).toBe('WRONG_STATE');
    await does(scene, 'openCheckIn');
    expect([await checksIn(9), await checksIn(20)]).toEqual(['CHECK_IN_CLOSED', 'CHECK_IN_CLOSED']);
    expect([await checksIn(10, 'e2'), await checksIn(10)]).toEqual(['FORBIDDEN', 'OK']);
    expect(await statuses(scene)).toEqual(['Ann ACTIVE', 'Bea NOT_CHECKED_IN']);
    await does(scene, 'drawRound').catch(() => undefined);
  });
});

describe('the limit per network address', () => {
  it.each([
    [8, {}],
    [3, { mostPerAddress: 3 }],
  ])('lets one address take %i of 16 places in a day', async (most, settings) => {
    const scene = await newScene({ cap: 16 });
    const consentTo = await signUpOpened(scene, settings);
    const enters = (name: string, address: string, nowMs = NOW) =>
      sends(scene, 'signUp', { name, consentTo }, { address, nowMs });
    // Whatever the event refuses by its terms counts for nothing.
    for (let count = 0; count < 20; count += 1)
      await sends(scene, 'signUp', { name: 'Ann', consentTo: 'old' }, { address: '192.0.2.7' });
    for (let count = 0; count < most; count += 1)
      expect(refusal(await enters(`Ann ${count}`, '192.0.2.7'))).toBe('OK');
    expect(refusal(await enters('Bea', '192.0.2.7'))).toBe('TOO_MANY_REQUESTS');
    expect(refusal(await enters('Bea', '192.0.2.8'))).toBe('OK');
    expect(refusal(await enters('Cleo', '192.0.2.7', NOW + 24 * 60 * MINUTE))).toBe('OK');
  });

  it('is 60 in any ten minutes; repetitions count once, other addresses and later requests are free', async () => {
    const scene = await newScene();
    const consentTo = await signUpOpened(scene, { mostPerAddress: 200 });
    const enters = (name: string, sender: Sender) => sends(scene, 'signUp', { name, consentTo }, sender);
    const address = '192.0.2.7';
    const key = freshKey();
    for (let count = 0; count < 59; count += 1) await enters(`Ann ${count}`, { address });
    for (let count = 0; count < 3; count += 1)
      expect(refusal(await enters('Bea', { address, key }))).toBe('OK');
    // Where the clock begins a new stretch of ten minutes, the limit does not: NOW lies 200 s after such a beginning.
    expect(refusal(await enters('Cleo', { address, nowMs: NOW + 400_000 }))).toBe('TOO_MANY_REQUESTS');
    expect(refusal(await enters('Bea', { address, key, nowMs: NOW + 400_000 }))).toBe('OK');
    const flooded = await enters('Cleo', { address, nowMs: NOW + 60_000 });
    expect(flooded).toEqual({
      ok: false,
      error: {
        code: 'TOO_MANY_REQUESTS',
        retryAfterSeconds: 540,
        policy: 'sign-up',
        most: 60,
        windowSeconds: 600,
      },
    });
    expect(refusal(await enters('Dirk', { address: '192.0.2.8' }))).toBe('OK');
    expect(refusal(await enters('Cleo', { address, nowMs: NOW + 600_000 }))).toBe('OK');
    expect((await statuses(scene)).length).toBe(62);
    expect(JSON.stringify(scene.store.items())).not.toContain('192.0.2');
  });
});
