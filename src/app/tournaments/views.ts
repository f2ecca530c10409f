import type { ChangeLog, Logged } from '../../tournaments/event/change-log';
import { logged } from '../../tournaments/event/change-log';
import type {
  AnnouncedTiebreaker,
  EntrantFacts,
  Format,
  HeadFacts,
  ResultFacts,
  ResultKind,
  RoundFacts,
  Visibility,
} from '../../tournaments/event/facts';
import type { TableReason, UnpairedKind, UnpairedReason } from '../../tournaments/pairing/reasons';
import type { Operation } from '../../tournaments/event/operations';
import { allowedIn } from '../../tournaments/event/operations';
import { entrantId } from '../../tournaments/event/record';
import type { Round, RoundState, Tournament, TournamentState } from '../../tournaments/event/tournament';
import { cursorOf, playing, roundOf, roundVersion } from '../../tournaments/event/tournament';
import { hashText } from './credentials';

/** What every door shows of a tournament; the shapes are those of the GraphQL types of the same names. */

/** What the organiser has settled about a tournament. */
export interface TournamentSettings {
  readonly id: string;
  readonly name: string;
  readonly format: Format;
  readonly rounds: number;
  readonly unpaired: UnpairedKind;
  readonly tiebreakers: readonly AnnouncedTiebreaker[];
  readonly cap: number | null;
  readonly visibility: Visibility;
  readonly startsOn: string | null;
  /** SHA-256 of the seed of round 1 as base64url, published before anybody registers. */
  readonly seedCommitment: string;
  readonly version: string;
}

export const entrantStatuses = ['ACTIVE', 'WAITING', 'WITHDRAWN'] as const;
export type EntrantStatus = (typeof entrantStatuses)[number];

export interface EntrantView {
  readonly id: string;
  readonly number: number;
  readonly name: string;
  readonly members: readonly string[];
  readonly club: string | null;
  readonly status: EntrantStatus;
  readonly version: string;
}

export interface ResultView {
  readonly kind: ResultKind;
  readonly victoryPoints: readonly number[] | null;
  readonly leaderKilled: readonly boolean[] | null;
  readonly concededBy: string | null;
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
}

export const settingsView = (id: string, { facts, version }: Logged<HeadFacts>): TournamentSettings => ({
  id,
  name: facts.name,
  format: facts.format,
  rounds: facts.rounds,
  unpaired: facts.unpaired,
  tiebreakers: facts.tiebreakers,
  cap: facts.cap,
  visibility: facts.visibility,
  startsOn: facts.startsOn,
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
  version: String(version),
});

const resultView = ({ facts: { outcome } }: Logged<ResultFacts>): ResultView => ({
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

export const roundView = (tournament: string, round: Round): RoundView => ({
  tournament,
  number: round.number,
  state: round.state,
  tables: tableViews(round),
  unpaired: unpairedView(round),
  seed: round.facts.seed,
  roundsWithoutRematch: round.facts.roundsWithoutRematch,
  note: round.facts.note,
  version: String(roundVersion(round)),
});

/** A round as these changes left it, before anything was reported. */
export const drawnRoundView = (tournament: string, number: number, log: ChangeLog<RoundFacts>): RoundView =>
  roundView(tournament, roundOf(number, logged(log), new Map()));

/** Each entrant with its status, which follows from the cap and those before it. */
export const entrantViews = ({
  entrants,
  head,
}: Pick<Tournament, 'entrants' | 'head'>): readonly EntrantView[] => {
  const waiting = new Set(playing(entrants, head.facts.cap).waiting);
  return entrants.map((entrant) =>
    entrantView(
      entrant.number,
      entrant,
      entrant.facts.withdrawn ? 'WITHDRAWN' : waiting.has(entrant) ? 'WAITING' : 'ACTIVE',
    ),
  );
};

export const tournamentView = (tournament: Tournament): TournamentView => ({
  ...settingsView(tournament.id, tournament.head),
  state: tournament.state,
  allowed: allowedIn(tournament.state),
  entrants: entrantViews(tournament),
  roundsDrawn: tournament.rounds.map(({ number, state }) => ({ number, state })),
  version: cursorOf(tournament),
});
