import { ok, refused } from '../../../shared/result';
import { type Logged, logged, loggedAt } from '../../../shared/change-log';
import type {
  ClosingFacts,
  TournamentFacts,
  ResultFacts,
  RoundFacts,
} from '../../../domain/tournaments/event/facts';
import { bothSides } from '../../../domain/tournaments/event/both-sides';
import type { PlayerNumber, RoundNumber, TableNumber } from '../../../domain/tournaments/event/numbers';
import { entrantNumber } from '../../../domain/tournaments/event/record';
import type { StoredVetoes } from '../../../domain/tournaments/scenarios/vetoes';
import { everyMember } from '../../../domain/tournaments/event/team-members';
import { pairingOf } from '../../../domain/tournaments/teams/team-match';
import { type Tournament, entrantsAt, isStanding } from '../../../domain/tournaments/event/tournament';
import type { Answer } from '../../kernel/use-case';
import type { StoredContext } from '../../kernel/store/context';
import { checkIfMatch } from '../../kernel/store/if-match';
import { loggedOf } from '../../kernel/store/items';
import { type Target, mutate } from '../../kernel/store/mutation';
import type { Item, Store, TournamentAddress } from '../../kernel/store/store';
import type { Actor, TokenHolder } from '../store/access';
import { inTournament } from './change-tournament';
import { beforeStartOf, noteOf } from './correction-note';
import { notedDrawWarning } from '../views/draw-warning-texts';
import { entrantOfToken } from '../store/credentials';
import { entrantKind, headKind, resultKind, roundKind, teamMatchKind } from '../store/item-kinds';
import type { TeamMatch } from './team-games';
import { type TournamentOperation, allowedIn } from '../store/operation';
import { headOrRefusal, isClosing, readTournament } from '../store/read-tournament';
import { resultAtTable } from '../views/round-view';
import type { ResultAtTable } from '../views';

/** What a change of a result needs to see: the head, the round, what was reported before, and the player who asks. */
interface Seen {
  readonly head: Logged<TournamentFacts>;
  readonly round: Logged<RoundFacts> | undefined;
  readonly result: Logged<ResultFacts> | undefined;
  /** The place of the result, with what it holds while there is none: that a start was taken back. */
  readonly place: Logged<ResultFacts> | undefined;
  /** Only where the token says that it is a player's. */
  readonly player: TokenHolder | undefined;
  /** Whether the next round is drawn, or the tournament finished. */
  readonly isPast: boolean;
  /** In a team event; null otherwise. */
  readonly match: TeamMatch | null;
  /** Where the next round is drawn and not started: a correction may change how it would be drawn. */
  readonly beforeNext: Tournament | undefined;
}

/** A table with its result after a change. */
export interface ReportedTable extends ResultAtTable {
  readonly tournament: string;
  readonly round: RoundNumber;
  readonly table: TableNumber;
  /** What a correction did to the next round, where that is drawn and not started; null otherwise. */
  readonly drawWarning: string | null;
}

/** The table that a change is about, as it stands. */
export interface TableAsItStands {
  /** By player number; one for the game against the Spare Player. */
  readonly entrants: readonly PlayerNumber[];
  readonly result: Logged<ResultFacts> | undefined;
  /** Whether the next round is drawn, or the tournament finished. */
  readonly isPast: boolean;
  /** In a team event; null otherwise. */
  readonly match: TeamMatch | null;
  /** The scenarios of the round of which the players veto all but one; empty where nobody vetoes. */
  readonly choices: readonly string[];
  readonly vetoes: StoredVetoes | undefined;
}

interface Place {
  readonly tournament: string;
  readonly round: RoundNumber;
  readonly table: TableNumber;
}

/** Whether a later round is drawn, or the tournament finished, by what stands in the place of the next round. */
const endsRound = (item: Item | null | undefined): boolean => {
  const thing = loggedOf<RoundFacts | ClosingFacts>(roundKind, item);
  return thing !== undefined && (!isClosing(thing) || thing.facts.closed);
};

/** What stands in the place of a round, if it is one: what closes a tournament is none. */
const roundIn = (thing: Logged<RoundFacts | ClosingFacts> | undefined): Logged<RoundFacts> | undefined =>
  thing && !isClosing(thing) ? (thing as Logged<RoundFacts>) : undefined;

