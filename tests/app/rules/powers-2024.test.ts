import { readFileSync } from 'node:fs';
import { call } from '../../../src/app/kernel/use-case';
import { powers } from '../../../src/app/rules/editions/powers';
import { castingOdds, resolveCasting } from '../../../src/app/rules/magic/casting';

/* eslint-disable @typescript-eslint/no-explicit-any */

const asked = async (operation: unknown, input: object): Promise<any> => {
  const answer = (await call(operation as never, input, undefined as never)) as any;
  return answer.ok
    ? answer.value
    : answer.error.faults.map(({ path, code, message }: any) => [path, code, message]);
};
const in2024 = (operation: unknown, input: object) => asked(operation, { edition: '2024', ...input });

/** Name, duration, and range/value with the number of profiles, as the specification lists them (4.7). */
// prettier-ignore
const listed = [
  ['Aura of Command', 'EXHAUSTION', 'Self/3+ x1'],
  ['Aura of Dismay', 'EXHAUSTION', 'Self/4+ x1; Self/5+ x3'],
  ['Banishment', 'INSTANT', '12"/4+ x1; 12"/5+ x1'],
  ['Black Dart', 'INSTANT', '6"/4+ x2; 6"/5+ x13; 6"/6+ x1'],
  ['Bladewrath', 'TEMPORARY', '12"/3+ x1; 12"/4+ x1; 6"/3+ x1; 6"/4+ x1'],
  ['Blessing of the Valar', 'INSTANT', '12"/4+ x1; 6"/4+ x1'],
  ['Blinding Light', 'TEMPORARY', 'Self/3+ x1; Self/4+ x2'],
  ['Call Winds', 'INSTANT', '12"/3+ x2; 12"/4+ x1'],
  ['Chill Soul', 'INSTANT', '12"/4+ x1; 12"/5+ x1'],
  ['Collapse Rocks', 'INSTANT', '12"/5+ x1; 6"/4+ x1'],
  ['Compel', 'INSTANT', '12"/3+ x17; 12"/4+ x4; 18"/3+ x3'],
  ['Curse', 'INSTANT', '12"/4+ x5; 6"/4+ x1'],
  ['Drain Courage', 'INSTANT', '12"/3+ x3; 12"/4+ x16; 12"/5+ x1; 18"/4+ x1; 6"/3+ x1'],
  ['Enchant Blades', 'TEMPORARY', '12"/4+ x6; 12"/5+ x1; 6"/4+ x3'],
  ['Enrage Beast', 'TEMPORARY', '6"/3+ x1; 6"/4+ x1'],
  ['Flameburst', 'INSTANT', '12"/5+ x1; 6"/3+ x1'],
  ['Fog of Disarray', 'EXHAUSTION', 'Self/3+ x5; Self/4+ x2'],
  ['Foil Magic', 'INSTANT', '12"/4+ x5; 12"/5+ x2; 18"/4+ x1; 6"/4+ x1'],
  ['Fortify Spirit', 'EXHAUSTION', '12"/3+ x1; 12"/4+ x1'],
  ['Fury', 'EXHAUSTION', 'Self/3+ x1; Self/3+ x2; Self/3+ x1; Self/3+ x1; Self/3+ x2; Self/3+ x1; Self/3+ x1'],
  ['Instil Fear', 'TEMPORARY', 'Self/3+ x1; Self/4+ x3; Self/5+ x5; Self/6+ x12'],
  ['Nature’s Wrath', 'INSTANT', '3"/5+ x1'],
  ['Panic Steed', 'INSTANT', '12"/3+ x1; 12"/5+ x1'],
  ['Paralyse', 'EXHAUSTION', '6"/3+ x1'],
  ['Protection of the Valar', 'TEMPORARY', '12"/3+ x1; 6"/3+ x1'],
  ['Renew', 'INSTANT', '12"/3+ x2; 12"/4+ x1; 6"/4+ x1'],
  ['Sorcerous Blast', 'INSTANT', '12"/5+ x4'],
  ['Strengthen Will', 'INSTANT', '12"/4+ x3'],
  ['Terrifying Aura', 'EXHAUSTION', 'Self/3+ x6'],
  ['Transfix', 'TEMPORARY', '12"/3+ x18; 12"/4+ x8; 12"/5+ x4; 18"/3+ x3'],
  ['Tremor', 'INSTANT', 'Self/5+ x2'],
  ['Wither', 'INSTANT', '12"/3+ x1; 12"/4+ x2; 12"/5+ x1; 6"/5+ x1'],
  ['Wrath of Bruinen', 'INSTANT', '3"/4+ x2'],
  ['Writhing Vines', 'TEMPORARY', 'Self/4+ x4; Self/5+ x1'],
  ['Your Staff is Broken', 'INSTANT', '12"/5+ x6'],
] as const;

const castingText = ({ rangeInches, castingValue, profiles }: any): string =>
  `${rangeInches === null ? 'Self' : `${rangeInches}"`}/${castingValue}+ x${profiles}`;

const caster = { will: 1, castingValue: 4 };

