import type { ChangeLog, Logged } from '../../tournaments/event/change-log';
import { logged } from '../../tournaments/event/change-log';
import type {
  AnnouncedTiebreaker,
  ArmyAtCheckIn,
  CheckKind,
  EntrantAdjustment,
  EntrantFacts,
  EntrantScore,
  Format,
  HeadFacts,
  Outcome,
  Phase,
  ResultFacts,
  ResultKind,
  ResultStatus,
  RoundFacts,
  TableOrder,
  TiebreakerCounts,
  Visibility,
} from '../../tournaments/event/facts';
import type { TableReason, UnpairedKind, UnpairedReason } from '../../tournaments/pairing/reasons';
import type { Operation } from '../../tournaments/event/operations';
import { allowedIn } from '../../tournaments/event/operations';
import { entrantId } from '../../tournaments/event/record';
import type {
  EntrantStatus,
  Round,
  RoundState,
  Tournament,
  TournamentState,
} from '../../tournaments/event/tournament';
import { cursorOf, roundOf, roundVersion, statusesOf } from '../../tournaments/event/tournament';
import { certainRounds } from '../../tournaments/event/drawing';
import { roleWarnings } from './role-warnings';
import { doublesScenarios } from './scenario-of-round';
import { hashText } from './credentials';

const isoTime = (ms: number): string => new Date(ms).toISOString();

/** What every door shows of a tournament; the shapes are those of the GraphQL types of the same names. */

/** What the organiser has settled about a tournament. */
export interface TournamentSettings {
  readonly id: string;
  readonly name: string;
  readonly format: Format;
  readonly rounds: number;
  readonly unpaired: UnpairedKind;
  readonly tiebreakers: readonly AnnouncedView[];
  readonly cap: number | null;
  readonly visibility: Visibility;
  readonly startsOn: string | null;
  readonly pointsLimit: number | null;
  readonly roundMinutes: number | null;
  readonly scenarios: readonly (string | null)[];
  readonly clubMatesApart: readonly number[];
  readonly tableOrder: TableOrder;
  readonly tiesByLot: boolean;
  readonly armyListsPublished: boolean;
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
  readonly club: string | null;
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
  readonly version: string;
}

export interface ResultView {
  readonly kind: ResultKind;
  readonly victoryPoints: readonly number[] | null;
  readonly leaderKilled: readonly boolean[] | null;
  readonly concededBy: string | null;
  readonly status: ResultStatus;
  /** The side that reported it; SPARE for the Spare Player, null where no player did. */
  readonly reportedBy: string | null;
  /** The words of the last dispute, ruling or correction. */
  readonly reason: string | null;
  /** How often the outcome was changed after it had first been reported. */
  readonly corrections: number;
}

/** Who sits at a table, and how it ended. */
export interface ResultAtTable {
  readonly entrants: readonly string[];
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
  readonly result: ResultView | null;
  readonly version: string;
}

/** When a started round ends, and what holds then. Source: document 001, GAMES. */
export interface RoundClock {
  /** ISO 8601, UTC. */
  readonly startedAt: string;
  readonly minutes: number | null;
  readonly endsAt: string | null;
  readonly whenTimeRunsOut: string;
}

export interface RoundView {
  readonly tournament: string;
  readonly number: number;
  readonly state: RoundState;
  readonly tables: readonly TableView[];
  readonly unpaired: UnpairedView | null;
  readonly seed: string | null;
  /** How many further rounds could certainly be drawn without a rematch, as it stood at the draw. */
  readonly roundsWithoutRematch: number;
  /** The organiser's words for the last redraw or change by hand. */
  readonly note: string | null;
  readonly scenario: string | null;
  readonly clock: RoundClock | null;
  readonly version: string;
}

export interface RoundSummary {
  readonly number: number;
  readonly state: RoundState;
}

/** A tournament as it stands. */
export interface TournamentView extends TournamentSettings {
  readonly state: TournamentState;
  /** The operations that are possible now. */
  readonly allowed: readonly Operation[];
  readonly entrants: readonly EntrantView[];
  readonly roundsDrawn: readonly RoundSummary[];
  /** How many further rounds can certainly be drawn without a rematch; null while nobody and no cap says. */
  readonly roundsWithoutRematch: number | null;
  /** What an organiser should know: too few entrants for the rounds, a duty of somebody who plays. */
  readonly warnings: readonly string[];
}

export const settingsView = (id: string, { facts, version }: Logged<HeadFacts>): TournamentSettings => ({
  id,
  name: facts.name,
  format: facts.format,
  rounds: facts.rounds,
  unpaired: facts.unpaired,
  tiebreakers: facts.tiebreakers.map((tiebreaker) => ({ counts: 'SCORES' as const, ...tiebreaker })),
  cap: facts.cap,
  visibility: facts.visibility,
  startsOn: facts.startsOn,
  pointsLimit: facts.pointsLimit ?? null,
  roundMinutes: facts.roundMinutes ?? null,
  scenarios: facts.scenarios ?? [],
  clubMatesApart: facts.clubMatesApart ?? [],
  tableOrder: facts.tableOrder ?? 'BY_RANK',
  tiesByLot: facts.tiesByLot ?? false,
  armyListsPublished: facts.armyListsPublished ?? false,
  phase: facts.phase ?? 'REGISTRATION',
  seedCommitment: hashText(facts.seed),
  version: String(version),
});

