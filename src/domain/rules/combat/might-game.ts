import { reach } from './duel-dice';
import { type SideIndex, type Sides, other } from '../rulesets/fight-model';

/** A side when all dice lie: its highest score, and who may raise what. */
export interface Standing {
  readonly score: number;
  readonly bearers: readonly { readonly model: number; readonly best: number; readonly might: number }[];
}

/** Might to spend: this model raises its best die from a score to another, a point a pip. */
export interface MightSpending {
  readonly side: SideIndex;
  readonly model: number;
  readonly from: number;
  readonly to: number;
  readonly points: number;
}

/** How a Duel ends: a side wins on score or Fight, or the roll-off decides. */
export type DuelEnd = SideIndex | 'ROLL_OFF';

/** The best score that a side can still show. */
export const highestReach = ({ score, bearers }: Standing, cap: number | null): number =>
  Math.max(score, ...bearers.map(({ best, might }) => reach(best, might, cap)));

/** The winner of these scores: `tie` is the side that wins level scores by its Fight, null for the roll-off. */
export const duelEnd = (scores: Sides<number>, tie: SideIndex | null): DuelEnd =>
  scores[0] === scores[1] ? (tie ?? 'ROLL_OFF') : scores[0] > scores[1] ? 0 : 1;

/** The cheapest way for a side to show `target`; the first named among equals. Undefined if it cannot. */
const cheapestRaise = (
  { bearers }: Standing,
  target: number,
  cap: number | null,
): Pick<MightSpending, 'model' | 'from' | 'to' | 'points'> | undefined =>
  bearers
    .filter(({ best, might }) => reach(best, might, cap) >= target)
    .map(({ model, best }) => ({ model, from: best, to: target, points: target - best }))
    .reduce<Pick<MightSpending, 'model' | 'from' | 'to' | 'points'> | undefined>(
      (cheapest, raise) => (cheapest && cheapest.points <= raise.points ? cheapest : raise),
      undefined,
    );

/**
 * The alternating spending of document 004 (MIGHT) as a game: the side that is losing may spend first, then the other,
 * until neither will. Each spends to better its end of the Duel, then as few points as it can. `tie` is the side that
 * wins level scores by its Fight, null for the roll-off.
 *
 * A side can answer as long as its reach is not passed, so the end is the comparison of the two reaches. The side that
 * gains by this against the scores as they lie spends just enough for its end; the other could only waste Might.
 */
export const mightNeeded = (scores: Sides<number>, reaches: Sides<number>, tie: SideIndex | null) => {
  const now = duelEnd(scores, tie);
  const end = duelEnd(reaches, tie);
  if (now === end) return { end, side: null, target: 0 };
  const side: SideIndex = end === 'ROLL_OFF' ? other(now as SideIndex) : end;
  return { end, side, target: scores[other(side)] + (end === 'ROLL_OFF' || tie === side ? 0 : 1) };
};

/**
 * Best play with the least Might for dice as they lie (see `mightNeeded`). `cap` is the switch `mightCap`. `end`: how the Duel
 * ends when both play to win it; `spending`: the only Might that is spent when nobody wastes any; null for none.
 */
export const playMight = (standings: Sides<Standing>, tie: SideIndex | null, cap: number | null) => {
  const { end, side, target } = mightNeeded(
    [standings[0].score, standings[1].score],
    [highestReach(standings[0], cap), highestReach(standings[1], cap)],
    tie,
  );
  const raise = side === null ? undefined : cheapestRaise(standings[side], target, cap);
  return { end, spending: side !== null && raise ? { side, ...raise } : null };
};
