import { fightPhase } from '../../../../src/app/fights/phase/fight-phase';
import { call } from '../../../../src/app/kernel/use-case';
import { createWorkBudget } from '../../../../src/app/kernel/work-budget';
import { fakeContext } from '../../rules/fake-context';
import { faultsOf, valueOf } from '../asking';

interface Exact {
  readonly fraction: string;
}

interface Phase {
  readonly fights: readonly {
    readonly name: string;
    readonly ways: number;
    readonly worth: Exact;
    readonly worstWorth: Exact;
    readonly pairs: readonly {
      readonly first: readonly number[];
      readonly second: readonly number[];
      readonly text: string;
      readonly win: readonly Exact[];
      readonly slain: readonly Exact[];
    }[];
  }[];
  readonly best: { readonly order: readonly number[]; readonly slain: readonly Exact[] };
  readonly worst: { readonly order: readonly number[]; readonly slain: readonly Exact[] };
  readonly orderMatters: boolean;
  readonly might: readonly {
    readonly name: string;
    readonly worth: Exact;
    readonly byPoints: readonly { readonly points: number; readonly win: Exact; readonly worth: Exact }[];
  }[];
  readonly advice: readonly string[];
  readonly sources: readonly { readonly heading: string }[];
}

/** Strength 4 at Defence 4 wounds on 4+. Expected numbers: every roll counted by loops that share no code with this. */
const model = (fight: number, attacks = 1, more: object = {}) => ({
  fight,
  attacks,
  strength: 4,
  defence: 4,
  ...more,
});
const against = (first: object[], second: object[]) => ({
  sides: [
    { alignment: 'GOOD', models: first },
    { alignment: 'EVIL', models: second },
  ],
});
const texts = (list: readonly Exact[]): readonly string[] => list.map(({ fraction }) => fraction);

describe('pairing off', () => {
  const twoByTwo = against([model(5), model(3)], [model(4), model(4, 2)]);

  test('two against two: the player with Priority has the better of two ways', async () => {
    const { fights } = await valueOf<Phase>('fightPhase', { fights: [twoByTwo] });
    const [fight] = fights;
    expect([fight?.ways, fight?.worth.fraction, fight?.worstWorth.fraction]).toEqual([
      2,
      '-265/864',
      '-301/864',
    ]);
    expect(fight?.pairs.map(({ first, second, win }) => [first, second, win[0]?.fraction])).toEqual([
      [[1], [0], '5/12'],
      [[0], [1], '91/216'],
    ]);
  });

  test('with Priority the other side chooses, for itself', async () => {
    const { fights } = await valueOf<Phase>('fightPhase', { fights: [twoByTwo], priority: 1 });
    expect([fights[0]?.worth.fraction, fights[0]?.worstWorth.fraction]).toEqual(['301/864', '265/864']);
  });

  test('three against two: one joins another', async () => {
    const { fights } = await valueOf<Phase>('fightPhase', {
      fights: [against([model(5), model(4), model(3)], [model(4), model(4, 3)])],
    });
    expect([fights[0]?.ways, fights[0]?.worth.fraction, fights[0]?.worstWorth.fraction]).toEqual([
      6,
      '-275/3456',
      '-13435/31104',
    ]);
    expect(fights[0]?.pairs.map(({ first, second }) => [first, second])).toEqual([
      [[1, 2], [0]],
      [[0], [1]],
    ]);
  });

  test('a supporter goes with the model named before it', async () => {
    const { fights } = await valueOf<Phase>('fightPhase', {
      fights: [
        against(
          [
            model(4, 1, { name: 'A' }),
            model(4, 1, { name: 'the spear', supporting: 'SPEAR' }),
            model(4, 1, { name: 'B' }),
          ],
          [model(4, 1, { name: 'C' }), model(4, 2, { name: 'D' })],
        ),
      ],
    });
    expect(fights[0]?.ways).toBe(2);
    const texts = fights[0]?.pairs.map(({ text }) => text).toSorted() ?? [];
    expect(texts).toEqual(['A and the spear against C', 'B against D']);
  });
});

