import { chart, chartOdds, charts, resolveChart, rollChart } from './rules/charts';
import { fallingDamage } from './rules/falling-damage';
import { checkReceipt, receiptKey } from './rules/receipts';
import { toWound, toWoundChart } from './rules/to-wound';
import { calculatePairings } from './tournaments/calculate-pairings';
import { calculateStandings } from './tournaments/calculate-standings';
import { eventPlan } from './tournaments/event-plan';

/**
 * The use-cases of the rules function, by name: To Wound, the charts, receipts, pairings and standings without a store.
 * To add one: import it, list it, and give it a row in the route table and a field in the schema.
 */
export const rulesUseCases = {
  toWoundChart,
  toWound,
  charts,
  chart,
  chartOdds,
  resolveChart,
  rollChart,
  fallingDamage,
  checkReceipt,
  receiptKey,
  calculatePairings,
  calculateStandings,
  eventPlan,
};
