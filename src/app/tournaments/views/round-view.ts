import { roundEndsAtMs, secondsLeft } from '../../../domain/tournaments/event/round-clock';
import { type ChangeLog, type Logged, logged } from '../../../shared/change-log';
import type { ResultFacts, RoundFacts } from '../../../domain/tournaments/event/facts';
import type { Outcome } from '../../../domain/tournaments/event/outcome';
import {
  bothSides,
  SPARE,
  type PlayerNumber,
  type RoundNumber,
} from '../../../domain/tournaments/event/numbers';
import { entrantId } from '../../../domain/tournaments/event/record';
import {
  type Round,
  type StandingResult,
  type Tournament,
  isStanding,
  roundOf,
  roundVersion,
} from '../../../domain/tournaments/event/tournament';
import { armiesAtTable } from '../../../domain/tournaments/event/round-armies';
import { numberOfTable } from '../../../domain/tournaments/event/table-numbers';
import { vetoStateOf } from '../../../domain/tournaments/scenarios/scenarios-of-round';
import { isoTime, isoTimeOrNull } from '../../kernel/iso-time';
import type * as answers from '../../kernel/generated/answers';

const reporterId = (number: PlayerNumber): string => (number === SPARE ? 'SPARE' : entrantId(number));

/** The winner that the report names, where the pack asks the players. */
const winnerView = (outcome: Outcome, entrants: readonly PlayerNumber[]): string | null => {
  if (outcome.kind !== 'PLAYED' || outcome.winner === undefined) return null;
  return outcome.winner === null ? 'DRAW' : reporterId(bothSides(entrants)[outcome.winner] ?? SPARE);
};

const resultView = ({ facts, log }: StandingResult, entrants: readonly PlayerNumber[]): answers.Result => {
  const { outcome, status = 'CONFIRMED', reportedBy = null, reason = null } = facts;
  return {
    ...outcomeView(outcome),
    winner: winnerView(outcome, entrants),
    status,
    reportedBy: reportedBy === null ? null : reporterId(reportedBy),
    reason,
    corrections: log.filter(({ set }) => set.outcome).length - 1,
  };
};

const outcomeView = (outcome: Outcome) => ({
  kind: outcome.kind,
  victoryPoints: outcome.kind === 'PLAYED' ? outcome.victoryPoints : null,
  leaderKilled: outcome.kind === 'PLAYED' ? outcome.leaderKilled : null,
  concededBy: outcome.kind === 'CONCESSION' ? entrantId(outcome.concededBy) : null,
  games:
    outcome.kind === 'PLAYED' && outcome.games
      ? outcome.games.map((game) => ({ ...game, forfeit: game.forfeit ?? null }))
      : null,
  numbers: (outcome.kind === 'PLAYED' && outcome.numbers) || null,
});

const reported = (result: Logged<ResultFacts> | undefined, entrants: readonly PlayerNumber[]) => ({
  result: result && isStanding(result) ? resultView(result, entrants) : null,
  version: String(result?.version ?? 0),
});

const vetoView = (
  choices: readonly string[],
  entrants: readonly PlayerNumber[],
  result: Logged<ResultFacts> | undefined,
): answers.ScenarioVeto | null => {
  const [first] = choices;
  if (first === undefined) return null;
  const sides = bothSides(entrants);
  const { left, vetoes, next, first: begins, sideOf } = vetoStateOf(choices, sides, result?.facts.vetoes);
  const isOpen = next !== null && (!result || !isStanding(result));
  return {
    scenario: left[0] ?? first,
    left,
    vetoes,
    first: reporterId(sides[begins] ?? SPARE),
    steps: vetoes.map((vetoed, index) => ({
      entrant: reporterId(sides[sideOf(index)] ?? SPARE),
      scenario: vetoed,
    })),
    next: isOpen ? reporterId(sides[next] ?? SPARE) : null,
  };
};

/** A place of a round where a game is played. */
interface Seat {
  /** Null for one of which nobody knows the number: the entrant left over. */
  readonly table: number | null;
  readonly entrants: readonly PlayerNumber[];
  readonly result: Logged<ResultFacts> | undefined;
}

type OfRound = Pick<RoundFacts, 'scenario' | 'scenarioChoices' | 'armies' | 'started'>;

/** The army of each entrant at a table; null where everybody has one. */
const armiesView = (
  { armies, scenario = null, started }: OfRound,
  { table, entrants, result }: Seat,
  veto: answers.ScenarioVeto | null,
): readonly answers.TableArmy[] | null => {
  if (!armies) return null;
  const settled = veto === null ? scenario : veto.next === null ? veto.scenario : null;
  return armiesAtTable(armies, {
    table,
    entrants,
    scenario: settled,
    choices: result?.facts.armyChoices,
    isStarted: started,
  }).map(({ slot, hasChosen }, index) => ({
    entrant: entrantId(entrants[index] ?? SPARE),
    slot: slot?.id ?? null,
    name: slot?.name ?? null,
    hasChosen,
  }));
};

/** The entrants of a table, their armies, their choice of scenario, and the result. */
export const resultAtTable = (
  round: OfRound,
  seat: Seat,
): Pick<answers.Table, 'entrants' | 'armies' | 'veto' | 'result' | 'version'> => {
  const { entrants, result } = seat;
  const veto = vetoView(round.scenarioChoices ?? [], entrants, result);
  return {
    entrants: entrants.map(entrantId),
    armies: armiesView(round, seat, veto),
    veto,
    ...reported(result, entrants),
  };
};

