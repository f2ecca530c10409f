import type { Alignment } from '../entrant';
import type { NumberInGame } from '../game';
import type { Adjustment } from '../standings/tally';
import type { PackVersions } from '../pack/pack-versions';
import type { TableReasonCode, UnpairedKind, UnpairedReasonCode } from '../pairing/reasons';
import type { StoredVetoes } from '../scenarios/scenarios-of-round';
import type { MatchGame } from '../teams/match-score';
import type { TeamRules } from '../teams/team-rules';
import type { Award, AwardVote } from './awards';
import type { PlayerNumber, RoundNumber } from './numbers';
import type { Role } from './role';
import type { EventSettings } from './settings';
import type { Webhook } from './webhook';

/** The stored facts of a tournament, record by record. None of them follows from others. */

export const formats = {
  SINGLES: 'Single players.',
  DOUBLES: 'Teams of two players with a force each.',
  TEAMS: 'Teams of 2 to 8 players, who meet in single games.',
} as const;
export type Format = keyof typeof formats;

export const tiebreakerCounts = {
  SCORES: 'Scores that are noted with the entrants.',
  FAVOURITE_OPPONENT: 'The votes of the opponents it has met.',
  OPPONENTS_SCORES: 'The scores that the opponents it has met give it, such as for sportsmanship.',
} as const;

/** A tiebreaker of the organiser's own, after the three of the game (document 001, RANKING). */
export interface AnnouncedTiebreaker {
  readonly id: string;
  readonly better: 'HIGHER' | 'LOWER';
  /** SCORES where it is absent. */
  readonly counts?: keyof typeof tiebreakerCounts;
  /** The most that an opponent can give: for OPPONENTS_SCORES only. */
  readonly most?: number;
}

/** A token handed out to somebody with a duty: only its hash is kept. A player's stands with its entrant. */
export interface Grant {
  readonly role: Role;
  readonly hash: string;
  /** Absent for the organiser's own. */
  readonly id?: string;
  /** The person it was given to, in words. */
  readonly holder?: string | null;
  /** The player number of the entrant that the same person also is. */
  readonly plays?: PlayerNumber | null;
}

/** Before round 1 a tournament is written, open, or checks entrants in. */
export const phases = {
  DRAFT: 'It is being written.',
  REGISTRATION: 'Entrants are registered.',
  CHECK_IN: 'Only entrants that are checked in are drawn.',
} as const;

export const signUpApprovals = {
  NONE: 'Nobody does: who signs up has a place, or waits for one.',
  ORGANISER: 'An organiser does.',
} as const;

/** How players sign up by themselves, and what they consent to. */
export interface SignUp {
  readonly isOpen: boolean;
  readonly privacyText: string;
  /** ORGANISER: an entrant holds no place until an organiser has approved it. */
  readonly approval: keyof typeof signUpApprovals;
  /** Whether a public event takes invited players only; a private one always does. */
  readonly byInvitation: boolean;
  /** When players may check in by themselves; null for as long as check-in is open. */
  readonly checkInFromMs: number | null;
  readonly checkInUntilMs: number | null;
  /** How many players one network address may sign up in a day; absent or null for what the cap allows. */
  readonly mostPerAddress?: number | null;
}

/** A version of a catalogue that the service keeps. */
export interface CatalogueVersionName {
  readonly catalogue: string;
  readonly version: number;
}

/** The rules for army lists besides format and points limit, and their deadline. */
export interface ArmyDeskRules {
  /** Until when players hand in their list, or replace it; null for until the lists are published. */
  readonly deadlineMs: number | null;
  /** From when everybody may read the lists; null for once an organiser publishes them. */
  readonly publishAtMs: number | null;
  /** The catalogue that armies are judged by; absent or null for the one that ships. */
  readonly catalogue?: CatalogueVersionName | null;
}

/** Settings that every event stores; the others are absent if nobody has set them. */
type AlwaysStored = 'unpaired' | 'cap' | 'visibility' | 'startsOn';
type StoredSettings = Partial<EventSettings> & Pick<EventSettings, AlwaysStored>;

export interface TournamentFacts extends StoredSettings {
  readonly name: string;
  readonly format: Format;
  /** How many rounds there will be; fixes which one is final. */
  readonly rounds: number;
  readonly tiebreakers: readonly AnnouncedTiebreaker[];
  /** The seed of round 1: only its hash is shown before that round is drawn. */
  readonly seed: string;
  readonly grants: readonly Grant[];
  /** REGISTRATION where it is absent. Once check-in is open, only who has been checked in is drawn. */
  readonly phase?: keyof typeof phases;
  /** The packs announced, oldest first; absent: document 001's rules. */
  readonly packs?: PackVersions;
  readonly armyListsPublished?: boolean;
  /** Absent or null: every edition, no deadline, published by hand. */
  readonly armyDesk?: ArmyDeskRules | null;
  /** The leagues it has been offered to; absent in none. */
  readonly leagues?: readonly string[];
  /** The receivers of its changes; absent for none. */
  readonly webhooks?: readonly Webhook[];
  /** Absent: closed. */
  readonly signUp?: SignUp;
  /** How teams of several play; absent in singles and doubles. */
  readonly teams?: TeamRules;
  readonly awards?: readonly Award[];
  /** Of the code that players sign up with, where one is needed. */
  readonly invitationHash?: string;
  /** Why rules were changed after round 1 had been drawn, the last time. */
  readonly changeReason?: string | null;
  /** Absent or null while it takes place. */
  readonly cancelled?: { readonly reason: string; readonly atMs: number } | null;
  /** All that is left is that it was there: its versions, and who may repeat the request that deleted it. */
  readonly deleted?: true;
  readonly recoveryHash: string;
}

