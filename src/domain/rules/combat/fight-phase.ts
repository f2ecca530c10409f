import { type Fraction, ONE, ZERO, add, compare, multiply, subtract, sum } from '../../../shared/fraction';
import { type Pair, mapPair } from '../../../shared/pair';
import { type FightSide, type SideIndex, other } from '../rulesets/fight-model';
import type { Fight } from './fight';
import type { FightOdds } from './fight-odds';
import { type PairedFight, pairedSides, pairings } from './pair-off';

/**
 * A whole Fight phase: how the player with Priority pairs models off, in which order the fights are best fought, and what each Hero's
 * Might is worth. The worth of an outcome to a side is the number of enemies slain less the number of its own, as expected.
 */

/** A side of a fight is Trapped while its enemies of another fight, which stand behind it, are not all slain. */
export interface TrappedBy {
  readonly fight: number;
  readonly side: SideIndex;
  readonly by: number;
}

export interface Phase {
  /** All with the same player's Priority. */
  readonly fights: readonly Fight[];
  readonly trapped: readonly TrappedBy[];
}

/** The result of one fight or several at once: by side, the models that are slain of it, and whether all of them are. */
export interface Toll {
  readonly slain: Pair<Fraction>;
  readonly wiped: Pair<Fraction>;
}

/** The odds of a fight; whoever asks sees to it that each is worked out once. */
export type OddsOf = (fight: Fight) => Pick<FightOdds, 'win' | 'ends'>;

const count = (value: number): Fraction => ({ numerator: BigInt(value), denominator: 1n });

const tollOf = ({ ends }: Pick<FightOdds, 'ends'>): Toll => {
  const against = (loser: SideIndex) => ends.filter(({ winner }) => winner === other(loser));
  const bySide = mapPair([0, 1] as const, against);
  return {
    slain: mapPair(bySide, (rows) =>
      sum(rows.map(({ slain, probability }) => multiply(count(slain), probability))),
    ),
    wiped: mapPair(bySide, (rows) => rows.at(-1)?.probability ?? ZERO),
  };
};

const together = (tolls: readonly Toll[]): Toll => ({
  slain: mapPair([0, 1] as const, (side) => sum(tolls.map(({ slain }) => slain[side]))),
  wiped: mapPair([0, 1] as const, (side) => tolls.map(({ wiped }) => wiped[side]).reduce(multiply, ONE)),
});

/** The worth of a toll to a side. */
const worthTo = (side: SideIndex, { slain }: Pick<Toll, 'slain'>): Fraction =>
  subtract(slain[other(side)], slain[side]);

const asTrapped = (side: FightSide, isTrapped: boolean): FightSide =>
  isTrapped ? { ...side, models: side.models.map((model) => ({ ...model, trapped: true })) } : side;

/** A fight whose sides are Trapped by other fights. */
const withTrapped = (fight: Fight, isTrapped: Pair<boolean>): Fight => ({
  ...fight,
  sides: mapPair(fight.sides, (side, index) => asTrapped(side, isTrapped[index])),
});

const isTrappedBy = ({ trapped }: Phase, fight: number, freed: ReadonlySet<number>): Pair<boolean> =>
  mapPair([0, 1] as const, (side) => {
    const links = trapped.flatMap((link, i) => (link.fight === fight && link.side === side ? [i] : []));
    return links.length > 0 && !links.some((i) => freed.has(i));
  });

const NOTHING_FREED: ReadonlySet<number> = new Set();

/** The fights of a pairing, as they are fought. */
export const pairedFights = (fight: Fight, pairs: readonly PairedFight[]): readonly Fight[] =>
  pairs.length === 1 ? [fight] : pairs.map((pair) => ({ ...fight, sides: pairedSides(fight.sides, pair) }));

/** The best and the worst pairing for the side with Priority. */
export const bestPairing = (fight: Fight, oddsOf: OddsOf) => {
  const all = pairings(fight.sides).map((pairs) => {
    const toll = together(pairedFights(fight, pairs).map((one) => tollOf(oddsOf(one))));
    return { pairs, toll, worth: worthTo(fight.priority, toll) };
  });
  const [first, ...others] = all as [(typeof all)[number], ...(typeof all)[number][]];
  const best = others.reduce((a, b) => (compare(b.worth, a.worth) > 0 ? b : a), first);
  const worst = others.reduce((a, b) => (compare(b.worth, a.worth) < 0 ? b : a), first);
  return { best, worst, ways: all.length };
};

type Pairings = readonly (readonly PairedFight[])[];

