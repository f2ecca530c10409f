import type { Ruleset, Reason } from '../rulesets/ruleset';
import type { SideIndex } from '../rulesets/fight-model';

/** One step of how an answer came about. */
export interface Step extends Reason {
  /** The side it concerns; null for both. */
  readonly side: SideIndex | null;
  /** The model's place in its side, from 0; null for the side. */
  readonly model: number | null;
}

/** A step of a fight as it is played, with the dice that it took. */
export interface PlayStep extends Step {
  readonly dice: readonly number[];
}

/** The sides and models behind Strikes that are played. */
export interface PlayPlaces {
  readonly ruleset: Ruleset;
  readonly winner: SideIndex | null;
  readonly loser: SideIndex | null;
  readonly strikers: readonly number[];
  readonly victims: readonly number[];
  readonly log: (step: PlayStep) => void;
  /** The name of a victim, by its place among the victims. */
  readonly victimLabel: (victim: number) => string;
}

/** Logs a step of the Strikes. */
export const note = (
  { log, ruleset: { sources, toWound } }: PlayPlaces,
  code: 'TO_WOUND' | 'FATE' | 'MIGHT' | 'SPECIAL_STRIKE',
  step: Pick<PlayStep, 'side' | 'model' | 'message'> & { readonly dice?: readonly number[] },
): void => {
  const source = {
    TO_WOUND: toWound.source,
    FATE: sources.fate,
    MIGHT: sources.might,
    SPECIAL_STRIKE: sources.specialStrikes,
  }[code];
  log({ code, dice: [], source, ...step });
};
