import { type Fraction, complement, fraction, multiply, ONE } from '../../../shared/fraction';
import { invariant } from '../../../shared/invariant';
import { type ToWoundChart, toWound } from '../charts/to-wound';
import { powerIn } from '../rulesets/powers';
import type { PowerRules, Ruleset } from '../rulesets/ruleset';
import type { DiceGame } from '../rolls/dice-game';
import { fateOdds } from '../rolls/fate';

/** The powers that questions of 2018 name. Document 004, MAGICAL POWERS LIST. */
export const magicalPowers = {
  BLACK_DART: 'One Strength 9 hit.',
  COMMAND: 'Moves the target and Immobilises it.',
  COMPEL: 'Moves the target and Transfixes it.',
  IMMOBILISE: 'Holds the target.',
  TRANSFIX: 'Holds the target.',
  SORCEROUS_BLAST: 'Blasts the target away and knocks models Prone.',
  TERRIFYING_AURA: 'The caster causes Terror.',
};
/** A model that a power may hit. */
export interface Victim {
  readonly name: string;
  readonly defence: number;
  readonly wounds: number;
  readonly fate: number;
  /** Might it may spend on its Fate rolls. */
  readonly fateMight: number;
  /**
   * Sorcerous Blast, other models only: how many inches the target must fly to meet this one, or the model in whose
   * Fight this one is; 0 where it is knocked Prone whatever the distance, as in the target's own Fight.
   */
  readonly knockedAtInches: number;
  /** It stands in water, which changes some hits of 2024. */
  readonly inWater?: boolean | undefined;
}

/** A hit made by a power and its roll To Wound. */
export interface PowerHit {
  readonly name: string;
  readonly strength: number;
  readonly dice: readonly number[];
  readonly needed: readonly number[];
  readonly wounded: boolean;
}

export interface MagicalEffect {
  readonly text: string;
  /** How far a Sorcerous Blast sends its target, the first model in its path at most; null for other powers. */
  readonly blastedInches: number | null;
  /** The models that end Prone. */
  readonly prone: readonly string[];
  readonly hits: readonly PowerHit[];
}

/** Strength of a power's hit on this model. */
const strengthAt = (
  { strength = 0, strengthInWater = strength }: PowerRules,
  { inWater = false }: Victim,
): number => (inWater ? strengthInWater : strength);

/** One roll To Wound, none for a Wound outright; the second die of 6/4, 6/5 or 6/6 is thrown only after the first one served. */
function* woundRoll(chart: ToWoundChart, victim: Victim, strength: number): DiceGame<PowerHit> {
  if (strength === 0) return { name: victim.name, strength, dice: [], needed: [], wounded: true };
  const { dice: needed } = toWound(chart, { strength, defence: victim.defence });
  const dice: number[] = [];
  for (const least of needed) {
    const [die = 0] = yield 1;
    dice.push(die);
    if (die < least) return { name: victim.name, strength, dice, needed, wounded: false };
  }
  return { name: victim.name, strength, dice, needed, wounded: needed.length > 0 };
}

/** The furthest place where a Sorcerous Blast ends: the first model that the target meets (004, SORCEROUS BLAST). */
const blastEndsAt = (others: readonly Victim[]): number =>
  Math.min(
    Infinity,
    ...others.map(({ knockedAtInches }) => knockedAtInches).filter((distance) => distance > 0),
  );

/** A power that takes effect: its target, and other models that it may hit. */
export interface PowerUse {
  readonly ruleset: Ruleset;
  /** A power of the ruleset. */
  readonly power: string;
  readonly target: Victim;
  readonly others: readonly Victim[];
}

const rulesOf = ({ ruleset, power }: PowerUse): PowerRules => {
  const rules = powerIn(ruleset.id, power);
  invariant(rules !== undefined, 'a power that the edition does not have is refused');
  return rules;
};

/** How far a power reaches that sends its target: up to the first model it meets. */
const reachOf = ({ others: reached }: PowerRules, others: readonly Victim[], inches: number): number =>
  reached?.reach === 'ON_ITS_WAY' ? Math.min(inches, blastEndsAt(others)) : inches;

/** Rolls the effect of a power: the target first, then the others in the order given. */
export function* effectGame(use: PowerUse): DiceGame<MagicalEffect> {
  const { ruleset, target, others } = use;
  const rules = rulesOf(use);
  const { text, strength, knocksProne = false, inches, others: reached } = rules;
  let blastedInches: number | null = null;
  if (inches) {
    const [rolled = 0] = yield 1;
    blastedInches = reachOf(rules, others, inches(rolled));
  }
  const hit = others.filter(({ knockedAtInches }) => knockedAtInches <= (blastedInches ?? Infinity));
  const hits: PowerHit[] = [];
  if (strength !== undefined) {
    hits.push(yield* woundRoll(ruleset.toWound, target, strengthAt(rules, target)));
    for (const other of hit)
      hits.push(yield* woundRoll(ruleset.toWound, other, reached?.strength ?? strengthAt(rules, other)));
  }
  return { text, blastedInches, prone: knocksProne ? [target, ...hit].map(({ name }) => name) : [], hits };
}

/** The chances of one model against a power, once it takes effect. */
export interface VictimOdds {
  readonly name: string;
  readonly strength: number;
  /** The chance of being hit at all: certain but for models that the blast may not reach. */
  readonly hit: Fraction;
  /** The chance of losing a Wound, Fate spent as well as possible. */
  readonly wounded: Fraction;
  readonly slain: Fraction;
}

const victimOdds = (
  chart: ToWoundChart,
  victim: Victim,
  { strength, hit }: Pick<VictimOdds, 'strength' | 'hit'>,
): VictimOdds => {
  const unsaved = complement(
    fateOdds({ fate: victim.fate, mightAvailable: victim.fateMight, rerollFailed: false }).saved,
  );
  const wounded = multiply(
    hit,
    multiply(
      strength === 0 ? ONE : toWound(chart, { strength, defence: victim.defence }).probability,
      unsaved,
    ),
  );
  return {
    name: victim.name,
    strength,
    hit,
    wounded,
    slain: victim.wounds === 1 ? wounded : fraction(0),
  };
};

/** The exact chances of each model, given that the power takes effect; none for a power that costs no Wounds. */
export const effectOdds = (use: PowerUse): readonly VictimOdds[] => {
  const { ruleset, target, others } = use;
  const rules = rulesOf(use);
  const { strength, inches = () => Infinity, others: reached } = rules;
  if (strength === undefined) return [];
  const reaches = (distance: number): Fraction =>
    fraction([1, 2, 3, 4, 5, 6].filter((face) => reachOf(rules, others, inches(face)) >= distance).length, 6);
  return [
    victimOdds(ruleset.toWound, target, { strength: strengthAt(rules, target), hit: ONE }),
    ...others.map((other) =>
      victimOdds(ruleset.toWound, other, {
        strength: reached?.strength ?? strengthAt(rules, other),
        hit: reaches(other.knockedAtInches),
      }),
    ),
  ];
};
