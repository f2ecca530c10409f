import { type Fraction, complement, fraction, multiply, ONE, ZERO } from '../../../shared/fraction';
import { type Source, cite } from '../../../shared/source';
import { type ToWoundChart, toWound } from '../charts/to-wound';
import type { Ruleset } from '../rulesets/ruleset';
import type { DiceGame } from '../rolls/dice-game';
import { fateOdds } from '../rolls/fate';

/** The powers of the list, and what each rolls when it takes effect. Document 004, MAGICAL POWERS LIST. */
export const magicalPowers = {
  BLACK_DART: 'One Strength 9 hit.',
  COMMAND: 'Moves the target and Immobilises it.',
  COMPEL: 'Moves the target and Transfixes it.',
  IMMOBILISE: 'Holds the target.',
  TRANSFIX: 'Holds the target.',
  SORCEROUS_BLAST: 'Blasts the target away and knocks models Prone.',
  TERRIFYING_AURA: 'The caster causes Terror.',
};
export type MagicalPower = keyof typeof magicalPowers;

export const powerSources = {
  BLACK_DART: cite('004', 'BLACK DART'),
  COMMAND: cite('004', 'COMMAND/COMPEL'),
  COMPEL: cite('004', 'COMMAND/COMPEL'),
  IMMOBILISE: cite('004', 'IMMOBILISE/TRANSFIX'),
  TRANSFIX: cite('004', 'IMMOBILISE/TRANSFIX'),
  SORCEROUS_BLAST: cite('004', 'SORCEROUS BLAST'),
  TERRIFYING_AURA: cite('004', 'TERRIFYING AURA'),
} as const satisfies Record<MagicalPower, Source>;

/** The effects in words, as 2018 has them. */
const powerTexts: Record<MagicalPower, string> = {
  BLACK_DART: 'the target suffers one Strength 9 hit',
  COMMAND:
    'the caster moves the target up to half its Move, even into a charge, though not out of combat; it then moves no further and is Immobilised until the End phase',
  COMPEL:
    'the caster moves the target up to half its Move, even into a charge, though not out of combat; it then moves no further and is Transfixed until the End phase',
  IMMOBILISE:
    'until the End phase the target may not move but to Back Away, shoot, cast, use Active abilities, or Strike if it wins a Duel',
  TRANSFIX:
    'until the End phase the target may not move but to Back Away, shoot, cast, use Active abilities, or Strike if it wins a Duel',
  SORCEROUS_BLAST:
    'the target is blasted D6" away, or up to the first model it meets, and knocked Prone with a Strength 5 hit; each other model knocked Prone, all of a Fight it lands in or leaves among them, suffers a Strength 3 hit',
  TERRIFYING_AURA: 'the caster causes Terror until it has no Will left',
};

const BLAST_STRENGTH = 5;
const BLASTED_STRENGTH = 3;

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

/** One roll To Wound; the second die of 6/4, 6/5 or 6/6 is thrown only after the first one served. */
function* woundRoll(chart: ToWoundChart, victim: Victim, strength: number): DiceGame<PowerHit> {
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

/** A power that takes effect: its target, and the other models that a Sorcerous Blast may hit. */
export interface PowerUse {
  readonly ruleset: Ruleset;
  readonly power: MagicalPower;
  readonly target: Victim;
  readonly others: readonly Victim[];
}

/** Rolls the effect of a power: the target first, then the others in the order given. */
export function* effectGame({ ruleset, power, target, others }: PowerUse): DiceGame<MagicalEffect> {
  const { toWound: chart, magic } = ruleset;
  const text = magic.powerTexts?.[power] ?? powerTexts[power];
  if (power === 'BLACK_DART')
    return {
      text,
      blastedInches: null,
      prone: [],
      hits: [yield* woundRoll(chart, target, magic.dartStrength)],
    };
  if (power !== 'SORCEROUS_BLAST') return { text, blastedInches: null, prone: [], hits: [] };
  if (!magic.blastTravels) {
    const hits = [yield* woundRoll(chart, target, BLAST_STRENGTH)];
    return { text, blastedInches: null, prone: [target.name], hits };
  }
  const [rolled = 0] = yield 1;
  const blastedInches = Math.min(rolled, blastEndsAt(others));
  const knocked = others.filter(({ knockedAtInches }) => knockedAtInches <= blastedInches);
  const hits = [yield* woundRoll(chart, target, BLAST_STRENGTH)];
  for (const other of knocked) hits.push(yield* woundRoll(chart, other, BLASTED_STRENGTH));
  return { text, blastedInches, prone: [target, ...knocked].map(({ name }) => name), hits };
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
    multiply(toWound(chart, { strength, defence: victim.defence }).probability, unsaved),
  );
  return {
    name: victim.name,
    strength,
    hit,
    wounded,
    slain: victim.wounds === 1 ? wounded : fraction(0),
  };
};

/** The chance that a D6 of inches reaches so far. */
const reaches = (inches: number): Fraction =>
  fraction([1, 2, 3, 4, 5, 6].filter((face) => face >= inches).length, 6);

/** The exact chances of each model, given that the power takes effect. */
export const effectOdds = ({ ruleset, power, target, others }: PowerUse): readonly VictimOdds[] => {
  const { toWound: chart, magic } = ruleset;
  if (power === 'BLACK_DART') return [victimOdds(chart, target, { strength: magic.dartStrength, hit: ONE })];
  if (power !== 'SORCEROUS_BLAST') return [];
  return [
    victimOdds(chart, target, { strength: BLAST_STRENGTH, hit: ONE }),
    ...others.map((other) =>
      victimOdds(chart, other, {
        strength: BLASTED_STRENGTH,
        hit: other.knockedAtInches > blastEndsAt(others) ? ZERO : reaches(other.knockedAtInches),
      }),
    ),
  ];
};
