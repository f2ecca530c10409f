import { sumOf } from '../../../shared/sum-of';
import type { Share } from '../catalogue/file';
import type { BowRule } from '../catalogue/model';
import { slug } from '../catalogue/slug';
import { wargear } from '../catalogue/wargear';
import { holds } from './conditions';
import type { AssembledArmy, AssembledForce, AssembledUnit, AssembledWarband } from './assemble-army';
import { unitsOf } from '../catalogue/army';

/** This part of the models, rounded up, in whole numbers: ceil(models x numerator / denominator). */
export const partOf = (models: number, { numerator, denominator }: Share): number =>
  Math.floor((models * numerator + denominator - 1) / denominator);

/** A part as a text: "1/3". */
export const shareText = ({ numerator, denominator }: Share): string => `${numerator}/${denominator}`;

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

/** The rule of a list that holds, or else the edition's fraction. */
const shareRule = (
  rules: readonly BowRule[],
  fraction: Share,
  at: { readonly force: AssembledForce; readonly army: AssembledArmy },
): Share & { readonly of: string | null } =>
  rules.find(({ when }) => holds(when, at)) ?? { ...fraction, of: null };

/** Whether a rule counts a unit: all of them, or those of its keyword alone. */
const isCounted = ({ profile }: AssembledUnit, { of }: { readonly of: string | null }): boolean =>
  of === null || profile.keywords.includes(of);

/** Counts as ruling 20 says: Warriors and their bows only; crews are Warriors; throwing weapons are no bows. */
export const countBows = (force: AssembledForce, army: AssembledArmy) => {
  const at = { force, army };
  const placed =
    force.list.bowExemptions.length > 0
      ? force.warbands.flatMap((warband) => unitsOf(warband).map((unit) => ({ unit, warband })))
      : [];
  const exempt = placed.filter(({ unit, warband }) => isExempt(unit, warband, at)).map(({ unit }) => unit);
  const fraction = shareRule(force.list.bowRules, force.list.edition.bowFraction, at);
  const isEach = exempt.length === 0 && fraction.of === null;
  const counted = isEach
    ? force.units
    : force.units.filter((unit) => !exempt.includes(unit) && isCounted(unit, fraction));
  const warriors = sumOf(counted, ({ counts }) => counts.warriors);
  const used = sumOf(counted, ({ counts }) => counts.bows);
  const unlimited = fraction.numerator >= fraction.denominator;
  return {
    /** Warriors that count for the limit: all but the exempt. */
    warriors,
    used,
    /** The part of them, rounded up; null if there is no limit. */
    allowed: unlimited ? null : partOf(warriors, fraction),
    fraction: { numerator: fraction.numerator, denominator: fraction.denominator },
    /** Models left out of both counts, by profile name. */
    exempt: [...new Set(exempt.map(({ profile }) => profile.name))],
  };
};

/** The bows of one force against its limit. */
export type BowCount = Readonly<ReturnType<typeof countBows>>;

/** Blowpipes and slings share the kind of throwing weapons, but no limit. */
const isThrown = (item: string): boolean =>
  wargear[slug(item)]?.kind === 'THROWING' && /throwing/i.test(item);

const throwersIn = ({ profile, options, count }: AssembledUnit): number => {
  if (profile.kind !== 'WARRIOR') return 0;
  if (profile.wargear.some(isThrown)) return count;
  const taken = options.filter(({ option }) => option.kind === 'THROWING');
  return Math.min(
    count,
    sumOf(taken, (option) => option.count),
  );
};

/** Warriors with throwing weapons against the part of them that may have any; null where the edition has no such limit. */
export const countThrowing = (force: AssembledForce, army: AssembledArmy) => {
  const { throwingRules, edition } = force.list;
  if (edition.throwingFraction === null) return null;
  const { of, ...fraction } = shareRule(throwingRules, edition.throwingFraction, { force, army });
  const units = force.units.filter((unit) => isCounted(unit, { of }));
  const used = sumOf(units, throwersIn);
  const warriors = sumOf(units, ({ counts }) => counts.warriors);
  return { warriors, used, allowed: partOf(warriors, fraction), fraction };
};

/** The throwing weapons of one force against its limit. */
export type ThrowingCount = Readonly<NonNullable<ReturnType<typeof countThrowing>>>;
