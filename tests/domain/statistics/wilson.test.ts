import { wilsonInterval } from '../../../src/domain/statistics/wilson';

describe('the interval of a share', () => {
  // R. G. Newcombe, "Two-sided confidence intervals for the single proportion", 1998, table I, method 3.
  it.each([
    [81, 263, 0.2553, 0.3662],
    [15, 148, 0.0624, 0.1605],
    [0, 20, 0, 0.1611],
    [1, 29, 0.0061, 0.1718],
  ])('%d of %d', (score, games, low, high) => {
    const interval = wilsonInterval(score, games);
    expect(interval.low).toBeCloseTo(low, 4);
    expect(interval.high).toBeCloseTo(high, 4);
  });

  it('is the mirror image for what was lost', () => {
    const won = wilsonInterval(7.5, 12);
    const lost = wilsonInterval(4.5, 12);
    expect(won.low).toBeCloseTo(1 - lost.high, 12);
    expect(won.high).toBeCloseTo(1 - lost.low, 12);
  });
});
