import { mapPair } from '../../../shared/pair';
import { fraction } from '../../../shared/fraction';
import { type SideIndex, type Sides, other } from '../rulesets/fight-model';
import {
  type DuelEnd,
  type MightSpending,
  type Standing,
  duelEnd,
  highestReach,
  mightNeeded,
  playMight,
} from './might-game';
import { reach } from './duel-dice';
import { type ChoiceOption, type TableGame, choose } from './table';

/** The Duel dice as they lie, and what decides level scores. */
export interface MightTable {
  readonly standings: Sides<Standing>;
  /** The side that wins level scores by its Fight; null for the roll-off. */
  readonly tie: SideIndex | null;
  /** Ways of six in which the first side wins the roll-off. */
  readonly rollOff: number;
  /** The switch `mightCap`. */
  readonly cap: number | null;
  /** The side with Priority: the other may spend first when scores and Fights are level (ruling 16g). */
  readonly priority: SideIndex;
}

export type MightPlayed = ReturnType<typeof bestMight>;

const scoresOf = (standings: Sides<Standing>): Sides<number> => [standings[0].score, standings[1].score];

/** Both sides spend as well as can be. */
export const bestMight = ({ standings, tie, cap }: MightTable) => {
  const { end, spending } = playMight(standings, tie, cap);
  const scores = scoresOf(standings);
  return {
    end,
    spendings: spending ? [spending] : [],
    scores: spending
      ? mapPair(scores, (score, side) => (spending.side === side ? spending.to : score))
      : scores,
  };
};

const sixthsFor = (end: DuelEnd, side: SideIndex, rollOff: number): number => {
  if (end !== 'ROLL_OFF') return end === side ? 6 : 0;
  return side === 0 ? rollOff : 6 - rollOff;
};

/** The standings once a hero has raised his best die. */
const raisedStandings = (
  standings: Sides<Standing>,
  { side, model, to, points }: MightSpending,
): Sides<Standing> => {
  const own = standings[side];
  const raised: Standing = {
    score: Math.max(own.score, to),
    bearers: own.bearers.map((bearer) =>
      bearer.model === model ? { ...bearer, best: to, might: bearer.might - points } : bearer,
    ),
  };
  return side === 0 ? [raised, standings[1]] : [standings[0], raised];
};

/** The spendings of a side that change how the Duel ends: each hero, to level the enemy's score or to beat it. */
const spendingsOf = ({ standings, cap }: MightTable, side: SideIndex): readonly MightSpending[] => {
  const facing = standings[other(side)].score;
  return standings[side].bearers.flatMap(({ model, best, might }) =>
    [facing, facing + 1]
      .filter((to) => to > standings[side].score && to > best && reach(best, might, cap) >= to)
      .map((to) => ({ side, model, from: best, to, points: to - best })),
  );
};

/** The chance of a side to win if both play on as well as can be. */
const chanceOf = (table: MightTable, side: SideIndex) => {
  const { standings, tie, cap, rollOff } = table;
  const { end } = mightNeeded(
    scoresOf(standings),
    [highestReach(standings[0], cap), highestReach(standings[1], cap)],
    tie,
  );
  return fraction(sixthsFor(end, side, rollOff), 6);
};

/**
 * The players spend Might as they like, the side that is losing first, then the other, until one that could spend does
 * not (004, MIGHT). Each option says what it is worth if both play on as well as can be.
 */
export function* playersMight(
  table: MightTable,
  words: (spending: MightSpending, ofSeveral: boolean) => string,
): TableGame<MightPlayed> {
  const spendings: MightSpending[] = [];
  let now = table;
  const kept = new Set<SideIndex>();
  for (;;) {
    const end = duelEnd(scoresOf(now.standings), now.tie);
    const side: SideIndex = end === 'ROLL_OFF' ? other(now.priority) : other(end);
    const turns: readonly SideIndex[] = end === 'ROLL_OFF' ? [side, other(side)] : [side];
    const chooser = turns.find((each) => !kept.has(each) && spendingsOf(now, each).length > 0);
    if (chooser === undefined) return { end, spendings, scores: scoresOf(now.standings) };
    const offers = spendingsOf(now, chooser);
    const heroes = [...new Set(offers.map(({ model }) => model))];
    const options: readonly ChoiceOption[] = [
      {
        id: 'KEEP',
        text: 'keeps its Might',
        worth: fraction(sixthsFor(end, chooser, now.rollOff), 6),
      },
      ...offers.map((spending) => ({
        id: `SPEND_${spending.model}_TO_${spending.to}`,
        text: words(spending, heroes.length > 1),
        worth: chanceOf({ ...now, standings: raisedStandings(now.standings, spending) }, chooser),
      })),
    ];
    const taken: number = yield* choose({
      side: chooser,
      model: heroes.length === 1 ? (heroes[0] ?? null) : null,
      code: 'MIGHT',
      why: 'whether to spend Might to win the Duel',
      measure: 'CHANCE_TO_WIN_THE_DUEL',
      higherIsBetter: true,
      options,
    });
    const spending = offers[taken - 1];
    if (spending === undefined) {
      kept.add(chooser);
      continue;
    }
    spendings.push(spending);
    now = { ...now, standings: raisedStandings(now.standings, spending) };
    kept.clear();
  }
}
