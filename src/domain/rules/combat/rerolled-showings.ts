import { mapPair } from '../../../shared/pair';
import { type DiceGroup, type GroupThrow, diceGroups, highestOf, throwsOf } from './dice-groups';
import { poolDice } from './dice-pool';
import { type DuelDice, reach } from './duel-dice';
import { type SideIndex, type Sides, other } from '../rulesets/fight-model';
import type { Duel } from './fight';
import { type RerollSide, answersOf, choicesOf } from './rerolls';
import { decideReroll, worthAgainst } from './reroll-advice';
import { type Showing, showingsOf } from './showings';
import { countSteps } from '../../../shared/step-budget';

const count = (dice: readonly { readonly dice: number }[]): number =>
  dice.reduce((all, each) => all + each.dice, 0);

/** How many dice a side rolls again at most. */
export const rerolledDice = (duel: Duel, dice: Sides<readonly DuelDice[]>, side: SideIndex): number =>
  Math.min(duel.sides[side].rerolls, count(dice[side]));

/** A side that re-rolls, group by group: kinds of the pool hold groups that reach alike. */
interface Rerolling {
  readonly groups: readonly DiceGroup[];
  /** The kind of each group. */
  readonly kinds: readonly number[];
  readonly side: RerollSide;
  readonly choices: ReturnType<typeof choicesOf>;
  /** Kinds that the re-rolls hold wholly, and the dice of the next one that they hold in part. */
  readonly whole: number;
  readonly shared: number;
  readonly again: number;
  /** Level (from 1) of each score of each group. */
  readonly level: (group: number, score: number) => number;
  /** Each highest score of so many new dice of a group, with its ways. */
  readonly fresh: (group: number, dice: number) => ReturnType<typeof highestOf>;
}

/** The best level that each choice keeps of a throw. */
const keptLevels = (
  { kinds, choices, whole, level }: Rerolling,
  { highest }: GroupThrow,
): readonly number[] => {
  const best = (holds: (kind: number) => boolean): number =>
    Math.max(0, ...kinds.map((kind, g) => (holds(kind) ? level(g, highest[g] as number) : 0)));
  return choices.map((_, choice) => best((kind) => (choice === 0 ? kind >= whole : kind === whole - choice)));
};

const highestLevel = ({ level }: Rerolling, { highest }: GroupThrow): number =>
  Math.max(...highest.map((score, g) => level(g, score)));

/** How many dice of each group a choice rolls again; a group rolled in part keeps its highest die. */
const rolledAgain = (side: Rerolling, { highest }: GroupThrow, choice: number): readonly number[] => {
  const { groups, kinds, whole, shared, level } = side;
  const keptKind = choice === 0 ? null : whole - choice;
  const rolled = groups.map((group, g) => ((kinds[g] as number) < whole ? group.dice : 0));
  const holders = (kind: number): readonly number[] =>
    groups
      .map((_, g) => g)
      .filter((g) => kinds[g] === kind)
      .sort((a, b) => level(a, highest[a] as number) - level(b, highest[b] as number));
  if (keptKind !== null) {
    const holder = holders(keptKind).at(-1) as number;
    rolled[holder] = (rolled[holder] as number) - 1;
  }
  let open = shared + (keptKind === null ? 0 : 1);
  for (const g of holders(whole)) {
    const taken = Math.min(open, (groups[g] as DiceGroup).dice);
    rolled[g] = taken;
    open -= taken;
  }
  return rolled;
};

/** The highest scores of all groups as one number, so that equal throws are summed before they are looked at. */
const BASE = 8;

const highestOfCode = (code: number, groups: number): readonly number[] =>
  Array.from({ length: groups }, (_, g) => Math.floor(code / BASE ** g) % BASE);

/** Adds every throw that a re-roll makes of one, among 6 to the power of `again` more; null leaves the dice. */
const addThrownAgain = (
  side: Rerolling,
  sums: Map<number, bigint>,
  { thrown, choice }: { readonly thrown: GroupThrow; readonly choice: number | null },
): void => {
  const { groups, again } = side;
  const rolled = choice === null ? groups.map(() => 0) : rolledAgain(side, thrown, choice);
  const idle = 6n ** BigInt(again - rolled.reduce((a, b) => a + b, 0));
  const walk = (g: number, code: number, ways: bigint): void => {
    const group = groups[g];
    if (!group) {
      sums.set(code, (sums.get(code) ?? 0n) + ways);
      return;
    }
    const [old, dice] = [thrown.highest[g] as number, rolled[g] as number];
    if (dice === 0) {
      walk(g + 1, code + old * BASE ** g, ways);
      return;
    }
    const kept = dice < group.dice ? old : 0;
    for (const [score, each] of side.fresh(g, dice))
      walk(g + 1, code + Math.max(kept, score) * BASE ** g, ways * each);
  };
  walk(0, 0, thrown.ways * idle);
};

const showingsOfSums = (
  { groups }: Rerolling,
  sums: ReadonlyMap<number, bigint>,
  cap: number | null,
): readonly Showing[] => {
  const shown = showingsOf(groups, cap);
  for (const [code, ways] of sums) shown.add(highestOfCode(code, groups.length), ways);
  return shown.all();
};

interface Question {
  readonly duel: Duel;
  readonly dice: Sides<readonly DuelDice[]>;
  readonly cap: number | null;
  /** Ways of six in which the first named side wins level scores. */
  readonly sixths: number;
}

