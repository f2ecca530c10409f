import { type Fraction, toDecimal, toText } from '../../shared/fraction';
import type { Source } from '../../shared/source';

/** A chance as every interface shows it: exact, and as the nearest decimal that is not 0 or 1 by rounding. */
export interface Chance {
  readonly fraction: string;
  readonly decimal: number;
}

export const chance = (value: Fraction): Chance => ({ fraction: toText(value), decimal: toDecimal(value) });

/** A source as every interface shows it. */
export interface SourceAnswer {
  readonly document: string;
  readonly heading: string;
  readonly page: number | null;
}

export const sourceAnswer = ({ document, heading, page }: Source): SourceAnswer => ({
  document,
  heading,
  page: page ?? null,
});
