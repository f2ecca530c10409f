import fc from 'fast-check';
import { type CastingSituation, castingGame, castingOdds } from '../../../../src/domain/rules/magic/casting';
import { type Victim, effectOdds } from '../../../../src/domain/rules/magic/effects';
import { mayCast } from '../../../../src/domain/rules/magic/may-cast';
import { everyEnd, playWith } from '../../../../src/domain/rules/rolls/dice-game';
import { add, equal, toText } from '../../../../src/shared/fraction';
import { ruleset } from '../combat/fight-samples';
import { allThrows, ratio } from '../rolls/enumerate';

const victim = (changes: Partial<Victim> = {}): Victim => ({
  name: 'target',
  defence: 6,
  wounds: 1,
  fate: 0,
  fateMight: 0,
  knockedAtInches: 0,
  ...changes,
});

const situation = (changes: Partial<CastingSituation> = {}): CastingSituation => ({
  ruleset,
  power: 'TRANSFIX',
  castingValue: 4,
  castingDice: 1,
  casterMight: 0,
  resistWill: 0,
  resistFree: 0,
  targetMight: 0,
  mightCap: 6,
  target: victim(),
  others: [],
  ...changes,
});

/** Brute force: every casting throw, every spending of the caster's Might before the Resist test, every resist throw. */
const effectChance = (s: CastingSituation): { cast: string; takesEffect: string } => {
  const resist = allThrows(s.resistWill + s.resistFree);
  const reach = (face: number, might: number) => Math.max(face, Math.min(face + might, s.mightCap ?? 99));
  let cast = 0;
  let effect = 0;
  const castings = allThrows(s.castingDice);
  for (const dice of castings) {
    const highest = Math.max(...dice);
    let best = -1;
    for (let might = 0; might <= s.casterMight; might += 1) {
      const score = highest + might;
      if (might > 0 && s.mightCap !== null && score > s.mightCap) continue;
      if (score < s.castingValue) continue;
      const through = resist.filter(
        (thrown) => thrown.length === 0 || reach(Math.max(...thrown), s.targetMight) < score,
      ).length;
      best = Math.max(best, through);
    }
    if (best >= 0) {
      cast += 1;
      effect += best;
    }
  }
  return { cast: ratio(cast, castings.length), takesEffect: ratio(effect, castings.length * resist.length) };
};

