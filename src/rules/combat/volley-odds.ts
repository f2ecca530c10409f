import type { Fraction } from '../../shared/fraction';
import { fraction } from '../../shared/fraction';
import type { Obstruction } from '../charts/in-the-way';
import { inTheWayScore } from '../charts/in-the-way';
import type { StrikeDice } from './strike-dice';
import { sixToThe, strikeDice } from './strike-dice';
import type { StrikeOdds, StrikeVictim } from './strike-odds';
import { summariseEnds } from './strike-odds';
import type { StrikesEnd, StrikesInTurn } from './strikes-in-turn';
import { statesOf, strikeInTurn } from './strikes-in-turn';
import { sufferVolleys } from './strikes-together';

/** A shooter, or several alike without Might. */
export interface Shooter {
  readonly count: number;
  /** Shoot value: 4 for 4+. */
  readonly shoot: number;
  /** It moved, so that its Shoot value is one worse. */
  readonly moved: boolean;
  readonly strength: number;
  readonly bonus: number;
  readonly rerollOnes: boolean;
  /** In the order in which the shot meets them. */
  readonly inTheWay: readonly Obstruction[];
  /** Heroic Accuracy: a failed In The Way roll is re-rolled once. */
  readonly heroicAccuracy: boolean;
  readonly might: number;
}

/** What one shot of a shooter comes to. */
export interface ShotOdds {
  /** The score needed to hit. */
  readonly toHit: number;
  readonly wounds: Fraction;
  /** For each thing in the way: the chance that the shot ends there. */
  readonly stopped: readonly Fraction[];
}

/** One worse after a move; a 6 always hits (document 004, MOVING AND SHOOTING). */
export const toHit = ({ shoot, moved }: Pick<Shooter, 'shoot' | 'moved'>): number =>
  Math.min(6, moved ? shoot + 1 : shoot);

/** Ways in which a shot wounds, and in which it ends at each thing in the way, over 6 to the power of the dice ahead. */
type ShotWays = readonly bigint[];

const best = (a: ShotWays, b: ShotWays): ShotWays => ((b[0] as bigint) > (a[0] as bigint) ? b : a);

const total = (parts: readonly ShotWays[]): ShotWays =>
  parts.reduce((sum, part) => sum.map((ways, i) => ways + (part[i] as bigint)));

/**
 * One shot, die after die: roll 0 is the roll to hit, then come the things in the way, then To Wound. A hero raises a die
 * that fails whenever the shot can still wound with what is left, and chooses the better of raising and re-rolling.
 */
const shotTree = (shooter: Shooter, defence: number) => {
  const { strength, bonus, rerollOnes, inTheWay, heroicAccuracy } = shooter;
  const wound = strikeDice({ strength, defence, bonus, rerollOnes });
  const perObstruction = heroicAccuracy ? 2 : 1;
  const only = (place: number, ways: bigint): ShotWays =>
    Array.from({ length: inTheWay.length + 1 }, (_, i) => (i === place ? ways : 0n));
  const needed = (roll: number): number =>
    roll === 0 ? toHit(shooter) : inTheWayScore(inTheWay[roll - 1] as Obstruction);
  /** Every face of one die, without a re-roll. */
  const faces = (roll: number, might: number): readonly ShotWays[] => {
    const ahead = (inTheWay.length - roll) * perObstruction + wound.sixes;
    const failed = roll === 0 ? only(-1, 0n) : only(roll, sixToThe(ahead));
    return [1, 2, 3, 4, 5, 6].map((face) => {
      const price = Math.max(0, needed(roll) - face);
      return price > might
        ? failed
        : price === 0
          ? from(roll + 1, might)
          : best(failed, from(roll + 1, might - price));
    });
  };
  const from = (roll: number, might: number): ShotWays => {
    if (roll > inTheWay.length)
      return only(
        0,
        wound.byShortfall.slice(0, might + 1).reduce((a, b) => a + b, 0n),
      );
    const once = faces(roll, might);
    if (roll === 0 || !heroicAccuracy) return total(once);
    const again = total(once);
    return total(
      once.map((ways, i) => {
        const kept = ways.map((each) => 6n * each);
        return i + 1 >= needed(roll) ? kept : best(again, kept);
      }),
    );
  };
  return { from, faces, sixes: 1 + inTheWay.length * perObstruction + wound.sixes };
};

const shotWays = (shooter: Shooter, defence: number): { readonly ways: ShotWays; readonly sixes: number } => {
  const { from, sixes } = shotTree(shooter, defence);
  return { ways: from(0, shooter.might), sixes };
};

/** What a shot is worth on its way, as ways to wound: from a roll on, and from rolling a failed roll again (of 6 times as many). */
export const shotWorth = (shooter: Shooter, defence: number) => {
  const { from, faces } = shotTree(shooter, defence);
  return {
    from: (roll: number, might: number): bigint => from(roll, might)[0] as bigint,
    rolledAgain: (roll: number, might: number): bigint => total(faces(roll, might))[0] as bigint,
  };
};

/** One shot's chances against this Defence (document 004, HOW TO SHOOT; 003, IN THE WAY CHART; ruling 16h). */
export const shotOdds = (shooter: Shooter, defence: number): ShotOdds => {
  const { ways, sixes } = shotWays(shooter, defence);
  const [wounds = 0n, ...stopped] = ways;
  const all = sixToThe(sixes);
  return {
    toHit: toHit(shooter),
    wounds: fraction(wounds, all),
    stopped: stopped.map((count) => fraction(count, all)),
  };
};

export interface VolleyQuestion {
  readonly shooters: readonly Shooter[];
  readonly target: StrikeVictim;
}

const shotDice = (shooter: Shooter, defence: number): StrikeDice => {
  const { ways, sixes } = shotWays(shooter, defence);
  return { byShortfall: [ways[0] as bigint], sixes };
};

const attackersOf = ({ shooters, target }: VolleyQuestion) =>
  shooters.map((shooter) => ({
    attacks: shooter.count,
    might: 0,
    whirls: false,
    dice: [[shotDice(shooter, target.defence)]],
  }));

const isDecided = ({ target }: VolleyQuestion): boolean => target.fate === 0 || target.might === 0;

/** The work that a volley is, as `strikesWork`. */
export const volleyWork = (question: VolleyQuestion): number =>
  isDecided(question) ? 0 : statesOf({ attackers: attackersOf(question), victims: [question.target] });

/** The shots as Strikes one after the other. */
export const volleyStrikes = (question: VolleyQuestion): StrikesInTurn => ({
  attackers: attackersOf(question),
  victims: [{ ...question.target, trapped: false }],
  aim: 'KILL_MOST',
  aimedAt: 0,
});

const volleyEnds = (question: VolleyQuestion): readonly StrikesEnd[] => {
  const { shooters, target } = question;
  if (isDecided(question)) {
    const volleys = shooters.map((shooter) => ({
      dice: [shotDice(shooter, target.defence)],
      strikes: shooter.count,
      might: 0,
    }));
    return sufferVolleys(volleys, target).map((ways, lost) => ({ ...ways, lost: [lost] }));
  }
  return strikeInTurn(volleyStrikes(question));
};

/**
 * The Wounds that a volley deals to one target: each shot is resolved before the next, the target spends Fate and Might
 * to survive, then to lose the fewest Wounds, knowing how many shots are still to come.
 */
export const volleyOdds = (question: VolleyQuestion): StrikeOdds =>
  summariseEnds(volleyEnds(question), [question.target.wounds]);
