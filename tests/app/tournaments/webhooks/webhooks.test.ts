import { freshKey, ask } from '../organiser';
import type { WebhookWithSecret } from '../../../../src/app/kernel/generated/answers';
import { webhookEvents } from '../../../../src/domain/tournaments/event/webhook';
import { type Hooked, hooked, isValid, ok } from './hooked';

const codeOf = async (on: Hooked, operation: Parameters<typeof ask>[1], input: object, token = on.token) => {
  const answer = await ask({ store: on.store }, operation, {
    input: { tournament: on.id, ...input },
    token,
    idempotencyKey: freshKey(),
  });
  return answer.ok ? 'OK' : answer.error.code;
};

describe('a webhook', () => {
  it('is told of everything unless it says of what', async () => {
    const on = await hooked();
    const { webhook } = await on.hook();
    expect(webhook).toEqual({
      tournament: on.id,
      id: expect.stringMatching(/^w[\w-]{10}$/) as unknown,
      url: 'https://hooks.example.org/a',
      events: Object.keys(webhookEvents),
      announce: null,
      emails: false,
      paused: false,
      pauseReason: null,
      createdAt: '2026-11-21T09:00:00.000Z',
      formerSecretUntil: null,
    });
  });

  it.each([
    [{ url: 'http://hooks.example.org/' }],
    [{ url: 'https://localhost/' }],
    [{ url: 'https://10.0.0.1/' }],
    [{ url: `https://hooks.example.org/${'x'.repeat(500)}` }],
    [{ url: '' }],
    [{ events: [] }],
    [{ events: ['ROUND_STARTED', 'ROUND_STARTED'] }],
    [{ events: ['PING'] }],
  ])('is not made of %j', async (more) => {
    const on = await hooked();
    expect(await codeOf(on, 'createWebhook', { url: 'https://hooks.example.org/', ...more })).toBe(
      'INVALID_INPUT',
    );
  });

  it('cannot be moved to an address that it could not be made with', async () => {
    const on = await hooked();
    const { webhook } = await on.hook();
    expect(await codeOf(on, 'updateWebhook', { webhook: webhook.id, url: 'https://10.0.0.1/' })).toBe(
      'INVALID_INPUT',
    );
  });

  it('has nine beside it at most', async () => {
    const on = await hooked();
    for (let n = 0; n < 10; n += 1) await on.hook();
    expect(await codeOf(on, 'createWebhook', { url: 'https://hooks.example.org/' })).toBe('CONFLICT');
    const [first] = await on.list();
    await on.does('deleteWebhook', { webhook: first?.id });
    expect(await codeOf(on, 'createWebhook', { url: 'https://hooks.example.org/' })).toBe('OK');
  });

  it('keeps what an update leaves out, and goes on where it was not paused by an organiser', async () => {
    const on = await hooked();
    const { webhook } = await on.hook({ events: ['ROUND_STARTED'] });
    const id = { webhook: webhook.id };
    expect(await on.does('updateWebhook', { ...id, paused: true })).toEqual({
      ...webhook,
      paused: true,
      pauseReason: 'BY_ORGANISER',
    });
    expect(await on.does('updateWebhook', { ...id, url: 'https://b.example.org/' })).toMatchObject({
      url: 'https://b.example.org/',
      events: ['ROUND_STARTED'],
      paused: true,
    });
    expect(await on.does('updateWebhook', { ...id, paused: false })).toMatchObject({
      paused: false,
      pauseReason: null,
    });
  });

  it.each([
    'updateWebhook',
    'deleteWebhook',
    'rotateWebhookSecret',
    'pingWebhook',
    'webhookDeliveries',
  ] as const)('that is not: %s says so', async (operation) => {
    const on = await hooked();
    await on.hook();
    expect(await codeOf(on, operation, { webhook: 'wnone' })).toBe('NOT_FOUND');
  });

  it.each(['webhooks', 'webhookDeliveries'] as const)(
    'is shown to organisers only: %s',
    async (operation) => {
      const on = await hooked();
      const { webhook } = await on.hook();
      const input = operation === 'webhooks' ? {} : { webhook: webhook.id };
      const token = async (role: string) => (await on.does<{ token: string }>('grantRole', { role })).token;
      expect(await codeOf(on, operation, input, await token('CO_ORGANISER'))).toBe('OK');
      for (const role of ['SCOREKEEPER', 'REFEREE', 'SPARE_PLAYER'])
        expect(await codeOf(on, operation, input, await token(role))).toBe('FORBIDDEN');
      expect(await codeOf(on, operation, input, '')).toBe('UNAUTHENTICATED');
    },
  );
});

it('webhooks leave half of the history to the tournament, and can always be deleted', async () => {
  const on = await hooked();
  const { webhook } = await on.hook({ url: `https://hooks.example.org/${'x'.repeat(470)}` });
  const id = { webhook: webhook.id };
  const codes = new Set<string>();
  let changes = 0;
  for (; !codes.has('CONFLICT') && changes < 1_000; changes += 1)
    codes.add(await codeOf(on, 'updateWebhook', { ...id, paused: changes % 2 === 0 }));
  expect([...codes]).toEqual(['OK', 'CONFLICT']);
  expect(changes).toBeGreaterThan(100);
  for (const [operation, input] of [
    ['createWebhook', { url: 'https://hooks.example.org/' }],
    ['rotateWebhookSecret', id],
    ['pingWebhook', id],
  ] as const)
    expect([operation, await codeOf(on, operation, input)]).toEqual([operation, 'CONFLICT']);
  expect(await codeOf(on, 'deleteWebhook', id)).toBe('OK');
  expect(await codeOf(on, 'updateTournament', { name: 'Still alive' })).toBe('OK');
});

