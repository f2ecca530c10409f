import { type UseCase, call } from '../../../src/app/kernel/use-case';
import { everyOperation } from '../../generated/every-operation';
import { fakeContext } from '../rules/fake-context';

/**
 * Profiles in all questions of fights. By the catalogue a Warrior of Minas Tirith has Shoot 4+, Strength 3, Defence 5 (6 with a
 * shield); an Uruk-hai Scout Strength 4, Defence 4, one Attack.
 */
const ask = async (operation: keyof typeof everyOperation, input: unknown) =>
  (await call(
    everyOperation[operation] as unknown as UseCase<never, unknown, ReturnType<typeof fakeContext>>,
    input,
    fakeContext([]),
  )) as {
    readonly ok: boolean;
    readonly value: Readonly<Record<string, never>>;
    readonly error: { readonly faults: readonly { path: string; code: string; message: string }[] };
  };

const warrior = { profile: 'warrior-of-minas-tirith' };
const scout = { profile: 'uruk-hai-scout' };
const faultsOf = async (operation: keyof typeof everyOperation, input: unknown) =>
  (await ask(operation, input)).error.faults.map(({ path, code, message }) => `${path} ${code} ${message}`);
const supportedBy = (model: object) => ({
  sides: [
    { alignment: 'GOOD', models: [warrior, { ...warrior, ...model }] },
    { alignment: 'EVIL', models: [scout] },
  ],
});

describe('profiles in a volley', () => {
  it('gives Shoot, bow and Defence: 4+ to hit, Strength 2 against Defence 4 is 5+', async () => {
    const { value } = await ask('volleyOdds', {
      shooters: [{ ...warrior, options: ['bow'] }],
      target: scout,
    });
    expect(value).toMatchObject({
      slain: { fraction: '1/6' },
      shots: [{ toHit: 4 }],
      steps: [{ who: 'Warrior of Minas Tirith' }, {}],
      notCounted: [],
    });
  });

  it('holds the weapon of a profile to its range, and lets the question come before the profile', async () => {
    const shooter = { ...warrior, options: ['bow'] };
    expect(
      await faultsOf('volleyOdds', { shooters: [{ ...shooter, distanceInches: 25 }], target: scout }),
    ).toEqual(['shooters[0].distanceInches TOO_LARGE must be at most the weapon’s range, 24']);
    // 3+ to hit, Strength 3 against Defence 4 is 5+.
    const { value } = await ask('volleyOdds', {
      shooters: [{ ...shooter, shoot: 3, weapon: 'URUK_HAI_BOW' }],
      target: { ...scout, name: 'the runner' },
    });
    expect(value).toMatchObject({ slain: { fraction: '2/9' } });
  });

  it('says what is missing: a weapon, a Defence, a profile', async () => {
    expect(await faultsOf('volleyOdds', { shooters: [warrior], target: {} })).toEqual([
      'target.defence REQUIRED is required: a whole number, or a profile that has it',
      'shooters[0].strength REQUIRED is required: the Strength of the shot, or a weapon that the missile weapon chart prints',
    ]);
    expect(
      await faultsOf('volleyOdds', { shooters: [{ profile: 'aragorn', strength: 2 }], target: scout }),
    ).toEqual([
      'shooters[0].profile UNKNOWN_REFERENCE no profile of the catalogue has this id: did you mean aragorn-strider or aragorn-king-elessar?',
    ]);
    expect(await faultsOf('resolveVolley', { shooters: [{ shoot: 4, strength: 2 }], dice: [] })).toEqual([
      'target REQUIRED is required: an object',
    ]);
  });

  it('plays it, and names what is not counted', async () => {
    const played = await ask('resolveVolley', {
      shooters: [{ ...warrior, options: ['bow'] }],
      target: { profile: 'boromir-captain-of-the-white-tower' },
      dice: [4],
    });
    expect(played.value).toMatchObject({
      awaiting: { who: 'Warrior of Minas Tirith', of: 1 },
      notCounted: [
        { side: 1, model: 0, profile: 'boromir-captain-of-the-white-tower', names: ['Horn of Gondor'] },
      ],
    });
  });
});

describe('profiles in Strikes', () => {
  it('gives Attacks, Strength and Defence: Strength 4 against Defence 6 is 5+', async () => {
    const { value } = await ask('strikeOdds', {
      strikes: [scout],
      target: { ...warrior, options: ['shield'] },
    });
    expect(value).toMatchObject({ slain: { fraction: '1/3' } });
  });

  it('strikes with all Attacks of a hero', async () => {
    // Boromir: 3 Attacks of Strength 4 against Defence 4, 4+ each: 1 - 1/8 without his Might.
    const { value } = await ask('strikeOdds', {
      strikes: [{ profile: 'boromir-captain-of-the-white-tower', might: 0 }],
      target: scout,
    });
    expect(value).toMatchObject({ slain: { fraction: '7/8' } });
  });
});

