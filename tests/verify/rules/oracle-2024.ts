/**
 * Fights of the 2024 edition, enumerated face by face. Written from the specification alone: it imports nothing of the
 * project and knows no formula for dice, so that it can judge the engine.
 */

export type Ratio = readonly [bigint, bigint];

const gcd = (a: bigint, b: bigint): bigint => (b === 0n ? (a < 0n ? -a : a) : gcd(b, a % b));
const ratio = (top: bigint, bottom: bigint): Ratio => {
  const by = gcd(top, bottom) || 1n;
  return [top / by, bottom / by];
};
const plus = (a: Ratio, b: Ratio): Ratio => ratio(a[0] * b[1] + b[0] * a[1], a[1] * b[1]);
const times = (a: Ratio, b: Ratio): Ratio => ratio(a[0] * b[0], a[1] * b[1]);
const isMore = (a: Ratio, b: Ratio): boolean => a[0] * b[1] > b[0] * a[1];
const NIL: Ratio = [0n, 1n];
const ALL: Ratio = [1n, 1n];
const SIXTH: Ratio = [1n, 6n];
export const asText = ([top, bottom]: Ratio): string => `${top}/${bottom}`;

export interface Fighter {
  readonly kind: 'INFANTRY' | 'CAVALRY' | 'OTHER';
  readonly attacks: number;
  readonly fight: number;
  readonly strength: number;
  readonly defence: number;
  readonly wounds: number;
  readonly fate: number;
  readonly might: number;
  readonly courage: number;
  /** Words for everything else that is true of it. */
  readonly is: readonly string[];
}

export interface Party {
  readonly good: boolean;
  readonly fighters: readonly Fighter[];
  /** Dice that it may roll again. */
  readonly banner: boolean;
}

const has = (fighter: Fighter, ...words: readonly string[]): boolean =>
  words.some((word) => fighter.is.includes(word));
const supports = (fighter: Fighter): boolean => has(fighter, 'spear behind', 'pike behind');
const inFight = (party: Party): readonly Fighter[] => party.fighters.filter((one) => !supports(one));

const rides = (fighter: Fighter, against: Party): boolean =>
  fighter.kind === 'CAVALRY' &&
  has(fighter, 'charged') &&
  !has(fighter, 'rough ground', 'transfixed') &&
  inFight(against).every(({ kind }) => kind === 'INFANTRY');

/** Attacks with what charge, knives and a Challenge add. */
const attacksIn = (fighter: Fighter, against: Party): number => {
  if (supports(fighter)) return 1;
  let count = fighter.attacks;
  if (rides(fighter, against) || (has(fighter, 'monstrous charge') && has(fighter, 'charged'))) count += 1;
  if (has(fighter, 'knives')) count += Math.min(3, inFight(against).length - 1);
  return count;
};

export interface DuelDie {
  readonly owner: number;
  readonly faces: readonly number[];
}

export const duelDice = (party: Party, against: Party): readonly DuelDie[] =>
  party.fighters.flatMap((fighter, owner) => {
    let count = attacksIn(fighter, against);
    if (has(fighter, 'shields')) count *= 2;
    if (has(fighter, 'challenge')) count += 1;
    const faces = [1, 2, 3, 4, 5, 6].map((face) => {
      let score = face;
      if (has(fighter, 'two-handed') && !has(fighter, 'burly') && face !== 6) score -= 1;
      if (has(fighter, 'banner')) score -= 1;
      if (has(fighter, 'unarmed')) score -= 1;
      if (has(fighter, 'hindered pike')) score -= 1;
      return Math.max(1, score);
    });
    return Array.from({ length: count }, () => ({ owner, faces }));
  });

/** Every highest Fight of a party with its chance. */
const fightValues = ({ fighters }: Party): ReadonlyMap<number, Ratio> =>
  fighters.reduce<ReadonlyMap<number, Ratio>>(
    (known, fighter) => {
      const next = new Map<number, Ratio>();
      const own = has(fighter, 'strike')
        ? [1, 2, 3].map((d3) => [Math.min(10, fighter.fight + d3), [1n, 3n]] as const)
        : [[fighter.fight, ALL] as const];
      for (const [highest, chance] of known)
        for (const [value, share] of own) {
          const best = Math.max(highest, value);
          next.set(best, plus(next.get(best) ?? NIL, times(chance, share as Ratio)));
        }
      return next;
    },
    new Map([[-1, ALL]]),
  );

