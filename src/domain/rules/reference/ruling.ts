import type { Source } from '../../../shared/source';
import type { RulingSwitch } from './entry';

/** A ruling as its chapter writes it: what is undecided in the sources, and what holds here. */
export interface Ruling {
  readonly number: string;
  readonly about: string;
  readonly aliases: readonly string[];
  readonly text: string;
  readonly switch?: RulingSwitch;
  /** The places that are silent, garbled or disagree. */
  readonly concerns: readonly Source[];
}

/** A source in one line of a ruling. */
export const at = (document: Source['document'], heading: string, page?: number): Source => ({
  document,
  heading,
  ...(page === undefined ? {} : { page }),
});
