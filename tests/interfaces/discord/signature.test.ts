import { verifiedBody, publicKeyOf } from '../../../src/interfaces/discord/signature';
import { type Scene, createScene } from './scene';
import { makeKey, signatureOf, signedEvent } from './sign';
import { askRest, startTournament } from './tournament';

const PING = JSON.stringify({ id: '1', application_id: '2', type: 1, token: 't', version: 1 });

let scene: Scene;
beforeEach(async () => {
  scene = await createScene();
});
afterEach(() => scene.stop());

const seconds = (scene: Scene, offset = 0): string => String(Math.floor(scene.nowMs() / 1000) + offset);

describe('a request that Discord signed', () => {
  it('is answered: PING with PONG', async () => {
    const answer = await scene.bot.respond(signedEvent(scene.key, PING, { timestamp: seconds(scene) }));
    expect(answer.statusCode).toBe(200);
    expect(JSON.parse(answer.body ?? '')).toEqual({ type: 1 });
  });

  it('is answered in base64 too', async () => {
    const event = signedEvent(scene.key, PING, { timestamp: seconds(scene), asBase64: true });
    expect((await scene.bot.respond(event)).statusCode).toBe(200);
  });

  it('is verified over its bytes, umlauts included', async () => {
    const body = PING.replace('"t"', '"Éowyn"');
    const event = signedEvent(scene.key, body, { timestamp: seconds(scene), asBase64: true });
    expect((await scene.bot.respond(event)).statusCode).toBe(200);
  });

  it.each([-300, 300])('is answered %d s beside our clock', async (offset) => {
    const event = signedEvent(scene.key, PING, { timestamp: seconds(scene, offset) });
    expect((await scene.bot.respond(event)).statusCode).toBe(200);
  });
});

describe('a request that is not answered', () => {
  const refusals: readonly (readonly [string, (scene: Scene) => ReturnType<typeof signedEvent>])[] = [
    [
      'a tampered body',
      (s) => ({ ...signedEvent(s.key, PING, { timestamp: seconds(s) }), body: PING.replace('"1"', '"9"') }),
    ],
    [
      'a body with a blank more',
      (s) => ({ ...signedEvent(s.key, PING, { timestamp: seconds(s) }), body: `${PING} ` }),
    ],
    [
      'a truncated body',
      (s) => ({ ...signedEvent(s.key, PING, { timestamp: seconds(s) }), body: PING.slice(0, -1) }),
    ],
    [
      'no body',
      (s) => {
        const { body: _body, ...event } = signedEvent(s.key, PING, { timestamp: seconds(s) });
        return event;
      },
    ],
    ['an empty body', (s) => ({ ...signedEvent(s.key, PING, { timestamp: seconds(s) }), body: '' })],
    [
      'a body of another request',
      (s) => {
        const other = signedEvent(s.key, PING.replace('"1"', '"2"'), { timestamp: seconds(s) });
        return { ...signedEvent(s.key, PING, { timestamp: seconds(s) }), body: other.body ?? '' };
      },
    ],
    [
      'text that is called Base64',
      (s) => ({ ...signedEvent(s.key, PING, { timestamp: seconds(s) }), isBase64Encoded: true }),
    ],
    [
      'Base64 that is called text',
      (s) => ({
        ...signedEvent(s.key, PING, { timestamp: seconds(s), asBase64: true }),
        isBase64Encoded: false,
      }),
    ],
    [
      'a tampered body in base64',
      (s) => ({
        ...signedEvent(s.key, PING, { timestamp: seconds(s), asBase64: true }),
        body: Buffer.from(PING.replace('"1"', '"9"')).toString('base64'),
      }),
    ],
    [
      'no timestamp',
      (s) => {
        const event = signedEvent(s.key, PING, { timestamp: seconds(s) });
        const { 'x-signature-timestamp': _timestamp, ...headers } = event.headers;
        return { ...event, headers };
      },
    ],
    ['another key', (s) => signedEvent(makeKey(), PING, { timestamp: seconds(s) })],
    ['an old timestamp', (s) => signedEvent(s.key, PING, { timestamp: seconds(s, -301) })],
    ['a timestamp from the future', (s) => signedEvent(s.key, PING, { timestamp: seconds(s, 301) })],
    ['a timestamp that is none', (s) => signedEvent(s.key, PING, { timestamp: 'now' })],
    [
      'a fresh timestamp on an old signature',
      (s) => {
        const event = signedEvent(s.key, PING, { timestamp: seconds(s, -4000) });
        return { ...event, headers: { ...event.headers, 'x-signature-timestamp': seconds(s) } };
      },
    ],
    [
      'what is not Base64',
      (s) => ({
        ...signedEvent(s.key, PING, { timestamp: seconds(s) }),
        body: '{"type":1}',
        isBase64Encoded: true,
      }),
    ],
    [
      'Base64 cut short',
      (s) => {
        const event = signedEvent(s.key, PING, { timestamp: seconds(s), asBase64: true });
        return { ...event, body: (event.body ?? '').slice(0, -3) };
      },
    ],
  ];
  const headerRefusals: readonly (readonly [string, string | undefined])[] = [
    ['no signature', undefined],
    ['an empty signature', ''],
    ['a truncated signature', 'ab'.repeat(63)],
    ['a signature that is not hexadecimal', 'zz'.repeat(64)],
    ['a signature of zeros', '00'.repeat(64)],
  ];

  it.each(refusals)('%s: 401', async (_, make) => {
    const answer = await scene.bot.respond(make(scene));
    expect([answer.statusCode, answer.body]).toEqual([401, 'The request is not signed by Discord.']);
  });

  it.each(headerRefusals)('%s: 401', async (_, value) => {
    const event = signedEvent(scene.key, PING, { timestamp: seconds(scene) });
    const { 'x-signature-ed25519': _signature, ...others } = event.headers;
    const headers = value === undefined ? others : { ...others, 'x-signature-ed25519': value };
    expect((await scene.bot.respond({ ...event, headers })).statusCode).toBe(401);
  });

  it('is not parsed before it is verified', async () => {
    const event = signedEvent(makeKey(), 'this is not JSON', { timestamp: seconds(scene) });
    expect((await scene.bot.respond(event)).statusCode).toBe(401);
  });
});

