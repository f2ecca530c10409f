import { call } from '../../../src/app/kernel/use-case';
import { isTrapped } from '../../../src/app/rules/combat/is-trapped';
import { maySupport } from '../../../src/app/rules/combat/may-support';
import { specialStrikeOdds } from '../../../src/app/rules/combat/special-strikes';
import { breakTest } from '../../../src/app/rules/game/break-test';
import { rollOffOdds } from '../../../src/app/rules/game/roll-off';
import { sentryAlarm } from '../../../src/app/rules/game/sentry-alarm';
import { mayCast } from '../../../src/app/rules/magic/may-cast';
import { carrying } from '../../../src/app/rules/movement/carrying';
import { mayCharge } from '../../../src/app/rules/movement/may-charge';
import { mayMove } from '../../../src/app/rules/movement/may-move';
import { passenger } from '../../../src/app/rules/movement/passenger';
import { proneMovement } from '../../../src/app/rules/movement/prone-movement';
import { terrainTest } from '../../../src/app/rules/movement/terrain-test';
import { waterTest } from '../../../src/app/rules/movement/water-test';
import { mayShoot } from '../../../src/app/rules/shooting/may-shoot';

/* eslint-disable @typescript-eslint/no-explicit-any */

const asked = async (operation: unknown, input: object): Promise<any> => {
  const answer = (await call(operation as never, { edition: '2024', ...input }, undefined as never)) as any;
  return answer.ok
    ? answer.value
    : answer.error.faults.map(({ path, code, message }: any) => [path, code, message]);
};
const codes = (found: any) => (found.reasons ?? found).map((one: any) => one.code ?? one.slice(0, 2));
const consequences = ({ consequences: found }: any) => found.map(({ code }: any) => code);

/** Every document that an answer cites. */
const documents = (answer: unknown): readonly string[] => [
  ...new Set([...JSON.stringify(answer).matchAll(/"document":"(\w+)"/g)].map(([, document]) => document!)),
];

const move = { moveInches: 6, distanceInches: 6 };

