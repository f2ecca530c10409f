import type {
  AnnouncedTiebreaker,
  ArmyAtCheckIn,
  CatalogueVersionName,
  CheckKind,
  EntrantAdjustment,
  EntrantScore,
  Format,
  Phase,
  ResultKind,
  ResultStatus,
  TiebreakerCounts,
  Unstarting,
} from '../../domain/tournaments/event/facts';
import type { EventSettings } from '../../domain/tournaments/event/settings';
import type { Alignment } from '../../domain/tournaments/entrant';
import type { PackWords } from '../../domain/tournaments/pack/explain-pack';
import type { Band } from '../../domain/tournaments/pack/game-points';
import type { MatchGame } from '../../domain/tournaments/teams/match-score';
import type { TeamArmyRules } from '../../domain/tournaments/teams/team-armies';
import type { TeamRules } from '../../domain/tournaments/teams/team-rules';
import type { TableReason, UnpairedKind, UnpairedReason } from '../../domain/tournaments/pairing/reasons';
import type { EntrantStatus, RoundState, TournamentState } from '../../domain/tournaments/event/tournament';

/** What every interface shows of a tournament; the shapes are those of the GraphQL types of the same names. */

/** A pack in words, with the version and the reason it was announced with. */
export interface AnnouncedPackView extends PackWords {
  readonly version: number;
  readonly reason: string | null;
}

/** The rules of a team event. */
export interface TeamRulesView extends Omit<TeamRules, 'gamePoints' | 'armies'> {
  /** Null where each army is judged for itself alone. */
  readonly armies: TeamArmyRules | null;
  /** Null where bands count. */
  readonly gamePoints: { readonly win: number; readonly draw: number; readonly loss: number } | null;
  /** Null where the result alone counts. */
  readonly bands: readonly Band[] | null;
}

/** What army lists are checked against besides format and points limit, and their dates as ISO 8601 in UTC. */
export interface ArmyDeskSettings {
  readonly edition: string | null;
  /** The catalogue that armies are judged by; null for the one that ships. */
  readonly catalogue: CatalogueVersionName | null;
  readonly deadline: string | null;
  readonly publishAt: string | null;
}

/** What the organiser has settled about a tournament. */
export interface TournamentSettings extends EventSettings {
  readonly id: string;
  readonly name: string;
  readonly format: Format;
  readonly rounds: number;
  readonly tiebreakers: readonly AnnouncedView[];
  /** The rules of the event as they were announced last. */
  readonly pack: AnnouncedPackView;
  readonly armyListsPublished: boolean;
  /** What army lists are checked against, and until when they are accepted. */
  readonly armyDesk: ArmyDeskSettings;
  /** Why rules were changed after round 1 had been drawn, the last time. */
  readonly changeReason: string | null;
  /** Why it was cancelled; null while it takes place. */
  readonly cancelled: string | null;
  /** Null in singles and doubles. */
  readonly teams: TeamRulesView | null;
  readonly phase: Phase;
  /** SHA-256 of the seed of round 1 as base64url, published before anybody registers. */
  readonly seedCommitment: string;
  readonly version: string;
}

/** Points given or taken, with their reason. */
export type AdjustmentView = EntrantAdjustment;

/** What an organiser has looked at, who and when. */
export interface CheckView {
  readonly check: CheckKind;
  readonly passed: boolean;
  readonly note: string | null;
  readonly by: string;
  /** ISO 8601, UTC. */
  readonly at: string;
}

/** A tiebreaker as it was announced. */
export interface AnnouncedView extends AnnouncedTiebreaker {
  readonly counts: TiebreakerCounts;
}

export interface EntrantView {
  readonly id: string;
  readonly number: number;
  readonly name: string;
  readonly members: readonly string[];
  /** Of each player, in the same order: what armies, lineups and games call it by. */
  readonly memberNumbers: readonly number[];
  readonly club: string | null;
  readonly region: string | null;
  readonly alignment: Alignment | null;
  readonly seeding: number | null;
  readonly status: EntrantStatus;
  /** Why it has left or come back, where somebody said. */
  readonly reason: string | null;
  /** Registered after round 1 had been drawn. */
  readonly late: boolean;
  readonly checkedIn: boolean;
  readonly armyAtCheckIn: ArmyAtCheckIn | null;
  readonly adjustments: readonly AdjustmentView[];
  readonly scores: readonly EntrantScore[];
  readonly checks: readonly CheckView[];
  /** In the answer to a change: what it did to a round that is drawn. Null otherwise. */
  readonly drawWarning: string | null;
  readonly version: string;
}

