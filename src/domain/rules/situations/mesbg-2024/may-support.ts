import { type SupportFacts, type supporterFlags, obstaclesOfPlace } from '../../combat/may-support';
import { type RuleTable, findingsOf, permission } from '../../finding';
import { sources2024, transcribed } from '../../rulesets/mesbg-2024/sources';

const { spear, pike } = sources2024;

const obstacles = {
  FRIEND_NOT_IN_A_FIGHT: ['the friend is in no Fight', spear],
  NOT_TOUCHING: ['it is not in base contact with the friend', spear],
  NO_PIKE_BETWEEN: ['a second pike supports through the first, by base contact with it', pike],
  BASE_TOO_SMALL: ['the friend has a larger base than the supporter', spear],
  SUPPORTED_BY_A_SPEAR: ['a spear supports the friend already: one at a time', spear],
  SUPPORTED_BY_A_PIKE: ['a pike supports the friend already: a spear cannot be the second', pike],
  SUPPORTED_BY_TWO_PIKES: ['two pikes support the friend already', pike],
  HEROIC_ACTION: [
    'it declared a heroic action of the Fight phase',
    transcribed('Supporting and heroic actions', 'B'),
  ],
} satisfies RuleTable;

const consequences = {
  ONE_ATTACK: ['it adds one Attack with its own Fight value and Strength', spear],
  NOT_IN_THE_FIGHT: ['it is no part of the Fight: not struck', spear],
} satisfies RuleTable;

/** The facts that sources name. */
export type SupportFacts2024 = Omit<SupportFacts, keyof typeof supporterFlags | 'type'> & {
  readonly heroicAction?: boolean | undefined;
};

/** Whether a model may support this friend with its spear or pike, as far as sources of 2024 say. */
export const maySupport2024 = (facts: SupportFacts2024) => {
  const reasons = findingsOf(obstacles, {
    ...obstaclesOfPlace(facts),
    HEROIC_ACTION: facts.heroicAction === true,
  });
  return permission(reasons, consequences, { ONE_ATTACK: true, NOT_IN_THE_FIGHT: true });
};
