import { createRests } from '../../../src/infrastructure/local/background-runs';

it('lets each rest for three times as long as its turn took, and a second at most', () => {
  let now = 10_000;
  const rests = createRests(() => now);
  rests.begin(['small', 'other'], 20);
  rests.begin(['large'], 700);
  const left = () => ['small', 'other', 'large', 'new'].map(rests.leftMs);
  expect(left()).toEqual([60, 60, 1_000, 0]);
  now += 50;
  expect(left()).toEqual([10, 10, 950, 0]);
  now += 10;
  rests.begin(['other'], 0);
  expect(left()).toEqual([0, 0, 940, 0]);
});
