import type { ChargeRules } from '../../movement/may-charge';
import type { MoveRules } from '../../movement/may-move';
import { sources2024 } from '../../rulesets/mesbg-2024/sources';
import { situationSources as sources } from './sources';

const { activation, controlZone, difficult, objects, terror } = sources;
const { prone } = sources2024;

/** An inch of difficult ground counts double, four times for Cavalry. */
const difficultCost = (isMounted: boolean): number => (isMounted ? 4 : 2);

const difficultGround = [
  'each inch of difficult ground counts double, four times for Cavalry',
  difficult,
] as const;
const standsUp = ['standing up costs half of its Move', prone] as const;
const hasCrawled = ['it has crawled: it may stand up, and moves no further', prone] as const;

/** Reasons that keep any model from moving. */
const obstacles = {
  HAS_MOVED: ['its activation has ended this turn', activation],
  ENGAGED: ['it is Engaged: it does not activate', activation],
  IMMOBILISED: ['it is Transfixed: it does not activate', sources2024.immobilised],
  MOVEMENT_ENDED: ['a Jump, Leap or Climb test has ended its activation', sources.tests],
  THROWN_RIDER: ['a thrown rider that rolled less than a 6 is out for the turn', sources.thrownRider],
  FAILED_TERROR_TEST: ['it failed the test against Terror: it does not move, but may otherwise act', terror],
  CANNOT_STAND_UP: ['what is left of its move does not pay for standing up, half of its Move', prone],
  CLOSER_TO_ZONE_OWNER: [
    'it starts in an enemy’s control zone, which it may leave if it gets no nearer to that enemy',
    controlZone,
  ],
  HAS_CRAWLED: hasCrawled,
} as const;

/** Moves of the 2024 edition. */
export const moveRules2024: MoveRules = {
  difficultCost,
  obstacles: {
    ...obstacles,
    ENTERS_CONTROL_ZONE: ['it enters an enemy’s control zone only to charge', controlZone],
    ONLY_CRAWLS: ['it is Prone: it may crawl 1" or stand up first', prone],
    OBJECT_HAS_MOVED: ['the heavy object that it carries has been moved this turn', objects],
    TOO_FAR: ['what is left of its move does not reach so far', activation],
  },
  consequences: {
    CRAWLS: ['it crawls 1"; it may still stand up', prone],
    STANDS_UP: standsUp,
    MARCHES: [
      'Heroic March: 3" more on foot, on a chariot or a War Beast, 5" more for Cavalry and flyers; it may not charge',
      sources.march,
    ],
    DIFFICULT_GROUND: difficultGround,
    CARRIES_ALONE: ['carrying a heavy object alone, it moves half of what is left', objects],
  },
};

/** Charges of the 2024 edition. */
export const chargeRules2024: ChargeRules = {
  difficultCost,
  obstacles: {
    ...obstacles,
    NOT_AN_ENEMY: ['only enemies are charged', sources.charge],
    PRONE: ['it is Prone: it must stand up first', prone],
    TERROR_TEST_TOO_LATE: ['the test against Terror comes at the start of the move', terror],
    CARRIES_HEAVY_OBJECT: ['a model with a heavy object may not charge', objects],
    HEROIC_MARCH: ['a model on a Heroic March may not charge', sources.march],
    ARRIVED_THIS_TURN: ['reinforcements may not charge as they arrive', sources.reinforcements],
    OUT_OF_REACH: ['what is left of its move does not reach the enemy', sources.charge],
    NO_LINE_OF_SIGHT: ['it does not see the enemy at the start of its move', sources.charge],
    FAILED_FEARFUL_TEST: ['it is Fearful and failed its test to charge', sources.fearful],
  },
  consequences: {
    TERROR_TEST_FIRST: [
      'first a Courage test at the start of the move: if it fails, the model does not move, but may otherwise act',
      terror,
    ],
    FEARFUL_TEST_FIRST: ['Fearful: first a Courage test to charge', sources.fearful],
    TWO_TESTS: ['Fearful and Terror ask for a test each', sources.terrorAndFearful],
    STANDS_UP: standsUp,
    DIFFICULT_GROUND: difficultGround,
    NO_CHARGE_BONUS: ['Cavalry in difficult ground has no charge bonus', difficult],
    TARGET_HAS_NO_ZONE: ['a Prone enemy has no control zone', controlZone],
    BOTH_ENGAGED: ['both are Engaged and have no control zone', controlZone],
    ENDS_ACTIVATION: ['the charge ends its activation', sources.charge],
  },
};
