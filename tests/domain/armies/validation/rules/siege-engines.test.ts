import { errors, force, found, singles, warband } from '../army';

const engine = warband('west-catapult');
const army =
  (...heroes: readonly string[]) =>
  (engines: number) =>
    singles(
      2000,
      force('west', ...heroes.map((hero) => warband(hero)), ...Array.from({ length: engines }, () => engine)),
    );

describe('one siege engine for each Hero of Fortitude or better', () => {
  const two = army('west-captain', 'west-lord', 'west-sergeant');

  it.each([
    [1, []],
    [2, []],
    [3, [['0', 3, 2]]],
  ])('%i with two such Heroes and a Minor one', (engines, expected) => {
    expect(found(two(engines), 'TOO_MANY_SIEGE_ENGINES')).toEqual(expected);
  });

  it('none without one', () => {
    expect(found(army('west-sergeant')(1), 'TOO_MANY_SIEGE_ENGINES')).toEqual([['0', 1, 0]]);
  });

  it('of the same list', () => {
    const ally = force('woods', warband('woods-lord'), warband('woods-captain'));
    const west = force('west', warband('west-lord'), engine, engine);
    expect(errors(singles(2000, west, ally))).toEqual(['TOO_MANY_SIEGE_ENGINES']);
  });

  it('whatever tier its own leader has', () => {
    expect(found(army('west-lord')(1), 'TOO_MANY_SIEGE_ENGINES')).toEqual([]);
  });
});
