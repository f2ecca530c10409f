import { type ChargeFacts, mayCharge } from '../../../../src/domain/rules/movement/may-charge';
import { type MoveFacts, mayMove } from '../../../../src/domain/rules/movement/may-move';

const mover = {
  isMovePhase: true,
  hasMoved: false,
  engaged: false,
  immobilised: false,
  isPassenger: false,
  movementEnded: false,
  thrownRider: false,
  commanded: false,
  stayedAtHeroicCall: false,
  prone: false,
  standsUp: false,
  crawled: false,
  moveInches: 6,
  movedInches: 0,
  distanceInches: 4,
  difficultInches: 0,
  gapTooNarrow: false,
  closerToZoneOwner: false,
};

const move = (changes: Partial<MoveFacts> = {}) =>
  mayMove({
    ...mover,
    failedTerrorTest: false,
    mounted: false,
    heroicMarch: false,
    heavyObjectBearers: 0,
    objectHasMoved: false,
    entersControlZone: false,
    sentryStays: false,
    ...changes,
  });

const charge = (changes: Partial<ChargeFacts> = {}) =>
  mayCharge({
    ...mover,
    targetCausesTerror: false,
    terrorTest: 'NOT_TAKEN',
    chargesByCommand: false,
    anotherZoneFirst: false,
    severalTargets: false,
    baseTouchesAll: true,
    carriesHeavyObject: false,
    heroicMarch: false,
    arrivedThisTurn: false,
    unawareSentry: false,
    targetProne: false,
    targetIsEnemy: true,
    ...changes,
  });

const codes = (found: readonly { readonly code: string }[]): readonly string[] =>
  found.map(({ code }) => code);

/** What keeps a model from moving and from charging alike. */
const common: readonly [Partial<typeof mover>, string][] = [
  [{ isMovePhase: false }, 'NOT_THE_MOVE_PHASE'],
  [{ hasMoved: true }, 'HAS_MOVED'],
  [{ engaged: true }, 'ENGAGED'],
  [{ immobilised: true }, 'IMMOBILISED'],
  [{ isPassenger: true }, 'PASSENGER'],
  [{ movementEnded: true }, 'MOVEMENT_ENDED'],
  [{ thrownRider: true }, 'THROWN_RIDER'],
  [{ commanded: true }, 'COMMANDED'],
  [{ stayedAtHeroicCall: true }, 'STAYED_AT_HEROIC_CALL'],
  [{ gapTooNarrow: true }, 'GAP_TOO_NARROW'],
  [{ closerToZoneOwner: true }, 'CLOSER_TO_ZONE_OWNER'],
];

describe('may it move (004 MOVE PHASE, 003, 002)', () => {
  it('may go as far as its Move', () => {
    expect(move({ distanceInches: 6 })).toEqual({ reasons: [], consequences: [], reachInches: 6 });
    expect(codes(move({ distanceInches: 6.1 }).reasons)).toEqual(['TOO_FAR']);
  });

  it.each(common)('%j: %s', (changes, code) => {
    expect(codes(move(changes).reasons)).toEqual([code]);
    expect(move(changes).consequences).toEqual([]);
  });

  it.each([
    [{ failedTerrorTest: true }, ['FAILED_TERROR_TEST']],
    [{ entersControlZone: true }, ['ENTERS_CONTROL_ZONE']],
    [{ sentryStays: true }, ['SENTRY_STAYS']],
    [{ heavyObjectBearers: 1, objectHasMoved: true, distanceInches: 3 }, ['OBJECT_HAS_MOVED']],
    [{ prone: true, distanceInches: 2 }, ['ONLY_CRAWLS']],
    [{ prone: true, crawled: true, distanceInches: 1 }, ['HAS_CRAWLED']],
    [{ prone: true, standsUp: true, distanceInches: 3.5 }, ['TOO_FAR']],
    [{ prone: true, standsUp: true, movedInches: 4, distanceInches: 0 }, ['CANNOT_STAND_UP']],
    [{ engaged: true, isPassenger: true, distanceInches: 9 }, ['ENGAGED', 'PASSENGER', 'TOO_FAR']],
  ] as const)('%j: %j', (changes, expected) => {
    expect(codes(move(changes).reasons)).toEqual(expected);
  });

  it.each([
    ['difficult ground counts double', { distanceInches: 3, difficultInches: 3 }, 6, ['DIFFICULT_GROUND']],
    ['a Heavy Object alone halves', { heavyObjectBearers: 1, distanceInches: 3 }, 3, ['CARRIES_ALONE']],
    ['two bearers carry without penalty', { heavyObjectBearers: 2, distanceInches: 6 }, 6, []],
    ['Heroic March adds 3" on foot', { heroicMarch: true, distanceInches: 9 }, 9, ['MARCHES']],
    [
      'and 5" mounted',
      { heroicMarch: true, mounted: true, moveInches: 10, distanceInches: 15 },
      15,
      ['MARCHES'],
    ],
    ['standing up costs half', { prone: true, standsUp: true, distanceInches: 3 }, 3, ['STANDS_UP']],
    [
      'Prone it crawls 1" in any terrain',
      { prone: true, distanceInches: 1, difficultInches: 1 },
      1,
      ['CRAWLS'],
    ],
  ] as const)('%s', (_what, changes, reachInches, consequences) => {
    const leave = move(changes);
    expect(codes(leave.reasons)).toEqual([]);
    expect(leave.reachInches).toBe(reachInches);
    expect(codes(leave.consequences)).toEqual(consequences);
  });

  it('has no reach where it may not move at all', () => {
    expect(move({ engaged: true }).reachInches).toBe(0);
  });
});