const throwsOf = (dice: readonly DuelDie[]): readonly (readonly number[])[] =>
  dice.reduce<readonly (readonly number[])[]>(
    (all, { faces }) => all.flatMap((before) => faces.map((score) => [...before, score])),
    [[]],
  );

/** The faces of six on which the first party wins a drawn combat. */
const tieFaces = ([first, second]: readonly [Party, Party]): number => {
  const elven = (party: Party): boolean => inFight(party).some((one) => has(one, 'elven'));
  const goodIsFirst = first.good;
  const [good, evil] = goodIsFirst ? [first, second] : [second, first];
  const goodFaces = elven(good) === elven(evil) ? 3 : elven(good) ? 4 : 2;
  return goodIsFirst ? goodFaces : 6 - goodFaces;
};

/** The first party's chance with these scores and Fights. */
const firstWins = (
  scores: readonly [number, number],
  fights: readonly [number, number],
  faces: number,
): Ratio => {
  if (scores[0] !== scores[1]) return scores[0] > scores[1] ? ALL : NIL;
  if (fights[0] !== fights[1]) return fights[0] > fights[1] ? ALL : NIL;
  return ratio(BigInt(faces), 6n);
};

interface Ended {
  /** Chance that the first and the second party win having spent that much Might. */
  readonly wins: readonly [Map<number, Ratio>, Map<number, Ratio>];
}

