import { type Survivor, sufferTogether } from './fate';
import { type StrikeDice, type Ways, amongSixes, sixToThe, sixesOf, waysWith } from './strike-dice';
import { countSteps } from '../../../shared/step-budget';

/** Strikes rolled at once by one model (or by several alike without Might). */
export interface Volley {
  /** The dice of each Strike for each way a roll before them may fall (Piercing Strike's D3), alike likely: 1, 2, 3 or 6. */
  readonly dice: readonly StrikeDice[];
  readonly strikes: number;
  readonly might: number;
}

/** Ways for each number of Wounds, 0 up, the last one for "that many or more"; they add up to 6 to the power of `sixes`. */
export interface WoundWays {
  readonly ways: readonly bigint[];
  readonly sixes: number;
}

/** Wounds from `strikes` Strikes of a single throw, the nearest misses raised first as far as Might goes. */
export const woundsOf = (
  dice: StrikeDice,
  { strikes, might }: Pick<Volley, 'strikes' | 'might'>,
  most: number,
): WoundWays => {
  const ways = Array.from({ length: most + 1 }, () => 0n);
  const put = (wounds: number, count: bigint): void => {
    const index = Math.min(most, wounds);
    ways[index] = (ways[index] as bigint) + count;
  };
  let open = sixToThe(dice.sixes);
  /** Ways by Strikes still missing and Might left, while every nearer miss could be paid for. */
  let states = new Map<number, bigint>([[strikes * 100 + might, 1n]]);
  for (let shortfall = 0; shortfall < dice.byShortfall.length; shortfall += 1) {
    const each = dice.byShortfall[shortfall] as bigint;
    const next = new Map<number, bigint>();
    open -= each;
    for (const [key, count] of states) {
      const [missing, left] = [Math.floor(key / 100), key % 100];
      if (shortfall > left) {
        put(strikes - missing, count * (open + each) ** BigInt(missing));
        continue;
      }
      const payable = shortfall === 0 ? missing : Math.floor(left / shortfall);
      let term = count;
      let unpaid = count * (open + each) ** BigInt(missing);
      for (let here = 0; here <= Math.min(missing, payable); here += 1) {
        const state = (missing - here) * 100 + left - here * shortfall;
        next.set(state, (next.get(state) ?? 0n) + term);
        unpaid -= term * open ** BigInt(missing - here);
        term = (term * BigInt(missing - here) * each) / BigInt(here + 1);
      }
      put(strikes - missing + payable, unpaid);
    }
    states = next;
  }
  for (const [key, count] of states) {
    const missing = Math.floor(key / 100);
    put(strikes - missing, count * open ** BigInt(missing));
  }
  return { ways, sixes: dice.sixes * strikes };
};

/** One volley whose dice fall in several ways alike likely. */
export const mixed = (parts: readonly WoundWays[]): WoundWays => {
  const [only] = parts;
  if (only && parts.length === 1) return only;
  const sixes = Math.max(...parts.map((part) => part.sixes));
  const share = BigInt(6 / parts.length);
  return {
    ways: (only?.ways ?? []).map((_, wounds) =>
      parts.reduce(
        (sum, part) =>
          sum + share * amongSixes({ ways: part.ways[wounds] as bigint, sixes: part.sixes }, sixes),
        0n,
      ),
    ),
    sixes: sixes + 1,
  };
};

/** Steps that a product of big numbers is, as `countSteps` counts them. */
const STEPS_A_PRODUCT = 0.2;

const sum = (a: WoundWays, b: WoundWays): WoundWays => {
  const most = a.ways.length - 1;
  countSteps(a.ways.length * b.ways.length * STEPS_A_PRODUCT);
  const ways = a.ways.map(() => 0n);
  a.ways.forEach((x, i) => {
    if (x === 0n) return;
    b.ways.forEach((y, j) => {
      const index = Math.min(most, i + j);
      ways[index] = (ways[index] as bigint) + x * y;
    });
  });
  return { ways, sixes: a.sixes + b.sixes };
};

/** The number of Wounds that is certain, as ways. */
export const unitWays = (most: number, wounds: number): WoundWays => ({
  ways: Array.from({ length: most + 1 }, (_, i) => (i === wounds ? 1n : 0n)),
  sixes: 0,
});

/** Both throws of a Strike as one: without Might nothing is decided between them. */
const asOneThrow = (dice: StrikeDice): StrikeDice =>
  dice.next ? { byShortfall: [waysWith(dice, 0)], sixes: sixesOf(dice) } : dice;

/** The Wounds dealt by all volleys together, before Fate; `most` and more are counted as one. Nothing is decided between throws. */
const dealtWounds = (volleys: readonly Volley[], most: number): WoundWays =>
  volleys
    .map((volley) => mixed(volley.dice.map((dice) => woundsOf(asOneThrow(dice), volley, most))))
    .reduce(sum, unitWays(most, 0));

/**
 * By Wounds dealt at once, from none to as many as are sure to slay: ways to lose each number, once Fate is rolled. Each
 * row adds up to 6 to the power of `sixes`.
 */
export const fateWays = (survivor: Survivor, damage: number) => {
  const most = Math.ceil(survivor.wounds / damage) + survivor.fate;
  const sixes = survivor.fate * (survivor.rerollFate || survivor.rerollFateOnes ? 2 : 1);
  const slain = Array.from({ length: survivor.wounds + 1 }, (_, lost) =>
    lost === survivor.wounds ? sixToThe(sixes) : 0n,
  );
  const rows = Array.from({ length: most + 1 }, (_, dealt) =>
    dealt === most ? slain : sufferTogether(dealt, survivor, damage).ways.map(BigInt),
  );
  return { rows, sixes };
};

/** The Wounds that one model loses when these are dealt to it at once; the last entry means slain. */
export const sufferWounds = (
  dealt: WoundWays,
  { rows, sixes }: ReturnType<typeof fateWays>,
): readonly Ways[] => {
  const [none = []] = rows;
  return none.map((_, lost) => ({
    ways: dealt.ways.reduce(
      (sum, ways, wounds) => sum + ways * ((rows[wounds] as readonly bigint[])[lost] as bigint),
      0n,
    ),
    sixes: dealt.sixes + sixes,
  }));
};

/** The Wounds that one model loses when all Strikes at it are rolled together; each costs it `damage`. */
export const sufferVolleys = (
  volleys: readonly Volley[],
  survivor: Survivor,
  damage = 1,
): readonly Ways[] => {
  const fate = fateWays(survivor, damage);
  return sufferWounds(dealtWounds(volleys, fate.rows.length - 1), fate);
};
