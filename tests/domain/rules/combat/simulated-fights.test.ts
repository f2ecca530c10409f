import { deviations } from './simulated-fights';

test('large fights come out as thrown: 100,000 fights, none of the frequencies 4.5 standard errors off', () => {
  const off = deviations(25_000, 2018);
  expect(off.length).toBeGreaterThan(25);
  expect(off.filter((each) => !(each < 4.5))).toEqual([]);
});
