/**
 * How many further rounds can certainly be drawn without a rematch, whatever the results: with at most d opponents met
 * each, any even number of 2(d + 1) or more entrants can be paired (Dirac), so with m entrants (an odd number leaves one
 * unpaired) m/2 - d rounds can. More may turn out possible; this many are certain.
 */
export const roundsWithoutRematch = (activeEntrants: number, mostOpponentsMet: number): number =>
  Math.max(0, Math.floor(activeEntrants / 2) - mostOpponentsMet);
