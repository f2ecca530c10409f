import type { UseCase } from '../../../src/app/kernel/use-case';
import { call } from '../../../src/app/kernel/use-case';
import { fakeContext } from '../../app/rules/fake-context';
import { everyOperation } from '../../generated/every-operation';
import { type Case, oneByOne, together } from './oracle-6x';

/** Strength and Defence whose cells need two dice. */
const cells = [
  [1, 6, 4],
  [3, 8, 4],
  [4, 9, 4],
  [2, 8, 5],
  [4, 10, 5],
  [2, 9, 6],
  [3, 10, 6],
] as const;

/** 200 cases, the same in every run: a congruential sequence picks them. */
const cases = (): readonly (Case & { readonly strength: number; readonly defence: number })[] => {
  let state = 20181101;
  const below = (limit: number): number => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return Math.floor((state / 2147483648) * limit);
  };
  return Array.from({ length: 200 }, () => {
    const [strength, defence, second] = cells[below(cells.length)] as (typeof cells)[number];
    const bonus = below(2);
    return {
      strength,
      defence,
      needed: [6 - bonus, second - bonus] as const,
      strikes: 1 + below(4),
      might: 1 + below(4),
      wounds: 1 + below(3),
      fate: below(2),
      again: below(3) === 0,
    };
  });
};

interface StrikeOdds {
  readonly slain: { readonly fraction: string };
  readonly wounds: readonly {
    readonly wounds: number;
    readonly probability: { readonly fraction: string };
  }[];
}

const asked = async (given: ReturnType<typeof cases>[number], strikesRolled: string): Promise<StrikeOdds> => {
  const { strength, defence, strikes, might, wounds, fate, again, needed } = given;
  const answer = await call(
    everyOperation.strikeOdds as unknown as UseCase<never, unknown, ReturnType<typeof fakeContext>>,
    {
      strikes: [{ count: strikes, strength, might, bonus: 6 - needed[0], rerollOnes: again }],
      target: { defence, wounds, fate },
      switches: { strikesRolled },
    },
    fakeContext([]),
  );
  return (answer as unknown as { readonly value: StrikeOdds }).value;
};

const asRatio = (text: string): readonly [bigint, bigint] => {
  const [above = '0', below = '1'] = text.split('/');
  return [BigInt(above), BigInt(below)];
};

test.each([
  ['TOGETHER', together],
  ['ONE_BY_ONE', oneByOne],
] as const)('200 cases of 6/4, 6/5 and 6/6 with Might, %s, equal the enumeration', async (order, oracle) => {
  let compared = 0;
  for (const each of cases()) {
    const answer = await asked(each, order);
    const [slain, lost, ways] = oracle(each);
    const [above, below] = asRatio(answer.slain.fraction);
    expect({ ...each, equal: above * ways === slain * below }).toEqual({ ...each, equal: true });
    const [sum, over] = answer.wounds.reduce<readonly [bigint, bigint]>(
      ([x, y], { wounds, probability }) => {
        const [a, b] = asRatio(probability.fraction);
        return [x * b + BigInt(wounds) * a * y, y * b];
      },
      [0n, 1n],
    );
    expect({ ...each, equal: sum * ways === lost * over }).toEqual({ ...each, equal: true });
    compared += 1;
  }
  expect(compared).toBe(200);
});

test('four Strikes of Strength 3 with Might 3 at Defence 8, and two of Strength 2 with Might 2 at Defence 9', async () => {
  const four: Case = { strikes: 4, needed: [6, 4], might: 3, wounds: 1, fate: 0, again: false };
  const two: Case = { strikes: 2, needed: [6, 6], might: 2, wounds: 1, fate: 0, again: false };
  const decimals = await Promise.all(
    [together, oneByOne].flatMap((oracle, place) =>
      [
        { ...four, strength: 3, defence: 8 },
        { ...two, strength: 2, defence: 9 },
      ].map(async (each) => {
        const [slain, , ways] = oracle(each);
        const { fraction } = (await asked(each, place === 0 ? 'TOGETHER' : 'ONE_BY_ONE')).slain;
        const [above, below] = asRatio(fraction);
        return [Number(slain) / Number(ways), Number(above) / Number(below)].map((value) => value.toFixed(4));
      }),
    ),
  );
  expect(decimals).toEqual([
    ['0.8750', '0.8750'],
    ['0.2785', '0.2785'],
    ['0.8584', '0.8584'],
    ['0.2770', '0.2770'],
  ]);
});
