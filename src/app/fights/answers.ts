import type { Fraction } from '../../shared/fraction';
import type { Step } from '../../rules/combat/step';
import type { Chance, SourceAnswer } from '../answers';
import { chance, sourceAnswer } from '../answers';

/** A step of how the answer came about, as every door shows it. */
export interface StepAnswer {
  readonly code: string;
  readonly side: number | null;
  readonly model: number | null;
  readonly text: string;
  readonly source: SourceAnswer;
}

export const stepAnswer = ({ code, side, model, text, source }: Step): StepAnswer => ({
  code,
  side,
  model,
  text,
  source: sourceAnswer(source),
});

export interface WoundsChance {
  readonly wounds: number;
  readonly probability: Chance;
}

/** The chance of 0, 1, ... Wounds. */
export const woundsAnswer = (chances: readonly Fraction[]): readonly WoundsChance[] =>
  chances.map((probability, wounds) => ({ wounds, probability: chance(probability) }));

export interface SlainChance {
  readonly slain: number;
  readonly probability: Chance;
}

/** The chance of 0, 1, ... models slain. */
export const slainAnswer = (chances: readonly Fraction[]): readonly SlainChance[] =>
  chances.map((probability, slain) => ({ slain, probability: chance(probability) }));
