import { type Fraction, fraction } from '../../../shared/fraction';
import { type Source, cite, ruling } from '../../../shared/source';
import { type DiceGame, throwsOf } from './dice-game';
import { type MightCap, mightRoom } from './might';
import { type Turning, turning } from './turning';

/** Courage test: 2D6 and Courage against 10; Will and Might may be spent once it has failed. Document 004. */
export const courageSources = ({
  harbinger,
  willAvailable,
  mightAvailable,
}: Pick<CourageSituation, 'harbinger' | 'willAvailable' | 'mightAvailable'>): readonly Source[] => [
  cite('004', 'TAKING COURAGE TESTS'),
  ...(willAvailable + mightAvailable > 0 ? [cite('004', 'PASS A COURAGE TEST'), ruling('44')] : []),
  ...(harbinger ? [cite('004', 'Harbinger of Evil'), ruling('16i')] : []),
];

/** 2D6 and Courage pass at this. */
export const COURAGE_NEEDED = 10;
const HARBINGER_PENALTY = 1;

export interface CourageSituation {
  /** Courage of the profile. */
  readonly courage: number;
  /** An enemy Harbinger of Evil stands within 12"; two of them do not add up. */
  readonly harbinger: boolean;
  readonly willAvailable: number;
  readonly mightAvailable: number;
  readonly mightCap: MightCap;
}

export interface CourageOutcome {
  readonly roll: number;
  readonly courage: number;
  /** Roll and Courage, before anything is spent. */
  readonly unaided: number;
  readonly willSpent: number;
  readonly mightSpent: number;
  readonly total: number;
  readonly passed: boolean;
  /** The least Will that passes this throw without Might; 0 when it passed unaided. */
  readonly leastWill: number;
  /** Points that would pass a test that has failed, all of its points counted; empty where nothing at hand does. */
  readonly turning: readonly Turning[];
}

type Tested = Pick<CourageSituation, 'courage' | 'harbinger'>;

/** Courage with what an enemy Harbinger of Evil takes off. */
const effectiveCourage = ({ courage, harbinger }: Tested): number =>
  courage - (harbinger ? HARBINGER_PENALTY : 0);

const sumOf = (dice: readonly number[]): number => dice.reduce((total, die) => total + die, 0);

/** Might the throw has room for: it raises dice, each no further than the cap. */
export const courageMightRoom = (dice: readonly number[], cap: MightCap): number =>
  Math.min(sumOf(dice.map((die) => mightRoom(die, cap))), Number.MAX_SAFE_INTEGER);

/** How much this throw falls short of passing. */
export const courageShortfall = (situation: Tested, dice: readonly number[]): number =>
  Math.max(0, COURAGE_NEEDED - sumOf(dice) - effectiveCourage(situation));

/** The least points that pass, Will first; null where all there are do not. */
const leastSpending = (
  situation: CourageSituation,
  dice: readonly number[],
): { readonly will: number; readonly might: number } | null => {
  const shortfall = courageShortfall(situation, dice);
  const will = Math.min(shortfall, situation.willAvailable);
  const might = shortfall - will;
  const room = Math.min(situation.mightAvailable, courageMightRoom(dice, situation.mightCap));
  return might <= room ? { will, might } : null;
};

/** Every split of the points that this throw lacks, most Will first. */
const turningOf = (situation: CourageSituation, dice: readonly number[]): readonly Turning[] => {
  const shortfall = courageShortfall(situation, dice);
  const room = Math.min(situation.mightAvailable, courageMightRoom(dice, situation.mightCap));
  return Array.from({ length: shortfall + 1 }, (_, might) => ({ will: shortfall - might, might }))
    .filter(({ will, might }) => will <= situation.willAvailable && might <= room)
    .map(({ will, might }) => turning(will, might, 'would pass it'));
};

/** The test, step by step: two dice, then what the player spends; nothing else is spent (ruling 44). */
export function* courageTest(
  situation: CourageSituation,
  spending: { readonly will?: number | undefined; readonly might?: number | undefined } = {},
): DiceGame<CourageOutcome> {
  const dice = yield 2;
  const { will = 0, might = 0 } = spending;
  const [roll, courage] = [sumOf(dice), effectiveCourage(situation)];
  const total = roll + courage + will + might;
  return {
    roll,
    courage,
    unaided: roll + courage,
    willSpent: will,
    mightSpent: might,
    total,
    passed: total >= COURAGE_NEEDED,
    leastWill: courageShortfall(situation, dice),
    turning: total >= COURAGE_NEEDED ? [] : turningOf(situation, dice),
  };
}

/**
 * The exact chances of passing. `passed`: with all points at hand spent as well as possible; `byWill`: the chance with at most
 * so many Will points, and all the Might at hand; from 0 up to what is available; `certainWill`: the least Will with which the
 * test cannot fail, with all the Might at hand.
 */
export const courageOdds = (situation: CourageSituation) => {
  const throws = throwsOf(2);
  const chanceWith = (points: Partial<CourageSituation>): Fraction =>
    fraction(
      throws.filter((dice) => leastSpending({ ...situation, ...points }, dice) !== null).length,
      throws.length,
    );
  const byWill = Array.from({ length: situation.willAvailable + 1 }, (_, will) => ({
    will,
    probability: chanceWith({ willAvailable: will }),
  }));
  const shortfalls = throws.map((dice) => {
    const might = Math.min(situation.mightAvailable, courageMightRoom(dice, situation.mightCap));
    return Math.max(0, courageShortfall(situation, dice) - might);
  });
  return {
    unaided: chanceWith({ willAvailable: 0, mightAvailable: 0 }),
    passed: chanceWith({}),
    byWill,
    certainWill: Math.max(...shortfalls),
  };
};
