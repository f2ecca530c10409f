import { betweenSteps } from '../../../../src/app/armies/catalogues/between-steps';
import type { Steps } from '../../../../src/shared/steps';

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
  const mine = betweenSteps('a', () => steps('a', 3));
  setImmediate(() => said.push('other'));
  expect(await mine).toBe('a');
  expect(said).toEqual(['a1', 'other', 'a2', 'a3']);
});

it('does one at a time, whatever became of the one before', async () => {
  const broken = betweenSteps('broken', function* (): Steps<string> {
    yield;
    throw new Error('a bug');
  });
  const answers = await Promise.allSettled([
    broken,
    betweenSteps('b', () => steps('b', 2)),
    betweenSteps('c', () => steps('c', 2)),
  ]);
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
  expect(said).toEqual(['b1', 'b2', 'c1', 'c2']);
});

it('is done once for those who ask for the same meanwhile, and again for who asks later', async () => {
  const ask = () => betweenSteps('d', () => steps('d', 2));
  expect(await Promise.all([ask(), ask()])).toEqual(['d', 'd']);
  expect(said).toEqual(['d1', 'd2']);
  await ask();
  expect(said).toEqual(['d1', 'd2', 'd1', 'd2']);
});
