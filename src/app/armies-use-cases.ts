import { readRoster } from './armies/read-roster';
import { armyList, armyLists, legendaryLegion, legendaryLegions } from './armies/army-lists';
import { validateArmy } from './armies/validate-army';

/**
 * The use-cases that carry the catalogue, by name. They have a function of their own, so that the rules do not wait
 * for it to load.
 */
export const armiesUseCases = {
  armyLists,
  armyList,
  legendaryLegions,
  legendaryLegion,
  readRoster,
  validateArmy,
};
