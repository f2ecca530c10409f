import {
  type ShooterFacts,
  chanceToHit,
  mayShoot,
  scoreToHit,
} from '../../../../src/domain/rules/shooting/may-shoot';
import { toText } from '../../../../src/shared/fraction';

const facts = (changes: Partial<ShooterFacts> = {}): ShooterFacts => ({
  alignment: 'EVIL',
  weapon: 'BOW',
  throwingOnTheCharge: false,
  moveInches: 6,
  movedInches: 0,
  stoodUp: false,
  jumped: false,
  leapt: false,
  climbed: false,
  swam: false,
  prone: false,
  engaged: false,
  inDeepWater: false,
  isPassenger: false,
  immobilised: false,
  alreadyShot: false,
  threwInMovePhase: false,
  lineOfSight: true,
  distanceInches: 8,
  rangeInches: 24,
  targetEngaged: false,
  obscuredByModels: false,
  ...changes,
});

const reasons = (changes: Partial<ShooterFacts>) => mayShoot(facts(changes)).reasons.map(({ code }) => code);

describe('may it shoot (003 THE SHOOT PHASE, 004 SHOOT PHASE, 002)', () => {
  it('may, standing still with a target in sight and range', () => {
    expect(mayShoot(facts())).toEqual({ reasons: [], consequences: [], isUnsteady: false });
  });

  it.each([
    ['BOW', 24],
    ['ORC_BOW', 18],
    ['URUK_HAI_BOW', 18],
    ['THROWING_SPEAR', 8],
  ] as const)('knows the range of %s: %s" (004, MISSILE WEAPON CHART)', (weapon, range) => {
    const asked = { weapon, rangeInches: undefined };
    expect(reasons({ ...asked, distanceInches: range })).toEqual([]);
    expect(reasons({ ...asked, distanceInches: range + 0.1 })).toEqual(['OUT_OF_RANGE']);
  });

  it('names what the quickstart game says of a target that models partly hide', () => {
    expect(mayShoot(facts({ obscuredByModels: true })).consequences).toMatchObject([
      { code: 'OBSCURED_BY_MODELS', source: { document: '004', heading: 'HOW TO SHOOT' } },
    ]);
  });

  it.each([
    [{ movedInches: 3.5 }, ['MOVED_TOO_FAR']],
    [{ movedInches: 0.5, stoodUp: true }, ['MOVED_TOO_FAR']],
    [{ jumped: true }, ['JUMPED']],
    [{ leapt: true }, ['LEAPT']],
    [{ climbed: true }, ['CLIMBED']],
    [{ swam: true }, ['SWAM']],
    [{ prone: true }, ['PRONE']],
    [{ engaged: true }, ['ENGAGED']],
    [{ inDeepWater: true }, ['IN_DEEP_WATER']],
    [{ isPassenger: true }, ['PASSENGER']],
    [{ immobilised: true }, ['IMMOBILISED']],
    [{ alreadyShot: true }, ['ALREADY_SHOT']],
    [{ weapon: 'THROWING_SPEAR', threwInMovePhase: true }, ['ALREADY_THREW']],
    [{ lineOfSight: false }, ['NO_LINE_OF_SIGHT']],
    [{ distanceInches: 24.5 }, ['OUT_OF_RANGE']],
    [{ alignment: 'GOOD', targetEngaged: true }, ['GOOD_INTO_A_FIGHT']],
    [{ throwingOnTheCharge: true }, ['NOT_A_THROWING_SPEAR', 'CANNOT_REACH']],
    [
      {
        movedInches: 6,
        jumped: true,
        prone: true,
        alignment: 'GOOD',
        targetEngaged: true,
        distanceInches: 30,
      },
      ['MOVED_TOO_FAR', 'JUMPED', 'PRONE', 'OUT_OF_RANGE', 'GOOD_INTO_A_FIGHT'],
    ],
  ] as [Partial<ShooterFacts>, string[]][])('%j: %j', (changes, expected) => {
    expect(reasons(changes)).toEqual(expected);
  });

  it('may move half of its Move, at -1, and stand up', () => {
    expect(mayShoot(facts({ movedInches: 3 }))).toMatchObject({ reasons: [], isUnsteady: true });
    expect(mayShoot(facts({ stoodUp: true }))).toMatchObject({ reasons: [], isUnsteady: true });
  });

  it('may move all the way with a thrown weapon (003 MOVING AND SHOOTING), at -1', () => {
    const answer = mayShoot(facts({ weapon: 'OTHER_THROWN_WEAPON', movedInches: 6 }));
    expect(answer).toMatchObject({ reasons: [], isUnsteady: true });
    expect(answer.consequences.map(({ code }) => code)).toEqual(['MOVED', 'THROWN_WEAPON_MOVES_FREELY']);
  });

  it('throws a spear on the charge without -1, from 1" away, then follows up (004 THROWING SPEARS)', () => {
    const charge = facts({
      weapon: 'THROWING_SPEAR',
      throwingOnTheCharge: true,
      movedInches: 2,
      distanceInches: 4,
      rangeInches: 8,
    });
    const answer = mayShoot(charge);
    expect(answer).toMatchObject({ reasons: [], isUnsteady: false });
    expect(answer.consequences.map(({ code }) => code)).toEqual([
      'CHARGE_THROW_STEADY',
      'CHARGE_STOPS_SHORT',
      'CHARGE_TARGET_LIVES',
      'CHARGE_TARGET_SLAIN',
      'ONCE_A_TURN',
    ]);
    expect(mayShoot({ ...charge, distanceInches: 5 }).reasons.map(({ code }) => code)).toEqual([
      'CANNOT_REACH',
    ]);
    expect(mayShoot({ ...charge, threwInMovePhase: true }).reasons.map(({ code }) => code)).toEqual([
      'ALREADY_THREW',
    ]);
  });

  it('lets Evil shoot into a Fight, with a die for who is hit', () => {
    expect(mayShoot(facts({ targetEngaged: true })).consequences.map(({ code }) => code)).toEqual([
      'ROLL_WHO_IS_HIT',
    ]);
  });

  it.each([
    [4, false, 4, '1/2'],
    [4, true, 5, '1/3'],
    [6, true, 6, '1/6'],
    [3, true, 4, '1/2'],
    [2, false, 2, '5/6'],
  ])('Shoot value %s+, moved %s: %s+, %s', (value, moved, score, chance) => {
    expect(scoreToHit(value, moved)).toBe(score);
    expect(toText(chanceToHit(score))).toBe(chance);
  });
});
