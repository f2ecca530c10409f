import { volleyOdds, type Shooter } from '../../../../src/domain/rules/combat/volley-odds';
import { castingOdds } from '../../../../src/domain/rules/magic/casting';
import { courageOdds } from '../../../../src/domain/rules/rolls/courage';
import { sufferTogether } from '../../../../src/domain/rules/combat/fate';
import { fallingDamage } from '../../../../src/domain/rules/charts/falling-damage';
import { bargeInches, hurlOdds, rendOdds } from '../../../../src/domain/rules/combat/brutal-power';
import { priorityChoiceOdds } from '../../../../src/domain/rules/rulesets/mesbg-2024/priority';
import { mesbg2024 } from '../../../../src/domain/rules/rulesets/mesbg-2024/ruleset';
import { testSituation } from '../../../../src/domain/rules/rolls/characteristic-test';
import { toText, multiply } from '../../../../src/shared/fraction';

/** Worked numbers of the specification of 2024, sections 4.2 to 4.8, outside of fights. */

const target = { defence: 5, wounds: 1, fate: 0, might: 0, rerollFate: false, trapped: false };

describe('shooting (4.6)', () => {
  const shooter: Shooter = {
    count: 1,
    shoot: 3,
    moved: false,
    strength: 3,
    bonus: 0,
    rerollOnes: false,
    inTheWay: [],
    heroicAccuracy: false,
    might: 0,
  };
  const hits = (own: Partial<Shooter>) => mesbg2024.shooting.toHit({ ...shooter, ...own });
  const slays = (own: Partial<Shooter>, other: Partial<typeof target> = {}) =>
    toText(
      volleyOdds({
        ruleset: mesbg2024,
        shooters: [{ ...shooter, ...own }],
        target: { ...target, ...other },
      }).wounds[0]!.at(-1)!,
    );

  it('is one worse after a move and through an Elven cloak, but a 6 always hits', () => {
    expect([
      hits({ shoot: 6, moved: true }),
      hits({ shoot: 4, moved: true }),
      hits({ shoot: 3, hindered: 1 }),
      hits({ shoot: 5, moved: true, hindered: 1 }),
    ]).toEqual([6, 5, 4, 6]);
  });

  it.each<readonly [string, Partial<Shooter>, Partial<typeof target>, string]>([
    ['an Elf bow, Shoot 3+, S3 v D5', { strength: 3 }, {}, '2/9'],
    ['a bow, S2 v D6, Shoot 3+', { strength: 2 }, { defence: 6 }, '1/9'],
    ['a crossbow, S4 v D6, Shoot 4+', { strength: 4, shoot: 4 }, { defence: 6 }, '1/6'],
    // 3+ to hit, then 4+ for each thing in the way; S3 v D5 is 5+.
    ['with one thing in the way', { inTheWay: ['FORTIFICATION'] }, {}, '1/9'],
    ['with two things in the way', { inTheWay: ['BUSH', 'INTERVENING_MODEL'] }, {}, '1/18'],
    ['with Heroic Accuracy', { inTheWay: ['WALL'], heroicAccuracy: true }, {}, '1/6'],
    ['in the dark: +1', { bonus: 1 }, {}, '1/3'],
  ])('%s', (_, own, other, chance) => {
    expect(slays(own, other)).toBe(chance);
  });

  it('reaches the target with a third past one thing, a sixth past two, half with Accuracy', () => {
    const arrives = (own: Partial<Shooter>) => slays({ ...own, strength: 10, bonus: 5 }, { defence: 1 });
    expect([
      arrives({ inTheWay: ['WALL'] }),
      arrives({ inTheWay: ['WALL', 'WALL'] }),
      arrives({ inTheWay: ['WALL'], heroicAccuracy: true }),
    ]).toEqual(['1/3', '1/6', '1/2']);
  });

  it('hits the rider of a monstrous mount on 5+, the mount on 1-4', () => {
    const sure = { ...shooter, strength: 10, bonus: 5, shoot: 2 };
    const question = {
      ruleset: mesbg2024,
      shooters: [sure],
      target: { ...target, defence: 1 },
      instead: { ...target, defence: 1 },
      insteadFaces: 4,
    };
    const chance = (counted: 'TARGET' | 'INSTEAD') =>
      toText(volleyOdds({ ...question, counted }).wounds[0]!.at(-1)!);
    // Shoot 2+: 5/6.
    expect([chance('TARGET'), chance('INSTEAD')]).toEqual(['5/18', '5/9']);
  });
});

