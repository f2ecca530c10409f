import { doubles, errors, force, found, singles, unit, warband } from '../army';

const champions = (leader: string) => force('needy', warband(leader, unit('west-champion')));

it('comes only with one of those it needs', () => {
  expect(errors(singles(1000, champions('west-lord')))).toEqual([]);
  expect(errors(singles(1000, champions('west-king')))).toEqual([]);
  expect(found(singles(1000, champions('west-hero')), 'REQUIRES_MISSING')).toEqual([['', null, null]]);
  expect(errors(singles(1000, force('needy', warband('west-hero'))))).toEqual([]);
});

it('in doubles with the partner’s', () => {
  expect(errors(doubles(1000, champions('west-hero'), force('needy', warband('west-king'))))).toEqual([]);
});
