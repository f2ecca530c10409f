import { type Fraction, fraction, ONE } from '../../../shared/fraction';
import type { Obstruction } from '../charts/in-the-way';
import type { Ruleset } from '../rulesets/ruleset';
import type { StrikeRoll, Struck } from '../rulesets/fight-model';
import { type StrikeDice, rollAt, sixToThe, sixesOf, strikeDice, waysWith } from './strike-dice';
import { type StrikeOdds, type StrikeVictim, summariseEnds } from './strike-odds';
import { type StrikesEnd, type StrikesInTurn, statesOf, strikeInTurn } from './strikes-in-turn';
import { sufferVolleys } from './strikes-together';
import { countSteps } from '../../../shared/step-budget';

/** A shooter, or several alike without Might. */
export interface Shooter {
  readonly name?: string | undefined;
  readonly count: number;
  /** Shoot value: 4 for 4+. */
  readonly shoot: number;
  /** It moved, so that its Shoot value is one worse. */
  readonly moved: boolean;
  /** Added to the score needed, besides the move: an Elven cloak, a protection. */
  readonly hindered?: number | undefined;
  readonly strength: number;
  readonly bonus: number;
  readonly rerollOnes: boolean;
  /** In the order in which the shot meets them. */
  readonly inTheWay: readonly Obstruction[];
  /** Heroic Accuracy: a failed In The Way roll is re-rolled once. */
  readonly heroicAccuracy: boolean;
  readonly might: number;
  /** Keywords that it hates, or has as Ancient Enemies: they change its To Wound rolls in 2024. */
  readonly hatred?: readonly string[] | undefined;
  readonly ancientEnemies?: readonly string[] | undefined;
}

/**
 * Ways in which a shot wounds its target, ends at each thing in the way, and wounds the model that it may hit instead,
 * over 6 to the power of the dice ahead.
 */
type ShotWays = readonly bigint[];

const best = (a: ShotWays, b: ShotWays): ShotWays => ((b[0] as bigint) > (a[0] as bigint) ? b : a);

const total = (parts: readonly ShotWays[]): ShotWays =>
  parts.reduce((sum, part) => sum.map((ways, i) => ways + (part[i] as bigint)));

/** A shot at a Defence, and the Defence of the model that it hits instead on some faces; null where there is none. */
interface ShotDefences {
  readonly defence: number;
  readonly instead?: number | null;
  readonly insteadFaces?: number | undefined;
  /** Keywords of the two models. */
  readonly keywords?: readonly string[] | undefined;
  readonly insteadKeywords?: readonly string[] | undefined;
}

/** Steps that a roll of the tree is, as `countSteps` counts them. */
const STEPS_A_ROLL = 4;

const NOTHING: StrikeDice = { byShortfall: [], sixes: 0 };

/** Faces of the die for who is hit that mean the other model, where the question names no other number (003, 002). */
const FACES_INSTEAD = 3;

/** The To Wound roll of a shot. */
export const shotAt = (
  ruleset: Ruleset,
  shooter: Shooter,
  struck: Pick<Struck, 'defence' | 'keywords'>,
): StrikeRoll =>
  rollAt(ruleset, { ...shooter, attacks: 1, whirls: false, piercing: false }, { ...struck, trapped: false });

/**
 * One shot, die after die: roll 0 is the roll to hit, then come the things in the way, then To Wound. A hero raises a die
 * that fails whenever the shot can still wound with what is left, and chooses the better of raising and re-rolling. No
 * Might goes into wounding the model hit instead.
 */
