import { cite } from '../../../shared/source';
import { type Flags, type RuleTable, type RulesOf, findingsOf, permission } from '../finding';
import {
  type MoverFacts,
  difficultGround,
  hasCrawled,
  inchesLeft,
  inchesOfMove,
  moverFailures,
  moverObstacles,
} from './mover';

/** How the Courage test for charging a model that causes Terror came out. */
export const terrorTests = {
  NOT_TAKEN: 'It was not taken yet.',
  PASSED: 'It was passed.',
  FAILED: 'It was failed.',
};

const CHARGING = cite('004', 'CHARGING ENEMIES');
const TERROR = cite('004', 'Terror');

/** Facts of a charge and of its target. */
export const chargeFlags = {
  targetProne: 'The target is Prone.',
  targetCausesTerror: 'The target causes Terror.',
  chargesByCommand: 'Command or Compel moves it into this charge.',
  anotherZoneFirst: 'The first Control Zone on its way belongs to another enemy.',
  severalTargets: 'It charges several enemies at once.',
  carriesHeavyObject: 'It carries a Heavy Object; a Monster’s counts as a Light one.',
  heroicMarch: 'It moves with a Heroic March this turn.',
  arrivedThisTurn: 'It came onto the board this turn by Maelstrom of Battle.',
  unawareSentry: 'It is a Sentry and the alarm has not been raised.',
};

/** A model that wants to charge; the way is measured to base contact. */
export interface ChargeFacts extends Omit<MoverFacts, 'failedTerrorTest'>, Flags<typeof chargeFlags> {
  readonly targetIsEnemy: boolean;
  /** Its base is large enough to touch all targets. */
  readonly baseTouchesAll: boolean;
  readonly terrorTest: keyof typeof terrorTests;
  /** It sees the target as its move starts; of 2024, as are the next three. */
  readonly lineOfSight?: boolean | undefined;
  readonly mounted?: boolean | undefined;
  /** It takes a Courage test to charge anything. */
  readonly fearful?: boolean | undefined;
  readonly fearfulTest?: keyof typeof terrorTests | undefined;
}

const obstacles = {
  ...moverObstacles,
  PASSENGER: [
    'a passenger does not fight in close combat, so it does not charge',
    cite('002', 'HITTING PASSENGERS'),
  ],
  NOT_AN_ENEMY: ['only enemies are charged', CHARGING],
  PRONE: ['it is Prone: it must stand up first', cite('004', 'CRAWLING')],
  HAS_CRAWLED: hasCrawled,
  TERROR_TEST_TOO_LATE: [
    'the Courage test against Terror comes at the start of the move, before anything else',
    TERROR,
  ],
  ANOTHER_ZONE_FIRST: [
    'the first Control Zone it enters belongs to another enemy, which it must then charge',
    CHARGING,
  ],
  BASE_TOO_SMALL: ['its base cannot touch all of those enemies', cite('004', 'CHARGING MULTIPLE ENEMIES')],
  CARRIES_HEAVY_OBJECT: ['it must drop the Heavy Object before charging', cite('002', 'HEAVY OBJECTS')],
  HEROIC_MARCH: ['a model on a Heroic March may not charge', cite('003', 'HEROIC ACTIONS', 57)],
  ARRIVED_THIS_TURN: [
    'a model that arrives by Maelstrom of Battle may not charge',
    cite('000', 'SPECIAL RULES'),
  ],
  UNAWARE_SENTRY: ['a Sentry may not charge before the alarm', cite('002', 'SENTRIES')],
  OUT_OF_REACH: ['what is left of its move does not reach the enemy', CHARGING],
} satisfies RuleTable;

const consequences = {
  TERROR_TEST_FIRST: [
    'first a Courage test: if it fails, the model neither charges nor moves this turn',
    TERROR,
  ],
  STANDS_UP: ['standing up costs half of its Move', cite('004', 'STANDING UP')],
  DIFFICULT_GROUND: difficultGround,
  OTHER_ZONES_IGNORED: ['once in its target’s Control Zone it ignores the zones of others', CHARGING],
  TARGET_HAS_NO_ZONE: ['a Prone enemy has no Control Zone', cite('004', 'CHARGING PRONE MODELS')],
  IMMOBILISED_AFTER: [
    'after this move it is Immobilised: it moves no further, shoots, casts and Strikes not this turn',
    cite('004', 'COMMAND/COMPEL'),
  ],
  BOTH_ENGAGED: ['both are Engaged, have no Control Zone and move no further this Move phase', CHARGING],
} satisfies RuleTable;

