import { doubles, errors, force, found, singles, unit, warband } from '../army';

const jealous = (...leaders: readonly string[]) =>
  force('jealous', ...leaders.map((leader) => warband(leader)));

it('does not stand with those it shuns', () => {
  expect(errors(singles(1000, jealous('west-hero', 'west-captain')))).toEqual([]);
  expect(errors(singles(1000, jealous('west-lord', 'west-captain')))).toEqual([]);
  expect(found(singles(1000, jealous('west-hero', 'west-lord')), 'EXCLUDED_TOGETHER')).toEqual([
    ['', null, null],
  ]);
  const guided = force('jealous', warband('west-hero', unit('west-guide')));
  expect(errors(singles(1000, guided))).toEqual(['EXCLUDED_TOGETHER']);
});

it('nor with the partner’s', () => {
  expect(errors(doubles(1000, jealous('west-hero'), jealous('west-lord')))).toEqual(['EXCLUDED_TOGETHER']);
});