const rerollingSides = ({ duel, dice, cap }: Question) => {
  const pools = poolDice(dice, cap);
  const sides = mapPair(dice, (own, index): Rerolling => {
    const groups = diceGroups(own);
    const pool = pools.sides[index];
    const side = { pool, rerolls: duel.sides[index].rerolls };
    const kinds = groups.map(({ scores, might }) => {
      const reaches = scores.map((score) => reach(score, might, cap)).join();
      return pool.kinds.findIndex((kind) => kind.reaches.join() === reaches);
    });
    const again = Math.min(side.rerolls, pool.dice);
    let [whole, taken] = [0, 0];
    for (const kind of pool.kinds) {
      if (taken + kind.dice > again) break;
      whole += 1;
      taken += kind.dice;
    }
    const known = new Map<number, ReturnType<typeof highestOf>>();
    return {
      groups,
      kinds,
      fresh: (g, count) => {
        const key = g * 100 + count;
        const found = known.get(key) ?? highestOf(groups[g] as DiceGroup, count);
        known.set(key, found);
        return found;
      },
      side,
      choices: choicesOf(side, pools.levels.length),
      whole,
      shared: again - taken,
      again,
      level: (g, score) => pools.levels.indexOf(reach(score, (groups[g] as DiceGroup).might, cap)) + 1,
    };
  });
  return { sides, levels: pools.levels };
};

/** Steps that deciding about a throw is, as `countSteps` counts them. */
const STEPS_A_THROW = 20;

/**
 * The dice of both sides after their re-rolls: in parts, in each of which the two are independent. The side without
 * Priority re-rolls first, knowing how the other will answer; both as `duelOdds` plays them.
 */
export const rerolledShowings = (
  question: Question,
): readonly { readonly showings: Sides<readonly Showing[]> }[] => {
  const { duel, cap, sixths } = question;
  const { sides, levels } = rerollingSides(question);
  const secondIndex = duel.priority;
  const [first, second] = [sides[other(secondIndex)], sides[secondIndex]];
  const firstSixths = secondIndex === 0 ? 6 - sixths : sixths;
  const answers = answersOf(second.choices, {
    levels: levels.length,
    again: 6n ** BigInt(second.again),
    tieSixths: firstSixths,
  });
  const firstThrows = throwsOf(first.groups);
  const parts = new Map<string, { shown: number; tied: number; throws: GroupThrow[] }>();
  for (const thrown of throwsOf(second.groups)) {
    const shown = highestLevel(second, thrown);
    const tied = keptLevels(second, thrown).indexOf(shown);
    const key = `${shown},${tied}`;
    const part = parts.get(key) ?? { shown, tied, throws: [] };
    part.throws.push(thrown);
    parts.set(key, part);
  }
  return [...parts.values()].flatMap(({ shown, tied, throws }) => {
    const worth = worthAgainst(answers, shown, second.choices[tied] as (typeof second.choices)[number]);
    const again = 6n ** BigInt(first.again);
    const firstSums = new Map<number, bigint>();
    for (const thrown of firstThrows) {
      countSteps(STEPS_A_THROW);
      const choice = decideReroll(first.choices, worth, {
        kept: keptLevels(first, thrown),
        highest: highestLevel(first, thrown),
        again,
      });
      addThrownAgain(first, firstSums, { thrown, choice });
    }
    const all = showingsOfSums(first, firstSums, cap);
    return [...new Set(all.map((showing) => showing.reach))].map((reached) => {
      const own = all.filter((showing) => showing.reach === reached);
      const facing = levels.indexOf(reached) + 1;
      const sixthsOfSecond = BigInt(6 - firstSixths);
      const answer = [0, ...levels].map((_, level) =>
        level > facing ? 6n : level === facing ? sixthsOfSecond : 0n,
      );
      const secondSums = new Map<number, bigint>();
      for (const thrown of throws) {
        countSteps(STEPS_A_THROW);
        const choice = decideReroll(second.choices, answer, {
          kept: keptLevels(second, thrown),
          highest: highestLevel(second, thrown),
          again: 6n ** BigInt(second.again),
        });
        addThrownAgain(second, secondSums, { thrown, choice });
      }
      const pair = [own, showingsOfSums(second, secondSums, cap)] as const;
      return { showings: secondIndex === 1 ? pair : ([pair[1], pair[0]] as const) };
    });
  });
};

/** A throw costs its decision and all that it may become: in these shares of a state (see `strikesWork`), as measured. */
const DECISION = 30;
const SHARES = 400;

/** The work that re-rolls with Might are (see `strikesWork`): every throw of both sides, and all that each may become. */
export const rerollsWork = (question: Omit<Question, 'sixths'>): number => {
  const { sides, levels } = rerollingSides({ ...question, sixths: 0 });
  const perSide = sides.map(({ groups, kinds, choices, whole, shared }) => {
    const faces = groups.map(({ scores }) => new Set(scores).size);
    const product = (values: readonly number[]): number => values.reduce((all, each) => all * each, 1);
    const touched = shared > 0 || choices.length > 1 ? whole : whole - 1;
    const rolled = product(faces.filter((_, g) => (kinds[g] as number) <= touched));
    return { work: product(faces) * (DECISION + rolled), parts: levels.length * choices.length };
  });
  const [first, second] = [perSide[other(question.duel.priority)], perSide[question.duel.priority]];
  return first && second ? (second.parts * first.work + levels.length * second.work) / SHARES : 0;
};