/** Codes of 2024 alone. */
type Obstacles = typeof obstacles & Record<'NO_LINE_OF_SIGHT' | 'FAILED_FEARFUL_TEST', RuleTable[string]>;
type Consequences = typeof consequences &
  Record<'FEARFUL_TEST_FIRST' | 'TWO_TESTS' | 'NO_CHARGE_BONUS' | 'ENDS_ACTIVATION', RuleTable[string]>;

/** The reasons and consequences that an edition knows, and what an inch of difficult ground costs. */
export interface ChargeRules {
  readonly obstacles: RulesOf<Obstacles>;
  readonly consequences: RulesOf<Consequences>;
  readonly difficultCost: (isMounted: boolean) => number;
}

export const chargeRules2018: ChargeRules = { obstacles, consequences, difficultCost: () => 2 };

/** Whether a model may charge this enemy: every reason why not, and what goes with the charge. Document 004. */
export const mayCharge = (facts: ChargeFacts, rules: ChargeRules = chargeRules2018) => {
  const { fearful = false, fearfulTest = 'NOT_TAKEN', mounted = false } = facts;
  const { prone, standsUp, crawled, targetCausesTerror, terrorTest, chargesByCommand } = facts;
  const mustTest = targetCausesTerror && !chargesByCommand;
  // A model that Command or Compel moves may do so although it has moved before (004, COMMAND/COMPEL).
  const common = moverFailures({
    ...facts,
    failedTerrorTest: mustTest && terrorTest === 'FAILED',
    hasMoved: facts.hasMoved && !chargesByCommand,
    commanded: facts.commanded && !chargesByCommand,
  });
  const reachInches = chargesByCommand ? facts.moveInches / 2 : inchesLeft(facts);
  const mustTestFearful = fearful && fearfulTest === 'NOT_TAKEN';
  const isDifficult = facts.difficultInches > 0;
  const reasons = findingsOf(rules.obstacles, {
    ...common,
    NOT_AN_ENEMY: !facts.targetIsEnemy,
    PRONE: prone && !standsUp,
    HAS_CRAWLED: crawled,
    TERROR_TEST_TOO_LATE: mustTest && terrorTest === 'NOT_TAKEN' && facts.movedInches > 0,
    ANOTHER_ZONE_FIRST: facts.anotherZoneFirst,
    BASE_TOO_SMALL: facts.severalTargets && !facts.baseTouchesAll,
    CARRIES_HEAVY_OBJECT: facts.carriesHeavyObject,
    HEROIC_MARCH: facts.heroicMarch,
    ARRIVED_THIS_TURN: facts.arrivedThisTurn,
    UNAWARE_SENTRY: facts.unawareSentry,
    OUT_OF_REACH: !crawled && inchesOfMove(facts, rules.difficultCost(mounted)) > reachInches,
    NO_LINE_OF_SIGHT: facts.lineOfSight === false,
    FAILED_FEARFUL_TEST: fearful && fearfulTest === 'FAILED',
  });
  return {
    ...permission(reasons, rules.consequences, {
      TERROR_TEST_FIRST: mustTest && terrorTest === 'NOT_TAKEN',
      STANDS_UP: prone && standsUp,
      DIFFICULT_GROUND: isDifficult,
      OTHER_ZONES_IGNORED: !facts.targetProne,
      TARGET_HAS_NO_ZONE: facts.targetProne,
      IMMOBILISED_AFTER: chargesByCommand,
      BOTH_ENGAGED: true,
      FEARFUL_TEST_FIRST: mustTestFearful,
      TWO_TESTS: mustTestFearful && mustTest && terrorTest === 'NOT_TAKEN',
      NO_CHARGE_BONUS: mounted && isDifficult,
      ENDS_ACTIVATION: true,
    }),
    /** How far it may still go in open ground, in inches. */
    reachInches: Object.values(common).some(Boolean) ? 0 : reachInches,
  };
};
