import { duelOdds } from '../../../../src/domain/rules/combat/duel-odds';
import type { Fight } from '../../../../src/domain/rules/combat/fight';
import { fightOdds } from '../../../../src/domain/rules/combat/fight-odds';
import { strikeOdds, type StrikeVictim } from '../../../../src/domain/rules/combat/strike-odds';
import type { FightModel, Striker } from '../../../../src/domain/rules/rulesets/fight-model';
import { mesbg2024 } from '../../../../src/domain/rules/rulesets/mesbg-2024/ruleset';
import { toText } from '../../../../src/shared/fraction';
import { sampleFight } from '../combat/fight-samples';

/** Every worked number of the specification of the 2024 edition, sections 4.1 to 4.3 and 4.8, as a literal. */

type Models = readonly Partial<FightModel>[];

const fightOf = (good: Models, evil: Models, rest: Partial<Fight> = {}): Fight => ({
  ...sampleFight(good, evil),
  ruleset: mesbg2024,
  switches: mesbg2024.switches,
  ...rest,
});

/** The first side's chance to win the Duel. */
const wins = (good: Models, evil: Models, rerolls: readonly [number, number] = [0, 0]): string => {
  const fight = fightOf(good, evil);
  const [first, second] = fight.sides;
  const sides = [
    { ...first, rerolls: rerolls[0] },
    { ...second, rerolls: rerolls[1] },
  ] as const;
  return toText(duelOdds({ ...fight, sides }, mesbg2024.switches).win[0]);
};

const dice = (attacks: number, more: Partial<FightModel> = {}): Partial<FightModel> => ({ attacks, ...more });

describe('Duels of 2024 (4.1)', () => {
  it.each<readonly [string, Models, Models, string]>([
    ['one die each, equal Fight', [dice(1)], [dice(1)], '1/2'],
    ['one die each, higher Fight', [dice(1, { fight: 5 })], [dice(1)], '7/12'],
    ['two dice against one', [dice(2)], [dice(1)], '143/216'],
    ['two against two, higher Fight', [dice(2, { fight: 5 })], [dice(2)], '791/1296'],
    ['three against two, higher Fight', [dice(3, { fight: 5 })], [dice(2)], '5593/7776'],
    ['an Elven weapon on one side', [dice(2, { elvenMade: true })], [dice(2)], '2087/3888'],
    ['Elven weapons on both', [dice(2, { elvenMade: true })], [dice(2, { elvenMade: true })], '1/2'],
    ['two-handed, higher Fight', [dice(1, { twoHanded: true, fight: 5 })], [dice(1)], '17/36'],
    ['two-handed, equal Fight', [dice(1, { twoHanded: true })], [dice(1)], '7/18'],
    ['two-handed and Burly', [dice(1, { twoHanded: true, traits: ['BURLY'] })], [dice(1)], '1/2'],
    ['unarmed', [dice(1, { traits: ['UNARMED'] })], [dice(1)], '13/36'],
    ['the bearer of a banner', [dice(1, { traits: ['BANNER_BEARER'] })], [dice(1)], '13/36'],
    ['a pike beside a shield', [dice(1, { traits: ['HINDERED_PIKE'] })], [dice(1)], '13/36'],
    ['Shielding with one Attack', [dice(1, { shielding: true })], [dice(1)], '143/216'],
    ['a spear behind', [dice(1), dice(1, { supporting: 'SPEAR' })], [dice(1)], '143/216'],
    [
      'two pikes behind',
      [dice(1), dice(1, { supporting: 'PIKE' }), dice(1, { supporting: 'PIKE' })],
      [dice(1)],
      '107/144',
    ],
    [
      'two pikes behind, higher Fight',
      [dice(1, { fight: 5 }), dice(1, { supporting: 'PIKE' }), dice(1, { supporting: 'PIKE' })],
      [dice(1)],
      '119/144',
    ],
    [
      'the Fight of a supporter decides the tie',
      [dice(1), dice(1, { supporting: 'SPEAR', fight: 5 })],
      [dice(2)],
      '791/1296',
    ],
    ['one Might against a Warrior', [dice(1, { might: 1 })], [dice(1)], '23/36'],
    [
      'a Cavalry charge against Infantry',
      [dice(1, { type: 'CAVALRY', charged: true })],
      [dice(1)],
      '143/216',
    ],
    [
      'a Cavalry charge in difficult ground',
      [dice(1, { type: 'CAVALRY', charged: true, traits: ['DIFFICULT_GROUND'] })],
      [dice(1)],
      '1/2',
    ],
    [
      'a Cavalry charge against Cavalry',
      [dice(1, { type: 'CAVALRY', charged: true })],
      [dice(1, { type: 'CAVALRY' })],
      '1/2',
    ],
    [
      'a Monstrous Charge against anything',
      [dice(1, { type: 'OTHER', charged: true, traits: ['MONSTROUS_CHARGE'] })],
      [dice(1, { type: 'CAVALRY' })],
      '143/216',
    ],
    ['a Challenge', [dice(1, { heroicActions: ['CHALLENGE'] })], [dice(1)], '143/216'],
    [
      'Heroic Strike with Fight 4 against 6',
      [dice(1, { heroicActions: ['STRIKE'] })],
      [dice(1, { fight: 6 })],
      '1/2',
    ],
  ])('%s', (_, good, evil, chance) => {
    expect(wins(good, evil)).toBe(chance);
  });

  it('re-rolls one die for a banner', () => {
    expect(wins([dice(1)], [dice(1)], [1, 0])).toBe('35/54');
    expect(wins([dice(1)], [dice(1, { fight: 5 })], [1, 0])).toBe('125/216');
  });

  it('gives a Knife Fighter an Attack for each enemy beyond the first, three at most', () => {
    const dicesOf = (enemies: number) =>
      mesbg2024.duel.diceOf(
        { ...fightOf([{ traits: ['KNIFE_FIGHTER'] }], [{}]).sides[0].models[0]! },
        fightOf(
          [{}],
          Array.from({ length: enemies }, () => ({})),
        ).sides[1].models,
      );
    expect([1, 2, 3, 4, 5].map(dicesOf)).toEqual([1, 2, 3, 4, 4]);
  });

  it('counts the D3 of Heroic Strike to 10 at most', () => {
    const [roll] = mesbg2024.duel.fightRolls(
      fightOf([{ heroicActions: ['STRIKE'] }], [{}]).sides[0].models[0]!,
    );
    expect([roll?.sides, roll?.change(9, 3), roll?.change(4, 3)]).toEqual([3, 10, 7]);
  });
});

