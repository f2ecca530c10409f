import type { BrokenWish } from './wishes';

/** Why a better-ranked entrant, still free, was not taken as the opponent. */
export interface PassedOver {
  readonly position: number;
  readonly why: 'HAVE_MET' | 'WOULD_FORCE_REMATCH' | 'WISH' | 'OTHER_GROUP' | 'WOULD_BREAK_WISH';
  /** Of a WISH: what the two share. */
  readonly wish?: BrokenWish['wish'];
}

/** One table by positions in the ranking, the higher ranked first. */
export interface RankedPair {
  readonly positions: readonly [number, number];
  readonly isRematch: boolean;
  /** The organiser's wishes that this table breaks. */
  readonly broken: readonly BrokenWish[];
  /** Whether the two stand in different score groups that were not to be mixed. */
  readonly isAcrossGroups: boolean;
  /** The better-ranked ones that the first did not meet, best first. */
  readonly passedOver: readonly PassedOver[];
}
