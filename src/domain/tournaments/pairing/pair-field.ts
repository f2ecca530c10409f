import type { Entrant } from '../entrant';
import type { FirstRound, PairingRules } from '../pack/pairing-rules';
import type { Meetings } from './meetings';
import { costOfTables } from './pair-cost';
import { pairByRank, pairStraight, type PassedOver, type RankedPair } from './pair-by-rank';
import type { ExactPair, Rejected } from './pair-exactly';
import { pairWithWishes } from './pair-with-wishes';
import { folded, groupsIn, halvesOf, orderWithin, pairByGroups } from './score-groups';
import { type Wishes, wishesOf } from './wishes';

/** An even number of entrants to be paired, best first (in round 1 in the order of the draw). */
export interface PairedField {
  readonly round: number;
  readonly entrants: readonly Entrant[];
  readonly positions: readonly number[];
  readonly meetings: Meetings;
  readonly pairing: PairingRules;
}

interface Marks {
  readonly meetings: Meetings;
  readonly wishes: Wishes | undefined;
  readonly groupOf?: readonly number[];
}

const whyPassedOver = (
  { position, level, byItself }: Rejected,
  higher: number,
  { wishes, groupOf }: Marks,
): PassedOver => {
  if (level === 'REMATCH' || level === 'AGAIN')
    return { position, why: byItself ? 'HAVE_MET' : 'WOULD_FORCE_REMATCH' };
  if (!byItself) return { position, why: wishes || groupOf ? 'WOULD_BREAK_WISH' : 'WOULD_FORCE_REMATCH' };
  if (level === 'CROSSING') return { position, why: 'OTHER_GROUP' };
  if (level === 'HALF') return { position, why: 'SAME_HALF' };
  const wish = wishes?.brokenBy(higher, position)[0]?.wish;
  return wish ? { position, why: 'WISH', wish } : { position, why: 'OTHER_GROUP' };
};

const marked = (pair: readonly [number, number], { meetings, wishes, groupOf }: Marks) => ({
  isRematch: meetings.opponentsOf(pair[0]).includes(pair[1]),
  broken: wishes?.brokenBy(pair[0], pair[1]) ?? [],
  isAcrossGroups: groupOf !== undefined && groupOf[pair[0]] !== groupOf[pair[1]],
});

/** The better placed first, and the tables in the order of the better placed: folding and lots take them out of it. */
const inOrder = (pairs: readonly ExactPair[], marks: Marks): readonly RankedPair[] =>
  pairs
    .map(({ positions: [a, b], rejected }): RankedPair => {
      const positions = a < b ? ([a, b] as const) : ([b, a] as const);
      return {
        positions,
        ...marked(positions, marks),
        passedOver: rejected
          .filter(({ position }) => a < b && position < b)
          .map((one) => whyPassedOver(one, a, marks)),
      };
    })
    .toSorted((one, other) => one.positions[0] - other.positions[0]);

/** Round 1: down the order of the draw or the seeding, folded where the pack says so. */
export const pairFirst = (field: PairedField): readonly RankedPair[] => {
  const { round, entrants, positions, meetings, pairing } = field;
  const { firstRound }: { readonly firstRound: FirstRound } = pairing;
  const wishes = wishesOf(pairing, entrants, { round });
  const order = firstRound.by === 'SEEDED' ? folded(positions, firstRound.folding) : positions;
  const marks = { meetings, wishes };
  return wishes || order !== positions
    ? inOrder(pairWithWishes({ positions: order, costOf: costOfTables(marks), wishes }), marks)
    : pairByRank(field);
};

/** Whether two who have met more than once would meet again, while others perhaps have met less often. */
const isThirdMeeting =
  (meetings: Meetings) =>
  ({ isRematch, positions: [a, b] }: RankedPair): boolean =>
    isRematch && meetings.roundsMet(a, b).length > 1;

/** A later round but the final one: down the ranking, or within score groups. `pointsOf` are the Tournament Points by position. */
export const pairLater = (
  field: PairedField,
  { pointsOf, seed }: { readonly pointsOf: () => readonly number[]; readonly seed: string },
): readonly RankedPair[] => {
  const { round, entrants, positions, meetings, pairing } = field;
  const { laterRounds } = pairing;
  const wishes = wishesOf(pairing, entrants, { round });
  if (laterRounds.by === 'SCORE_GROUPS') {
    const points = pointsOf();
    const groups = groupsIn(positions, points);
    const groupOf: number[] = [];
    groups.forEach((group, index) => group.forEach((position) => (groupOf[position] = index)));
    const orders = groups.map((group, index) =>
      orderWithin(group, laterRounds.within, `${seed}/round ${round}/group ${index + 1}`),
    );
    const marks = { meetings, wishes, groupOf };
    const halves = laterRounds.within === 'HALVES' ? halvesOf(groups) : undefined;
    const costOf = costOfTables({ meetings, wishes, scoreGroups: groupOf, halves });
    return inOrder(pairByGroups({ positions: orders.flat(), costOf, wishes }, orders), marks);
  }
  const marks = { meetings, wishes };
  const byRank = wishes ? undefined : pairByRank(field);
  if (byRank && !byRank.some(isThirdMeeting(meetings))) return byRank;
  return inOrder(pairWithWishes({ positions, costOf: costOfTables(marks), wishes }), marks);
};

/** The final round without swaps: 1-2, 3-4; only hard wishes move anybody (001, Subsequent Rounds). */
export const pairFinal = (field: PairedField): readonly RankedPair[] => {
  const { round, entrants, positions, meetings, pairing } = field;
  const wishes = wishesOf(pairing, entrants, { round });
  const hard = wishesOf(pairing, entrants, { round, only: 'HARD' });
  const marks = { meetings, wishes };
  if (!hard)
    return pairStraight(field).map((pair) => ({ ...pair, broken: marked(pair.positions, marks).broken }));
  const costOf = costOfTables({ meetings, wishes: hard, areRematchesFree: true });
  return inOrder(pairWithWishes({ positions, costOf, wishes: hard }), marks);
};
