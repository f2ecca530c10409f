// Names and ids of the catalogue of 2024. Each source spells a few names in its own way; aliases.json says which are one.
import { readFileSync } from 'node:fs';

/** Ids of lists and profiles of this edition start with it, so that an id says its edition. */
export const PREFIX = '2024-';

const aliases = JSON.parse(readFileSync(new URL('aliases.json', import.meta.url), 'utf8'));

/** A name as an id: lower case without accents, words joined by hyphens. */
export const slug = (name) =>
  name
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’‘"“”]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** The bare id of a list by the name that a source gives it. */
export const bareList = (name) => aliases.lists[slug(name)] ?? slug(name);

/** The bare id of a profile by the name that a source gives it; of several persons of that name, the one that `has` knows. */
export const bareProfile = (name, has = () => true) => {
  const alias = aliases.profiles[slug(name)] ?? slug(name);
  return typeof alias === 'string' ? alias : (alias.find(has) ?? slug(name));
};

/** The name that ships: straight apostrophes, slips of a source put right. */
export const shippedName = (name) => {
  const straight = name.replace(/[’‘]/g, "'").replace(/[“”]/g, '"').trim();
  return Object.entries(aliases.spelling).reduce(
    (text, [slip, right]) => text.replaceAll(slip, right),
    straight,
  );
};

/** The name of a keyword, special rule or item, without the marks in square brackets that a source needs for its links. */
export const plainName = (name) => shippedName(name.replace(/\s*\[[^\]]*\]/g, ''));
