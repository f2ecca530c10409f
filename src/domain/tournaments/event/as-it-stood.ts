import { type Change, type ChangeLog, type Logged, logged } from '../../../shared/change-log';
import type { TournamentFacts } from './facts';
import type { RoundNumber } from './numbers';
import { type Round, type Tournament, cursorOf, roundOf, tournamentOf } from './tournament';

/** A history to be cut, with the key of its record. */
interface History<Key> {
  readonly key: Key;
  readonly log: ChangeLog<unknown>;
}

/**
 * Counts for each record how many of its changes are among the first `count` of all. The count is exact, and the changes of one record
 * stay in their order; between records their times decide, and the clocks of two computers may differ.
 */
const firstChanges = <Key>(histories: readonly History<Key>[], count: number): ReadonlyMap<Key, number> => {
  const all = histories.flatMap(({ key, log }) => {
    let latest = 0;
    return log.map(({ at }) => {
      latest = Math.max(latest, at);
      return { key, at: latest };
    });
  });
  const counts = new Map<Key, number>();
  for (const { key } of all.sort((a, b) => a.at - b.at).slice(0, count))
    counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
};

/** The number of changes up to a moment: the best estimate where no versions were stored. */
const countUntil = (histories: readonly History<unknown>[], atMs: number): number =>
  histories.reduce((sum, { log }) => sum + log.filter(({ at }) => at <= atMs).length, 0);

/**
 * The change that ended a round: the first draw of the next one, or the last time the tournament was finished; undefined while there is
 * none, and once it was reopened.
 */
const endOf = (
  { rounds, closing }: Tournament,
  round: RoundNumber,
): Change<{ readonly basis?: string }> | undefined => {
  const next = rounds[round];
  if (next) return next.log.find(({ set }) => set.tables !== undefined);
  return closing?.facts.closed ? closing.log.findLast(({ set }) => set.closed) : undefined;
};

/** The sums of versions of head, entrants and each round that a draw was made from. */
const sumsOf = (basis: string | undefined): readonly number[] | undefined =>
  basis !== undefined && /^\d+(\.\d+)*$/.test(basis) ? basis.split('.').map(Number) : undefined;

const HEAD = 0;
const ENTRANTS = 1;
const FIRST_ROUND = 2;

const HEAD_KEY = 'head';
const ROUND_KEY = 0;

/** A round's own history, then those of its results by table number. */
const historiesOf = ({ log, results, vacant }: Round): readonly History<number>[] => [
  { key: ROUND_KEY, log },
  ...[...results, ...vacant].map(([table, result]) => ({ key: table, log: result.log })),
];

/** A tournament imported by an earlier release has no grants before the import itself. */
const headAt = (log: ChangeLog<TournamentFacts>): Logged<TournamentFacts> => {
  const then = logged(log);
  return { ...then, facts: { ...then.facts, grants: (then.facts as Partial<TournamentFacts>).grants ?? [] } };
};

/**
 * A tournament as everybody saw it when a round was over: as the draw of the next one, or the closing, found it, with the mistakes
 * that were corrected only later. The versions that the draw stored decide. Until another round is drawn, the present state.
 */
export const asItStoodAfter = (tournament: Tournament, round: RoundNumber): Tournament => {
  const { id, head, entrants, rounds } = tournament;
  const end = endOf(tournament, round);
  const sums = end ? sumsOf(end.set.basis) : cursorOf(tournament).split('.').map(Number);
  const before = <Key>(group: number, histories: readonly History<Key>[]) =>
    firstChanges(histories, sums?.[group] ?? countUntil(histories, end?.at ?? Number.POSITIVE_INFINITY));

  const ofHead = before(HEAD, [{ key: HEAD_KEY, log: head.log }]).get(HEAD_KEY) ?? 1;
  const ofEntrants = before(
    ENTRANTS,
    entrants.map(({ number, log }) => ({ key: number, log })),
  );
  return tournamentOf({
    id,
    head: headAt(head.log.slice(0, ofHead)),
    entrants: entrants.flatMap(({ number, log }) => {
      const count = ofEntrants.get(number) ?? 0;
      return count === 0 ? [] : [{ ...logged(log.slice(0, count)), number }];
    }),
    rounds: rounds.slice(0, round).map((one, index) => {
      const counts = before(FIRST_ROUND + index, historiesOf(one));
      const results = [...one.results, ...one.vacant].flatMap(([table, { log }]) => {
        const count = counts.get(table) ?? 0;
        return count === 0 ? [] : [[table, logged(log.slice(0, count))] as const];
      });
      return roundOf(one.number, logged(one.log.slice(0, counts.get(ROUND_KEY) ?? 1)), new Map(results));
    }),
    closing: null,
  });
};
