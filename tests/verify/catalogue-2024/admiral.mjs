// Tabletop Admiral's data against what ships: price, tier, options, leaders by name; of each profile its line, actions and powers.
import { listNamed, optionNamed, partNamed, plain, profileNamed } from './names.mjs';

const tiers = {
  'Hero of Legend - Sauron': 'LEGEND',
  'Hero of Legend': 'LEGEND',
  'Hero of Valour': 'VALOUR',
  'Hero of Fortitude': 'FORTITUDE',
  'Minor Hero': 'MINOR',
  'Independent Hero': 'INDEPENDENT',
};

const isPart = ({ unavailableSolo, autoAddOnly }) => unavailableSolo === true || autoAddOnly === true;

/** Where an element stands: lists, each with its tier there and the leaders whom alone it follows (none named: any). */
const placesOf = (element, known) => {
  const places = new Map();
  const at = (name) =>
    places.get(name) ?? places.set(name, { leaders: [], beside: [], anywhere: false }).get(name);
  for (const faction of element.factions ?? []) {
    const name = listNamed(faction.name ?? faction);
    Object.assign(at(name), { anywhere: true, tier: tiers[faction.heroicTier] });
  }
  for (const entry of element.availableIn ?? []) {
    const named = (entry.all ?? []).map((one) => one.in).filter(Boolean);
    const beside = (entry.all ?? []).map((one) => one.with).filter(Boolean);
    const list = named.map(listNamed).find((name) => known.includes(name));
    const leaders = named.filter((name) => listNamed(name) !== list);
    if (list) at(list).leaders.push(...leaders);
    if (list) at(list).beside.push(...beside);
  }
  return places;
};

const stands = (option, list, leaders) =>
  option.availableIn === undefined ||
  option.availableIn.some((name) => listNamed(name) === list || leaders.includes(name));

/** Options that a list makes compulsory, at the element or at the list. */
const requiredOf = (element, list, factions) => {
  const own = (element.requiredChildren ?? []).filter(
    (child) =>
      child.elementPropertyName === 'options' &&
      (child.in === undefined || child.in.flat().some((name) => listNamed(name) === list)),
  );
  const faction = factions.find(({ name }) => listNamed(name) === list);
  const there = (faction?.requiredChildren ?? [])
    .filter(({ name }) => name === element.name)
    .flatMap((child) => child.requiredChildren ?? [])
    .filter(({ elementPropertyName }) => elementPropertyName === 'options');
  return [...own, ...there].map(({ name }) => optionNamed(name));
};

/** An upgrade of a Warrior under one leader is an option there and a profile here. */
const isUpgrade = (option, ids) => ids.includes(profileNamed(option.name, ids));

const isCompulsory = ({ options, minimum }) => minimum === 1 && options.length === 1;

const compareOptions = ({ element, list, member, ids }, factions, say) => {
  const offered = (element.options ?? [])
    .filter((option) => stands(option, list, []))
    .filter((option) => !isUpgrade(option, ids));
  const required = requiredOf(element, list, factions);
  const theirs = new Map(offered.map((option) => [optionNamed(option.name), option.points]));
  for (const id of new Set([...theirs.keys(), ...member.options.keys()])) {
    say(`price of ${id}`, member.options.get(id)?.points, theirs.get(id));
    if (!member.options.has(id) || !theirs.has(id)) continue;
    const must = member.choices.some((choice) => isCompulsory(choice) && choice.options[0] === id);
    say(`must take ${id}`, must, required.includes(id));
  }
  const oneOf = member.choices.some((choice) => choice.minimum === 1 && !isCompulsory(choice));
  say(
    'must take one of several',
    oneOf,
    offered.some(({ requireChooseOneKey }) => requireChooseOneKey !== undefined),
  );
};

const bare = (ids) => ids.map((id) => id.replace('2024-', ''));

/** The Heroes whom a keyword lets lead a Warrior; undefined where none does. */
const byKeyword = (list, member) => {
  const demand = list.demands.find(({ kind, profiles, keyword }) =>
    kind === 'FOLLOWS_KEYWORD'
      ? profiles
        ? profiles.includes(`2024-${member.id}`)
        : member.tier === undefined && member.keywords.includes(keyword)
      : false,
  );
  if (!demand) return undefined;
  const { keyword, leadersKeyword = keyword, alsoLedBy = [] } = demand;
  return list.members
    .filter(({ tier }) => tier !== undefined && tier !== 'INDEPENDENT')
    .filter(({ id, keywords }) => keywords.includes(leadersKeyword) || alsoLedBy.includes(`2024-${id}`))
    .map(({ id }) => id);
};

/** The leaders whom alone a model follows; undefined where any leader will do. */
const leadersOf = (list, member) => {
  const named = list.demands.find(
    ({ kind, profiles }) => kind === 'ONLY_LED_BY' && profiles.includes(`2024-${member.id}`),
  );
  const following = (list.mayFollow ?? []).find(({ heroes }) => heroes.includes(`2024-${member.id}`));
  const found = named
    ? bare([...named.leaders, ...(named.leadersAsGeneral ?? [])])
    : following
      ? bare(following.leaders)
      : byKeyword(list, member);
  return found?.sort();
};

/** Those without whom a profile does not stand in the list. */
const neededBy = (list, member) =>
  list.demands
    .filter(({ kind, profiles }) => kind === 'REQUIRES' && profiles.includes(`2024-${member.id}`))
    .flatMap(({ present }) => bare(present))
    .sort();

