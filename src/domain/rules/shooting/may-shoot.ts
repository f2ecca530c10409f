import { type Fraction, fraction } from '../../../shared/fraction';
import { cite } from '../../../shared/source';
import { type Flags, type RuleTable, type RulesOf, findingsOf, permission } from '../finding';
import type { NewMissileKind } from '../rulesets/mesbg-2024/reference/missile-weapons';
import { type MissileKind, isThrown, printedWeapon } from './missile-weapons';

/** Facts of the firer. */
export const shooterFlags = {
  stoodUp: 'It stood up this turn, which costs half of its Move.',
  jumped: 'It jumped this turn.',
  leapt: 'It leapt this turn.',
  climbed: 'It climbed this turn.',
  swam: 'It swam this turn.',
  prone: 'It is Prone.',
  engaged: 'It is Engaged in combat.',
  inDeepWater: 'It is in deep water.',
  isPassenger: 'It is a passenger.',
  immobilised: 'It is Immobilised or Transfixed.',
  alreadyShot: 'It has made its shooting attack this turn.',
  threwInMovePhase: 'It threw its spear on the charge this turn.',
};
/** Facts of its target. */
export const targetFlags = {
  targetEngaged: 'The target is Engaged in combat.',
  obscuredByModels: 'Other models partly hide the target.',
};

/** Everything that decides whether a model may shoot. Distances in inches. */
export interface ShooterFacts extends Flags<typeof shooterFlags>, Flags<typeof targetFlags> {
  readonly alignment: 'GOOD' | 'EVIL';
  readonly weapon: MissileKind | NewMissileKind;
  /** A throwing spear thrown in the Move phase as its bearer charges. */
  readonly throwingOnTheCharge: boolean;
  readonly moveInches: number;
  readonly movedInches: number;
  readonly lineOfSight: boolean;
  readonly distanceInches: number;
  /** Left out, the range that the chart prints for the weapon. */
  readonly rangeInches?: number | undefined;
}

const SHOOT_PHASE = cite('003', 'THE SHOOT PHASE', 31);
const WHO_CAN = cite('004', 'WHO CAN SHOOT?');
const HOW_TO = cite('004', 'HOW TO SHOOT');
const SPEARS = cite('004', 'THROWING SPEARS');
const INTO_A_FIGHT = cite('003', 'SHOOTING MODELS IN COMBAT', 34);
const MOVING = cite('003', 'MOVING AND SHOOTING', 34);

/** Every reason why not, in the order of the rules. */
const obstacles = {
  MOVED_TOO_FAR: ['it has moved more than half of its Move', SHOOT_PHASE],
  JUMPED: ['it has jumped this turn', SHOOT_PHASE],
  LEAPT: ['it has leapt this turn', SHOOT_PHASE],
  CLIMBED: ['it has climbed this turn', SHOOT_PHASE],
  SWAM: ['it has swum this turn', SHOOT_PHASE],
  PRONE: ['it is Prone', SHOOT_PHASE],
  ENGAGED: ['it is Engaged in combat', WHO_CAN],
  IN_DEEP_WATER: ['it is in deep water', cite('002', 'DEEP WATER')],
  PASSENGER: ['it is a passenger', cite('002', 'HITTING PASSENGERS')],
  IMMOBILISED: ['it is Immobilised or Transfixed', cite('004', 'IMMOBILISE/TRANSFIX')],
  ALREADY_SHOT: ['it has made its shooting attack this turn', WHO_CAN],
  ALREADY_THREW: ['it threw its spear in the Move phase', SPEARS],
  NOT_A_THROWING_SPEAR: ['only a throwing spear is thrown on the charge', SPEARS],
  CANNOT_REACH: ['it could not reach the enemy it charges', SPEARS],
  NO_LINE_OF_SIGHT: ['it has no Line of Sight to the target', HOW_TO],
  OUT_OF_RANGE: ['the target is out of range', HOW_TO],
  GOOD_INTO_A_FIGHT: ['a Good model may not shoot at an enemy in a Fight', INTO_A_FIGHT],
} satisfies RuleTable;

/** Conditions of a shot that may be made. */
const consequences = {
  MOVED: ['it has moved: its Shoot value is one worse, though a 6 always hits', MOVING],
  THROWN_WEAPON_MOVES_FREELY: ['a thrown weapon may be used after any move', MOVING],
  CHARGE_THROW_STEADY: ['thrown on the charge, it suffers no penalty for moving', SPEARS],
  CHARGE_STOPS_SHORT: ['it stops 1" from the enemy it charges, then throws at that enemy', SPEARS],
  CHARGE_TARGET_LIVES: ['if the target lives, the charger moves into base contact with it', SPEARS],
  CHARGE_TARGET_SLAIN: [
    'if the target is slain, the charger ends its move as it likes, charging another enemy included',
    SPEARS,
  ],
  ONCE_A_TURN: ['once a turn; it may not throw again in the Shoot phase', SPEARS],
  OBSCURED_BY_MODELS: [
    'models partly hide the target: pass In The Way on 4+ for each; the quickstart game, which has no In The Way, forbids the shot',
    HOW_TO,
  ],
  ROLL_WHO_IS_HIT: [
    'the target is in a Fight: a D6 says who is hit (chart shooting-into-a-fight)',
    INTO_A_FIGHT,
  ],
} satisfies RuleTable;

