import { type DicePool, type PoolKind, bothAtMost, waysAtMost } from './dice-pool';
import { countSteps } from '../../../shared/step-budget';

/** A side that may re-roll some of its dice. */
export interface RerollSide {
  readonly pool: DicePool;
  readonly rerolls: number;
}

/**
 * One thing a side may do when it re-rolls: keep what `kept` says and roll a fixed set of dice again. Only the highest
 * level kept matters, so a choice is the distribution of that level and of the new dice.
 *
 * The side always does best with one of these. Let T be its best `rerolls` kinds of dice. Either it re-rolls T (the
 * worst-showing dice of the last kind that T only shares), keeping the highest of the rest; or it keeps one die of a
 * kind that T holds wholly and rolls the rest of T with the next die instead. Any other set is beaten by the one among
 * these that keeps the same highest die, because its new dice are no worse, kind by kind.
 */
export interface Choice {
  /** Ways in which the dice that could be kept show at most each level; index 0 is 1 way if nothing could be. */
  readonly kept: readonly bigint[];
  /** Ways in which the new dice show at most each level, all choices over the same total. */
  readonly fresh: readonly bigint[];
}

const constant = (length: number, value: bigint): readonly bigint[] => Array.from({ length }, () => value);

export const product = (parts: readonly (readonly bigint[])[], length: number): readonly bigint[] =>
  parts.reduce(bothAtMost, constant(length, 1n));

/** Every choice worth having, the one keeping the weakest kinds first. New dice count over 6 to the power of the re-rolls. */
export const choicesOf = ({ pool, rerolls }: RerollSide, levels: number): readonly Choice[] => {
  const length = levels + 1;
  const again = Math.min(rerolls, pool.dice);
  const whole: PoolKind[] = [];
  let taken = 0;
  for (const kind of pool.kinds) {
    if (taken + kind.dice > again) break;
    whole.push(kind);
    taken += kind.dice;
  }
  const rest = pool.kinds.slice(whole.length);
  const [shared] = rest;
  const sharedDice = again - taken;
  const allOf = (kinds: readonly PoolKind[]) => kinds.map((kind) => waysAtMost(kind, kind.dice));
  const restKept = rest.length === 0 ? constant(length, 1n) : product(allOf(rest), length);
  const best: Choice = {
    kept: restKept,
    fresh: product([...allOf(whole), ...(shared ? [waysAtMost(shared, sharedDice)] : [])], length),
  };
  const keeping = whole.map((kept): Choice => {
    const others = allOf(whole.filter((kind) => kind !== kept));
    const next = shared ? waysAtMost(shared, sharedDice + 1) : constant(length, 6n);
    return {
      kept: waysAtMost(kept, kept.dice),
      fresh: product([...others, waysAtMost(kept, kept.dice - 1), next], length),
    };
  });
  return [best, ...keeping.reverse()];
};

export const at = (values: readonly bigint[], index: number): bigint => values[index] as bigint;

/** The expected worth of a side if the best level it keeps is each of 0.., given the worth of each final level. */
export const expected = (fresh: readonly bigint[], worth: readonly bigint[]): readonly bigint[] => {
  const values: bigint[] = constant(worth.length, 0n).slice();
  let above = 0n;
  for (let level = worth.length - 1; level >= 1; level -= 1) {
    values[level] = above + at(fresh, level) * at(worth, level);
    above += (at(fresh, level) - at(fresh, level - 1)) * at(worth, level);
  }
  values[0] = above;
  return values;
};

export interface Expectation {
  readonly win: bigint;
  readonly level: bigint;
}

const indexAtMost = (rising: readonly bigint[], limit: bigint, strictly: boolean): number => {
  let index = rising.length - 1;
  while (index >= 0 && (strictly ? at(rising, index) >= limit : at(rising, index) > limit)) index -= 1;
  return index;
};

/** Steps that weighing one choice against another is, as `countSteps` counts them. */
const STEPS_A_CHOICE = 2;

const waysUpTo = (kept: readonly bigint[], index: number): bigint => (index < 0 ? 0n : at(kept, index));

/**
 * The worth to a side of re-rolling as well as can be, averaged over its first roll. The choices' best kept levels are
 * independent of each other, so the best choice is the maximum of independent values. Total: 6 to the power of all dice
 * and re-rolls, times the worth's own.
 */
