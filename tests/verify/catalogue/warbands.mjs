// Holds what our lists say of the size of warbands, and of who leads whom, against the second reading.
import { slug } from './names.mjs';

/** The base of the warband's size and what the list's rules make of it for a leader who stands alone. */
const SIZES = { LEGEND: 18, VALOUR: 15, FORTITUDE: 12, MINOR: 6, INDEPENDENT: 0 };
const holdsFor = (condition, leader, option = null) => {
  if (!condition) return true;
  const parts = condition.conditions ?? [];
  if (condition.kind === 'NOT') return !holdsFor(condition.condition, leader, option);
  if (condition.kind === 'ALL') return parts.every((part) => holdsFor(part, leader, option));
  if (condition.kind === 'ANY') return parts.some((part) => holdsFor(part, leader, option));
  if (condition.kind === 'HISTORICAL') return true;
  if (condition.kind === 'OPTION') return condition.option === option;
  return (condition.profiles ?? []).includes(leader);
};
const sizeOf = (roll, { id, tier }, option = null) =>
  roll.warbandRules
    .filter(({ leaders, when }) => (leaders ?? [id]).includes(id) && holdsFor(when, id, option))
    .reduce((size, { set, add }) => (set ?? size) + add, SIZES[tier] ?? 0);

const mayLead = (roll, leader, follower) =>
  roll.demands.every((demand) => {
    if (!holdsFor(demand.when, leader)) return true;
    if (demand.kind === 'ONLY_LED_BY')
      return !demand.profiles.includes(follower) || demand.leaders.includes(leader);
    if (demand.kind === 'LEADS_ONLY' || demand.kind === 'FULL_WARBAND')
      return !demand.leaders.includes(leader) || demand.followers.includes(follower);
    return true;
  });

/** How many each leader leads, with each option, and whom. */
export const compareWarbands = (roll, roots, { called, check, namesOf, wordsFor }) => {
  const ours = new Map(roll.profiles.map((profile) => [slug(profile.name), profile]));
  for (const root of roots) {
    const leader = ours.get(called(root.name));
    if (!leader?.tier || root.warband === null) continue;
    check(`${roll.name}, ${leader.name}`, 'leads', sizeOf(roll, leader), root.warband);
    if (leader.kind === 'HERO')
      for (const { id, ...option } of leader.options) {
        const found = root.options.find((other) =>
          namesOf(other).some((name) => wordsFor({ id, ...option }).includes(name)),
        );
        if (Number.isFinite(found?.warband))
          check(`${roll.name}, ${leader.name}`, `leads with ${id}`, sizeOf(roll, leader, id), found.warband);
      }
    const theirs = new Set(root.units.flatMap(({ names }) => names.map(called)));
    // A half of a Legion says nothing of the other's Warriors; what is found nowhere is a difference of its own.
    const offered = new Set(
      roots
        .filter(({ place }) => place === root.place)
        .flatMap(({ units }) => units.flatMap(({ names }) => names.map(called))),
    );
    for (const follower of roll.profiles)
      if (follower.kind === 'WARRIOR' && offered.has(slug(follower.name)))
        check(
          `${roll.name}, ${leader.name}`,
          `may lead ${follower.id}`,
          mayLead(roll, leader.id, follower.id),
          theirs.has(slug(follower.name)),
        );
  }
};
