import { nearestNames } from '../../../../src/app/kernel/nearest';
import type { Unit, Warband } from '../../../../src/domain/armies/catalogue/army';
import type { Catalogue } from '../../../../src/domain/armies/catalogue/model';
import {
  type ArmyDraft,
  type ArmySwitches,
  type ForceDraft,
  defaultArmySwitches,
} from '../../../../src/domain/armies/validation/assemble-army';
import { type ArmyReport, validateArmy } from '../../../../src/domain/armies/validation/validate-army';
import { smallCatalogue } from './small-catalogue';

/** Armies in a few words: `singles(1000, force('west', warband('west-king', unit('west-warrior', 12, { bow: 4 }))))`. */

export const unit = (profile: string, count = 1, options: Readonly<Record<string, number>> = {}): Unit => ({
  profile,
  count,
  options: Object.entries(options).map(([option, taken]) => ({ option, count: taken })),
});

/** A leader by id, or as a unit with options; null where nobody leads. */
export const warband = (leader: string | Unit | null, ...followers: readonly Unit[]): Warband => ({
  leader: typeof leader === 'string' ? unit(leader) : leader,
  followers,
});

export const force = (list: string, ...warbands: readonly Warband[]): ForceDraft => ({
  list,
  leader: null,
  warbands,
});

export const ledBy = (leader: string, drafted: ForceDraft): ForceDraft => ({ ...drafted, leader });

export const singles = (pointsLimit: number, ...forces: readonly ForceDraft[]): ArmyDraft => ({
  format: 'SINGLES',
  pointsLimit,
  forces,
});

export const doubles = (pointsLimit: number, ...forces: readonly ForceDraft[]): ArmyDraft => ({
  format: 'DOUBLES',
  pointsLimit,
  forces,
});

export interface Validation {
  readonly catalogue?: Catalogue;
  readonly switches?: ArmySwitches;
}

export const report = (
  draft: ArmyDraft,
  { catalogue = smallCatalogue, switches = defaultArmySwitches }: Validation = {},
): ArmyReport => validateArmy(draft, { catalogue, switches, nearest: nearestNames });

/** The codes of the errors. */
export const errors = (draft: ArmyDraft, given?: Validation): readonly string[] =>
  report(draft, given)
    .findings.filter(({ severity }) => severity === 'ERROR')
    .map(({ code }) => code);

/** The findings of one code, as `[place, used, allowed]`; a place is `force.warband.unit`, shorter where it is wider. */
export const found = (
  draft: ArmyDraft,
  code: string,
  given?: Validation,
): readonly (readonly [string, number | null, number | null])[] =>
  report(draft, given)
    .findings.filter((finding) => finding.code === code)
    .map(({ where, used, allowed }) => [
      [where.force, where.warband, where.unit].filter((part) => part !== null).join('.'),
      used,
      allowed,
    ]);
