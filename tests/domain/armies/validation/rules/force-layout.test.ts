import { doubles, errors, force, found, singles, unit, warband } from '../army';

const west = force('west', warband('west-captain', unit('west-warrior', 5)));
const woods = force('woods', warband('woods-captain', unit('woods-warrior', 5)));
const freeHost = { ...west, list: 'free-host' };

describe('how many forces there may be', () => {
  it('is at least one', () => {
    expect(errors(singles(500))).toContain('NO_FORCE');
    expect(errors(singles(500, west))).toEqual([]);
  });

  it.each([
    [1, [west], [['', 1, 2]]],
    [2, [west, woods], []],
    [3, [west, woods, west], [['', 3, 2]]],
  ])('is two in doubles, not %i', (_count, forces, expected) => {
    expect(found(doubles(1000, ...forces), 'DOUBLES_NEED_TWO_FORCES')).toEqual(expected);
  });
});

describe('of which lists they are', () => {
  it('in singles a list once, in doubles the same list or two', () => {
    expect(found(singles(500, west, west), 'LIST_TWICE')).toEqual([['1', null, null]]);
    expect(errors(doubles(500, west, west))).toEqual([]);
    expect(errors(doubles(500, west, woods))).toEqual([]);
  });

  it('a Legion stands alone', () => {
    expect(errors(singles(500, freeHost))).toEqual([]);
    expect(errors(singles(500, freeHost, woods))).toEqual(['LEGION_STANDS_ALONE']);
    expect(errors(singles(500, freeHost, freeHost))).toEqual(['LIST_TWICE']);
  });

  it('in doubles both forces are of the same Legion, or none is', () => {
    expect(errors(doubles(500, freeHost, freeHost))).toEqual([]);
    expect(found(doubles(500, west, freeHost), 'LEGION_NOT_SHARED')).toEqual([['1', null, null]]);
    expect(found(doubles(500, freeHost, { ...west, list: 'bowyers' }), 'LEGION_NOT_SHARED')).toHaveLength(2);
  });
});
