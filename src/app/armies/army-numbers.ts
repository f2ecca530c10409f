import { checkArmy } from './check-army';
import type { ArmyInput } from './army-input';
import { factsAnswer } from './army-report-answer';

/** More than any army costs: the numbers of an army do not depend on its limit. */
const NO_LIMIT = 100_000;

/** The numbers of an army of which nothing but its forces is said. */
export const armyNumbers = (forces: ArmyInput['forces']) => {
  const checked = checkArmy({
    ...{ format: 'SINGLES', pointsLimit: NO_LIMIT, forces },
    ...{ edition: undefined, switches: undefined, lists: undefined, alliances: undefined },
  });
  return checked.ok ? factsAnswer(checked.value.report.facts) : null;
};
