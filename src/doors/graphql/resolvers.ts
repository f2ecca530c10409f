import { referenceUseCases as reference } from '../../app/reference-use-cases';
import { statelessUseCases as rules } from '../../app/stateless-use-cases';
import { field } from './field';
import type { MutationResolvers, QueryResolvers } from './generated/resolver-types';

/** One row for each question. A row too few, too many, or of another shape than the schema's type does not compile. */
export const queries: QueryResolvers = {
  toWound: field(rules.toWound),
  toWoundChart: field(rules.toWoundChart),
  charts: field(rules.charts),
  chart: field(rules.chart),
  chartOdds: field(rules.chartOdds),
  resolveChart: field(rules.resolveChart),
  fallingDamage: field(rules.fallingDamage),
  referenceEntries: field(reference.referenceEntries),
  referenceEntry: field(reference.referenceEntry),
  searchRules: field(reference.searchRules),
  scenarios: field(reference.scenarios),
  scenario: field(reference.scenario),
  scoreScenario: field(reference.scoreScenario),
  gameState: field(reference.gameState),
  checkSealedChoice: field(reference.checkSealedChoice),
  checkReceipt: field(rules.checkReceipt),
  receiptKey: field(rules.receiptKey),
  calculatePairings: field(rules.calculatePairings),
  calculateStandings: field(rules.calculateStandings),
  eventPlan: field(rules.eventPlan),
};

/** One row for each request that rolls or changes something. */
export const mutations: MutationResolvers = {
  rollChart: field(rules.rollChart),
  sealChoice: field(reference.sealChoice),
};
