import type { Source } from '../../../shared/source';

/** One step of how an answer came about, said by the calculation that took it. */
export interface Step {
  /** What kind of step: `DICE`, `FIGHT`, `TIE`, `TO_WOUND`, ... */
  readonly code: string;
  /** The side it concerns, 0 or 1; null for both. */
  readonly side: 0 | 1 | null;
  /** The model's place in its side, from 0; null for the side. */
  readonly model: number | null;
  readonly text: string;
  readonly source: Source;
}
