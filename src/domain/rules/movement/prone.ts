import { type Source, cite } from '../../../shared/source';

const PRONE = cite('004', 'PRONE MODELS');
const CRAWLING = cite('004', 'CRAWLING');
const STANDING = cite('004', 'STANDING UP');

const CRAWL_INCHES = 1;

/** A Prone model at some moment of its move. Distances in inches. */
export interface ProneFacts {
  readonly moveInches: number;
  /** Movement left this turn. */
  readonly remainingMoveInches: number;
  /** It has crawled this turn: the only other movement is then to stand up. */
  readonly crawled: boolean;
}

const SHOOTING = cite('003', 'THE SHOOT PHASE', 31);

// prettier-ignore
const mayNot = [
  'charge before it stands',
  'shoot',
  'use a Magical Power',
  'Support a friend',
  'have a Control Zone or block Line of Sight',
  'Strike when it wins a Fight; Strikes against it count it as Trapped',
];

const standingTexts = (left: number, crawled: boolean): readonly string[] => [
  crawled
    ? 'stand up for half of its Move, and move no further as it has crawled'
    : left > 0
      ? 'stand up for half of its Move, and then move on or charge with the rest'
      : 'stand up for half of its Move, which uses all that is left of it',
  'stand up within an enemy’s Control Zone without charging, getting no closer to that enemy',
];

/**
 * How far a Prone model gets: standing up costs half of the whole Move; once it has crawled it may stand up, but moves no further.
 * `crawlInches`: how far it may still crawl; `mayStandUp`: false where what is left of the move does not pay for standing up;
 * `leftAfterStandingInches`: movement after standing up: none once it has crawled.
 */
export const proneMoves = ({ moveInches, remainingMoveInches, crawled }: ProneFacts) => {
  const standUpCostInches = moveInches / 2;
  const mayStandUp = remainingMoveInches >= standUpCostInches;
  return {
    crawlInches: crawled ? 0 : CRAWL_INCHES,
    standUpCostInches,
    mayStandUp,
    leftAfterStandingInches: mayStandUp && !crawled ? remainingMoveInches - standUpCostInches : 0,
  };
};

/** The options of a Prone model. Document 004, CRAWLING and STANDING UP. */
export const proneMovement = (facts: ProneFacts) => {
  const moves = proneMoves(facts);
  const { mayStandUp, leftAfterStandingInches } = moves;
  const { crawled } = facts;
  return {
    ...moves,
    may: [
      ...(mayStandUp ? standingTexts(leftAfterStandingInches, crawled) : []),
      ...(crawled ? [] : ['crawl 1" over any terrain; the only other movement then is to stand up']),
      'fight as normal when charged; if it wins it may stand up instead of Striking',
      'be supported by a spear or pike',
    ],
    mayNot: [...(mayStandUp ? [] : ['stand up: what is left of its move does not pay for it']), ...mayNot],
    sources: [
      PRONE,
      CRAWLING,
      STANDING,
      cite('004', 'SPEARS'),
      cite('004', 'USING MAGICAL POWERS'),
      SHOOTING,
    ] as readonly Source[],
  };
};
