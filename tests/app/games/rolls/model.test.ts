import fc from 'fast-check';
import type { CreatedRoll } from '../../../../src/app/kernel/generated/answers';
import type { Roll } from '../../../../src/app/kernel/generated/answers';
import type { Item, Store } from '../../../../src/app/kernel/store/store';
import type { Answer } from '../../../../src/app/kernel/use-case';
import { seededIntegers } from '../../../../src/shared/seeded-random';
import { faultNames, faultyStore } from '../../../infrastructure/aws/faulty-store';
import { memoryStore } from '../../../infrastructure/aws/memory-store';
import { type Input, type OperationName, ask, freshKey, must } from '../../tournaments/organiser';
import { openedRoll } from './players';

/**
 * Players send different words, twice and again, and give up now and then, through a store that throttles, loses answers, does
 * writes late or twice and fails conditions for nothing. A watcher that knows nothing of the product reads each body written.
 */

interface Request {
  readonly operation: OperationName;
  readonly input: Input;
  readonly token: string;
  readonly key: string;
  readonly answers: Answer<Roll>[];
  commits: number;
}

interface Written {
  readonly secret: string;
  readonly terms: string;
  readonly words: readonly (string | null)[];
  readonly dice: readonly number[] | null;
  readonly abandonedBy: string | null;
}

/** What stands after a write, read without the product's help. */
const standingIn = (body: string): Written =>
  Object.assign({}, ...(JSON.parse(body) as { set: object }[]).map(({ set }) => set)) as Written;

/** What a write may do to what stood: lock one word more (the last brings the dice), or give up; nothing else, ever. */
const expectLawful = (before: Written, after: Written): void => {
  expect([before.dice, before.abandonedBy]).toEqual([null, null]);
  expect([after.secret, after.terms]).toEqual([before.secret, before.terms]);
  const fresh = after.words.filter((word, player) => word !== before.words[player]);
  const kept = before.words.every((word, player) => word === null || word === after.words[player]);
  expect(kept).toBe(true);
  expect(fresh).toHaveLength(after.abandonedBy === null ? 1 : 0);
  expect(after.dice !== null).toBe(after.words.every((word) => word !== null));
};

const play = async (seed: number): Promise<Roll['state']> => {
  const draw = seededIntegers(`rolls ${seed}`);
  const chance = (percent: number): boolean => draw(100) < percent;
  const pause = async (): Promise<void> => {
    for (let turns = draw(6); turns > 0; turns -= 1) await Promise.resolve();
  };
  const memory = memoryStore();
  const { roll, joinTokens }: CreatedRoll = await openedRoll(
    { store: memory },
    {
      players: ['Ann', 'Bert', 'Cleo'],
      count: 5,
    },
  );
  const late: Promise<void>[] = [];
  const requests: Request[] = [];
  let standing = standingIn(memory.items()[0]?.body ?? '[]');

  const storeOf = (request: Request): Store => ({
    ...memory,
    write: async (item: Item) => {
      const written = await memory.write(item);
      if (!written.ok || written.value === 'CONFLICT') return written;
      const after = standingIn(item.body);
      expectLawful(standing, after);
      standing = after;
      request.commits += 1;
      return written;
    },
  });

  const send = async (request: Request): Promise<void> => {
    const store = faultyStore(storeOf(request), {
      nextFault: (of) =>
        of === 'write'
          ? chance(40)
            ? faultNames[draw(faultNames.length)]
            : undefined
          : chance(8)
            ? 'THROTTLED'
            : undefined,
      pause,
      later: (work) => {
        late.push(
          (async () => {
            for (let turns = draw(200); turns > 0; turns -= 1) await Promise.resolve();
            await work();
          })(),
        );
      },
    });
    for (let tries = 0; tries < 4; tries += 1) {
      const { operation, input, token, key } = request;
      const answer = await ask<Roll>({ store }, operation, { input, token, idempotencyKey: key });
      if (answer.ok || answer.error.code !== 'UNAVAILABLE') {
        request.answers.push(answer);
        return;
      }
      await pause();
    }
  };

  const player = async (index: number): Promise<void> => {
    for (let step = 0; step < 3; step += 1) {
      await pause();
      const givesUp = chance(6);
      const request: Request = {
        operation: givesUp ? 'abandonRoll' : 'joinRoll',
        input: { id: roll.id, ...(!givesUp && { word: `word ${index} ${step}` }) },
        token: joinTokens[index]?.token ?? '',
        key: freshKey(),
        answers: [],
        commits: 0,
      };
      requests.push(request);
      await Promise.all(chance(40) ? [send(request), send(request)] : [send(request)]);
    }
  };
  await Promise.all([player(0), player(1), player(2), player(0)]);
  await Promise.all(late);

  const end = await must<Roll>({ store: memory }, 'roll', { input: { id: roll.id } });
  for (const { input, answers, commits } of requests) {
    const acknowledged = answers.flatMap((answer) => (answer.ok ? [answer.value] : []));
    expect(commits).toBeLessThanOrEqual(1);
    if (acknowledged.length > 0) expect(commits).toBe(1);
    for (const view of acknowledged) {
      expect(view).toEqual(acknowledged[0]);
      expect(view.commitment).toBe(roll.commitment);
      // The secret is out only when nothing can be added.
      expect(view.secret === null).toBe(view.state === 'OPEN');
      if (view.state === 'ROLLED') expect(view).toEqual(end);
    }
    if (commits === 1 && input['word'] !== undefined && end.state !== 'OPEN')
      expect(end.players.map(({ word }) => word)).toContain(input['word']);
  }
  expect(end.dice).toEqual(standing.dice);
  return end.state;
};

describe('players and a faulty store', () => {
  it('never change a locked word or the dice, and do nothing twice', async () => {
    const ends = { OPEN: 0, ROLLED: 0, ABANDONED: 0 };
    await fc.assert(
      fc.asyncProperty(fc.noShrink(fc.nat()), async (seed) => {
        ends[await play(seed)] += 1;
      }),
      { numRuns: 200 },
    );
    // The storm must not have kept everybody from rolling, nor from giving up.
    expect(ends.ROLLED).toBeGreaterThan(50);
    expect(ends.ABANDONED).toBeGreaterThan(5);
  }, 120_000);
});
