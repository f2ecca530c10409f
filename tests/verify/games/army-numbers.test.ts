import { sideOfArmy } from '../../../src/domain/games/side-of-army';
import type { GameRow } from '../../../src/domain/games/sheet';
import { assembleArmy } from '../../../src/domain/armies/validation/assemble-army';
import type { AnyList, Profile } from '../../../src/domain/armies/catalogue/model';
import { armyInput } from '../../../src/app/armies/army-input';
import { checkArmy } from '../../../src/app/armies/check-army';
import { shippedCatalogue } from '../../../src/app/armies/lists/shipped-catalogue';
import { checkInput } from '../../../src/app/kernel/use-case';

/** The numbers of a linear congruential generator, below a bound. */
const numbersFrom = (seed: number) => {
  let at = seed;
  return (below: number): number => {
    at = (at * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((at / 2_147_483_648) * below);
  };
};
const draw = numbersFrom(41);
const pick = <T>(items: readonly T[]): T => items[draw(items.length)] as T;

/** So many models of a profile, some with options, some of them all. */
const unitOf = (profile: Profile) => {
  const count = profile.kind === 'HERO' ? 1 : 1 + draw(9);
  const options = profile.options
    .filter(() => draw(3) === 0)
    .slice(0, 12)
    .map(({ id }) => ({ option: id, count: 1 + draw(count) }));
  return { profile: profile.id, count, options };
};

const armyOf = ({ id, profiles }: AnyList) => {
  const heroes = profiles.filter(({ kind }) => kind === 'HERO');
  return {
    pointsLimit: 1000,
    forces: [
      {
        list: id,
        warbands: [1, 2].map(() => ({
          ...(heroes.length > 0 && { leader: unitOf(pick(heroes)) }),
          followers: Array.from({ length: 4 }, () => unitOf(pick(profiles))),
        })),
      },
    ],
  };
};

const sumOf = (rows: readonly GameRow[], pool: 'models' | 'might' | 'will' | 'fate' | 'wounds'): number =>
  rows.reduce((total, row) => total + row[pool], 0);

describe('a side of a sheet', () => {
  it('has the numbers of the army check, for 100 armies of both editions', () => {
    const lists = ['2018', '2024'].flatMap((edition) => {
      const { armyLists, legions } = shippedCatalogue(edition);
      return [...armyLists, ...legions].filter(({ profiles }) => profiles.length > 0);
    });
    let compared = 0;
    for (; compared < 100; compared += 1) {
      const input = checkInput(armyInput, armyOf(pick(lists)));
      if (!input.ok) throw new Error(JSON.stringify(input.error));
      const checked = checkArmy(input.value);
      if (!checked.ok) throw new Error(JSON.stringify(checked.error));
      const { draft, report, ...given } = checked.value;
      const side = sideOfArmy('Ann', assembleArmy(draft, given).army, report);
      const { models, might, will, fate, wounds, brokenAt, quarterAt } = report.facts;
      expect({ ...side, name: '', army: '', points: null, rows: [] }).toEqual({
        ...{ name: '', army: '', points: null, rows: [] },
        ...{ models, might, will, fate, wounds, brokenAt, quarterAt },
      });
      expect({
        models: sumOf(side.rows, 'models'),
        might: sumOf(side.rows, 'might'),
        will: sumOf(side.rows, 'will'),
        fate: sumOf(side.rows, 'fate'),
        wounds: sumOf(side.rows, 'wounds'),
      }).toEqual({ models, might, will, fate, wounds });
      expect(side.rows.filter(({ isLeader }) => isLeader).length).toBeLessThanOrEqual(1);
    }
    expect(compared).toBe(100);
  });
});
