import { cite } from '../../../shared/source';
import { type Finding, type RuleText, findingsOf } from '../finding';
import {
  type MoverFacts,
  type MoverObstacle,
  difficultGround,
  hasCrawled,
  inchesLeft,
  inchesOfMove,
  moverFailures,
  moverObstacles,
} from './mover';

/** How the Courage test for charging a model that causes Terror came out. */
export const terrorTests = ['NOT_TAKEN', 'PASSED', 'FAILED'] as const;
export type TerrorTest = (typeof terrorTests)[number];

/** A model that wants to charge; the way is measured to base contact. */
export interface ChargeFacts extends Omit<MoverFacts, 'failedTerrorTest'> {
  readonly targetCausesTerror: boolean;
  readonly terrorTest: TerrorTest;
  /** Command or Compel moves it into this charge: no Courage test against Terror. */
  readonly chargesByCommand: boolean;
  /** The first Control Zone on its way belongs to another enemy than the one it charges. */
  readonly anotherZoneFirst: boolean;
  /** It charges several enemies at once. */
  readonly severalTargets: boolean;
  /** Its base is large enough to touch all of them. */
  readonly baseTouchesAll: boolean;
  /** It carries a Heavy Object; a Monster's counts as a Light one. */
  readonly carriesHeavyObject: boolean;
  readonly heroicMarch: boolean;
  /** It came onto the board this turn by Maelstrom of Battle. */
  readonly arrivedThisTurn: boolean;
  /** It is a Sentry and the alarm has not been raised. */
  readonly unawareSentry: boolean;
  readonly targetProne: boolean;
  readonly targetIsEnemy: boolean;
}

const obstacles = {
  ...moverObstacles,
  NOT_AN_ENEMY: { text: 'only enemies are charged', source: cite('004', 'CHARGING ENEMIES') },
  PRONE: { text: 'it is Prone: it must stand up first', source: cite('004', 'CRAWLING') },
  HAS_CRAWLED: hasCrawled,
  TERROR_TEST_TOO_LATE: {
    text: 'the Courage test against Terror comes at the start of the move, before anything else',
    source: cite('004', 'Terror'),
  },
  ANOTHER_ZONE_FIRST: {
    text: 'the first Control Zone it enters belongs to another enemy, which it must then charge',
    source: cite('004', 'CHARGING ENEMIES'),
  },
  BASE_TOO_SMALL: {
    text: 'its base cannot touch all of those enemies',
    source: cite('004', 'CHARGING MULTIPLE ENEMIES'),
  },
  CARRIES_HEAVY_OBJECT: {
    text: 'it must drop the Heavy Object before charging',
    source: cite('002', 'HEAVY OBJECTS'),
  },
  HEROIC_MARCH: {
    text: 'a model on a Heroic March may not charge',
    source: cite('003', 'HEROIC ACTIONS', 57),
  },
  ARRIVED_THIS_TURN: {
    text: 'a model that arrives by Maelstrom of Battle may not charge',
    source: cite('000', 'SPECIAL RULES'),
  },
  UNAWARE_SENTRY: { text: 'a Sentry may not charge before the alarm', source: cite('002', 'SENTRIES') },
  OUT_OF_REACH: {
    text: 'what is left of its move does not reach the enemy',
    source: cite('004', 'CHARGING ENEMIES'),
  },
} as const satisfies Record<string, RuleText>;

export type ChargeObstacle = keyof typeof obstacles;

const consequences = {
  TERROR_TEST_FIRST: {
    text: 'first a Courage test: if it fails, the model neither charges nor moves this turn',
    source: cite('004', 'Terror'),
  },
  STANDS_UP: { text: 'standing up costs half of its Move', source: cite('004', 'STANDING UP') },
  DIFFICULT_GROUND: difficultGround,
  OTHER_ZONES_IGNORED: {
    text: 'once in its target’s Control Zone it ignores the zones of others',
    source: cite('004', 'CHARGING ENEMIES'),
  },
  TARGET_HAS_NO_ZONE: {
    text: 'a Prone enemy has no Control Zone',
    source: cite('004', 'CHARGING PRONE MODELS'),
  },
  BOTH_ENGAGED: {
    text: 'both are Engaged, have no Control Zone and move no further this Move phase',
    source: cite('004', 'CHARGING ENEMIES'),
  },
} as const satisfies Record<string, RuleText>;

export type ChargeConsequence = keyof typeof consequences;

export interface ChargePermission {
  readonly reasons: readonly Finding<ChargeObstacle | MoverObstacle>[];
  readonly consequences: readonly Finding<ChargeConsequence>[];
  /** How far it may still go in open ground, in inches. */
  readonly reachInches: number;
}

/** Whether a model may charge this enemy: every reason why not, and what goes with the charge. Document 004. */
export const mayCharge = (facts: ChargeFacts): ChargePermission => {
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
  const reasons = findingsOf(obstacles, {
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
    OUT_OF_REACH: !crawled && inchesOfMove(facts) > reachInches,
  });
  const holds: Record<ChargeConsequence, boolean> = {
    TERROR_TEST_FIRST: mustTest && terrorTest === 'NOT_TAKEN',
    STANDS_UP: prone && standsUp,
    DIFFICULT_GROUND: facts.difficultInches > 0,
    OTHER_ZONES_IGNORED: !facts.targetProne,
    TARGET_HAS_NO_ZONE: facts.targetProne,
    BOTH_ENGAGED: true,
  };
  return {
    reasons,
    consequences: reasons.length > 0 ? [] : findingsOf(consequences, holds),
    reachInches: Object.values(common).some(Boolean) ? 0 : reachInches,
  };
};
