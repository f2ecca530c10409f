import { ruling } from '../../../../shared/source';
import type { ArmyRule } from '../army-rule';
import type { Finding } from '../finding';
import { finding, WHOLE_ARMY } from '../finding';

/** Of some things there is only one: the One Ring, Asfaloth. Whoever takes it, once in an army (ruling 25). */
export const uniqueOptions: ArmyRule = ({ units }) => {
  const taken = new Map<string, { readonly name: string; readonly count: number }>();
  for (const { options } of units)
    for (const { option, count } of options)
      if (option.unique)
        taken.set(option.id, { name: option.name, count: (taken.get(option.id)?.count ?? 0) + count });
  return [...taken.values()].flatMap(({ name, count }): readonly Finding[] =>
    count <= 1
      ? []
      : [
          finding({
            code: 'UNIQUE_OPTION_TWICE',
            where: WHOLE_ARMY,
            message: `There is only one ${name}`,
            used: count,
            allowed: 1,
            fix: `Let one model have ${name}.`,
            source: ruling('25'),
          }),
        ],
  );
};
