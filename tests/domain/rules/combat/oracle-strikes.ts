/**
 * Naive Strikes, written from the rules apart from the engine: a tree of every die and every decision. A result is a
 * list of [Wounds lost by each victim, chance]; chances are exact.
 */
import { type Fraction, add, compare, fraction, multiply, ZERO } from '../../../../src/shared/fraction';

export interface OracleStriker {
  readonly attacks: number;
  readonly strength: number;
  readonly bonus?: number;
  readonly rerollOnes?: boolean;
  readonly might?: number;
  readonly whirls?: boolean;
  readonly piercing?: boolean;
}

export interface OracleVictim {
  readonly defence: number;
  readonly wounds: number;
  readonly fate?: number;
  readonly might?: number;
  readonly trapped?: boolean;
  readonly rerollFate?: boolean;
}

export type Outcome = ReadonlyMap<string, Fraction>;

/** Worth to the striker, compared number by number. */
type Worth = (outcome: Outcome) => readonly [Fraction, Fraction];

const SIXTH = fraction(1, 6);

const mix = (parts: readonly (readonly [Fraction, Outcome])[]): Outcome => {
  const all = new Map<string, Fraction>();
  for (const [weight, outcome] of parts)
    for (const [key, chance] of outcome) all.set(key, add(all.get(key) ?? ZERO, multiply(weight, chance)));
  return all;
};

const pick = (worth: Worth, highest: boolean, options: readonly Outcome[]): Outcome =>
  options.reduce((best, option) => {
    const [a, b] = [worth(option), worth(best)];
    const order = compare(a[0], b[0]) || compare(a[1], b[1]);
    return (highest ? order > 0 : order < 0) ? option : best;
  });

/** The scores needed, from Defence minus Strength (ruling 1), with the bonus on each die (ruling 2). */
const needed = (strength: number, defence: number, bonus: number): readonly number[] => {
  const gap = defence - strength;
  const printed =
    gap <= -2
      ? [3]
      : gap <= 0
        ? [4]
        : gap <= 2
          ? [5]
          : gap <= 4
            ? [6]
            : gap === 5
              ? [6, 4]
              : gap === 6
                ? [6, 5]
                : gap === 7
                  ? [6, 6]
                  : [];
  return printed.map((score) => score - bonus);
};

/** Each way one Strike may fall, as its chance and the Might it lacks (Infinity where nothing helps). */
const strikeWays = (
  { strength, bonus = 0, rerollOnes = false }: OracleStriker,
  defence: number,
): readonly (readonly [Fraction, number])[] => {
  const scores = needed(strength, defence, bonus);
  if (scores.length === 0) return [[fraction(1), Infinity]];
  const faces: (readonly [Fraction, number])[] = [];
  for (let face = 1; face <= 6; face += 1)
    if (face === 1 && rerollOnes)
      for (let again = 1; again <= 6; again += 1) faces.push([fraction(1, 36), again]);
    else faces.push([SIXTH, face]);
  const die = (score: number) => faces.map(([p, face]) => [p, Math.max(0, score - face)] as const);
  const [first, second] = scores.map(die);
  if (!second) return first!;
  return first!.flatMap(([p, x]) => second.map(([q, y]) => [multiply(p, q), x + y] as const));
};

const merged = (ways: readonly (readonly [Fraction, number])[]): readonly (readonly [Fraction, number])[] => {
  const all = new Map<number, Fraction>();
  for (const [p, short] of ways) all.set(short, add(all.get(short) ?? ZERO, p));
  return [...all].map(([short, p]) => [p, short] as const);
};

interface Left {
  readonly wounds: number;
  readonly fate: number;
  readonly might: number;
}

/** The victim's tree for one Wound: take it, or spend Fate, raise it, re-roll it, try again. */
const suffer = (
  left: Left,
  rerollFate: boolean,
  worth: Worth,
): ((then: (left: Left) => Outcome) => Outcome) => {
  return (then) => {
    const taken = then({ ...left, wounds: left.wounds - 1 });
    if (left.fate === 0) return taken;
    const spent = { ...left, fate: left.fate - 1 };
    const result = (face: number): Outcome => {
      if (face >= 4) return then(spent);
      const options = [suffer(spent, rerollFate, worth)(then)];
      if (left.might >= 4 - face) options.push(then({ ...spent, might: left.might - (4 - face) }));
      return pick(worth, false, options);
    };
    const faces = [1, 2, 3, 4, 5, 6].map(result);
    const fresh = mix(faces.map((face) => [SIXTH, face] as const));
    const rolled = mix(
      faces.map(
        (face, i) => [SIXTH, rerollFate && i < 3 ? pick(worth, false, [face, fresh]) : face] as const,
      ),
    );
    return pick(worth, false, [rolled, taken]);
  };
};

