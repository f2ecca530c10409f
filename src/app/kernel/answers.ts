import { type Fraction, toDecimal, toText } from '../../shared/fraction';
import { rulingSwitches } from '../../domain/rules/switch-rulings';
import type { Source, sourceKinds } from '../../shared/source';
import type { Chance, Source as SourceAnswer } from './generated/answers';

export type { Chance, Source as SourceAnswer } from './generated/answers';

/** A chance as every interface shows it: exact, and as the nearest decimal that is not 0 or 1 by rounding. */
export const chance = (value: Fraction): Chance => ({ fraction: toText(value), decimal: toDecimal(value) });

/** A source as every interface shows it. */
export const sourceAnswer = ({ document, heading, page }: Source): SourceAnswer => {
  const ruling = document === 'RULING' ? heading.replace(/^Ruling /, '') : null;
  const switchName = ruling === null ? null : (rulingSwitches[ruling] ?? null);
  const kind: keyof typeof sourceKinds =
    document === 'CATALOGUE' || document === 'TRANSCRIPTION'
      ? document
      : ruling === null
        ? 'PRINTED'
        : switchName === null
          ? 'RULING'
          : 'SWITCH';
  return { kind, document, heading, page: page ?? null, ruling, switch: switchName };
};