export const entrantView = (
  number: number,
  { facts, version }: Logged<EntrantFacts>,
  status: EntrantStatus,
): EntrantView => ({
  id: entrantId(number),
  number,
  name: facts.name,
  members: facts.members,
  club: facts.club,
  status,
  reason: facts.reason,
  late: facts.late ?? false,
  checkedIn: facts.checkedIn ?? false,
  armyAtCheckIn: facts.armyAtCheckIn ?? null,
  adjustments: facts.adjustments ?? [],
  scores: facts.scores ?? [],
  checks: (facts.checks ?? []).map(({ atMs, ...check }) => ({ ...check, at: isoTime(atMs) })),
  version: String(version),
});

const reporterId = (number: number): string => (number === 0 ? 'SPARE' : entrantId(number));

const resultView = ({ facts, log }: Logged<ResultFacts>): ResultView => {
  const { outcome, status = 'CONFIRMED', reportedBy = null, reason = null } = facts;
  return {
    ...outcomeView(outcome),
    status,
    reportedBy: reportedBy === null ? null : reporterId(reportedBy),
    reason,
    corrections: log.filter(({ set }) => set.outcome !== undefined).length - 1,
  };
};

const outcomeView = (outcome: Outcome) => ({
  kind: outcome.kind,
  victoryPoints: outcome.kind === 'PLAYED' ? outcome.victoryPoints : null,
  leaderKilled: outcome.kind === 'PLAYED' ? outcome.leaderKilled : null,
  concededBy: outcome.kind === 'CONCESSION' ? entrantId(outcome.concededBy) : null,
});

const reported = (result: Logged<ResultFacts> | undefined) => ({
  result: result ? resultView(result) : null,
  version: String(result?.version ?? 0),
});

export const resultAtTable = (
  entrants: readonly number[],
  result: Logged<ResultFacts> | undefined,
): ResultAtTable => ({ entrants: entrants.map(entrantId), ...reported(result) });

/** Where no reason was written beside a table, the organiser's words for the whole round hold. */
const reasonText = (text: string, note: string | null): string =>
  text === '' ? `moved by the organiser: ${note}` : text;

const tableViews = ({ facts: { tables, note }, results }: Round): readonly TableView[] =>
  tables.map(([first, second, code, text], index) => ({
    table: index + 1,
    reason: { code, text: reasonText(text, note) },
    ...resultAtTable([first, second], results.get(index + 1)),
  }));

const unpairedView = ({ facts: { tables, unpaired, note }, results }: Round): UnpairedView | null => {
  if (unpaired === null) return null;
  const [entrant, kind, code, text] = unpaired;
  const table = kind === 'SPARE' ? tables.length + 1 : null;
  const result = table === null ? undefined : results.get(table);
  const reason = { code, text: reasonText(text, note) };
  return { entrant: entrantId(entrant), kind, reason, table, ...reported(result) };
};

const MINUTE_MS = 60_000;
const WHEN_TIME_RUNS_OUT =
  'Finish the turn you are on; the winner is worked out as things stand at its end (document 001, GAMES).';

const clockView = ({ facts: { startedAtMs, minutes = null } }: Round): RoundClock | null =>
  startedAtMs === undefined
    ? null
    : {
        startedAt: isoTime(startedAtMs),
        minutes,
        endsAt: minutes === null ? null : isoTime(startedAtMs + minutes * MINUTE_MS),
        whenTimeRunsOut: WHEN_TIME_RUNS_OUT,
      };

export const roundView = (tournament: string, round: Round): RoundView => ({
  tournament,
  number: round.number,
  state: round.state,
  tables: tableViews(round),
  unpaired: unpairedView(round),
  seed: round.facts.seed,
  roundsWithoutRematch: round.facts.roundsWithoutRematch,
  note: round.facts.note,
  scenario: round.facts.scenario ?? null,
  clock: clockView(round),
  version: String(roundVersion(round)),
});

/** A round as these changes left it, before anything was reported. */
export const drawnRoundView = (tournament: string, number: number, log: ChangeLog<RoundFacts>): RoundView =>
  roundView(tournament, roundOf(number, logged(log), new Map()));

/** Each entrant with its status, which follows from the cap and the others. */
export const entrantViews = (tournament: Tournament): readonly EntrantView[] => {
  const statuses = statusesOf(tournament);
  return tournament.entrants.map((entrant) =>
    entrantView(entrant.number, entrant, statuses.get(entrant.number) ?? 'ACTIVE'),
  );
};

/** Too few entrants for the rounds to come without a rematch. */
const rematchWarnings = ({ head, rounds, state }: Tournament, certain: number | null): readonly string[] => {
  const toCome = head.facts.rounds - rounds.length;
  return certain === null || certain >= toCome || state === 'FINISHED'
    ? []
    : [
        `Only ${certain} of the ${toCome} rounds to come are certain to have no rematch, with the entrants there are.`,
      ];
};

const scenarioWarnings = ({ head: { facts } }: Tournament): readonly string[] =>
  facts.format === 'DOUBLES' && (facts.scenarios ?? []).length < facts.rounds
    ? [`Name the scenario of each round: a doubles event offers ${doublesScenarios.join(', ')}.`]
    : [];

export const tournamentView = (tournament: Tournament): TournamentView => {
  const certain = certainRounds(tournament);
  return {
    ...settingsView(tournament.id, tournament.head),
    state: tournament.state,
    allowed: allowedIn(tournament.state),
    entrants: entrantViews(tournament),
    roundsDrawn: tournament.rounds.map(({ number, state }) => ({ number, state })),
    roundsWithoutRematch: certain,
    warnings: [
      ...rematchWarnings(tournament, certain),
      ...scenarioWarnings(tournament),
      ...roleWarnings(tournament),
    ],
    version: cursorOf(tournament),
  };
};
