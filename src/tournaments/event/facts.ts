import type { TableReasonCode, UnpairedKind, UnpairedReasonCode } from '../pairing/reasons';
import type { Role } from './role';
import type { Webhook } from './webhook';

/** What is known of a tournament, thing by thing. Nothing here can be worked out from the rest. */

export const formats = ['SINGLES', 'DOUBLES'] as const;
export type Format = (typeof formats)[number];

export const visibilities = ['PUBLIC', 'PRIVATE'] as const;
export type Visibility = (typeof visibilities)[number];

export const tiebreakerCounts = ['SCORES', 'FAVOURITE_OPPONENT'] as const;
/** What a tiebreaker of the organiser's adds up: scores that are noted, or the votes of the opponents. */
export type TiebreakerCounts = (typeof tiebreakerCounts)[number];

/** A tiebreaker of the organiser's own, after the three of the game (document 001, RANKING). */
export interface AnnouncedTiebreaker {
  readonly id: string;
  readonly better: 'HIGHER' | 'LOWER';
  /** SCORES where it is absent. */
  readonly counts?: TiebreakerCounts;
}

/** A token handed out to somebody with a duty: only its hash is kept. A player's stands with its entrant. */
export interface Grant {
  readonly role: Role;
  readonly hash: string;
  /** Absent for the organiser's own. */
  readonly id?: string;
  /** Whom it was given to, in words. */
  readonly holder?: string | null;
  /** The player number of the entrant that the same person also is. */
  readonly plays?: number | null;
}

export const tableOrders = ['BY_RANK', 'AVOID_REPEATS'] as const;
/** Whether table 1 has the best ranked, or nobody sits at a table twice where that can be. */
export type TableOrder = (typeof tableOrders)[number];

/** What stands before round 1: a tournament is written, open, or checks in who has come. */
export const phases = ['DRAFT', 'REGISTRATION', 'CHECK_IN'] as const;
export type Phase = (typeof phases)[number];

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
  /** REGISTRATION where it is absent. Once check-in is open, only who has been checked in is drawn. */
  readonly phase?: Phase;
  /** Points limit of an army, in doubles the team's total. */
  readonly pointsLimit?: number | null;
  readonly roundMinutes?: number | null;
  /** The scenario of each round from the first; null where none is named. */
  readonly scenarios?: readonly (string | null)[];
  /** The rounds in which club-mates are kept apart where that costs no rematch. */
  readonly clubMatesApart?: readonly number[];
  readonly tableOrder?: TableOrder;
  /** Whether full ties are settled by the published lot. */
  readonly tiesByLot?: boolean;
  readonly armyListsPublished?: boolean;
  /** The leagues it has been offered to; absent in none. */
  readonly leagues?: readonly string[];
  /** Whom its changes are told to; absent for nobody. */
  readonly webhooks?: readonly Webhook[];
  readonly recoveryHash: string;
}

/** Points given or taken by the organiser; they count from `round` on. */
export interface EntrantAdjustment {
  readonly tournamentPoints: number;
  readonly victoryPoints: number;
  readonly round: number;
  readonly reason: string;
}

/** A score of one of the organiser's tiebreakers; it counts from `round` on. */
export interface EntrantScore {
  readonly tiebreaker: string;
  readonly round: number;
  readonly value: number;
}

/** A one-time code: only its hash is kept. */
export interface LinkCode {
  readonly hash: string;
  readonly expiresAtMs: number;
}

export const checkKinds = ['ARMY_LIST', 'PAINTING', 'CONVERSIONS'] as const;
/** What an organiser looks at before the event (document 001, MINIATURES). */
export type CheckKind = (typeof checkKinds)[number];

export interface EntrantCheck {
  readonly check: CheckKind;
  readonly passed: boolean;
  readonly note: string | null;
  readonly by: string;
  readonly atMs: number;
}

export const armiesAtCheckIn = ['NONE', 'LEGAL', 'ILLEGAL'] as const;
export type ArmyAtCheckIn = (typeof armiesAtCheckIn)[number];

export interface EntrantFacts {
  readonly name: string;
  /** The two players of a doubles team; empty in singles. */
  readonly members: readonly string[];
  readonly club: string | null;
  readonly withdrawn: boolean;
  /** Why it has withdrawn, was disqualified, or is back. */
  readonly reason: string | null;
  readonly disqualified?: boolean;
  readonly checkedIn?: boolean;
  /** Whether an army list was there when it was checked in, and legal. */
  readonly armyAtCheckIn?: ArmyAtCheckIn;
  /** Registered after round 1 had been drawn. */
  readonly late?: boolean;
  /** Of the player's own token; absent or null where none is given out. */
  readonly tokenHash?: string | null;
  /** Hashes of the tokens that linked Discord members act with: each is a player's token of this entrant. */
  readonly links?: readonly string[];
  /** One-time codes that make a link. */
  readonly linkCodes?: readonly LinkCode[];
  readonly adjustments?: readonly EntrantAdjustment[];
  readonly scores?: readonly EntrantScore[];
  /** The player number of the favourite opponent, and the round after which it was named. */
  readonly favourite?: { readonly opponent: number; readonly round: number } | null;
  readonly checks?: readonly EntrantCheck[];
  /** The person has asked to be forgotten: only the games stay. */
  readonly erased?: true;
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
  /** Its scenario, as it was named when the round was drawn. */
  readonly scenario?: string | null;
  /** When it was started. */
  readonly startedAtMs?: number;
  /** How long it lasts; absent or null where nobody has said. */
  readonly minutes?: number | null;
}

/**
 * What stands in the place of the next round once the tournament is finished. So whoever draws another round and whoever finishes
 * want to write the same item, and only one of them can.
 */
export interface ClosingFacts {
  readonly closed: true;
  /** The sums of versions that it was finished with; absent where nobody wrote them down. */
  readonly basis?: string;
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

export const resultStatuses = ['REPORTED', 'CONFIRMED', 'DISPUTED', 'RULED'] as const;
/**
 * REPORTED by a player, which counts until somebody objects; CONFIRMED by the other side, or reported by a scorekeeper;
 * DISPUTED until a referee has ruled; RULED.
 */
export type ResultStatus = (typeof resultStatuses)[number];

/** An outcome is replaced as a whole, never field by field. */
export interface ResultFacts {
  readonly outcome: Outcome;
  /** CONFIRMED where it is absent. */
  readonly status?: ResultStatus;
  /** The player number of the side that reported it; absent where no player did, 0 for the Spare Player. */
  readonly reportedBy?: number | null;
  /** The words of a dispute, a ruling or a correction. */
  readonly reason?: string | null;
}

/** An army as it was submitted: what `validateArmy` takes, as JSON text. */
export interface ArmyFacts {
  readonly army: string | null;
}
