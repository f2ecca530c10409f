import { type Source, cite, ruling } from '../../../shared/source';
import type { Flags, RuleTable } from '../finding';

/** Facts of a model that moves or charges. */
export const moverFlags = {
  hasMoved: 'It has finished its move this turn.',
  engaged: 'It is Engaged in combat.',
  immobilised: 'It is Immobilised or Transfixed.',
  isPassenger: 'It is a passenger.',
  movementEnded: 'A Jump, Leap, Climb or mounting test has ended its movement.',
  thrownRider: 'It is a thrown rider that has risen from the dust this turn.',
  commanded: 'Command or Compel has moved it this turn.',
  stayedAtHeroicCall: 'It stayed where it was when a Hero near it called a Heroic Move or March.',
  prone: 'It is Prone.',
  standsUp: 'Prone: it stands up first, for half of its Move.',
  crawled: 'It has crawled this turn.',
};
/** Facts of its way. */
export const wayFlags = {
  gapTooNarrow: 'A gap on its way does not take its base.',
  closerToZoneOwner:
    'It starts its move in the Control Zone of an enemy that it does not charge, and gets closer to that enemy.',
};

/** A model that is about to move: what keeps any model from moving, and how far it gets. Distances in inches. */
export interface MoverFacts extends Flags<typeof moverFlags>, Flags<typeof wayFlags> {
  readonly isMovePhase: boolean;
  /** It failed the Courage test for a charge against Terror this turn. */
  readonly failedTerrorTest: boolean;
  readonly moveInches: number;
  /** How far it has moved this turn, standing up left out. */
  readonly movedInches: number;
  /** How far it wants to go. */
  readonly distanceInches: number;
  /** How much of that is difficult ground. */
  readonly difficultInches: number;
}

const MOVING = cite('004', 'MOVING MODELS');
const HEROIC = cite('003', 'HEROIC ACTIONS', 57);

export const hasCrawled: RuleTable[string] = [
  'it has crawled: the only other movement this turn is to stand up',
  cite('004', 'CRAWLING'),
];
export const difficultGround: RuleTable[string] = [
  'each inch of difficult ground counts double',
  cite('003', 'THE MOVE PHASE', 20),
];

/** Every reason why a model may not move at all, or not on this way. */
export const moverObstacles = {
  NOT_THE_MOVE_PHASE: ['models move in the Move phase', cite('004', 'MOVE PHASE')],
  HAS_MOVED: ['it has finished its move this turn', MOVING],
  ENGAGED: ['it is Engaged in combat', cite('004', 'CHARGING ENEMIES')],
  IMMOBILISED: ['it is Immobilised or Transfixed', cite('004', 'IMMOBILISE/TRANSFIX')],
  PASSENGER: [
    'a passenger moves with the Cavalry model that carries it; dismounting ends its move',
    cite('002', 'DISMOUNTING'),
  ],
  MOVEMENT_ENDED: ['a test has ended its movement this turn', cite('003', 'JUMP TABLE', 26)],
  THROWN_RIDER: [
    'a thrown rider that rises from the dust does nothing else this turn',
    cite('003', 'THROWN RIDER TABLE', 52),
  ],
  COMMANDED: ['Command or Compel has moved it this turn', cite('004', 'COMMAND/COMPEL')],
  STAYED_AT_HEROIC_CALL: [
    'it did not move when the Hero called; it may not move later in this Move phase',
    HEROIC,
  ],
  FAILED_TERROR_TEST: [
    'it failed the Courage test against Terror and may not move this turn',
    cite('004', 'Terror'),
  ],
  CANNOT_STAND_UP: [
    'what is left of its move does not pay for standing up, half of its Move',
    cite('004', 'STANDING UP'),
  ],
  GAP_TOO_NARROW: ['its base does not fit through between other models', MOVING],
  CLOSER_TO_ZONE_OWNER: [
    'it starts in an enemy’s Control Zone and would get closer to that enemy without charging it',
    cite('004', 'CONTROL ZONES'),
  ],
} satisfies RuleTable;

/** Standing up costs half of the whole Move (004, STANDING UP). */
const standUpCost = ({
  prone,
  standsUp,
  moveInches,
}: Pick<MoverFacts, 'prone' | 'standsUp' | 'moveInches'>): number => (prone && standsUp ? moveInches / 2 : 0);

/** Movement left once it stands, in inches; none after crawling (004, CRAWLING). */
export const inchesLeft = (facts: Omit<MoverFacts, 'failedTerrorTest'>): number =>
  facts.crawled ? 0 : Math.max(0, facts.moveInches - facts.movedInches - standUpCost(facts));

/** The cost of the way, where each inch of difficult ground costs so many; two in 2018 (003, THE MOVE PHASE). */
export const inchesOfMove = (
  { distanceInches, difficultInches }: Pick<MoverFacts, 'distanceInches' | 'difficultInches'>,
  difficultCost: number,
): number => distanceInches + (difficultCost - 1) * Math.min(difficultInches, distanceInches);

/** Which of the common reasons hold. */
export const moverFailures = (facts: MoverFacts): Flags<typeof moverObstacles> => ({
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
