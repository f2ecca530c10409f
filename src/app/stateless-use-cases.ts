import { fightUseCases } from './fights';
import { castingOdds, resolveCasting, rollCasting } from './rules/casting';
import { courageOdds, resolveCourage, rollCourage } from './rules/courage';
import { fateOdds, resolveFate, rollFate } from './rules/fate';
import { inTheWayOdds, resolveInTheWay, rollInTheWay } from './rules/in-the-way';
import { mayCast } from './rules/may-cast';
import { mayShoot } from './rules/may-shoot';
import { carrying, passenger, proneMovement, sentryAlarm, terrainTest, waterTest } from './rules/movement';
import { priorityOdds, resolvePriority, rollPriority } from './rules/priority';
import { resolveRollOff, rollOffOdds, rollRollOff } from './rules/roll-off';
import { resolveSpecialStrike, rollSpecialStrike, specialStrikeOdds } from './rules/special-strikes';
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
  courageOdds,
  resolveCourage,
  rollCourage,
  fateOdds,
  resolveFate,
  rollFate,
  inTheWayOdds,
  resolveInTheWay,
  rollInTheWay,
  castingOdds,
  resolveCasting,
  rollCasting,
  specialStrikeOdds,
  resolveSpecialStrike,
  rollSpecialStrike,
  priorityOdds,
  resolvePriority,
  rollPriority,
  rollOffOdds,
  resolveRollOff,
  rollRollOff,
  mayShoot,
  mayCast,
  waterTest,
  terrainTest,
  proneMovement,
  carrying,
  passenger,
  sentryAlarm,
  ...fightUseCases,
  checkReceipt,
  receiptKey,
  calculatePairings,
  calculateStandings,
  eventPlan,
};