/** All ends of the Duel. One hero at most has Might, and no party with Might faces or has a banner's re-roll. */
export const duelEnds = (parties: readonly [Party, Party]): Ended => {
  const wins: Ended['wins'] = [new Map(), new Map()];
  const put = (winner: 0 | 1, spent: number, chance: Ratio): void => {
    if (chance[0] > 0n) wins[winner].set(spent, plus(wins[winner].get(spent) ?? NIL, chance));
  };
  const dice = [duelDice(parties[0], parties[1]), duelDice(parties[1], parties[0])] as const;
  const faces = tieFaces(parties);
  const heroes = parties.map(({ fighters }) => fighters.findIndex(({ might }) => might > 0));
  const all = [throwsOf(dice[0]), throwsOf(dice[1])] as const;
  const each = ratio(1n, BigInt(all[0].length) * BigInt(all[1].length));
  /** How often a party without a banner shows each best score and best score of its hero. */
  const shownBy = (side: 0 | 1): ReadonlyMap<string, bigint> => {
    const shown = new Map<string, bigint>();
    for (const thrown of all[side]) {
      const own = thrown.filter((_, i) => dice[side][i]!.owner === heroes[side]);
      const key = `${Math.max(...thrown)},${Math.max(0, ...own)}`;
      shown.set(key, (shown.get(key) ?? 0n) + 1n);
    }
    return shown;
  };
  const plain = [shownBy(0), shownBy(1)] as const;
  for (const [firstFight, firstShare] of fightValues(parties[0]))
    for (const [secondFight, secondShare] of fightValues(parties[1])) {
      const fights = [firstFight, secondFight] as const;
      /** How often, of six times all throws, each pair of shows comes up. */
      const seen = new Map<string, bigint>();
      const see = (a: string, b: string, count: bigint): void => {
        seen.set(`${a}|${b}`, (seen.get(`${a}|${b}`) ?? 0n) + count);
      };
      /** Its best scores for each face of the die rolled again, the die chosen for the best chance. */
      const rerolled = (side: 0 | 1, thrown: readonly number[], other: number): readonly number[] => {
        const chance = (score: number): Ratio => {
          const first = firstWins(side === 0 ? [score, other] : [other, score], fights, faces);
          return side === 0 ? first : ratio(first[1] - first[0], first[1]);
        };
        const best = Math.max(...thrown);
        let answer = Array.from({ length: 6 }, () => best);
        let worth = chance(best);
        thrown.forEach((_, again) => {
          const kept = Math.max(0, ...thrown.filter((__, i) => i !== again));
          const scores = dice[side][again]!.faces.map((fresh) => Math.max(kept, fresh));
          const value = scores.reduce<Ratio>((sum, score) => plus(sum, times(SIXTH, chance(score))), NIL);
          if (isMore(value, worth)) [answer, worth] = [scores, value];
        });
        return answer;
      };
      const bearer = parties[0].banner ? 0 : parties[1].banner ? 1 : null;
      if (bearer === null)
        for (const [a, countA] of plain[0])
          for (const [b, countB] of plain[1]) see(a, b, 6n * countA * countB);
      else
        for (const thrown of all[bearer])
          for (const [facing, count] of plain[bearer === 0 ? 1 : 0])
            for (const score of rerolled(bearer, thrown, Number(facing.split(',')[0])))
              if (bearer === 0) see(`${score},0`, facing, count);
              else see(facing, `${score},0`, count);
      for (const [key, count] of seen) {
        const [[a = 0, ownA = 0], [b = 0, ownB = 0]] = key
          .split('|')
          .map((part) => part.split(',').map(Number)) as [number[], number[]];
        const weight = times(times(ratio(count, 6n), each), times(firstShare, secondShare));
        const hero = heroes[0]! >= 0 ? 0 : heroes[1]! >= 0 ? 1 : null;
        const might = hero === null ? 0 : parties[hero].fighters[heroes[hero]!]!.might;
        let best: { worth: Ratio; spent: number; first: Ratio } | null = null;
        for (let spent = 0; spent <= might; spent += 1) {
          const raised = (own: number): number => Math.max(own, Math.min(6, own + spent));
          const scores = [
            hero === 0 ? Math.max(a, raised(ownA)) : a,
            hero === 1 ? Math.max(b, raised(ownB)) : b,
          ] as const;
          const first = firstWins(scores, fights, faces);
          const worth: Ratio = hero === 1 ? ratio(first[1] - first[0], first[1]) : first;
          if (best === null || isMore(worth, best.worth)) best = { worth, spent, first };
        }
        put(0, hero === 0 ? best!.spent : 0, times(weight, best!.first));
        put(
          1,
          hero === 1 ? best!.spent : 0,
          times(weight, ratio(best!.first[1] - best!.first[0], best!.first[1])),
        );
      }
    }
  return { wins };
};

/** The dice that a Strength needs against a Defence. */
const chart = (strength: number, defence: number): readonly number[] => {
  const gap = defence - strength;
  if (gap <= -2) return [3];
  if (gap <= 0) return [4];
  if (gap <= 2) return [5];
  if (gap <= 4) return [6];
  if (gap <= 7) return [6, gap - 1];
  return [];
};

interface Blow {
  /** Chance for each Might that the Strike lacks; the rest cannot be helped. */
  readonly lacks: ReadonlyMap<number, Ratio>;
}

const blowOf = (striker: Fighter, target: Fighter, trapped: boolean): Blow => {
  const strength = has(striker, 'double strength') ? Math.min(10, 2 * striker.strength) : striker.strength;
  const defence = has(striker, 'blades of the dead')
    ? Math.min(10, Math.max(1, 10 - target.courage))
    : target.defence;
  let bonus = 0;
  if (has(striker, 'two-handed')) bonus += 1;
  if (
    has(striker, 'lance', 'war spear') &&
    striker.kind === 'CAVALRY' &&
    has(striker, 'charged') &&
    !has(striker, 'rough ground')
  )
    bonus += 1;
  if (has(striker, 'hatred')) bonus += 1;
  if (has(striker, 'challenge')) bonus += 1;
  if (has(striker, 'pike at mount')) bonus += 1;
  if (has(striker, 'unarmed')) bonus -= 1;
  if (has(striker, 'backstabber') && trapped) bonus += 1;
  const needed = chart(strength, defence).map((least) =>
    has(target, 'heroic defence') ? 6 : Math.max(1, least - bonus),
  );
  const lacks = new Map<number, Ratio>();
  const roll = (place: number, worst: number, chance: Ratio): void => {
    const least = needed[place];
    if (least === undefined) {
      lacks.set(worst, plus(lacks.get(worst) ?? NIL, chance));
      return;
    }
    const settle = (face: number, share: Ratio): void => {
      if (face < least && has(target, 'heroic defence')) return;
      roll(place + 1, Math.max(worst, least - face), share);
    };
    for (let face = 1; face <= 6; face += 1) {
      const share = times(chance, SIXTH);
      const isAgain =
        (has(striker, 'ones again') && face === 1) || (has(striker, 'failed again') && face < least);
      if (isAgain) for (let fresh = 1; fresh <= 6; fresh += 1) settle(fresh, times(share, SIXTH));
      else settle(face, share);
    }
  };
  if (needed.length > 0) roll(0, 0, ALL);
  return { lacks };
};

