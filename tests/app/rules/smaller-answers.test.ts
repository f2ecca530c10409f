import { ask, valueOf, type StepAnswer } from '../fights/asking';

interface Sourced {
  readonly sources: readonly {
    readonly document: string;
    readonly heading: string;
    readonly page: number | null;
  }[];
}
const headings = ({ sources }: Sourced) => sources.map(({ heading }) => heading);

test('a charge by Command says that the model is Immobilised after it', async () => {
  const { consequences } = await valueOf<{ consequences: readonly StepAnswer[] }>('mayCharge', {
    moveInches: 6,
    distanceInches: 2,
    chargesByCommand: true,
  });
  expect(consequences.find(({ code }) => code === 'IMMOBILISED_AFTER')?.source).toMatchObject({
    document: '004',
    heading: 'COMMAND/COMPEL',
  });
});

test('a Jump of 6 with movement left rests on ruling 7a, one of 3 does not', async () => {
  const jump = (die: number) =>
    valueOf<Sourced>('resolveChart', { id: 'jump', dice: [die], remainingMoveInches: 3 });
  expect(headings(await jump(6))).toEqual(['JUMP TABLE', 'Ruling 7a']);
  expect(headings(await jump(3))).toEqual(['JUMP TABLE']);
});

test('the fall cites the Leap table on p. 27 and the Climb table on p. 28', async () => {
  const { sources } = await valueOf<Sourced>('fallingDamage', { fallInches: 4, modelHeightInches: 2 });
  expect(sources.slice(0, 2).map(({ heading, page }) => [heading, page])).toEqual([
    ['LEAP TABLE', 27],
    ['CLIMB TABLE', 28],
  ]);
});

test('a passenger does not charge, by HITTING PASSENGERS', async () => {
  const { reasons } = await valueOf<{ reasons: readonly StepAnswer[] }>('mayCharge', {
    moveInches: 6,
    distanceInches: 2,
    isPassenger: true,
  });
  expect(reasons.find(({ code }) => code === 'PASSENGER')?.source.heading).toBe('HITTING PASSENGERS');
});

test('Cavalry and a light burden: from the ground an Expert Rider alone, and the answer says so', async () => {
  const pickUp = (given: object) =>
    valueOf<{ allowed: boolean; texts: readonly string[]; reasons: readonly string[] }>('carrying', {
      action: 'PICK_UP',
      burden: 'LIGHT',
      bearer: 'CAVALRY',
      ...given,
    });
  expect((await pickUp({ onTheGround: true })).allowed).toBe(false);
  expect((await pickUp({ onTheGround: true, expertRider: true })).texts[0]).toMatch(
    /Expert Rider need not dismount/,
  );
  expect((await pickUp({})).texts[0]).toMatch(/on the ground, it would have to dismount/);
});

test('a Heroic Strike beside a Whirl does not vanish from the steps', async () => {
  const { steps } = await valueOf<{ steps: readonly StepAnswer[] }>('duelOdds', {
    sides: [
      { alignment: 'GOOD', models: [{ fight: 5, specialStrike: 'WHIRL', heroicStrike: true }] },
      { alignment: 'EVIL', models: [{ fight: 3 }] },
    ],
  });
  expect(
    steps.filter(({ code }) => code === 'FIGHT').map(({ text, source }) => [text, source.heading]),
  ).toEqual([['Whirl: Fight 5 counts as 1, whatever the Heroic Strike adds', 'Ruling 14']]);
});

test('how a D3 is thrown is said by special strikes and in fights (ruling 46)', async () => {
  const feint = await valueOf<Sourced>('resolveSpecialStrike', { strike: 'FEINT', fight: 4, dice: [3] });
  expect(headings(feint)).toContain('Ruling 46');
  const { steps } = await valueOf<{ steps: readonly StepAnswer[] }>('duelOdds', {
    sides: [
      { alignment: 'GOOD', models: [{ fight: 5, specialStrike: 'FEINT' }] },
      { alignment: 'EVIL', models: [{ fight: 3 }] },
    ],
  });
  expect(steps.find(({ code }) => code === 'D3')?.source.heading).toBe('Ruling 46');
});

describe('no point is spent unasked (ruling 44)', () => {
  test.each<[Parameters<typeof ask>[0], object]>([
    ['resolveCourage', { courage: 4, willAvailable: 1, dice: [2, 3] }],
    ['resolveInTheWay', { obstructions: ['WALL'], mightAvailable: 1, dice: [3] }],
    [
      'resolveCasting',
      { power: 'TERRIFYING_AURA', caster: { will: 1, castingValue: 4, might: 1 }, dice: [3] },
    ],
  ])('%s lists what spending would change', async (operation, given) => {
    const answer = await valueOf<Sourced & { turning: readonly object[] }>(operation, given);
    expect(answer.turning).toHaveLength(1);
    expect(headings(answer)).toContain('Ruling 44');
  });

  test('Might that a player spends on a roll In The Way must pass it', async () => {
    const given = { obstructions: ['WALL', 'WALL'], mightAvailable: 3 };
    expect(await valueOf('resolveInTheWay', { ...given, dice: [3, 4], might: [1] })).toMatchObject({
      passed: true,
      rolls: [{ might: 1 }, { might: 0 }],
    });
    expect(await ask('resolveInTheWay', { ...given, dice: [2], might: [1] })).toMatchObject({
      error: {
        faults: [{ path: 'might[0]', message: 'this roll lacks 2: Might passes it or is not spent' }],
      },
    });
  });
});
