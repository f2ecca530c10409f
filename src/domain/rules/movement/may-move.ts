import { cite } from '../../../shared/source';
import { type Finding, type RuleText, findingsOf } from '../finding';
import {
  type MoverFacts,
  type MoverObstacle,
  difficultGround,
  halvingSource,
  hasCrawled,
  inchesLeft,
  inchesOfMove,
  moverFailures,
  moverObstacles,
} from './mover';

const HEROIC = cite('003', 'HEROIC ACTIONS', 57);
const ZONES = cite('004', 'CONTROL ZONES');

/** A model that wants to move without charging. */
export interface MoveFacts extends MoverFacts {
  readonly mounted: boolean;
  /** It moves with a Heroic March. */
  readonly heroicMarch: boolean;
  /** How many carry the Heavy Object that it carries, itself included; 0 where it carries none. */
  readonly heavyObjectBearers: number;
  /** That object was moved this Move phase already. */
  readonly objectHasMoved: boolean;
  /** Its way leads into the Control Zone of an enemy. */
  readonly entersControlZone: boolean;
  /** It is a Sentry before the alarm, and its D6 on the Sentry chart showed a 1. */
  readonly sentryStays: boolean;
}

const CRAWL_INCHES = 1;
const MARCH_ON_FOOT_INCHES = 3;
const MARCH_MOUNTED_INCHES = 5;

const obstacles = {
  ...moverObstacles,
  SENTRY_STAYS: {
    text: 'the Sentry searches around and may not move this turn',
    source: cite('002', 'SENTRY CHART'),
  },
  ENTERS_CONTROL_ZONE: {
    text: 'it may enter an enemy’s Control Zone only to charge that enemy',
    source: ZONES,
  },
  ONLY_CRAWLS: { text: 'it is Prone: it may crawl 1" or stand up first', source: cite('004', 'CRAWLING') },
  HAS_CRAWLED: hasCrawled,
  OBJECT_HAS_MOVED: {
    text: 'the Heavy Object that it carries has been moved this Move phase',
    source: cite('002', 'HEAVY OBJECTS'),
  },
  TOO_FAR: { text: 'what is left of its move does not reach so far', source: cite('004', 'MOVING MODELS') },
} as const satisfies Record<string, RuleText>;

export type MoveObstacle = keyof typeof obstacles;

const consequences = {
  CRAWLS: {
    text: 'it crawls; the only other movement this turn is to stand up',
    source: cite('004', 'CRAWLING'),
  },
  STANDS_UP: {
    text: 'standing up costs half of its Move and counts as having moved',
    source: cite('004', 'STANDING UP'),
  },
  MARCHES: {
    text: 'Heroic March: 3" more on foot, 5" more mounted; it may not charge and ends within 6" of the Hero',
    source: HEROIC,
  },
  DIFFICULT_GROUND: difficultGround,
  CARRIES_ALONE: {
    text: 'carrying a Heavy Object alone, it moves half of what is left',
    source: halvingSource,
  },
} as const satisfies Record<string, RuleText>;

export type MoveConsequence = keyof typeof consequences;

export interface MovePermission {
  readonly reasons: readonly Finding<MoveObstacle | MoverObstacle>[];
  readonly consequences: readonly Finding<MoveConsequence>[];
  /** How far it may still move, in inches of open ground. */
  readonly reachInches: number;
}

const crawls = ({ prone, standsUp }: MoveFacts): boolean => prone && !standsUp;

/** How far the model may go in open ground, were nothing in its way. */
const reach = (facts: MoveFacts): number => {
  if (crawls(facts)) return facts.crawled ? 0 : CRAWL_INCHES;
  const bonus = facts.mounted ? MARCH_MOUNTED_INCHES : MARCH_ON_FOOT_INCHES;
  const left = facts.crawled ? 0 : inchesLeft(facts) + (facts.heroicMarch ? bonus : 0);
  return facts.heavyObjectBearers === 1 ? left / 2 : left;
};

/** Whether a model may make this move without charging: every reason why not, what goes with it, and its reach. */
export const mayMove = (facts: MoveFacts): MovePermission => {
  const reachInches = reach(facts);
  const isCrawling = crawls(facts);
  // Crawling is 1" in any terrain (004, CRAWLING).
  const cost = isCrawling ? facts.distanceInches : inchesOfMove(facts);
  const reasons = findingsOf(obstacles, {
    ...moverFailures(facts),
    SENTRY_STAYS: facts.sentryStays,
    ENTERS_CONTROL_ZONE: facts.entersControlZone,
    ONLY_CRAWLS: isCrawling && !facts.crawled && facts.distanceInches > CRAWL_INCHES,
    HAS_CRAWLED: facts.crawled && facts.distanceInches > 0,
    OBJECT_HAS_MOVED: facts.heavyObjectBearers > 0 && facts.objectHasMoved && facts.distanceInches > 0,
    TOO_FAR: !isCrawling && !facts.crawled && cost > reachInches,
  });
  const holds: Record<MoveConsequence, boolean> = {
    CRAWLS: isCrawling && facts.distanceInches > 0,
    STANDS_UP: facts.prone && facts.standsUp,
    MARCHES: facts.heroicMarch,
    DIFFICULT_GROUND: facts.difficultInches > 0 && !isCrawling,
    CARRIES_ALONE: facts.heavyObjectBearers === 1,
  };
  return {
    reasons,
    consequences: reasons.length > 0 ? [] : findingsOf(consequences, holds),
    reachInches: reasons.some(({ code }) => STOPS.has(code)) ? 0 : reachInches,
  };
};

/** The reasons that keep a model from moving whatever its way. */
const STOPS: ReadonlySet<MoveObstacle> = new Set<MoveObstacle>([
  'NOT_THE_MOVE_PHASE',
  'HAS_MOVED',
  'ENGAGED',
  'IMMOBILISED',
  'PASSENGER',
  'MOVEMENT_ENDED',
  'THROWN_RIDER',
  'COMMANDED',
  'STAYED_AT_HEROIC_CALL',
  'FAILED_TERROR_TEST',
  'CANNOT_STAND_UP',
  'SENTRY_STAYS',
]);
