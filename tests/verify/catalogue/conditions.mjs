// Holds what our options say of each other and of others against the second reading: choices, needs, leaders, Heroes.
import { besideOthers, choicesOf, limitsOf } from './choices.mjs';
import { slug } from './names.mjs';
import { isWarband } from './units.mjs';

/** What our condition says of one state of an army; what it does not speak of is not there. */
const holds = (condition, state) => {
  switch (condition?.kind) {
    case undefined:
      return true;
    case 'HISTORICAL':
      return state.isHistorical ?? false;
    case 'PRESENT':
      return condition.profiles.some((id) => (state[condition.within] ?? []).includes(id));
    case 'LED_BY':
      return condition.profiles.includes(state.leader);
    case 'OPTION':
      return condition.option === state.option;
    case 'NOT':
      return !holds(condition.condition, state);
    case 'ALL':
      return condition.conditions.every((part) => holds(part, state));
    default:
      return condition.conditions.some((part) => holds(part, state));
  }
};

const spokenOf = (condition, kind, field) => {
  if (!condition) return [];
  const deeper = [condition.condition, ...(condition.conditions ?? [])].flatMap((part) =>
    spokenOf(part, kind, field),
  );
  return condition.kind === kind ? [condition[field], ...deeper].flat() : deeper;
};

const sorted = (words) => [...new Set(words)].sort();
const pairsOf = (words) => words.flatMap((one, index) => words.slice(index + 1).map((other) => [one, other]));
const isOneOf = (names, words) => names.some((name) => words.includes(name));

/** Which option of ours an option of the file is, by its names. */
const optionFinder = (profile, { optionCalled, wordsFor }) => {
  const known = profile.options.map((option) => [option.id, wordsFor(option)]);
  return (names) => {
    const words = names.map(optionCalled);
    return known.find(([, all]) => isOneOf(words, all))?.[0];
  };
};

const ownPairs = ({ choices, options }) => [
  ...choices
    .filter(({ maximum }) => maximum === 1)
    .flatMap(({ options: ids }) => pairsOf([...ids].sort()).map((pair) => pair.join(' or '))),
  ...options.flatMap(({ id, when }) =>
    spokenOf(when, 'NOT', 'condition').flatMap((part) =>
      spokenOf(part, 'OPTION', 'option').map((other) => [id, other].sort().join(' or ')),
    ),
  ),
];

const compareChoices = (where, profile, { selection }, context) => {
  const find = optionFinder(profile, context);
  const all = (many) => sorted(many.map(find).filter((id) => id !== undefined));
  const choices = choicesOf(selection, context.byId)
    .map(({ names, bars, opens }) => ({ id: find(names), bars: all(bars), opens: all(opens) }))
    .filter(({ id }) => id !== undefined)
    // What a captain carries instead of a veteran may be the same thing.
    .map(({ id, bars, opens }) => ({
      id,
      opens,
      bars: bars.filter((one) => one !== id && !opens.includes(one)),
    }));
  const isTaken = (id) => choices.some((one) => one.id === id);
  const barred = choices.flatMap(({ id, bars }) => bars.map((other) => [id, other].sort().join(' or ')));
  context.check(where, 'one of', sorted(ownPairs(profile)), sorted(barred));
  const limits = limitsOf(selection, context.byId)
    .map(({ most, of }) => [most, all(of)])
    .filter(([most, of]) => of.length > most);
  const own = profile.choices.filter(({ maximum }) => maximum > 1);
  context.check(
    where,
    'some of',
    own.map(({ maximum, options }) => [maximum, sorted(options)]),
    limits,
  );
  for (const { id, when } of profile.options) {
    const needs = choices.filter(({ opens }) => opens.includes(id)).map((one) => one.id);
    const read = isTaken(id) ? [] : sorted(needs.filter((other) => other !== id));
    const isNegative = (other) => holds(when, { option: other }) === false;
    const wanted = sorted(spokenOf(when, 'OPTION', 'option')).filter((other) => !isNegative(other));
    if (isTaken(id) || read.length > 0 || wanted.length > 0)
      context.check(where, `option ${id}: needs`, wanted, read);
  }
};

const compareOthers = (where, profile, unit, { roll, shipped, byId, check, called, ...context }) => {
  const find = optionFinder(profile, context);
  const everybody = [...shipped.armyLists, ...shipped.legions].flatMap(({ profiles }) => profiles);
  const named = (name) =>
    sorted(everybody.filter((one) => slug(one.name) === called(name)).map(({ id }) => id));
  const wanted = profile.options
    .flatMap(({ when }) => spokenOf(when, 'PRESENT', 'profiles'))
    .flatMap((id) => everybody.filter((one) => one.id === id).map(({ name }) => name));
  const { alone, beside } = besideOthers(unit.selection, byId, sorted(wanted));
  const has = (options, id) => options.some((names) => find(names) === id);
  for (const { id, when } of profile.options)
    for (const within of ['FORCE', 'ARMY']) {
      const read = beside
        .filter(
          ({ name, [within]: options }) => named(name).length > 0 && has(options, id) !== has(alone, id),
        )
        .map(({ name }) => called(name));
      const state = { leader: unit.leader, isHistorical: !roll.armyLists && unit.isHistorical };
      const isOwn = (other) =>
        holds(when, { ...state, [within]: [other], ARMY: [other] }) !== holds(when, state);
      const own = spokenOf(when, 'PRESENT', 'profiles').filter(isOwn);
      const ownNames = own.flatMap((other) =>
        everybody.filter((one) => one.id === other).map(({ name }) => slug(name)),
      );
      check(
        where,
        `option ${id}: changes beside whom in the ${within.toLowerCase()}`,
        sorted(ownNames),
        sorted(read),
      );
    }
};

const isLed = ({ parent }) => Boolean(parent) && !parent.isForce && (isWarband(parent) || isLed(parent));

/** Under each leader, with the army bonus and without: which options there are. */
const compareLed = (where, profile, { roots, isHistorical }, { roll, check, called, ...context }) => {
  const find = optionFinder(profile, context);
  for (const root of roots) {
    const leader = roll.profiles.find(({ name }) => slug(name) === called(root.name));
    const unit = root.units.find(
      ({ names, selection }) => isLed(selection) && names.some((name) => called(name) === slug(profile.name)),
    );
    if (!leader || !unit) continue;
    const there = new Set(unit.options.map(({ name, entryName }) => find([name, entryName])));
    const state = { leader: leader.id, FORCE: [leader.id], ARMY: [leader.id], isHistorical };
    const plain = profile.options.filter(({ when }) => spokenOf(when, 'OPTION', 'option').length === 0);
    check(
      where,
      `options under ${leader.id}${isHistorical ? ' with the bonus' : ''}`,
      sorted(plain.filter(({ when }) => holds(when, state)).map(({ id }) => id)),
      sorted(plain.filter(({ id }) => there.has(id)).map(({ id }) => id)),
    );
  }
};

/** The unit as `compareProfile` found it, under whom, and every root with and without the army bonus. */
export const compareConditions = (where, profile, unit, { roots, kept, ...context }) => {
  if (profile.options.length === 0) return;
  if (unit.selection) {
    compareChoices(where, profile, unit, context);
    compareOthers(where, profile, unit, context);
  }
  compareLed(where, profile, { roots, isHistorical: false }, context);
  if (!context.roll.armyLists) compareLed(where, profile, { roots: kept, isHistorical: true }, context);
};
