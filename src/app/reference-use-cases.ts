import { gameState } from './rules/game-state';
import { referenceEntries, referenceEntry } from './rules/reference';
import { scenario, scenarios, scoreScenario } from './rules/scenarios';
import { checkSealedChoice, sealChoice } from './rules/sealed-choices';
import { searchRules } from './rules/search';

/**
 * The use-cases that carry the reference's text and its search, by name. They have a function of their own, so that
 * a chart or a fight does not wait for the text to load.
 */
export const referenceUseCases = {
  referenceEntries,
  referenceEntry,
  searchRules,
  scenarios,
  scenario,
  scoreScenario,
  gameState,
  sealChoice,
  checkSealedChoice,
};
