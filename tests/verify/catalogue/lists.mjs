// What a list or Legion says of the whole army: its side, its bonus, who leads it, warbands that nobody leads, Heroes who
// follow, and how many of someone there may be.
import { slug } from './names.mjs';
import { bonusOf, forceOf, rootsOf } from './places.mjs';
import { add, boundsOf, complete, isHidden, plain, remove, selectionOf, WIDE } from './roster.mjs';
import { WARRIORS, isWarband } from './units.mjs';
import { inside } from './xml.mjs';

const SIDES = { GOOD: 'Good Army', EVIL: 'Evil Army' };
const UNLED = 'Captainless Warband';

const linksIn = (element, found = new Set()) => {
  for (const { attributes } of inside(element, 'categoryLinks')) found.add(attributes.targetId);
  for (const child of element.children) linksIn(child, found);
  return found;
};

const compareSide = (roll, place, { files, check }) => {
  const system = files.find(({ tag }) => tag === 'gameSystem');
  const links = linksIn(place.catalogue);
  const read = Object.keys(SIDES).filter((side) =>
    inside(system, 'categoryEntries').some(
      ({ attributes }) => attributes.name === SIDES[side] && links.has(attributes.id),
    ),
  );
  check(roll.name, 'side', [roll.alignment], read);
};

/** The most of an entry that an army may have; null for any number. */
const mostWide = (selection) => {
  const bounds = boundsOf(selection).filter(
    ({ type, field, scope, value }) =>
      type === 'max' && field === 'selections' && WIDE.includes(scope) && value >= 0,
  );
  return bounds.length > 0 ? Math.min(...bounds.map(({ value }) => value)) : null;
};

const holds = (condition, { isWithoutBonus, present }) => {
  switch (condition?.kind) {
    case undefined:
      return true;
    case 'HISTORICAL':
      return !isWithoutBonus;
    case 'PRESENT':
      return condition.profiles.some((id) => present.includes(id));
    case 'NOT':
      return !holds(condition.condition, { isWithoutBonus, present });
    case 'ALL':
      return condition.conditions.every((part) => holds(part, { isWithoutBonus, present }));
    default:
      throw new Error(`a warband without a captain with a condition ${condition.kind}`);
  }
};

const unledIn = (place, entries, { byId }) => {
  const force = forceOf(place, byId);
  for (const entry of entries) add(selectionOf(plain(entry), force, byId));
  const root = rootsOf(place.catalogue).find(({ attributes }) => attributes.name === UNLED);
  const unled = root && add(selectionOf(plain(root), force, byId));
  if (!unled || isHidden(unled) || mostWide(unled) === 0) return null;
  complete(unled, byId);
  const bounds = unled.children
    .filter(isWarband)
    .flatMap((one) => boundsOf(one))
    .filter(({ field, scope }) => field === WARRIORS && scope === 'parent');
  const of = (wanted) => bounds.filter(({ type }) => type === wanted).map(({ value }) => value);
  return [Math.max(...of('min')), Math.min(...of('max'))];
};

/** A warband of whatever Warriors the list has: the rule that names no profiles, or the only one. */
const compareUnled = (roll, place, context) => {
  const { called, check } = context;
  const heroes = roll.profiles.filter(({ kind }) => kind === 'HERO');
  const entries = rootsOf(place.catalogue).filter(({ attributes }) =>
    heroes.some(({ name }) => slug(name) === called(attributes.name)),
  );
  const states = [
    ['with nobody', {}, []],
    ['without bonus', { isWithoutBonus: true }, []],
    ['beside all its Heroes', {}, entries],
  ];
  for (const [what, change, there] of roll.armyLists ? [states[0], states[2]] : states) {
    const present = there.length > 0 ? heroes.map(({ id }) => id) : [];
    const rules = roll.captainless.filter(({ when }) => holds(when, { ...change, present }));
    const rule = rules.find(({ profiles }) => profiles === null) ?? rules[0];
    check(
      roll.name,
      `warband without a captain ${what}`,
      rule ? [rule.minimum, rule.maximum] : null,
      unledIn({ ...place, ...change }, there, context),
    );
  }
};

/** How many of a Hero who is not unique there may be, in an army of them alone. */
const compareNumbers = (roll, place, { byId, called, check }) => {
  const force = forceOf(place, byId);
  for (const entry of rootsOf(place.catalogue)) {
    const profile = roll.profiles.find(({ name }) => slug(name) === called(entry.attributes.name));
    if (profile?.kind !== 'HERO' || profile.unique) continue;
    const selection = add(selectionOf(plain(entry), force, byId));
    const read = mostWide(selection);
    remove(selection);
    if (read === 0) continue;
    const bounds = roll.demands.flatMap(({ kind, profiles, maximum }) =>
      kind === 'NUMBER_OF' && maximum !== null && profiles.includes(profile.id) ? [maximum] : [],
    );
    check(
      `${roll.name}, ${profile.name}`,
      'most in an army',
      bounds.length > 0 ? Math.min(...bounds) : null,
      read,
    );
  }
};

/** So many models of no kind that matters. */
const crowd = (count, force) => add({ ids: new Set(), type: 'model', parent: force, children: [], count });