/** A one-time code: only its hash is kept. */
export interface LinkCode {
  readonly hash: string;
  readonly expiresAtMs: number;
}

export const checkKinds = {
  ARMY_LIST: 'The army list.',
  PAINTING: 'All models built, based and painted.',
  CONVERSIONS: 'The conversions.',
} as const;

export const armiesAtCheckIn = {
  NONE: 'None was submitted.',
  LEGAL: 'It was legal.',
  ILLEGAL: 'It was not legal.',
  NOT_COVERED: 'The catalogue could not judge it.',
} as const;
export type ArmyAtCheckIn = keyof typeof armiesAtCheckIn;

/** A score for an opponent, such as for sportsmanship, from the round on after which it was given. */
export interface GivenScore {
  readonly tiebreaker: string;
  readonly opponent: PlayerNumber;
  readonly round: RoundNumber;
  readonly value: number;
}

export interface EntrantFacts {
  readonly name: string;
  /** The players of a team, substitutes last; empty in singles. */
  readonly members: readonly string[];
  /** Their numbers, in the same order; absent while each number is the place in the list. */
  readonly memberNumbers?: readonly number[];
  readonly club: string | null;
  readonly region?: string | null;
  readonly household?: string | null;
  /** The friends that it is ranked with beside its own rank. */
  readonly squad?: string | null;
  /** Of its army, where Good is to meet Evil. */
  readonly alignment?: Alignment | null;
  /** Its place in the seeding list, or its rating, as the pack says. */
  readonly seeding?: number | null;
  readonly withdrawn: boolean;
  /** Why it has withdrawn, was disqualified, or is back. */
  readonly reason: string | null;
  readonly disqualified?: boolean;
  readonly checkedIn?: boolean;
  /** Whether an army list was there when it was checked in, and legal. */
  readonly armyAtCheckIn?: ArmyAtCheckIn | null;
  /** Registered after round 1 had been drawn. */
  readonly late?: boolean;
  /** Of the player's own token; absent or null where none is given out. */
  readonly tokenHash?: string | null;
  /** Hashes of the tokens that linked Discord members act with: each is a player's token of this entrant. */
  readonly links?: readonly string[];
  /** One-time codes that make a link. */
  readonly linkCodes?: readonly LinkCode[];
  readonly adjustments?: readonly (Omit<Adjustment, 'entrant'> & { readonly round: RoundNumber })[];
  readonly scores?: readonly {
    readonly tiebreaker: string;
    readonly round: RoundNumber;
    readonly value: number;
  }[];
  /** For awards that players vote on; nobody is shown whose they are. */
  readonly votes?: readonly AwardVote[];
  /** For organisers only. */
  readonly email?: string | null;
  /** Of the privacy text that the player has consented to; absent where an organiser has registered it. */
  readonly consent?: { readonly digest: string; readonly atMs: number } | null;
  /** False until an organiser has approved who has signed up; absent or true otherwise. */
  readonly approved?: boolean;
  /** The player number of the favourite opponent, and the round after which it was named. */
  readonly favourite?: { readonly opponent: PlayerNumber; readonly round: RoundNumber } | null;
  /** The scores that it gives its opponents, one for each. */
  readonly given?: readonly GivenScore[];
  readonly checks?: readonly {
    readonly check: keyof typeof checkKinds;
    readonly passed: boolean;
    readonly note: string | null;
    readonly by: string;
    readonly atMs: number;
  }[];
  /** The person has asked to be forgotten: only the games stay. */
  readonly erased?: true;
}

/** Two entrants by player number, the higher ranked first, and why they meet. A list, since a round keeps a thousand. */
export type StoredTable = readonly [
  first: PlayerNumber,
  second: PlayerNumber,
  code: TableReasonCode,
  text: string,
];

/** The unpaired entrant by player number, and why. */
export type StoredUnpaired = readonly [
  entrant: PlayerNumber,
  kind: UnpairedKind,
  code: UnpairedReasonCode,
  text: string,
];

