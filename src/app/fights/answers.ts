import type { Fraction } from '../../shared/fraction';
import type { NamedStep } from '../../domain/rules/combat/names';
import { type Chance, type SourceAnswer, chance, sourceAnswer } from '../kernel/answers';

/** A step of how the answer came about, as every interface shows it. */
export interface StepAnswer {
  readonly code: string;
  readonly side: number | null;
  readonly model: number | null;
  /** Whom it concerns, by name; null where nobody has a name. */
  readonly who: string | null;
  readonly text: string;
  readonly source: SourceAnswer;
}

export const stepAnswer = ({ code, side, model, who, text, source }: NamedStep): StepAnswer => ({
  code,
  side,
  model,
  who,
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