describe('the Magical Powers of 2024', () => {
  it('are 35, each with its duration and with every range and casting value of profiles', async () => {
    const { items } = await asked(powers, {});
    expect(
      items.map(({ name, duration, onProfiles }: any) => [
        name,
        duration,
        onProfiles.map(castingText).join('; '),
      ]),
    ).toEqual(listed);
    expect((await asked(powers, { duration: 'EXHAUSTION' })).items).toHaveLength(7);
  });

  it('are all cast and resisted die by die, Immobilise among them', async () => {
    const { items } = await asked(powers, {});
    const names = [...items.map(({ power }: any) => power), 'IMMOBILISE'];
    for (const power of names) {
      const isResisted = items.find((one: any) => one.power === power)?.isResisted ?? true;
      const target = { defence: 5, ...(isResisted && { will: 1 }) };
      const odds = await in2024(castingOdds, { power, caster, target });
      expect([power, odds.takesEffect.fraction]).toEqual([power, isResisted ? '1/3' : '1/2']);
      const failed = await in2024(resolveCasting, { power, caster, target, dice: [3] });
      expect([power, failed.cast]).toEqual([power, false]);
    }
  });

  it('are resisted with free dice, and no friend resists', async () => {
    const cast = { power: 'TRANSFIX', caster: { will: 1, castingValue: 5, channelled: false } };
    // A cast of 5: each free die resists with a third.
    const thrown = await in2024(resolveCasting, { ...cast, target: { freeDice: 2 }, dice: [5, 4, 3] });
    expect([thrown.castingScore, thrown.resistRoll, thrown.resisted]).toEqual([5, [4, 3], false]);
    const odds = async (freeDice: number) =>
      (
        await in2024(castingOdds, {
          power: 'TRANSFIX',
          caster: { will: 1, castingValue: 4, channelled: true },
          target: { freeDice },
        })
      ).resisted.fraction;
    // Channelled, a power counts as cast with a 6.
    expect([await odds(1), await odds(2), await odds(3)]).toEqual(['1/6', '11/36', '91/216']);
    expect(await in2024(castingOdds, { power: 'RENEW', caster, target: { freeDice: 1 } })).toEqual([
      ['target', 'NOT_ALLOWED', 'the power targets a friend: nobody resists it'],
    ]);
  });

  it('cast with a 5 are resisted by one free die with 1/3, by two with 5/9', async () => {
    const faces = [1, 2, 3, 4, 5, 6];
    const resisted = async (thrown: readonly number[]) =>
      (
        await in2024(resolveCasting, {
          power: 'TRANSFIX',
          caster: { will: 1, castingValue: 5 },
          target: { freeDice: thrown.length },
          dice: [5, ...thrown],
        })
      ).resisted;
    const one = await Promise.all(faces.map((die) => resisted([die])));
    const two = await Promise.all(faces.flatMap((first) => faces.map((second) => resisted([first, second]))));
    expect([one, two].map((all) => all.filter(Boolean).length)).toEqual([2, 20]);
  });

  it('are in the catalogue as profiles have them: Transfix of Gandalf the Grey in 12" on 4+', () => {
    const { profiles } = JSON.parse(readFileSync('data/catalogue/2024/profiles/fellowship.json', 'utf8'));
    expect(profiles.find(({ name }: any) => name === 'Gandalf the Grey').powers).toMatchObject({
      Transfix: '12/4+',
    });
  });

  it('hit, knock down and push as they say', async () => {
    const effect = async (power: string, dice: readonly number[], more: object = {}) =>
      (await in2024(resolveCasting, { power, caster, target: { defence: 5 }, dice, ...more })).effect;
    expect(await effect('COLLAPSE_ROCKS', [4, 4])).toMatchObject({
      prone: ['target'],
      hits: [{ strength: 7, wounded: true, needed: [3] }],
    });
    expect(await effect('CALL_WINDS', [4, 5])).toMatchObject({
      blastedInches: 6,
      prone: ['target'],
      hits: [],
    });
    expect(await effect('CHILL_SOUL', [4])).toMatchObject({ prone: [], hits: [{ dice: [], wounded: true }] });
    const others = [
      { name: 'near', defence: 4, knockedAtInches: 4 },
      { name: 'far', defence: 4, knockedAtInches: 6 },
    ];
    // A line of D3+3": a 1 reaches 4".
    expect(await effect('TREMOR', [4, 1, 5, 3], { others })).toMatchObject({
      blastedInches: 4,
      prone: ['target', 'near'],
      hits: [
        { strength: 4, needed: [5], wounded: true },
        { name: 'near', needed: [4], wounded: false },
      ],
    });
    const bruinen = await in2024(castingOdds, {
      power: 'WRATH_OF_BRUINEN',
      caster,
      target: { defence: 4, inWater: true },
      others: [{ name: 'on the bank', defence: 4 }],
    });
    // S8 v D4 3+, S2 v D4 5+; cast on 4+.
    expect(bruinen.victims.map(({ strength, wounded }: any) => [strength, wounded.fraction])).toEqual([
      [8, '1/3'],
      [2, '1/6'],
    ]);
  });

  it('name the edition that has them', async () => {
    expect(await asked(castingOdds, { power: 'WITHER', caster })).toEqual([
      ['power', 'NOT_ALLOWED', 'WITHER is a power of the 2024 edition, not of the 2018 edition'],
    ]);
    expect(
      await asked(castingOdds, {
        power: 'TRANSFIX',
        caster: { ...caster, channelled: true },
        target: { freeDice: 1 },
      }),
    ).toEqual([
      ['caster.channelled', 'NOT_ALLOWED', 'is of the 2024 edition, not of the 2018 edition'],
      ['target.freeDice', 'NOT_ALLOWED', 'is of the 2024 edition, not of the 2018 edition'],
    ]);
  });
});
