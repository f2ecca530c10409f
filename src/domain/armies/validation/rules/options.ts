import type { Choice, Profile } from '../../catalogue/model';
import { type ArmyRule, type AssembledUnit, unitsOf, type AssembledForce } from '../assemble-army';
import { type Viewpoint, holds } from '../conditions';
import { type Finding, finding, listed } from '../finding';
import { conditionText } from '../../catalogue/condition-text';

const taken = ({ options }: AssembledUnit, id: string): number =>
  options.reduce((total, { option, count }) => total + (option.id === id ? count : 0), 0);

interface OfUnit extends Viewpoint {
  readonly unit: AssembledUnit;
}

const tooOften = ({ unit, force }: OfUnit): readonly Finding[] =>
  unit.profile.options
    .filter(({ id, maximum }) => taken(unit, id) > maximum * unit.count)
    .map(({ id, name, maximum }) =>
      finding({
        code: 'OPTION_TOO_OFTEN',
        where: unit.where,
        message: `${unit.profile.name}: ${name} is taken too often`,
        used: taken(unit, id),
        allowed: maximum * unit.count,
        fix: `Take at most ${maximum * unit.count}.`,
        source: listed(force.list),
      }),
    );

const notAllowed = (view: OfUnit): readonly Finding[] =>
  view.unit.profile.options
    .filter(({ id, when }) => taken(view.unit, id) > 0 && !holds(when, view))
    .map(({ id, name }) =>
      finding({
        code: 'OPTION_NOT_ALLOWED',
        where: view.unit.where,
        message: `${view.unit.profile.name} may not have ${name} in this army`,
        used: taken(view.unit, id),
        allowed: 0,
        fix: `Leave out ${name}.`,
        source: listed(view.force.list),
      }),
    );

const missing = (view: OfUnit): readonly Finding[] =>
  view.unit.profile.options
    .filter(
      ({ id, compulsoryWhen }) =>
        compulsoryWhen !== null && taken(view.unit, id) < view.unit.count && holds(compulsoryWhen, view),
    )
    .map(({ id, name }) =>
      finding({
        code: 'OPTION_MISSING',
        where: view.unit.where,
        message: `${view.unit.profile.name} must have ${name} in this army`,
        used: taken(view.unit, id),
        allowed: view.unit.count,
        fix: `Take ${name}.`,
        source: listed(view.force.list),
      }),
    );

const choiceFinding = ({ unit, force }: OfUnit, { options: choosable, minimum, maximum }: Choice) => {
  const used = choosable.reduce((total, id) => total + taken(unit, id), 0);
  const names = unit.profile.options.filter(({ id }) => choosable.includes(id)).map(({ name }) => name);
  const either = [names.slice(0, -1).join(', '), ...names.slice(-1)]
    .filter((part) => part !== '')
    .join(' or ');
  const [least, most] = [minimum * unit.count, maximum * unit.count];
  const few = used < least;
  return (
    (few || used > most) &&
    finding({
      code: few ? 'TOO_FEW_CHOSEN' : 'TOO_MANY_CHOSEN',
      where: unit.where,
      message: `${unit.profile.name}: choose ${few ? `at least ${least}` : `at most ${most}`} of ${either}; ${used} chosen`,
      used,
      allowed: few ? least : most,
      fix: few ? `Choose ${least - used} more.` : `Choose ${used - most} fewer.`,
      source: listed(force.list),
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

const needs = ({ when }: Profile, { list }: AssembledForce): string => {
  const nameOf = (id: string): string => list.profiles.find((profile) => profile.id === id)?.name ?? id;
  return when === null ? '' : conditionText(when, nameOf);
};

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
