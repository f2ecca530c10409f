import { type StepAnswer, faultsOf, valueOf } from './asking';

/** Ruling 42: a profile and the same numbers get the same answer. */
const troll = { attacks: 3, fight: 6, strength: 6, defence: 6, wounds: 3 };
const byNumbers = { ...troll, type: 'INFANTRY_MONSTER' };
const byProfile = { profile: 'cave-troll' };
const rider = { type: 'CAVALRY', charged: true, fight: 4, strength: 4, defence: 5 };

interface Odds {
  readonly win: readonly { readonly fraction: string }[];
  readonly sides: readonly {
    readonly models: readonly { readonly prone: { readonly fraction: string } }[];
  }[];
  readonly steps: readonly StepAnswer[];
}

const charged = (enemy: object, switches = {}): Promise<Odds> =>
  valueOf('fightOdds', {
    sides: [
      { alignment: 'GOOD', models: [rider] },
      { alignment: 'EVIL', models: [enemy] },
    ],
    switches,
  });
const prone = ({ sides }: Odds) => sides[1]?.models[0]?.prone.fraction;

test.each([{}, { monstersStand: true }])(
  'a charged Troll is the same by profile and by numbers: %p',
  async (switches) => {
    const { steps: _steps, ...profile } = await charged(byProfile, switches);
    const { steps: _others, ...numbers } = await charged(byNumbers, switches);
    expect({ ...profile, notCounted: [] }).toEqual({ ...numbers, notCounted: [] });
  },
);

test('it falls as Infantry does, stands by the switch, and the answer names ruling 42 both ways', async () => {
  const [falls, stands] = [await charged(byNumbers), await charged(byNumbers, { monstersStand: true })];
  expect([prone(falls) === '0/1', prone(stands)]).toEqual([false, '0/1']);
  for (const { steps } of [falls, stands])
    expect(steps.filter(({ code }) => code === 'MONSTERS').map(({ source }) => source)).toEqual([
      expect.objectContaining({ document: 'RULING', heading: 'Ruling 42' }),
    ]);
});

test('what is no Infantry gives the charge nothing; Strength 6 stands by the switch', async () => {
  expect(prone(await charged({ ...troll, type: 'OTHER' }))).toBe('0/1');
  expect(prone(await charged(troll))).not.toBe('0/1');
  expect(prone(await charged(troll, { monstersStand: true }))).toBe('0/1');
});

test('a Monster on foot may support with a spear, anything else may not', async () => {
  const reasons = async (type: string) =>
    (await valueOf<{ reasons: { code: string }[] }>('maySupport', { weapon: 'SPEAR', type })).reasons.map(
      ({ code }) => code,
    );
  expect([await reasons('INFANTRY_MONSTER'), await reasons('OTHER')]).toEqual([[], ['NOT_INFANTRY']]);
});

test('the 2024 edition has the trait instead', async () => {
  const sides = [
    { alignment: 'GOOD', models: [rider] },
    { alignment: 'EVIL', models: [byNumbers] },
  ];
  expect(await faultsOf('fightOdds', { sides, edition: '2024' })).toEqual([
    'sides[1].models[0].type NOT_ALLOWED INFANTRY_MONSTER is of the 2018 edition: say INFANTRY and the trait MONSTER',
  ]);
});
