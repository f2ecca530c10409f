import type { Source } from '../../../shared/source';
import type { SideIndex } from './fight-model';
import type { Step } from './step';
import { combatSources } from './switches';

/** A step of a fight as it is played, with the dice that it took. */
export interface PlayStep extends Step {
  readonly dice: readonly number[];
}

/** Whose Strikes are played, and where steps are written down. */
export interface PlayPlaces {
  readonly winner: SideIndex | null;
  readonly loser: SideIndex | null;
  readonly strikers: readonly number[];
  readonly victims: readonly number[];
  readonly log: (step: PlayStep) => void;
  /** What to call a victim, by its place among the victims. */
  readonly victimLabel: (victim: number) => string;
}

const SOURCES: Readonly<Record<string, Source>> = {
  TO_WOUND: { document: '003', heading: 'TO WOUND CHART', page: 35 },
  FATE: combatSources.fate,
  MIGHT: combatSources.might,
  SPECIAL_STRIKE: combatSources.specialStrikes,
};

/** Writes a step of the Strikes down. */
export const note = (
  places: PlayPlaces,
  code: 'TO_WOUND' | 'FATE' | 'MIGHT' | 'SPECIAL_STRIKE',
  step: Pick<PlayStep, 'side' | 'model' | 'text'> & { readonly dice?: readonly number[] },
): void => {
  places.log({ code, dice: [], source: SOURCES[code] ?? combatSources.strikes, ...step });
};