describe('may it move, charge, shoot or cast in 2024', () => {
  it('counts difficult ground double, four times for Cavalry', async () => {
    const way = { ...move, distanceInches: 3, difficultInches: 3 };
    expect(await asked(mayMove, way)).toMatchObject({ mayMove: true });
    expect(codes(await asked(mayMove, { ...way, mounted: true }))).toEqual(['TOO_FAR']);
    expect(
      await asked(mayMove, { ...way, distanceInches: 1.5, difficultInches: 1.5, mounted: true }),
    ).toMatchObject({ mayMove: true });
    expect(codes(await asked(mayCharge, { ...way, mounted: true }))).toEqual(['OUT_OF_REACH']);
  });

  it('moves a model of 6" on foot 3" in difficult ground, half of which is 1.5" before a shot', async () => {
    const reaches = async (moveInches: number, inches: number) =>
      (await asked(mayMove, { moveInches, distanceInches: inches, difficultInches: inches })).mayMove;
    expect([await reaches(6, 3), await reaches(6, 3.1)]).toEqual([true, false]);
    expect([await reaches(3, 1.5), await reaches(3, 1.6)]).toEqual([true, false]);
  });

  it('marches 9" with a Move of 6", and does not charge then', async () => {
    expect(await asked(mayMove, { ...move, heroicMarch: true })).toMatchObject({ reachInches: 9 });
    expect(codes(await asked(mayCharge, { ...move, heroicMarch: true }))).toEqual(['HEROIC_MARCH']);
  });

  it('cites transcriptions alone, whatever is asked', async () => {
    const held = { hasMoved: true, engaged: true, immobilised: true, movementEnded: true, thrownRider: true };
    const no = await asked(mayMove, {
      ...move,
      ...held,
      prone: true,
      crawled: true,
      entersControlZone: true,
    });
    expect(codes(no)).toEqual([
      'HAS_MOVED',
      'ENGAGED',
      'IMMOBILISED',
      'MOVEMENT_ENDED',
      'THROWN_RIDER',
      'HAS_CRAWLED',
      'ENTERS_CONTROL_ZONE',
    ]);
    expect(documents(no)).toEqual(['TRANSCRIPTION']);
    expect(documents(await asked(mayCharge, { ...move, ...held }))).toEqual(['TRANSCRIPTION']);
  });

  it('asks a Fearful model for two tests against Terror, and every charge for line of sight', async () => {
    const charge = { ...move, targetCausesTerror: true, fearful: true };
    expect(consequences(await asked(mayCharge, charge))).toEqual([
      'TERROR_TEST_FIRST',
      'FEARFUL_TEST_FIRST',
      'TWO_TESTS',
      'BOTH_ENGAGED',
      'ENDS_ACTIVATION',
    ]);
    expect(
      codes(
        await asked(mayCharge, {
          ...charge,
          terrorTest: 'PASSED',
          fearfulTest: 'FAILED',
          lineOfSight: false,
        }),
      ),
    ).toEqual(['NO_LINE_OF_SIGHT', 'FAILED_FEARFUL_TEST']);
  });

  it('shoots a crossbow only unmoved, and throws after a full Move', async () => {
    const shot = { alignment: 'GOOD', moveInches: 6, distanceInches: 6, shootValue: 4 };
    expect(codes(await asked(mayShoot, { ...shot, weapon2024: 'CROSSBOW', movedInches: 1 }))).toEqual([
      'CROSSBOW_MOVED',
    ]);
    const moved = await asked(mayShoot, { ...shot, weapon2024: 'ELF_BOW', movedInches: 3 });
    expect([moved.mayShoot, moved.needed, moved.hit.fraction]).toEqual([true, '5+', '1/3']);
    expect(documents(moved)).toEqual(['TRANSCRIPTION']);
    expect(codes(await asked(mayShoot, { ...shot, weapon2024: 'ELF_BOW', movedInches: 4 }))).toEqual([
      'MOVED_TOO_FAR',
    ]);
    expect(await asked(mayShoot, { ...shot, weapon2024: 'THROWING_WEAPONS', movedInches: 6 })).toMatchObject({
      mayShoot: true,
    });
    expect(codes(await asked(mayShoot, { ...shot, weapon: 'OTHER_BOW' }))).toEqual([
      ['rangeInches', 'REQUIRED'],
    ]);
    expect(codes(await asked(mayShoot, shot))).toEqual([['weapon', 'REQUIRED']]);
    expect(codes(await asked(mayShoot, { ...shot, edition: '2018', weapon2024: 'ELF_BOW' }))).toEqual([
      ['weapon2024', 'NOT_ALLOWED'],
    ]);
  });

  it('casts once an activation, never at the risk of a friend', async () => {
    const caster = {
      will: 1,
      willOfEvil: true,
      alreadyCast: true,
      prone: true,
      risksFriend: true,
      isInTheAir: true,
    };
    const no = await asked(mayCast, caster);
    expect(codes(no)).toEqual(['ALREADY_CAST', 'LAST_WILL', 'PRONE', 'RISKS_A_FRIEND', 'HAS_NOT_LANDED']);
    expect(documents(no)).toEqual(['TRANSCRIPTION']);
  });
});

