import type { Game } from '../../../../src/domain/tournaments/game';
import { matchedPlayGuide } from '../../../../src/domain/tournaments/pack/matched-play-guide';
import { drawRound } from '../../../../src/domain/tournaments/pairing/draw-round';
import { drawRanked, pairsText } from './ranked-field';

/** Plays an event in which the lower number always wins 2-1, and counts how often each pair has met. */
const meetingsAfter = (size: number, rounds: number): readonly number[] => {
  const entrants = Array.from({ length: size }, (_, index) => ({ id: String(index + 1), number: index + 1 }));
  const games: Game[] = [];
  const pairing = { ...matchedPlayGuide.pairing, finalRound: 'AS_LATER' } as const;
  for (let round = 1; round <= rounds; round += 1)
    for (const { entrants: pair } of drawRound({ round, rounds, unpaired: 'BYE', entrants, games, pairing, seed: 'even' }).tables) // prettier-ignore
      games.push({ round, kind: 'PLAYED', entrants: pair, victoryPoints: Number(pair[0]) < Number(pair[1]) ? [2, 1] : [1, 2] }); // prettier-ignore
  const counts = new Map<string, number>();
  for (const { entrants: pair } of games) {
    const key = [...pair].sort().join('-');
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return [...counts.values()].sort();
};

test.each([
  ['4 players, 9 rounds: three times each', 4, 9, [3, 3, 3, 3, 3, 3]],
  ['4 players, 5 rounds: twice or once', 4, 5, [1, 1, 2, 2, 2, 2]],
  ['2 players, 5 rounds', 2, 5, [5]],
])('meetings are even: %s', (_, size, rounds, expected) => {
  expect(meetingsAfter(size, rounds)).toEqual(expected);
});

test('of unavoidable rematches, those played least often come first', () => {
  const met = [[1, 2], [1, 2], [3, 4], [3, 4], [1, 3], [2, 4], [1, 4], [1, 4], [2, 3], [2, 3]] as const; // prettier-ignore
  expect(pairsText(drawRanked({ size: 4, met: met.map(([a, b], index) => [a, b, index + 1]) }, { round: 11, rounds: 20 }))).toBe('1-3, 2-4'); // prettier-ignore
});
