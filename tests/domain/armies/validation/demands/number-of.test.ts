import { doubles, errors, force, found, singles, unit, warband } from '../army';

const champions = (list: string, count: number) =>
  force(list, warband('west-lord', ...(count > 0 ? [unit('west-champion', count)] : [])));

describe('two to four', () => {
  it.each([
    [1, 'TOO_FEW_OF', [['', 1, 2]]],
    [2, 'TOO_FEW_OF', []],
    [4, 'TOO_MANY_OF', []],
    [5, 'TOO_MANY_OF', [['', 5, 4]]],
  ])('%i: %s', (count, code, expected) => {
    expect(found(singles(1000, champions('numbered', count)), code)).toEqual(expected);
  });

  it('in doubles over both forces of a Legion', () => {
    const both = (a: number, b: number) => doubles(1000, champions('numbered', a), champions('numbered', b));
    expect(errors(both(1, 0))).toEqual(['TOO_FEW_OF']);
    expect(errors(both(1, 1))).toEqual([]);
    expect(errors(both(2, 2))).toEqual([]);
    expect(found(both(2, 3), 'TOO_MANY_OF')).toEqual([['', 5, 4]]);
  });

  it('but of an army list each force for itself', () => {
    const lakes = (count: number) => force('lakes', warband('lakes-lord', unit('lakes-warrior', count)));
    expect(found(doubles(1000, lakes(3), lakes(2)), 'TOO_FEW_OF')).toEqual([['1', 2, 3]]);
  });
});
