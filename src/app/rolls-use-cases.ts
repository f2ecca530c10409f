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

/** The use-cases of the rolls function, by name: tests of several dice, and what a model may do. */
export const rollsUseCases = {
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
};
