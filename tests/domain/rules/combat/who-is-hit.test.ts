import { ruleset } from './fight-samples';
import {
  type Shooter,
  type VolleyQuestion,
  shotOdds,
  volleyOdds,
} from '../../../../src/domain/rules/combat/volley-odds';
import { fraction, toText } from '../../../../src/shared/fraction';
import { allThrows } from '../rolls/enumerate';

const shooter = (changes: Partial<Shooter> = {}): Shooter => ({
  count: 1,
  shoot: 4,
  moved: false,
  strength: 2,
  bonus: 0,
  rerollOnes: false,
  inTheWay: [],
  heroicAccuracy: false,
  might: 0,
  ...changes,
});

const victim = (defence: number, wounds = 1, fate = 0) => ({
  defence,
  wounds,
  fate,
  might: 0,
  rerollFate: false,
  trapped: false,
});

/** Brute force over four dice: to hit, in the way, who is hit (1-3 the other), To Wound. */
const shot = ({ hit, way, wound, other }: { hit: number; way: number; wound: number; other: number }) => {
  let [target, instead] = [0, 0];
  for (const [first = 0, second = 0, who = 0, last = 0] of allThrows(4)) {
    if (first < hit || second < way) continue;
    if (who >= 4 && last >= wound) target += 1;
    if (who <= 3 && last >= other) instead += 1;
  }
  return [target, instead].map((count) => toText(fraction(count, 6 ** 4)));
};

describe('who is hit: shooting into a fight (003 p. 34), at a ridden mount with passenger (002)', () => {
  it.each([
    // Strength 2 (003, TO WOUND CHART): Defence 4 needs 5+, Defence 6 needs 6.
    [{ shoot: 4 }, { hit: 4, way: 1, wound: 5, other: 6 }],
    [
      { shoot: 3, inTheWay: ['WALL'] },
      { hit: 3, way: 4, wound: 5, other: 6 },
    ],
    [
      { shoot: 3, inTheWay: ['FORTIFICATION'], moved: true },
      { hit: 4, way: 5, wound: 5, other: 6 },
    ],
  ] as const)('%j', (changes, needed) => {
    const odds = shotOdds(
      ruleset,
      shooter({ ...changes, inTheWay: [...('inTheWay' in changes ? changes.inTheWay : [])] }),
      { defence: 4, instead: 6 },
    );
    expect([odds.wounds, odds.woundsInstead].map(toText)).toEqual(shot(needed));
  });

  it('takes no die for a target that stands alone', () => {
    expect(toText(shotOdds(ruleset, shooter(), { defence: 4 }).wounds)).toBe('1/6');
    expect(toText(shotOdds(ruleset, shooter(), { defence: 4 }).woundsInstead)).toBe('0/1');
  });

  it('counts a volley against either model, Fate included', () => {
    const question: VolleyQuestion = {
      ruleset,
      shooters: [shooter({ count: 2 })],
      target: victim(4, 1, 1),
      instead: victim(6),
    };
    // One shot wounds the target 1/2 x 1/2 x 1/3 = 1/12, the other 1/2 x 1/2 x 1/6 = 1/24. The target dies of one Wound in
    // two (2 x 1/12 x 11/12) that its Fate fails to prevent, or of both: a Fate point prevents one Wound at most.
    const slain = (2 * (1 / 12) * (11 / 12)) / 2 + (1 / 12) ** 2;
    const odds = volleyOdds(question);
    const last = odds.slain.at(-1);
    expect(Number(last?.numerator) / Number(last?.denominator)).toBeCloseTo(slain, 12);
    const other = volleyOdds({ ...question, counted: 'INSTEAD' }).slain.at(-1);
    expect(other && toText(other)).toBe(toText(fraction(24 ** 2 - 23 ** 2, 24 ** 2)));
  });

  it('spends the shooter’s Might to wound the target, never to wound the other', () => {
    // Might 1, sure to be needed at most once: hit 3+ with Might, wound 4+ with Might unspent.
    let [target, instead] = [0, 0];
    for (const [first = 0, who = 0, last = 0] of allThrows(3)) {
      const left = first >= 4 ? 1 : first === 3 ? 0 : -1;
      if (left < 0) continue;
      if (who >= 4 && last >= 5 - left) target += 1;
      if (who <= 3 && last >= 6) instead += 1;
    }
    const odds = shotOdds(ruleset, shooter({ might: 1 }), { defence: 4, instead: 6 });
    expect([odds.wounds, odds.woundsInstead].map(toText)).toEqual(
      [target, instead].map((count) => toText(fraction(count, 6 ** 3))),
    );
  });
});
