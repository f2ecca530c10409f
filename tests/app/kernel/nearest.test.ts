import { nearestNames } from '../../../src/app/kernel/nearest';

it('finds the nearest names, and compares a name of megabytes with nothing', () => {
  expect(nearestNames('Theodn', ['Théoden', 'Theoden', 'Eomer'])[0]).toBe('Theoden');
  const distance = jest.requireMock<{ distance: jest.Mock }>('fastest-levenshtein').distance;
  distance.mockClear();
  expect(nearestNames('x'.repeat(8_000_000), ['Theoden', 'Eomer'])).toEqual([]);
  expect(distance).not.toHaveBeenCalled();
});

jest.mock('fastest-levenshtein', () => {
  const actual = jest.requireActual<{ distance: (a: string, b: string) => number }>('fastest-levenshtein');
  return { ...actual, distance: jest.fn(actual.distance) };
});
