// Holds every field of the shipped catalogue against the importer's reading of BattleScribe files and lists the
// differences. It runs where those files are:
//   MUSTER_BATTLESCRIBE=<folder> npm run check-catalogue
// The lists of 2024 are held against their own sources where MUSTER_SOURCES_2024 names the folder of these.
// Differences with a known reason stand in scripts/catalogue-differences.json; any other makes the check fail, as do
// more than 2 in 100 explained ones, and an account of the files that does not add up.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { loadSource } from './load-source.mjs';

const folder = process.env.MUSTER_BATTLESCRIBE;
const sources2024 = process.env.MUSTER_SOURCES_2024;
if (sources2024) await import('../tests/verify/catalogue-2024/catalogue.mjs');
if (!folder) {
  if (sources2024) process.exit();
  console.error(
    'Set MUSTER_BATTLESCRIBE to a folder of .gst and .cat files, MUSTER_SOURCES_2024 to the sources of 2024.',
  );
  process.exit(2);
}

const { importCatalogues } = await loadSource(
  'src/infrastructure/battlescribe/catalogue/import-catalogues.ts',
);
const { accountOf } = await loadSource('scripts/catalogue-account.ts');
const { shippedCatalogue } = await loadSource('src/app/armies/lists/shipped-catalogue.ts');
const { resolveCatalogue } = await loadSource('src/domain/armies/catalogue/resolve.ts');
const { conditionText } = await loadSource('src/domain/armies/catalogue/condition-text.ts');
const { slug } = await loadSource('src/domain/armies/catalogue/slug.ts');

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

let compared = 0;
const differences = [];
const compare = (where, what, [own, read]) => {
  compared += 1;
  const [mine, other] = [JSON.stringify(own), JSON.stringify(read)];
  if (mine !== other) differences.push(`${where}: ${what} ${mine}, read ${other}`);
};

const nameOf = ({ name }) => known.names[slug(name)] ?? slug(name);

/** Names of profiles by id, on either side, in the spelling that both share. */
const namesIn = (catalogue) => {
  const byId = new Map(
    [...catalogue.armyLists, ...catalogue.legions].flatMap(({ profiles }) =>
      profiles.map((profile) => [profile.id, known.persons[profile.id] ?? nameOf(profile)]),
    ),
  );
  return (id) => byId.get(id) ?? 'nobody of these';
};
const [ourName, theirName] = [namesIn(ours), namesIn(theirs)];

const optionWord = ({ id, name }) => {
  for (const word of [id, slug(name)]) {
    for (const [mine, others] of Object.entries(known.options))
      if (word === mine || others.includes(word)) return mine;
  }
  return slug(name);
};

const conditionOf = (condition, called, options) => {
  if (condition === null) return null;
  const named = (one) =>
    one.kind === 'OPTION'
      ? { ...one, option: options.get(one.option) ?? one.option }
      : one.kind === 'PRESENT' || one.kind === 'LED_BY'
        ? { ...one, profiles: [...new Set(one.profiles.map(called))].sort() }
        : one.kind === 'NOT'
          ? { ...one, condition: named(one.condition) }
          : one.kind === 'ALL' || one.kind === 'ANY'
            ? { ...one, conditions: one.conditions.map(named) }
            : one;
  return conditionText(named(condition), (id) => id);
};

const words = (profile) => new Map(profile.options.map((option) => [option.id, optionWord(option)]));
const sortedNames = (ids, called) => [...new Set(ids.map(called))].sort();
const text = (names) => [...names].map((name) => slug(name)).sort();

/** Which options of a profile stand in each other's way, of those that the other side has too. */
const choicesOf = (profile, other) => {
  const [named, known] = [words(profile), new Set(words(other).values())];
  return profile.choices
    .map(({ options, minimum, maximum }) => [
      minimum,
      maximum,
      ...options
        .map((id) => named.get(id))
        .filter((word) => known.has(word))
        .sort(),
    ])
    .filter(([, maximum, ...options]) => options.length > maximum)
    .map((choice) => choice.join(' '))
    .sort();
};

