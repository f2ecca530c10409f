import { doubles, errors, force, found, singles, unit, warband } from '../army';

const champions = unit('west-champion', 2);
const under = (leader: string | null) =>
  singles(1000, force('guarded', warband('west-lord'), warband(leader, champions)));

it.each([
  ['west-king', []],
  ['west-lord', []],
  ['west-hero', [['0.1.1', null, null]]],
  [null, [['0.1.1', null, null]]],
  ['nobody', []],
])('champions under %s', (leader, expected) => {
  expect(found(under(leader), 'WRONG_LEADER_FOR')).toEqual(expected);
});

it('others follow whom they will, and the rule is one of the Legion alone', () => {
  expect(errors(singles(1000, force('guarded', warband('west-hero', unit('west-archer')))))).toEqual([]);
  expect(errors(singles(1000, force('west', warband('west-hero', champions))))).toEqual([]);
});

it('names the force in which it happens', () => {
  const good = force('guarded', warband('west-lord', champions));
  const bad = force('guarded', warband('west-hero', champions));
  expect(found(doubles(1000, good, bad), 'WRONG_LEADER_FOR')).toEqual([['1.0.1', null, null]]);
});
