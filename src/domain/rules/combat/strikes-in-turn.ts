import { type DecisionGame, type EndWorth, type Moment, playDecisions } from './decision-game';
import type { Survivor } from './fate';
import type { StrikeAim } from '../rulesets/fight-model';
import { type StrikeDice, type Ways, amongSixes } from './strike-dice';
import { type Left, strikeMoment, useful, woundMoment } from './strike-moments';

/** A model that may be struck. */
export interface Victim extends Survivor {
  /** Each Attack at it is two Strikes, both at it (Trapped or Prone). */
  readonly trapped: boolean;
}

/** A model that strikes, one Attack after the other. */
export interface Attacker {
  readonly attacks: number;
  readonly might: number;
  /** One single Strike at each victim instead (Whirl, ruling 16e). */
  readonly whirls: boolean;
  /** Wounds lost to each Strike that wounds; 1 if omitted. */
  readonly damage?: number | undefined;
  /** The dice of a Strike at each victim, for each way of the roll before them (1, 2, 3 or 6 alike likely ways). */
  readonly dice: readonly (readonly StrikeDice[])[];
}

export interface StrikesInTurn {
  readonly attackers: readonly Attacker[];
  readonly victims: readonly Victim[];
  readonly aim: StrikeAim;
  /** The victim that the aim names (KILL_TARGET, WOUND_LEADER). */
  readonly aimedAt: number;
}

/** How the Strikes may end: Wounds lost by each victim, and in how many ways. */
export interface StrikesEnd extends Ways {
  readonly lost: readonly number[];
}

export interface State {
  /** Attacks made so far, over all attackers. */
  readonly done: number;
  /** The victim that the second Strike of a pair must go to; null for a new Attack. */
  readonly pair: number | null;
  /** The victim dealt a Wound that is neither prevented nor taken yet. */
  readonly wounded: number | null;
  /** Might left to the current attacker. */
  readonly might: number;
  /** Which way the current attacker's roll before his Strikes fell; null before it. */
  readonly way: number | null;
  readonly victims: readonly Left[];
}

const DEAD: Left = { wounds: 0, fate: 0, might: 0 };

/** How many states such Strikes may have at most: the measure of the work. */
export const statesOf = ({ attackers, victims }: Pick<StrikesInTurn, 'attackers' | 'victims'>): number => {
  const perVictim = victims.map(({ wounds, fate, might }) => 1 + wounds * (1 + fate * (might + 1)));
  const pairs = victims.some(({ trapped }) => trapped) ? 2 : 1;
  const attacks = attackers.reduce((sum, { attacks: count, might, whirls, dice }) => {
    const throws = might > 0 && dice.some((ways) => ways.some(({ next }) => next !== undefined)) ? 2 : 1;
    return sum + (whirls ? victims.length : count * pairs) * (might + 1) * (dice[0]?.length ?? 1) * throws;
  }, 0);
  const rerolls = victims.some(({ rerollFate, rerollFateOnes }) => rerollFate || rerollFateOnes) ? 1.5 : 1;
  return attacks * rerolls * perVictim.reduce((a, b) => a * b, 1);
};

/** States as whole numbers, digit by digit, each digit only as large as these Strikes need. */
const stateCodes = ({ attackers, victims }: StrikesInTurn) => {
  const count = victims.length;
  const mights = Math.max(0, ...attackers.map(({ might }) => might)) + 1;
  const ways = Math.max(1, ...attackers.map(({ dice }) => dice[0]?.length ?? 1)) + 1;
  const encode = (state: State): number => {
    let code = (state.done * (count + 1) + (state.pair ?? count)) * (count + 1) + (state.wounded ?? count);
    code = (code * mights + state.might) * ways + (state.way ?? ways - 1);
    victims.forEach(({ wounds, fate, might }, i) => {
      const left = state.victims[i] as Left;
      code = ((code * (wounds + 1) + left.wounds) * (fate + 1) + left.fate) * (might + 1) + left.might;
    });
    return code;
  };
  const decode = (code: number): State => {
    let rest = code;
    const take = (base: number): number => {
      const digit = rest % base;
      rest = (rest - digit) / base;
      return digit;
    };
    const left = victims.toReversed().map(({ wounds, fate, might }): Left => {
      const [m, f, w] = [take(might + 1), take(fate + 1), take(wounds + 1)];
      return { wounds: w, fate: f, might: m };
    });
    const [way, might, wounded, pair] = [take(ways), take(mights), take(count + 1), take(count + 1)];
    return {
      done: rest,
      pair: pair === count ? null : pair,
      wounded: wounded === count ? null : wounded,
      might,
      way: way === ways - 1 ? null : way,
      victims: left.toReversed(),
    };
  };
  return { encode, decode };
};

const worthOf = ({ victims, aim, aimedAt }: StrikesInTurn, left: readonly Left[]): EndWorth => {
  const slain = left.filter(({ wounds }) => wounds === 0).length;
  const lost = left.reduce((sum, { wounds }, i) => sum + (victims[i] as Victim).wounds - wounds, 0);
  const aimed = left[aimedAt] as Left;
  if (aim === 'KILL_TARGET') return [aimed.wounds === 0 ? 1 : 0, slain];
  if (aim === 'WOUND_LEADER') return [aimed.wounds < (victims[aimedAt] as Victim).wounds ? 1 : 0, slain];
  return [slain, lost];
};

/** A victim after it takes the Wounds of one Strike. */
const woundedBy = ({ damage = 1 }: Attacker, left: Left): Left =>
  left.wounds <= damage ? DEAD : { ...left, wounds: left.wounds - damage };