describe('the public key', () => {
  it('is 64 hexadecimal digits', () => {
    expect(publicKeyOf('ab'.repeat(31))).toBeUndefined();
    expect(publicKeyOf('xy'.repeat(32))).toBeUndefined();
    expect(publicKeyOf(makeKey().publicKey)).toBeDefined();
  });

  it('lets the body through as it was signed', () => {
    const own = makeKey();
    const event = signedEvent(own, 'a body', { timestamp: '1' });
    expect(event.headers['x-signature-ed25519']).toBe(signatureOf(own, '1', 'a body'));
    const key = publicKeyOf(own.publicKey);
    expect(key && verifiedBody(event, key, 1000)).toBe('a body');
  });
});

describe('a request that comes again within the window', () => {
  it('is answered the same, and changes nothing twice', async () => {
    const made = await startTournament(scene, ['Aragorn', 'Boromir']);
    const asked = {
      id: '1100000000000000777',
      application_id: '2',
      type: 5,
      token: 'token-again',
      version: 1,
      guild_id: '900000000000000001',
      member: { user: { id: '3', username: 'olga' }, permissions: '32' },
      data: {
        custom_id: 'connect',
        components: Object.entries({ kind: 'TOURNAMENT', id: made.id, token: made.token }).map(
          ([custom_id, value]) => ({ type: 18, component: { type: 4, custom_id, value } }),
        ),
      },
    };
    const answers = [];
    for (const _ of [1, 2, 3]) {
      scene.discord.opened('token-again', { payload: {}, isPrivate: true, files: [] });
      answers.push(await scene.send(asked));
      for (const waiting of scene.deferred()) await scene.bot.complete(waiting);
    }
    expect(answers).toEqual([answers[0], answers[0], answers[0]]);
    const history = await askRest(scene, 'history', { input: { tournament: made.id } });
    const grants = (history['items'] as readonly { readonly operation: string }[]).filter(
      ({ operation }) => operation === 'grantRole',
    );
    expect(grants).toHaveLength(1);
  });
});
