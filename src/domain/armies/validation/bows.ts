import type { Share } from '../catalogue/file';
import { holds } from './conditions';
import type { AssembledArmy, AssembledForce, AssembledUnit, AssembledWarband } from './assemble-army';

/** The bows of one force against its limit. */
export interface BowCount {
  /** Warriors that count for the limit: all but the exempt. */
  readonly warriors: number;
  readonly used: number;
  /** ceil(warriors x fraction); null where there is no limit. */
  readonly allowed: number | null;
  readonly fraction: Share;
  /** Models left out of both counts, by profile name. */
  readonly exempt: readonly string[];
}

/** This part of the models, rounded up, in whole numbers: ceil(models x numerator / denominator). */
export const partOf = (models: number, { numerator, denominator }: Share): number =>
  Math.floor((models * numerator + denominator - 1) / denominator);

/** Whether the unit is left out of both counts. */
export const isExempt = (
  unit: AssembledUnit,
  warband: AssembledWarband,
  at: { readonly force: AssembledForce; readonly army: AssembledArmy },
): boolean =>
  at.force.list.bowExemptions.some(
    ({ profiles, ledBy, when }) =>
      profiles.includes(unit.profile.id) &&
      (ledBy === null || (warband.leader !== null && ledBy.includes(warband.leader.profile.id))) &&
      holds(when, { ...at, warband, unit }),
  );

/** Counts as ruling 20 says: Warriors and their bows only; crews are Warriors; throwing weapons are no bows. */
export const countBows = (force: AssembledForce, army: AssembledArmy): BowCount => {
  const at = { force, army };
  const placed = force.warbands.flatMap((warband) =>
    [...(warband.leader ? [warband.leader] : []), ...warband.followers].map((unit) => ({ unit, warband })),
  );
  const exempt = placed.filter(({ unit, warband }) => isExempt(unit, warband, at)).map(({ unit }) => unit);
  const counted = placed.map(({ unit }) => unit).filter((unit) => !exempt.includes(unit));
  const warriors = counted.reduce((total, { counts }) => total + counts.warriors, 0);
  const used = counted.reduce((total, { counts }) => total + counts.bows, 0);
  const fraction = force.list.bowRules.find(({ when }) => holds(when, at)) ?? force.list.edition.bowFraction;
  const unlimited = fraction.numerator >= fraction.denominator;
  return {
    warriors,
    used,
    allowed: unlimited ? null : partOf(warriors, fraction),
    fraction: { numerator: fraction.numerator, denominator: fraction.denominator },
    exempt: [...new Set(exempt.map(({ profile }) => profile.name))],
  };
};