const playChoices = (
  choices: readonly Choice[],
  worth: { readonly win: readonly bigint[]; readonly level: readonly bigint[] },
  staying: bigint,
): Expectation => {
  const values = choices.map(({ fresh }) => expected(fresh, worth.win));
  const levels = choices.map(({ fresh }) => expected(fresh, worth.level));
  let [win, level] = [0n, 0n];
  choices.forEach(({ kept }, chosen) => {
    for (let index = 0; index < kept.length; index += 1) {
      const ways = at(kept, index) - waysUpTo(kept, index - 1);
      if (ways === 0n) continue;
      countSteps(STEPS_A_CHOICE * choices.length);
      const value = at(values[chosen] as readonly bigint[], index);
      const limits = choices.map((_, choice) =>
        choice === chosen ? index : indexAtMost(values[choice] as readonly bigint[], value, choice < chosen),
      );
      const waysWith = (highest: number): bigint =>
        choices.reduce(
          (all, choice, which) =>
            which === chosen ? all : all * waysUpTo(choice.kept, Math.min(limits[which] as number, highest)),
          ways,
        );
      const all = waysWith(kept.length);
      if (all === 0n) continue;
      win += all * value;
      level += all * at(levels[chosen] as readonly bigint[], index);
      // The dice stay if the best choice is no better than leaving them: only the chance of level scores differs.
      for (let highest = Math.max(1, index); highest < worth.win.length; highest += 1) {
        if (at(worth.win, highest) * staying !== value) continue;
        const exactly = waysWith(highest) - (highest > index ? waysWith(highest - 1) : 0n);
        level +=
          exactly * (at(worth.level, highest) * staying - at(levels[chosen] as readonly bigint[], index));
      }
    }
  });
  return { win, level };
};

/** The second side's answers: what the first side's final levels are worth when the second shows a given level. */
export const answersOf = (
  choices: readonly Choice[],
  {
    levels,
    again,
    tieSixths,
  }: { readonly levels: number; readonly again: bigint; readonly tieSixths: number },
) => {
  const all = 6n * again;
  const secondTie = BigInt(6 - tieSixths);
  const best = choices[0] as Choice;
  /** The second side's chance and the chance of level scores when it faces `level` and its best kept level counts as `keeps`. */
  const rolling = ({ fresh }: Choice, level: number, keeps: boolean): Expectation => {
    const upTo = at(fresh, level);
    const levelWays = keeps ? upTo : upTo - at(fresh, level - 1);
    return { win: 6n * (again - upTo) + secondTie * levelWays, level: 6n * levelWays };
  };
  const behind = Array.from({ length: levels + 1 }, (_, level): Expectation => {
    if (level === 0) return { win: 0n, level: 0n };
    const { win, level: drawn } = rolling(best, level, false);
    return win > 0n ? { win: all - win, level: drawn } : { win: all, level: 0n };
  });
  const tied = (level: number, choice: Choice): Expectation => {
    const staying = { win: secondTie * again, level: all };
    const options = [staying, rolling(choice, level, true), rolling(best, level, choice === best)];
    const { win, level: drawn } = options.reduce((a, b) => (b.win > a.win ? b : a));
    return { win: all - win, level: drawn };
  };
  return { behind, tied };
};

/**
 * Both sides re-roll as well as can be, the first knowing how the second will answer. `levels` is the number of levels
 * of the pools; `tieSixths` the ways of six in which the first side wins level scores.
 */
export const rerolledChances = ({
  first,
  second,
  levels,
  tieSixths,
}: {
  readonly first: RerollSide;
  readonly second: RerollSide;
  readonly levels: number;
  readonly tieSixths: number;
}) => {
  const [firstAgain, secondAgain] = [first, second].map(
    ({ pool, rerolls }) => 6n ** BigInt(Math.min(rerolls, pool.dice)),
  ) as [bigint, bigint];
  const firstChoices = choicesOf(first, levels);
  const secondChoices = choicesOf(second, levels);
  const { behind, tied } = answersOf(secondChoices, { levels, again: secondAgain, tieSixths });
  let [firstWins, level] = [0n, 0n];
  for (let shown = 1; shown <= levels; shown += 1) {
    /** Ways in which the second side shows this level, by what it answers to the same level. */
    const states = new Map<string, { ways: bigint; answer: Expectation }>();
    secondChoices.forEach((choice, which) => {
      const ways = secondChoices.reduce(
        (all, { kept }, each) =>
          all *
          (each < which
            ? waysUpTo(kept, shown - 1)
            : each > which
              ? at(kept, shown)
              : at(kept, shown) - waysUpTo(kept, shown - 1)),
        1n,
      );
      if (ways === 0n) return;
      const answer = tied(shown, choice);
      const key = `${answer.win},${answer.level}`;
      states.set(key, { ways: ways + (states.get(key)?.ways ?? 0n), answer });
    });
    for (const { ways, answer } of states.values()) {
      const at0 = (pick: keyof Expectation): readonly bigint[] =>
        behind.map((each, own) => (own < shown ? 0n : own === shown ? answer[pick] : each[pick]));
      const result = playChoices(firstChoices, { win: at0('win'), level: at0('level') }, firstAgain);
      firstWins += ways * result.win;
      level += ways * result.level;
    }
  }
  const total = 6n ** BigInt(first.pool.dice + second.pool.dice) * firstAgain * 6n * secondAgain;
  return { firstWins, level, total };
};
