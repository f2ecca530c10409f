import '../as-in-the-bundles';
import { arrange } from '../questions/arrange';
import { graphqlCall } from '../questions/graphql-call';
import { questions } from '../questions/questions';
import { restOnly } from '../questions/question';
import { restCall } from '../questions/rest-call';
import type { Store } from '../../src/app/kernel/store/store';
import { createWebHandler } from '../../src/interfaces/web/handler';
import { createMovementPngHandler } from '../../src/interfaces/web/movement-png';
import { fakeContext } from '../app/rules/fake-context';
import { memoryStore } from '../infrastructure/aws/memory-store';
import { createScene } from './discord/scene';
import { startTournament } from './discord/tournament';
import { createInterfaces } from './in-process';
import { collectLog, eventOf } from './rest/ask';
import { files } from './web/read';

const KEYS = ['level', 'requestId', 'route', 'outcome', 'status', 'durationMs', 'cold', 'units'];

/** Texts long enough to be told from the words of a route. */
const textsIn = (value: unknown): readonly string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsIn)
      : [];

it('holds no token, key, name or anything else of what was asked, whoever asks what', async () => {
  const shared = questions.filter(({ operation }) => !(restOnly as readonly string[]).includes(operation));
  for (const question of shared) {
    const { interfaces, asked } = await arrange(question);
    await interfaces.send(restCall(asked));
    await interfaces.send(graphqlCall(asked));
    const routes = interfaces.log.map(({ route }) => route).join(' ');
    const lines = JSON.stringify(interfaces.log);
    const private_ = [asked.token, asked.idempotencyKey, ...textsIn(asked.input)].filter(
      (text): text is string => typeof text === 'string' && text.length > 4 && !routes.includes(text),
    );
    expect([question.name, private_.filter((text) => lines.includes(text))]).toEqual([question.name, []]);
    for (const entry of interfaces.log)
      expect(Object.keys(entry).filter((key) => !KEYS.includes(key))).toEqual([]);
  }
});

it('names the route by its template, so that no id stands in it', async () => {
  const interfaces = createInterfaces();
  await interfaces.send({ method: 'GET', url: '/v1/tournaments/somebodys-secret' });
  await interfaces.send({ method: 'GET', url: '/v1/somebodys-secret' });
  expect(interfaces.log.map(({ route }) => route)).toEqual(['GET /v1/tournaments/{tournament}', '$default']);
});

it('tells the first request of a process from the others', async () => {
  const interfaces = createInterfaces();
  for (let request = 0; request < 3; request += 1) await interfaces.send({ method: 'GET', url: '/health' });
  expect(interfaces.log.map(({ cold }) => cold)).toEqual([true, undefined, undefined]);
});

const SECRET = 'muster_organiser_Zm9vYmFyYmF6cXV4Zm9vYmFyYmF6cXV4';
const NAME = 'Belladonna-Took';
const keyring = { derive: (...parts: readonly string[]) => parts.join(' ') };

/** A store whose every read breaks: the way of a bug, not of a fault of the moment. */
const brokenStore = (): Store => {
  const breaks = () => Promise.reject(new Error('a bug'));
  return {
    ...memoryStore(),
    get: breaks,
    readTournament: breaks,
    readLeague: breaks,
    leaguePlayers: breaks,
    listed: breaks,
  };
};

const context = (store: Store) => () => ({
  ...fakeContext(),
  store,
  keyring,
  caller: { token: SECRET, idempotencyKey: null, ifMatch: null },
});

const headers = {
  authorization: `Bearer ${SECRET}`,
  cookie: NAME,
  'user-agent': NAME,
  'x-forwarded-for': NAME,
};

it.each([
  ['answers', memoryStore()],
  ['refuses', memoryStore()],
  ['crashes', brokenStore()],
])('nor does that of a page or picture that %s', async (way, store) => {
  const { log, lines } = collectLog();
  const web = createWebHandler({
    files,
    context: context(store),
    log,
    unitsSoFar: () => ({ reads: 0, writes: 0 }),
  });
  const movement = createMovementPngHandler({
    context: context(store),
    rasterise: async () => new Uint8Array(),
    log,
  });
  const path = way === 'answers' ? `/rules?text=${NAME}` : `/tournaments/${NAME}?text=${SECRET}`;
  await web(eventOf({ path, headers }));
  await movement(eventOf({ path: `/movement/${NAME}.png`, headers }));
  expect(lines.length).toBe(way === 'crashes' ? 4 : 2);
  const text = JSON.stringify(lines);
  for (const secret of [SECRET, NAME]) expect(text).not.toContain(secret);
  for (const line of lines)
    expect(Object.keys(line).filter((key) => ![...KEYS, 'crash'].includes(key))).toEqual([]);
});

it('nor does that of a crash behind REST and GraphQL', async () => {
  const interfaces = createInterfaces({ store: brokenStore() });
  const json = { 'content-type': 'application/json', 'idempotency-key': `key-of-${NAME}` };
  await interfaces.send({ method: 'GET', url: `/v1/tournaments/${NAME}`, headers });
  const query = `query ${NAME.replace('-', '')} { tournament(id: "${NAME}") { name } }`;
  await interfaces.send({
    method: 'POST',
    url: '/graphql',
    headers: { ...headers, ...json },
    body: JSON.stringify({ query }),
  });
  expect(interfaces.log.filter(({ level }) => level === 'error')).toHaveLength(2);
  const text = JSON.stringify(interfaces.log);
  for (const secret of [SECRET, NAME, NAME.replace('-', '')]) expect(text).not.toContain(secret);
});

it('nor does that of many questions in one call', async () => {
  const interfaces = createInterfaces();
  const body = {
    questions: [
      { operation: NAME, input: {} },
      { operation: 'toWound', input: { strength: NAME } },
    ],
  };
  const json = { ...headers, 'content-type': 'application/json' };
  await interfaces.send({ method: 'POST', url: '/v1/batch', headers: json, body: JSON.stringify(body) });
  await interfaces.send({ method: 'POST', url: '/v1/batch', headers: json, body: `{"${NAME}` });
  expect(interfaces.log).toHaveLength(2);
  expect(JSON.stringify(interfaces.log)).not.toContain(NAME);
});

it('nor does that of the bot, whatever is typed, picked or pressed', async () => {
  const organiser = { name: 'Olga', id: '1001', managesServer: true };
  const { log, lines } = collectLog();
  const scene = await createScene({ members: [organiser], log });
  try {
    const { id, token } = await startTournament(scene, [NAME, 'Bert']);
    await scene.say(organiser, '/connect');
    await scene.fill(organiser, { kind: 'TOURNAMENT', id, token });
    await scene.say(organiser, `/link-code entrant:${NAME}`);
    await scene.say(organiser, `/link code:${SECRET}`);
    await scene.say(organiser, '/standings');
    await scene.type(organiser, `/chart odds chart:${NAME}`);
    await scene.send({ id: '1', type: 2, token: SECRET, data: { name: NAME, type: 1 }, member: null });
    await scene.send({ id: '2', type: 3, token: SECRET, data: { custom_id: `${NAME}:${SECRET}` } });
    await scene.send({ [NAME]: SECRET });
    expect(lines.length).toBeGreaterThan(8);
    const text = JSON.stringify(lines);
    for (const secret of [SECRET, NAME, token, id, organiser.id, 'olga']) expect(text).not.toContain(secret);
  } finally {
    await scene.stop();
  }
});