describe('profiles in a throw on the charge', () => {
  it('takes the Shoot value of the thrower’s profile', async () => {
    const sides = [
      { alignment: 'GOOD', models: [{ profile: 'rider-of-rohan', options: ['throwing-spears'] }] },
      { alignment: 'EVIL', models: [scout] },
    ];
    // 4+ to hit, Strength 3 against Defence 4 is 5+.
    const { value } = await ask('throwThenFightOdds', { sides, throw: {} });
    expect(value).toMatchObject({ slainByThrow: { fraction: '1/6' } });
    expect(
      await faultsOf('throwThenFightOdds', {
        sides: [{ alignment: 'GOOD', models: [warrior] }, sides[1]],
        throw: {},
      }),
    ).toEqual(['throw.thrower INCONSISTENT Warrior of Minas Tirith carries no throwing spear']);
    const numbers = { fight: 3, strength: 3, defence: 5 };
    expect(
      await faultsOf('throwThenFightOdds', {
        sides: [{ alignment: 'GOOD', models: [numbers] }, sides[1]],
        throw: {},
      }),
    ).toEqual(['throw.shoot REQUIRED is required: a whole number, or a thrower with a profile that has it']);
    const faults = await faultsOf('throwThenFightOdds', {
      sides: [{ alignment: 'GOOD', models: [null] }, sides[1]],
      throw: {},
    });
    expect(faults[0]).toMatch(/^sides\[0\]\.models\[0\] /);
  });
});

describe('Might that several heroes could spend', () => {
  const hero = (name: string) => ({ name, fight: 5, strength: 4, defence: 5, might: 1 });
  const asked = async (models: readonly object[]) => {
    const { value } = await ask('resolveFight', {
      sides: [
        { alignment: 'GOOD', models },
        { alignment: 'EVIL', models: [{ fight: 4, strength: 4, defence: 5, name: 'Uruk' }] },
      ],
      dice: [...models.map(() => 5), 6],
      choices: [],
    });
    return value['choice'];
  };

  it('offers it by the hero’s name', async () => {
    expect(await asked([hero('Boromir'), hero('Faramir')])).toMatchObject({
      who: 'the first side',
      options: [
        { choice: 'KEEP', text: 'keeps its Might' },
        { choice: 'SPEND_0_TO_6', text: 'Boromir spends 1 Might: 5 becomes 6' },
        { choice: 'SPEND_1_TO_6', text: 'Faramir spends 1 Might: 5 becomes 6' },
      ],
    });
  });

  it('asks the only hero who could, by name', async () => {
    expect(await asked([hero('Boromir'), { ...hero('a guard'), might: 0 }])).toMatchObject({
      model: 0,
      who: 'Boromir',
      options: [{ choice: 'KEEP' }, { text: 'spends 1 Might: 5 becomes 6' }],
    });
  });
});

describe('wargear that a profile must carry', () => {
  it('refuses support without a spear or a pike, and says which option brings one', async () => {
    expect(await faultsOf('fightOdds', supportedBy({ supporting: 'SPEAR' }))).toEqual([
      'sides[0].models[1].supporting INCONSISTENT Warrior of Minas Tirith carries no spear; it may take spear',
    ]);
    expect(await faultsOf('duelOdds', supportedBy({ supporting: 'PIKE', options: ['spear'] }))).toEqual([
      'sides[0].models[1].supporting INCONSISTENT Warrior of Minas Tirith carries no pike',
    ]);
    expect((await ask('fightOdds', supportedBy({ supporting: 'SPEAR', options: ['spear'] }))).ok).toBe(true);
  });

  it('refuses Shielding without a shield', async () => {
    expect(await faultsOf('fightOdds', supportedBy({ shielding: true }))).toEqual([
      'sides[0].models[1].shielding INCONSISTENT Warrior of Minas Tirith carries no shield; it may take shield',
    ]);
    expect((await ask('fightOdds', supportedBy({ shielding: true, options: ['shield'] }))).ok).toBe(true);
  });

  it('counts a throwing spear as none to support with', async () => {
    const { value } = await ask('fightProfile', {
      profile: 'rider-of-rohan',
      options: ['throwing-spears'],
    });
    expect(value).toMatchObject({ supportsWith: [], hasShield: true });
  });
});