/** The round as everything of it says: a result that came when its start was taken back has started it again. */
const asStarted = async (
  round: Logged<RoundFacts> | undefined,
  { tournament, round: number }: Place,
  { store }: StoredContext,
): Promise<Answer<Logged<RoundFacts> | undefined>> => {
  if (!round || round.facts.started || !round.facts.unstarted) return ok(round);
  const whole = await readTournament(store, tournament);
  return whole.ok ? ok(whole.value.rounds[number - 1] ?? round) : whole;
};

/** A team match with the pairs that its captains have found out, once all are. */
const matchAt = async (
  place: Place,
  { teams: rules }: TournamentFacts,
  { store, round }: { readonly store: Store; readonly round: RoundFacts | undefined },
): Promise<Answer<TeamMatch | null>> => {
  if (rules === undefined) return ok(null);
  const { tournament } = place;
  const [first = 0, second = 0] = (round && entrantsAt(round, place.table)) ?? [];
  const items = await store.get([
    { item: 'TEAM_MATCH', ...place },
    { item: 'ENTRANT', tournament, number: first },
    { item: 'ENTRANT', tournament, number: second },
  ]);
  if (!items.ok) return items;
  const [match, ...teams] = items.value;
  const facts = loggedOf(teamMatchKind, match)?.facts;
  const isOfRound = facts !== undefined && facts.startedAtMs === round?.startedAtMs;
  const pairing = isOfRound ? pairingOf(facts, rules) : undefined;
  const [ofFirst = [], ofSecond = []] = teams.map((team) => [
    ...everyMember(loggedOf(entrantKind, team)?.log ?? []).keys(),
  ]);
  return ok({
    rules,
    pairs: pairing?.next === null ? pairing.games : null,
    players: [ofFirst, ofSecond],
  });
};

/** One round trip: a player's token says by itself which entrant must be read to know it. */
const read = async ({ tournament, round, table }: Place, context: StoredContext): Promise<Answer<Seen>> => {
  const { store, caller } = context;
  const number = entrantNumber(entrantOfToken(caller.token) ?? '');
  const addresses: readonly TournamentAddress[] = [
    { item: 'HEAD', tournament },
    { item: 'ROUND', tournament, round },
    { item: 'RESULT', tournament, round, table },
    { item: 'ROUND', tournament, round: round + 1 },
    ...(number === undefined ? [] : [{ item: 'ENTRANT', tournament, number } as const]),
  ];
  const items = await store.get(addresses);
  if (!items.ok) return items;
  const [head, atRound, result, next, entrant] = items.value;
  const headThing = headOrRefusal(tournament, loggedOf(headKind, head));
  if (!headThing.ok) return headThing;
  const started = await asStarted(
    roundIn(loggedOf(roundKind, atRound)),
    { tournament, round, table },
    context,
  );
  if (!started.ok) return started;
  const player = loggedOf(entrantKind, entrant);
  const place = loggedOf(resultKind, result);
  const match = await matchAt({ tournament, round, table }, headThing.value.facts, {
    store,
    round: started.value?.facts,
  });
  if (!match.ok) return match;
  const before = await beforeStartOf(roundIn(loggedOf(roundKind, next)), place, { tournament, store });
  if (!before.ok) return before;
  return ok({
    beforeNext: before.value,
    match: match.value,
    head: headThing.value,
    round: started.value,
    result: place && isStanding(place) ? place : undefined,
    place,
    player: player && number !== undefined ? { number, facts: player.facts } : undefined,
    isPast: endsRound(next),
  });
};

/** What can be done about a round that is drawn and not started. */
const ofResults: readonly string[] = [
  'reportResult',
  'takeBackResult',
  'confirmResult',
  'disputeResult',
  'ruleResult',
];
const beforeStart = (): readonly string[] =>
  allowedIn('ROUND_DRAWN').filter((name) => !ofResults.includes(name));