describe('terrain, water, passengers, objects and Prone models in 2024', () => {
  it.each([
    [
      { terrain: 'DIFFICULT_TERRAIN', model: 'CAVALRY' },
      { costPerInch: 4, test: null },
    ],
    [{ terrain: 'DIFFICULT_TERRAIN' }, { costPerInch: 2, test: null }],
    // Exactly half the height is free; 2018 asks for a Jump.
    [
      { terrain: 'OBSTACLE', sizeInches: 0.5, modelHeightInches: 1 },
      { mayCross: true, test: null },
    ],
    [{ terrain: 'OBSTACLE', sizeInches: 1, modelHeightInches: 1 }, { test: 'jump' }],
    [
      { terrain: 'OBSTACLE', sizeInches: 2, modelHeightInches: 1 },
      { test: 'climb', costPerInch: 2 },
    ],
    [{ terrain: 'OBSTACLE', sizeInches: 2, modelHeightInches: 1, model: 'CAVALRY' }, { mayCross: false }],
    [{ terrain: 'GAP', sizeInches: 2, modelHeightInches: 1 }, { test: 'leap' }],
    [{ terrain: 'GAP', sizeInches: 2.1, modelHeightInches: 1 }, { mayCross: false }],
    [{ terrain: 'SHALLOW_WATER', model: 'MONSTER' }, { costPerInch: 1 }],
    [{ terrain: 'DEEP_WATER' }, { test: 'swim' }],
  ])('%j', async (question, answer) => {
    const found = await asked(terrainTest, question);
    expect(found).toMatchObject(answer);
    expect(documents(found)).toEqual(['TRANSCRIPTION']);
  });

  it('swims with heavy armour and a shield at -2, with Dwarf armour at none', async () => {
    const deep = { water: 'DEEP', event: 'ENTERS' };
    const modifiers = async (more: object) => (await asked(waterTest, { ...deep, ...more })).modifiers;
    expect(await modifiers({ armour: 'HEAVY_ARMOUR', shield: true })).toEqual(['HEAVY_ARMOUR', 'SHIELD']);
    expect(await modifiers({ armour: 'DWARF_ARMOUR' })).toEqual([]);
    expect(
      await asked(waterTest, { water: 'SHALLOW', event: 'STARTS_MOVE_PHASE', knockedProne: true }),
    ).toMatchObject({ test: 'NOW' });
  });

  it('hits passengers on 1-3, and lets them mount in narrative play only', async () => {
    expect(await asked(passenger, { event: 'SHOT_AT' })).toMatchObject({ chart: 'passenger-hit' });
    expect(await asked(passenger, { event: 'MOUNTS' })).toMatchObject({ allowed: false });
  });

  it('carries a heavy object at half Move alone, at full Move with two', async () => {
    const heavy = { action: 'MOVE', burden: 'HEAVY', remainingMoveInches: 6 };
    expect((await asked(carrying, heavy)).moveInches).toBe(3);
    expect((await asked(carrying, { ...heavy, bearers: 2 })).moveInches).toBe(6);
    expect(await asked(carrying, { ...heavy, action: 'CHARGE' })).toMatchObject({ allowed: false });
    expect(await asked(carrying, { action: 'PASS', burden: 'LIGHT', passedThisPhase: true })).toMatchObject({
      allowed: false,
    });
  });

  it('crawls 1" or stands up for half the Move', async () => {
    const prone = await asked(proneMovement, { moveInches: 6 });
    expect(prone).toMatchObject({ crawlInches: 1, standUpCostInches: 3, leftAfterStandingInches: 3 });
    expect(documents(prone)).toEqual(['TRANSCRIPTION']);
  });

  it('counts a Prone loser as Trapped', async () => {
    expect(await asked(isTrapped, { prone: true, freeInches: 1 })).toMatchObject({ trapped: true });
    expect(await asked(isTrapped, { freeInches: 1 })).toMatchObject({ trapped: false });
  });
});

