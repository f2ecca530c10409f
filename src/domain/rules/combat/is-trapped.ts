import { cite } from '../../../shared/source';
import { type Flags, type RuleTable, findingsOf } from '../finding';

export const blockerKinds = {
  FRIEND: 'A friendly model.',
  ENEMY: 'An enemy model.',
  TERRAIN: 'Terrain.',
};

/** Facts of something in the way that may not move. */
export const blockerFlags = {
  engaged: 'It is Engaged in combat.',
  immobilised: 'It is Immobilised or Transfixed.',
};

/** Something in the way of a model that should Back Away. */
export interface Blocker extends Flags<typeof blockerFlags> {
  readonly kind: keyof typeof blockerKinds;
  /** How far it would have to move to clear the way, in inches. */
  readonly clearsInches: number;
  /** Its move would end in base contact with an enemy. */
  readonly wouldTouchEnemy: boolean;
}

/** A model that has lost its Fight. */
export interface LoserFacts {
  readonly prone: boolean;
  /** A charge that won knocks it to the ground. */
  readonly knockedToTheGround: boolean;
  /** How far it can move straight away from the winner before it touches anything. */
  readonly freeInches: number;
  /** Things in its way in the direction its player chose. */
  readonly blockers: readonly Blocker[];
  /** A friend that may Make Way does so; it need not. */
  readonly friendMakesWay: boolean;
}

const BACK_AWAY_INCHES = 1;
const MAKE_WAY_INCHES = 1;

const TRAPPED = cite('004', 'TRAPPED');
const MAKE_WAY = cite('004', 'MAKE WAY');

const reasonTexts = {
  PRONE: ['it is Prone: Strikes at it always count it as Trapped', cite('004', 'PRONE MODELS')],
  KNOCKED_TO_THE_GROUND: [
    'it is knocked Prone after Backing Away, and so Trapped',
    cite('004', 'KNOCK TO THE GROUND'),
  ],
  NO_ROOM: ['it cannot Back Away a full 1"', TRAPPED],
} satisfies RuleTable;

const makeWayTexts = {
  NOT_A_FRIEND: ['only a friendly model Makes Way', MAKE_WAY],
  SEVERAL_IN_THE_WAY: ['only one model may Make Way, and one is not enough here', MAKE_WAY],
  ENGAGED: ['the friend is Engaged in combat', MAKE_WAY],
  IMMOBILISED: [
    'the friend is Immobilised or Transfixed and may not move',
    cite('004', 'IMMOBILISE/TRANSFIX'),
  ],
  TOO_FAR: ['it would have to move more than 1" to clear the way', MAKE_WAY],
  WOULD_TOUCH_ENEMY: ['it would come into base contact with an enemy', MAKE_WAY],
} satisfies RuleTable;

const unwantedTexts = {
  NOT_WANTED: ['Making Way is optional, and the friend stays', MAKE_WAY],
} satisfies RuleTable;

const outcomeTexts = {
  TWO_STRIKES: [
    'each Attack at it becomes two Strikes, both at this model',
    cite('004', 'STRIKING A TRAPPED MODEL'),
  ],
  STAYS: ['it does not move; the models are separated after the Strikes', TRAPPED],
  BACKS_AWAY: [
    'it Backs Away 1", into a Control Zone if need be, never into base contact',
    cite('004', 'LOSER BACKS AWAY'),
  ],
  FRIEND_MOVES: [
    'the friend moves the shortest way that clears the path, 1" at most, into a Control Zone if need be',
    MAKE_WAY,
  ],
} satisfies RuleTable;

/** Whether a beaten model is Trapped, and whether a friend may prevent it. Document 004, TRAPPED and MAKE WAY. */
export const isTrapped = (facts: LoserFacts) => {
  const { blockers, freeInches, prone, knockedToTheGround } = facts;
  const isBlocked = freeInches < BACK_AWAY_INCHES;
  const any = (holds: (blocker: Blocker) => boolean): boolean => isBlocked && blockers.some(holds);
  const friends = blockers.filter(({ kind }) => kind === 'FRIEND');
  const forbidden = findingsOf(makeWayTexts, {
    NOT_A_FRIEND: any(({ kind }) => kind !== 'FRIEND') || (isBlocked && blockers.length === 0),
    SEVERAL_IN_THE_WAY: isBlocked && friends.length > 1,
    ENGAGED: any(({ kind, engaged }) => kind === 'FRIEND' && engaged),
    IMMOBILISED: any(({ kind, immobilised }) => kind === 'FRIEND' && immobilised),
    TOO_FAR: any(({ kind, clearsInches }) => kind === 'FRIEND' && clearsInches > MAKE_WAY_INCHES),
    WOULD_TOUCH_ENEMY: any(({ kind, wouldTouchEnemy }) => kind === 'FRIEND' && wouldTouchEnemy),
  });
  const mayMakeWay = isBlocked ? forbidden.length === 0 : null;
  const friendMoves = mayMakeWay === true && facts.friendMakesWay;
  const noRoom = isBlocked && !friendMoves;
  const makeWayReasons =
    mayMakeWay === true && !friendMoves ? findingsOf(unwantedTexts, { NOT_WANTED: true }) : forbidden;
  const reasons = findingsOf(reasonTexts, {
    PRONE: prone,
    KNOCKED_TO_THE_GROUND: knockedToTheGround,
    NO_ROOM: noRoom,
  });
  return {
    trapped: reasons.length > 0,
    /** Why it is Trapped; empty if it is not. */
    reasons,
    /** Whether a friend may Make Way for it; null if nothing is in its way. */
    mayMakeWay,
    /** Why no friend makes way. */
    makeWayReasons,
    texts: findingsOf(outcomeTexts, {
      TWO_STRIKES: reasons.length > 0,
      STAYS: noRoom,
      BACKS_AWAY: !noRoom,
      FRIEND_MOVES: friendMoves,
    }),
  };
};
