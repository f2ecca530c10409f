import { sumOf } from '../../../../shared/sum-of';
import type { Choice, Profile } from '../../catalogue/model';
import type { ArmyRule, AssembledUnit, AssembledForce } from '../assemble-army';
import { unitsOf } from '../../catalogue/army';
import { type Viewpoint, holds } from '../conditions';
import { type Finding, finding, listed } from '../finding';
import { profileName } from '../../catalogue/names';
import { conditionText } from '../../catalogue/condition-text';

const taken = ({ options }: AssembledUnit, id: string): number =>
  sumOf(options, ({ option, count }) => (option.id === id ? count : 0));

interface OfUnit extends Viewpoint {
  readonly unit: AssembledUnit;
}

/** A finding about an option of a unit. */
const aboutOption = (
  { unit, force }: OfUnit,
  given: Pick<Finding, 'code' | 'message' | 'used' | 'allowed' | 'fix'>,
): Finding => finding({ where: unit.where, source: listed(force.list), ...given });

const tooOften = (view: OfUnit): readonly Finding[] => {
  const { profile, count } = view.unit;
  return profile.options
    .filter(({ id, maximum }) => taken(view.unit, id) > maximum * count)
    .map(({ id, name, maximum }) =>
      aboutOption(view, {
        code: 'OPTION_TOO_OFTEN',
        message: `${profile.name}: ${name} is taken too often`,
        used: taken(view.unit, id),
        allowed: maximum * count,
        fix: `Take at most ${maximum * count}.`,
      }),
    );
};

const notAllowed = (view: OfUnit): readonly Finding[] =>
  view.unit.profile.options
    .filter(({ id, when }) => taken(view.unit, id) > 0 && !holds(when, view))
    .map(({ id, name }) =>
      aboutOption(view, {
        code: 'OPTION_NOT_ALLOWED',
        message: `${view.unit.profile.name} may not have ${name} in this army`,
        used: taken(view.unit, id),
        allowed: 0,
        fix: `Leave out ${name}.`,
      }),
    );

const missing = (view: OfUnit): readonly Finding[] =>
  view.unit.profile.options
    .filter(
      ({ id, compulsoryWhen }) =>
        compulsoryWhen !== null && taken(view.unit, id) < view.unit.count && holds(compulsoryWhen, view),
    )
    .map(({ id, name }) =>
      aboutOption(view, {
        code: 'OPTION_MISSING',
        message: `${view.unit.profile.name} must have ${name} in this army`,
        used: taken(view.unit, id),
        allowed: view.unit.count,
        fix: `Take ${name}.`,
      }),
    );

const choiceFinding = (view: OfUnit, { options: choosable, minimum, maximum }: Choice) => {
  const { unit } = view;
  const used = sumOf(choosable, (id) => taken(unit, id));
  const names = unit.profile.options.filter(({ id }) => choosable.includes(id)).map(({ name }) => name);
  const either = [names.slice(0, -1).join(', '), ...names.slice(-1)]
    .filter((part) => part !== '')
    .join(' or ');
  const [least, most] = [minimum * unit.count, maximum * unit.count];
  const few = used < least;
  return (
    (few || used > most) &&
    aboutOption(view, {
      code: few ? 'TOO_FEW_CHOSEN' : 'TOO_MANY_CHOSEN',
      message: `${unit.profile.name}: choose ${few ? `at least ${least}` : `at most ${most}`} of ${either}; ${used} chosen`,
      used,
      allowed: few ? least : most,
      fix: few ? `Choose ${least - used} more.` : `Choose ${used - most} fewer.`,
    })
  );
};

/** The options of each unit: not too often, only if allowed, and all that it must have. */
export const options: ArmyRule = (army) =>
  army.forces.flatMap((force) =>
    force.warbands.flatMap((warband) =>
      unitsOf(warband).flatMap((unit) => {
        const view = { army, force, warband, unit };
        return [
          ...(unit.options.length > 0 ? [...tooOften(view), ...notAllowed(view)] : []),
          ...missing(view),
          ...unit.profile.choices.flatMap((choice) => choiceFinding(view, choice) || []),
        ];
      }),
    ),
  );

const needs = ({ when }: Profile, { list }: AssembledForce): string =>
  when === null ? '' : conditionText(when, (id) => profileName(id, list));

/** Profiles that the catalogue allows only under a condition (a Hero present, allies Historical). */
export const fieldedWhen: ArmyRule = (army) =>
  army.forces.flatMap((force) =>
    force.warbands.flatMap((warband) =>
      unitsOf(warband)
        .filter((unit) => !holds(unit.profile.when, { army, force, warband, unit }))
        .map(({ profile, where }) =>
          finding({
            code: 'PROFILE_NOT_ALLOWED',
            where,
            message: `${profile.name} may be fielded only while ${needs(profile, force)}`,
            fix: `Leave out ${profile.name}, or bring what it needs.`,
            source: listed(force.list),
          }),
        ),
    ),
  );