describe('the order', () => {
  const question = {
    fights: [
      { name: 'behind', ...against([model(5, 2)], [model(4)]) },
      { name: 'the captain', ...against([model(4)], [model(4, 2)]) },
    ],
    trappedBy: [{ fight: 1, side: 0, by: 0 }],
  };

  test('the fight that frees a Trapped friend comes first', async () => {
    const { best, worst, orderMatters, advice } = await valueOf<Phase>('fightPhase', question);
    expect([best.order, texts(best.slain)]).toEqual([
      [0, 1],
      ['225137/331776', '629/864'],
    ]);
    expect([worst.order, texts(worst.slain)]).toEqual([
      [1, 0],
      ['2585/3456', '629/864'],
    ]);
    expect(orderMatters).toBe(true);
    expect(advice).toEqual([
      'Fight in this order: behind, the captain (0.07 models better than the worst order).',
    ]);
  });

  test('the enemy with Priority fights the Trapped first', async () => {
    const { best } = await valueOf<Phase>('fightPhase', { ...question, priority: 1 });
    expect(best.order).toEqual([1, 0]);
  });

  test('changes nothing where no fight traps another', async () => {
    const { orderMatters, best } = await valueOf<Phase>('fightPhase', { ...question, trappedBy: [] });
    expect([orderMatters, best.order]).toEqual([false, [0, 1]]);
  });
});

test('Might is worth most where it changes most', async () => {
  const { might, advice } = await valueOf<Phase>('fightPhase', {
    fights: [
      against([model(6, 3, { name: 'a king', might: 1 })], [model(2)]),
      against([model(4, 1, { name: 'a captain', might: 1 })], [model(4)]),
    ],
  });
  expect(might.map(({ name }) => name)).toEqual(['a captain', 'a king']);
  // One die each, Fight level: with a point it wins 23/36; it slays 169/432 and is slain 13/72.
  expect(might[0]?.byPoints.map(({ points, win, worth }) => [points, win.fraction, worth.fraction])).toEqual([
    [0, '1/2', '0/1'],
    [1, '23/36', '91/432'],
  ]);
  expect(might[0]?.worth.fraction).toBe('91/432');
  expect(advice).toContain('Might of side 1 is worth most with a captain in Fight 2 (0.21 models).');
});

test('names every fault by its fight', async () => {
  expect(
    await faultsOf('fightPhase', {
      fights: [against([model(4)], [model(4)]), against([model(4, 1, { supporting: 'SPEAR' })], [model(4)])],
      trappedBy: [{ fight: 2, side: 0, by: 0 }],
    }),
  ).toEqual([
    'fights[1].sides[0].models INCONSISTENT at least one model must be in the fight itself, not only supporting',
    'trappedBy[0].fight UNKNOWN_REFERENCE there is no fight 2: places run from 0 to 1',
  ]);
});

describe('too much work', () => {
  const hero = (might: number) => model(6, 3, { might, fate: 3, wounds: 3 });

  test('one fight is too large', async () => {
    const faults = await faultsOf('fightPhase', {
      fights: [against([hero(3)], [hero(3), hero(3), hero(3), hero(3)])],
    });
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatch(/^fights TOO_LARGE these are \d+ states/);
  });

  test('all together are more than a request may take', async () => {
    const crowd = (might: number) =>
      against([hero(might), hero(3)], [hero(1), hero(2), hero(might), model(5, might)]);
    const context = { ...fakeContext([]), work: createWorkBudget() };
    const answer = await call(fightPhase, { fights: [2, 3, 4, 5, 6, 7].map(crowd) }, context);
    expect(answer).toMatchObject({
      ok: false,
      error: { code: 'INVALID_INPUT', faults: [{ path: 'fights', code: 'TOO_LARGE' }] },
    });
    expect(context.work.left()).toBe(499);
  });
});
