import { namesOf } from '../../../shared/names-of';
import {
  type ObjectOf,
  type Of,
  type Shape,
  choice,
  kept,
  known,
  knownAs,
  list,
  maybe,
  nullable,
  object,
  tuple,
  whole,
} from '../../../shared/shape';
import { alignments } from '../entrant';
import {
  LARGEST_CAP,
  LARGEST_SCORE,
  LARGEST_SEEDING,
  LARGEST_TABLE,
  LONGEST_RECORDED_MINUTES,
  MOST_ADJUSTED_POINTS,
  MOST_ADJUSTMENTS,
  MOST_ARMY_SLOTS,
  MOST_AWARDS,
  MOST_CHANGES,
  MOST_GROUPS,
  MOST_MEMBERS,
  MOST_ROUNDS,
  MOST_SCENARIOS_IN_POOL,
  MOST_TIEBREAKERS,
} from '../limits';
import { directions } from '../pack/criterion-names';
import { packVersion } from '../pack/pack-versions';
import { tableReasonCodes, unpairedKinds, unpairedReasonCodes } from '../pairing/reasons';
import { storedVetoes } from '../scenarios/scenarios-of-round';
import type { TeamRules } from '../teams/team-rules';
import { award, awardVote } from './awards';
import { clockChange } from './clock-change';
import { code, memberNumber, moment, name, names, reason, scenario, seed, text, yes } from '../fact-shapes';
import { type PlayerNumber, player, playerOrSpare, roundOrNone } from './numbers';
import { outcome } from './outcome';
import { roundArmies, storedArmyChoices } from './round-armies';
import type { Role } from './role';
import type { EventSettings } from './settings';
import { signUp } from './sign-up';
import type { Webhook } from './webhook';

/**
 * The stored facts of a tournament, record by record: the only place that states them. None of them follows from others. The types are
 * inferred from the shapes, and the schema of exported tournaments is made from them; what is `kept` is never exported.
 */

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
const tiebreaker = object({
  id: name,
  better: names(directions),
  /** SCORES where it is absent. */
  counts: maybe(names(tiebreakerCounts)),
  /** The most that an opponent can give: for OPPONENTS_SCORES only. */
  most: maybe(whole(1, LARGEST_SCORE)),
});
export type AnnouncedTiebreaker = Of<typeof tiebreaker>;

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

/**
 * Before round 1 a tournament is written, open, or checks entrants in.
 * @public The schema takes its values from here.
 */
export const phases = {
  DRAFT: 'It is being written.',
  REGISTRATION: 'Entrants are registered.',
  CHECK_IN: 'Only entrants that are checked in are drawn.',
} as const;

/** A version of a catalogue that the service keeps. */
const catalogueVersion = object({ catalogue: code, version: whole(1, 100_000) });
export type CatalogueVersionName = Of<typeof catalogueVersion>;

/** The rules for army lists besides format and points limit, and their deadline. */
const armyDesk = object({
  /** Until when players hand in their list, or replace it; null for until the lists are published. */
  deadlineMs: nullable(moment),
  /** From when everybody may read the lists; null for once an organiser publishes them. */
  publishAtMs: nullable(moment),
  /** The catalogue that armies are judged by; absent or null for the one that ships. */
  catalogue: maybe(nullable(catalogueVersion)),
});
export type ArmyDeskRules = Of<typeof armyDesk>;

/** Settings that every event stores; the others are absent if nobody has set them. */
type AlwaysStored = 'unpaired' | 'cap' | 'visibility' | 'startsOn';
type StoredSettings = Partial<EventSettings> & Pick<EventSettings, AlwaysStored>;

export const headFields = {
  name,
  format: names(formats),
  /** How many rounds there will be; fixes which one is final. */
  rounds: whole(1, MOST_ROUNDS),
  tiebreakers: list(tiebreaker, [0, MOST_TIEBREAKERS]),
  /** The seed of round 1: only its hash is shown before that round is drawn. */
  seed,
  grants: kept<readonly Grant[]>(),
  /** REGISTRATION where it is absent. Once check-in is open, only who has been checked in is drawn. */
  phase: maybe(names(phases)),
  /** The packs announced, oldest first; absent: document 001's rules. */
  packs: maybe(list(packVersion, [0, 200])),
  armyListsPublished: maybe(yes),
  /** The armies that were published one by one, where each entrant has several; absent for none. */
  armySlotsPublished: maybe(list(code, [0, MOST_ARMY_SLOTS])),
  /** Absent or null: no deadline, published by hand. */
  armyDesk: maybe(nullable(armyDesk)),
  /** The leagues it has been offered to; absent in none. */
  leagues: maybe(kept<readonly string[]>()),
  /** The receivers of its changes; absent for none. */
  webhooks: maybe(kept<readonly Webhook[]>()),
  /** Absent: closed. */
  signUp: maybe(signUp),
  /** How teams of several play; absent in singles and doubles. */
  teams: maybe(knownAs<TeamRules>('TEAM_RULES')),
  awards: maybe(list(award, [0, MOST_AWARDS])),
  /** Of the code that players sign up with, where one is needed. */
  invitationHash: maybe(kept<string>()),
  /** Why rules were changed after round 1 had been drawn, the last time. */
  changeReason: maybe(nullable(reason)),
  /** Absent or null while it takes place. */
  cancelled: maybe(nullable(object({ reason, atMs: moment }))),
  /** All that is left is that it was there: its versions, and who may repeat the request that deleted it. */
  deleted: maybe(kept<true>()),
  /** Of a deleted tournament: the ids of its several armies, by which their lists are found and emptied. */
  deletedSlots: maybe(kept<readonly string[]>()),
  recoveryHash: kept<string>(),
};
export type TournamentFacts = ObjectOf<typeof headFields> & StoredSettings;

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
const givenScore = object({
  tiebreaker: name,
  opponent: player,
  round: roundOrNone,
  value: whole(0, LARGEST_SCORE),
});

