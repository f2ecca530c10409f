import type { CarryingQuestion } from '../../../src/rules/movement/carrying';
import { carrying } from '../../../src/rules/movement/carrying';
import { passengerRules } from '../../../src/rules/movement/passenger';
import { proneMovement } from '../../../src/rules/movement/prone';
import { raisesAlarm } from '../../../src/rules/movement/sentry-alarm';
import { terrainTest } from '../../../src/rules/movement/terrain';
import { waterTest } from '../../../src/rules/movement/water';

describe('water (002, WATER FEATURES)', () => {
  const man = { kind: 'INFANTRY', armour: 'NONE', shield: false, banner: false } as const;

  it.each([
    ['SHALLOW', 'ENTERS', 'INFANTRY', null, 'DIFFICULT'],
    ['SHALLOW', 'ENTERS', 'CAVALRY', null, 'OPEN'],
    ['SHALLOW', 'ENTERS', 'MONSTER', null, 'OPEN'],
    ['SHALLOW', 'ENTERS', 'HORSE', null, 'OPEN'],
    ['SHALLOW', 'ENTERS', 'WARG', null, 'OPEN'],
    ['SHALLOW', 'STARTS_MOVE_PHASE', 'INFANTRY', null, 'DIFFICULT'],
    ['SHALLOW', 'KNOCKED_PRONE', 'INFANTRY', 'START_OF_NEXT_MOVE_PHASE', 'DIFFICULT'],
    ['SHALLOW', 'KNOCKED_PRONE', 'MONSTER', 'START_OF_NEXT_MOVE_PHASE', 'OPEN'],
    ['DEEP', 'ENTERS', 'INFANTRY', 'NOW', 'SWIMMING'],
    ['DEEP', 'STARTS_MOVE_PHASE', 'MONSTER', 'NOW', 'SWIMMING'],
    ['DEEP', 'KNOCKED_PRONE', 'CAVALRY', 'NOW', 'SWIMMING'],
  ] as const)('%s, %s, %s: test %s, ground %s', (water, event, kind, test, ground) => {
    expect(waterTest(water, event, { ...man, kind })).toMatchObject({
      test,
      ground,
      mayShoot: water === 'SHALLOW',
    });
  });

  it('names the modifiers of the Swim chart', () => {
    const laden = { kind: 'CAVALRY', armour: 'HEAVY_ARMOUR', shield: true, banner: true } as const;
    expect(waterTest('DEEP', 'ENTERS', laden).modifiers).toEqual([
      'MOUNTED',
      'HEAVY_ARMOUR',
      'SHIELD',
      'BANNER',
    ]);
    expect(waterTest('DEEP', 'KNOCKED_PRONE', man).modifiers).toEqual(['KNOCKED_PRONE_IN_DEEP_WATER']);
    expect(waterTest('SHALLOW', 'KNOCKED_PRONE', laden).modifiers).not.toContain(
      'KNOCKED_PRONE_IN_DEEP_WATER',
    );
    expect(waterTest('SHALLOW', 'ENTERS', laden).modifiers).toEqual([]);
  });
});

describe('terrain (003, THE MOVE PHASE [p. 20]; ruling 7a)', () => {
  it.each([
    ['OBSTACLE', 0.9, 2, null, 1, true],
    ['OBSTACLE', 1, 2, 'jump', 1, true],
    ['OBSTACLE', 2, 2, 'jump', 1, true],
    ['OBSTACLE', 2.1, 2, 'climb', 1, true],
    ['GAP', 4, 2, 'leap', 1, true],
    ['GAP', 4.1, 2, null, 1, false],
    ['OPEN_GROUND', 0, 2, null, 1, true],
    ['DIFFICULT_TERRAIN', 0, 2, null, 2, true],
    ['SHALLOW_WATER', 0, 2, null, 2, true],
    ['DEEP_WATER', 0, 2, 'swim', 1, true],
  ] as const)(
    '%s of %s for a model of %s: %s',
    (terrain, sizeInches, modelHeightInches, test, costPerInch, mayCross) => {
      expect(terrainTest({ terrain, sizeInches, modelHeightInches, model: 'INFANTRY' })).toMatchObject({
        test,
        costPerInch,
        mayCross,
      });
    },
  );

  it('is open ground in shallow water for Cavalry', () => {
    expect(
      terrainTest({ terrain: 'SHALLOW_WATER', sizeInches: 0, modelHeightInches: 2, model: 'CAVALRY' })
        .costPerInch,
    ).toBe(1);
  });
});

describe('Prone (004, CRAWLING and STANDING UP)', () => {
  it.each([
    [6, 6, 3, true, 3],
    [5, 5, 2.5, true, 2.5],
    [6, 3, 3, true, 0],
    [6, 2, 3, false, 0],
  ])('Move %s with %s left: standing up costs %s', (move, left, cost, mayStandUp, rest) => {
    expect(proneMovement(move, left)).toMatchObject({
      crawlInches: 1,
      standUpCostInches: cost,
      mayStandUp,
      leftAfterStandingInches: rest,
    });
  });
});

