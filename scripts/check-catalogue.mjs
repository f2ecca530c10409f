// Holds every number of the shipped catalogue against the importer's reading of BattleScribe files and lists the
// differences. It runs where those files are:
//   MUSTER_BATTLESCRIBE=<folder> npm run check-catalogue
// Differences with a known reason stand in scripts/catalogue-differences.json; any other makes the check fail.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { loadSource } from './load-source.mjs';

const folder = process.env.MUSTER_BATTLESCRIBE;
if (!folder) {
  console.error('Set MUSTER_BATTLESCRIBE to a folder of .gst and .cat files.');
  process.exit(2);
}

const { importCatalogues } = await loadSource('src/importer/battlescribe/import-catalogues.ts');
const { shippedCatalogue } = await loadSource('src/app/armies/shipped-catalogue.ts');
const { resolveCatalogue } = await loadSource('src/armies/catalogue/resolve.ts');
const { slug } = await loadSource('src/armies/catalogue/slug.ts');

const known = JSON.parse(readFileSync(new URL('catalogue-differences.json', import.meta.url), 'utf8'));
const files = readdirSync(folder)
  .filter((name) => /\.(gst|cat)z?$/.test(name))
  .map((name) => ({ name, bytes: readFileSync(join(folder, name)) }));
const imported = importCatalogues(files);
if (!imported.ok) {
  console.error(imported.error);
  process.exit(1);
}
const theirs = resolveCatalogue(imported.value.lists, { lists: [], allies: {} });
const ours = shippedCatalogue();

const differences = [];
const differ = (where, what, [own, read]) =>
  differences.push(`${where}: ${what} ${JSON.stringify(own)}, read ${JSON.stringify(read)}`);
const compare = (where, what, [own, read]) => {
  if (JSON.stringify(own) !== JSON.stringify(read)) differ(where, what, [own, read]);
};

const nameOf = ({ name }) => known.names[slug(name)] ?? slug(name);
/** The words by which the two sides may call the same option. */
const optionWords = ({ id, name }) => {
  const words = [id, slug(name), slug(name).replace(/-instead-of-.*/, '')];
  return words.flatMap((word) => [word, ...(known.options[word] ?? [])]);
};
const sameOption = (a, b) => optionWords(a).some((word) => optionWords(b).includes(word));

const compareOptions = (where, own, read) => {
  for (const option of read.options) {
    const mine = own.options.find((candidate) => sameOption(candidate, option));
    if (!mine) {
      differ(where, `option ${option.name}`, ['none', option.points]);
      continue;
    }
    compare(where, `points of ${option.name}`, [mine.points, option.points]);
    compare(where, `bows of ${option.name}`, [mine.counts.bows, option.counts.bows]);
    compare(where, `kind of ${option.name} is a bow`, [mine.kind === 'BOW', option.kind === 'BOW']);
  }
  for (const option of own.options)
    if (!read.options.some((candidate) => sameOption(candidate, option)))
      differ(where, `option ${option.name}`, [option.points, 'none']);
};

const compareProfile = (where, own, read) => {
  // Models that are only sold together are counted one by one here.
  const sold = own.counts.warriors === 1 && read.counts.warriors > 1 ? read.counts.warriors : 1;
  compare(where, 'points', [own.points, read.points / sold]);
  compare(where, 'tier', [own.tier, read.tier]);
  compare(where, 'unique', [own.unique, read.unique]);
  compare(where, 'characteristics', [
    Object.values(own.characteristics),
    Object.values(read.characteristics),
  ]);
  compare(where, 'bows', [own.counts.bows, read.counts.bows]);
  compareOptions(where, own, read);
};

const compareRoll = (own, read) => {
  for (const profile of read.profiles) {
    const mine = own.profiles.find((candidate) => nameOf(candidate) === nameOf(profile));
    if (mine) compareProfile(`${own.name}, ${mine.name}`, mine, profile);
    else differ(own.name, `profile ${profile.name}`, ['none', profile.points]);
  }
  for (const profile of own.profiles)
    if (!read.profiles.some((candidate) => nameOf(candidate) === nameOf(profile)))
      differ(own.name, `profile ${profile.name}`, [profile.points, 'none']);
  const fraction = ({ bowRules }) =>
    bowRules.map(({ numerator, denominator, when }) => [numerator, denominator, when]);
  compare(own.name, 'bow limits', [fraction(own), fraction(read)]);
  const exempt = (roll) =>
    roll.bowExemptions
      .flatMap(({ profiles }) => profiles)
      .map((id) => nameOf(roll.profiles.find((profile) => profile.id === id)));
  compare(own.name, 'bow exemptions', [exempt(own), exempt(read)]);
  for (const kind of ['COMPULSORY', 'LEADER']) {
    const named = (roll) =>
      roll.demands
        .filter((demand) => demand.kind === kind)
        .flatMap(({ profiles }) => profiles)
        .map((id) => nameOf(roll.profiles.find((profile) => profile.id === id)))
        .sort();
    compare(own.name, kind, [named(own), named(read)]);
  }
};

for (const [mine, read] of [
  [ours.armyLists.filter(({ complete }) => complete), theirs.armyLists],
  [ours.legions, theirs.legions],
])
  for (const own of mine) {
    const other = read.find((candidate) => slug(candidate.name) === slug(own.name));
    if (other) compareRoll(own, other);
    else differ(own.name, 'roll', ['shipped', 'none']);
  }

const unexplained = differences.filter((line) => !(line in known.reasons));
const gone = Object.keys(known.reasons).filter((line) => !differences.includes(line));
for (const line of unexplained) console.log(line);
for (const line of gone) console.log(`no longer there: ${line}`);
const profiles = [...ours.armyLists, ...ours.legions].reduce((sum, roll) => sum + roll.profiles.length, 0);
console.log(
  `${profiles} profiles compared, ${differences.length} differences, ${differences.length - unexplained.length} of them with a known reason`,
);
if (unexplained.length > 0 || gone.length > 0) process.exit(1);