const adjusted = whole(-MOST_ADJUSTED_POINTS, MOST_ADJUSTED_POINTS);

export const entrantFields = {
  name,
  /** The players of a team, substitutes last; empty in singles. */
  members: list(name, [0, MOST_MEMBERS]),
  /** Their numbers, in the same order; absent while each number is the place in the list. */
  memberNumbers: maybe(list(memberNumber, [0, MOST_MEMBERS])),
  club: nullable(name),
  region: maybe(nullable(name)),
  household: maybe(nullable(name)),
  /** The friends that it is ranked with beside its own rank. */
  squad: maybe(nullable(name)),
  /** Of its army, where Good is to meet Evil. */
  alignment: maybe(nullable(choice(alignments))),
  /** The number of the table at which all its games are played. */
  fixedTable: maybe(nullable(whole(1, LARGEST_TABLE))),
  /** Its place in the seeding list, or its rating, as the pack says. */
  seeding: maybe(nullable(whole(0, LARGEST_SEEDING))),
  withdrawn: yes,
  /** Why it has withdrawn, was disqualified, or is back. */
  reason: nullable(reason),
  disqualified: maybe(yes),
  checkedIn: maybe(yes),
  /** Whether an army list was there when it was checked in, and legal. */
  armyAtCheckIn: maybe(nullable(names(armiesAtCheckIn))),
  /** Registered after round 1 had been drawn. */
  late: maybe(yes),
  /** Of the player's own token; absent or null where none is given out. */
  tokenHash: maybe(kept<string | null>()),
  /** Hashes of the tokens that linked Discord members act with: each is a player's token of this entrant. */
  links: maybe(kept<readonly string[]>()),
  /** One-time codes that make a link. */
  linkCodes: maybe(kept<readonly LinkCode[]>()),
  adjustments: maybe(
    list(object({ tournamentPoints: adjusted, victoryPoints: adjusted, round: roundOrNone, reason }), [
      0,
      MOST_ADJUSTMENTS,
    ]),
  ),
  scores: maybe(
    list(
      object({ tiebreaker: name, round: roundOrNone, value: whole(-LARGEST_SCORE, LARGEST_SCORE) }),
      [0, 400],
    ),
  ),
  /** For awards that players vote on; nobody is shown whose they are. */
  votes: maybe(list(awardVote, [0, MOST_AWARDS])),
  /** For organisers only. */
  email: maybe(nullable(known('EMAIL'))),
  /** Whether the player wants messages by email; absent for no. Never exported: it is asked of the player, by this service. */
  messages: maybe(kept<boolean>()),
  /** Of the privacy text that the player has consented to; absent where an organiser has registered it. */
  consent: maybe(nullable(object({ digest: code, atMs: moment }))),
  /** False until an organiser has approved who has signed up; absent or true otherwise. */
  approved: maybe(yes),
  /** The player number of the favourite opponent, and the round after which it was named. */
  favourite: maybe(nullable(object({ opponent: player, round: roundOrNone }))),
  /** The scores that it gives its opponents, one for each. */
  given: maybe(list(givenScore, [0, 400])),
  checks: maybe(
    list(object({ check: names(checkKinds), passed: yes, note: nullable(reason), by: code, atMs: moment }), [
      0,
      namesOf(checkKinds).length,
    ]),
  ),
  /** The person has asked to be forgotten: only the games stay. */
  erased: maybe(knownAs<true>('TRUE')),
};
export type EntrantFacts = ObjectOf<typeof entrantFields>;

/** Two entrants by player number, the higher ranked first, and why they meet. A list, since a round keeps a thousand. */
const table = tuple(player, player, names(tableReasonCodes), text);
export type StoredTable = Of<typeof table>;

/** The unpaired entrant by player number, and why. */
const unpaired = tuple(player, names(unpairedKinds), names(unpairedReasonCodes), text);
export type StoredUnpaired = Of<typeof unpaired>;