const SIZES = [17, 18, 20];

const elements = (element) => [element, ...element.children.flatMap(elements)];

/** A part of all models: the most of an entry in armies of three sizes. */
const compareShares = (roll, place, { byId, called, check }) => {
  const entries = elements(place.catalogue).filter(({ tag }) => tag === 'selectionEntry');
  for (const profile of roll.profiles.filter(({ kind }) => kind === 'WARRIOR')) {
    const entry = entries.find(({ attributes }) => called(attributes.name) === slug(profile.name));
    if (!entry) continue;
    const read = SIZES.map((count) => {
      const force = forceOf(place, byId);
      const others = crowd(count, force);
      const most = mostWide(add(selectionOf(plain(entry), force, byId)));
      remove(others);
      return most;
    });
    const share = roll.demands.find(
      ({ kind, profiles, maximum }) => kind === 'SHARE' && maximum && profiles.includes(profile.id),
    )?.maximum;
    const own = SIZES.map((count) =>
      share ? Math.floor((count * share.numerator) / share.denominator) : null,
    );
    check(`${roll.name}, ${profile.name}`, `most of ${SIZES.join(', ')} models`, own, read);
  }
};

/** Whom a Legion marks as its leader, which the list that it is drawn from does not. */
const compareLeaders = (roll, roots, { called, check }) => {
  if (!roll.armyLists) return;
  const leaders = roll.demands.flatMap(({ kind, profiles }) => (kind === 'LEADER' ? profiles : []));
  for (const profile of roll.profiles.filter(({ kind }) => kind === 'HERO')) {
    const root = roots.find(({ name }) => called(name) === slug(profile.name));
    if (root)
      check(`${roll.name}, ${profile.name}`, 'always leads', leaders.includes(profile.id), root.isMarked);
  }
};

/** Heroes who could lead and may stand in another's warband, of those whom the file has at its top. */
const compareFollowers = (roll, roots, { called, check }) => {
  const heroes = roll.profiles.filter(({ kind, tier }) => kind === 'HERO' && tier !== 'INDEPENDENT');
  const pairs = roots.flatMap((root) => {
    const leader = heroes.find(({ name }) => slug(name) === called(root.name));
    if (!leader || root.warband === null) return [];
    const led = new Set(root.led.flatMap(({ names }) => names.map(called)));
    return heroes
      .filter((hero) => hero !== leader)
      .map((hero) => ({ hero, leader, isLed: led.has(slug(hero.name)) }));
  });
  const named = (wanted) =>
    pairs
      .filter(wanted)
      .map(({ hero, leader }) => `${hero.id} under ${leader.id}`)
      .sort();
  const mayFollow = ({ hero, leader }) =>
    roll.mayFollow.some(
      ({ heroes: all, leaders, exactly }) =>
        exactly === null && all.includes(hero.id) && leaders.includes(leader.id),
    );
  check(
    roll.name,
    'Heroes who may follow',
    named(mayFollow),
    named(({ isLed }) => isLed),
  );
};

/** Halves of a catalogue without the Heroes of its sentence. */
const PARTS = ['erebor-reclaimed-king-dain'];

const NUMBERS = { nine: 9, twelve: 12 };

/** Heroes who may follow only all together: a sentence of the catalogue, "X, and all nine Y, may be one warband". */
const compareTogether = (roll, { catalogue }, { check }) => {
  const sentences = inside(catalogue, 'rules')
    .flatMap((rule) => rule.children)
    .flatMap(
      ({ text }) =>
        /^(?:The )?(\S+), and all (\S+) (.*?),? may be .*one warband.*no other models/.exec(text ?? '') ?? [],
    );
  const nameOf = (id) => roll.profiles.find((profile) => profile.id === id)?.name ?? '';
  const own = roll.mayFollow
    .filter(({ exactly }) => exactly !== null)
    .map(({ heroes, leaders, exactly }) => [leaders.map(nameOf), exactly, heroes.map(nameOf)]);
  const [, leader, number, heroes] = sentences;
  const isTold = ([leaders, exactly, names]) =>
    exactly === NUMBERS[number] &&
    leaders.every((name) => name.includes(leader)) &&
    names.every((name) =>
      heroes.split(' ').some((word) => word.length > 5 && name.includes(word.slice(0, 8))),
    );
  check(roll.name, 'Heroes who may follow only together', own.filter(isTold).length, leader ? 1 : 0);
  check(
    roll.name,
    'others of these',
    own.filter((rule) => !leader || !isTold(rule)),
    [],
  );
};

const compareBonus = (roll, { catalogue }, { byId, check }) =>
  check(roll.name, 'has an army bonus', roll.bonuses.length > 0, bonusOf(catalogue, byId) !== undefined);

export const compareList = (roll, places, { roots, ...context }) => {
  for (const place of places) {
    compareSide(roll, place, context);
    compareUnled(roll, place, context);
    compareNumbers(roll, place, context);
    compareShares(roll, place, context);
    if (roll.armyLists) continue;
    compareBonus(roll, place, context);
    if (!PARTS.some((id) => id === roll.id)) compareTogether(roll, place, context);
  }
  compareLeaders(roll, roots, context);
  compareFollowers(roll, roots, context);
};