const compareOption = (where, [own, read], [mine, other]) => {
  const at = (what) => `${optionWord(read)}: ${what}`;
  compare(where, at('points'), [own.points, read.points]);
  compare(where, at('is a bow'), [own.kind === 'BOW', read.kind === 'BOW']);
  compare(where, at('maximum'), [own.maximum, read.maximum]);
  compare(where, at('counts'), [own.counts, read.counts]);
  compare(where, at('adds'), [own.adds, read.adds]);
  compare(where, at('tier'), [own.tier, read.tier]);
  compare(where, at('in an army'), [own.inArmy, read.inArmy]);
  compare(where, at('when'), [
    conditionOf(own.when, ourName, words(mine)),
    conditionOf(read.when, theirName, words(other)),
  ]);
};

const compareProfile = (where, own, read) => {
  for (const field of ['points', 'tier', 'unique', 'kind']) compare(where, field, [own[field], read[field]]);
  for (const name of Object.keys(read.characteristics))
    compare(where, name, [own.characteristics[name], read.characteristics[name]]);
  for (const name of ['models', 'warriors', 'bows', 'places'])
    compare(where, `counts ${name}`, [own.counts[name], read.counts[name]]);
  compare(where, 'keywords', [text(own.keywords), text(read.keywords)]);
  const members = ({ members: all }) =>
    all.map(({ name, count, characteristics }) => [slug(name), count, ...Object.values(characteristics)]);
  compare(where, 'members', [members(own).sort(), members(read).sort()]);
  for (const field of ['specialRules', 'heroicActions', 'magicalPowers'])
    compare(where, field, [text(own[field]), text(read[field])]);
  compare(where, 'excludes', [sortedNames(own.excludes, ourName), sortedNames(read.excludes, theirName)]);
  compare(where, 'when', [
    conditionOf(own.when, ourName, words(own)),
    conditionOf(read.when, theirName, words(read)),
  ]);
  compare(where, 'choices', [choicesOf(own, read), choicesOf(read, own)]);
  const readOptions = new Map(read.options.map((option) => [optionWord(option), option]));
  const ownOptions = new Map(own.options.map((option) => [optionWord(option), option]));
  for (const word of new Set([...readOptions.keys(), ...ownOptions.keys()])) {
    const [mine, other] = [ownOptions.get(word), readOptions.get(word)];
    if (mine && other) compareOption(where, [mine, other], [own, read]);
    else compare(where, `option ${word}`, [mine?.points ?? 'none', other?.points ?? 'none']);
  }
};

/** Demands as lines that do not depend on ids or order. */
const demandLines = (list, called) =>
  list.demands
    .filter(({ kind }) => kind !== 'LEADS_ONLY')
    .flatMap((demand) => {
      const names = (field) => (demand[field] ? sortedNames(demand[field], called) : []);
      if (demand.kind === 'COMPULSORY' || demand.kind === 'LEADER')
        return names('profiles').map((name) => `${demand.kind} ${name}`);
      if (demand.kind === 'ONLY_LED_BY')
        return names('profiles').map((name) => `${demand.kind} ${name}: ${names('leaders').join(', ')}`);
      return [
        [
          demand.kind,
          ...['profiles', 'leaders', 'followers', 'present', 'with', 'forEach'].map((field) =>
            names(field).join(', '),
          ),
          JSON.stringify([demand.minimum ?? null, demand.maximum ?? null]),
        ].join(' '),
      ];
    })
    .sort();

const sizeLines = (list, called) =>
  list.warbandRules
    .flatMap(({ leaders, set, add, when }) =>
      (leaders ?? ['every Hero']).map(
        (leader) =>
          `${leaders ? called(leader) : leader} ${set ?? ''}${add ? `+${add}` : ''} ${conditionOf(when, called, new Map(list.profiles.flatMap((profile) => [...words(profile)])))}`,
      ),
    )
    .sort();