const striker: Striker = {
  attacks: 1,
  strength: 4,
  bonus: 0,
  rerollOnes: false,
  might: 0,
  whirls: false,
  piercing: false,
};
const victim: StrikeVictim = { defence: 5, wounds: 1, fate: 0, might: 0, rerollFate: false, trapped: false };

/** The chance that Strikes cost the victim at least a Wound, and the chances of each number. */
const strikes = (own: Partial<Striker>, other: Partial<StrikeVictim> = {}) => {
  const { wounds } = strikeOdds({
    ruleset: mesbg2024,
    strikers: [{ ...striker, ...own }],
    victims: [{ ...victim, ...other }],
    aim: 'KILL_MOST',
    aimedAt: 0,
    strikesRolled: 'TOGETHER',
  });
  return (wounds[0] ?? []).map(toText);
};
const slays = (own: Partial<Striker>, other: Partial<StrikeVictim> = {}) => strikes(own, other).at(-1);

/** The chance that the first side slays the one enemy, given that it wins. */
const fightSlays = (good: Models, evil: Models, rest: Partial<Fight> = {}) => {
  const odds = fightOdds(fightOf(good, evil, rest));
  return toText(odds.models[1][0]!.wounds.at(-1)!);
};

describe('To Wound and Strikes of 2024 (4.2)', () => {
  it.each<readonly [string, Partial<Striker>, Partial<StrikeVictim>, string]>([
    ['S4 v D9, 6/4', { strength: 4 }, { defence: 9 }, '1/12'],
    ['S1 v D9 cannot', { strength: 1 }, { defence: 9 }, '0/1'],
    ['6/4 with +1', { strength: 4, bonus: 1 }, { defence: 9 }, '2/9'],
    ['6/4 with re-rolled failures', { strength: 4, rerollFailed: true }, { defence: 9 }, '11/48'],
    ['one Might on a 6/4', { strength: 4, might: 1 }, { defence: 9 }, '2/9'],
    ['Trapped: two rolls', { strength: 4 }, { defence: 6, trapped: true }, '5/9'],
    ['a 1 re-rolled', { strength: 4, rerollOnes: true }, { defence: 6 }, '7/18'],
    ['failures re-rolled', { strength: 4, rerollFailed: true }, { defence: 6 }, '5/9'],
    ['Hatred: +1', { strength: 4, bonus: 1 }, { defence: 6 }, '1/2'],
    ['unarmed: -1', { strength: 4, bonus: -1 }, { defence: 6 }, '1/6'],
    [
      'Backstabbers against a Trapped model',
      { traits: ['BACKSTABBERS'] },
      { defence: 6, trapped: true },
      '3/4',
    ],
    ['Backstabbers otherwise', { traits: ['BACKSTABBERS'] }, { defence: 6 }, '1/3'],
    [
      'Blades of the Dead, S3 against Courage 8+',
      { strength: 3, traits: ['BLADES_OF_THE_DEAD'] },
      { defence: 7, courage: 8 },
      '1/2',
    ],
    ['Heroic Defence, S8 v D4', { strength: 8 }, { defence: 4, onlyNaturalSixes: true }, '1/6'],
    ['without it', { strength: 8 }, { defence: 4 }, '2/3'],
    ['Heroic Defence, 6/4', { strength: 4 }, { defence: 9, onlyNaturalSixes: true }, '1/36'],
    ['no Might helps against it', { might: 3 }, { onlyNaturalSixes: true }, '1/6'],
    ['a Fate of one', { strength: 8 }, { defence: 4, fate: 1 }, '1/3'],
  ])('%s', (_, own, other, chance) => {
    expect(slays(own, other)).toBe(chance);
  });

  it('stops a Wound of Mighty Blow that would count as two by one success of Fate', () => {
    // S4 v D4: 4+.
    expect(strikes({ damage: 2 }, { wounds: 3, defence: 4 })).toEqual(['1/2', '0/1', '1/2', '0/1']);
    expect(strikes({ damage: 2 }, { wounds: 3, defence: 4, fate: 1 })).toEqual(['3/4', '0/1', '1/4', '0/1']);
    expect(strikes({ attacks: 2, damage: 2 }, { wounds: 3, defence: 4 })).toEqual([
      '1/4',
      '0/1',
      '1/2',
      '1/4',
    ]);
  });

  it('re-rolls a mithril coat’s Fate of 1', () => {
    // S8 v D4: 3+ wounds, then 5 in 12 of the Wounds are not prevented.
    expect(slays({ strength: 8 }, { defence: 4, fate: 1, rerollFateOnes: true })).toBe('5/18');
    // Two points of Fate prevent 3 of 4.
    expect(slays({ strength: 8 }, { defence: 4, fate: 2 })).toBe('1/6');
  });

  it('lays the chart out by Defence minus Strength', () => {
    const row = (strength: number) => mesbg2024.toWound.cells[strength - 1]!.join(' ');
    expect(row(4)).toBe('3 3 4 4 5 5 6 6 6/4 6/5');
    expect(row(1)).toBe('4 5 5 6 6 6/4 6/5 6/6 - -');
    expect(row(9)).toBe('3 3 3 3 3 3 3 4 4 5');
  });

  it.each<readonly [string, Models, Models, string]>([
    // Two dice against one, then Strikes: chance to win times chance to wound.
    ['Hatred: 5+ becomes 4+', [{ traits: ['HATRED'] }], [{ defence: 6 }], '1/4'],
    ['unarmed: 5+ becomes 6+', [{ traits: ['UNARMED'] }], [{ defence: 6 }], '13/216'],
    ['two-handed', [{ twoHanded: true }], [{ defence: 6 }], '7/36'],
    [
      'a lance on the charge',
      [{ type: 'CAVALRY', charged: true, lance: true, strength: 3 }],
      [{}],
      '143/288',
    ],
    [
      'a war spear in the saddle',
      [{ type: 'CAVALRY', charged: true, traits: ['WAR_SPEAR'], strength: 3 }],
      [{}],
      '143/288',
    ],
    [
      'a lance in difficult ground',
      [{ type: 'CAVALRY', charged: true, lance: true, strength: 3, traits: ['DIFFICULT_GROUND'] }],
      [{}],
      '1/6',
    ],
    ['Heroic Strength: S8 v D6, 3+', [{ heroicActions: ['STRENGTH'] }], [{ defence: 6 }], '1/3'],
    ['Heroic Defence', [{ strength: 8 }], [{ defence: 4, heroicActions: ['DEFENCE'] }], '1/12'],
    ['Shielding: no Strikes', [{ shielding: true }], [{}], '0/1'],
    ['Transfixed: no Strikes', [{ immobilised: true }], [{}], '0/1'],
    ['Prone: stands up', [{ prone: true }], [{}], '0/1'],
  ])('%s', (_, good, evil, chance) => {
    expect(fightSlays(good, evil)).toBe(chance);
  });
});