describe('what no source of 2024 says', () => {
  it.each<readonly [unknown, object, string]>([
    [mayMove, { ...move, isPassenger: true }, 'isPassenger'],
    [mayMove, { ...move, sentryStays: true }, 'sentryStays'],
    [mayCharge, { ...move, unawareSentry: true }, 'unawareSentry'],
    [mayCharge, { ...move, anotherZoneFirst: true }, 'anotherZoneFirst'],
    [
      mayShoot,
      { alignment: 'EVIL', weapon: 'BOW', moveInches: 6, distanceInches: 1, engaged: true },
      'engaged',
    ],
    [mayCast, { will: 1, lineOfSight: false }, 'lineOfSight'],
    [terrainTest, { terrain: 'OPEN_GROUND', model: 'HORSE' }, 'model'],
    [waterTest, { water: 'DEEP', event: 'ENTERS', kind: 'WARG' }, 'kind'],
    [passenger, { event: 'RIDER_SLAIN' }, 'event'],
    [carrying, { action: 'MOVE', burden: 'HEAVY', bearer: 'CAVALRY' }, 'bearer'],
    [isTrapped, { freeInches: 0.5 }, 'freeInches'],
    [isTrapped, { freeInches: 1, knockedToTheGround: true }, 'knockedToTheGround'],
    [maySupport, { weapon: 'SPEAR', type: 'CAVALRY' }, 'type'],
    [sentryAlarm, { sentries: [] }, 'edition'],
    [rollOffOdds, { sides: ['a', 'b'] }, 'edition'],
  ])('%# is not covered, by its subject', async (operation, input, path) => {
    const faults = await asked(operation, input);
    expect(codes(faults)).toEqual([[path, 'NOT_COVERED']]);
    expect(faults[0][2]).toMatch(/^no source of the 2024 edition says what holds for /);
  });

  it('answers a special strike that it is of the 2018 edition', async () => {
    expect(await asked(specialStrikeOdds, { strike: 'BASH', strength: 4, opponentStrength: 3 })).toEqual([
      [
        'strike',
        'NOT_ALLOWED',
        'there are no special strikes in the 2024 edition: they are of the 2018 edition',
      ],
    ]);
  });
});

describe('the tests of a Broken army in 2024', () => {
  const broken = { startingModels: 21, modelsLeft: 10, courage: 8 };

  it('begin when more than half were lost, or the share of the list', async () => {
    expect(await asked(breakTest, broken)).toMatchObject({ broken: true, breakPoint: 11, mustRoll: true });
    const whole = await asked(breakTest, { ...broken, modelsLeft: 11 });
    expect([whole.broken, whole.mustRoll, whole.passed.fraction, codes(whole)]).toEqual([
      false,
      false,
      '1/1',
      ['NOT_BROKEN'],
    ]);
    const share = { startingModels: 30, modelsLeft: 11, courage: 8, breakPercent: 66 };
    expect(await asked(breakTest, share)).toMatchObject({ broken: false, breakPoint: 20 });
  });

  it('pass with Courage, a war horn, Will and Might, worse near a Harbinger', async () => {
    const passed = async (more: object) => (await asked(breakTest, { ...broken, ...more })).passed.fraction;
    expect(await passed({})).toBe('5/12');
    expect(await passed({ warHorn: true })).toBe('7/12');
    expect(await passed({ willAvailable: 1 })).toBe('7/12');
    expect(await passed({ courage: 7, harbinger: true })).toBe('5/12');
  });

  it('are not taken by who passes or does not activate', async () => {
    const held = { engaged: true, fearless: true, heroicResolve: true, chariot: true, lastStand: true };
    const none = await asked(breakTest, { ...broken, ...held, warBeast: true, passedBefore: true });
    expect(codes(none)).toEqual([
      'ENGAGED',
      'FEARLESS',
      'HEROIC_RESOLVE',
      'CHARIOT',
      'WAR_BEAST',
      'LAST_STAND',
      'PASSED_BEFORE',
    ]);
    expect(documents(none)).toEqual(['TRANSCRIPTION']);
  });

  it('are passed by Warriors who hear Stand Fast: 6", 9" with a war horn, in line of sight', async () => {
    const heard = (standFast: object, more: object = {}) =>
      asked(breakTest, { ...broken, standFast, ...more });
    expect(codes(await heard({ distanceInches: 6 }))).toEqual(['STAND_FAST']);
    expect(codes(await heard({ distanceInches: 9, warHorn: true }))).toEqual(['STAND_FAST']);
    const deaf = await heard(
      { distanceInches: 6.1, heroPassed: false, lineOfSight: false },
      { isWarrior: false },
    );
    expect(deaf.mustRoll).toBe(true);
    expect(codes({ reasons: deaf.standFastFails })).toEqual([
      'HERO_HAS_NOT_PASSED',
      'NOT_A_WARRIOR',
      'TOO_FAR',
      'NO_LINE_OF_SIGHT',
    ]);
  });

  it('are of 2024 alone', async () => {
    expect(codes(await asked(breakTest, { ...broken, edition: '2018' }))).toEqual([
      ['edition', 'NOT_ALLOWED'],
    ]);
  });
});