const compareList = (own, read) => {
  compare(own.name, 'alignment', [own.alignment, read.alignment]);
  const readProfiles = new Map(read.profiles.map((profile) => [theirName(profile.id), profile]));
  const ownProfiles = new Map(own.profiles.map((profile) => [ourName(profile.id), profile]));
  const isPart = known.parts.includes(own.id);
  for (const name of new Set([...readProfiles.keys(), ...ownProfiles.keys()])) {
    const [mine, other] = [ownProfiles.get(name), readProfiles.get(name)];
    if (mine && other) compareProfile(`${own.name}, ${mine.name}`, mine, other);
    else if (!isPart || mine)
      compare(own.name, `profile ${name}`, [mine?.points ?? 'none', other?.points ?? 'none']);
  }
  compare(own.name, 'bow limits', [
    own.bowRules.map(({ numerator, denominator, when }) => [
      numerator,
      denominator,
      conditionOf(when, ourName),
    ]),
    read.bowRules.map(({ numerator, denominator, when }) => [
      numerator,
      denominator,
      conditionOf(when, theirName),
    ]),
  ]);
  const exempt = (list, called) =>
    list.bowExemptions
      .flatMap(({ profiles, when }) => profiles.map((id) => `${called(id)} ${conditionOf(when, called)}`))
      .sort();
  compare(own.name, 'bow exemptions', [exempt(own, ourName), exempt(read, theirName)]);
  compare(own.name, 'warband sizes', [sizeLines(own, ourName), sizeLines(read, theirName)]);
  compare(own.name, 'warbands without a captain', [
    own.captainless.map(({ minimum, maximum }) => [minimum, maximum]),
    read.captainless.map(({ minimum, maximum }) => [minimum, maximum]),
  ]);
  const [mine, other] = [demandLines(own, ourName), demandLines(read, theirName)];
  for (const line of new Set([...mine, ...other]))
    compare(own.name, `demand ${line}`, [mine.includes(line), other.includes(line)]);
};

/** A Legion that two catalogues hold a half of each, as one. */
const joined = (lists) =>
  lists.length < 2
    ? lists[0]
    : {
        ...lists[0],
        ...Object.fromEntries(
          ['profiles', 'demands', 'bowRules', 'bowExemptions', 'warbandRules', 'captainless'].map((field) => [
            field,
            lists.flatMap((list) => list[field]),
          ]),
        ),
      };

for (const [mine, read] of [
  [ours.armyLists, theirs.armyLists],
  [ours.legions, theirs.legions],
])
  for (const own of mine) {
    const wanted = known.lists[own.id] ?? slug(own.name);
    const other = joined(read.filter((candidate) => slug(candidate.name) === wanted));
    if (other) compareList(own, other);
    else compare(own.name, 'list', ['shipped', 'none']);
  }

const explained = known.reasons.flatMap((reason) => reason.differences);
const unexplained = differences.filter((line) => !explained.includes(line));
const gone = explained.filter(
  (line, index) => !differences.includes(line) || explained.indexOf(line) !== index,
);
for (const line of unexplained) console.log(line);
for (const line of gone) console.log(`no longer there: ${line}`);

const { total, used, unused } = accountOf(imported.value.reading);
const accounted = used + unused.reduce((sum, { count }) => sum + count, 0);
console.log(
  `${total} modifiers, constraints, conditions and repeats: ${used} used, ${accounted - used} left out for ${unused.length} reasons`,
);
if (process.argv.includes('--account'))
  for (const { what, count, examples } of unused) console.log(`  ${count} ${what}: ${examples.join('; ')}`);
const share = (100 * (differences.length - unexplained.length)) / compared;
console.log(
  `${compared} fields compared, ${differences.length} differences, ${differences.length - unexplained.length} of them with a known reason (${share.toFixed(2)} %)`,
);
const counts = Object.fromEntries([['used', used], ...unused.map(({ what, count }) => [what, count])]);
const isSameAccount = JSON.stringify(counts) === JSON.stringify(known.account);
if (!isSameAccount) console.log(`the account has changed: ${JSON.stringify(counts)}`);
if (!isSameAccount || unexplained.length > 0 || gone.length > 0 || share > 2 || accounted !== total)
  process.exit(1);
