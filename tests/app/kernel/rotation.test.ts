import { readFileSync } from 'node:fs';
import { keysIn } from '../../../src/app/kernel/keys';
import { issueReceipt, readReceipt } from '../../../src/app/kernel/receipts';
import type { Caller, StoredContext } from '../../../src/app/kernel/store/context';
import type { Item } from '../../../src/app/kernel/store/store';
import { type AnyUseCase, callAny } from '../../../src/app/kernel/use-case';
import { linkDiscordUser, memberOfTournament } from '../../../src/app/people/discord-links/linking';
import { connectDiscordServer, discordServer } from '../../../src/app/people/discord-links/connect';
import { serverCaller } from '../../../src/app/people/discord-links/server';
import { claimCodeOf, isClaimCode } from '../../../src/app/leagues/credentials';
import { signedHeaders } from '../../../src/app/tournaments/webhooks/signature';
import { createSigner } from '../../../src/compose-keys';
import { createKeyring } from '../../../src/compose-store';
import { everyOperation } from '../../generated/every-operation';
import { memoryStore } from '../../infrastructure/aws/memory-store';

/** What release 0.1.0 made with its secret, and stored: made by its own code at commit 5dba3c4. */
const made = JSON.parse(
  readFileSync('tests/fixtures/stored-items/release-0.1-secrets.json', 'utf8'),
) as Readonly<
  Record<
    | 'secret'
    | 'receipt'
    | 'publicKey'
    | 'tournament'
    | 'organiserToken'
    | 'recoveryCode'
    | 'scorekeeperToken'
    | 'linkCode',
    string
  >
> & { readonly webhook: { readonly id: string; readonly secret: string }; readonly items: readonly Item[] };

const ROTATED = `1:${made.secret}\n2:the secret of a later year`;

/** A service with this secret on a table. */
const service = (text: string, store = memoryStore()) => {
  const keys = keysIn(text);
  const signer = createSigner(() => keys);
  const keyring = createKeyring(() => keys);
  let seeds = 0;
  const context = (caller: Partial<Caller> = {}): StoredContext => ({
    clock: { nowMs: () => 1_790_000_000_000 },
    random: {
      dice: (count) => Array.from({ length: count }, () => 4),
      token: (bytes) => `seed-${bytes}-${(seeds += 1)}`,
    },
    signer,
    store,
    keyring,
    caller: { token: null, idempotencyKey: null, ifMatch: null, ...caller },
  });
  const ask = async (name: keyof typeof everyOperation, input: unknown, caller: Partial<Caller> = {}) => {
    const answer = await callAny(everyOperation[name] as AnyUseCase<StoredContext>, input, context(caller));
    if (!answer.ok) throw new Error(`${name}: ${JSON.stringify(answer.error)}`);
    return answer.value as Record<string, never>;
  };
  return { store, signer, keyring, context, ask };
};

/** The table as release 0.1.0 left it. */
const tableOf01 = async () => {
  const store = memoryStore();
  for (const item of made.items) await store.write({ ...item, isImported: true });
  return store;
};

describe.each([
  ['its secret moved as it is', made.secret],
  ['its secret rotated', ROTATED],
])('what release 0.1.0 made, with %s', (_name, text) => {
  it('checks its receipts', async () => {
    const { signer } = service(text);
    expect(await readReceipt(made.receipt, { signer })).toMatchObject({ operation: 'rollChart', dice: [6] });
  });

  it('takes its tokens, and its recovery code', async () => {
    const { ask } = service(text, await tableOf01());
    const { organiserToken: token, tournament } = made;
    await ask(
      'registerEntrant',
      { tournament, name: 'Boromir' },
      { token, idempotencyKey: 'new-key-00000001' },
    );
    const { organiserToken } = await ask(
      'recoverOrganiserToken',
      { tournament, recoveryCode: made.recoveryCode },
      { idempotencyKey: 'new-key-00000002' },
    );
    expect(organiserToken).not.toBe(token);
  });

  it('answers its requests as it did when they are repeated', async () => {
    const { ask } = service(text, await tableOf01());
    const { organiserToken: token, tournament } = made;
    const created = await ask(
      'createTournament',
      { name: 'Of release 0.1', rounds: 3 },
      { idempotencyKey: 'create-key-of-release-0.1.0' },
    );
    expect(created).toMatchObject({
      tournament: { id: tournament },
      organiserToken: token,
      recoveryCode: made.recoveryCode,
    });
    expect(
      await ask(
        'grantRole',
        { tournament, role: 'SCOREKEEPER', holder: 'the desk' },
        { token, idempotencyKey: 'grant-key-of-release-0.1.0' },
      ),
    ).toMatchObject({ token: made.scorekeeperToken });
    expect(
      await ask(
        'createLinkCode',
        { tournament, entrant: 'e1' },
        { token, idempotencyKey: 'link-key-of-release-0.1.0' },
      ),
    ).toMatchObject({ code: made.linkCode });
    expect(
      await ask(
        'createWebhook',
        { tournament, url: 'https://example.org/hook' },
        { token, idempotencyKey: 'webhook-key-of-release-0.1.0' },
      ),
    ).toMatchObject({ secret: made.webhook.secret });
  });

  it('redeems its link codes', async () => {
    const { ask } = service(text, await tableOf01());
    const { playerToken } = await ask(
      'redeemLinkCode',
      { tournament: made.tournament, code: made.linkCode },
      { idempotencyKey: 'redeem-key-00000001' },
    );
    expect(playerToken).toMatch(text === ROTATED ? /^muster_player_e1_k2_/ : /^muster_player_e1_[^k]/);
  });
});

