import { type Source, cite, ruling } from '../../../shared/source';
import type { RuleText } from '../finding';

/** A model that is about to move: what keeps any model from moving, and how far it gets. Distances in inches. */
export interface MoverFacts {
  readonly isMovePhase: boolean;
  /** It has finished its move this turn. */
  readonly hasMoved: boolean;
  readonly engaged: boolean;
  /** Immobilised or Transfixed. */
  readonly immobilised: boolean;
  readonly isPassenger: boolean;
  /** A failed or merely passed Jump, Leap, Climb or mounting test has ended its movement. */
  readonly movementEnded: boolean;
  /** A thrown rider that rises from the dust does nothing else this turn. */
  readonly thrownRider: boolean;
  /** Command or Compel has moved it this turn. */
  readonly commanded: boolean;
  /** It stayed where it was when a Hero near it called a Heroic Move or March. */
  readonly stayedAtHeroicCall: boolean;
  /** It failed the Courage test for a charge against Terror this turn. */
  readonly failedTerrorTest: boolean;
  readonly prone: boolean;
  /** Prone: it stands up first. */
  readonly standsUp: boolean;
  /** It has crawled this turn. */
  readonly crawled: boolean;
  readonly moveInches: number;
  /** How far it has moved this turn, standing up left out. */
  readonly movedInches: number;
  /** How far it wants to go. */
  readonly distanceInches: number;
  /** How much of that is difficult ground. */
  readonly difficultInches: number;
  /** A gap on its way does not take its base. */
  readonly gapTooNarrow: boolean;
  /** It starts its move in the Control Zone of an enemy that it does not charge, and gets closer to that enemy. */
  readonly closerToZoneOwner: boolean;
}

const MOVING = cite('004', 'MOVING MODELS');
const HEROIC = cite('003', 'HEROIC ACTIONS', 57);

export const hasCrawled: RuleText = {
  text: 'it has crawled: the only other movement this turn is to stand up',
  source: cite('004', 'CRAWLING'),
};
export const difficultGround: RuleText = {
  text: 'each inch of difficult ground counts double',
  source: cite('003', 'THE MOVE PHASE', 20),
};

/** Every reason why a model may not move at all, or not on this way. */
export const moverObstacles = {
  NOT_THE_MOVE_PHASE: { text: 'models move in the Move phase', source: cite('004', 'MOVE PHASE') },
  HAS_MOVED: { text: 'it has finished its move this turn', source: MOVING },
  ENGAGED: { text: 'it is Engaged in combat', source: cite('004', 'CHARGING ENEMIES') },
  IMMOBILISED: { text: 'it is Immobilised or Transfixed', source: cite('004', 'IMMOBILISE/TRANSFIX') },
  PASSENGER: {
    text: 'a passenger moves with the Cavalry model that carries it; dismounting ends its move',
    source: cite('002', 'DISMOUNTING'),
  },
  MOVEMENT_ENDED: { text: 'a test has ended its movement this turn', source: cite('003', 'JUMP TABLE', 26) },
  THROWN_RIDER: {
    text: 'a thrown rider that rises from the dust does nothing else this turn',
    source: cite('003', 'THROWN RIDER TABLE', 52),
  },
  COMMANDED: { text: 'Command or Compel has moved it this turn', source: cite('004', 'COMMAND/COMPEL') },
  STAYED_AT_HEROIC_CALL: {
    text: 'it did not move when the Hero called; it may not move later in this Move phase',
    source: HEROIC,
  },
  FAILED_TERROR_TEST: {
    text: 'it failed the Courage test against Terror and may not move this turn',
    source: cite('004', 'Terror'),
  },
  CANNOT_STAND_UP: {
    text: 'what is left of its move does not pay for standing up, half of its Move',
    source: cite('004', 'STANDING UP'),
  },
  GAP_TOO_NARROW: { text: 'its base does not fit through between other models', source: MOVING },
  CLOSER_TO_ZONE_OWNER: {
    text: 'it starts in an enemy’s Control Zone and would get closer to that enemy without charging it',
    source: cite('004', 'CONTROL ZONES'),
  },
} as const satisfies Record<string, RuleText>;

export type MoverObstacle = keyof typeof moverObstacles;

/** Standing up costs half of the whole Move (004, STANDING UP). */
const standUpCost = ({
  prone,
  standsUp,
  moveInches,
}: Pick<MoverFacts, 'prone' | 'standsUp' | 'moveInches'>): number => (prone && standsUp ? moveInches / 2 : 0);

/** Movement left once it stands, in inches; none after crawling (004, CRAWLING). */
export const inchesLeft = (facts: Omit<MoverFacts, 'failedTerrorTest'>): number =>
  facts.crawled ? 0 : Math.max(0, facts.moveInches - facts.movedInches - standUpCost(facts));

/** The cost of the way: difficult ground counts double (003, THE MOVE PHASE). */
export const inchesOfMove = ({
  distanceInches,
  difficultInches,
}: Pick<MoverFacts, 'distanceInches' | 'difficultInches'>): number =>
  distanceInches + Math.min(difficultInches, distanceInches);

/** Which of the common reasons hold. */
export const moverFailures = (facts: MoverFacts): Readonly<Record<MoverObstacle, boolean>> => ({
  NOT_THE_MOVE_PHASE: !facts.isMovePhase,
  HAS_MOVED: facts.hasMoved,
  ENGAGED: facts.engaged,
  IMMOBILISED: facts.immobilised,
  PASSENGER: facts.isPassenger,
  MOVEMENT_ENDED: facts.movementEnded,
  THROWN_RIDER: facts.thrownRider,
  COMMANDED: facts.commanded,
  STAYED_AT_HEROIC_CALL: facts.stayedAtHeroicCall,
  FAILED_TERROR_TEST: facts.failedTerrorTest,
  CANNOT_STAND_UP: standUpCost(facts) > facts.moveInches - facts.movedInches,
  GAP_TOO_NARROW: facts.gapTooNarrow,
  CLOSER_TO_ZONE_OWNER: facts.closerToZoneOwner,
});

/** A Heavy Object carried alone halves what is left of the move (ruling 7a). */
export const halvingSource: Source = ruling('7a');
