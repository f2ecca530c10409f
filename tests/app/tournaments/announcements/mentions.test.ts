import {
  connectDiscordServer,
  disconnectDiscordServer,
} from '../../../../src/app/people/discord-links/connect';
import { linkDiscordUser, unlinkDiscordUser } from '../../../../src/app/people/discord-links/linking';
import { readServer } from '../../../../src/app/kernel/channels/server-item';
import { sendDeliveries } from '../../../../src/app/tournaments/sending/send-deliveries';
import type { DeliveryParts } from '../../../../src/app/tournaments/sending/channel';
import type { Message, Sent } from '../../../../src/app/tournaments/sending/channel';
import { type AnyUseCase, callAny } from '../../../../src/app/kernel/use-case';
import type { StoredContext } from '../../../../src/app/kernel/store/context';
import { messageFaults } from '../../../interfaces/discord/documented-limits';
import { contextFor, freshKey } from '../organiser';
import { type Hooked, hooked, ok, status } from '../webhooks/hooked';

const SERVER = '77';
const LINK = `https://discord.com/channels/${SERVER}/4242`;
const HOOK = 'https://discord.com/api/webhooks/1234567890/a-token_of-Discord';

interface Sending {
  readonly sent: Message[];
  readonly run: () => Promise<unknown>;
}

interface Body {
  readonly content?: string;
  readonly nonce?: string;
  readonly enforce_nonce?: boolean;
  readonly embeds: readonly { readonly title: string; readonly description: string }[];
  readonly allowed_mentions: { readonly users?: readonly string[] };
}

const bodies = ({ sent }: Pick<Sending, 'sent'>): readonly Body[] =>
  sent.map(({ body }) => JSON.parse(body) as Body);

/** A tournament whose server is connected; Discord refuses what it does not document. */
const connected = async (
  bot: DeliveryParts['bot'] = { api: 'https://discord.com/api/v10', token: async () => 'the-bot-token' },
  answer: (n: number) => Sent = () => ok,
) => {
  const on = await hooked(undefined, { rounds: 3 });
  const sent: Message[] = [];
  const world = { store: on.store, nowMs: on.nowMs };
  const use = async (operation: unknown, input: Record<string, unknown>, token: string | null = null) => {
    const done = await callAny(
      operation as AnyUseCase<StoredContext>,
      { server: SERVER, ...input },
      contextFor(world, { token, idempotencyKey: freshKey() }),
    );
    if (!done.ok) throw new Error(JSON.stringify(done.error));
  };
  await use(connectDiscordServer, { user: '1', kind: 'TOURNAMENT', id: on.id }, on.token);
  return {
    ...{ on, sent, use },
    link: async (entrant: string, user: string) => {
      const { code } = await on.does<{ readonly code: string }>('createLinkCode', { entrant });
      await use(linkDiscordUser, { user, code });
    },
    run: () =>
      sendDeliveries({
        ...contextFor(world, {}),
        nowMs: on.nowMs,
        ...(bot && { bot }),
        sender: {
          send: async (message) => {
            sent.push(message);
            const given = answer(sent.length - 1);
            const faults = messageFaults(JSON.parse(message.body) as Record<string, unknown>);
            return given !== ok || faults.length === 0 ? given : status(400);
          },
        },
      }),
    members: async () => {
      const facts = await readServer({ store: on.store }, SERVER);
      return facts.ok ? facts.value.members : undefined;
    },
  };
};

const register = async (on: Hooked, count: number): Promise<void> => {
  for (let n = 1; n <= count; n += 1) await on.does('registerEntrant', { name: `Player ${n}` });
};

const stateOf = async (on: Hooked) => (await on.deliveries((await on.list())[0]?.id ?? ''))[0]?.state;

