import type { Share } from '../../catalogue/model';
import { finding } from '../finding';
import { type DemandCheck, type DemandScope, anyOf } from './demand-scope';

/** Models on the table, where one unit of a profile may be several. */
const modelsIn = (units: DemandScope['units']): number =>
  units.reduce((total, { counts }) => total + counts.models, 0);

const least = (models: number, { numerator, denominator }: Share): number =>
  Math.floor((models * numerator + denominator - 1) / denominator);

const most = (models: number, { numerator, denominator }: Share): number =>
  Math.floor((models * numerator) / denominator);

/** A part of all models must, or may at most, be of these. */
export const share: DemandCheck<'SHARE'> = ({ profiles, minimum, maximum }, scope) => {
  const all = modelsIn(scope.units);
  const used = modelsIn(scope.units.filter(({ profile }) => profiles.includes(profile.id)));
  const bound = { where: scope.where, source: scope.source, used };
  const names = anyOf(profiles, scope);
  const few = minimum && used < least(all, minimum);
  const many = maximum && used > most(all, maximum);
  return [
    ...(few
      ? [
          finding({
            ...bound,
            code: 'TOO_FEW_OF',
            message: `${scope.name}: at least ${minimum.numerator}/${minimum.denominator} of its ${all} models are ${names}`,
            allowed: least(all, minimum),
            fix: `Bring more of ${names}, or fewer others.`,
          }),
        ]
      : []),
    ...(many
      ? [
          finding({
            ...bound,
            code: 'TOO_MANY_OF',
            message: `${scope.name}: at most ${maximum.numerator}/${maximum.denominator} of its ${all} models are ${names}`,
            allowed: most(all, maximum),
            fix: `Bring fewer of ${names}, or more others.`,
          }),
        ]
      : []),
  ];
};
