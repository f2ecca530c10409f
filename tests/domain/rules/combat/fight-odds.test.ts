import fc from 'fast-check';
import { fightOdds } from '../../../../src/domain/rules/combat/fight-odds';
import type { FightModel } from '../../../../src/domain/rules/rulesets/fight-model';
import { secondFightOdds } from '../../../../src/domain/rules/combat/second-fight';
import { duelOdds } from '../../../../src/domain/rules/combat/duel-odds';
import {
  type Fraction,
  add,
  fraction,
  multiply,
  ONE,
  sum,
  toText,
  ZERO,
} from '../../../../src/shared/fraction';
import { fightSide, plainModel, sampleFight } from './fight-samples';
import { type OracleDuel, gameTree, rolls } from './oracle-duel';
import { slainThenLost, strikeTogether } from './oracle-strikes';

const text = toText;
const slain = (odds: ReturnType<typeof fightOdds>, side: 0 | 1, model = 0): string =>
  text(odds.models[side][model]!.wounds.at(-1)!);

describe('what follows a Duel', () => {
  test('one against one: the winner wounds with its own Strength', () => {
    const odds = fightOdds(sampleFight([{ fight: 5, strength: 3 }], [{ strength: 4, defence: 4 }]));
    expect(odds.win.map(text)).toEqual(['7/12', '5/12']);
    expect(slain(odds, 1)).toBe(text(multiply(fraction(7, 12), fraction(1, 3))));
    expect(slain(odds, 0)).toBe(text(multiply(fraction(5, 12), fraction(1, 3))));
  });

  test.each<[string, Partial<FightModel>, Partial<FightModel>, string]>([
    ['shielding forgoes Strikes', { shielding: true }, {}, '0/1'],
    ['Immobilised forgoes Strikes', { immobilised: true }, {}, '0/1'],
    ['Prone forgoes Strikes', { prone: true }, {}, '0/1'],
    ['a Bash forgoes Strikes', { specialStrike: 'BASH' }, {}, '0/1'],
    ['Trapped doubles', {}, { trapped: true }, '5/9'],
    ['Prone doubles', {}, { prone: true }, '5/9'],
    ['Whirl makes a single Strike even then', { specialStrike: 'WHIRL', fight: 9 }, { trapped: true }, '1/3'],
    ['Feint re-rolls 1s', { specialStrike: 'FEINT', fight: 10 }, { fight: 1 }, '7/18'],
    ['Piercing Strike adds a D3', { specialStrike: 'PIERCING_STRIKE' }, {}, '5/9'],
    ['a lost Piercing Strike takes a D3 off Defence', {}, { specialStrike: 'PIERCING_STRIKE' }, '5/9'],
    ['two-handed adds 1', { twoHanded: true }, {}, '1/2'],
    [
      'a lance adds 1 on the charge',
      { type: 'CAVALRY', charged: true, lance: true },
      { type: 'CAVALRY' },
      '1/2',
    ],
    ['but not without', { type: 'CAVALRY', lance: true }, { type: 'CAVALRY' }, '1/3'],
    ['Shieldwall adds 1 Defence', { strength: 3 }, { shieldwall: true }, '1/6'],
    [
      'Shieldwall adds nothing to a mounted model',
      { strength: 3 },
      { shieldwall: true, type: 'CAVALRY' },
      '1/3',
    ],
    [
      'Shieldwall, an Active rule, adds nothing while Immobilised',
      { strength: 3 },
      { shieldwall: true, immobilised: true },
      '1/3',
    ],
    [
      'charging Cavalry strikes twice with 2 Attacks at a model on the ground',
      { type: 'CAVALRY', charged: true },
      {},
      '65/81',
    ],
  ])('%s', (_name, winner, loser, chance) => {
    const odds = fightOdds(sampleFight([winner], [loser]));
    expect(slain(odds, 1)).toBe(
      text(multiply(odds.win[0], fraction(...(chance.split('/').map(Number) as [number, number])))),
    );
  });

  test('switches: a shielding side stops, a Bash strikes too', () => {
    const models = [{ shielding: true }, {}];
    expect(slain(fightOdds(sampleFight(models, [{}])), 1)).not.toBe('0/1');
    expect(slain(fightOdds(sampleFight(models, [{}], { shieldingStopsSide: true })), 1)).toBe('0/1');
    const bash = sampleFight([{ specialStrike: 'BASH' }], [{}], { bashAndStunForgoStrikes: false });
    expect(slain(fightOdds(bash), 1)).not.toBe('0/1');
  });

  test('a Bash of equal Strength knocks down on 21 of 36, a Stun takes hold on half', () => {
    const bash = fightOdds(sampleFight([{ specialStrike: 'BASH' }], [{}]));
    expect(text(bash.models[1][0]!.prone)).toBe(text(multiply(bash.win[0], fraction(21, 36))));
    const stun = fightOdds(sampleFight([{ specialStrike: 'STUN' }], [{}]));
    expect(text(stun.models[1][0]!.stunned)).toBe(text(multiply(stun.win[0], fraction(1, 2))));
  });

  test('supporters strike but are not struck', () => {
    const odds = fightOdds(sampleFight([{}, { supporting: 'SPEAR', strength: 3 }], [{ wounds: 2 }]));
    expect(slain(odds, 1)).toBe(text(multiply(odds.win[0], multiply(fraction(1, 3), fraction(1, 3)))));
    expect(slain(odds, 0, 1)).toBe('0/1');
  });
});

