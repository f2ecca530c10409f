import type { FightModel } from '../../../../src/domain/rules/rulesets/fight-model';
import { throwThenFightOdds } from '../../../../src/domain/rules/combat/throw-then-fight';
import { fraction, toText } from '../../../../src/shared/fraction';
import { sampleFight } from './fight-samples';

const ask = (thrower: Partial<FightModel>, target: Partial<FightModel>, shoot = 4) => {
  const odds = throwThenFightOdds({
    fight: sampleFight([thrower], [target]),
    side: 0,
    thrower: 0,
    target: 0,
    shot: { shoot, strength: 3, bonus: 0, rerollOnes: false, inTheWay: [], heroicAccuracy: false },
  });
  if (odds === null) throw new Error('the target is there');
  return odds;
};

const FACES = [1, 2, 3, 4, 5, 6];

/**
 * Brute force of one against one without Might, die by die: to hit, To Wound, Fate; then one Duel die each, the higher
 * Fight winning ties, one Strike of the winner, Fate. Counts in which the target and the thrower are slain, as
 * fractions of the whole; a spent Fate point is gone for the fight.
 */
const brute = (at: {
  readonly hit: number;
  readonly throwWounds: number;
  readonly strikes: number;
  readonly struck: number;
  readonly wounds: number;
  readonly fate: number;
}) => {
  const all = 6 ** 6;
  let [byThrow, target, thrower] = [0, 0, 0];
  const suffer = (state: { wounds: number; fate: number }, fateDie: number) =>
    state.fate > 0
      ? { wounds: state.wounds - (fateDie >= 4 ? 0 : 1), fate: state.fate - 1 }
      : { wounds: state.wounds - 1, fate: 0 };
  for (const hit of FACES)
    for (const wound of FACES)
      for (const fate of FACES)
        for (const own of FACES)
          for (const his of FACES)
            for (const strike of FACES)
              for (const again of FACES) {
                const start = { wounds: at.wounds, fate: at.fate };
                const after = hit >= at.hit && wound >= at.throwWounds ? suffer(start, fate) : start;
                if (after.wounds === 0) {
                  byThrow += 1 / 6;
                  target += 1 / 6;
                  continue;
                }
                if (own >= his) {
                  if (strike >= at.strikes && suffer(after, again).wounds === 0) target += 1 / 6;
                } else if (strike >= at.struck) thrower += 1 / 6;
              }
  return [byThrow, target, thrower].map((count) => toText(fraction(Math.round(count), all)));
};

describe('a throwing spear on the charge, then the fight (004, THROWING SPEARS)', () => {
  it.each([
    [1, 0],
    [2, 0],
    [1, 1],
    [2, 1],
  ])('a target with %s Wounds and %s Fate', (wounds, fate) => {
    // Thrower: Fight 5, Strength 4 against Defence 5: 5+. Spear Strength 3 against Defence 5: 5+. Target Strength 4: 5+.
    const odds = ask({ fight: 5 }, { wounds, fate });
    expect([odds.slainByThrow, odds.slain, fractionOfThrower(odds)].map(toText)).toEqual(
      brute({ hit: 4, throwWounds: 5, strikes: 5, struck: 5, wounds, fate }),
    );
  });

  it('gives a Cavalry thrower the bonuses of its charge, and no penalty for moving to the throw', () => {
    const odds = ask({ type: 'CAVALRY' }, {}, 3);
    // 3+ hits, 5+ wounds: 2/3 x 1/3.
    expect(toText(odds.slainByThrow)).toBe('2/9');
    // Two dice against one at equal Fight: higher in 125 of 216, level in 36 of which the roll-off gives half.
    expect(toText(odds.fight!.win[0])).toBe(toText(fraction(125 + 36 / 2, 216)));
  });
});

/** The chance that the thrower is slain: only where the fight takes place. */
function fractionOfThrower(odds: ReturnType<typeof ask>) {
  const lives = {
    numerator: odds.slainByThrow.denominator - odds.slainByThrow.numerator,
    denominator: odds.slainByThrow.denominator,
  };
  const slain = odds.fight!.models[0][0]!.wounds.at(-1)!;
  return fraction(lives.numerator * slain.numerator, lives.denominator * slain.denominator);
}