/** The attacker of each Attack in order, and the victim that a Whirl's Strike must go to. */
const unitsOf = ({ attackers, victims }: StrikesInTurn) =>
  attackers.flatMap((attacker, index) =>
    Array.from({ length: attacker.whirls ? victims.length : attacker.attacks }, (_, i) => ({
      attacker,
      index,
      forced: attacker.whirls ? i : null,
    })),
  );

type Units = ReturnType<typeof unitsOf>;

/** The state after this Attack: a new attacker has his own Might and roll. */
const onward = (units: Units, state: State): State => {
  const [now, following] = [units[state.done], units[state.done + 1]];
  const done = { ...state, done: state.done + 1, pair: null, wounded: null };
  return now && following && now.index === following.index
    ? done
    : { ...done, might: following?.attacker.might ?? 0, way: null };
};

const gameOf = (strikes: StrikesInTurn, { encode, decode }: ReturnType<typeof stateCodes>): DecisionGame => {
  const units = unitsOf(strikes);
  const { victims } = strikes;
  const next = (state: State): Moment => ({ kind: 'NEXT', state: encode(state) });

  /** After a Strike at `target` is settled: the second of the pair, or the next Attack. */
  const settledAt = (state: State, target: number, left: Left): Moment => {
    const { attacker } = units[state.done] as Units[number];
    const reached = { ...state, wounded: null, victims: state.victims.with(target, left) };
    const firstOfPair = (victims[target] as Victim).trapped && !attacker.whirls && state.pair === null;
    return next(firstOfPair && left.wounds > 0 ? { ...reached, pair: target } : onward(units, reached));
  };

  const woundedAt = (state: State, target: number): Moment => {
    const left = state.victims[target] as Left;
    const { attacker } = units[state.done] as Units[number];
    return woundMoment(left, victims[target] as Victim, {
      prevented: (changed) => settledAt(state, target, changed),
      open: (changed) => next({ ...state, wounded: target, victims: state.victims.with(target, changed) }),
      taken: (changed) => settledAt(state, target, woundedBy(attacker, changed)),
    });
  };

  const strikeAt = (state: State, target: number): Moment => {
    const { attacker } = units[state.done] as Units[number];
    const left = state.victims[target] as Left;
    return strikeMoment(attacker.dice[target]?.[state.way ?? 0] as StrikeDice, state.might, {
      miss: (might) => settledAt({ ...state, might }, target, left),
      wound: (might) =>
        left.fate > 0 ? next({ ...state, might, wounded: target }) : woundedAt({ ...state, might }, target),
    });
  };

  /** The attacker's roll before his Strikes. */
  const rollBefore = (state: State, ways: number): Moment => ({
    kind: 'DICE',
    sixes: 1,
    faces: Array.from({ length: ways }, (_, way) => [BigInt(6 / ways), next({ ...state, way })] as const),
  });

  return {
    start: encode({
      done: 0,
      pair: null,
      wounded: null,
      might: units[0]?.attacker.might ?? 0,
      way: null,
      victims: victims.map(useful),
    }),
    momentAt: (code) => {
      const state = decode(code);
      const unit = units[state.done];
      if (!unit || state.victims.every(({ wounds }) => wounds === 0)) return worthOf(strikes, state.victims);
      if (state.wounded !== null) return woundedAt(state, state.wounded);
      const { attacker, forced } = unit;
      const waysBefore = attacker.dice[0]?.length ?? 1;
      if (state.way === null && waysBefore > 1) return rollBefore(state, waysBefore);
      if (state.pair !== null) return strikeAt(state, state.pair);
      const open = victims
        .map((_, i) => i)
        .filter((i) => (state.victims[i] as Left).wounds > 0 && (forced === null || i === forced));
      if (open.length === 0) return next(onward(units, state));
      return { kind: 'CHOICE', by: 'STRIKER', options: open.map((target) => strikeAt(state, target)) };
    },
  };
};

/** The decisions of Strikes one by one, with what its states mean: for playing them as well as for counting them. */
export const strikesGame = (strikes: StrikesInTurn) => {
  const codes = stateCodes(strikes);
  const units = unitsOf(strikes);
  return {
    game: gameOf(strikes, codes),
    decode: codes.decode,
    /** The attacker whose Attack comes at this state, by place. */
    attackerAt: ({ done }: State): number => units[done]?.index ?? -1,
    /** The victims he may choose from at this state, in the order of the options. */
    victimsAt: ({ done, victims }: State): readonly number[] =>
      victims.flatMap(({ wounds }, i) =>
        wounds > 0 && [null, i].includes(units[done]?.forced ?? null) ? [i] : [],
      ),
  };
};

/**
 * Strikes resolved one at a time, each after the last is seen: the winner chooses the victim of each Attack and where his
 * Might goes, best for the aim; the victims spend Fate and Might against it. Each model strikes to its end before the
 * next, in the order given (document 004, MULTIPLE COMBATS). At most 4 victims, 10 Wounds, 6 Fate and 10 Might each.
 */
export const strikeInTurn = (strikes: StrikesInTurn): readonly StrikesEnd[] => {
  const { game, decode } = strikesGame(strikes);
  const ends = new Map<string, StrikesEnd>();
  for (const [code, ways] of playDecisions(game)) {
    const left = decode(code).victims;
    const lost = strikes.victims.map(({ wounds }, i) => wounds - (left[i] as Left).wounds);
    const key = lost.join();
    const known = ends.get(key);
    const sixes = Math.max(ways.sixes, known?.sixes ?? 0);
    ends.set(key, { lost, sixes, ways: amongSixes(ways, sixes) + (known ? amongSixes(known, sixes) : 0n) });
  }
  return [...ends.values()];
};
