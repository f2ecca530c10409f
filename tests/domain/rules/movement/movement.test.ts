import { type CarryingQuestion, carrying } from '../../../../src/domain/rules/movement/carrying';
import { passengerRules } from '../../../../src/domain/rules/movement/passenger';
import { proneMovement } from '../../../../src/domain/rules/movement/prone';
import { raisesAlarm } from '../../../../src/domain/rules/movement/sentry-alarm';
import type { ModelKind } from '../../../../src/domain/rules/movement/model-kind';
import { type TerrainQuestion, terrainTest } from '../../../../src/domain/rules/movement/terrain';
import { waterTest } from '../../../../src/domain/rules/movement/water';

describe('water (002, WATER FEATURES)', () => {
  const man = {
    kind: 'INFANTRY',
    knockedProne: false,
    armour: 'NONE',
    shield: false,
    banner: false,
  } as const;

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
      mayShoot: water === 'SHALLOW' && event !== 'KNOCKED_PRONE',
    });
  });

  it('names the modifiers of the Swim chart', () => {
    const laden = { ...man, kind: 'CAVALRY', armour: 'HEAVY_ARMOUR', shield: true, banner: true } as const;
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

describe('water: knocked Prone in the shallows (002, SHALLOW WATER)', () => {
  const man = {
    kind: 'INFANTRY',
    knockedProne: true,
    armour: 'DWARF_ARMOUR',
    shield: true,
    banner: false,
  } as const;

  it('takes the Swim test at the start of the next Move phase, without deep water’s -1', () => {
    expect(waterTest('SHALLOW', 'STARTS_MOVE_PHASE', man)).toMatchObject({
      test: 'NOW',
      modifiers: ['DWARF_ARMOUR', 'SHIELD'],
      mayShoot: false,
    });
    expect(waterTest('SHALLOW', 'STARTS_MOVE_PHASE', { ...man, kind: 'MONSTER' }).test).toBe('NOW');
    expect(waterTest('SHALLOW', 'STARTS_MOVE_PHASE', { ...man, knockedProne: false }).test).toBeNull();
  });

  it('may not shoot while it lies Prone (003, THE SHOOT PHASE)', () => {
    const answer = waterTest('SHALLOW', 'KNOCKED_PRONE', man);
    expect(answer.mayShoot).toBe(false);
    expect(answer.sources).toContainEqual({ document: '003', heading: 'THE SHOOT PHASE', page: 31 });
  });
});

describe('terrain cites what applies and nothing else', () => {
  const cited = (terrain: TerrainQuestion['terrain'], sizeInches = 1, model: ModelKind = 'INFANTRY') =>
    terrainTest({ terrain, sizeInches, modelHeightInches: 2, model }).sources.map(
      ({ document, heading, page }) => `${document} ${heading}${page === undefined ? '' : ` ${page}`}`,
    );

  it.each([
    ['OPEN_GROUND', 0, ['003 THE MOVE PHASE 20']],
    ['DIFFICULT_TERRAIN', 0, ['003 THE MOVE PHASE 20']],
    ['OBSTACLE', 1.5, ['003 THE MOVE PHASE 20']],
    ['OBSTACLE', 1, ['003 THE MOVE PHASE 20', 'RULING Ruling 7a']],
    ['GAP', 3, ['003 THE MOVE PHASE 20']],
    ['SHALLOW_WATER', 0, ['002 SHALLOW WATER', '003 THE MOVE PHASE 20']],
    ['DEEP_WATER', 0, ['002 DEEP WATER', '003 THE MOVE PHASE 20']],
  ] as const)('%s of %s', (terrain, size, sources) => {
    expect(cited(terrain, size)).toEqual(sources);
  });

  it('cites 002 alone where Cavalry ignores shallow water', () => {
    expect(cited('SHALLOW_WATER', 0, 'CAVALRY')).toEqual(['002 SHALLOW WATER']);
  });
});

describe('Prone (004, CRAWLING and STANDING UP)', () => {
  it('lets a model that crawled stand up, and nothing more', () => {
    const answer = proneMovement({ moveInches: 6, remainingMoveInches: 5, crawled: true });
    expect(answer).toMatchObject({ crawlInches: 0, mayStandUp: true, leftAfterStandingInches: 0 });
    expect(answer.may.join('; ')).not.toMatch(/charge with the rest|crawl 1"/);
  });

  it('never lists standing up where the move does not pay for it', () => {
    const answer = proneMovement({ moveInches: 6, remainingMoveInches: 2, crawled: false });
    expect(answer.mayStandUp).toBe(false);
    expect(answer.may.filter((text) => text.startsWith('stand up'))).toEqual([]);
    expect(answer.mayNot[0]).toMatch(/^stand up/);
  });

  it('offers no charge where standing up takes all that is left', () => {
    const answer = proneMovement({ moveInches: 6, remainingMoveInches: 3, crawled: false });
    expect(answer.may.join('; ')).not.toMatch(/charge with the rest/);
  });

  it.each([
    [6, 6, 3, true, 3],
    [5, 5, 2.5, true, 2.5],
    [6, 3, 3, true, 0],
    [6, 2, 3, false, 0],
  ])('Move %s with %s left: standing up costs %s', (move, left, cost, mayStandUp, rest) => {
    expect(proneMovement({ moveInches: move, remainingMoveInches: left, crawled: false })).toMatchObject({
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
    carriedModel: 'UNCONSCIOUS_ALLY',
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
    [
      'Cavalry loads an unconscious ally as a passenger',
      { burden: 'MODEL', carriedDefence: 6, bearer: 'CAVALRY', action: 'LOAD_AS_PASSENGER' },
      true,
    ],
    ['a Heavy Object is moved twice', { movedThisPhase: true }, false],
  ] as [string, Partial<CarryingQuestion>, boolean][])('%s: %s', (_what, changes, allowed) => {
    const answer = carrying(question(changes));
    expect(answer.allowed).toBe(allowed);
    expect(answer.reasons.length > 0).toBe(!allowed);
  });

  it('moves no further when it is picked up after it was moved: no relay', () => {
    expect(carrying(question({ burden: 'LIGHT', action: 'PICK_UP', movedThisPhase: true }))).toMatchObject({
      allowed: true,
      moveInches: 0,
    });
    expect(carrying(question({ action: 'PICK_UP', movedThisPhase: true })).moveInches).toBe(0);
    expect(carrying(question({ burden: 'LIGHT', action: 'PASS', movedThisPhase: true })).moveInches).toBe(0);
  });

  it('moves nothing with an Engaged bearer', () => {
    for (const action of ['MOVE', 'PICK_UP', 'CHARGE', 'LOAD_AS_PASSENGER'] as const)
      expect(carrying(question({ burden: 'LIGHT', action, engaged: true }))).toMatchObject({
        allowed: false,
        moveInches: 0,
      });
  });

  it.each([
    ['a ladder', { burden: 'HEAVY' }, false],
    ['a ring', { burden: 'LIGHT' }, false],
    ['a prisoner', { burden: 'MODEL', carriedModel: 'PRISONER' }, false],
    ['an unconscious ally', { burden: 'MODEL', carriedModel: 'UNCONSCIOUS_ALLY' }, true],
  ] as [string, Partial<CarryingQuestion>, boolean][])(
    'loads %s onto a horse: %s',
    (_what, changes, allowed) => {
      const load = { action: 'LOAD_AS_PASSENGER', bearer: 'CAVALRY', bearerStrength: 8 } as const;
      const answer = carrying(question({ ...load, ...changes }));
      expect(answer.allowed).toBe(allowed);
      expect(answer.sources).toContainEqual({ document: '002', heading: 'HEAVY OBJECTS' });
    },
  );

  it('says nothing of what follows when the action is not allowed', () => {
    expect(carrying(question({ burden: 'LIGHT', action: 'DROP', engaged: true })).texts).toEqual([]);
    expect(carrying(question({ action: 'CHARGE' })).texts).toEqual([]);
  });

  it('cites the rules that were used', () => {
    const headings = (changes: Partial<CarryingQuestion>) =>
      carrying(question(changes)).sources.map(({ heading }) => heading);
    expect(headings({})).toEqual(['HEAVY OBJECTS', 'Ruling 7a']);
    expect(headings({ bearers: 2 })).toEqual(['HEAVY OBJECTS']);
    expect(headings({ burden: 'LIGHT' })).toEqual(['LIGHT OBJECTS']);
    expect(headings({ bearer: 'MONSTER' })).toEqual(['HEAVY OBJECTS', 'LIGHT OBJECTS']);
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
