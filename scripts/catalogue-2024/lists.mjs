// Army lists of 2024 in the form of the catalogue: members from the data, composition as typed in rules/.
import { plainName, PREFIX, slug } from './naming.mjs';
import { reference } from './members.mjs';
import { listOptions } from './rules/list-options.mjs';

const namesProfiles = new Set([
  'profiles',
  'leaders',
  'followers',
  'forEach',
  'present',
  'with',
  'alsoLedBy',
  'leadersAsGeneral',
  'heroes',
  'ledBy',
  'depends',
  'unlisted',
]);

/** The same rules with the ids of this edition. */
const withIds = (rules) => {
  if (Array.isArray(rules)) return rules.map(withIds);
  if (typeof rules !== 'object' || rules === null) return rules;
  return Object.fromEntries(
    Object.entries(rules).map(([field, value]) => {
      if (field === 'of' && typeof value === 'object')
        return [
          field,
          Object.fromEntries(Object.entries(value).map(([id, word]) => [`${PREFIX}${id}`, word])),
        ];
      if (namesProfiles.has(field) && Array.isArray(value))
        return [field, value.map((id) => `${PREFIX}${id}`)];
      return [field, withIds(value)];
    }),
  );
};

const leads = ({ tier, section }) => section === 'Siege Engines' || (tier !== null && tier !== 'INDEPENDENT');

/** The Heroes of a list that Warriors of a keyword may follow. */
const leadersBy = ({ keyword, leadersKeyword = keyword, alsoLedBy = [] }, members, keywordsOf) =>
  members
    .filter(leads)
    .filter((hero) => keywordsOf(hero).includes(leadersKeyword) || alsoLedBy.includes(hero.profile))
    .map(({ profile }) => profile);

const meant = ({ keyword, profiles }, member, keywordsOf) =>
  member.section === 'Warriors' &&
  (profiles ? profiles.includes(member.profile) : keywordsOf(member).includes(keyword));

const sorted = (ids) => [...new Set(ids)].sort();
const equal = (a, b) => sorted(a).join() === sorted(b).join();

/** Followers of certain leaders by name, as the data say, without those that a demand on keywords names already. */
const followers = (members, typed, { keywordsOf, report }) => {
  const byKeyword = typed.filter(({ kind }) => kind === 'FOLLOWS_KEYWORD');
  const named = new Set(
    typed.filter(({ kind }) => kind === 'ONLY_LED_BY').flatMap(({ profiles }) => profiles),
  );
  const groups = new Map();
  for (const member of members) {
    const { captains, profile, tier } = member;
    const demand = byKeyword.find((one) => meant(one, member, keywordsOf));
    const allowed = demand && leadersBy(demand, members, keywordsOf);
    if (demand && !captains && !member.isAdded)
      report(`${profile} follows ${demand.keyword}, which the data do not say`);
    if (!captains || captains.length === 0 || named.has(profile)) continue;
    if (tier !== null && tier !== 'INDEPENDENT' && tier !== 'MINOR') continue;
    const there = captains.filter((id) => members.some((one) => one.profile === id));
    if (there.length < new Set(captains).size)
      report(`${profile} follows somebody who is not there: ${captains}`);
    if (allowed && equal(allowed, there)) continue;
    if (allowed && !there.every((id) => allowed.includes(id)))
      report(`${profile}: by keyword ${allowed}; by name ${there}`);
    const key = sorted(there).join();
    groups.set(key, { leaders: sorted(there), profiles: [...(groups.get(key)?.profiles ?? []), profile] });
  }
  return [...groups.values()].map(({ leaders, profiles }) => ({ kind: 'ONLY_LED_BY', profiles, leaders }));
};

/** Leaders whose Warriors are named; Independent Heroes are Heroes and may follow all the same. */
const leaders = (members, typed) => {
  const known = new Set(typed.filter(({ kind }) => kind === 'LEADS_ONLY').flatMap(({ leaders: of }) => of));
  const independent = members.filter(({ tier }) => tier === 'INDEPENDENT').map(({ profile }) => profile);
  return members
    .filter(({ followers: of, profile }) => of && !known.has(profile))
    .map(({ followers: of, profile, section }) => ({
      kind: 'LEADS_ONLY',
      leaders: [profile],
      followers: of.length === 0 || section === 'Siege Engines' ? [] : [...of, ...independent],
    }));
};

const needed = (members) =>
  members
    .filter(({ needs }) => needs.length > 0)
    .map(({ profile, needs }) => ({ kind: 'REQUIRES', profiles: [profile], present: needs }));

