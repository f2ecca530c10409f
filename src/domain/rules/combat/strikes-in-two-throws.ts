import type { Survivor } from './fate';
import type { StrikeAim } from '../rulesets/fight-model';
import { type StrikeDice, sixToThe, sixesOf, waysWith } from './strike-dice';
import { type Volley, type WoundWays, fateWays, mixed, unitWays, woundsOf } from './strikes-together';
import { countSteps } from '../../../shared/step-budget';

/**
 * Strikes of 6/4, 6/5 or 6/6 rolled together by a model with Might: all first dice, Might, the second dice of those that
 * succeeded, Might again (ruling 40). How much goes on first dice depends on what the Wounds are worth.
 */

/** Whether what a model does with its Might between two throws changes the result. */
export const choosesBetweenThrows = ({ dice, might }: Pick<Volley, 'dice' | 'might'>): boolean =>
  might > 0 && dice.some(({ next }) => next !== undefined);

/** The worth of a number of Wounds dealt to the striker: the aim first, then Wounds. */
type Worth = readonly [bigint, bigint];

const worthsOf = (survivor: Survivor, aim: StrikeAim, damage: number): readonly Worth[] => {
  const { rows } = fateWays(survivor, damage);
  return rows.map((lost): Worth => {
    const slain = lost[survivor.wounds] as bigint;
    const wounded = lost.slice(1).reduce((sum, ways) => sum + ways, 0n);
    const wounds = lost.reduce((sum, ways, count) => sum + ways * BigInt(count), 0n);
    return aim === 'WOUND_LEADER' ? [wounded, slain] : [slain, wounds];
  });
};

/** The first dice of some Strikes: how many succeed as they lie, and the Might for each more, nearest miss first. */
interface FirstThrow {
  readonly succeeded: number;
  /** Might that raises the first one more, the first two more... within what there is. */
  readonly prices: readonly number[];
}

const firstThrow = (shorts: readonly number[], might: number): FirstThrow => {
  const prices: number[] = [];
  for (const short of shorts.filter((each) => each > 0).sort((a, b) => a - b)) {
    const price = (prices.at(-1) ?? 0) + short;
    if (price > might) break;
    prices.push(price);
  }
  return { succeeded: shorts.filter((short) => short === 0).length, prices };
};

/** Every first throw of `strikes` dice, as far as this Might can tell them apart, and its ways. */
const firstThrows = (
  { byShortfall, sixes }: StrikeDice,
  { strikes, might }: Pick<Volley, 'strikes' | 'might'>,
): readonly (readonly [FirstThrow, bigint])[] => {
  const within = byShortfall.slice(0, might + 1);
  const throws = new Map<string, readonly [FirstThrow, bigint]>();
  const add = (kind: number, shorts: readonly number[], ways: bigint): void => {
    const missing = strikes - shorts.length;
    const tooDear = shorts.reduce((sum, short) => sum + short, 0) > might;
    if (kind === within.length || tooDear) {
      // The rest fails by more than there is Might for.
      const rest = sixToThe(sixes) - within.slice(0, kind).reduce((a, b) => a + b, 0n);
      const found = firstThrow(shorts, might);
      const key = `${found.succeeded}:${found.prices.join()}`;
      throws.set(key, [found, (throws.get(key)?.[1] ?? 0n) + ways * rest ** BigInt(missing)]);
      return;
    }
    countSteps(1);
    let term = ways;
    for (let here = 0; here <= missing; here += 1) {
      add(kind + 1, [...shorts, ...Array.from({ length: here }, () => kind)], term);
      term = (term * BigInt(missing - here) * (within[kind] as bigint)) / BigInt(here + 1);
    }
  };
  add(0, [], 1n);
  return [...throws.values()];
};

/** From each number of Wounds dealt before, the ways in which all Strikes still to come may end. */
type Futures = readonly WoundWays[];

const worthOf = ({ ways }: WoundWays, worths: readonly Worth[]): Worth =>
  ways.reduce<Worth>(
    ([first, second], count, wounds) => {
      const [a, b] = worths[wounds] as Worth;
      return [first + count * a, second + count * b];
    },
    [0n, 0n],
  );

const isBetter = ([a, b]: Worth, [c, d]: Worth): boolean => a > c || (a === c && b > d);

/** The Wounds of this throw, and then the future from each: `before` Wounds were dealt already. */
const followed = ({ ways, sixes }: WoundWays, before: number, futures: Futures): WoundWays => {
  const most = futures.length - 1;
  const sum = Array.from({ length: most + 1 }, () => 0n);
  ways.forEach((count, wounds) => {
    if (count === 0n) return;
    countSteps(1);
    (futures[Math.min(most, before + wounds)] as WoundWays).ways.forEach((after, end) => {
      sum[end] = (sum[end] as bigint) + count * after;
    });
  });
  return { ways: sum, sixes: sixes + (futures[0] as WoundWays).sixes };
};

/** Second dice and the rest of the Strikes, counted over the dice of all Strikes of the volley. */
interface SecondThrow {
  readonly ways: WoundWays;
  readonly worth: Worth;
}