export interface RoundFacts {
  readonly tables: readonly StoredTable[];
  readonly unpaired: StoredUnpaired | null;
  /** Player numbers of those whose bye in this round was asked for in advance; absent for nobody. */
  readonly requestedByes?: readonly number[];
  /** In the first round of a stage: its groups by player number, in the order of the seeds. */
  readonly field?: readonly (readonly PlayerNumber[])[];
  /** Why an organiser has set that field by hand. */
  readonly fieldReason?: string;
  /** Those of the stage who have no game and score nothing in this round: they go on in a bracket, or sit out a table of Berger. */
  readonly sitsOut?: readonly PlayerNumber[];
  /** Those left over in their groups, where there are several: each has a bye. */
  readonly byes?: readonly PlayerNumber[];
  /** Published with round 1, so that anyone can repeat the draw; null where nothing was drawn by lot. */
  readonly seed: string | null;
  /** How many further rounds can certainly be drawn without a rematch, as it stood at the draw. */
  readonly roundsWithoutRematch: number;
  /** The sums of versions that the draw was made from. */
  readonly basis: string;
  /** The organiser's words for a redraw or a change by hand. */
  readonly note: string | null;
  readonly started: boolean;
  /** Its scenario, as named when the round was drawn; null where the players of each table veto. */
  readonly scenario?: string | null;
  /** The scenarios of which the players of each table veto all but one, in the order drawn; absent or empty for none. */
  readonly scenarioChoices?: readonly string[];
  /** Its scenario was named or drawn again after the draw: how often it was drawn again, and why the last change. */
  readonly scenarioChange?: { readonly draws: number; readonly reason: string };
  /** When it was started. */
  readonly startedAtMs?: number;
  /** How long it lasts; absent or null where nobody has said. */
  readonly minutes?: number | null;
  /** The pauses and extensions of its clock; absent or null for none. */
  readonly clockChange?: ClockChange | null;
  /** How often its start was taken back, and why the last time. */
  readonly unstarted?: { readonly times: number; readonly reason: string };
  /** In its place the tournament was finished, and reopened. */
  readonly closed?: false;
}

/** That a round's clock was paused, or given more time. */
export interface ClockChange {
  /** Since when it is paused; null while it runs. */
  readonly pausedAtMs: number | null;
  /** How long all earlier pauses lasted. */
  readonly pausedMs: number;
  /** Why, the last time. */
  readonly reason: string;
}

/**
 * The record in the place of the next round once the tournament is finished: drawing another round and finishing write the same
 * item, so only one of them succeeds. A reopened tournament keeps it, and draws the next round over it.
 */
export interface ClosingFacts {
  /** False once it was reopened. */
  readonly closed: boolean;
  /** The sums of versions that it was finished with; absent where nobody wrote them down. */
  readonly basis?: string;
  readonly reopened?: string;
}

export const resultKinds = {
  PLAYED: 'It was played; the side with more Victory Points won.',
  CONCESSION: 'One side conceded: 12-0 for the other, with the leader killed.',
  BOTH_LOST: 'A referee ruled it lost by both.',
} as const;
export type ResultKind = keyof typeof resultKinds;

/** How a table ended, in the order of its entrants. */
export type Outcome =
  | {
      readonly kind: 'PLAYED';
      readonly victoryPoints: readonly number[];
      /** Whether each killed the enemy leader; null where nobody noted it. */
      readonly leaderKilled: readonly boolean[] | null;
      /** Of a team match: its games; the Victory Points above are then the Game Points of both teams. */
      readonly games?: readonly MatchGame[];
      /** The pack's numbers; absent where it has none. */
      readonly numbers?: readonly NumberInGame[];
      /** Which side has won by the report, null for a draw; absent unless the pack asks the players. */
      readonly winner?: 0 | 1 | null;
    }
  | { readonly kind: 'CONCESSION'; readonly concededBy: PlayerNumber }
  | { readonly kind: 'BOTH_LOST' };

export const resultStatuses = {
  REPORTED: 'A player reported it; it counts until the other side objects.',
  CONFIRMED: 'The other side confirmed it, or a scorekeeper reported it.',
  DISPUTED: 'The other side objects; a referee will rule.',
  RULED: 'A referee ruled.',
} as const;
export type ResultStatus = keyof typeof resultStatuses;

/** An outcome is replaced as a whole, never field by field. */
export interface ResultFacts {
  /** Null once the report was taken back: then there is no result, as before the first report. */
  readonly outcome: Outcome | null;
  /** CONFIRMED where it is absent. */
  readonly status?: ResultStatus;
  /** The player number of the side that reported it; absent where no player did, 0 for the Spare Player. */
  readonly reportedBy?: PlayerNumber | null;
  /** The words of a dispute, a ruling or a correction. */
  readonly reason?: string | null;
  /**
   * There was no result when the start of the round was taken back so often: whoever was about to report it then must look again.
   * A result with nothing else is none.
   */
  readonly unstarted?: number;
  /** The scenarios that the players of the table have vetoed, before there is a result too. */
  readonly vetoes?: StoredVetoes;
}

/** An organiser's decision about an army list, whatever the rules say of it. */
export interface ArmyOverride {
  readonly legal: boolean;
  readonly reason: string;
  readonly by: string;
  readonly atMs: number;
}

/** An army as it was submitted: what `validateArmy` takes, as JSON text. */
export interface ArmyFacts {
  readonly army: string | null;
  /** Absent or null: what is found counts. A new list cancels it. */
  readonly override?: ArmyOverride | null;
}