describe('casting and resisting (004)', () => {
  it.each([
    [{}, '1/2', '1/2'],
    [{ castingDice: 2 }, '3/4', '3/4'],
    [{ castingValue: 5, castingDice: 2, casterMight: 1 }, '3/4', '3/4'],
    // One free die against a single casting die: of the 36 throws, 4>3, 5>4, 6>5 and lower take effect.
    [{ resistFree: 1 }, '1/2', '1/3'],
    [{ resistWill: 2, castingDice: 2 }, '3/4', ratio(7 * 9 + 9 * 16 + 11 * 25, 36 * 36)],
    // Might before the Resist test lifts a cast 4 or 5 to 6.
    [{ resistFree: 1, casterMight: 2 }, '5/6', ratio(3 * 5 + 1 * 4 + 1 * 3, 36)],
  ])('%j: cast %s, takes effect %s', (changes, cast, takesEffect) => {
    const odds = castingOdds(situation(changes));
    expect([toText(odds.cast), toText(odds.takesEffect)]).toEqual([cast, takesEffect]);
  });

  const anyCasting = fc.record({
    castingValue: fc.integer({ min: 2, max: 6 }),
    castingDice: fc.integer({ min: 1, max: 3 }),
    casterMight: fc.integer({ min: 0, max: 3 }),
    resistWill: fc.integer({ min: 0, max: 2 }),
    resistFree: fc.integer({ min: 0, max: 1 }),
    targetMight: fc.integer({ min: 0, max: 2 }),
    mightCap: fc.constantFrom(6, null),
  });

  it('has the odds of enumeration, both sides spending Might as well as can be', () => {
    fc.assert(
      fc.property(anyCasting, (changes) => {
        const given = situation(changes);
        const odds = castingOdds(given);
        const { cast, takesEffect } = effectChance(given);
        expect([toText(odds.cast), toText(odds.takesEffect)]).toEqual([cast, takesEffect]);
        expect(equal(add(odds.resisted, odds.takesEffect), odds.cast)).toBe(true);
      }),
      { numRuns: 60 },
    );
  });

  it('plays what it counts, regained Will included', () => {
    fc.assert(
      fc.property(anyCasting, (changes) => {
        const given = situation({
          ...changes,
          castingDice: Math.min(2, changes.castingDice),
          casterMight: 0,
          targetMight: 0,
        });
        const odds = castingOdds(given);
        const ends = everyEnd(
          () => castingGame(given),
          ({ cast, takesEffect, willRegained }) => `${cast} ${takesEffect} ${willRegained}`,
        );
        const chanceOf = (holds: (end: (typeof ends)[number]['outcome']) => boolean) =>
          ends
            .filter(({ outcome }) => holds(outcome))
            .reduce((total, { probability }) => add(total, probability), {
              numerator: 0n,
              denominator: 1n,
            });
        expect(toText(chanceOf(({ cast }) => cast))).toBe(toText(odds.cast));
        expect(toText(chanceOf(({ takesEffect }) => takesEffect))).toBe(toText(odds.takesEffect));
        for (const { points, probability } of odds.willRegained)
          expect(toText(chanceOf(({ willRegained }) => willRegained === points))).toBe(toText(probability));
      }),
      { numRuns: 20 },
    );
  });

  const end = (dice: number[], changes: Partial<CastingSituation> = {}, spending = {}) => {
    const played = playWith(castingGame(situation(changes), spending), dice);
    if (played.state !== 'DONE') throw new Error(played.state);
    return played.outcome;
  };

  it('regains Will on a natural 6 of a die that cost Will, never on a free one (16i)', () => {
    expect(end([5, 6, 6, 6], { resistWill: 2, resistFree: 1 })).toMatchObject({
      resisted: true,
      willRegained: 2,
    });
    expect(end([5, 2, 6], { resistWill: 1, resistFree: 1 })).toMatchObject({
      resisted: true,
      willRegained: 0,
    });
  });

  it('spends no Might unasked, and says what it would change (ruling 44)', () => {
    expect(end([2], { castingDice: 1, castingValue: 4, casterMight: 2 })).toMatchObject({
      cast: false,
      casterMight: 0,
      turning: [{ will: 0, might: 2, text: '2 Might of the caster would cast it' }],
    });
    expect(end([5, 4], { resistWill: 1, targetMight: 1 })).toMatchObject({
      resisted: false,
      turning: [{ will: 0, might: 1, text: '1 Might of the target would resist it' }],
    });
  });

  it('resists on an equal die', () => {
    expect(end([5, 5], { resistWill: 1 })).toMatchObject({
      resisted: true,
      takesEffect: false,
      effect: null,
    });
    expect(end([5, 4], { resistWill: 1 })).toMatchObject({ resisted: false, takesEffect: true });
  });

  it('spends the caster’s Might before the Resist test and the target’s after it, as told', () => {
    expect(end([3, 5], { resistWill: 1, casterMight: 3 }, { casterMight: 3 })).toMatchObject({
      castingScore: 6,
      resisted: false,
    });
    expect(
      end([3, 5], { resistWill: 1, casterMight: 3, targetMight: 1 }, { casterMight: 3, targetMight: 1 }),
    ).toMatchObject({ resistScore: 6, resisted: true });
  });

  it('throws no resist dice for a power that was not cast', () => {
    expect(end([3], { resistWill: 2 })).toMatchObject({ cast: false, resistRoll: [], takesEffect: false });
  });

  it('carries a Black Dart through to a Wound: Strength 9', () => {
    expect(end([4, 4], { power: 'BLACK_DART', target: victim({ defence: 8 }) }).effect?.hits).toEqual([
      { name: 'target', strength: 9, dice: [4], needed: [4], wounded: true },
    ]);
  });

  it('carries a Sorcerous Blast through to everyone it knocks down', () => {
    const others = [
      victim({ name: 'near', defence: 4, knockedAtInches: 2 }),
      victim({ name: 'far', defence: 4, knockedAtInches: 5 }),
    ];
    const { effect } = end([6, 3, 5, 5], {
      power: 'SORCEROUS_BLAST',
      target: victim({ defence: 6 }),
      others,
    });
    expect(effect).toMatchObject({
      blastedInches: 2,
      prone: ['target', 'near'],
      hits: [
        { name: 'target', strength: 5, needed: [5], wounded: true },
        { name: 'near', strength: 3, needed: [5], wounded: true },
      ],
    });
  });

  it('stops a Sorcerous Blast at the first model it touches: further models are not hit', () => {
    const others = [
      victim({ name: 'in the target’s Fight', defence: 9, knockedAtInches: 0 }),
      victim({ name: 'first met', defence: 9, knockedAtInches: 2 }),
      victim({ name: 'in the Fight of the first met', defence: 9, knockedAtInches: 2 }),
      victim({ name: 'behind', defence: 9, knockedAtInches: 4 }),
    ];
    const target = victim({ defence: 9 });
    const game = { power: 'SORCEROUS_BLAST', target, others } as const;
    expect(end([6, 6, 1, 1, 1, 1], game).effect).toMatchObject({
      blastedInches: 2,
      prone: ['target', 'in the target’s Fight', 'first met', 'in the Fight of the first met'],
    });
    expect(end([6, 1, 1, 1], game).effect).toMatchObject({
      blastedInches: 1,
      prone: ['target', 'in the target’s Fight'],
    });
    expect(
      effectOdds({ ruleset, power: 'SORCEROUS_BLAST', target, others }).map(({ name, hit }) => [
        name,
        toText(hit),
      ]),
    ).toEqual([
      ['target', '1/1'],
      ['in the target’s Fight', '1/1'],
      ['first met', '5/6'],
      ['in the Fight of the first met', '5/6'],
      ['behind', '0/1'],
    ]);
  });

  it('throws the second die of 6/4 only after a 6', () => {
    const defence10 = { power: 'SORCEROUS_BLAST', target: victim({ defence: 10 }) } as const;
    expect(end([6, 1, 5], defence10).effect?.hits[0]).toMatchObject({ dice: [5], wounded: false });
    expect(end([6, 1, 6, 4], defence10).effect?.hits[0]).toMatchObject({ dice: [6, 4], wounded: true });
  });
});

