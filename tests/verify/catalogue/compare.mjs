// Holds what ships against the second reading of the files, field by field.
import { compareAlliances } from './alliances.mjs';
import { compareBows } from './bows.mjs';
import { compareConditions } from './conditions.mjs';
import { compareDemands } from './demands.mjs';
import { compareExclusions } from './exclusions.mjs';
import { addedBy, difference, lineOf, sortedWords, spelled, tierOf } from './figures.mjs';
import { compareList } from './lists.mjs';
import { slug } from './names.mjs';
import { placesOf } from './places.mjs';
import { rootUnitsOf, unitsAmongAll } from './units.mjs';
import { compareWarbands } from './warbands.mjs';

/** A unit that is offered only beside others. */
const hidden = ([unit]) => unit && { ...unit, root: { name: '' } };

export const compareCatalogue = ({ files, byId, shipped, known }) => {
  const catalogues = files.filter(({ tag }) => tag === 'catalogue');
  const differences = [];
  let compared = 0;
  const check = (where, what, own, read) => {
    compared += 1;
    const [mine, other] = [JSON.stringify(own), JSON.stringify(read)];
    if (mine !== other) differences.push(`${where}: ${what} ${mine}, read ${other}`);
  };
  const called = (name) => known.names[slug(name)] ?? slug(name);
  /** Two who are sold as one take "2 Horses". */
  const optionCalled = (name) => {
    const word = slug(name).replace(/^2-(.*?)s?$/, '$1');
    return known.options[word] ?? word;
  };
  const namesOf = (option) => [option.name, option.entryName].map(optionCalled);

  const wordsFor = (option) => [slug(option.name), option.id].map((name) => known.options[name] ?? name);

  const compareOptions = (where, profile, units, among) => {
    const alone = units.flatMap(({ options }) => options);
    const isFound = (option, all) =>
      all.some((other) => namesOf(other).some((name) => wordsFor(option).includes(name)));
    const isMissing = profile.options.some((option) => !isFound(option, alone));
    const all = isMissing ? [...alone, ...among().flatMap(({ options }) => options)] : alone;
    const seen = new Set();
    for (const option of profile.options) {
      const names = wordsFor(option);
      const found = all.find((other) => namesOf(other).some((name) => names.includes(name)));
      names.forEach((name) => seen.add(name));
      if (!found) {
        check(where, `option ${option.id}`, option.points, 'none');
        continue;
      }
      namesOf(found).forEach((name) => seen.add(name));
      check(where, `option ${option.id}: points`, option.points, found.points);
      check(where, `option ${option.id}: maximum`, option.maximum, found.maximum);
      check(where, `option ${option.id}: bows`, option.counts.bows, found.bows);
      check(where, `option ${option.id}: warriors`, option.counts.warriors, found.warriors);
      if (option.kind !== 'MOUNT')
        check(where, `option ${option.id}: models`, option.counts.models, found.models);
      check(where, `option ${option.id}: line`, addedBy(option), difference(found));
      if (!profile.unique)
        check(where, `option ${option.id}: in an army`, option.inArmy, found.inArmy ?? null);
      if (profile.kind === 'SIEGE_ENGINE')
        check(where, `option ${option.id}: tier`, option.tier, tierOf(found.hero));
    }
    for (const other of units[0].options)
      if (other.points !== 0 && namesOf(other).every((name) => !seen.has(name)))
        check(where, `option ${optionCalled(other.name)}`, 'none', other.points);
  };

  const compareLine = (where, profile, { line, leader }) => {
    // Intelligence is a characteristic of the 2024 edition alone.
    const { intelligence: _, ...characteristics } = profile.characteristics;
    check(where, 'line', Object.values(characteristics), lineOf(line));
    const kind = profile.tier ? ' Hero' : ' Warrior';
    check(
      where,
      'keywords',
      sortedWords(profile.keywords.join(' ') + kind),
      sortedWords((leader ?? line).text['Keywords']),
    );
    if (!leader) return;
    check(where, 'tier', profile.tier, tierOf(leader.text['Heroic Tier']));
    if (line !== leader) return;
    const actions = spelled(sortedWords(line.text['Heroic Actions']));
    check(where, 'heroic actions', sortedWords(profile.heroicActions.join(' ')), actions);
  };

  const compareProfile = (where, profile, { roll, roots, kept, places }) => {
    const isWanted = (names) => names.some((name) => called(name) === slug(profile.name));
    const isOf = ({ name }) => called(name) === slug(profile.name);
    const among = () => places.flatMap((place) => unitsAmongAll(place, byId, isWanted));
    const isWarrior = profile.kind === 'WARRIOR';
    const weight = ({ root, warriors }) => (isWarrior ? Math.sign(warriors) : Number(isOf(root)));
    const found = roots
      .flatMap((root) => root.units.map((unit) => ({ ...unit, root })))
      .filter(({ names }) => isWanted(names))
      .sort((a, b) => weight(b) - weight(a));
    const bought = roots.filter(isOf).map((root) => ({ ...root, root, names: [root.name] }));
    const isEngine = profile.kind === 'SIEGE_ENGINE';
    const several = (profile.members.length > 0 || isEngine) && bought.length > 0;
    const unit = several ? bought[0] : (found[0] ?? bought[0] ?? hidden(among()));
    if (!unit) {
      check(where, 'unit', 'shipped', 'none');
      return;
    }
    const { lines = [] } = unit;
    const times = profile.counts.warriors === 1 && unit.warriors > 1 ? unit.warriors : 1;
    check(where, 'points', profile.points, (unit.points || unit.root.points) / times);
    check(where, 'warriors', profile.counts.warriors, unit.warriors / times);
    check(where, 'bows', profile.counts.bows, unit.bows / times);
    const isHero = profile.kind === 'HERO';
    if (isHero) check(where, 'unique', profile.unique, unit.isOnce || (isOf(unit.root) && unit.root.isOnce));
    const line = [profile.name, !isEngine && profile.members[0]?.name]
      .flatMap((name) => lines.find((one) => name && called(one.name) === slug(name)) ?? [])
      .concat(lines[0])[0];
    const leader = (isEngine ? lines : [line]).find((one) => one?.type === 'Hero');
    if (line) compareLine(where, profile, { line, leader });
    // An engine is whoever leads it and his crew.
    const models = isEngine ? 1 + unit.warriors : Math.max(1, unit.models);
    check(where, 'models', profile.counts.models, Math.max(1, Math.floor(models / times)));
    if (unit.powers) {
      check(where, 'magical powers', profile.magicalPowers.map(slug).sort(), unit.powers.map(slug).sort());
      check(where, 'special rules', profile.specialRules.map(slug).sort(), unit.rules.map(slug).sort());
    }
    compareOptions(where, profile, several ? bought : found.length > 0 ? found : [unit], among);
    const underWhom = roll.profiles.find(({ name }) => slug(name) === called(unit.root.name))?.id;
    compareConditions(
      where,
      profile,
      { ...unit, leader: underWhom },
      {
        ...context,
        roll,
        roots,
        kept,
        optionCalled,
      },
    );
  };

  const context = { files, catalogues, byId, shipped, known, called, check, namesOf, wordsFor };
  /** What the army bonus makes cheaper: said by two options, of which one is there with the bonus. */
  const comparePrices = (roll, { roots, kept }) => {
    const pricesIn = (all) =>
      new Map(
        all.flatMap(({ name, options }) =>
          options.map((option) => [`${called(name)}: ${optionCalled(option.name)}`, option.points]),
        ),
      );
    const before = pricesIn(roots);
    for (const [what, points] of pricesIn(kept)) {
      const [leader, option] = what.split(': ');
      const profile = roll.profiles.find(({ name }) => slug(name) === leader);
      if (!profile || !before.has(what)) continue;
      const bonus = profile.options.find(
        ({ id, when }) => id.endsWith(option) && when?.kind === 'HISTORICAL',
      );
      const own = bonus ? bonus.points : before.get(what);
      check(`${roll.name}, ${profile.name}`, `option ${option}: points with the bonus`, own, points);
    }
  };

  for (const roll of [...shipped.armyLists, ...shipped.legions]) {
    const places = placesOf(roll, catalogues, known);
    if (places.length === 0) {
      check(roll.name, 'catalogue', 'shipped', 'none');
      continue;
    }
    const rootsWith = (change) =>
      places.flatMap((place) =>
        rootUnitsOf({ ...place, ...change }, byId).map((root) => ({ ...root, place })),
      );
    const roots = rootsWith({ isWithoutBonus: true });
    const kept = roll.armyLists ? roots : rootsWith({});
    for (const profile of roll.profiles)
      compareProfile(`${roll.name}, ${profile.name}`, profile, { roll, roots, kept, places });
    compareWarbands(roll, kept, context);
    if (!roll.armyLists) comparePrices(roll, { roots, kept });
    compareList(roll, places, { ...context, roots: kept });
  }
  compareExclusions(context);
  compareAlliances(context);
  compareDemands(context);
  compareBows(context);
  return { compared, differences };
};
