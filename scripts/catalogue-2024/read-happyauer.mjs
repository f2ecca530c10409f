// Reader A: HappyAuer's lists and profiles. It says who stands in a list, at which price and tier, with which options.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bareList, bareProfile } from './naming.mjs';

const tiers = {
  'Heroes of Legend': 'LEGEND',
  'Heroes of Valour': 'VALOUR',
  'Heroes of Fortitude': 'FORTITUDE',
  'Minor Heroes': 'MINOR',
  'Independent Heroes': 'INDEPENDENT',
};

const books = {
  'armies of the lord of the rings': 'LOTR',
  'armies of the hobbit': 'HOB',
  'armies of middle-earth': 'AME',
  'legacies of middle-earth - forces of good': 'LEG-G',
  'legacies of middle-earth - forces of evil': 'LEG-E',
  'rules manual': 'RULES',
};

/** Book and page of a list or profile. */
export const pagesOf = (source) =>
  source.map(({ book, page }) => {
    const known = books[book.toLowerCase()];
    if (!known) throw new Error(`an unknown book: ${book}`);
    return { book: known, page };
  });

/** Offers of a member: those of a Warrior exclude each other, or one of them must be taken. */
const offersOf = (row) => [
  ...(row.options ?? []).map((offer) => ({ ...offer, choice: null })),
  ...[...(row.optionalWarrior ?? []), ...(row.optionalwarrior ?? [])].map((offer) => ({
    ...offer,
    choice: 'MAY',
  })),
  ...(row.mandatoryWarrior ?? []).map((offer) => ({ ...offer, choice: 'MUST' })),
];

const member = (section, row) => {
  const rules = row.armyRules ?? {};
  return {
    source: row.name,
    profile: bareProfile(row.name),
    section,
    tier: tiers[section] ?? null,
    price: Number(/^\d+/.exec(row.points)?.[0]),
    offers: offersOf(row),
    compulsory: row.mandatory ?? [],
    composition: row.composition ?? [],
    captains: rules.Captains?.map((name) => bareProfile(name)),
    followers: (
      rules.Followers ?? row.composition?.find((part) => part.armyRules?.Followers)?.armyRules.Followers
    )?.map((name) => bareProfile(name)),
    needs: (rules.Depends ?? rules.DependsAny ?? []).map((name) => bareProfile(name)),
    captain: rules.Captain,
    general: rules.General,
    maximum: rules.Maximum,
    legacy: rules.Legacy ?? false,
    pair: row.pair ?? [],
  };
};

const read = (folder, file) => JSON.parse(readFileSync(join(folder, file), 'utf8'));

/** A pair sold together whose Heroes each lead a warband is two members, each at half the price. */
const apart = (row) => {
  const captains = (row.composition ?? []).filter(({ compositionModel }) => compositionModel === 'Captain');
  return captains.length < 2
    ? [row]
    : captains.map((part) => ({
        ...row,
        composition: [],
        ...part,
        pair: captains.map(({ name }) => bareProfile(name)),
      }));
};

/** All lists, by bare id. */
export const readLists = (folder) =>
  Object.values(read(folder, 'lists-happyauer.json')).map((list) => ({
    id: bareList(list.name),
    source: list.name,
    alignment: list.alignment.toUpperCase(),
    pages: pagesOf(list.source),
    bonuses: (list.specialRules ?? []).map(({ name }) => name).filter(Boolean),
    legacy: list.armyRules?.Legacy ?? false,
    members: Object.entries(list.models).flatMap(([section, rows]) =>
      rows.flatMap(apart).map((row) => member(section, row)),
    ),
  }));

/** All profiles as the source writes them, by its name. */
export const readProfiles = (folder) => new Map(Object.entries(read(folder, 'profiles-happyauer.json')));