describe('the secret', () => {
  it('is the same for a repeated request, another for each webhook, and stands nowhere in the store', async () => {
    const on = await hooked();
    const create = (idempotencyKey: string) =>
      ask<WebhookWithSecret>({ store: on.store }, 'createWebhook', {
        input: { tournament: on.id, url: 'https://hooks.example.org/' },
        token: on.token,
        idempotencyKey,
      });
    const [first, again, other] = [
      await create('a-key-of-16-letters'),
      await create('a-key-of-16-letters'),
      await create('another-key-of-16-letters'),
    ];
    expect(again).toEqual(first);
    const secrets = [first, other].map((answer) => (answer.ok ? answer.value.secret : ''));
    expect(new Set(secrets).size).toBe(2);
    const kept = JSON.stringify(on.store.items());
    for (const secret of secrets) {
      expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
      const key = Buffer.from(secret.slice(6), 'base64');
      for (const encoding of ['base64', 'base64url', 'hex'] as const)
        expect(kept).not.toContain(key.toString(encoding).slice(0, 40));
    }
    const shown = JSON.stringify([
      await on.list(),
      await on.does('history'),
      await on.does('exportTournament'),
    ]);
    for (const secret of secrets) expect(shown).not.toContain(secret.slice(6, 40));
  });

  it('wants a key beyond guessing', async () => {
    const on = await hooked();
    const answer = await ask({ store: on.store }, 'createWebhook', {
      input: { tournament: on.id, url: 'https://hooks.example.org/' },
      token: on.token,
      idempotencyKey: 'short',
    });
    expect(answer).toMatchObject({
      ok: false,
      error: { code: 'INVALID_INPUT', faults: [{ path: 'Idempotency-Key', code: 'TOO_SHORT' }] },
    });
  });

  it('that is replaced signs for one day more, and who knows neither is refused', async () => {
    const on = await hooked();
    const { webhook, secret } = await on.hook();
    const rotated = await on.does<WebhookWithSecret>('rotateWebhookSecret', { webhook: webhook.id });
    expect(rotated.webhook.formerSecretUntil).toBe('2026-11-22T09:00:00.000Z');
    const checked = async () => {
      await on.does('pingWebhook', { webhook: webhook.id });
      await on.run();
      const message = on.sent.at(-1)!;
      return [secret, rotated.secret, `whsec_${Buffer.alloc(32).toString('base64')}`].map((one) =>
        isValid(one, message),
      );
    };
    expect(await checked()).toEqual([true, true, false]);
    on.pass(24 * 60 * 60);
    expect(await checked()).toEqual([false, true, false]);
  });
});

describe('what others see', () => {
  it('of webhooks is nothing: not in the tournament, its history, its changes or its export', async () => {
    const on = await hooked();
    const { webhook } = await on.hook({ url: 'https://hooks.example.org/with-a-token-in-it' });
    await on.does('registerEntrant', { name: 'Ann' });
    const shown = JSON.stringify([
      await on.does('tournament'),
      await on.does('history'),
      await on.does('tournamentChanges'),
      await on.does('exportTournament'),
    ]);
    expect(shown).not.toContain('with-a-token-in-it');
    expect(shown).not.toContain('secretFrom');
    expect(shown).not.toMatch(/untold|isForOutbox/);
    expect(webhook.url).toContain('with-a-token-in-it');
  });

  it('an imported tournament has no webhooks and nothing to tell', async () => {
    const on = await hooked();
    await on.hook();
    await on.does('registerEntrant', { name: 'Ann' });
    const { document } = await on.does<{ document: string }>('exportTournament');
    const copy = await ask<{ tournament: { id: string }; organiserToken: string }>(
      { store: on.store },
      'importTournament',
      {
        input: { document },
        idempotencyKey: freshKey(),
      },
    );
    const id = copy.ok ? copy.value.tournament.id : '';
    expect(id).not.toBe('');
    const marked = on.store.items().filter(({ isForOutbox }) => isForOutbox);
    expect(marked.map(({ address }) => 'tournament' in address && address.tournament)).toEqual([on.id]);
  });
});

it('deliveries come in pages, the newest first, and are gone after 30 days', async () => {
  const on = await hooked(() => ok);
  const { webhook } = await on.hook();
  for (const name of ['A', 'B', 'C', 'D', 'E']) {
    await on.does('registerEntrant', { name });
    on.pass(1);
  }
  await on.run();
  const seen: string[] = [];
  let cursor: string | null = null;
  do {
    const page: { items: readonly { happenedAt: string }[]; nextCursor: string | null } = await on.does(
      'webhookDeliveries',
      {
        webhook: webhook.id,
        limit: 2,
        cursor,
      },
    );
    seen.push(...page.items.map(({ happenedAt }) => happenedAt.slice(17, 19)));
    cursor = page.nextCursor;
  } while (cursor !== null);
  expect(seen).toEqual(['04', '03', '02', '01', '00']);
  on.pass(30 * 24 * 60 * 60 + 5);
  expect(await on.deliveries(webhook.id)).toEqual([]);
});
