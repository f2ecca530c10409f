import { createCalms, createRests } from '../../../src/infrastructure/local/background-runs';

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

it('waits until nobody has written for a moment, half a second at most', () => {
  let now = 10_000;
  const calms = createCalms(() => now);
  expect(calms.leftMs('quiet')).toBe(0);
  calms.written('busy');
  now += 50;
  calms.written('busy');
  expect(calms.leftMs('busy')).toBe(60);
  for (let times = 0; times < 9; times += 1) {
    now += 49;
    calms.written('busy');
  }
  expect(calms.leftMs('busy')).toBe(9);
  now += 9;
  expect(calms.leftMs('busy')).toBe(0);
  calms.end('busy');
  calms.written('busy');
  expect(calms.leftMs('busy')).toBe(60);
});
