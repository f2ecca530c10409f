import { doubles, force, found, singles, unit, warband } from '../army';

const empty = force('west');
const one = force('west', warband('west-captain'));

it('a force without a model is none', () => {
  expect(found(singles(500, empty), 'EMPTY_FORCE')).toEqual([['0', null, null]]);
  expect(found(singles(500, force('west', warband(null))), 'EMPTY_FORCE')).toHaveLength(1);
  expect(found(singles(500, one), 'EMPTY_FORCE')).toEqual([]);
  expect(found(singles(500, force('woods', warband(null, unit('woods-warrior')))), 'EMPTY_FORCE')).toEqual(
    [],
  );
});

it('each force of a doubles army has warbands of its own', () => {
  expect(found(doubles(500, one, empty), 'EMPTY_FORCE')).toEqual([['1', null, null]]);
});