describe('may it charge (004 CHARGING ENEMIES, CONTROL ZONES, Terror)', () => {
  it('may within its Move', () => {
    const leave = charge();
    expect(leave.reasons).toEqual([]);
    expect(codes(leave.consequences)).toEqual(['OTHER_ZONES_IGNORED', 'BOTH_ENGAGED']);
    expect(codes(charge({ distanceInches: 6.1 }).reasons)).toEqual(['OUT_OF_REACH']);
  });

  it.each(common)('%j: %s', (changes, code) => {
    expect(codes(charge(changes).reasons)).toEqual([code]);
  });

  it.each([
    [{ targetIsEnemy: false }, ['NOT_AN_ENEMY']],
    [{ prone: true }, ['PRONE']],
    [{ prone: true, standsUp: true, distanceInches: 3 }, []],
    [{ prone: true, standsUp: true, distanceInches: 3.5 }, ['OUT_OF_REACH']],
    [{ prone: true, standsUp: true, crawled: true }, ['HAS_CRAWLED']],
    [{ targetCausesTerror: true, terrorTest: 'FAILED' }, ['FAILED_TERROR_TEST']],
    [{ targetCausesTerror: true, movedInches: 1 }, ['TERROR_TEST_TOO_LATE']],
    [{ targetCausesTerror: true, terrorTest: 'PASSED', movedInches: 1 }, []],
    [{ anotherZoneFirst: true }, ['ANOTHER_ZONE_FIRST']],
    [{ severalTargets: true }, []],
    [{ severalTargets: true, baseTouchesAll: false }, ['BASE_TOO_SMALL']],
    [{ carriesHeavyObject: true }, ['CARRIES_HEAVY_OBJECT']],
    [{ heroicMarch: true }, ['HEROIC_MARCH']],
    [{ arrivedThisTurn: true }, ['ARRIVED_THIS_TURN']],
    [{ unawareSentry: true }, ['UNAWARE_SENTRY']],
    [{ distanceInches: 3.1, difficultInches: 3.1 }, ['OUT_OF_REACH']],
  ] as const)('%j: %j', (changes, expected) => {
    expect(codes(charge(changes).reasons)).toEqual(expected);
  });

  it('asks for the Courage test before the move against Terror', () => {
    expect(charge({ targetCausesTerror: true }).consequences[0]).toMatchObject({
      code: 'TERROR_TEST_FIRST',
      source: { document: '004', heading: 'Terror' },
    });
  });

  it('asks for none of a model that Command moves, half its Move at most, even after its move', () => {
    const commanded = { commanded: true, chargesByCommand: true, hasMoved: true, targetCausesTerror: true };
    expect(charge({ ...commanded, distanceInches: 3 }).reasons).toEqual([]);
    expect(codes(charge({ ...commanded, distanceInches: 3.5 }).reasons)).toEqual(['OUT_OF_REACH']);
  });

  it('names the missing Control Zone of a Prone enemy', () => {
    expect(codes(charge({ targetProne: true }).consequences)).toEqual(['TARGET_HAS_NO_ZONE', 'BOTH_ENGAGED']);
  });
});
