import { ok, refused } from '../../shared/result';
import type { Logged } from '../../tournaments/event/change-log';
import { logged } from '../../tournaments/event/change-log';
import type {
  ClosingFacts,
  EntrantFacts,
  HeadFacts,
  ResultFacts,
  RoundFacts,
} from '../../tournaments/event/facts';
import type { Operation } from '../../tournaments/event/operations';
import { allowedIn } from '../../tournaments/event/operations';
import { entrantNumber } from '../../tournaments/event/record';
import { entrantsAt } from '../../tournaments/event/tournament';
import type { Answer } from '../use-case';
import type { Actor, TokenHolder } from './access';
import type { StoredContext } from './context';
import { entrantOfToken } from './credentials';
import { checkIfMatch } from './if-match';
import { noTournament, thingOf } from './items';
import { mutate } from './mutation';
import type { TournamentAddress } from './store';
import type { ResultAtTable } from './views';
import { resultAtTable } from './views';

/** What a change of a result needs to see: the head, the round, what was reported before, and the player who asks. */
interface Seen {
  readonly head: Logged<HeadFacts>;
  readonly round: Logged<RoundFacts | ClosingFacts> | undefined;
  readonly result: Logged<ResultFacts> | undefined;
  /** Only where the token says that it is a player's. */
  readonly player: TokenHolder | undefined;
  /** Whether the next round is drawn, or the tournament finished. */
  readonly isPast: boolean;
}

/** A table with its result after a change. */
export interface ReportedTable extends ResultAtTable {
  readonly tournament: string;
  readonly round: number;
  readonly table: number;
}

/** The table that a change is about, as it stands. */
export interface TableAsItStands {
  /** By player number; one for the game against the Spare Player. */
  readonly entrants: readonly number[];
  readonly result: Logged<ResultFacts> | undefined;
  /** Whether the next round is drawn, or the tournament finished. */
  readonly isPast: boolean;
}

interface Place {
  readonly tournament: string;
  readonly round: number;
  readonly table: number;
}

/** One round trip: a player's token says by itself which entrant must be read to know it. */
const read = async (
  { tournament, round, table }: Place,
  { store, caller }: StoredContext,
): Promise<Answer<Seen>> => {
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
  const headThing = thingOf<HeadFacts>(head);
  const player = thingOf<EntrantFacts>(entrant);
  return headThing
    ? ok({
        head: headThing,
        round: thingOf<RoundFacts | ClosingFacts>(atRound),
        result: thingOf<ResultFacts>(result),
        player: player && number !== undefined ? { number, facts: player.facts } : undefined,
        isPast: next !== null,
      })
    : noTournament(tournament);
};

type ResultOperation = Operation & ('reportResult' | 'confirmResult' | 'disputeResult' | 'ruleResult');
const ofResults: readonly Operation[] = ['reportResult', 'confirmResult', 'disputeResult', 'ruleResult'];

/** What can be done about a round that is drawn and not started. */
const beforeStart: readonly Operation[] = allowedIn('ROUND_DRAWN').filter(
  (operation) => !ofResults.includes(operation),
);

/** The round, if it can be reported: it must have been started. What closes a tournament is no round. */
const reportable = ({ round }: Seen, number: number, operation: ResultOperation): Answer<RoundFacts> => {
  if (!round || 'closed' in round.facts)
    return refused({ code: 'NOT_FOUND', kind: 'round', id: String(number) });
  return round.facts.started
    ? ok(round.facts)
    : refused({ code: 'WRONG_STATE', state: 'ROUND_DRAWN', operation, allowed: beforeStart });
};

const SPARE = 0;

/** The sides of a table whose tokens may do something there: its players, and at the spare table the Spare Player. */
const sidesAt = ({ round }: Seen, table: number): readonly number[] => {
  const facts = round?.facts;
  const entrants = facts && !('closed' in facts) ? entrantsAt(facts, table) : undefined;
  return entrants?.length === 1 ? [...entrants, SPARE] : (entrants ?? []);
};

/**
 * A change of a table's result: one read and one write. What may overwrite somebody's work names with If-Match the version it
 * was made from; `decide` gets the table as it stands.
 */
export const changeResult = (
  {
    operation,
    input,
    needsResult,
  }: { readonly operation: ResultOperation; readonly input: Place; readonly needsResult: boolean },
  decide: (table: TableAsItStands, actor: Actor) => Answer<Partial<ResultFacts>>,
  context: StoredContext,
): Promise<Answer<ReportedTable>> => {
  const { tournament, round, table } = input;
  const address = { item: 'RESULT', tournament, round, table } as const;
  return mutate<ResultFacts, Seen, ReportedTable>(
    {
      operation,
      target: `${tournament}/${round}/${table}`,
      input,
      read: () => read(input, context),
      head: ({ head }) => head,
      ownership: (seen) => ({ entrants: seen.player ? [seen.player] : [], own: sidesAt(seen, table) }),
      places: ({ result }) => (result ? [{ address, log: result.log }] : []),
      decide: (seen, actor) => {
        const facts = reportable(seen, round, operation);
        if (!facts.ok) return facts;
        const entrants = entrantsAt(facts.value, table);
        if (!entrants) return refused({ code: 'NOT_FOUND', kind: 'table', id: String(table) });
        const { result, isPast } = seen;
        if (needsResult && !result)
          return refused({ code: 'NOT_FOUND', kind: 'result of table', id: String(table) });
        const matches = checkIfMatch(context, [String(result?.version ?? 0)], {
          now: { tournament, round, table, ...resultAtTable(entrants, result) },
          required: result !== undefined,
        });
        if (!matches.ok) return matches;
        const set = decide({ entrants, result, isPast }, actor);
        return set.ok ? ok({ address, log: result?.log ?? [], set: set.value }) : set;
      },
      answer: ({ log }, seen) => ({
        tournament,
        round,
        table,
        // A started round keeps its tables, so who sits there now sat there then.
        ...resultAtTable(entrantsAt(seen.round?.facts as RoundFacts, table) ?? [], logged(log)),
      }),
    },
    context,
  );
};
