import type { Store } from '../../src/app/tournaments/store';
import { storedUseCases } from '../../src/app/stored-use-cases';
import { refused } from '../../src/shared/result';
import { fakeContext } from '../app/rules/fake-context';
import { arrange } from '../questions/arrange';
import { graphqlCall } from '../questions/graphql-call';
import { questions } from '../questions/questions';
import { restCall } from '../questions/rest-call';
import { memoryStore } from '../storage/memory-store';
import { createDoors } from './in-process';

const stored = questions.filter(({ operation }) => Object.hasOwn(storedUseCases, operation));
const answerable = stored.filter(({ refusal }) => refusal === undefined);

/** A store that works until it is switched off; then each call fails as a lost or throttled DynamoDB does. */
const breakable = () => {
  const store = memoryStore();
  let isDown = false;
  const down = () => Promise.resolve(refused({ code: 'UNAVAILABLE', retryAfterSeconds: 1 } as const));
  const breaking: Store = {
    get: (addresses) => (isDown ? down() : store.get(addresses)),
    readTournament: (tournament) => (isDown ? down() : store.readTournament(tournament)),
    readLeague: (league) => (isDown ? down() : store.readLeague(league)),
    leaguePlayers: (...args) => (isDown ? down() : store.leaguePlayers(...args)),
    write: (item) => (isDown ? down() : store.write(item)),
    listed: (...args) => (isDown ? down() : store.listed(...args)),
  };
  return {
    store: breaking,
    breakIt: () => {
      isDown = true;
    },
  };
};

describe('while the store is down', () => {
  it('whatever needs it is answered 503 with Retry-After through REST, UNAVAILABLE through GraphQL', async () => {
    expect(answerable.length).toBeGreaterThan(30);
    for (const question of answerable) {
      const { store, breakIt } = breakable();
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
    const { store, breakIt } = breakable();
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
