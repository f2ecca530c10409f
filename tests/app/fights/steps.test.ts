import { type StepAnswer, valueOf } from './asking';

interface Stepped {
  readonly steps: readonly StepAnswer[];
}

const rider = { type: 'CAVALRY', fight: 4, strength: 4, defence: 5 };
const orc = { fight: 3, strength: 3, defence: 5 };
const sides = [
  { alignment: 'GOOD', models: [rider] },
  { alignment: 'EVIL', models: [orc] },
];

describe('throwThenFightOdds', () => {
  const asked = { sides, throw: { shoot: 4 } };

  test('the steps count the charge as the odds do: two dice, two Attacks doubled', async () => {
    const { fight, steps } = await valueOf<Stepped & { fight: { win: { fraction: string }[] } }>(
      'throwThenFightOdds',
      asked,
    );
    expect(fight.win[0]?.fraction).toBe('161/216');
    const texts = steps.map(({ text }) => text);
    expect(texts).toContain('Attacks 1: 2 in the Duel roll');
    expect(texts).toContain('charging Cavalry against Infantry alone: 1 Attack more');
    expect(texts).toContain(
      '2 Attacks, doubled against a Trapped model: 4 Strikes, Strength 4 against Defence 5: 5+',
    );
  });

  test('the steps begin with the throw: to hit, To Wound at Strength 3, the target’s Fate', async () => {
    const fated = [sides[0], { alignment: 'EVIL', models: [{ ...orc, fate: 1 }] }];
    const { steps } = await valueOf<Stepped>('throwThenFightOdds', { sides: fated, throw: { shoot: 4 } });
    expect(steps.slice(0, 3).map(({ code, side, model, text }) => [code, side, model, text])).toEqual([
      ['TO_HIT', 0, 0, '1 shot, Shoot 4+'],
      ['TO_WOUND', 0, 0, 'Strength 3 against Defence 5: 5; needs 5+'],
      ['FATE', 1, 0, '1 Fate: each 4+ prevents a Wound'],
    ]);
    expect(steps[0]?.source).toMatchObject({ document: '004', heading: 'THROWING SPEARS' });
  });
});

test('the second fight of a Heroic Combat has steps of its own', async () => {
  const { secondFight, steps } = await valueOf<Stepped & { secondFight: Stepped }>('fightOdds', {
    sides: [
      { alignment: 'GOOD', models: [{ ...rider, type: 'INFANTRY', attacks: 2 }] },
      { alignment: 'EVIL', models: [orc] },
    ],
    heroicCombat: {
      side: 0,
      fighters: [0],
      enemies: { alignment: 'EVIL', models: [{ ...orc, defence: 8 }] },
    },
  });
  const atDefence = (all: readonly StepAnswer[]) =>
    all.filter(({ code, side }) => code === 'TO_WOUND' && side === 0).map(({ text }) => text);
  expect(atDefence(steps)).toEqual(['2 Attacks: 2 Strikes, Strength 4 against Defence 5: 5+']);
  expect(atDefence(secondFight.steps)).toEqual(['2 Attacks: 2 Strikes, Strength 4 against Defence 8: 6+']);
});

test('what wounds the model that is hit instead has its steps: To Wound at its Defence, its Fate', async () => {
  const { steps } = await valueOf<Stepped>('volleyOdds', {
    shooters: [{ shoot: 4, strength: 2 }],
    target: { defence: 5 },
    instead: { who: 'PASSENGER', name: 'Frodo', defence: 3, fate: 1 },
  });
  expect(steps.map(({ code, text }) => [code, text]).slice(-3)).toEqual([
    ['WHO_IS_HIT', 'each hit: a D6, on 1-3 the passenger is hit, on 4-6 the rider'],
    ['INSTEAD_TO_WOUND', 'Strength 2 against Defence 3: 5; needs 5+'],
    ['INSTEAD_FATE', 'Frodo: 1 Fate: each 4+ prevents a Wound'],
  ]);
});

describe('what an answer assumes', () => {
  const codes = async (good: readonly object[], evil: readonly object[]) =>
    (
      await valueOf<Stepped>('duelOdds', {
        sides: [
          { alignment: 'GOOD', models: good },
          { alignment: 'EVIL', models: evil },
        ],
      })
    ).steps
      .filter(({ code }) => code === 'PAIRING')
      .map(({ source }) => source.heading);
  const model = { fight: 4 };

  test('two against two are not paired off, and say so (ruling 41)', async () => {
    expect(await codes([model, model], [model, model])).toEqual(['Ruling 41']);
  });

  test('one against one, one against two and supporters assume nothing', async () => {
    expect(await codes([model], [model])).toEqual([]);
    expect(await codes([model], [model, model])).toEqual([]);
    expect(await codes([model, { ...model, supporting: 'SPEAR' }], [model, model])).toEqual([]);
  });
});

describe('the roll-off of two sides of one alignment (rulings 12 and 45)', () => {
  const rolled = async (alignment: string, first: boolean, second: boolean, die: number) => {
    const models = (elvenMade: boolean) => [{ fight: 4, strength: 3, defence: 5, elvenMade }];
    const { winner } = await valueOf<{ winner: number | null }>('resolveFight', {
      sides: [
        { alignment, models: models(first) },
        { alignment, models: models(second) },
      ],
      dice: [4, 4, die, 1],
    });
    return winner;
  };
  const firstWins = async (alignment: string, first: boolean, second: boolean) => {
    const faces = [];
    for (let die = 1; die <= 6; die += 1)
      if ((await rolled(alignment, first, second, die)) === 0) faces.push(die);
    return faces;
  };

  test.each<[string, boolean, boolean, readonly number[]]>([
    ['GOOD', false, false, [4, 5, 6]],
    ['EVIL', true, true, [4, 5, 6]],
    ['GOOD', true, false, [3, 4, 5, 6]],
    ['GOOD', false, true, [1, 2]],
    ['EVIL', true, false, [1, 2, 3, 4]],
    ['EVIL', false, true, [5, 6]],
  ])('%s, Elven-made %p and %p: the first wins on %p', async (alignment, first, second, faces) => {
    expect(await firstWins(alignment, first, second)).toEqual(faces);
  });
});
