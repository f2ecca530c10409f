import { type FallQuestion, fallOdds } from '../../../../src/domain/rules/movement/fall-odds';
import { fraction, toText } from '../../../../src/shared/fraction';
import { ruleset } from '../combat/fight-samples';
import { allThrows } from '../rolls/enumerate';

const asked = (changes: Partial<FallQuestion['model']>, rest: Partial<FallQuestion> = {}): FallQuestion => ({
  ruleset,
  cause: 'FALL',
  fallInches: 4,
  modelHeightInches: 2,
  model: { defence: 5, wounds: 1, fate: 0, might: 0, rerollFate: false, ...changes },
  ...rest,
});

/** Brute force: every throw of the hits' dice, then of the Fate dice in turn, one for each Wound while there is any. */
const lost = (hits: number, needed: number, { wounds, fate }: { wounds: number; fate: number }) => {
  const counts = Array.from({ length: wounds + 1 }, () => 0);
  for (const dice of allThrows(hits + fate)) {
    const dealt = dice.slice(0, hits).filter((die) => die >= needed).length;
    const saved = dice.slice(hits).filter((die, i) => i < fate && die >= 4);
    const prevented = Math.min(dealt, saved.length);
    const left = Math.min(wounds, dealt - prevented);
    counts[left] = (counts[left] ?? 0) + 1;
  }
  return counts.map((count) => toText(fraction(count, 6 ** (hits + fate))));
};

describe('the chance that a fall kills (003, LEAP TABLE and CLIMB TABLE; ruling 4)', () => {
  it.each([
    // Fallen, Defence, score needed by Strength 3 (003, TO WOUND CHART), hits, Wounds, Fate.
    [2, 5, 5, 1, 1, 0],
    [4, 5, 5, 3, 1, 0],
    [4, 3, 4, 3, 2, 1],
    [5, 6, 6, 4, 3, 2],
    [3, 7, 6, 2, 1, 1],
  ])('a 2" model that falls %s" with Defence %s: %s+', (fallInches, defence, needed, hits, wounds, fate) => {
    const odds = fallOdds(asked({ defence, wounds, fate }, { fallInches }));
    expect(odds.hits).toEqual({ count: hits, strength: 3 });
    expect(odds.wounds.map(toText)).toEqual(lost(hits, needed, { wounds, fate }));
    expect(toText(odds.slain)).toBe(lost(hits, needed, { wounds, fate }).at(-1));
  });

  it('a climb or a leap falls on a 1 alone, and a point of Might prevents that', () => {
    for (const cause of ['CLIMB', 'LEAP'] as const) {
      const odds = fallOdds(asked({}, { cause, fallInches: 2 }));
      expect([odds.falls, odds.slain].map(toText)).toEqual(['1/6', '1/18']);
      expect(toText(fallOdds(asked({ might: 1 }, { cause })).slain)).toBe('0/1');
    }
  });
});