const start = ({ wounds, fate = 0, might = 0 }: OracleVictim): Left => ({ wounds, fate, might });

/** For one victim: [chance that it is slain, Wounds expected]. */
export const slainThenLost =
  (wounds: number): Worth =>
  (outcome) => {
    let [slain, lost] = [ZERO, ZERO];
    for (const [key, chance] of outcome) {
      const each = Number(key);
      if (each === wounds) slain = add(slain, chance);
      lost = add(lost, multiply(fraction(each), chance));
    }
    return [slain, lost];
  };

/** Everything rolled at once at one victim; each striker raises what gives him the most Wounds, by trying every subset. */
export const strikeTogether = (strikers: readonly OracleStriker[], victim: OracleVictim): Outcome => {
  const worth = slainThenLost(victim.wounds);
  const dealtBy = (striker: OracleStriker): ReadonlyMap<number, Fraction> => {
    const count = striker.whirls ? 1 : striker.attacks * (victim.trapped ? 2 : 1);
    const dealt = new Map<number, Fraction>();
    const strengths = striker.piercing
      ? [1, 2, 3].map((d) => Math.min(10, striker.strength + d))
      : [striker.strength];
    for (const strength of strengths) {
      const ways = merged(strikeWays({ ...striker, strength }, victim.defence));
      const walk = (shorts: readonly number[], chance: Fraction): void => {
        if (shorts.length < count) {
          for (const [p, short] of ways) walk([...shorts, short], multiply(chance, p));
          return;
        }
        let most = 0;
        for (let mask = 0; mask < 2 ** count; mask += 1) {
          const set = shorts.filter((_, i) => mask & (1 << i));
          if (set.reduce((a, b) => a + b, 0) <= (striker.might ?? 0)) most = Math.max(most, set.length);
        }
        dealt.set(most, add(dealt.get(most) ?? ZERO, chance));
      };
      walk([], fraction(1, strengths.length));
    }
    return dealt;
  };
  const dealt = strikers.map(dealtBy).reduce(
    (a, b) => {
      const sums = new Map<number, Fraction>();
      for (const [x, p] of a)
        for (const [y, q] of b) sums.set(x + y, add(sums.get(x + y) ?? ZERO, multiply(p, q)));
      return sums;
    },
    new Map([[0, fraction(1)]]) as ReadonlyMap<number, Fraction>,
  );
  const sufferAll = (wounds: number, left: Left): Outcome =>
    wounds === 0 || left.wounds === 0
      ? new Map([[String(victim.wounds - left.wounds), fraction(1)]])
      : suffer(left, victim.rerollFate ?? false, worth)((next) => sufferAll(wounds - 1, next));
  return mix([...dealt].map(([wounds, chance]) => [chance, sufferAll(wounds, start(victim))] as const));
};

/** One Strike after the other at victims of the winner's choice, with every decision tried. Keys are "lost,lost". */
export const strikeInOrder = (
  strikers: readonly OracleStriker[],
  victims: readonly OracleVictim[],
  worth: Worth,
): Outcome => {
  const key = (left: readonly Left[]): string => left.map((l, i) => victims[i]!.wounds - l.wounds).join();
  const units = strikers.flatMap((striker, owner) =>
    Array.from({ length: striker.attacks }, () => ({ striker, owner })),
  );
  const attack = (unit: number, might: number, left: readonly Left[]): Outcome => {
    const current = units[unit];
    if (!current || left.every((l) => l.wounds === 0)) return new Map([[key(left), fraction(1)]]);
    const follow = (m: number, after: readonly Left[]): Outcome => {
      const next = units[unit + 1];
      return attack(unit + 1, next && next.owner !== current.owner ? (next.striker.might ?? 0) : m, after);
    };
    const strike = (target: number, again: boolean, m: number, now: readonly Left[]): Outcome => {
      const done = (left2: Left, m2: number): Outcome => {
        const after = now.map((l, i) => (i === target ? left2 : l));
        return again && left2.wounds > 0 ? strike(target, false, m2, after) : follow(m2, after);
      };
      const wounded = (m2: number): Outcome =>
        suffer(now[target]!, victims[target]!.rerollFate ?? false, worth)((l) => done(l, m2));
      return mix(
        merged(strikeWays(current.striker, victims[target]!.defence)).map(([p, short]) => {
          const missed = done(now[target]!, m);
          if (short > m) return [p, short === 0 ? wounded(m) : missed] as const;
          return [p, short === 0 ? wounded(m) : pick(worth, true, [missed, wounded(m - short)])] as const;
        }),
      );
    };
    return pick(
      worth,
      true,
      victims.flatMap((victim, i) =>
        left[i]!.wounds > 0 ? [strike(i, victim.trapped ?? false, might, left)] : [],
      ),
    );
  };
  return attack(0, units[0]?.striker.might ?? 0, victims.map(start));
};