it.each([
  [HOOK, `${HOOK}?wait=true`],
  [LINK, 'https://discord.com/api/v10/channels/4242/messages'],
])('mentions each linked player once in the announcement of a round to %s', async (url, address) => {
  const scene = await connected();
  await register(scene.on, 5);
  await scene.link('e1', '1001');
  await scene.link('e4', '1004');
  await scene.on.does('createWebhook', { url, announce: ['PAIRINGS', 'ROUND_STARTED'] });
  await scene.on.does('drawRound');
  scene.on.pass(1);
  await scene.on.does('startRound', { round: 1 });
  await scene.run();
  const [tables, start] = bodies(scene);
  expect(scene.sent.map((one) => one.url)).toEqual([address, address]);
  expect([...(tables?.allowed_mentions.users ?? [])].sort()).toEqual(['1001', '1004']);
  expect(start?.content).toBeUndefined();
  expect(await stateOf(scene.on)).toBe('DELIVERED');
});

it('writes to a channel as the bot, so that Discord takes a repeated attempt for the first', async () => {
  const scene = await connected(undefined, (n) => (n === 0 ? status(500) : ok));
  await register(scene.on, 2);
  await scene.on.does('createWebhook', { url: LINK, announce: ['PAIRINGS'] });
  await scene.on.does('drawRound');
  await scene.run();
  scene.on.pass(60 * 60);
  await scene.run();
  expect(scene.sent).toHaveLength(2);
  expect(scene.sent[0]?.headers).toMatchObject({ authorization: 'Bot the-bot-token' });
  expect(bodies(scene).map(({ enforce_nonce }) => enforce_nonce)).toEqual([true, true]);
  expect(bodies(scene)[0]?.nonce).toBe(bodies(scene)[1]?.nonce);
});

it('fits a large round into several messages, in order, with everybody mentioned once', async () => {
  const scene = await connected();
  await register(scene.on, 240);
  const users = Array.from({ length: 240 }, (_, index) => String(10n ** 19n + BigInt(index)));
  for (const [index, user] of users.entries()) await scene.link(`e${index + 1}`, user);
  await scene.on.does('createWebhook', { url: LINK, announce: ['PAIRINGS'] });
  await scene.on.does('drawRound');
  await scene.run();
  const all = bodies(scene);
  expect(all.map(({ embeds }) => embeds[0]?.title)).toEqual(
    all.map((_, index) => `Round 1: the tables (${index + 1} of ${all.length})`),
  );
  expect(all.flatMap(({ allowed_mentions }) => allowed_mentions.users ?? []).sort()).toEqual(users);
  const tables = all.flatMap(({ embeds }) => (embeds[0]?.description ?? '').split('\n'));
  expect(tables).toHaveLength(120);
  expect(tables[0]).toMatch(/^\*\*1\*\* /);
  expect(tables[119]).toMatch(/^\*\*120\*\* /);
});

it.each([
  [
    'unlinks itself',
    (scene: Awaited<ReturnType<typeof connected>>) => scene.use(unlinkDiscordUser, { user: '1001' }),
  ],
  ['is unlinked through the API', ({ on }) => on.does('unlinkEntrant', { entrant: 'e1' })],
  ['is erased', ({ on }) => on.does('eraseEntrant', { entrant: 'e1' })],
  ['loses its token', ({ on }) => on.does('revokeRole', { id: 'e1' })],
  ['leaves with the connection', (scene) => scene.use(disconnectDiscordServer, { user: '1' })],
] satisfies readonly (readonly [
  string,
  (scene: Awaited<ReturnType<typeof connected>>) => Promise<unknown>,
])[])('knows nobody any more who %s', async (_how, leave) => {
  const scene = await connected();
  await register(scene.on, 2);
  await scene.link('e1', '1001');
  expect(await scene.members()).toEqual(['1001']);
  await leave(scene);
  expect(await scene.members()).toEqual([]);
  expect(scene.on.store.items().some(({ body }) => body.includes('1001'))).toBe(false);
});

