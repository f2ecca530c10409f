import { force, found, singles, unit, warband } from '../army';

const under = (leader: string, ...units: readonly ReturnType<typeof unit>[]) =>
  found(singles(1000, force('choosy', warband(leader, ...units))), 'WRONG_FOLLOWER_FOR');

it('a leader of some leads no others', () => {
  expect(under('west-king', unit('west-champion', 3))).toEqual([]);
  expect(under('west-king')).toEqual([]);
  expect(under('west-king', unit('west-champion', 3), unit('west-archer'))).toEqual([['0.0.2', null, null]]);
});

it('a leader of nobody leads nobody', () => {
  expect(under('west-hero')).toEqual([]);
  expect(under('west-hero', unit('west-champion'))).toEqual([['0.0.1', null, null]]);
});

it('all others lead whom they will', () => {
  expect(under('west-lord', unit('west-archer'))).toEqual([]);
});