/** Chances of 0, 1, ... Wounding Strikes of one model at one target, its Might on the nearest misses. */
const hitsOf = (blow: Blow, strikes: number, might: number): readonly Ratio[] => {
  const counts = Array.from({ length: strikes + 1 }, () => NIL);
  const missed = [...blow.lacks.values()].reduce<Ratio>(
    (rest, share) => plus(rest, [-share[0], share[1]]),
    ALL,
  );
  const outcomes = [...blow.lacks, [Infinity, missed] as const].filter(([, share]) => share[0] > 0n);
  const go = (left: number, lacks: readonly number[], chance: Ratio): void => {
    if (left > 0) {
      for (const [lack, share] of outcomes) go(left - 1, [...lacks, lack], times(chance, share));
      return;
    }
    let [hits, points] = [0, might];
    for (const lack of lacks.toSorted((a, b) => a - b))
      if (lack <= points) {
        points -= lack;
        hits += 1;
      } else break;
    counts[hits] = plus(counts[hits]!, chance);
  };
  go(strikes, [], ALL);
  return counts;
};

/** Chances of the Wounds that so many hits cost, with Fate. */
const suffered = (hits: number, target: Fighter, each: number): readonly Ratio[] => {
  const lost = Array.from({ length: target.wounds + 1 }, () => NIL);
  const saves: Ratio = has(target, 'mithril') ? [7n, 12n] : [1n, 2n];
  const go = (waiting: number, fate: number, wounds: number, chance: Ratio): void => {
    if (waiting === 0 || wounds >= target.wounds) {
      const index = Math.min(target.wounds, wounds);
      lost[index] = plus(lost[index]!, chance);
    } else if (fate === 0) go(waiting - 1, 0, wounds + each, chance);
    else {
      go(waiting - 1, fate - 1, wounds, times(chance, saves));
      // The next point is tried on the same Wound.
      go(waiting, fate - 1, wounds, times(chance, [saves[1] - saves[0], saves[1]]));
    }
  };
  go(hits, target.fate, 0, ALL);
  return lost;
};

const strikes = (winner: Party): readonly Fighter[] =>
  winner.fighters.some((one) => has(one, 'shields'))
    ? []
    : winner.fighters.filter((one) => !has(one, 'transfixed', 'prone'));

const isDown = (target: Fighter, winner: Party, loser: Party): boolean =>
  winner.fighters.some(
    (one) =>
      !supports(one) &&
      ((rides(one, loser) && target.strength < 6 && !has(target, 'monster')) ||
        (has(one, 'monstrous charge') && has(one, 'charged') && target.strength < one.strength)),
  );

const isTrapped = (target: Fighter, winner: Party, loser: Party, downIsTrapped: boolean): boolean =>
  has(target, 'trapped', 'prone') || (downIsTrapped && isDown(target, winner, loser));

const strikesOf = (striker: Fighter, loser: Party): number =>
  attacksIn(striker, loser) + Number(has(striker, 'challenge'));