/** Heroes whom the source files among its Warriors because they follow another, or because all stand in one warband. */
const mayBeFiledSo = (list, { id, tier }) =>
  tier === undefined ||
  tier === 'INDEPENDENT' ||
  list.demands.some(({ kind }) => kind === 'SINGLE_WARBAND') ||
  (list.mayFollow ?? []).some(({ heroes }) => heroes.includes(`2024-${id}`));

const compareMember = (at, { place, factions, say }) => {
  const { element, member, ids, whole } = at;
  say('points', member.points, element.points);
  if (place.tier !== undefined) say('tier', member.tier ?? null, place.tier);
  else say('may follow', mayBeFiledSo(whole, member), true);
  compareOptions(at, factions, say);
  if (!place.anywhere) {
    const named = (names) => [...new Set(names.map((name) => profileNamed(name, ids)))].sort();
    const theirs = named(place.leaders).filter((id) => ids.includes(id));
    if (theirs.length > 0) say('follows only', leadersOf(whole, member), theirs);
    if (place.beside.length > 0) say('stands only beside', neededBy(whole, member), named(place.beside));
  }
};

const words = (numbers) => numbers.map((number) => number ?? '-').join(' ');

/** The line without the signs of a target number, as the source has it. */
const lineOf = (statline) =>
  statline
    .replaceAll('+', '')
    .split(/[ /]/)
    .map((word) => (word === '-' ? '-' : Number(word)));

const theirLine = (element, isHero) => {
  const { movement, fight, shoot, strength, defence, attack, wounds, courage, intelligence } = element;
  const { might, will, fate } = element;
  return [
    movement,
    fight,
    shoot,
    strength,
    defence,
    attack,
    wounds,
    courage,
    intelligence,
    ...(isHero ? [might, will, fate] : []),
  ];
};

const range = (value) => (typeof value === 'number' ? String(value) : (value ?? 'Self'));

const spelt = (name) =>
  plain(name).replace('channeling', 'channelling').replace('defense', 'defence').replace('instill', 'instil');

const compareProfile = (element, member, say) => {
  const hero = member.statline.split(' ').length > 8;
  if (element.movement !== undefined && !element.hideStats && member.kind !== 'SIEGE_ENGINE')
    say('line', words(lineOf(member.statline)), words(theirLine(element, hero)));
  const actions = (names) =>
    names
      .map((name) => spelt(name.replace(/^Heroic /, '')))
      .sort()
      .join(' ');
  if (hero) say('heroic actions', actions(member.heroicActions ?? []), actions(element.heroicActions ?? []));
  const powers = Object.entries(member.powers ?? {})
    .map(([name, cast]) => `${spelt(name)} ${cast}`)
    .sort();
  const theirs = (element.magicalPowers ?? [])
    .map(({ name, range: reach, casting }) => `${spelt(name)} ${range(reach)}/${casting}+`)
    .sort();
  if (powers.length + theirs.length > 0) say('powers', powers.join(', '), theirs.join(', '));
};

/** The lines of models that are sold with others: a crew, a beast. Its name here may be longer. */
const compareParts = (elements, lists, say) => {
  const parts = lists.flatMap(({ members }) => members.flatMap((member) => member.members ?? []));
  for (const element of elements) {
    const found = parts.filter(({ name }) => plain(name) === partNamed(element.name));
    if (found.length === 0) say(element.name, 'a part of a purchase', false, true);
    else if (element.movement !== undefined) {
      const own = found.map(({ statline }) => words(lineOf(statline)));
      const theirs = words(theirLine(element, found[0].statline.split(' ').length > 8));
      say(element.name, 'line', own.find((line) => line === theirs) ?? own[0], theirs);
    }
  }
};

/** Compares every element and every member that ships; `say(where, what, ours, theirs)` hears of each field. */
export const compareAdmiral = ({ heroes, warriors, factions }, lists, say) => {
  const known = lists.map(({ id }) => id);
  const everything = [...heroes, ...warriors];
  const elements = everything.filter((element) => !isPart(element));
  compareParts(everything.filter(isPart), lists, say);
  const prices = new Map();
  const seen = new Set();
  const met = new Set();
  for (const element of elements) {
    for (const [list, place] of placesOf(element, known)) {
      const whole = lists.find(({ id }) => id === list);
      if (!whole) {
        say(list, 'a list', false, true);
        continue;
      }
      const ids = whole.members.map(({ id }) => id);
      const id = profileNamed(element.name, ids);
      const where = `${list} / ${id}`;
      const member = whole.members.find((one) => one.id === id);
      met.add(where);
      if (!member) {
        say(where, 'in the list', false, true);
        continue;
      }
      prices.set(where, element.points);
      const about = (what, ours, theirs) => say(where, what, ours, theirs);
      compareMember({ element, list, member, ids, whole }, { place, factions, say: about });
      if (seen.has(`${id} ${element.name}`)) continue;
      seen.add(`${id} ${element.name}`);
      compareProfile(element, member, (what, ours, theirs) => say(id, what, ours, theirs));
    }
  }
  const upgrades = elements.flatMap(({ options }) => (options ?? []).map(({ name }) => name));
  for (const { id: list, members } of lists)
    for (const { id } of members) {
      if (met.has(`${list} / ${id}`) || upgrades.some((name) => profileNamed(name, [id]) === id)) continue;
      say(`${list} / ${id}`, 'in the list', true, false);
    }
  return prices;
};