/** The round, if it is in a state for this: results want one that was started. */
const reportable = (
  { head, round }: Seen,
  number: RoundNumber,
  { name }: TournamentOperation,
): Answer<RoundFacts> => {
  if (!round) return refused({ code: 'NOT_FOUND', kind: 'round', id: String(number) });
  if (head.facts.cancelled)
    return refused({
      code: 'WRONG_STATE',
      state: 'CANCELLED',
      operation: name,
      allowed: allowedIn('CANCELLED'),
    });
  return round.facts.started || !ofResults.includes(name)
    ? ok(round.facts)
    : refused({ code: 'WRONG_STATE', state: 'ROUND_DRAWN', operation: name, allowed: beforeStart() });
};

/** The sides of a table whose tokens may do something there: its players, and at the spare table the Spare Player. */
const sidesAt = ({ round }: Seen, table: TableNumber): readonly PlayerNumber[] => {
  const entrants = round && entrantsAt(round.facts, table);
  return bothSides(entrants ?? []);
};

/** A change of a table's result. What may overwrite somebody's work names with If-Match the version it was made from. */
export interface ResultChange {
  readonly operation: TournamentOperation;
  readonly input: Place;
  /** Whether there must be a result already. */
  readonly needsResult: boolean;
  readonly set: (table: TableAsItStands, actor: Actor) => Answer<Partial<ResultFacts>>;
}

/** The table as it stands, if its result may be changed from the version that the caller has seen. */
const tableToChange = (
  seen: Seen,
  { operation, input, needsResult }: Omit<ResultChange, 'set'>,
  context: StoredContext,
): Answer<TableAsItStands> => {
  const { round, table } = input;
  const facts = reportable(seen, round, operation);
  if (!facts.ok) return facts;
  const entrants = entrantsAt(facts.value, table);
  if (!entrants) return refused({ code: 'NOT_FOUND', kind: 'table', id: String(table) });
  const { result, place, isPast, match } = seen;
  const { scenarioChoices: choices = [] } = facts.value;
  if (needsResult && !result)
    return refused({ code: 'NOT_FOUND', kind: 'result of table', id: String(table) });
  const matches = checkIfMatch(context, [String(place?.version ?? 0)], {
    now: { ...input, ...resultAtTable(entrants, place, choices), drawWarning: null },
    required: result !== undefined && ofResults.includes(operation.name),
  });
  return matches.ok ? ok({ entrants, result, isPast, match, choices, vetoes: place?.facts.vetoes }) : matches;
};

/** Changes a table's result: one read and one write, however large the tournament is. */
export const changeResult = (
  { set, ...change }: ResultChange,
  context: StoredContext,
): Promise<Answer<ReportedTable>> => {
  const { tournament, round, table } = change.input;
  const targetOf = (result: Logged<ResultFacts> | undefined): Target<ResultFacts> => ({
    kind: resultKind,
    address: { item: 'RESULT', tournament, round, table },
    log: result?.log ?? [],
  });
  return mutate<ResultFacts, Seen, ReportedTable, Actor>(
    {
      ...inTournament<Seen>(
        change.operation,
        {
          headOf: ({ head }) => head,
          ownership: (seen) => ({ entrants: seen.player ? [seen.player] : [], own: sidesAt(seen, table) }),
        },
        context,
      ),
      idempotencyScope: [tournament, round, table],
      input: change.input,
      read: () => read(change.input, context),
      places: ({ place }) => (place ? [targetOf(place)] : []),
      decide: (seen, actor) => {
        const stands = tableToChange(seen, change, context);
        if (!stands.ok) return stands;
        const facts = set(stands.value, actor);
        if (!facts.ok) return facts;
        const target = targetOf(seen.place);
        const note = noteOf(change.input, seen.beforeNext, { log: target.log, set: facts.value });
        return ok({ ...target, set: facts.value, ...note });
      },
      answer: ({ log }, seen) => {
        const thing = logged(log);
        const change = log.at(-1);
        const now = seen.round as Logged<RoundFacts>;
        // A round with results keeps its tables; one with vetoes alone, or whose reports were taken back, may have been drawn again since.
        const keepsTables = isStanding(thing) && now.facts.unstarted === undefined;
        const { facts } = keepsTables ? now : loggedAt(now.log, change?.at ?? 0);
        return {
          tournament,
          round,
          table,
          ...resultAtTable(entrantsAt(facts, table) ?? [], thing, facts.scenarioChoices),
          drawWarning: notedDrawWarning(change?.receipt),
        };
      },
    },
    context,
  );
};
