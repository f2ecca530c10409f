import { cite } from '../../../shared/source';
import { type Flags, type RuleTable, type RulesOf, findingsOf, permission } from '../finding';
import {
  type MoverFacts,
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

/** Facts of a move without a charge. */
export const moveFlags = {
  failedTerrorTest: 'It failed a Courage test against Terror this turn.',
  mounted: 'It is mounted.',
  heroicMarch: 'It moves with a Heroic March: 3" more on foot, 5" mounted.',
  objectHasMoved: 'Its Heavy Object was moved this Move phase already.',
  entersControlZone: 'Its way leads into the Control Zone of an enemy.',
  sentryStays: 'It is a Sentry before the alarm, and its D6 on the Sentry chart showed a 1.',
};

/** A model that wants to move without charging. */
export interface MoveFacts extends MoverFacts, Flags<typeof moveFlags> {
  /** How many carry the Heavy Object that it carries, itself included; 0 where it carries none. */
  readonly heavyObjectBearers: number;
}

const CRAWL_INCHES = 1;
const MARCH_ON_FOOT_INCHES = 3;
const MARCH_MOUNTED_INCHES = 5;

const obstacles = {
  ...moverObstacles,
  SENTRY_STAYS: ['the Sentry searches around and may not move this turn', cite('002', 'SENTRY CHART')],
  ENTERS_CONTROL_ZONE: ['it may enter an enemy’s Control Zone only to charge that enemy', ZONES],
  ONLY_CRAWLS: ['it is Prone: it may crawl 1" or stand up first', cite('004', 'CRAWLING')],
  HAS_CRAWLED: hasCrawled,
  OBJECT_HAS_MOVED: [
    'the Heavy Object that it carries has been moved this Move phase',
    cite('002', 'HEAVY OBJECTS'),
  ],
  TOO_FAR: ['what is left of its move does not reach so far', cite('004', 'MOVING MODELS')],
} satisfies RuleTable;

const consequences = {
  CRAWLS: ['it crawls; the only other movement this turn is to stand up', cite('004', 'CRAWLING')],
  STANDS_UP: ['standing up costs half of its Move and counts as having moved', cite('004', 'STANDING UP')],
  MARCHES: [
    'Heroic March: 3" more on foot, 5" more mounted; it may not charge and ends within 6" of the Hero',
    HEROIC,
  ],
  DIFFICULT_GROUND: difficultGround,
  CARRIES_ALONE: ['carrying a Heavy Object alone, it moves half of what is left', halvingSource],
} satisfies RuleTable;

/** The reasons and consequences that an edition knows, and how many inches of Move an inch of difficult ground costs. */
export interface MoveRules {
  readonly obstacles: RulesOf<typeof obstacles>;
  readonly consequences: RulesOf<typeof consequences>;
  readonly difficultCost: (isMounted: boolean) => number;
}

export const moveRules2018: MoveRules = { obstacles, consequences, difficultCost: () => 2 };

const crawls = ({ prone, standsUp }: MoveFacts): boolean => prone && !standsUp;

/** How far the model may go in open ground, were nothing in its way. */
const reach = (facts: MoveFacts): number => {
  if (crawls(facts)) return facts.crawled ? 0 : CRAWL_INCHES;
  const bonus = facts.mounted ? MARCH_MOUNTED_INCHES : MARCH_ON_FOOT_INCHES;
  const left = facts.crawled ? 0 : inchesLeft(facts) + (facts.heroicMarch ? bonus : 0);
  return facts.heavyObjectBearers === 1 ? left / 2 : left;
};

/** The reasons that concern this way alone: the model may still move elsewhere. */
const OF_THIS_WAY: ReadonlySet<string> = new Set<keyof typeof obstacles>([
  'GAP_TOO_NARROW',
  'CLOSER_TO_ZONE_OWNER',
  'ENTERS_CONTROL_ZONE',
  'ONLY_CRAWLS',
  'HAS_CRAWLED',
  'OBJECT_HAS_MOVED',
  'TOO_FAR',
]);

/** Whether a model may make this move without charging: every reason why not, what goes with it, and its reach. */
export const mayMove = (facts: MoveFacts, rules: MoveRules = moveRules2018) => {
  const reachInches = reach(facts);
  const isCrawling = crawls(facts);
  // Crawling is 1" in any terrain (004, CRAWLING).
  const cost = isCrawling ? facts.distanceInches : inchesOfMove(facts, rules.difficultCost(facts.mounted));
  const reasons = findingsOf(rules.obstacles, {
    ...moverFailures(facts),
    SENTRY_STAYS: facts.sentryStays,
    ENTERS_CONTROL_ZONE: facts.entersControlZone,
    ONLY_CRAWLS: isCrawling && !facts.crawled && facts.distanceInches > CRAWL_INCHES,
    HAS_CRAWLED: facts.crawled && facts.distanceInches > 0,
    OBJECT_HAS_MOVED: facts.heavyObjectBearers > 0 && facts.objectHasMoved && facts.distanceInches > 0,
    TOO_FAR: !isCrawling && !facts.crawled && cost > reachInches,
  });
  return {
    ...permission(reasons, rules.consequences, {
      CRAWLS: isCrawling && facts.distanceInches > 0,
      STANDS_UP: facts.prone && facts.standsUp,
      MARCHES: facts.heroicMarch,
      DIFFICULT_GROUND: facts.difficultInches > 0 && !isCrawling,
      CARRIES_ALONE: facts.heavyObjectBearers === 1,
    }),
    /** How far it may still move, in inches of open ground. */
    reachInches: reasons.some(({ code }) => !OF_THIS_WAY.has(code)) ? 0 : reachInches,
  };
};
