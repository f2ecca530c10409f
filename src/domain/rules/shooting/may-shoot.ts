import { type Fraction, fraction } from '../../../shared/fraction';
import { cite } from '../../../shared/source';
import { type Finding, type RuleText, findingsOf } from '../finding';
import { type MissileKind, isThrown, missileWeapons } from './missile-weapons';

/** Everything that decides whether a model may shoot. Distances in inches. */
export interface ShooterFacts {
  readonly alignment: 'GOOD' | 'EVIL';
  readonly weapon: MissileKind;
  /** A throwing spear thrown in the Move phase as its bearer charges. */
  readonly throwingOnTheCharge: boolean;
  readonly moveInches: number;
  readonly movedInches: number;
  readonly stoodUp: boolean;
  readonly jumped: boolean;
  readonly leapt: boolean;
  readonly climbed: boolean;
  readonly swam: boolean;
  readonly prone: boolean;
  readonly engaged: boolean;
  readonly inDeepWater: boolean;
  readonly isPassenger: boolean;
  /** Immobilised or Transfixed. */
  readonly immobilised: boolean;
  /** It has made its shooting attack this turn. */
  readonly alreadyShot: boolean;
  /** It threw its spear on the charge this turn. */
  readonly threwInMovePhase: boolean;
  readonly lineOfSight: boolean;
  readonly distanceInches: number;
  /** Left out, the range that the chart prints for the weapon. */
  readonly rangeInches?: number | undefined;
  readonly targetEngaged: boolean;
  /** Other models partly hide the target. */
  readonly obscuredByModels: boolean;
}

const SHOOT_PHASE = cite('003', 'THE SHOOT PHASE', 31);
const WHO_CAN = cite('004', 'WHO CAN SHOOT?');
const HOW_TO = cite('004', 'HOW TO SHOOT');
const SPEARS = cite('004', 'THROWING SPEARS');
const MOVING = cite('003', 'MOVING AND SHOOTING', 34);

/** Every reason why not, in the order of the rules. */
const obstacles = {
  MOVED_TOO_FAR: { text: 'it has moved more than half of its Move', source: SHOOT_PHASE },
  JUMPED: { text: 'it has jumped this turn', source: SHOOT_PHASE },
  LEAPT: { text: 'it has leapt this turn', source: SHOOT_PHASE },
  CLIMBED: { text: 'it has climbed this turn', source: SHOOT_PHASE },
  SWAM: { text: 'it has swum this turn', source: SHOOT_PHASE },
  PRONE: { text: 'it is Prone', source: SHOOT_PHASE },
  ENGAGED: { text: 'it is Engaged in combat', source: WHO_CAN },
  IN_DEEP_WATER: { text: 'it is in deep water', source: cite('002', 'DEEP WATER') },
  PASSENGER: { text: 'it is a passenger', source: cite('002', 'HITTING PASSENGERS') },
  IMMOBILISED: { text: 'it is Immobilised or Transfixed', source: cite('004', 'IMMOBILISE/TRANSFIX') },
  ALREADY_SHOT: { text: 'it has made its shooting attack this turn', source: WHO_CAN },
  ALREADY_THREW: { text: 'it threw its spear in the Move phase', source: SPEARS },
  NOT_A_THROWING_SPEAR: { text: 'only a throwing spear is thrown on the charge', source: SPEARS },
  CANNOT_REACH: { text: 'it could not reach the enemy it charges', source: SPEARS },
  NO_LINE_OF_SIGHT: { text: 'it has no Line of Sight to the target', source: HOW_TO },
  OUT_OF_RANGE: { text: 'the target is out of range', source: HOW_TO },
  GOOD_INTO_A_FIGHT: {
    text: 'a Good model may not shoot at an enemy in a Fight',
    source: cite('003', 'SHOOTING MODELS IN COMBAT', 34),
  },
} as const satisfies Record<string, RuleText>;

export type ShootingObstacle = keyof typeof obstacles;

