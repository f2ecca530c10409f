import { makeBook, type PlayedEvent } from '../../../src/domain/statistics/make-book';
import { winRates } from '../../../src/domain/statistics/win-rates';
import { seededIntegers } from '../../../src/shared/seeded-random';

/** A year of 200 events of 24 players and 5 rounds, counted once more in another way. */

const draw = seededIntegers('a made-up year');
const LISTS = 40;

const game = () => {
  const [own, other] = [draw(LISTS), draw(LISTS)];
  const lead = draw(13) - 6 + Math.sign(other - own);
  return {
    scenario: `Scenario ${draw(12)}`,
    armies: [own, other].map((list) => ({ id: `l${list}`, name: `List ${100 + list}` })) as never,
    players: [`p${draw(300)}`, `p${draw(300)}`] as const,
    halfPoints: (lead > 0 ? 2 : lead === 0 ? 1 : 0) as 0 | 1 | 2,
    victoryPointDifference: lead,
  };
};

const year: readonly PlayedEvent[] = Array.from({ length: 200 }, (_, index) => ({
  id: `e${index}`,
  month: `2026-${String(1 + Math.floor((12 * index) / 200)).padStart(2, '0')}`,
  edition: index % 3 === 0 ? '2018' : '2024',
  points: 500 + 50 * draw(8),
  games: Array.from({ length: 60 }, game),
}));
const book = makeBook(year);

type Game = PlayedEvent['games'][number];
type Seen = readonly [points: number, lead: number];

/** Each list's games of these events, from its own side. */
const counted = (events: readonly PlayedEvent[]): ReadonlyMap<string, readonly Seen[]> => {
  const seen: Record<string, Seen[]> = {};
  const note = (game: Game, side: 0 | 1): void => {
    const points = side === 0 ? game.halfPoints : 2 - game.halfPoints;
    const lead = side === 0 ? game.victoryPointDifference : -game.victoryPointDifference;
    (seen[game.armies[side]?.id ?? ''] ??= []).push([points / 2, lead]);
  };
  for (const { games } of events)
    for (const one of games)
      if (one.armies[0]?.id !== one.armies[1]?.id) for (const side of [0, 1] as const) note(one, side);
  return new Map(Object.entries(seen));
};

/** The share at which the observed one is as far away as 95 of 100 cases reach, found by halving. */
const bound = (share: number, games: number, [from, to]: readonly [number, number]): number => {
  let [near, far] = [from, to];
  for (let step = 0; step < 60; step += 1) {
    const middle = (near + far) / 2;
    const away = Math.abs(share - middle) / Math.sqrt((middle * (1 - middle)) / games);
    if (away < 1.959963984540054) near = middle;
    else far = middle;
  }
  return near;
};

describe('the win rates of a year', () => {
  it.each([
    ['all games', {}, year],
    ['an edition', { edition: '2018' }, year.filter(({ edition }) => edition === '2018')],
    [
      'some months',
      { from: '2026-03', to: '2026-05' },
      year.filter(({ month }) => month >= '2026-03' && month <= '2026-05'),
    ],
  ] as const)('are those of an independent count: %s', (_name, filter, events) => {
    const expected = counted(events);
    const { rates } = winRates(book, 'LIST', filter);
    expect(rates).toHaveLength(LISTS);
    for (const { key, games, wins, draws, losses, rate, meanDifference, interval } of rates) {
      const seen = expected.get(key) ?? [];
      const count = (points: number): number => seen.filter(([one]) => one === points).length;
      expect([key, games, wins, draws, losses]).toEqual([key, seen.length, count(1), count(0.5), count(0)]);
      expect(meanDifference).toBeCloseTo(seen.reduce((sum, [, lead]) => sum + lead, 0) / seen.length, 10);
      expect(interval.low).toBeCloseTo(bound(rate, games, [rate, 0]), 9);
      expect(interval.high).toBeCloseTo(bound(rate, games, [rate, 1]), 9);
    }
  });
});