const shotTree = (
  ruleset: Ruleset,
  shooter: Shooter,
  { defence, instead = null, insteadFaces = FACES_INSTEAD, keywords, insteadKeywords }: ShotDefences,
) => {
  const { inTheWay, heroicAccuracy } = shooter;
  const wound = strikeDice(ruleset, shotAt(ruleset, shooter, { defence, keywords }));
  const other =
    instead === null
      ? NOTHING
      : strikeDice(ruleset, shotAt(ruleset, shooter, { defence: instead, keywords: insteadKeywords }));
  const [woundSixes, otherSixes] = [sixesOf(wound), sixesOf(other)];
  const atEnd = woundSixes + (instead === null ? 0 : 1 + otherSixes);
  const perObstruction = heroicAccuracy ? 2 : 1;
  const only = (place: number, ways: bigint): ShotWays =>
    Array.from({ length: inTheWay.length + 2 }, (_, i) => (i === place ? ways : 0n));
  const wounding = (might: number): ShotWays => {
    const ways = waysWith(wound, might);
    if (instead === null) return only(0, ways);
    const target = only(0, BigInt(6 - insteadFaces) * ways * sixToThe(otherSixes));
    const otherWays = BigInt(insteadFaces) * waysWith(other, 0) * sixToThe(woundSixes);
    return total([target, only(inTheWay.length + 1, otherWays)]);
  };
  const needed = (roll: number): number =>
    roll === 0
      ? ruleset.shooting.toHit(shooter)
      : ruleset.shooting.inTheWay(inTheWay[roll - 1] as Obstruction);
  /** Every face of one die, without a re-roll. */
  const faces = (roll: number, might: number): readonly ShotWays[] => {
    const ahead = (inTheWay.length - roll) * perObstruction + atEnd;
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
    countSteps(STEPS_A_ROLL);
    if (roll > inTheWay.length) return wounding(might);
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
  /** Dice ahead once this roll has passed: what `from` of the next counts its ways out of. */
  const ahead = (roll: number): number => (inTheWay.length - roll) * perObstruction + atEnd;
  return { wound, from, faces, ahead, sixes: 1 + inTheWay.length * perObstruction + atEnd };
};

const shotWays = (
  ruleset: Ruleset,
  shooter: Shooter,
  defences: ShotDefences,
): { readonly ways: ShotWays; readonly sixes: number } => {
  const { from, sixes } = shotTree(ruleset, shooter, defences);
  return { ways: from(0, shooter.might), sixes };
};

/** The chance that a shot on its way wounds: once this roll has passed, and where a failed roll is rolled again. */
export const shotWorth = (
  ruleset: Ruleset,
  shooter: Shooter,
  target: Pick<Struck, 'defence' | 'keywords'>,
) => {
  const { wound, from, faces, ahead } = shotTree(ruleset, shooter, target);
  return {
    /** Once the first die of a 6/4, 6/5 or 6/6 has succeeded. */
    further: (might: number): Fraction =>
      wound.next ? fraction(waysWith(wound.next, might), sixToThe(sixesOf(wound.next))) : ONE,
    passed: (roll: number, might: number): Fraction =>
      fraction(from(roll + 1, might)[0] as bigint, sixToThe(ahead(roll))),
    rolledAgain: (roll: number, might: number): Fraction =>
      fraction(total(faces(roll, might))[0] as bigint, sixToThe(ahead(roll) + 1)),
  };
};

/**
 * One shot's chances against this Defence (document 004, HOW TO SHOOT; 003, IN THE WAY CHART; ruling 16h). `toHit`: the score
 * needed to hit; `stopped`: for each thing in the way: the chance that the shot ends there; `woundsInstead`: the chance that
 * it wounds the model that it may hit instead.
 */
export const shotOdds = (ruleset: Ruleset, shooter: Shooter, defences: ShotDefences) => {
  const { ways, sixes } = shotWays(ruleset, shooter, defences);
  const wounds = ways[0] ?? 0n;
  const stopped = ways.slice(1, -1);
  const all = sixToThe(sixes);
  return {
    toHit: ruleset.shooting.toHit(shooter),
    wounds: fraction(wounds, all),
    stopped: stopped.map((count) => fraction(count, all)),
    woundsInstead: fraction(ways.at(-1) ?? 0n, all),
  };
};

export interface VolleyQuestion {
  readonly ruleset: Ruleset;
  readonly shooters: readonly Shooter[];
  readonly target: StrikeVictim;
  /**
   * The model hit instead of the target on a 1-3: the closest Evil model of the target's Fight (003, SHOOTING MODELS IN
   * COMBAT) or the passenger of a ridden mount (002, HITTING PASSENGERS). Null where nobody is.
   */
  readonly instead?: StrikeVictim | null;
  /** The model whose Wounds are counted; the target if omitted. */
  readonly counted?: 'TARGET' | 'INSTEAD';
  /** Faces of the die that mean the model hit instead; 3 if omitted. */
  readonly insteadFaces?: number | undefined;
}

const shotDice = (
  shooter: Shooter,
  { ruleset, target, instead, counted, insteadFaces }: VolleyQuestion,
): StrikeDice => {
  const { ways, sixes } = shotWays(ruleset, shooter, {
    defence: target.defence,
    instead: instead?.defence ?? null,
    insteadFaces,
    keywords: target.keywords,
    insteadKeywords: instead?.keywords,
  });
  return { byShortfall: [(counted === 'INSTEAD' ? ways.at(-1) : ways[0]) as bigint], sixes };
};

/** The model whose Wounds are counted. */
const victimOf = ({ target, instead, counted }: VolleyQuestion): StrikeVictim =>
  counted === 'INSTEAD' && instead ? instead : target;

const attackersOf = (question: VolleyQuestion) =>
  question.shooters.map((shooter) => ({
    attacks: shooter.count,
    might: 0,
    whirls: false,
    dice: [[shotDice(shooter, question)]],
  }));

const isDecided = (question: VolleyQuestion): boolean => {
  const { fate, might } = victimOf(question);
  return fate === 0 || might === 0;
};

/** The work that a volley is, as `strikesWork`. */
export const volleyWork = (question: VolleyQuestion): number =>
  isDecided(question) ? 0 : statesOf({ attackers: attackersOf(question), victims: [victimOf(question)] });

/** The shots as Strikes one after the other. */
export const volleyStrikes = (question: VolleyQuestion): StrikesInTurn => ({
  attackers: attackersOf(question),
  victims: [{ ...victimOf(question), trapped: false }],
  aim: 'KILL_MOST',
  aimedAt: 0,
});

const volleyEnds = (question: VolleyQuestion): readonly StrikesEnd[] => {
  if (isDecided(question)) {
    const volleys = question.shooters.map((shooter) => ({
      dice: [shotDice(shooter, question)],
      strikes: shooter.count,
      might: 0,
    }));
    return sufferVolleys(volleys, victimOf(question)).map((ways, lost) => ({ ...ways, lost: [lost] }));
  }
  return strikeInTurn(volleyStrikes(question));
};

/**
 * The Wounds that a volley deals to one model, its target or the one hit instead: each shot is resolved before the next, the target spends Fate and Might
 * to survive, then to lose the fewest Wounds, knowing how many shots are still to come.
 */
export const volleyOdds = (question: VolleyQuestion): StrikeOdds =>
  summariseEnds(volleyEnds(question), [victimOf(question).wounds]);