describe('a charge that knocks down (4.8)', () => {
  const lancer = { type: 'CAVALRY', charged: true, lance: true, strength: 3 } as const;
  const trapped = { switches: { ...mesbg2024.switches, knockedDownIsTrapped: true } };

  it('is worth 143/288 where the knocked down are not Trapped, 715/1152 where they are', () => {
    // S3 v D5 is 5+, with the lance 4+: two Strikes 3/4, four 15/16; the Duel is won with 143/216.
    expect(fightSlays([lancer], [{ defence: 5 }])).toBe('143/288');
    expect(fightSlays([lancer], [{ defence: 5 }], trapped)).toBe('715/1152');
  });

  it('leaves Strength 6 and Monsters on their feet, but gives the Attack against Monsters that are Infantry', () => {
    const knocked = (enemy: Partial<FightModel>) =>
      mesbg2024.strikes.knocksDown(fightOf([lancer], [enemy]), 0, fightOf([], [enemy]).sides[1].models[0]!);
    expect([{}, { strength: 6 }, { traits: ['MONSTER'] as const }].map(knocked)).toEqual([
      true,
      false,
      false,
    ]);
    expect(wins([lancer], [{ traits: ['MONSTER'] }])).toBe('143/216');
  });

  it('of a Monster takes only the weaker ones down', () => {
    const monster = { type: 'OTHER', charged: true, traits: ['MONSTROUS_CHARGE'], strength: 7 } as const;
    const knocked = (strength: number) =>
      mesbg2024.strikes.knocksDown(
        fightOf([monster], [{ strength }]),
        0,
        fightOf([], [{ strength }]).sides[1].models[0]!,
      );
    expect([4, 6, 7, 8].map(knocked)).toEqual([true, true, false, false]);
  });
});