/** A table without a reason of its own has the organiser's note for the round. */
const reasonText = (text: string, note: string | null): string =>
  text === '' ? `moved by the organiser: ${note}` : text;

/** The item of a table's result, with or without a result. */
const placeOf = ({ results, vacant }: Round, table: number): Logged<ResultFacts> | undefined =>
  results.get(table) ?? vacant.get(table);

const tableViews = (round: Round): readonly answers.Table[] =>
  round.facts.tables.map(([first, second, code, text], index) => ({
    table: index + 1,
    number: numberOfTable(round.facts, index + 1),
    reason: { code, text: reasonText(text, round.facts.note) },
    ...resultAtTable(round.facts, {
      table: index + 1,
      entrants: [first, second],
      result: placeOf(round, index + 1),
    }),
  }));

const unpairedView = (round: Round): answers.UnpairedTable | null => {
  const { tables, unpaired, note } = round.facts;
  if (unpaired === null) return null;
  const [entrant, kind, code, text] = unpaired;
  const table = kind === 'SPARE' ? tables.length + 1 : null;
  const result = table === null ? undefined : placeOf(round, table);
  const reason = { code, text: reasonText(text, note) };
  const veto = table === null ? null : vetoView(round.facts.scenarioChoices ?? [], [entrant], result);
  const armies =
    table === null ? null : armiesView(round.facts, { table: null, entrants: [entrant], result }, veto);
  const number = table === null ? null : numberOfTable(round.facts, table);
  const about = { entrant: entrantId(entrant), kind, reason, table, number };
  return { ...about, armies, veto, ...reported(result, [entrant]) };
};

/** The armies that may be played in a round; null where everybody has one. */
const armiesOfRoundView = ({ armies }: RoundFacts): answers.RoundArmies | null =>
  armies ? { chosen: armies.chosen, slots: armies.slots.map(({ id, name }) => ({ id, name })) } : null;

const WHEN_TIME_RUNS_OUT =
  'Finish the turn you are on; the winner is worked out as things stand at its end (document 001, GAMES).';

const clockView = ({ facts }: Round): answers.RoundClock | null => {
  const { started, startedAtMs, minutes = null, clockChange } = facts;
  if (startedAtMs === undefined || !started) return null;
  const endsAtMs = roundEndsAtMs(facts);
  const pausedAtMs = clockChange?.pausedAtMs ?? null;
  return {
    startedAt: isoTime(startedAtMs),
    minutes,
    pausedAt: isoTimeOrNull(pausedAtMs),
    secondsLeft: secondsLeft(facts),
    endsAt: endsAtMs === undefined ? null : isoTime(endsAtMs),
    reason: clockChange?.reason ?? null,
    whenTimeRunsOut: WHEN_TIME_RUNS_OUT,
  };
};

/** A round as every interface shows it. */
export const roundView = (tournament: string, round: Round): answers.Round => ({
  tournament,
  number: round.number,
  state: round.state,
  tables: tableViews(round),
  unpaired: unpairedView(round),
  requestedByes: (round.facts.requestedByes ?? []).map(entrantId),
  byes: (round.facts.byes ?? []).map(entrantId),
  sitsOut: (round.facts.sitsOut ?? []).map(entrantId),
  seed: round.facts.seed,
  roundsWithoutRematch: round.facts.roundsWithoutRematch,
  note: round.facts.note,
  scenario: round.facts.scenario ?? null,
  scenarioChoices: round.facts.scenarioChoices ?? [],
  scenarioReason: round.facts.scenarioChange?.reason ?? null,
  armies: armiesOfRoundView(round.facts),
  unstarted: round.facts.unstarted ?? null,
  clock: clockView(round),
  version: String(roundVersion(round)),
});

/** A round as these changes left it, before anything was reported. */
export const drawnRoundView = (
  tournament: string,
  number: RoundNumber,
  log: ChangeLog<RoundFacts>,
): answers.Round => {
  const round = roundOf(number, logged(log), new Map());
  const ofResults = Number(log.at(-1)?.receipt?.['results'] ?? 0);
  return { ...roundView(tournament, round), version: String(round.version + ofResults) };
};

/** The next round as it would be drawn. */
export const roundPreview = (
  tournament: Tournament,
  { number, facts }: { readonly number: RoundNumber; readonly facts: RoundFacts },
): Omit<answers.RoundPreview, 'digest'> => {
  const view = roundView(tournament.id, roundOf(number, { ...logged<RoundFacts>([]), facts }, new Map()));
  const { tables, unpaired, requestedByes, byes, sitsOut, armies } = view;
  const { roundsWithoutRematch, scenario, scenarioChoices } = view;
  return {
    tournament: tournament.id,
    number,
    tables,
    unpaired,
    requestedByes,
    byes,
    sitsOut,
    // With the seed known during registration, the order of registrations could decide the draw.
    seed: tournament.state === 'REGISTRATION' ? null : view.seed,
    roundsWithoutRematch,
    scenario,
    scenarioChoices,
    armies,
  };
};
