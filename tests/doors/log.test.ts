import { arrange } from '../questions/arrange';
import { graphqlCall } from '../questions/graphql-call';
import { questions } from '../questions/questions';
import { restOnly } from '../questions/question';
import { restCall } from '../questions/rest-call';
import { createDoors } from './in-process';

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
    const { doors, asked } = await arrange(question);
    await doors.send(restCall(asked));
    await doors.send(graphqlCall(asked));
    const routes = doors.log.map(({ route }) => route).join(' ');
    const lines = JSON.stringify(doors.log);
    const private_ = [asked.token, asked.idempotencyKey, ...textsIn(asked.input)].filter(
      (text): text is string => typeof text === 'string' && text.length > 4 && !routes.includes(text),
    );
    expect([question.name, private_.filter((text) => lines.includes(text))]).toEqual([question.name, []]);
    for (const entry of doors.log)
      expect(Object.keys(entry).filter((key) => !KEYS.includes(key))).toEqual([]);
  }
});

it('names the route by its template, so that no id stands in it', async () => {
  const doors = createDoors();
  await doors.send({ method: 'GET', url: '/v1/tournaments/somebodys-secret' });
  await doors.send({ method: 'GET', url: '/v1/somebodys-secret' });
  expect(doors.log.map(({ route }) => route)).toEqual(['GET /v1/tournaments/{tournament}', '$default']);
});

it('tells the first request of a process from the others', async () => {
  const doors = createDoors();
  for (let request = 0; request < 3; request += 1) await doors.send({ method: 'GET', url: '/health' });
  expect(doors.log.map(({ cold }) => cold)).toEqual([true, undefined, undefined]);
});
