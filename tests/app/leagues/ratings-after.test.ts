import rate from 'glicko2-lite';
import { NEWCOMER, ratingsAfter } from '../../../src/app/leagues/ratings/ratings-after';
import type { Format } from '../../../src/domain/tournaments/event/facts';
import type { MetGame, PlayedTournament } from '../../../src/domain/tournaments/league/league-game';

describe('the library', () => {
  // M. Glickman, "Example of the Glicko-2 system": a player of 1500, deviation 200, volatility 0.06, beats one of
  // 1400 and loses to those of 1550 and 1700; system constant 0.5.
  it('rates the published example as it is published', () => {
    const { rating, rd, vol } = rate(
      1500,
      200,
      0.06,
      [
        [1400, 30, 1],
        [1550, 100, 0],
        [1700, 300, 0],
      ],
      { tau: 0.5 },
    );
    // The paper rounds on its way, so that its last digits are only near.
    expect(rating).toBeCloseTo(1464.06, 1);
    expect(rd).toBeCloseTo(151.52, 2);
    expect(vol).toBeCloseTo(0.05999, 4);
  });

  // Step 6 of the paper for a player without games: the deviation becomes the root of 200² + (0.06 x 173.7178)².
  it('makes whoever does not play less certain, and nothing else', () => {
    const { rating, rd, vol } = rate(1500, 200, 0.06, [], { tau: 0.5 });
    expect([rating, rd.toFixed(4), vol]).toEqual([1500, '200.2714', 0.06]);
  });
});

const event = (
  games: readonly MetGame[],
  {
    format = 'SINGLES',
    players = ['ann', 'bo', 'cy'],
  }: { format?: Format; players?: readonly string[] } = {},
): PlayedTournament => ({
  tournament: `t${games.length}`,
  format,
  claims: new Map(players.map((player, index) => [index + 1, [player]])),
  games,
});

const played = (first: number, second: number, scored: number, conceded: number): MetGame => [
  1,
  'PLAYED',
  first,
  second,
  scored,
  conceded,
];

/** The paper's formulas for one game between two newcomers, worked out apart with bisection in step 5. */
const afterOneWin = { rating: '1662.31', deviation: '290.32' };

describe('ratings', () => {
  it('of two newcomers after one game', () => {
    const ratings = ratingsAfter([event([played(1, 2, 7, 3)])]);
    const ann = ratings.get('ann');
    const bo = ratings.get('bo');
    expect([ann?.rating.toFixed(2), ann?.deviation.toFixed(2), ann?.games]).toEqual([
      afterOneWin.rating,
      afterOneWin.deviation,
      1,
    ]);
    // What one wins the other loses, where both were alike.
    expect(((ann?.rating ?? 0) + (bo?.rating ?? 0)).toFixed(6)).toBe('3000.000000');
    expect(ratings.has('cy')).toBe(false);
  });

  it('leave a draw of equals where they were, but surer', () => {
    const ann = ratingsAfter([event([played(1, 2, 4, 4)])]).get('ann');
    expect(ann?.rating).toBe(1500);
    expect(ann?.deviation.toFixed(2)).toBe('290.32');
  });

  it('judge all games of one tournament by the ratings before it', () => {
    const games = [played(1, 2, 7, 3), played(2, 3, 7, 3), played(3, 1, 7, 3)];
    const turned = ratingsAfter([event(games.toReversed())]);
    expect(ratingsAfter([event(games)])).toEqual(turned);
    // Each has beaten one and lost to one of the same strength.
    for (const player of ['ann', 'bo', 'cy']) expect(turned.get(player)?.rating).toBeCloseTo(1500, 9);
  });

  it('differ where the same games are two tournaments', () => {
    const both = ratingsAfter([event([played(1, 2, 7, 3), played(2, 3, 7, 3)])]);
    const apart = ratingsAfter([event([played(1, 2, 7, 3)]), event([played(2, 3, 7, 3)])]);
    expect(apart.get('bo')?.rating).not.toBe(both.get('bo')?.rating);
  });

  it('grow less certain for whoever sits out', () => {
    const first = event([played(1, 2, 7, 3)]);
    const once = ratingsAfter([first]).get('bo');
    const later = ratingsAfter([first, event([played(1, 3, 7, 3)])]).get('bo');
    expect(later?.rating).toBeCloseTo(once?.rating ?? 0, 9);
    expect(later?.deviation).toBeGreaterThan(once?.deviation ?? 0);
    expect(later?.games).toBe(1);
  });

  it.each<[string, readonly PlayedTournament[]]>([
    ['a concession', [event([[1, 'CONCESSION', 1, 2, 12, 0]])]],
    ['a game that both lost', [event([[1, 'BOTH_LOST', 1, 2, 0, 0]])]],
    ['doubles', [event([played(1, 2, 7, 3)], { format: 'DOUBLES' })]],
    ['an opponent whom nobody has claimed', [event([played(1, 9, 7, 3)])]],
    ['no game', [event([])]],
  ])('do not come from %s', (_, season) => {
    expect(ratingsAfter(season).size).toBe(0);
  });

  it('begin as Glickman says', () => {
    expect(NEWCOMER).toEqual({ rating: 1500, elo: 1500, deviation: 350, volatility: 0.06, games: 0 });
  });
});

describe('Elo beside it', () => {
  const elo = (season: readonly PlayedTournament[], player: string) => ratingsAfter(season).get(player)?.elo;

  // Two newcomers: half of 32 points change hands. Then 1516 against 1484 is expected to score 1 / (1 + 10^(-32/400)) = 0.5459.
  it('moves by 32 times the score beyond the expected one', () => {
    const first = event([played(1, 2, 7, 3)]);
    expect([elo([first], 'ann'), elo([first], 'bo')]).toEqual([1516, 1484]);
    const second = [first, event([played(1, 2, 3, 7)])];
    expect(elo(second, 'ann')?.toFixed(2)).toBe('1498.53');
    expect(elo(second, 'bo')?.toFixed(2)).toBe('1501.47');
  });

  it('judges all games of a tournament by the ratings before it, and knows draws that a band makes', () => {
    const drawn: MetGame = [1, 'PLAYED', 1, 3, 6, 5, 'DRAWN'];
    expect(elo([event([played(1, 2, 7, 3), drawn])], 'ann')).toBe(1516);
    expect(elo([event([drawn])], 'cy')).toBe(1500);
  });
});