describe('what a power does', () => {
  it('counts Fate and the distance of a blast', () => {
    // Strength 9 v Defence 8: 4+, then one Fate: 1/2 x 1/2.
    expect(
      effectOdds({ ruleset, power: 'BLACK_DART', target: victim({ defence: 8, fate: 1 }), others: [] }).map(
        ({ wounded }) => toText(wounded),
      ),
    ).toEqual(['1/4']);
    // Strength 5 v 6: 5+. Strength 3 v 4: 5+, and only if the target flies 3" or more.
    const odds = effectOdds({
      ruleset,
      power: 'SORCEROUS_BLAST',
      target: victim({ defence: 6 }),
      others: [victim({ name: 'guard', defence: 4, knockedAtInches: 3, wounds: 2 })],
    });
    expect(
      odds.map(({ name, strength, hit, wounded, slain }) => [
        name,
        strength,
        ...[hit, wounded, slain].map(toText),
      ]),
    ).toEqual([
      ['target', 5, '1/1', '1/3', '1/3'],
      ['guard', 3, '2/3', '2/9', '0/1'],
    ]);
    expect(effectOdds({ ruleset, power: 'TRANSFIX', target: victim(), others: [] })).toEqual([]);
  });
});

describe('who may cast (004, USING MAGICAL POWERS)', () => {
  const facts = {
    isHero: true,
    isMovePhase: true,
    alreadyCast: false,
    will: 3,
    freeWill: false,
    willOfEvil: false,
    engaged: false,
    prone: false,
    immobilised: false,
    targetsItself: false,
    lineOfSight: true,
    distanceInches: 6,
    rangeInches: 12,
  };

  it('has nothing against a Hero with Will, sight and range', () => {
    expect(mayCast(facts)).toEqual({ reasons: [], mostWill: 3 });
  });

  it.each([
    [{ isHero: false }, 'NOT_A_HERO'],
    [{ isMovePhase: false }, 'NOT_THE_MOVE_PHASE'],
    [{ alreadyCast: true }, 'ALREADY_CAST'],
    [{ will: 0 }, 'NO_WILL'],
    [{ will: 1, willOfEvil: true }, 'LAST_WILL'],
    [{ engaged: true }, 'ENGAGED'],
    [{ prone: true }, 'PRONE'],
    [{ immobilised: true }, 'IMMOBILISED'],
    [{ lineOfSight: false }, 'NO_LINE_OF_SIGHT'],
    [{ distanceInches: 13 }, 'OUT_OF_RANGE'],
  ])('%j: %s', (changes, code) => {
    expect(mayCast({ ...facts, ...changes }).reasons.map((reason) => reason.code)).toEqual([code]);
  });

  it('counts the Staff of Power’s free Will, and keeps the last Will of Will of Evil', () => {
    expect(mayCast({ ...facts, will: 0, freeWill: true })).toEqual({ reasons: [], mostWill: 1 });
    expect(mayCast({ ...facts, will: 3, willOfEvil: true }).mostWill).toBe(2);
    expect(mayCast({ ...facts, will: 1, willOfEvil: true, freeWill: true })).toEqual({
      reasons: [],
      mostWill: 1,
    });
  });

  it('asks neither sight nor range of a power on the caster', () => {
    expect(
      mayCast({ ...facts, targetsItself: true, lineOfSight: false, distanceInches: 99 }).reasons,
    ).toEqual([]);
  });
});
