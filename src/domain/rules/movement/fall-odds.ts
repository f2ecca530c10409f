import { type Fraction, fraction, multiply, ONE, subtract, ZERO, add } from '../../../shared/fraction';
import { type Source, cite, ruling } from '../../../shared/source';
import { fallingDamage } from '../charts/falling-damage';
import { sources2024, transcribed } from '../rulesets/mesbg-2024/sources';
import type { Ruleset } from '../rulesets/ruleset';
import { type StrikeVictim, hitsOdds } from '../combat/strike-odds';

/** Why a model may fall: it falls for certain, or on a 1 of a Climb or Leap test. */
export const fallCauses = {
  FALL: 'It falls for certain.',
  CLIMB: 'On a 1 of its Climb test.',
  LEAP: 'On a 1 of its Leap test.',
};
export type FallCause = keyof typeof fallCauses;

export interface FallQuestion {
  readonly ruleset: Ruleset;
  readonly cause: FallCause;
  readonly fallInches: number;
  readonly modelHeightInches: number;
  /** The model that may fall: Defence, Wounds, Fate, and Might for the test and for its Fate. */
  readonly model: Omit<StrikeVictim, 'trapped'>;
}

/** The rules of 2018 that a fall for this cause uses. */
const sourcesOf2018 = (cause: FallCause): readonly Source[] => [
  ...(cause === 'LEAP' ? [] : [cite('003', 'CLIMB TABLE', 28)]),
  ...(cause === 'CLIMB' ? [] : [cite('003', 'LEAP TABLE', 27)]),
  cite('003', 'TO WOUND CHART', 35),
  ruling('4'),
];

const sourcesOf2024: Readonly<Record<FallCause, readonly Source[]>> = {
  FALL: [sources2024.falling],
  CLIMB: [transcribed('Climbing', 'B'), sources2024.falling],
  LEAP: [transcribed('Leaping', 'B'), sources2024.falling],
};

/** The test fails on a 1 alone; a point of Might raises that to a success, which costs less than any fall. */
const chanceToFall = ({ cause, model }: FallQuestion): Fraction =>
  cause === 'FALL' ? ONE : model.might > 0 ? ZERO : fraction(1, 6);

/**
 * The exact chance that a fall, a climb or a leap costs Wounds: Strength 3 hits rolled together, then Fate (003; ruling 4).
 * `falls`: the chance that it falls at all; `wounds`: the chance to lose 0, 1, ... all of its Wounds.
 */
export const fallOdds = (question: FallQuestion) => {
  const { ruleset, cause, fallInches, modelHeightInches, model } = question;
  const hits = fallingDamage(fallInches, modelHeightInches);
  const falls = chanceToFall(question);
  const [fallen = []] = hitsOdds(ruleset, hits, model).wounds;
  const wounds = fallen.map((each, lost) =>
    lost === 0 ? add(multiply(falls, each), subtract(ONE, falls)) : multiply(falls, each),
  );
  const sources = ruleset.id === 'MESBG_2018' ? sourcesOf2018(cause) : sourcesOf2024[cause];
  return { hits, falls, wounds, slain: wounds.at(-1) ?? ZERO, sources };
};