export interface ResultView {
  readonly kind: ResultKind;
  readonly victoryPoints: readonly number[] | null;
  readonly leaderKilled: readonly boolean[] | null;
  readonly concededBy: string | null;
  /** Of a team match: its games, each player by number. */
  readonly games: readonly MatchGame[] | null;
  readonly status: ResultStatus;
  /** The side that reported it; SPARE for the Spare Player, null where no player did. */
  readonly reportedBy: string | null;
  /** The words of the last dispute, ruling or correction. */
  readonly reason: string | null;
  /** How often the outcome was changed after it had first been reported. */
  readonly corrections: number;
}

/** How the players of a table choose their scenario by vetoes. */
export interface ScenarioVetoView {
  /** What is played unless somebody vetoes it. */
  readonly scenario: string;
  readonly left: readonly string[];
  readonly vetoes: readonly string[];
  /** Whose turn it is; SPARE for the Spare Player, null once nobody can veto any more. */
  readonly next: string | null;
}

/** Who sits at a table, and how it ended. */
export interface ResultAtTable {
  readonly entrants: readonly string[];
  /** Null where the scenario is not vetoed. */
  readonly veto: ScenarioVetoView | null;
  readonly result: ResultView | null;
  /** What If-Match takes to correct the result: 0 while there is none. */
  readonly version: string;
}

export interface TableView extends ResultAtTable {
  readonly table: number;
  readonly reason: TableReason;
}

export interface UnpairedView {
  readonly entrant: string;
  readonly kind: UnpairedKind;
  readonly reason: UnpairedReason;
  /** Where the game against the Spare Player is reported; null for a bye. */
  readonly table: number | null;
  readonly veto: ScenarioVetoView | null;
  readonly result: ResultView | null;
  readonly version: string;
}

/** When a started round ends, and what holds then. Source: document 001, GAMES. */
export interface RoundClock {
  /** ISO 8601, UTC. */
  readonly startedAt: string;
  readonly minutes: number | null;
  /** Since when it is paused; null while it runs. */
  readonly pausedAt: string | null;
  /** What a paused clock has left; null while it runs. */
  readonly secondsLeft: number | null;
  /** Null where nobody has said how long the round lasts, and while the clock is paused. */
  readonly endsAt: string | null;
  /** Why it was paused or changed, the last time. */
  readonly reason: string | null;
  readonly whenTimeRunsOut: string;
}

export interface RoundView {
  readonly tournament: string;
  readonly number: number;
  readonly state: RoundState;
  readonly tables: readonly TableView[];
  readonly unpaired: UnpairedView | null;
  readonly seed: string | null;
  /** How many further rounds could certainly be drawn without a rematch, at the time of the draw. */
  readonly roundsWithoutRematch: number;
  /** The organiser's words for the last redraw or change by hand. */
  readonly note: string | null;
  readonly scenario: string | null;
  /** The scenarios of which each table vetoes all but one; empty where nobody vetoes. */
  readonly scenarioChoices: readonly string[];
  /** Why the scenario was changed after the draw. */
  readonly scenarioReason: string | null;
  /** That its start was taken back: how often, and why the last time. */
  readonly unstarted: Unstarting | null;
  readonly clock: RoundClock | null;
  readonly version: string;
}

export interface RoundSummary {
  readonly number: number;
  readonly state: RoundState;
}

/** A tournament. */
export interface TournamentView extends TournamentSettings {
  readonly state: TournamentState;
  /** The operations that are possible now. */
  readonly allowed: readonly string[];
  readonly entrants: readonly EntrantView[];
  readonly roundsDrawn: readonly RoundSummary[];
  /** How many further rounds can certainly be drawn without a rematch; null while nobody and no cap says. */
  readonly roundsWithoutRematch: number | null;
  /** What an organiser should know: too few entrants for the rounds, a duty of somebody who plays. */
  readonly warnings: readonly string[];
  /** What If-Match takes to change the settings. */
  readonly settingsVersion: string;
}
