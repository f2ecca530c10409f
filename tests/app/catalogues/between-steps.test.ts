import { betweenSteps } from '../../../src/app/catalogues/between-steps';
import type { Steps } from '../../../src/shared/steps';

const said: string[] = [];

function* steps(name: string, count: number): Steps<string> {
  for (let step = 1; step <= count; step += 1) {
    said.push(`${name}${step}`);
    yield;
  }
  return name;
}

beforeEach(() => {
  said.length = 0;
});

it('lets others be answered between two steps of a long computation', async () => {
  const mine = betweenSteps(() => steps('a', 3));
  setImmediate(() => said.push('other'));
  expect(await mine).toBe('a');
  expect(said).toEqual(['a1', 'other', 'a2', 'a3']);
});

it('does one at a time, whatever became of the one before', async () => {
  const broken = betweenSteps(function* (): Steps<string> {
    yield;
    throw new Error('a bug');
  });
  const answers = await Promise.allSettled([
    broken,
    betweenSteps(() => steps('b', 2)),
    betweenSteps(() => steps('c', 2)),
  ]);
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
  expect(said).toEqual(['b1', 'b2', 'c1', 'c2']);
});
