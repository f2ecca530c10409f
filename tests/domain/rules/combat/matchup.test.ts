import { fightOdds } from '../../../../src/domain/rules/combat/fight-odds';
import { matchupOdds } from '../../../../src/domain/rules/combat/matchup';
import type { FightModel, FightSide } from '../../../../src/domain/rules/rulesets/fight-model';
import { complement, equal, toText } from '../../../../src/shared/fraction';
import { defaultSwitches, plainModel, ruleset } from './fight-samples';

const model = (own: Partial<FightModel>): FightModel => ({
  ...plainModel,
  fight: 3,
  strength: 3,
  defence: 4,
  ...own,
});

const textsOf = (first: Partial<FightModel>, second: Partial<FightModel>) => {
  const [cell] = matchupOdds(ruleset, [
    { fighters: [model(first)], supporter: null },
    { fighters: [model(second)], supporter: null },
  ])[0] as NonNullable<ReturnType<typeof matchupOdds>[0]>;
  return Object.fromEntries(Object.entries(cell ?? {}).map(([name, chance]) => [name, toText(chance)]));
};

it('counts what can be counted by hand', () => {
  // Alike: each wins half. Strength 3 against Defence 4 needs a 5 (document 003, TO WOUND CHART): 1/3.
  expect(textsOf({}, {})).toEqual({
    wins: '1/2',
    wounds: '1/6',
    slays: '1/6',
    isWounded: '1/6',
    isSlain: '1/6',
  });
  // The higher Fight wins what is level: 15/36 are higher, 6/36 level. Two Wounds are never lost to one Strike.
  expect(textsOf({ fight: 4 }, { wounds: 2 })).toMatchObject({ wins: '7/12', wounds: '7/36', slays: '0/1' });
  // A point of Fate saves on a 4+ (document 003, FATE): half of the Wounds.
  expect(textsOf({}, { fate: 1 })).toMatchObject({ wounds: '1/12', slays: '1/12' });
  // A rider on the charge has another Attack and knocks its enemy down, so each Strike is two: 1 - (2/3)^4 = 65/81.
  expect(textsOf({ type: 'CAVALRY', charged: true, fight: 4 }, {})).toMatchObject({
    wins: '161/216',
    slays: '10465/17496',
  });
});

const kinds: readonly Partial<FightModel>[] = [
  {},
  { fight: 6, attacks: 3, strength: 4, defence: 7, wounds: 3, fate: 3 },
  { type: 'CAVALRY', charged: true, lance: true, fight: 5, attacks: 2, defence: 6, wounds: 2, fate: 1 },
  { twoHanded: true, strength: 5, defence: 3 },
  { elvenMade: true, fight: 5, defence: 6 },
];
const supporters = [null, model({ supporting: 'SPEAR', fight: 5, strength: 4 })];

it('agrees with the odds of each fight by itself, exactly', () => {
  for (const own of supporters)
    for (const theirs of supporters) {
      const fighters = kinds.map(model);
      const matrix = matchupOdds(ruleset, [
        { fighters, supporter: own },
        { fighters, supporter: theirs },
      ]);
      const side = (one: FightModel, supporter: FightModel | null): FightSide => ({
        alignment: 'GOOD',
        models: supporter ? [one, supporter] : [one],
        rerolls: 0,
        aim: 'KILL_MOST',
        aimedAt: 0,
      });
      for (const [row, first] of fighters.entries())
        for (const [column, second] of fighters.entries()) {
          const odds = fightOdds({
            ruleset,
            sides: [side(first, own), side(second, theirs)],
            priority: 1,
            switches: defaultSwitches,
            keepsMight: null,
          });
          const cell = matrix[row]?.[column];
          if (!cell) throw new Error('no cell');
          const [mine, yours] = [odds.models[0][0]?.wounds, odds.models[1][0]?.wounds];
          const pairs = [
            [cell.wins, odds.win[0]],
            [cell.wounds, yours && complement(yours[0] as never)],
            [cell.slays, yours?.at(-1)],
            [cell.isWounded, mine && complement(mine[0] as never)],
            [cell.isSlain, mine?.at(-1)],
          ] as const;
          for (const [found, expected] of pairs) expect(expected && equal(found, expected)).toBe(true);
        }
    }
});
