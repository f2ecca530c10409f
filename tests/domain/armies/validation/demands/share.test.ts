import { doubles, errors, force, found, singles, unit, warband } from '../army';

const mixed = (warriors: number, archers: number, champions: number) =>
  force(
    'shared',
    warband(
      'west-lord',
      ...[
        ['west-warrior', warriors] as const,
        ['west-archer', archers] as const,
        ['west-champion', champions] as const,
      ].flatMap(([id, count]) => (count > 0 ? [unit(id, count)] : [])),
    ),
  );

describe('at least half of the models', () => {
  it.each([
    // The leader is a model too: of 10 models 5, of 11 models 6.
    [6, 3, []],
    [5, 4, []],
    [4, 5, [['', 4, 5]]],
    [6, 4, []],
    [5, 5, [['', 5, 6]]],
  ])('%i Warriors beside %i others and the leader', (warriors, champions, expected) => {
    expect(found(singles(1000, mixed(warriors, 0, champions)), 'TOO_FEW_OF')).toEqual(expected);
  });
});

describe('at most a third of the models, rounded down', () => {
  it.each([
    [2, []],
    [3, []],
    [4, [['', 4, 3]]],
  ])('%i archers of ten or eleven models', (archers, expected) => {
    expect(found(singles(1000, mixed(6, archers, Math.max(0, 3 - archers))), 'TOO_MANY_OF')).toEqual(
      expected,
    );
  });
});

it('in doubles across the army', () => {
  expect(errors(doubles(1000, mixed(1, 0, 4), mixed(5, 0, 0)))).toEqual([]);
  expect(found(doubles(1000, mixed(1, 0, 5), mixed(4, 0, 0)), 'TOO_FEW_OF')).toEqual([['', 5, 6]]);
});