describe('an erasure reaches what was announced', () => {
  /** Bodies of all stored deliveries, their histories included. */
  const stored = ({ on }: Awaited<ReturnType<typeof connected>>): string =>
    on.store
      .items()
      .filter(({ address }) => address.item === 'DELIVERY')
      .map(({ body }) => body)
      .join();

  const drawn = async () => {
    const scene = await connected();
    await scene.on.does('registerEntrant', { name: 'Ioreth *of* Lossarnach' });
    await register(scene.on, 3);
    await scene.link('e1', '1001');
    await scene.link('e2', '1002');
    await scene.on.does('createWebhook', { url: LINK, announce: ['PAIRINGS'] });
    await scene.on.does('drawRound');
    return scene;
  };

  it('that has been sent, through a webhook deleted since, in every version', async () => {
    const scene = await drawn();
    await scene.run();
    const [{ id: webhook = '' } = {}] = await scene.on.list();
    expect(stored(scene)).toMatch(/Ioreth.*1001/s);
    await scene.on.does('deleteWebhook', { webhook });
    await scene.on.does('eraseEntrant', { entrant: 'e1' });
    expect(stored(scene)).not.toMatch(/Ioreth|Lossarnach|1001/);
    expect(stored(scene)).toMatch(/Erased/);
    // Nobody else is touched.
    for (const left of ['Player 1', 'Player 2', 'Player 3', '1002']) expect(stored(scene)).toContain(left);
  });

  it('that is still to be sent', async () => {
    const scene = await connected(undefined, (n) => (n === 0 ? status(500) : ok));
    await scene.on.does('registerEntrant', { name: 'Ioreth' });
    await register(scene.on, 3);
    await scene.link('e1', '1001');
    await scene.link('e2', '1002');
    await scene.on.does('createWebhook', { url: LINK, announce: ['PAIRINGS'] });
    await scene.on.does('drawRound');
    await scene.run();
    await scene.on.does('eraseEntrant', { entrant: 'e1' });
    scene.on.pass(60 * 60);
    await scene.run();
    const [before, after] = bodies(scene);
    expect(before?.embeds[0]?.description).toContain('Ioreth');
    expect(after?.embeds[0]?.description).not.toContain('Ioreth');
    expect(after?.embeds[0]?.description).toContain('Erased');
    expect(after?.content).toBe('<@1002>');
    expect(after?.allowed_mentions.users).toEqual(['1002']);
    expect(await stateOf(scene.on)).toBe('DELIVERED');
  });
});

it('is refused for a channel of a server that is not connected', async () => {
  const scene = await connected();
  await expect(
    scene.on.does('createWebhook', { url: 'https://discord.com/channels/78/4242', announce: ['PAIRINGS'] }),
  ).rejects.toThrow('the server 78 is not connected to this tournament');
  await scene.on.does('createWebhook', { url: LINK, announce: ['PAIRINGS'] });
  const [{ id = '' } = {}] = await scene.on.list();
  for (const url of ['https://discord.com/channels/78/4242', 'https://example.org/hook'])
    await expect(scene.on.does('updateWebhook', { webhook: id, url })).rejects.toThrow('"path":"url"');
  expect(await scene.on.list()).toMatchObject([{ url: LINK }]);
});

it.each([
  [
    'the service has no bot token',
    { api: 'https://discord.com/api/v10', token: async () => undefined },
    false,
  ],
  ['the server was disconnected', undefined, true],
] as const)('pauses, and tells the organiser, where %s', async (_why, bot, isDisconnected) => {
  const scene = await connected(bot);
  await register(scene.on, 2);
  await scene.on.does('createWebhook', { url: LINK, announce: ['PAIRINGS'] });
  if (isDisconnected) await scene.use(disconnectDiscordServer, { user: '1' });
  await scene.on.does('drawRound');
  await scene.run();
  expect(scene.sent).toEqual([]);
  expect(await scene.on.list()).toMatchObject([{ paused: true, pauseReason: 'GONE' }]);
});