/** The toll of a whole phase whose fights are fought in this order. */
const tollInOrder = (
  phase: Phase,
  {
    order,
    tollAt,
  }: {
    readonly order: readonly number[];
    readonly tollAt: (fight: number, isTrapped: Pair<boolean>) => Toll;
  },
): Pair<Fraction> => {
  let slain: Pair<Fraction> = [ZERO, ZERO];
  let states = new Map<string, { readonly freed: ReadonlySet<number>; readonly chance: Fraction }>([
    ['', { freed: NOTHING_FREED, chance: ONE }],
  ]);
  for (const fight of order) {
    const next: typeof states = new Map();
    const put = (freed: ReadonlySet<number>, chance: Fraction): void => {
      const key = [...freed].sort((a, b) => a - b).join();
      next.set(key, { freed, chance: add(chance, next.get(key)?.chance ?? ZERO) });
    };
    for (const { freed, chance } of states.values()) {
      const toll = tollAt(fight, isTrappedBy(phase, fight, freed));
      slain = mapPair(slain, (so, side) => add(so, multiply(chance, toll.slain[side])));
      const frees = mapPair([0, 1] as const, (wiped) =>
        phase.trapped.flatMap(({ by, side }, i) => (by === fight && other(side) === wiped ? [i] : [])),
      );
      const wiped = mapPair(toll.wiped, (all, side) => (frees[side].length > 0 ? all : ZERO));
      ([0, 1] as const).forEach((side) => {
        if (compare(wiped[side], ZERO) > 0)
          put(new Set([...freed, ...frees[side]]), multiply(chance, wiped[side]));
      });
      put(freed, multiply(chance, subtract(ONE, add(wiped[0], wiped[1]))));
    }
    states = next;
  }
  return slain;
};

const permutations = (items: readonly number[]): readonly (readonly number[])[] =>
  items.length === 0
    ? [[]]
    : items.flatMap((item) =>
        permutations(items.filter((one) => one !== item)).map((rest) => [item, ...rest]),
      );

/** The best and the worst order for the side with Priority. Only fights that change others are moved; the rest follows as it was named. */
export const bestOrder = (phase: Phase, pairs: Pairings, oddsOf: OddsOf) => {
  const { fights, trapped } = phase;
  const priority = fights[0]?.priority ?? 0;
  const places = fights.map((_, i) => i);
  const linked = places.filter((place) => trapped.some(({ fight, by }) => fight === place || by === place));
  const rest = places.filter((place) => !linked.includes(place));
  const tollAt = (place: number, isTrapped: Pair<boolean>): Toll => {
    const fight = withTrapped(fights[place] as Fight, isTrapped);
    return together(pairedFights(fight, pairs[place] ?? []).map((one) => tollOf(oddsOf(one))));
  };
  /** Two orders differ only where a fight comes before one that it may free. */
  const known = new Map<string, Pair<Fraction>>();
  const all = permutations(linked).map((moved) => {
    const order = [...moved, ...rest];
    const key = trapped.map(({ fight, by }) => order.indexOf(by) < order.indexOf(fight)).join();
    const slain = known.get(key) ?? tollInOrder(phase, { order, tollAt });
    known.set(key, slain);
    return { order, slain, worth: worthTo(priority, { slain }) };
  });
  const [first, ...others] = all as [(typeof all)[number], ...(typeof all)[number][]];
  const best = others.reduce((a, b) => (compare(b.worth, a.worth) > 0 ? b : a), first);
  const worst = others.reduce((a, b) => (compare(b.worth, a.worth) < 0 ? b : a), first);
  return { best, worst };
};

/** A fight as it stands before the first one is fought: Trapped by all that traps it. */
export const beforeAll = (phase: Phase, fight: number): Fight =>
  withTrapped(phase.fights[fight] as Fight, isTrappedBy(phase, fight, NOTHING_FREED));

/** A fight in which one model has so much Might. */
const withMight = (
  fight: Fight,
  at: { readonly side: SideIndex; readonly model: number },
  might: number,
): Fight => ({
  ...fight,
  sides: mapPair(fight.sides, (side, index) =>
    index === at.side
      ? { ...side, models: side.models.map((model, i) => (i === at.model ? { ...model, might } : model)) }
      : side,
  ),
});

/** By points of Might from none to all that a model of a fight has: its side's chance to win, and the worth of the fight to it. */
export const mightWorth = (
  fight: Fight,
  at: { readonly side: SideIndex; readonly model: number },
  oddsOf: OddsOf,
) => {
  const most = fight.sides[at.side].models[at.model]?.might ?? 0;
  return Array.from({ length: most + 1 }, (_, points) => {
    const odds = oddsOf(withMight(fight, at, points));
    return { points, win: odds.win[at.side], worth: worthTo(at.side, tollOf(odds)) };
  });
};

/** The models that one fight costs both sides. */
export const tollOfFight = (fight: Fight, oddsOf: OddsOf): Toll => tollOf(oddsOf(fight));
