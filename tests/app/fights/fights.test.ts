import { type UseCase, call } from '../../../src/app/kernel/use-case';
import { everyOperation } from '../../generated/every-operation';
import { fakeContext } from '../rules/fake-context';

const ask = (operation: keyof typeof everyOperation, input: unknown, dice: readonly number[] = []) =>
  call(
    everyOperation[operation] as unknown as UseCase<never, unknown, ReturnType<typeof fakeContext>>,
    input,
    fakeContext(dice),
  );

const answer = async (
  operation: keyof typeof everyOperation,
  input: unknown,
  dice: readonly number[] = [],
) => {
  const given = await ask(operation, input, dice);
  expect(given).toMatchObject({ ok: true });
  return (given as { value: Record<string, never> }).value;
};

const faults = async (operation: keyof typeof everyOperation, input: unknown) => {
  const given = (await ask(operation, input)) as unknown as {
    error: { faults: { path: string; code: string; message: string }[] };
  };
  return given.error.faults.map(({ path, code }) => `${path} ${code}`);
};

const good = (models: unknown, rest = {}) => ({ alignment: 'GOOD', models, ...rest });
const evil = (models: unknown, rest = {}) => ({ alignment: 'EVIL', models, ...rest });

describe('duelOdds', () => {
  test('the example of the contract: 2 dice of Fight 4 against 1 of Fight 3', async () => {
    const { win, drawnScore } = await answer('duelOdds', {
      sides: [
        good([{ attacks: 2, fight: 4, might: 0, twoHanded: false, elvenMade: false }], { rerolls: 0 }),
        evil([{ attacks: 1, fight: 3 }]),
      ],
      switches: { mightCap: 6, duelFloor: 1, naturalSixStands: false },
    });
    expect(win).toEqual([
      { fraction: '161/216', decimal: 161 / 216 },
      { fraction: '55/216', decimal: 55 / 216 },
    ]);
    expect(drawnScore).toEqual({ fraction: '1/6', decimal: 1 / 6 });
  });

  const chanceOf = async (sides: unknown, rest = {}): Promise<string> => {
    const { win } = (await answer('duelOdds', { sides, ...rest })) as unknown as {
      win: { fraction: string }[];
    };
    return win[0]!.fraction;
  };
  const one = [{ fight: 4 }];

  test.each<[string, unknown, unknown, unknown, string]>([
    ['level: even', one, one, {}, '1/2'],
    ['Elven-made wins the roll-off on 3-6', [{ fight: 4, elvenMade: true }], one, {}, '19/36'],
    ['Evil with one wins it on 1-4', one, [{ fight: 4, elvenMade: true }], {}, '17/36'],
    ['both: no advantage', [{ fight: 4, elvenMade: true }], [{ fight: 4, elvenMade: true }], {}, '1/2'],
    [
      'a supporter’s does not count',
      [{ fight: 4 }, { fight: 1, supporting: 'SPEAR', elvenMade: true }],
      [{ fight: 4, attacks: 2 }],
      {},
      '1/2',
    ],
    [
      'a supporter brings its own Fight',
      [{ fight: 3 }, { fight: 5, supporting: 'SPEAR' }],
      [{ fight: 4, attacks: 2 }],
      {},
      '791/1296',
    ],
    ['shielding doubles', [{ fight: 5, shielding: true }], [{ fight: 4, attacks: 2 }], {}, '791/1296'],
    [
      'charging Cavalry adds one',
      [{ fight: 5, type: 'CAVALRY', charged: true }],
      [{ fight: 4, attacks: 2 }],
      {},
      '791/1296',
    ],
    [
      'not against Cavalry',
      [{ fight: 5, type: 'CAVALRY', charged: true }],
      [{ fight: 4, type: 'CAVALRY' }],
      {},
      '7/12',
    ],
    [
      'not when charged by Cavalry',
      [{ fight: 5, type: 'CAVALRY', charged: true, chargedByCavalry: true }],
      [{ fight: 4, type: 'CAVALRY' }],
      {},
      '7/12',
    ],
    ['Whirl makes Fight 1', [{ fight: 9, specialStrike: 'WHIRL' }], one, {}, '5/12'],
    [
      'a Heroic Strike on 3 against 6: higher on half, level on a sixth',
      [{ fight: 3, heroicStrike: true }],
      [{ fight: 6 }],
      {},
      '37/72',
    ],
    ['a Feint of 5 against 4: level on a third', [{ fight: 5, specialStrike: 'FEINT' }], one, {}, '4/9'],
    ['two-handed, floor 1', [{ fight: 5, twoHanded: true }], one, {}, '4/9'],
    ['two-handed, no floor', [{ fight: 5, twoHanded: true }], one, { switches: { duelFloor: null } }, '5/12'],
    [
      'two-handed, a natural 6 stands',
      [{ fight: 5, twoHanded: true }],
      one,
      { switches: { naturalSixStands: true } },
      '17/36',
    ],
    ['3 Might wins unless it is too far behind', [{ fight: 5, might: 3 }], one, {}, '11/12'],
  ])('%s', async (_name, first, second, rest, expected) => {
    expect(await chanceOf([good(first), evil(second)], rest as object)).toBe(expected);
  });

  test('the limits, refused by name with everything else', async () => {
    const bearers = Array.from({ length: 5 }, () => ({ attacks: 7, fight: 4, might: 1 }));
    expect(
      await faults('duelOdds', {
        sides: [
          good(bearers, { rerolls: 31 }),
          evil([
            {
              fight: 11,
              supporting: 'SPEAR',
              prone: true,
              shielding: true,
              twoHanded: true,
              charged: true,
              type: 'CAVALRY',
              specialStrike: 'BASH',
            },
          ]),
        ],
        priority: 2,
        switches: { mightCap: 5 },
      }),
    ).toEqual(
      expect.arrayContaining([
        'sides[0].models TOO_LARGE',
        'sides[0].rerolls TOO_LARGE',
        'sides[1].models INCONSISTENT',
        'sides[1].models[0].fight TOO_LARGE',
        'sides[1].models[0].prone INCONSISTENT',
        'sides[1].models[0].shielding INCONSISTENT',
        'sides[1].models[0].twoHanded INCONSISTENT',
        'sides[1].models[0].charged INCONSISTENT',
        'sides[1].models[0].specialStrike INCONSISTENT',
        'sides[1].models[0].type INCONSISTENT',
        'priority TOO_LARGE',
        'switches.mightCap TOO_SMALL',
      ]),
    );
  });

  test('one spear or two pikes a model', async () => {
    const pike = { fight: 3, supporting: 'PIKE' };
    const spear = { fight: 3, supporting: 'SPEAR' };
    const asked = (models: unknown[]) => ({ sides: [good(models), evil(one)] });
    await answer('duelOdds', asked([...one, pike, pike]));
    expect(await faults('duelOdds', asked([...one, pike, pike, pike]))).toEqual([
      'sides[0].models INCONSISTENT',
    ]);
    expect(await faults('duelOdds', asked([...one, pike, spear]))).toEqual(['sides[0].models INCONSISTENT']);
  });
});

