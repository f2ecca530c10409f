import { chart, chartOdds, charts, resolveChart, rollChart } from './rules/charts';
import { fallingDamage } from './rules/falling-damage';
import { checkReceipt, receiptKey } from './rules/receipts';
import { toWound, toWoundChart } from './rules/to-wound';
import { calculatePairings } from './tournaments/calculate-pairings';
import { calculateStandings } from './tournaments/calculate-standings';
import { eventPlan } from './tournaments/event-plan';

/**
 * The use-cases that need no store, by name: what the rules function answers, and GraphQL without waking the
 * database client. To add one: import it, list it, and give it a row in the route table and a field in the schema.
 */
export const statelessUseCases = {
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
