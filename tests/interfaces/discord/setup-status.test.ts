import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createDiscordHandler } from '../../../src/interfaces/discord/handler';
import { createApplicationQuestion } from '../../../src/interfaces/discord/setup-status';
import { makeKey, signedEvent } from './sign';

const statusOf = async (publicKey: string | undefined, isPinged = false) => {
  const key = makeKey();
  const handler = createDiscordHandler({
    publicKey: publicKey === 'its own' ? key.publicKey : publicKey,
    clock: { nowMs: () => 0 },
    world: () => {
      throw new Error('nobody asks');
    },
    api: {} as never,
    later: async () => undefined,
  });
  if (isPinged)
    await handler.respond(
      signedEvent(key, '{"id":"1","type":1,"application_id":"2","token":"t"}', { timestamp: '0' }),
    );
  const event = signedEvent(key, '', { timestamp: '0' });
  const asked = {
    ...event,
    rawPath: '/discord/status',
    requestContext: {
      ...event.requestContext,
      http: { ...event.requestContext.http, method: 'GET', path: '/discord/status' },
    },
  };
  const answer = await handler.respond(asked);
  return [answer.statusCode, JSON.parse(String(answer.body))];
};

describe('the state of the bot', () => {
  it('tells where no key is set', async () => {
    expect(await statusOf(undefined)).toEqual([
      200,
      {
        publicKey: null,
        publicKeyState: 'MISSING',
        publicUrl: null,
        botToken: 'MISSING',
        commands: 34,
        lastSignedAt: null,
        application: null,
      },
    ]);
  });

  it('tells of a key that is none, and repeats nothing of it', async () => {
    expect((await statusOf('a secret by mistake'))[1]).toMatchObject({
      publicKey: null,
      publicKeyState: 'MALFORMED',
    });
  });

  it('tells when Discord was heard', async () => {
    expect((await statusOf('its own', true))[1]).toMatchObject({
      publicKeyState: 'SET',
      lastSignedAt: '1970-01-01T00:00:00.000Z',
    });
  });
});

describe('what Discord says', () => {
  const asked: string[] = [];
  const discord = createServer((request, response) => {
    asked.push(`${request.url} ${request.headers.authorization}`);
    const isKnown = request.headers.authorization === 'Bot right';
    const application = { id: '123', name: 'muster', verify_key: 'ab', interactions_endpoint_url: '' };
    response.statusCode = isKnown ? 200 : 401;
    response.end(JSON.stringify(request.url?.endsWith('/commands') === true ? [{}, {}] : application));
  });
  let api = '';
  beforeAll(async () => {
    await new Promise<void>((listening) => {
      discord.listen(0, '127.0.0.1', listening);
    });
    api = `http://127.0.0.1:${(discord.address() as AddressInfo).port}`;
  });
  afterAll(() => discord.close());

  const question = (botToken: string | undefined, server?: string) =>
    createApplicationQuestion({ api, botToken, server, nowMs: () => 0 });

  it('is read once for all who look within some seconds', async () => {
    const ask = question('right', '77');
    const known = { id: '123', name: 'muster', publicKey: 'ab', endpoint: null, commands: 2 };
    expect([await ask(), await ask()]).toEqual([known, known]);
    expect(asked).toEqual(['/applications/@me Bot right', '/applications/123/guilds/77/commands Bot right']);
  });

  it('is nothing without a token, and a refusal for a wrong one', async () => {
    expect([await question(undefined)(), await question('wrong')()]).toEqual([null, 'REFUSED']);
  });
});