describe('mightAdvice', () => {
  const advice = async (might: readonly [number, number], dice: unknown) =>
    answer('mightAdvice', {
      sides: [good([{ attacks: 2, fight: 5, might: might[0] }]), evil([{ fight: 5, might: might[1] }])],
      dice,
    });

  test('spend 2 to win', async () => {
    expect(await advice([2, 0], [[2, 4], [5]])).toMatchObject({
      scores: [4, 5],
      asTheDiceLie: 'SECOND',
      withBestMight: 'FIRST',
      spend: { side: 0, model: 0, from: 4, to: 6, points: 2 },
      advice: 'model 0 of the first side spends 2 Might: 4 becomes 6; then the first side wins',
    });
  });

  test('spend 1 to force a roll-off', async () => {
    expect(await advice([1, 0], [[2, 5], [6]])).toMatchObject({
      withBestMight: 'ROLL_OFF',
      spend: { side: 0, points: 1 },
      win: [{ fraction: '1/2' }, { fraction: '1/2' }],
    });
  });

  test('keep it where the other can always answer', async () => {
    expect(await advice([1, 3], [[2, 3], [4]])).toMatchObject({ withBestMight: 'SECOND', spend: null });
  });
});

describe('strikeOdds', () => {
  test('the example of the contract: 6 Strikes of Strength 4 at Defence 9 with 2 Wounds and a Fate', async () => {
    // 1/12 a Strike; 3 or more Wounds slay for sure, 2 slay unless the Fate of the first holds.
    const [n, all] = [[0, 1, 2].map((k) => [1, 6, 15][k]! * 11 ** (6 - k)), 12 ** 6];
    const slain = 2 * (all - n[0]! - n[1]! - n[2]!) + n[2]!;
    const answered = (await answer('strikeOdds', {
      strikes: [{ count: 3, strength: 4, bonus: 0, rerollOnes: false }],
      trapped: true,
      target: { defence: 9, wounds: 2, fate: 1, might: 0 },
    })) as unknown as { slain: { decimal: number }; wounds: { wounds: number }[] };
    expect(answered.slain.decimal).toBeCloseTo(slain / (2 * all), 15);
    expect(answered.wounds.map(({ wounds }) => wounds)).toEqual([0, 1, 2]);
  });

  test('each answer says how it came about', async () => {
    const { steps } = await answer('strikeOdds', {
      strikes: [{ count: 2, strength: 4, twoHanded: true }],
      trapped: true,
      target: { defence: 9 },
    });
    expect(steps).toEqual([
      {
        code: 'TO_WOUND',
        side: null,
        model: 0,
        who: null,
        text: '2 Attacks, doubled against a Trapped model: 4 Strikes, Strength 4 against Defence 9: 6/4, +1: 5+ then 3+',
        source: {
          kind: 'PRINTED',
          document: '003',
          heading: 'TO WOUND CHART',
          page: 35,
          ruling: null,
          switch: null,
        },
      },
      {
        code: 'STRIKES',
        side: null,
        model: null,
        who: null,
        text: 'all Strikes are rolled together, Might going to the nearest misses',
        source: {
          kind: 'PRINTED',
          document: '004',
          heading: 'MULTIPLE ATTACKS',
          page: null,
          ruling: null,
          switch: null,
        },
      },
    ]);
  });

  test('an aim must be at a target that is there', async () => {
    const strikes = [{ strength: 4 }];
    const targets = [{ defence: 4 }, { defence: 5 }];
    expect(await faults('strikeOdds', { strikes, targets, aim: 'KILL_TARGET' })).toEqual([
      'aimedAt REQUIRED',
    ]);
    expect(await faults('strikeOdds', { strikes, targets, aim: 'WOUND_LEADER', aimedAt: 2 })).toEqual([
      'aimedAt UNKNOWN_REFERENCE',
    ]);
    expect(await faults('strikeOdds', { strikes, targets, target: targets[0] })).toEqual([
      'targets INCONSISTENT',
    ]);
  });

  test('work beyond the limit is refused by name', async () => {
    const targets = Array.from({ length: 4 }, () => ({ defence: 5, wounds: 3, fate: 3, might: 3 }));
    expect(await faults('strikeOdds', { strikes: [{ count: 30, strength: 4 }], targets })).toEqual([
      'strikes TOO_LARGE',
    ]);
  });
});

