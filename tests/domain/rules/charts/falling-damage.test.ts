import { fallingDamage, fallText } from '../../../../src/domain/rules/charts/falling-damage';

describe('falling damage', () => {
  /** Document 003 [p. 28]: one Strength 3 hit, and one more for each (ruling 4: full) inch beyond the model's height. */
  it.each([
    [4, 2, 3],
    [2, 2, 1],
    [1, 2, 1],
    [0, 0, 1],
    [3, 2, 2],
    [2.9, 2, 1],
    [4.3, 2.3, 3],
    [10, 1.5, 9],
    [6, 1, 6],
  ])('%s inches with a height of %s inches: %s hits of Strength 3', (fall, height, count) => {
    expect(fallingDamage(fall, height)).toEqual({ count, strength: 3 });
  });

  it('says it in words', () => {
    expect(fallText(4, 2)).toBe('a 2 inch model falls 4 inches: 3 Strength 3 hits');
    expect(fallText(1, 2)).toBe('a 2 inch model falls 1 inch: 1 Strength 3 hit');
  });
});
