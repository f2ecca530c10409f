import { shippedCatalogue } from '../../../../src/app/armies/lists/shipped-catalogue';
import { contradictionsOf } from '../../../../src/domain/armies/catalogue/contradictions';

const lists = ['2018', '2024'].flatMap((edition) => {
  const { armyLists, legions } = shippedCatalogue(edition);
  return [...armyLists, ...legions];
});

it('finds none in what ships', () => {
  expect(lists.flatMap(contradictionsOf)).toEqual([]);
});

it('names two who are compulsory and exclude each other, or are one person', () => {
  const [rohan] = lists.filter(({ id }) => id === 'rohan');
  const both = rohan!.profiles.filter(({ character }) => character === 'eowyn').map(({ id }) => id);
  const demands = [{ kind: 'COMPULSORY' as const, profiles: both.slice(0, 2), when: null }];
  expect(contradictionsOf({ ...rohan!, demands })).toHaveLength(1);
});
