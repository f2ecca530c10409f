import type { TableReasonCode, UnpairedKind, UnpairedReasonCode } from '../pairing/reasons';

/** What is known of a tournament, thing by thing. Nothing here can be worked out from the rest. */

export const formats = ['SINGLES', 'DOUBLES'] as const;
export type Format = (typeof formats)[number];

export const visibilities = ['PUBLIC', 'PRIVATE'] as const;
export type Visibility = (typeof visibilities)[number];

export const roles = ['ORGANISER'] as const;
export type Role = (typeof roles)[number];

/** A tiebreaker of the organiser's own, after the three of the game (document 001, RANKING). */
export interface AnnouncedTiebreaker {
  readonly id: string;
  readonly better: 'HIGHER' | 'LOWER';
}

/** A token handed out: only its hash is kept. */
export interface Grant {
  readonly role: Role;
  readonly hash: string;
}

export interface HeadFacts {
  readonly name: string;
  readonly format: Format;
  /** How many rounds there will be; fixes which one is final. */
  readonly rounds: number;
  readonly unpaired: UnpairedKind;
  readonly tiebreakers: readonly AnnouncedTiebreaker[];
  /** The most entrants that play; null for no limit. */
  readonly cap: number | null;
  readonly visibility: Visibility;
  /** Day of the event, YYYY-MM-DD. */
  readonly startsOn: string | null;
  /** The seed of round 1: only its hash is shown before that round is drawn. */
  readonly seed: string;
  readonly grants: readonly Grant[];
  /** The leagues it has been offered to; absent in none. */
  readonly leagues?: readonly string[];
  readonly recoveryHash: string;
}

export interface EntrantFacts {
  readonly name: string;
  /** The two players of a doubles team; empty in singles. */
  readonly members: readonly string[];
  readonly club: string | null;
  readonly withdrawn: boolean;
  readonly reason: string | null;
}

/** Two entrants by player number, the higher ranked first, and why they meet. A list, since a round keeps a thousand. */
export type StoredTable = readonly [first: number, second: number, code: TableReasonCode, text: string];

/** Who is left over: the player number and why. */
export type StoredUnpaired = readonly [
  entrant: number,
  kind: UnpairedKind,
  code: UnpairedReasonCode,
  text: string,
];

export interface RoundFacts {
  readonly tables: readonly StoredTable[];
  readonly unpaired: StoredUnpaired | null;
  /** Published with round 1, so that anyone can repeat the draw; null where nothing was drawn by lot. */
  readonly seed: string | null;
  /** How many further rounds can certainly be drawn without a rematch, as it stood at the draw. */
  readonly roundsWithoutRematch: number;
  /** The sums of versions that the draw was made from. */
  readonly basis: string;
  /** The organiser's words for a redraw or a change by hand. */
  readonly note: string | null;
  readonly started: boolean;
}

/**
 * What stands in the place of the next round once the tournament is finished. So whoever draws another round and whoever finishes
 * want to write the same item, and only one of them can.
 */
export interface ClosingFacts {
  readonly closed: true;
}

export const resultKinds = ['PLAYED', 'CONCESSION', 'BOTH_LOST'] as const;
export type ResultKind = (typeof resultKinds)[number];

/** How a table ended, in the order of its entrants. */
export type Outcome =
  | {
      readonly kind: 'PLAYED';
      readonly victoryPoints: readonly number[];
      /** Whether each killed the enemy leader; null where nobody noted it. */
      readonly leaderKilled: readonly boolean[] | null;
    }
  | { readonly kind: 'CONCESSION'; readonly concededBy: number }
  | { readonly kind: 'BOTH_LOST' };

/** An outcome is replaced as a whole, never field by field. */
export interface ResultFacts {
  readonly outcome: Outcome;
}