/** Wounds of the only model of the losing party that can be struck. */
const woundsOfOne = (
  winner: Party,
  loser: Party,
  spent: number,
  downIsTrapped: boolean,
): readonly Ratio[] => {
  const target = inFight(loser)[0]!;
  const trapped = isTrapped(target, winner, loser, downIsTrapped);
  let hits: readonly Ratio[] = [ALL];
  let each = 1;
  for (const striker of strikes(winner)) {
    if (has(striker, 'mighty blow')) each = 2;
    const might = striker.might > 0 ? striker.might - spent : 0;
    const own = hitsOf(
      blowOf(striker, target, trapped),
      strikesOf(striker, loser) * (trapped ? 2 : 1),
      might,
    );
    const both = Array.from({ length: hits.length + own.length - 1 }, () => NIL);
    hits.forEach((a, i) =>
      own.forEach((b, j) => {
        both[i + j] = plus(both[i + j]!, times(a, b));
      }),
    );
    hits = both;
  }
  const lost = Array.from({ length: target.wounds + 1 }, () => NIL);
  hits.forEach((chance, count) => {
    suffered(count, target, each).forEach((share, wounds) => {
      lost[wounds] = plus(lost[wounds]!, times(chance, share));
    });
  });
  return lost;
};

/** The most models of one Wound and no Fate that the winner may hope to slay, choosing each target as it goes. */
const slainOfSeveral = (winner: Party, loser: Party, downIsTrapped: boolean): Ratio => {
  const targets = inFight(loser);
  const blows = strikes(winner).flatMap((striker) =>
    Array.from({ length: strikesOf(striker, loser) }, () => striker),
  );
  const known = new Map<string, Ratio>();
  const go = (place: number, alive: readonly boolean[]): Ratio => {
    const striker = blows[place];
    if (!striker || !alive.includes(true)) return NIL;
    const key = `${place}:${alive.join()}`;
    const before = known.get(key);
    if (before) return before;
    let best = NIL;
    alive.forEach((lives, index) => {
      if (!lives) return;
      const trapped = isTrapped(targets[index]!, winner, loser, downIsTrapped);
      const hit = blowOf(striker, targets[index]!, trapped).lacks.get(0) ?? NIL;
      const miss = ratio(hit[1] - hit[0], hit[1]);
      const missed = trapped ? times(miss, miss) : miss;
      const slays = ratio(missed[1] - missed[0], missed[1]);
      const value = plus(
        times(slays, plus(ALL, go(place + 1, alive.with(index, false)))),
        times(missed, go(place + 1, alive)),
      );
      if (isMore(value, best)) best = value;
    });
    known.set(key, best);
    return best;
  };
  return go(
    0,
    targets.map(() => true),
  );
};

export interface Judged {
  readonly firstWins: Ratio;
  /** For each party with one model to strike: the chances of the Wounds it loses. */
  readonly wounds: readonly [readonly Ratio[] | null, readonly Ratio[] | null];
  /** For each party with several: how many of them are slain on average. */
  readonly slain: readonly [Ratio | null, Ratio | null];
}

export const judge = (parties: readonly [Party, Party], downIsTrapped: boolean): Judged => {
  const { wins } = duelEnds(parties);
  const sum = (map: ReadonlyMap<number, Ratio>): Ratio => [...map.values()].reduce(plus, NIL);
  const wounds = ([0, 1] as const).map((side) => {
    const [loser, winner] = [parties[side], parties[1 - side]!];
    if (inFight(loser).length > 1) return null;
    const lost = Array.from({ length: inFight(loser)[0]!.wounds + 1 }, () => NIL);
    lost[0] = sum(wins[side]);
    for (const [spent, chance] of wins[1 - side]!)
      woundsOfOne(winner, loser, spent, downIsTrapped).forEach((share, count) => {
        lost[count] = plus(lost[count]!, times(chance, share));
      });
    return lost;
  });
  const slain = ([0, 1] as const).map((side) => {
    const [loser, winner] = [parties[side], parties[1 - side]!];
    if (inFight(loser).length === 1) return null;
    return times(sum(wins[1 - side]!), slainOfSeveral(winner, loser, downIsTrapped));
  });
  return {
    firstWins: sum(wins[0]),
    wounds: [wounds[0]!, wounds[1]!],
    slain: [slain[0]!, slain[1]!],
  };
};