/** A missile weapon, as far as it decides whether there is a shot; a range of null is that of the profile. */
export interface Missile {
  readonly rangeInches: number | null;
  readonly isThrown: boolean;
  readonly throwsOnTheCharge: boolean;
  /** It does not shoot after any move: a crossbow of 2024. */
  readonly needsToStandStill: boolean;
}

/** The reasons and consequences that an edition knows, and its weapons. */
export interface ShootRules {
  readonly obstacles: RulesOf<typeof obstacles & Record<'CROSSBOW_MOVED', RuleTable[string]>>;
  readonly consequences: RulesOf<typeof consequences>;
  readonly weaponOf: (kind: MissileKind | NewMissileKind) => Missile;
}

export const shootRules2018: ShootRules = {
  obstacles,
  consequences,
  weaponOf: (kind) => ({
    rangeInches: printedWeapon(kind)?.rangeInches ?? null,
    isThrown: isThrown(kind),
    throwsOnTheCharge: kind === 'THROWING_SPEAR',
    needsToStandStill: false,
  }),
};

/** Standing up costs half of the Move (004, STANDING UP) and counts as moving. */
const distanceMoved = ({ movedInches, stoodUp, moveInches }: ShooterFacts): number =>
  movedInches + (stoodUp ? moveInches / 2 : 0);

/** A thrown charge ends 1" away from the enemy. */
const CHARGE_STOP_INCHES = 1;

/** Whether the model may make this shot: every reason why not, and what goes with the shot. */
export const mayShoot = (facts: ShooterFacts, rules: ShootRules = shootRules2018) => {
  const { throwingOnTheCharge, moveInches } = facts;
  const weapon = rules.weaponOf(facts.weapon);
  const rangeInches = facts.rangeInches ?? weapon.rangeInches ?? Infinity;
  const moved = distanceMoved(facts);
  const chargeLeft = moveInches - moved;
  const reasons = findingsOf(rules.obstacles, {
    MOVED_TOO_FAR: !weapon.isThrown && !throwingOnTheCharge && moved > moveInches / 2,
    JUMPED: facts.jumped,
    LEAPT: facts.leapt,
    CLIMBED: facts.climbed,
    SWAM: facts.swam,
    PRONE: facts.prone,
    ENGAGED: facts.engaged,
    IN_DEEP_WATER: facts.inDeepWater,
    PASSENGER: facts.isPassenger,
    IMMOBILISED: facts.immobilised,
    ALREADY_SHOT: facts.alreadyShot,
    ALREADY_THREW: facts.threwInMovePhase && weapon.throwsOnTheCharge,
    NOT_A_THROWING_SPEAR: throwingOnTheCharge && !weapon.throwsOnTheCharge,
    CANNOT_REACH: throwingOnTheCharge && facts.distanceInches > chargeLeft,
    NO_LINE_OF_SIGHT: !facts.lineOfSight,
    OUT_OF_RANGE:
      Math.min(facts.distanceInches, throwingOnTheCharge ? CHARGE_STOP_INCHES : Infinity) > rangeInches,
    GOOD_INTO_A_FIGHT: facts.targetEngaged && facts.alignment === 'GOOD',
    CROSSBOW_MOVED: weapon.needsToStandStill && moved > 0,
  });
  const isUnsteady = moved > 0 && !throwingOnTheCharge;
  return {
    ...permission(reasons, rules.consequences, {
      MOVED: isUnsteady,
      THROWN_WEAPON_MOVES_FREELY: weapon.isThrown && moved > moveInches / 2 && !throwingOnTheCharge,
      CHARGE_THROW_STEADY: throwingOnTheCharge,
      CHARGE_STOPS_SHORT: throwingOnTheCharge,
      CHARGE_TARGET_LIVES: throwingOnTheCharge,
      CHARGE_TARGET_SLAIN: throwingOnTheCharge,
      ONCE_A_TURN: throwingOnTheCharge,
      OBSCURED_BY_MODELS: facts.obscuredByModels,
      ROLL_WHO_IS_HIT: facts.targetEngaged && facts.alignment === 'EVIL',
    }),
    /** Whether the shot suffers the penalty for moving. */
    isUnsteady,
  };
};

/** The least die that hits: one worse after moving, but a 6 always hits. Shoot values are 2 (2+) to 6 (6+). */
export const scoreToHit = (shootValue: number, isUnsteady: boolean): number =>
  Math.min(6, shootValue + (isUnsteady ? 1 : 0));

export const chanceToHit = (score: number): Fraction => fraction(7 - score, 6);
