import { type Source, ruling } from '../../../../shared/source';
import type { ArmyRule } from '../army-rule';
import { type Finding, finding, listed, WHOLE_ARMY } from '../finding';

interface Taken {
  readonly name: string;
  readonly count: number;
  readonly allowed: number;
  readonly source: Source;
}

const oneTooMany = ({ name, count }: Taken): Finding =>
  finding({
    code: 'UNIQUE_OPTION_TWICE',
    where: WHOLE_ARMY,
    message: `There is only one ${name}`,
    used: count,
    allowed: 1,
    fix: `Let one model have ${name}.`,
    source: ruling('25'),
  });

const tooOften = ({ name, count, allowed, source }: Taken): Finding =>
  finding({
    code: 'OPTION_TOO_OFTEN',
    where: WHOLE_ARMY,
    message: `An army may take ${name} at most ${allowed} times`,
    used: count,
    allowed,
    fix: `Take ${count - allowed} fewer.`,
    source,
  });

/**
 * Of some things an army may have only so many, whoever takes them: one Ring, one Asfaloth (ruling 25), two Abyssal
 * Knights (the list says how many).
 */
export const optionNumbers: ArmyRule = ({ forces }) => {
  const taken = new Map<string, Taken>();
  for (const { list, units } of forces)
    for (const { option, count } of units.flatMap(({ options }) => options))
      if (option.inArmy !== null)
        taken.set(option.id, {
          name: option.name,
          count: (taken.get(option.id)?.count ?? 0) + count,
          allowed: option.inArmy,
          source: listed(list),
        });
  return [...taken.values()]
    .filter(({ count, allowed }) => count > allowed)
    .map((one) => (one.allowed === 1 ? oneTooMany(one) : tooOften(one)));
};