describe('fightOdds', () => {
  const fighter = { fight: 4, strength: 4, defence: 5 };

  test('the chances of all outcomes, and who is slain', async () => {
    const odds = await answer('fightOdds', { sides: [good([{ ...fighter, fight: 5 }]), evil([fighter])] });
    expect(odds).toMatchObject({
      win: [{ fraction: '7/12' }, { fraction: '5/12' }],
      outcomes: [
        { winner: 0, slain: 0, probability: { fraction: '7/18' } },
        { winner: 0, slain: 1, probability: { fraction: '7/36' } },
        { winner: 1, slain: 0, probability: { fraction: '5/18' } },
        { winner: 1, slain: 1, probability: { fraction: '5/36' } },
      ],
      secondFight: null,
    });
  });

  test('a Heroic Combat names its fighters, its enemies and their faults', async () => {
    const heroicCombat = {
      side: 0,
      fighters: [0, 0, 4],
      enemies: evil([{ ...fighter, supporting: 'SPEAR' }]),
      aim: 'KILL_TARGET',
      aimedAt: 3,
    };
    expect(await faults('fightOdds', { sides: [good([fighter]), evil([fighter])], heroicCombat })).toEqual([
      'heroicCombat.fighters[1] DUPLICATE',
      'heroicCombat.fighters[2] UNKNOWN_REFERENCE',
      'heroicCombat.enemies.models INCONSISTENT',
      'heroicCombat.aimedAt UNKNOWN_REFERENCE',
    ]);
  });

  test('a Heroic Combat of a model that is null is refused as such', async () => {
    const heroicCombat = { side: 0, fighters: [0], enemies: evil([fighter]) };
    expect(await faults('fightOdds', { sides: [good([null]), evil([fighter])], heroicCombat })).toEqual([
      'sides[0].models[0] WRONG_TYPE',
    ]);
  });
});

describe('rolled', () => {
  const fighter = { fight: 4, strength: 4, defence: 5 };

  test('a fight, with the receipt for its dice', async () => {
    const sides = [good([{ ...fighter, fight: 5 }]), evil([fighter])];
    const played = await answer('rollFight', { sides }, [4, 4, 5]);
    expect(played).toMatchObject({
      winner: 0,
      scores: [4, 4],
      dice: [4, 4, 5],
      receipt: expect.stringMatching(/^muster1\./),
    });
  });

  test('a volley', async () => {
    const shooters = [{ shoot: 4, strength: 3, inTheWay: ['INTERVENING_MODEL'] }];
    const played = await answer(
      'rollVolley',
      { shooters, target: { defence: 4 }, switches: { interveningModelIsHit: true } },
      [5, 3],
    );
    expect(played).toMatchObject({ woundsLost: 0, slain: false, interveningModelHits: 1, dice: [5, 3] });
  });
});
