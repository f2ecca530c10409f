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

type Ways = readonly (readonly [Fraction, number])[];

/** Each way one die may fall, as its chance and the Might it lacks. */
const dieWays = ({ rerollOnes = false }: OracleStriker, score: number): Ways => {
  const faces: (readonly [Fraction, number])[] = [];
  for (let face = 1; face <= 6; face += 1)
    if (face === 1 && rerollOnes)
      for (let again = 1; again <= 6; again += 1) faces.push([fraction(1, 36), again]);
    else faces.push([SIXTH, face]);
  return merged(faces.map(([p, face]) => [p, Math.max(0, score - face)] as const));
};

const neededBy = ({ strength, bonus = 0 }: OracleStriker, defence: number): readonly number[] =>
  needed(strength, defence, bonus);

const merged = (ways: Ways): Ways => {
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

/** Every throw of some dice alike, as its chance and the Might that each lacks, nearest first. */
const throwsOf = (die: Ways, count: number): readonly (readonly [Fraction, readonly number[]])[] => {
  const all = new Map<string, readonly [Fraction, readonly number[]]>();
  const walk = (shorts: readonly number[], chance: Fraction): void => {
    if (shorts.length < count) {
      for (const [p, short] of die) walk([...shorts, short], multiply(chance, p));
      return;
    }
    const sorted = [...shorts].sort((a, b) => a - b);
    all.set(sorted.join(), [add(all.get(sorted.join())?.[0] ?? ZERO, chance), sorted]);
  };
  walk([], fraction(1));
  return [...all.values()];
};

/**
 * Strikes rolled together at one victim, model after model (ruling 40): all first dice; any of them raised that the Might
 * reaches, by trying every subset; the further dice of those that succeed; any of them raised; at the end the Fate.
 */
export const strikeTogether = (strikers: readonly OracleStriker[], victim: OracleVictim): Outcome => {
  const worth = slainThenLost(victim.wounds);
  const sufferAll = (wounds: number, left: Left): Outcome =>
    wounds === 0 || left.wounds === 0
      ? new Map([[String(victim.wounds - left.wounds), fraction(1)]])
      : suffer(left, victim.rerollFate ?? false, worth)((next) => sufferAll(wounds - 1, next));
  const known = new Map<string, Outcome>();
  const memo = (key: string, work: () => Outcome): Outcome => {
    const found = known.get(key) ?? work();
    known.set(key, found);
    return found;
  };
  const from = (place: number, dealt: number): Outcome =>
    memo(`${place} ${dealt}`, () => {
      const striker = strikers[place];
      if (!striker) return sufferAll(dealt, start(victim));
      const count = striker.whirls ? 1 : striker.attacks * (victim.trapped ? 2 : 1);
      const strengths = striker.piercing
        ? [1, 2, 3].map((d) => Math.min(10, striker.strength + d))
        : [striker.strength];
      return mix(
        strengths.map((strength) => {
          const scores = neededBy({ ...striker, strength }, victim.defence);
          const dice = (stage: number, thrown: number, might: number): Outcome =>
            memo(`${place} ${dealt} ${strength} ${stage} ${thrown} ${might}`, () => {
              if (scores.length === 0) return from(place + 1, dealt);
              if (stage === scores.length) return from(place + 1, dealt + thrown);
              const ways = throwsOf(dieWays(striker, scores[stage]!), thrown);
              return mix(
                ways.map(([p, shorts]) => {
                  const options: Outcome[] = [];
                  for (let mask = 0; mask < 2 ** thrown; mask += 1) {
                    const set = shorts.filter((_, i) => mask & (1 << i));
                    const price = set.reduce((a, b) => a + b, 0);
                    if (price <= might && shorts.every((short, i) => short > 0 || mask & (1 << i)))
                      options.push(dice(stage + 1, set.length, might - price));
                  }
                  return [p, pick(worth, true, options)] as const;
                }),
              );
            });
          return [fraction(1, strengths.length), dice(0, count, striker.might ?? 0)] as const;
        }),
      );
    });
  return from(0, 0);
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
      const missed = (left: number): Outcome => done(now[target]!, left);
      const scores = neededBy(current.striker, victims[target]!.defence);
      const die = (stage: number, left: number): Outcome => {
        const score = scores[stage];
        if (score === undefined) return wounded(left);
        return mix(
          dieWays(current.striker, score).map(([p, short]) => {
            if (short > left) return [p, missed(left)] as const;
            const on = die(stage + 1, left - short);
            return [p, short === 0 ? on : pick(worth, true, [missed(left), on])] as const;
          }),
        );
      };
      return scores.length === 0 ? missed(m) : die(0, m);
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
