import type { Choice } from '../../catalogue/model';
import type { ArmyRule } from '../army-rule';
import type { Viewpoint } from '../conditions';
import { holds } from '../conditions';
import type { Finding } from '../finding';
import { finding, ruling } from '../finding';
import type { MusteredUnit } from '../muster';

/** Options are the catalogue's facts, read like every other of them. */
const source = ruling(20);

const taken = ({ options }: MusteredUnit, id: string): number =>
  options.reduce((total, { option, count }) => total + (option.id === id ? count : 0), 0);

const tooOften = (unit: MusteredUnit): readonly Finding[] =>
  unit.profile.options
    .filter(({ id, maximum }) => taken(unit, id) > maximum * unit.count)
    .map(({ id, name, maximum }) =>
      finding({
        code: 'OPTION_TOO_OFTEN',
        where: unit.where,
        message: `${unit.profile.name}: ${name} is taken too often`,
        used: taken(unit, id),
        allowed: maximum * unit.count,
        mend: `Take at most ${maximum * unit.count}.`,
        source,
      }),
    );

const notAllowed = (unit: MusteredUnit, view: Viewpoint): readonly Finding[] =>
  unit.options
    .filter(({ option, count }) => count > 0 && !holds(option.when, view))
    .map(({ option, count }) =>
      finding({
        code: 'OPTION_NOT_ALLOWED',
        where: unit.where,
        message: `${unit.profile.name} may not have ${option.name} in this army`,
        used: count,
        allowed: 0,
        mend: `Leave out ${option.name}.`,
        source,
      }),
    );

const missing = (unit: MusteredUnit, view: Viewpoint): readonly Finding[] =>
  unit.profile.options
    .filter(
      ({ id, compulsoryWhen }) =>
        compulsoryWhen !== null && taken(unit, id) < unit.count && holds(compulsoryWhen, view),
    )
    .map(({ id, name }) =>
      finding({
        code: 'OPTION_MISSING',
        where: unit.where,
        message: `${unit.profile.name} must have ${name} in this army`,
        used: taken(unit, id),
        allowed: unit.count,
        mend: `Take ${name}.`,
        source,
      }),
    );

const choiceFinding = (unit: MusteredUnit, { options, minimum, maximum }: Choice): readonly Finding[] => {
  const used = options.reduce((total, id) => total + taken(unit, id), 0);
  const names = unit.profile.options.filter(({ id }) => options.includes(id)).map(({ name }) => name);
  const [least, most] = [minimum * unit.count, maximum * unit.count];
  if (used >= least && used <= most) return [];
  const few = used < least;
  return [
    finding({
      code: few ? 'TOO_FEW_CHOSEN' : 'TOO_MANY_CHOSEN',
      where: unit.where,
      message: `${unit.profile.name}: ${few ? 'too few' : 'too many'} of ${names.join(', ')}`,
      used,
      allowed: few ? least : most,
      mend: few ? `Choose ${least - used} more.` : `Choose ${used - most} fewer.`,
      source,
    }),
  ];
};

/** What each unit has been given: as often as it may, where it may, and what it must. */
export const options: ArmyRule = (muster) =>
  muster.forces.flatMap((force) =>
    force.warbands.flatMap((warband) =>
      [...(warband.leader ? [warband.leader] : []), ...warband.followers].flatMap((unit) => {
        const view = { muster, force, warband, unit };
        return [
          ...tooOften(unit),
          ...notAllowed(unit, view),
          ...missing(unit, view),
          ...unit.profile.choices.flatMap((choice) => choiceFinding(unit, choice)),
        ];
      }),
    ),
  );