describe('carrying (002, CARRYING OBJECTS)', () => {
  const question = (changes: Partial<CarryingQuestion>): CarryingQuestion => ({
    action: 'MOVE',
    burden: 'HEAVY',
    carriedDefence: 1,
    bearer: 'INFANTRY',
    bearerStrength: 4,
    expertRider: false,
    bearers: 1,
    bearersCharged: 1,
    engaged: false,
    onTheGround: false,
    movedThisPhase: false,
    passedThisPhase: false,
    remainingMoveInches: 6,
    ...changes,
  });

  it('lets Sam carry Frodo one inch of the two that are left (the document’s example)', () => {
    const sam = question({ burden: 'MODEL', carriedDefence: 3, bearerStrength: 2, remainingMoveInches: 2 });
    expect(carrying(sam)).toMatchObject({ weight: 'HEAVY', allowed: true, moveInches: 1 });
  });

  it.each([
    [2, 4, 'LIGHT'],
    [3, 4, 'HEAVY'],
    [2, 5, 'LIGHT'],
    [3, 5, 'HEAVY'],
    [3, 6, 'LIGHT'],
  ])('a model of Defence %s is for Strength %s a %s object', (carriedDefence, bearerStrength, weight) => {
    expect(carrying(question({ burden: 'MODEL', carriedDefence, bearerStrength })).weight).toBe(weight);
  });

  it('moves a Heavy Object at half alone, at full speed together, as a Light one by a Monster', () => {
    expect(carrying(question({})).moveInches).toBe(3);
    expect(carrying(question({ bearers: 2 })).moveInches).toBe(6);
    expect(carrying(question({ bearer: 'MONSTER' }))).toMatchObject({ treatedAs: 'LIGHT', moveInches: 6 });
    expect(carrying(question({ burden: 'LIGHT' })).moveInches).toBe(6);
  });

  it.each([
    [
      'Cavalry picks up a Light Object from the ground',
      { burden: 'LIGHT', bearer: 'CAVALRY', action: 'PICK_UP', onTheGround: true },
      false,
    ],
    [
      'an Expert Rider does',
      { burden: 'LIGHT', bearer: 'CAVALRY', action: 'PICK_UP', onTheGround: true, expertRider: true },
      true,
    ],
    [
      'Cavalry takes a Light Object that does not lie on the ground',
      { burden: 'LIGHT', bearer: 'CAVALRY', action: 'PICK_UP' },
      true,
    ],
    ['a Light Object is passed', { burden: 'LIGHT', action: 'PASS' }, true],
    ['a Light Object is passed twice', { burden: 'LIGHT', action: 'PASS', passedThisPhase: true }, false],
    [
      'a Light Object is passed once it was moved',
      { burden: 'LIGHT', action: 'PASS', movedThisPhase: true },
      true,
    ],
    ['a Light Object is moved twice', { burden: 'LIGHT', action: 'MOVE', movedThisPhase: true }, false],
    ['an Engaged model passes it', { burden: 'LIGHT', action: 'PASS', engaged: true }, false],
    ['an Engaged model drops it', { burden: 'LIGHT', action: 'DROP', engaged: true }, false],
    ['it charges with a Light Object', { burden: 'LIGHT', action: 'CHARGE' }, true],
    ['it charges with a Heavy Object', { action: 'CHARGE' }, false],
    ['Cavalry carries a Heavy Object', { bearer: 'CAVALRY' }, false],
    ['Cavalry loads an ally as a passenger', { bearer: 'CAVALRY', action: 'LOAD_AS_PASSENGER' }, true],
    ['a Heavy Object is moved twice', { movedThisPhase: true }, false],
  ] as [string, Partial<CarryingQuestion>, boolean][])('%s: %s', (_what, changes, allowed) => {
    const answer = carrying(question(changes));
    expect(answer.allowed).toBe(allowed);
    expect(answer.reasons.length > 0).toBe(!allowed);
  });

  it('says who has it when a bearer is charged or slain', () => {
    expect(carrying(question({ action: 'IS_CHARGED' })).texts[0]).toMatch(/base contact/);
    expect(carrying(question({ action: 'IS_CHARGED', bearers: 2, bearersCharged: 1 })).texts[0]).toMatch(
      /not charged takes it/,
    );
    expect(carrying(question({ action: 'IS_SLAIN_IN_COMBAT', burden: 'LIGHT' })).texts[0]).toMatch(/slew/);
  });
});

describe('passengers and Sentries (002)', () => {
  it('sends a thrown passenger on to the Thrown Rider table, whatever threw it', () => {
    expect(
      ['RIDER_THROWN', 'RIDER_SLAIN', 'RIDER_DISMOUNTS'].map(
        (event) => passengerRules[event as 'RIDER_THROWN'].chart,
      ),
    ).toEqual(['thrown-rider', 'thrown-rider', 'thrown-rider']);
    expect(passengerRules.SHOT_AT.chart).toBe('passenger-hit');
    expect(passengerRules.MOUNTS.chart).toBe('mount-as-passenger');
    expect([passengerRules.WANTS_TO_SHOOT.allowed, passengerRules.WANTS_TO_FIGHT.allowed]).toEqual([
      false,
      false,
    ]);
  });

  it.each([
    [false, 3, true, true],
    [false, 3.1, true, false],
    [true, 1, true, false],
    [false, 1, false, false],
  ])('engaged %s, %s" away, in sight %s: alarm %s', (engaged, distanceInches, lineOfSight, raised) => {
    expect(raisesAlarm({ engaged, distanceInches, lineOfSight })).toBe(raised);
  });
});