/** Conditions of a shot that may be made. */
const consequences = {
  MOVED: { text: 'it has moved: its Shoot value is one worse, though a 6 always hits', source: MOVING },
  THROWN_WEAPON_MOVES_FREELY: { text: 'a thrown weapon may be used after any move', source: MOVING },
  CHARGE_THROW_STEADY: { text: 'thrown on the charge, it suffers no penalty for moving', source: SPEARS },
  CHARGE_STOPS_SHORT: {
    text: 'it stops 1" from the enemy it charges, then throws at that enemy',
    source: SPEARS,
  },
  CHARGE_TARGET_LIVES: {
    text: 'if the target lives, the charger moves into base contact with it',
    source: SPEARS,
  },
  CHARGE_TARGET_SLAIN: {
    text: 'if the target is slain, the charger ends its move as it likes, charging another enemy included',
    source: SPEARS,
  },
  ONCE_A_TURN: { text: 'once a turn; it may not throw again in the Shoot phase', source: SPEARS },
  OBSCURED_BY_MODELS: {
    text: 'models partly hide the target: pass In The Way on 4+ for each; the quickstart game, which has no In The Way, forbids the shot',
    source: HOW_TO,
  },
  ROLL_WHO_IS_HIT: {
    text: 'the target is in a Fight: a D6 says who is hit (chart shooting-into-a-fight)',
    source: cite('003', 'SHOOTING MODELS IN COMBAT', 34),
  },
} as const satisfies Record<string, RuleText>;

export type ShootingConsequence = keyof typeof consequences;

/** Standing up costs half of the Move (004, STANDING UP) and counts as moving. */
const distanceMoved = ({ movedInches, stoodUp, moveInches }: ShooterFacts): number =>
  movedInches + (stoodUp ? moveInches / 2 : 0);

/** A thrown charge ends 1" away from the enemy. */
const CHARGE_STOP_INCHES = 1;

export interface ShootingPermission {
  readonly reasons: readonly Finding<ShootingObstacle>[];
  readonly consequences: readonly Finding<ShootingConsequence>[];
  /** Whether the shot suffers the penalty for moving. */
  readonly isUnsteady: boolean;
}

/** Whether the model may make this shot: every reason why not, and what goes with the shot. */
export const mayShoot = (facts: ShooterFacts): ShootingPermission => {
  const { throwingOnTheCharge, weapon, moveInches } = facts;
  const rangeInches = facts.rangeInches ?? missileWeapons[weapon].rangeInches ?? Infinity;
  const moved = distanceMoved(facts);
  const chargeLeft = moveInches - moved;
  const failed: Record<ShootingObstacle, boolean> = {
    MOVED_TOO_FAR: !isThrown(weapon) && !throwingOnTheCharge && moved > moveInches / 2,
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
    ALREADY_THREW: facts.threwInMovePhase && weapon === 'THROWING_SPEAR',
    NOT_A_THROWING_SPEAR: throwingOnTheCharge && weapon !== 'THROWING_SPEAR',
    CANNOT_REACH: throwingOnTheCharge && facts.distanceInches > chargeLeft,
    NO_LINE_OF_SIGHT: !facts.lineOfSight,
    OUT_OF_RANGE:
      Math.min(facts.distanceInches, throwingOnTheCharge ? CHARGE_STOP_INCHES : Infinity) > rangeInches,
    GOOD_INTO_A_FIGHT: facts.targetEngaged && facts.alignment === 'GOOD',
  };
  const isUnsteady = moved > 0 && !throwingOnTheCharge;
  const holds: Record<ShootingConsequence, boolean> = {
    MOVED: isUnsteady,
    THROWN_WEAPON_MOVES_FREELY: isThrown(weapon) && moved > moveInches / 2 && !throwingOnTheCharge,
    CHARGE_THROW_STEADY: throwingOnTheCharge,
    CHARGE_STOPS_SHORT: throwingOnTheCharge,
    CHARGE_TARGET_LIVES: throwingOnTheCharge,
    CHARGE_TARGET_SLAIN: throwingOnTheCharge,
    ONCE_A_TURN: throwingOnTheCharge,
    OBSCURED_BY_MODELS: facts.obscuredByModels,
    ROLL_WHO_IS_HIT: facts.targetEngaged && facts.alignment === 'EVIL',
  };
  const reasons = findingsOf(obstacles, failed);
  return {
    reasons,
    consequences: reasons.length > 0 ? [] : findingsOf(consequences, holds),
    isUnsteady,
  };
};

/** The least die that hits: one worse after moving, but a 6 always hits. Shoot values are 2 (2+) to 6 (6+). */
export const scoreToHit = (shootValue: number, isUnsteady: boolean): number =>
  Math.min(6, shootValue + (isUnsteady ? 1 : 0));

export const chanceToHit = (score: number): Fraction => fraction(7 - score, 6);
