import '../as-in-the-bundles';
import { createMovementPngHandler } from '../../src/interfaces/web/movement-png';
import { everyOperation } from '../generated/every-operation';
import { fakeContext } from '../app/rules/fake-context';
import { arrange } from '../questions/arrange';
import { graphqlCall } from '../questions/graphql-call';
import { questions } from '../questions/questions';
import { restCall } from '../questions/rest-call';
import { breakableStore } from '../infrastructure/aws/breakable-store';
import { memoryStore } from '../infrastructure/aws/memory-store';
import { createScene } from './discord/scene';
import { startTournament } from './discord/tournament';
import { signedEvent } from './discord/sign';
import { createInterfaces } from './in-process';
import { eventOf } from './rest/ask';
import { createReader } from './web/read';

const stored = questions.filter(({ operation }) => {
  const asked = everyOperation[operation];
  return asked.function === 'tournaments' && 'reads' in asked;
});
const answerable = stored.filter(({ refusal }) => refusal === undefined);

describe('while the store is down', () => {
  it('whatever needs it is answered 503 with Retry-After through REST, UNAVAILABLE through GraphQL', async () => {
    expect(answerable.length).toBeGreaterThan(30);
    for (const question of answerable) {
      const { store, breakIt } = breakableStore();
      const { interfaces, asked } = await arrange(question, createInterfaces({ store }));
      breakIt();
      const { statusCode, headers, body } = await interfaces.send(restCall(asked));
      expect([question.name, statusCode, headers?.['retry-after']]).toEqual([question.name, 503, '1']);
      expect(JSON.parse(body ?? '')).toMatchObject({ code: 'UNAVAILABLE' });
      const { body: text = '' } = await interfaces.send(graphqlCall(asked));
      expect([question.name, text]).toEqual([question.name, expect.stringContaining('"code":"UNAVAILABLE"')]);
    }
  });

  it('readiness says so, health and the rules go on', async () => {
    const { store, breakIt } = breakableStore();
    const interfaces = createInterfaces({ store });
    const status = async (url: string) => (await interfaces.send({ method: 'GET', url })).statusCode;
    expect(await status('/ready')).toBe(200);
    breakIt();
    expect(await status('/ready')).toBe(503);
    expect(await status('/health')).toBe(200);
    expect(await status('/v1/rules/to-wound/4/9')).toBe(200);
  });

  it('a page that needs it is 503 with Retry-After, in words; the rules are read on', async () => {
    const { store, breakIt } = breakableStore();
    const read = createReader(store);
    breakIt();
    for (const path of ['/tournaments/t', '/tournaments/t/standings', '/leagues/l', '/rolls/r']) {
      const { statusCode, headers, body } = await read(path);
      expect([path, statusCode, headers?.['retry-after']]).toEqual([path, 503, '1']);
      expect(headers?.['content-type']).toContain('text/html');
      expect(body).toContain('<h1>');
    }
    expect((await read('/rules/to-wound')).statusCode).toBe(200);
  });

  it('the picture of a movement too', async () => {
    const { store, breakIt } = breakableStore();
    breakIt();
    const movement = createMovementPngHandler({
      context: () => ({ ...fakeContext(), store, keyring, caller: nobody }),
      rasterise: async () => new Uint8Array(),
    });
    const { statusCode, headers } = await movement(eventOf({ path: '/movement/t.png' }));
    expect([statusCode, headers?.['retry-after']]).toEqual([503, '1']);
  });

  it('the bot says so in words, to its asker alone, and goes on throwing dice', async () => {
    const { store, breakIt } = breakableStore();
    const organiser = { name: 'Olga', id: '1001', managesServer: true };
    const scene = await createScene({ members: [organiser], store });
    try {
      const { id, token } = await startTournament(scene, ['Ann', 'Bert']);
      await scene.say(organiser, '/connect');
      await scene.fill(organiser, { kind: 'TOURNAMENT', id, token });
      breakIt();
      const { messages } = await scene.say(organiser, '/standings');
      expect(messages).toHaveLength(1);
      expect(JSON.stringify(messages[0]?.payload)).toContain('Try again in 1 s.');
      expect(messages[0]?.isPrivate).toBe(true);
      const rules = await scene.say(organiser, '/to-wound strength:4 defence:9');
      expect(JSON.stringify(rules.messages[0]?.payload)).toContain('6');
    } finally {
      await scene.stop();
    }
  });
});

const keyring = { derive: (...parts: readonly string[]) => parts.join(' ') };
const nobody = { token: null, idempotencyKey: null, ifMatch: null };
/** A receipt holds whatever the time. */
const receipts = questions.filter(
  ({ operation, refusal }) => operation === 'checkReceipt' && refusal === undefined,
);
const DAY_MS = 86_400_000;

describe('a clock that is a day wrong, now ahead, now behind', () => {
  it.each([0, 1])('changes nothing in who may do what, and in which order (%i)', async (first) => {
    const statuses: (readonly [string, boolean])[] = [];
    for (const question of [...answerable, ...receipts]) {
      let requests = first;
      const rules = () => {
        const context = fakeContext([4, 2, 6, 1]);
        requests += 1;
        const nowMs = context.clock.nowMs() + (requests % 2 === 0 ? DAY_MS : -DAY_MS);
        return { ...context, clock: { nowMs: () => nowMs } };
      };
      const { interfaces, asked } = await arrange(question, createInterfaces({ rules }));
      const { statusCode = 0 } = await interfaces.send(restCall(asked));
      statuses.push([question.name, statusCode < 400]);
    }
    expect(statuses.filter(([, answered]) => !answered)).toEqual([]);
  });

  it.each([-DAY_MS, DAY_MS])('the bot answers nobody until it is right again (%i ms)', async (wrongMs) => {
    const scene = await createScene();
    try {
      const timestamp = String(Math.floor(scene.nowMs() / 1000));
      const ping = signedEvent(scene.key, JSON.stringify({ id: '1', type: 1 }), { timestamp });
      expect((await scene.bot.respond(ping)).statusCode).toBe(200);
      scene.travel(wrongMs);
      expect((await scene.bot.respond(ping)).statusCode).toBe(401);
      scene.travel(-wrongMs);
      expect((await scene.bot.respond(ping)).statusCode).toBe(200);
    } finally {
      await scene.stop();
    }
  });

  it('hides a draft a day early or late, and loses none', async () => {
    let nowMs = fakeContext().clock.nowMs();
    const interfaces = createInterfaces({
      store: memoryStore(() => nowMs),
      rules: () => ({ ...fakeContext([4]), clock: { nowMs: () => nowMs } }),
    });
    const { body = '' } = await interfaces.send({
      method: 'POST',
      url: '/v1/tournaments',
      headers: { 'content-type': 'application/json', 'idempotency-key': 'a-key-of-the-tests' },
      body: JSON.stringify({ name: 'Draft', rounds: 3, draft: true }),
    });
    const made = JSON.parse(body) as { tournament: { id: string }; organiserToken: string };
    const url = `/v1/tournaments/${made.tournament.id}`;
    const headers = { authorization: `Bearer ${made.organiserToken}` };
    const status = async () => (await interfaces.send({ method: 'GET', url, headers })).statusCode;
    nowMs += 30 * DAY_MS - DAY_MS / 2;
    expect(await status()).toBe(200);
    nowMs += DAY_MS;
    expect(await status()).toBe(404);
    nowMs -= DAY_MS;
    expect(await status()).toBe(200);
  });
});
