import { storedUseCases } from '../../src/app/stored-use-cases';
import { fakeContext } from '../app/rules/fake-context';
import { arrange } from '../questions/arrange';
import { graphqlCall } from '../questions/graphql-call';
import { questions } from '../questions/questions';
import { restCall } from '../questions/rest-call';
import { breakableStore } from '../storage/breakable-store';
import { createDoors } from './in-process';

const stored = questions.filter(({ operation }) => Object.hasOwn(storedUseCases, operation));
const answerable = stored.filter(({ refusal }) => refusal === undefined);

describe('while the store is down', () => {
  it('whatever needs it is answered 503 with Retry-After through REST, UNAVAILABLE through GraphQL', async () => {
    expect(answerable.length).toBeGreaterThan(30);
    for (const question of answerable) {
      const { store, breakIt } = breakableStore();
      const { doors, asked } = await arrange(question, createDoors({ store }));
      breakIt();
      const { statusCode, headers, body } = await doors.send(restCall(asked));
      expect([question.name, statusCode, headers?.['retry-after']]).toEqual([question.name, 503, '1']);
      expect(JSON.parse(body ?? '')).toMatchObject({ code: 'UNAVAILABLE' });
      const { body: text = '' } = await doors.send(graphqlCall(asked));
      expect([question.name, text]).toEqual([question.name, expect.stringContaining('"code":"UNAVAILABLE"')]);
    }
  });

  it('readiness says so, health and the rules go on', async () => {
    const { store, breakIt } = breakableStore();
    const doors = createDoors({ store });
    const status = async (url: string) => (await doors.send({ method: 'GET', url })).statusCode;
    expect(await status('/ready')).toBe(200);
    breakIt();
    expect(await status('/ready')).toBe(503);
    expect(await status('/health')).toBe(200);
    expect(await status('/v1/rules/to-wound/4/9')).toBe(200);
  });
});

const DAY_MS = 86_400_000;

describe('a clock that is a day wrong, now ahead, now behind', () => {
  it.each([0, 1])('changes nothing in who may do what, and in which order (%i)', async (first) => {
    const statuses: (readonly [string, boolean])[] = [];
    for (const question of answerable) {
      let requests = first;
      const rules = () => {
        const context = fakeContext([4, 2, 6, 1]);
        requests += 1;
        const nowMs = context.clock.nowMs() + (requests % 2 === 0 ? DAY_MS : -DAY_MS);
        return { ...context, clock: { nowMs: () => nowMs } };
      };
      const { doors, asked } = await arrange(question, createDoors({ rules }));
      const { statusCode = 0 } = await doors.send(restCall(asked));
      statuses.push([question.name, statusCode < 400]);
    }
    expect(statuses.filter(([, answered]) => !answered)).toEqual([]);
  });
});