export const roundFields = {
  tables: list(table, [0, LARGEST_CAP / 2]),
  unpaired: nullable(unpaired),
  /** The numbers that stand on its tables, that of the Spare Player last; absent or empty where they are 1, 2, 3, ... */
  numbers: maybe(list(whole(1, LARGEST_TABLE + LARGEST_CAP), [0, LARGEST_CAP])),
  /** Player numbers of those whose bye in this round was asked for in advance; absent for nobody. */
  requestedByes: maybe(list(player, [0, LARGEST_CAP])),
  /** In the first round of a stage: its groups by player number, in the order of the seeds. */
  field: maybe(list(list(player, [0, LARGEST_CAP]), [0, MOST_GROUPS])),
  /** Why an organiser has set that field by hand. */
  fieldReason: maybe(reason),
  /** Those of the stage who have no game and score nothing in this round: they go on in a bracket, or sit out a table of Berger. */
  sitsOut: maybe(list(player, [0, LARGEST_CAP])),
  /** Those left over in their groups, where there are several: each has a bye. */
  byes: maybe(list(player, [0, LARGEST_CAP])),
  /** Published with round 1, so that anyone can repeat the draw; null where nothing was drawn by lot. */
  seed: nullable(seed),
  /** How many further rounds can certainly be drawn without a rematch, as it stood at the draw. */
  roundsWithoutRematch: whole(0, LARGEST_CAP),
  /** The sums of versions that the draw was made from. */
  basis: code,
  /** The organiser's words for a redraw or a change by hand. */
  note: nullable(reason),
  started: yes,
  /** Its scenario, as named when the round was drawn; null where the players of each table veto. */
  scenario: maybe(nullable(scenario)),
  /** The scenarios of which the players of each table veto all but one, in the order drawn; absent or empty for none. */
  scenarioChoices: maybe(list(scenario, [0, MOST_SCENARIOS_IN_POOL])),
  /** Its scenario was named or drawn again after the draw: how often it was drawn again, and why the last change. */
  scenarioChange: maybe(object({ draws: whole(0, MOST_CHANGES), reason })),
  /** Which army is played, where each entrant has several; absent or null where it has one. */
  armies: maybe(nullable(roundArmies)),
  /** When it was started. */
  startedAtMs: maybe(moment),
  /** How long it lasts; absent or null where nobody has said. */
  minutes: maybe(nullable(whole(0, LONGEST_RECORDED_MINUTES))),
  /** The pauses and extensions of its clock; absent or null for none. */
  clockChange: maybe(nullable(clockChange)),
  /** How often its start was taken back, and why the last time. */
  unstarted: maybe(object({ times: whole(1, MOST_CHANGES), reason })),
  /** In its place the tournament was finished, and reopened. */
  closed: maybe(yes as Shape<false>),
};
export type RoundFacts = ObjectOf<typeof roundFields>;

/**
 * The record in the place of the next round once the tournament is finished: drawing another round and finishing write the same
 * item, so only one of them succeeds. A reopened tournament keeps it, and draws the next round over it.
 */
export const closingFields = {
  /** False once it was reopened. */
  closed: yes,
  /** The sums of versions that it was finished with; absent where nobody wrote them down. */
  basis: maybe(code),
  reopened: maybe(reason),
};
export type ClosingFacts = ObjectOf<typeof closingFields>;

export const resultStatuses = {
  REPORTED: 'A player reported it; it counts until the other side objects.',
  CONFIRMED: 'The other side confirmed it, or a scorekeeper reported it.',
  DISPUTED: 'The other side objects; a referee will rule.',
  RULED: 'A referee ruled.',
} as const;
export type ResultStatus = keyof typeof resultStatuses;

/** An outcome is replaced as a whole, never field by field. */
export const resultFields = {
  /** Null once the report was taken back: then there is no result, as before the first report. */
  outcome: nullable(outcome),
  /** CONFIRMED where it is absent. */
  status: maybe(names(resultStatuses)),
  /** The player number of the side that reported it; absent where no player did, 0 for the Spare Player. */
  reportedBy: maybe(nullable(playerOrSpare)),
  /** The words of a dispute, a ruling or a correction. */
  reason: maybe(nullable(reason)),
  /**
   * There was no result when the start of the round was taken back so often: whoever was about to report it then must look again.
   * A result with nothing else is none.
   */
  unstarted: maybe(whole(1, MOST_CHANGES)),
  /** The scenarios that the players of the table have vetoed, before there is a result too. */
  vetoes: maybe(storedVetoes),
  /** The armies that the players of the table have chosen; sealed until all have. */
  armyChoices: maybe(storedArmyChoices),
};
export type ResultFacts = ObjectOf<typeof resultFields>;

/** An organiser's decision about an army list, whatever the rules say of it. */
const armyOverride = object({ legal: yes, reason, by: code, atMs: moment });
export type ArmyOverride = Of<typeof armyOverride>;

export const armyFields = {
  /** An army as it was submitted: what `validateArmy` takes, as JSON text. */
  army: nullable(text),
  /** Absent or null: what is found counts. A new list cancels it. */
  override: maybe(nullable(armyOverride)),
};
export type ArmyFacts = ObjectOf<typeof armyFields>;