const passes = (situation: Parameters<typeof testSituation>[0]) =>
  courageOdds(testSituation(situation)).passed;

describe('tests of Courage and Intelligence (4.4)', () => {
  it.each([
    [3, '35/36'],
    [4, '11/12'],
    [5, '5/6'],
    [6, '13/18'],
    [7, '7/12'],
    [8, '5/12'],
    [9, '5/18'],
    [10, '1/6'],
  ])('%i+ passes with %s', (needed, chance) => {
    expect(toText(passes({ needed }))).toBe(chance);
  });

  it('adds a point of Will or Might, a war horn, and takes a Harbinger off', () => {
    expect(
      [
        { needed: 8, will: 1 },
        { needed: 8, might: 1 },
        { needed: 8, warHorn: true },
        { needed: 7, harbinger: true },
      ].map((situation) => toText(passes(situation))),
    ).toEqual(['7/12', '7/12', '7/12', '5/12']);
  });

  it('asks twice where a Fearful model charges what causes Terror', () => {
    expect(toText(multiply(passes({ needed: 7 }), passes({ needed: 7 })))).toBe('49/144');
  });
});

describe('magic (4.3, 4.7)', () => {
  const odds = (more: Partial<Parameters<typeof castingOdds>[0]>) =>
    castingOdds({
      castingValue: 4,
      castingDice: 1,
      casterMight: 0,
      resistWill: 0,
      resistFree: 0,
      targetMight: 0,
      mightCap: 6,
      power: null,
      ...more,
    } as Parameters<typeof castingOdds>[0]);

  it('casts on 4+ with one die and two', () => {
    expect([odds({}), odds({ castingDice: 2 })].map(({ cast }) => toText(cast))).toEqual(['1/2', '3/4']);
  });

  it('lets a third, or 241 in 648, through', () => {
    expect(toText(odds({ resistWill: 1 }).takesEffect)).toBe('1/3');
    expect(toText(odds({ castingDice: 2, resistWill: 2 }).takesEffect)).toBe('241/648');
  });
});

describe('Fate, falling and Priority (4.2, 4.5)', () => {
  it('prevents a Wound with two points in three of four, with mithril in seven of twelve', () => {
    const prevented = (fate: number, rerollFateOnes: boolean) => {
      const { ways, total } = sufferTogether(1, {
        wounds: 1,
        fate,
        might: 0,
        rerollFate: false,
        rerollFateOnes,
      });
      return [ways[0], total];
    };
    expect(prevented(2, false)).toEqual([27, 36]);
    expect(prevented(1, true)).toEqual([21, 36]);
  });

  it('counts five hits for a fall of 5" from a height of 1"', () => {
    expect(fallingDamage(5, 1)).toEqual({ count: 5, strength: 3 });
  });

  it('gives the last chooser the choice again with 5/12', () => {
    expect(
      [priorityChoiceOdds(0), priorityChoiceOdds(1), priorityChoiceOdds(null)].map((sides) =>
        sides.map(toText),
      ),
    ).toEqual([
      ['5/12', '7/12'],
      ['7/12', '5/12'],
      ['1/2', '1/2'],
    ]);
  });
});

describe('brutal power attacks (4.8)', () => {
  const troll = { attacks: 3, strength: 7, bonus: 0 };

  it('rends with Strength against Strength', () => {
    const { atLeastOne, expected, odds } = rendOdds(mesbg2024, troll, {
      ...target,
      strength: 4,
      wounds: 3,
      defence: 9,
    });
    expect([toText(atLeastOne), toText(expected)]).toEqual(['26/27', '2/1']);
    expect(odds.wounds[0]!.map(toText)).toEqual(['1/27', '2/9', '4/9', '8/27']);
  });

  it('barges D3+3"', () => {
    expect(bargeInches).toEqual([4, 5, 6]);
  });

  it('hurls a weaker model D3 and the difference of Strength, if an Intelligence test passes', () => {
    const asked = {
      brute: { ...troll, strength: 8 },
      target: { ...target, strength: 4 },
      passes: passes({ needed: 7 }),
    };
    const found = hurlOdds(mesbg2024, asked)!;
    expect(found.inches).toEqual([5, 6, 7]);
    // Two S6 hits at D5, 4+ each: three of four times slain.
    expect(toText(found.odds.wounds[0]![1]!)).toBe('3/4');
    expect(toText(found.slays)).toBe('7/16');
    expect(hurlOdds(mesbg2024, { ...asked, target: { ...target, strength: 8 } })).toBeNull();
  });
});