describe('after a rotation', () => {
  it('new receipts and tokens name the version, and older ones are known all the same', async () => {
    const before = service(made.secret);
    const after = service(ROTATED, before.store);
    const receipt = issueReceipt({ operation: 'rollChart', input: {}, dice: [3] }, after.context());
    expect(receipt).toMatch(/^muster1-2\./);
    expect(await readReceipt(receipt, after)).toMatchObject({ dice: [3] });
    expect(await readReceipt(receipt.replace('muster1-2.', 'muster1.'), after)).toBeNull();
    expect(await readReceipt(receipt, before)).toBeNull();

    const create = ['createTournament', { name: 'New', rounds: 1 }] as const;
    const old = await before.ask(...create, { idempotencyKey: 'before-the-rotation' });
    expect(await after.ask(...create, { idempotencyKey: 'before-the-rotation' })).toEqual(old);
    const { organiserToken } = await after.ask(...create, { idempotencyKey: 'after-the-rotation' });
    expect(organiserToken).toMatch(/^muster_organiser_k2_[\w-]{43}$/);
  });

  it('a webhook is signed with the secret that its receiver has', async () => {
    const before = service(made.secret, await tableOf01());
    const after = service(ROTATED, before.store);
    const head = made.items.find(({ address }) => address.item === 'HEAD');
    const webhooks = JSON.parse(head?.body ?? '[]') as { set: { webhooks?: never[] } }[];
    const [webhook] = webhooks.at(-1)?.set.webhooks ?? [];
    const message = { id: 'msg_1', atMs: 1_790_000_000_000, body: '{}' };
    const about = { tournament: made.tournament, webhook: webhook! };
    expect(signedHeaders(after.keyring, about, message)).toEqual(
      signedHeaders(before.keyring, about, message),
    );
  });

  it('a new webhook is signed with the new version', async () => {
    const after = service(ROTATED, await tableOf01());
    const { secret, webhook } = await after.ask(
      'createWebhook',
      { tournament: made.tournament, url: 'https://example.org/another' },
      { token: made.organiserToken, idempotencyKey: 'another-webhook-key' },
    );
    expect(secret).not.toBe(made.webhook.secret);
    expect(webhook).toBeDefined();
  });

  it('claim codes that were shown before are taken', () => {
    const seat = { league: 'l1', tournament: 't1', entrant: 'e1', member: 1 };
    const code = claimCodeOf(service(made.secret).keyring, seat);
    const { keyring } = service(ROTATED);
    expect(isClaimCode(keyring, seat, code)).toBe(true);
    expect(isClaimCode(keyring, seat, claimCodeOf(keyring, seat))).toBe(true);
    expect(isClaimCode(keyring, { ...seat, member: 2 }, code)).toBe(false);
  });

  it('a connected Discord server and its linked members stay what they are', async () => {
    const [server, user] = ['100000000000000001', '200000000000000001'];
    const store = await tableOf01();
    const before = service(made.secret, store);
    const connected = await callAny(
      connectDiscordServer as AnyUseCase<StoredContext>,
      { server, user, kind: 'TOURNAMENT', id: made.tournament },
      before.context({ token: made.organiserToken, idempotencyKey: 'discord-connect-1' }),
    );
    expect(connected.ok).toBe(true);
    const linked = await callAny(
      linkDiscordUser as AnyUseCase<StoredContext>,
      { server, user, code: made.linkCode },
      before.context({ idempotencyKey: 'discord-link-key-1' }),
    );
    expect(linked).toMatchObject({ ok: true, value: { name: 'Aragorn' } });

    const after = service(ROTATED, store);
    const facts = await callAny(discordServer as AnyUseCase<StoredContext>, { server }, after.context());
    if (!facts.ok) throw new Error('the server is there');
    const { connection } = facts.value as { readonly connection: never };
    const member = await callAny(
      memberOfTournament as AnyUseCase<StoredContext>,
      { tournament: made.tournament, server, user },
      after.context(),
    );
    expect(member).toMatchObject({ ok: true, value: { entrant: 'e1', name: 'Aragorn' } });
    const acting = serverCaller(after.context(), server, connection);
    await after.ask(
      'createLinkCode',
      { tournament: made.tournament, entrant: 'e1' },
      { ...acting, idempotencyKey: 'link-code-key-0001' },
    );
  });
});
