// What ships of 2024, read from its files by a few lines of its own: neither the product nor the drafting is asked.
import { readFileSync, readdirSync } from 'node:fs';

const folder = new URL('../../../data/catalogue/2024/', import.meta.url);
const json = (name) => JSON.parse(readFileSync(new URL(name, folder), 'utf8'));
const filesIn = (path) => readdirSync(new URL(path, folder)).filter((name) => name.endsWith('.json'));

const bare = (id) => id.replace(/^2024-/, '');

const priced = (options = {}) =>
  new Map(
    Object.entries(options).map(([id, option]) => [
      id,
      typeof option === 'number' ? { points: option } : option,
    ]),
  );

const written = new Map(
  filesIn('profiles/')
    .flatMap((name) => json(`profiles/${name}`).profiles)
    .map((profile) => [profile.id, profile]),
);

const keywordsOf = (profile, { addsKeywords = [], replacesKeywords = {} }) => [
  ...profile.keywords.map((word) => replacesKeywords[word] ?? word),
  ...addsKeywords,
];

/** A member of a list with everything that the list says of it. */
const memberOf = (reference) => {
  const change = typeof reference === 'string' ? { profile: reference } : reference;
  const profile = written.get(change.profile);
  if (!profile) throw new Error(`no file writes ${change.profile}`);
  const options = priced(profile.options);
  if (change.onlyOptions)
    for (const id of options.keys()) if (!change.onlyOptions.includes(id)) options.delete(id);
  for (const [id, option] of priced(change.options)) options.set(id, option);
  const choices = (change.choices ?? profile.choices ?? [])
    .map((choice) => ({ ...choice, options: choice.options.filter((id) => options.has(id)) }))
    .filter(({ options: left }) => left.length > 0);
  const { profile: id, ...said } = change;
  return {
    ...profile,
    ...said,
    id: bare(id),
    keywords: keywordsOf(profile, change),
    options,
    choices,
  };
};

/** All lists with their members. */
export const shippedLists = () =>
  filesIn('').map((name) => {
    const list = json(name);
    return {
      ...list,
      id: bare(list.id),
      demands: list.demands ?? [],
      members: list.borrowed.map(memberOf),
    };
  });