const pairs = (members) =>
  members
    .filter(({ pair }) => pair.length > 0)
    .map(({ profile, pair }) => ({
      kind: 'REQUIRES',
      profiles: [profile],
      present: pair.filter((id) => id !== profile),
    }));

const numbers = (members, slips) =>
  members
    .filter(({ maximum, isUnique }) => maximum > 1 || (maximum === 1 && !isUnique))
    .filter(({ profile }) => !slips.includes(profile))
    .map(({ profile, maximum }) => ({ kind: 'NUMBER_OF', profiles: [profile], maximum }));

/** Heroes who must follow another: the data say whom, and that they lead nobody. */
const mustFollow = (members) => {
  const bound = members.filter(
    ({ tier, captains, captain }) => captain === 'No' && captains && tier !== 'INDEPENDENT',
  );
  const keys = [...new Set(bound.map(({ captains }) => captains.join()))];
  return keys.map((key) => ({
    heroes: bound.filter(({ captains }) => captains.join() === key).map(({ profile }) => profile),
    leaders: key.split(','),
    compulsory: true,
  }));
};

/** Demands that are typed by their exceptions, or by a keyword, as the catalogue writes them. */
const spelledOut = ({ keyword, ...demand }, members, keywordsOf) => {
  const ids = (chosen) => members.filter(chosen).map(({ profile }) => profile);
  if (demand.kind === 'SHARE')
    return { ...demand, profiles: ids((member) => keywordsOf(member).includes(keyword)) };
  if (demand.kind === 'NOT_LED_BY') {
    const others = ids((member) => leads(member) && !demand.leaders.includes(member.profile));
    return { kind: 'ONLY_LED_BY', profiles: demand.profiles, leaders: others };
  }
  return keyword === undefined ? demand : { kind: demand.kind, keyword, ...demand };
};

const merged = (demands) => {
  const made = [];
  for (const demand of demands) {
    const twin = made.find(
      (one) =>
        one.kind === demand.kind && demand.kind === 'LEADS_ONLY' && equal(one.followers, demand.followers),
    );
    if (twin) twin.leaders = [...twin.leaders, ...demand.leaders];
    else made.push({ ...demand });
  }
  return made;
};

/** Models of a purchase that take places among the Warriors of the Hero who leads them. */
const retinues = (members) =>
  members
    .filter(({ retinue, section }) => retinue > 0 && section !== 'Siege Engines')
    .map(({ profile, retinue }) => ({ leaders: [profile], add: -retinue }));

/** The file of one list. `members` hold what was drafted of each, `common` what most lists say of its profile. */
export const listFile = (list, members, { rules, commonOf, keywordsOf, changesOf, report }) => {
  const typed = (rules.demands ?? []).map((demand) => spelledOut(demand, members, keywordsOf));
  const warbandRules = [...(rules.warbandRules ?? []), ...retinues(members)];
  const mayFollow = rules.mayFollow ?? mustFollow(members);
  const demands = merged([
    ...typed,
    ...followers(members, typed, { keywordsOf, report }),
    ...(rules.followersTyped ? [] : leaders(members, typed)),
    ...needed(members),
    ...pairs(members),
    ...numbers(members, rules.anyNumberOf ?? []),
  ]);
  const optional = {
    bowRules: rules.bowRules,
    throwingRules: rules.throwingRules,
    bowExemptions: rules.bowExemptions,
    warbandRules: warbandRules.length > 0 ? warbandRules : undefined,
    captainless: rules.captainless,
    mayFollow: mayFollow.length > 0 ? mayFollow : undefined,
    breakRule: rules.breakRule,
    demands: demands.length > 0 ? demands : undefined,
    listOptions: rules.listOptions && listOptions,
    notCovered: rules.notCovered,
  };
  return {
    id: `${PREFIX}${list.id}`,
    name: plainName(list.source),
    edition: '2024',
    ...(list.legacy ? { legacy: true } : {}),
    alignment: list.alignment,
    pages: list.pages,
    bonuses: list.bonuses.map((name) => ({ id: slug(name), name: plainName(name).replace(/^"|"$/g, '') })),
    ...withIds(Object.fromEntries(Object.entries(optional).filter(([, value]) => value !== undefined))),
    profiles: [],
    borrowed: members.map((member) =>
      reference(`${PREFIX}${member.profile}`, member, {
        common: commonOf(member.profile),
        more: withIds(changesOf(member)),
      }),
    ),
  };
};