describe('Might left after the Duel', () => {
  /** Every roll of both sides; the least Might that reaches the end of the game tree; Strikes with what is left. */
  const enumerate = (a: FightModel, b: FightModel): Fraction => {
    const duel: OracleDuel = { sides: [[a], [b]] };
    const dice = (faces: readonly number[]) => faces.map((score) => ({ owner: 0, score }));
    const settled = (x: number, y: number): number =>
      x > y ? 6 : x < y ? 0 : a.fight > b.fight ? 6 : a.fight < b.fight ? 0 : 3;
    let total = ZERO;
    for (const first of rolls(a.attacks))
      for (const second of rolls(b.attacks)) {
        const [x, y] = [Math.max(...first), Math.max(...second)];
        const end = gameTree(duel, [dice(first), dice(second)]);
        let [paidA, paidB] = [0, 0];
        if (end > settled(x, y)) while (settled(x + paidA, y) !== end) paidA += 1;
        if (end < settled(x, y)) while (settled(x, y + paidB) !== end) paidB += 1;
        const outcome = strikeTogether(
          [{ attacks: a.attacks, strength: a.strength, might: a.might - paidA }],
          {
            defence: b.defence,
            wounds: b.wounds,
            fate: b.fate,
            might: b.might - paidB,
          },
        );
        const [dead] = slainThenLost(b.wounds)(outcome);
        total = add(total, multiply(fraction(end, 6), dead));
      }
    return multiply(total, fraction(1, 6 ** (a.attacks + b.attacks)));
  };

  test('equals enumeration', () => {
    const hero = fc.record({
      attacks: fc.integer({ min: 1, max: 2 }),
      fight: fc.integer({ min: 3, max: 5 }),
      might: fc.integer({ min: 0, max: 2 }),
      strength: fc.integer({ min: 3, max: 5 }),
      defence: fc.integer({ min: 4, max: 8 }),
      wounds: fc.integer({ min: 1, max: 2 }),
      fate: fc.integer({ min: 0, max: 1 }),
    });
    fc.assert(
      fc.property(hero, hero, (a, b) => {
        const odds = fightOdds(sampleFight([a], [b]));
        const oracle = enumerate({ ...plainModel, ...a }, { ...plainModel, ...b });
        expect(slain(odds, 1)).toBe(text(oracle));
      }),
      { numRuns: 25 },
    );
  });

  test('the Duel is won as often as the Duel alone says', () => {
    const bearer = { might: 2, attacks: 2 };
    const fight = sampleFight(
      [
        { ...bearer, fight: 5, heroicActions: ['STRIKE'] },
        { attacks: 2, might: 1 },
      ],
      [{ ...bearer, fight: 6, specialStrike: 'FEINT' }, { might: 3 }, {}],
    );
    expect(fightOdds(fight).win.map(text)).toEqual(duelOdds(fight, fight.switches).win.map(text));
  });
});

describe('properties', () => {
  const model = fc.record({
    attacks: fc.integer({ min: 1, max: 3 }),
    fight: fc.integer({ min: 2, max: 6 }),
    might: fc.integer({ min: 0, max: 2 }),
    strength: fc.integer({ min: 2, max: 5 }),
    defence: fc.integer({ min: 3, max: 7 }),
    wounds: fc.integer({ min: 1, max: 2 }),
    fate: fc.integer({ min: 0, max: 1 }),
    specialStrike: fc.constantFrom(
      null,
      'BASH' as const,
      'PIERCING_STRIKE' as const,
      'WHIRL' as const,
      'STUN' as const,
    ),
    trapped: fc.boolean(),
    prone: fc.boolean(),
  });
  const models = fc.array(model, { minLength: 1, maxLength: 2 });
  test('every distribution sums to one', () => {
    fc.assert(
      fc.property(models, models, (a, b) => {
        const { win, ends, models: both } = fightOdds(sampleFight(a, b));
        expect(add(win[0], win[1])).toEqual(ONE);
        expect(sum(ends.map(({ probability }) => probability))).toEqual(ONE);
        for (const { wounds } of both.flat()) expect(sum(wounds)).toEqual(ONE);
      }),
      { numRuns: 25 },
    );
  });
});

describe('a Heroic Combat', () => {
  test('the second fight takes place when all enemies of the first are slain', () => {
    const first = {
      ...sampleFight([{ attacks: 3, fight: 6, strength: 5, might: 2 }], [{}]),
      keepsMight: 0 as const,
    };
    const { happens, odds } = secondFightOdds({
      first,
      side: 0,
      fighters: [0],
      charged: true,
      enemies: fightSide('EVIL', [{ fight: 5, attacks: 2 }]),
      aim: 'KILL_MOST',
      aimedAt: 0,
    });
    expect(text(happens)).toBe(slain(fightOdds(first), 1));
    expect(add(odds!.win[0], odds!.win[1])).toEqual(ONE);
    const plain = secondFightOdds({
      first: { ...sampleFight([{ attacks: 3, strength: 5 }], [{}]), keepsMight: 0 },
      side: 0,
      fighters: [0],
      charged: false,
      enemies: fightSide('EVIL', [{ fight: 4, attacks: 2 }]),
      aim: 'KILL_MOST',
      aimedAt: 0,
    });
    expect(text(plain.odds!.win[0])).toBe('2315/3888');
  });

  test('an enemy that cannot be slain ends it', () => {
    const { happens, odds } = secondFightOdds({
      first: { ...sampleFight([{ strength: 1 }], [{ defence: 10 }]), keepsMight: 0 },
      side: 0,
      fighters: [0],
      charged: false,
      enemies: fightSide('EVIL', [{}]),
      aim: 'KILL_MOST',
      aimedAt: 0,
    });
    expect([text(happens), odds]).toEqual(['0/1', null]);
  });
});
