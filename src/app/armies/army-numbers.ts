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
  if (!checked.ok) return null;
  const { points, models, warriors, might, will, fate, wounds, ...facts } = factsAnswer(
    checked.value.report.facts,
  );
  const { brokenAt, brokenBy, quarterAt, leaderCandidates, generalCountsAs } = facts;
  return {
    ...{ points, models, warriors, might, will, fate, wounds },
    ...{ brokenAt, brokenBy, quarterAt, leaderCandidates, generalCountsAs },
    warbands: facts.forces.flatMap(({ warbands }) => warbands).length,
    forces: facts.forces.map(({ list, edition, bows, throwing }) => ({ list, edition, bows, throwing })),
  };
};
