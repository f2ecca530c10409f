import { type DemandCheck, breachOf, modelsOf, anyOf, type DemandScope } from './demand-scope';
import { sumOf } from '../../../../shared/sum-of';
import type { Share } from '../../catalogue/file';
import { partOf, shareText } from '../bows';

/** Each of these must be fielded; in doubles in either force. */
export const compulsory: DemandCheck<'COMPULSORY'> = ({ profiles }, scope) =>
  profiles
    .filter((id) => modelsOf([id], scope) === 0)
    .map((id) =>
      breachOf(scope, {
        code: 'COMPULSORY_MISSING',
        message: `${scope.name} must have ${scope.profileName(id)}`,
        used: 0,
        allowed: 1,
        fix: `Add ${scope.profileName(id)}.`,
      }),
    );

/** A minimum and a maximum of a group of profiles. */
export const numberOf: DemandCheck<'NUMBER_OF'> = ({ profiles, minimum, maximum }, scope) => {
  const used = modelsOf(profiles, scope);
  const few = used < minimum;
  const allowed = few ? minimum : maximum;
  return (
    (few || (maximum !== null && used > maximum)) &&
    breachOf(scope, {
      code: few ? 'TOO_FEW_OF' : 'TOO_MANY_OF',
      message: `${scope.name}: ${few ? 'at least' : 'at most'} ${allowed} of ${anyOf(profiles, scope)}`,
      used,
      allowed,
      fix: few ? `Add ${minimum - used}.` : `Take away ${used - (allowed ?? 0)}.`,
    })
  );
};

/** At most `limit` of one kind for each of another. */
export const ratio: DemandCheck<'RATIO'> = ({ profiles, forEach, limit }, scope) => {
  const used = modelsOf(profiles, scope);
  const allowed = limit * modelsOf(forEach, scope);
  return (
    used > allowed &&
    breachOf(scope, {
      code: 'RATIO_EXCEEDED',
      message: `${scope.name}: ${limit} of ${anyOf(profiles, scope)} for each ${anyOf(forEach, scope)}`,
      used,
      allowed,
      fix: `Take away ${used - allowed}, or add ${anyOf(forEach, scope)}.`,
    })
  );
};

/** Models that come only with someone else. */
export const requires: DemandCheck<'REQUIRES'> = ({ profiles, present }, scope) =>
  modelsOf(profiles, scope) > 0 &&
  modelsOf(present, scope) === 0 &&
  breachOf(scope, {
    code: 'REQUIRES_MISSING',
    message: `${scope.name}: ${anyOf(profiles, scope)} only with ${anyOf(present, scope)}`,
    fix: `Add ${anyOf(present, scope)}.`,
  });

/** Models that never stand together. */
export const excludes: DemandCheck<'EXCLUDES'> = ({ profiles, with: others }, scope) =>
  modelsOf(profiles, scope) > 0 &&
  modelsOf(others, scope) > 0 &&
  breachOf(scope, {
    code: 'EXCLUDED_TOGETHER',
    message: `${scope.name}: ${anyOf(profiles, scope)} not together with ${anyOf(others, scope)}`,
    fix: 'Leave out one or the other.',
  });

/** Models on the table, where one unit of a profile may be several. */
const modelsIn = (units: DemandScope['units']): number => sumOf(units, ({ counts }) => counts.models);

const most = (models: number, { numerator, denominator }: Share): number =>
  Math.floor((models * numerator) / denominator);

/** A part of all models must, or may at most, be of these. */
export const share: DemandCheck<'SHARE'> = ({ profiles, minimum, maximum, percent }, scope) => {
  const all = modelsIn(scope.units);
  const used = modelsIn(scope.units.filter(({ profile }) => profiles.includes(profile.id)));
  const names = anyOf(profiles, scope);
  const few = minimum && used < partOf(all, minimum);
  const many = maximum && used > most(all, maximum);
  const part = percent !== null && used * 100 > percent * all;
  // 33 per cent of three models is none of them by the letter, and one if a third is meant.
  const isOpen = part && percent === 33 && used * 3 <= all;
  return [
    part &&
      breachOf(scope, {
        used,
        code: isOpen ? 'RULE_NOT_COVERED' : 'TOO_MANY_OF',
        message: `${scope.name}: at most ${percent} % of its ${all} models are ${names}${isOpen ? '; whether a third is meant is not known' : ''}`,
        allowed: Math.floor((all * percent) / 100),
        fix: `Bring fewer of ${names}, or more others.`,
      }),
    few &&
      breachOf(scope, {
        used,
        code: 'TOO_FEW_OF',
        message: `${scope.name}: at least ${shareText(minimum)} of its ${all} models are ${names}`,
        allowed: partOf(all, minimum),
        fix: `Bring more of ${names}, or fewer others.`,
      }),
    many &&
      breachOf(scope, {
        used,
        code: 'TOO_MANY_OF',
        message: `${scope.name}: at most ${shareText(maximum)} of its ${all} models are ${names}`,
        allowed: most(all, maximum),
        fix: `Bring fewer of ${names}, or more others.`,
      }),
  ];
};

/** Some warband holds at least so many of these, whoever leads it. */
export const warbandOf: DemandCheck<'WARBAND_OF'> = ({ profiles, minimum }, scope) => {
  const used = Math.max(
    0,
    ...scope.warbands.map(({ followers }) => modelsOf(profiles, { units: followers })),
  );
  return (
    used < minimum &&
    breachOf(scope, {
      code: 'TOO_FEW_OF',
      message: `${scope.name}: a warband of at least ${minimum} of ${anyOf(profiles, scope)}`,
      used,
      allowed: minimum,
      fix: `Put ${minimum - used} more into one warband.`,
    })
  );
};