/** From each number of Wounds dealt before. */
interface Outlook {
  readonly before: number;
  readonly futures: Futures;
  readonly worths: readonly Worth[];
}

/** The outcome of this many second dice with this Might left; each is worked out once. */
const secondThrow = (next: StrikeDice, strikes: number, { before, futures, worths }: Outlook) => {
  const known = new Map<number, SecondThrow>();
  return (dice: number, might: number): SecondThrow => {
    const key = dice * 100 + might;
    const found = known.get(key);
    if (found) return found;
    const thrown = woundsOf(next, { strikes: dice, might }, futures.length - 1);
    const { ways, sixes } = followed(thrown, before, futures);
    const unused = (strikes - dice) * next.sixes;
    const even = { ways: ways.map((count) => count * sixToThe(unused)), sixes: sixes + unused };
    const second = { ways: even, worth: worthOf(even, worths) };
    known.set(key, second);
    return second;
  };
};

/** The best of raising no first die, one, two...: how many, and what comes of it. */
const bestRaise = (
  { succeeded, prices }: FirstThrow,
  might: number,
  then: ReturnType<typeof secondThrow>,
): { readonly raised: number; readonly second: SecondThrow } =>
  prices
    .map((price, i) => ({ raised: i + 1, second: then(succeeded + i + 1, might - price) }))
    .reduce((best, option) => (isBetter(option.second.worth, best.second.worth) ? option : best), {
      raised: 0,
      second: then(succeeded, might),
    });

type Throws = ReturnType<typeof firstThrows>;

/** The first throws of each way that the dice of a volley may fall; none where nothing is decided after them. */
const throwsOf = (volley: Volley): readonly Throws[] =>
  volley.dice.map((dice) => (dice.next && volley.might > 0 ? firstThrows(dice, volley) : []));

/** A model's Strikes with one kind of dice, from `before` Wounds. */
const volleyFrom = (
  { dice, throws }: { readonly dice: StrikeDice; readonly throws: Throws },
  volley: Volley,
  outlook: Outlook,
): WoundWays => {
  const { before, futures } = outlook;
  const { next } = dice;
  const most = futures.length - 1;
  if (!next || volley.might === 0) {
    const flat = next ? { byShortfall: [waysWith(dice, 0)], sixes: sixesOf(dice) } : dice;
    return followed(woundsOf(flat, volley, most), before, futures);
  }
  const then = secondThrow(next, volley.strikes, outlook);
  /** Ways by what they lead to, so that the big numbers of each are multiplied once. */
  const chosen = new Map<SecondThrow, bigint>();
  for (const [thrown, count] of throws) {
    const { second } = bestRaise(thrown, volley.might, then);
    chosen.set(second, (chosen.get(second) ?? 0n) + count);
  }
  const sum = Array.from({ length: most + 1 }, () => 0n);
  let sixes = 0;
  for (const [{ ways }, count] of chosen) {
    ways.ways.forEach((each, end) => {
      sum[end] = (sum[end] as bigint) + count * each;
    });
    sixes = ways.sixes + dice.sixes * volley.strikes;
  }
  return { ways: sum, sixes };
};

/** The Wounds that all volleys deal under best play, and how many first dice to raise at the table. */
export const twoThrows = (
  volleys: readonly Volley[],
  survivor: Survivor,
  { aim, damage = 1 }: { readonly aim: StrikeAim; readonly damage?: number | undefined },
) => {
  const worths = worthsOf(survivor, aim, damage);
  const most = worths.length - 1;
  const ends: Futures = worths.map((_, wounds) => unitWays(most, wounds));
  const futures: Futures[] = [ends];
  for (const volley of volleys.toReversed()) {
    const after = futures[0] as Futures;
    const throws = throwsOf(volley);
    const from = (before: number): WoundWays =>
      mixed(
        volley.dice.map((dice, way) =>
          volleyFrom({ dice, throws: throws[way] as Throws }, volley, { before, futures: after, worths }),
        ),
      );
    const open = worths.slice(0, most).map((_, before) => from(before));
    const sixes = open[0]?.sixes ?? 0;
    // Enough Wounds to slay are enough, whatever follows.
    const enough = { ways: unitWays(most, most).ways.map((ways) => ways * sixToThe(sixes)), sixes };
    futures.unshift([...open, enough]);
  }
  return {
    dealt: (futures[0] as Futures)[0] as WoundWays,
    /** First dice to raise: `shorts` is the Might that each lacks, `dealt` the Wounds before this model's Strikes. */
    raised: (
      at: { readonly volley: number; readonly way: number; readonly dealt: number },
      shorts: readonly number[],
    ): number => {
      const volley = volleys[at.volley] as Volley;
      const { next } = volley.dice[at.way] as StrikeDice;
      if (!next) return 0;
      const after = { before: Math.min(most, at.dealt), futures: futures[at.volley + 1] as Futures, worths };
      const then = secondThrow(next, volley.strikes, after);
      return bestRaise(firstThrow(shorts, volley.might), volley.might, then).raised;
    },
  };
};
