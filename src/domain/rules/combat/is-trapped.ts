import { cite } from '../../../shared/source';
import { type Finding, type RuleText, findingsOf } from '../finding';

export const blockerKinds = ['FRIEND', 'ENEMY', 'TERRAIN'] as const;
export type BlockerKind = (typeof blockerKinds)[number];

/** Something in the way of a model that should Back Away. Distances in inches. */
export interface Blocker {
  readonly kind: BlockerKind;
  readonly engaged: boolean;
  /** Immobilised or Transfixed: it may not move, unless it Backs Away itself. */
  readonly immobilised: boolean;
  /** How far it would have to move to clear the way. */
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
  PRONE: {
    text: 'it is Prone: Strikes at it always count it as Trapped',
    source: cite('004', 'PRONE MODELS'),
  },
  KNOCKED_TO_THE_GROUND: {
    text: 'it is knocked Prone after Backing Away, and so Trapped',
    source: cite('004', 'KNOCK TO THE GROUND'),
  },
  NO_ROOM: { text: 'it cannot Back Away a full 1"', source: TRAPPED },
} as const satisfies Record<string, RuleText>;

const makeWayTexts = {
  NOT_A_FRIEND: { text: 'only a friendly model Makes Way', source: MAKE_WAY },
  SEVERAL_IN_THE_WAY: { text: 'only one model may Make Way, and one is not enough here', source: MAKE_WAY },
  ENGAGED: { text: 'the friend is Engaged in combat', source: MAKE_WAY },
  IMMOBILISED: {
    text: 'the friend is Immobilised or Transfixed and may not move',
    source: cite('004', 'IMMOBILISE/TRANSFIX'),
  },
  TOO_FAR: { text: 'it would have to move more than 1" to clear the way', source: MAKE_WAY },
  WOULD_TOUCH_ENEMY: { text: 'it would come into base contact with an enemy', source: MAKE_WAY },
  NOT_WANTED: { text: 'Making Way is optional, and the friend stays', source: MAKE_WAY },
} as const satisfies Record<string, RuleText>;

export interface TrappedAnswer {
  readonly trapped: boolean;
  /** Why it is Trapped; empty where it is not. */
  readonly reasons: readonly Finding<keyof typeof reasonTexts>[];
  /** Whether a friend may Make Way for it; null where nothing is in its way. */
  readonly mayMakeWay: boolean | null;
  /** Why no friend makes way. */
  readonly makeWayReasons: readonly Finding<keyof typeof makeWayTexts>[];
  readonly texts: readonly Finding[];
}

const outcomeTexts = {
  TWO_STRIKES: {
    text: 'each Attack at it becomes two Strikes, both at this model',
    source: cite('004', 'STRIKING A TRAPPED MODEL'),
  },
  STAYS: { text: 'it does not move; the models are separated after the Strikes', source: TRAPPED },
  BACKS_AWAY: {
    text: 'it Backs Away 1", into a Control Zone if need be, never into base contact',
    source: cite('004', 'LOSER BACKS AWAY'),
  },
  FRIEND_MOVES: {
    text: 'the friend moves the shortest way that clears the path, 1" at most, into a Control Zone if need be',
    source: MAKE_WAY,
  },
} as const satisfies Record<string, RuleText>;

/** Whether a beaten model is Trapped, and whether a friend may prevent it. Document 004, TRAPPED and MAKE WAY. */
export const isTrapped = (facts: LoserFacts): TrappedAnswer => {
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
    NOT_WANTED: false,
  });
  const mayMakeWay = isBlocked ? forbidden.length === 0 : null;
  const noRoom = isBlocked && !(mayMakeWay === true && facts.friendMakesWay);
  const reasons = findingsOf(reasonTexts, {
    PRONE: prone,
    KNOCKED_TO_THE_GROUND: knockedToTheGround,
    NO_ROOM: noRoom,
  });
  return {
    trapped: reasons.length > 0,
    reasons,
    mayMakeWay,
    makeWayReasons:
      mayMakeWay === true && !facts.friendMakesWay
        ? [{ code: 'NOT_WANTED', ...makeWayTexts.NOT_WANTED }]
        : forbidden,
    texts: findingsOf(outcomeTexts, {
      TWO_STRIKES: reasons.length > 0,
      STAYS: noRoom,
      BACKS_AWAY: !noRoom,
      FRIEND_MOVES: mayMakeWay === true && facts.friendMakesWay,
    }),
  };
};
