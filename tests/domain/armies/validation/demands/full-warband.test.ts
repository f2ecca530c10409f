import { errors, force, found, singles, unit, warband } from '../army';

const army = (champions: number, ...others: readonly ReturnType<typeof unit>[]) =>
  singles(
    1000,
    force(
      'brimful',
      warband('west-lord'),
      warband('west-captain', unit('west-champion', champions), ...others),
    ),
  );

it('is neither more nor less than the leader’s size', () => {
  expect(found(army(11), 'WARBAND_NOT_FULL')).toEqual([['0.1', 11, 12]]);
  expect(errors(army(12))).toEqual([]);
  expect(errors(army(13))).toEqual(['WARBAND_TOO_LARGE']);
});

it('of these alone', () => {
  expect(found(army(11, unit('west-archer')), 'WRONG_FOLLOWER_FOR')).toEqual([['0.1.2', null, null]]);
});

it('of nobody else’s', () => {
  expect(errors(singles(1000, force('brimful', warband('west-lord', unit('west-archer')))))).toEqual([]);
});
