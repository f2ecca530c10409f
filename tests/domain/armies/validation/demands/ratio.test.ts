import { doubles, errors, force, found, singles, unit, warband } from '../army';

const mixed = (champions: number, warriors: number) =>
  force('rationed', warband('west-lord', unit('west-champion', champions), unit('west-warrior', warriors)));

it.each([
  [3, 2, []],
  [4, 2, []],
  [5, 2, [['', 5, 4]]],
])('%i champions, two for each of %i Warriors', (champions, warriors, expected) => {
  expect(found(singles(1000, mixed(champions, warriors)), 'RATIO_EXCEEDED')).toEqual(expected);
});

it('none for none', () => {
  const none = force('rationed', warband('west-lord', unit('west-champion')));
  expect(found(singles(1000, none), 'RATIO_EXCEEDED')).toEqual([['', 1, 0]]);
});

it('in doubles across the army', () => {
  expect(errors(doubles(1000, mixed(5, 2), mixed(1, 1)))).toEqual([]);
  expect(found(doubles(1000, mixed(5, 2), mixed(2, 1)), 'RATIO_EXCEEDED')).toEqual([['', 7, 6]]);
});
