// Profiles of 2024 in the form of the catalogue, drafted from HappyAuer's.
import { bareProfile, plainName, PREFIX, shippedName, slug } from './naming.mjs';
import { pagesOf } from './read-happyauer.mjs';

const known = (value) => value !== undefined && /\d/.test(value);
const digits = (value) => (known(value) ? /\d+/.exec(value)[0] : '-');
const target = (value) => (known(value) ? `${digits(value)}+` : '-');

/** Move, Fight/Shoot, Strength, Defence, Attacks, Wounds, Courage, Intelligence, and of a Hero Might, Will, Fate. */
const statlineOf = ({ characteristics: line, characteristicsHero: hero }) => {
  const fight = digits(line.fightValue);
  const shoot = known(line.shootValue) ? `/${target(line.shootValue)}` : '';
  return [
    digits(line.move),
    `${fight}${shoot}`,
    ...[line.strength, line.defence, line.attacks, line.wounds].map(digits),
    target(line.courage),
    target(line.intelligence),
    ...(hero ? [hero.might, hero.will, hero.fate].map(digits) : []),
  ].join(' ');
};

const engineLine = ({ strength, defence, wounds }) => `- - ${strength} ${defence} - ${wounds} - -`;

const unnamed = new Set(['See below', 'See Rider', 'None']);
const kinds = new Set(['Hero', 'Warrior', 'Unique']);

/** Race, faction and kind, as printed, without Hero, Warrior and Unique. */
const keywordsOf = ({ race = [], faction = [], unitTypes = [] }) => [
  ...new Set(
    [...race, ...faction, ...unitTypes]
      .filter((word) => !unnamed.has(word) && !kinds.has(word))
      .map(plainName),
  ),
];

/** Items by name. An entry that is a sentence is none. */
const itemsOf = ({ wargear = [] }) =>
  wargear
    .map(({ name }) => name)
    .filter((name) => name && name.length < 50 && !/[.!]/.test(name))
    .map((name) => plainName(name.replace(/ \(only if .*$/, '')));

const powersOf = ({ magicalPowers }) =>
  magicalPowers &&
  Object.fromEntries(
    magicalPowers.map(({ name, range, castingValue }) => [
      plainName(name),
      `${range.replace('"', '')}/${castingValue}`,
    ]),
  );

const titles = {
  ringwraith: 'Ringwraith',
  'the-witch-king-of-angmar': 'The Witch-king of Angmar',
  'dwarf-king': 'Dwarf King',
  'fell-warg': 'Fell Warg',
};

/** Numbered and regional kinds of one profile share its name: no list has two of them. */
const nameOf = (id, source) =>
  titles[id.replace(/-(2|3|erebor|iron-hills|khazad-dum)$/, '')] ??
  shippedName(source.replace(/ \(General\)$/, ''));

const wears = (type, { unitTypes = [] }) => unitTypes.includes(type);

/** The parts of a purchase of several models, each with its profile and number; a howdah belongs to its beast. */
const partsOf = (row, profiles) =>
  row.composition.map((part) => {
    const profile = profiles.get(part.name);
    if (!profile) throw new Error(`no profile of ${part.name}`);
    return { ...part, profile, count: part.amount ?? 1, counts: part.armyRules?.NotCount !== 'Army' };
  });

const countsOf = (row, parts) => {
  const models = parts.filter(({ counts }) => counts);
  const number = (chosen) => chosen.reduce((sum, { count }) => sum + count, 0);
  const warriors = number(models.filter(({ profile }) => wears('Warrior', profile)));
  const all = number(models);
  const crew = row.section === 'Siege Engines' || models.some(({ name }) => /Siege Crew/.test(name));
  if (crew) return { models: all, warriors: all - 1, places: all - 1 };
  const places = number(models.filter(({ armyRules }) => armyRules?.NotCount !== 'Warband'));
  return {
    models: all,
    ...(warriors === 0 && row.section !== 'Warriors' ? {} : { warriors }),
    ...(places === 1 ? {} : { places }),
  };
};

const membersOf = (parts) =>
  parts
    .filter(({ profile, counts }) => counts && profile.characteristics)
    .map(({ profile, count }) => ({
      name: shippedName(
        profile.name.replace(/ \((Hero|War Beast|Great Beast of Gorgoroth|Troll Brute)\)$/, ''),
      ),
      statline: statlineOf(profile),
      ...(count === 1 ? {} : { count }),
    }));

/** Fields of a purchase of several models beyond those of a single profile. */
const composed = (row, profiles) => {
  const parts = partsOf(row, profiles);
  const engine = parts.find(({ profile }) => profile.characteristicsSiegeEngine)?.profile;
  const captain =
    parts.find(({ compositionModel }) => compositionModel === 'Captain')?.profile ??
    parts.find(({ profile, counts }) => counts && profile.characteristics).profile;
  return {
    of: captain,
    engine,
    fields: {
      ...(engine ? { range: engine.characteristicsSiegeEngine.range.replaceAll('"', '') } : {}),
      members: membersOf(parts),
      counts: countsOf(row, parts),
    },
  };
};

const rulesOf = (profile) => [
  ...new Set((profile.specialRules ?? []).map((name) => plainName(name).replace(/ \([^)]* only\)$/, ''))),
];

/** A profile's file without tier, points and options, which the lists give. */
export const profileFile = (row, profiles) => {
  const source = profiles.get(row.source);
  const several = row.composition.length > 0 ? composed(row, profiles) : null;
  const line = several?.of ?? source;
  const engine = several?.engine;
  const actions = (line.heroicActions ?? []).map((name) => name.replace(/^Heroic /, ''));
  const powers = powersOf(line);
  const rules = [...new Set([...rulesOf(source), ...rulesOf(line), ...(engine ? rulesOf(engine) : [])])];
  return {
    id: `${PREFIX}${bareProfile(row.source)}`,
    name: nameOf(bareProfile(row.source), row.source),
    ...(engine ? { kind: 'SIEGE_ENGINE' } : {}),
    ...(wears('Unique', line) && !(row.maximum > 1) && !engine ? { unique: true } : {}),
    ...(row.captains?.length === 0 ? { standsAlone: true } : {}),
    keywords: [...new Set([...keywordsOf(line), ...(engine ? ['Siege Engine'] : [])])],
    statline: engine ? engineLine(engine.characteristicsSiegeEngine) : statlineOf(line),
    ...(several?.fields ?? {}),
    wargear: itemsOf(line),
    ...(rules.length > 0 ? { specialRules: rules } : {}),
    ...(actions.length > 0 ? { heroicActions: actions } : {}),
    ...(powers ? { powers } : {}),
    pages: pagesOf(source.source ?? line.source),
    group: slug((line.faction ?? [])[0] ?? 'others'),
  };
};
