// Puts the draft together: what the readers found, what rules/ types, and what decisions.json settles.
import { readFileSync } from 'node:fs';
import { plainName, PREFIX } from './naming.mjs';
import { readLists, readProfiles } from './read-happyauer.mjs';
import { profileFile } from './profiles.mjs';
import { offeredTo, usual } from './members.mjs';
import { listFile } from './lists.mjs';
import { settle, unconfirmedOf } from './settle.mjs';
import { evil } from './rules/evil.mjs';
import { good } from './rules/good.mjs';
import { goodMore } from './rules/good-more.mjs';

const rulesOf = { ...good, ...goodMore, ...evil };
const decisions = JSON.parse(readFileSync(new URL('decisions.json', import.meta.url), 'utf8'));

/** Small groups of profiles share a file. */
const SMALL = 4;

const dropping = ({ group: _group, retinue: _retinue, ...file }) => file;

const grouped = (all, keyOf) => {
  const groups = new Map();
  for (const one of all) groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one]);
  return groups;
};

/** Profiles by group, each with what most lists say of it. */
const groupsOf = (files, commonOf) => {
  const byGroup = grouped(files, ({ group }) => group);
  const named = [...byGroup].filter(([, members]) => members.length >= SMALL);
  const others = [...byGroup]
    .filter(([, members]) => members.length < SMALL)
    .flatMap(([, members]) => members);
  return [...named, ['others', others]].map(([group, members]) => ({
    id: `${PREFIX}profiles-${group}`,
    edition: '2024',
    profiles: members.map((file) => {
      const { id, name, kind, unique, standsAlone, keywords, statline, ...rest } = dropping(file);
      const { tier, points, legacy, options, choices } = commonOf(id.slice(PREFIX.length));
      return {
        id,
        name,
        ...(kind ? { kind } : {}),
        ...(tier ? { tier } : {}),
        ...(unique ? { unique } : {}),
        ...(standsAlone ? { standsAlone } : {}),
        ...(legacy ? { legacy } : {}),
        points,
        keywords,
        statline,
        ...rest,
        ...(Object.keys(options).length > 0 ? { options } : {}),
        ...(choices.length > 0 ? { choices } : {}),
      };
    }),
  }));
};

/** One entry of a profile that a list prints twice, for its General and for others. */
const once = (members) =>
  members.filter(({ profile }, place) => members.findLastIndex((one) => one.profile === profile) === place);

/** How many models of a purchase a Hero brings among his Warriors. */
const retinueOf = ({ counts, members }, tier) =>
  members && counts.places > 1 && tier !== 'INDEPENDENT' && tier !== null ? counts.places - 1 : 0;

/** The price without what a list makes compulsory. */
const priceOf = (list, { profile, price, compulsory }, { points }) => {
  if (compulsory.length === 0) return price;
  const settled = decisions.prices.find((one) => one.list === list && one.profile === profile);
  return settled?.points ?? Number(points);
};

/** Lists and groups of profiles as files, and what a reader of the diff should look at. */
export const assemble = (folder) => {
  const notes = [];
  const sources = readProfiles(folder);
  const files = new Map();
  const drafted = readLists(folder).map((list) => ({
    ...list,
    members: once(list.members).map((row) => {
      const file = files.get(row.profile) ?? profileFile(row, sources);
      files.set(row.profile, file);
      const source = sources.get(row.source);
      const points = priceOf(list.id, row, source);
      const tier = row.tier ?? (file.kind === 'SIEGE_ENGINE' ? 'MINOR' : null);
      return {
        ...row,
        section: file.kind === 'SIEGE_ENGINE' ? 'Siege Engines' : row.section,
        tier,
        points,
        isUnique: file.unique ?? false,
        retinue: retinueOf(file, tier),
        ...offeredTo({ ...row, points }, source, file.wargear),
      };
    }),
  }));
  const settled = settle(drafted, files, decisions);
  const variants = grouped(
    settled.flatMap(({ members }) => members),
    ({ profile }) => profile,
  );
  const common = new Map([...variants].map(([id, found]) => [id, usual(found)]));
  const commonOf = (id) => common.get(id);
  const lists = settled.map((list) => {
    const rules = rulesOf[list.id] ?? {};
    const changes = (member) => changesOf(member, rules.members ?? {}, files);
    const file = listFile(list, list.members, {
      rules,
      commonOf,
      changesOf: changes,
      keywordsOf: (member) => keywordsIn(files.get(member.profile), changes(member)),
      report: (text) => notes.push(`${list.id}: ${text}`),
    });
    return { ...file, ...unconfirmedOf(list, decisions) };
  });
  for (const id of Object.keys(rulesOf))
    if (!settled.some((list) => list.id === id)) notes.push(`rules for ${id}, which no source has`);
  return { lists, groups: groupsOf([...files.values()], commonOf), notes };
};

/** Changes of a member that the typed rules make: they name a profile, or a keyword that several have. */
const changesOf = ({ profile }, changes, files) => {
  const { keywords, wargear } = files.get(profile);
  const found = Object.entries(changes).filter(([name]) => name === profile || keywords.includes(name));
  return Object.assign({}, ...found.map(([, change]) => changed(change, keywords, wargear)));
};

const changed = ({ addsKeywords, withoutWargear, ...others }, keywords, wargear) => {
  const added = (addsKeywords ?? []).filter((word) => !keywords.includes(word));
  return {
    ...others,
    ...(added.length > 0 ? { addsKeywords: added } : {}),
    ...(withoutWargear
      ? { wargear: wargear.filter((item) => !withoutWargear.includes(item)).map(plainName) }
      : {}),
  };
};

const keywordsIn = ({ keywords }, { addsKeywords = [], replacesKeywords = {} }) => [
  ...keywords.map((word) => replacesKeywords[word] ?? word),
  ...addsKeywords,
];
