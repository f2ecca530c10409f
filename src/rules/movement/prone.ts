import type { Source } from '../../shared/source';

export const proneSources: readonly Source[] = [
  { document: '004', heading: 'PRONE MODELS' },
  { document: '004', heading: 'CRAWLING' },
  { document: '004', heading: 'STANDING UP' },
  { document: '004', heading: 'CHARGING PRONE MODELS' },
  { document: '004', heading: 'SPEARS' },
  { document: '004', heading: 'USING MAGICAL POWERS' },
  { document: '003', heading: 'THE SHOOT PHASE', page: 31 },
];

const CRAWL_INCHES = 1;

/** What movement a Prone model has, in inches. */
export interface ProneMovement {
  readonly crawlInches: number;
  readonly standUpCostInches: number;
  /** False where what is left of the move does not pay for standing up. */
  readonly mayStandUp: boolean;
  readonly leftAfterStandingInches: number;
  /** Standing up counts as moving: the Shoot value is one worse. */
  readonly may: readonly string[];
  readonly mayNot: readonly string[];
}

// prettier-ignore
const may = [
  'stand up for half of its Move, and then move on or charge with the rest',
  'stand up within an enemy’s Control Zone without charging, getting no closer to that enemy',
  'crawl 1" over any terrain; the only other movement then is to stand up',
  'fight as normal when charged; if it wins it may stand up instead of Striking',
  'be supported by a spear or pike',
];
// prettier-ignore
const mayNot = [
  'charge before it stands',
  'shoot',
  'use a Magical Power',
  'Support a friend',
  'have a Control Zone or block Line of Sight',
  'Strike when it wins a Fight; Strikes against it count it as Trapped',
];

/** Standing up costs half of the whole Move; `remainingMoveInches` is what is left of it this turn. Document 004. */
export const proneMovement = (moveInches: number, remainingMoveInches: number): ProneMovement => {
  const standUpCostInches = moveInches / 2;
  const mayStandUp = remainingMoveInches >= standUpCostInches;
  return {
    crawlInches: CRAWL_INCHES,
    standUpCostInches,
    mayStandUp,
    leftAfterStandingInches: mayStandUp ? remainingMoveInches - standUpCostInches : 0,
    may,
    mayNot,
  };
};
