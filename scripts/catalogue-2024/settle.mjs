// Settles the differences of the sources as decisions.json says, and marks what they leave unconfirmed.
import { PREFIX } from './naming.mjs';

const meets = (decision, list, member) =>
  (decision.list === undefined || decision.list === list) && decision.profile === member.profile;

const both = (one, other) => (one ? { all: [one, other] } : other);

const withOption = (member, { option, add, points, adds, without, compulsory }) => {
  const before = member.options[option] ?? add;
  if (before === undefined) throw new Error(`${member.profile} has no option ${option}`);
  const file = typeof before === 'number' ? { points: before } : before;
  const changed = {
    ...file,
    ...(points === undefined ? {} : { points }),
    ...(adds ? { adds } : {}),
    ...(without
      ? { when: both(file.when, { not: { present: without.map((id) => `${PREFIX}${id}`) } }) }
      : {}),
  };
  const { points: price, ...particular } = changed;
  return {
    ...member,
    choices: compulsory ? [...member.choices, { options: [option], minimum: 1 }] : member.choices,
    options: { ...member.options, [option]: Object.keys(particular).length > 0 ? changed : price },
  };
};

const settledMember = (list, member, decisions) => {
  const price = decisions.prices.find((one) => meets(one, list, member));
  const tier = decisions.tiers.find((one) => meets(one, list, member));
  const options = decisions.options.filter((one) => meets(one, list, member));
  return options.reduce(withOption, {
    ...member,
    ...(price ? { points: price.points } : {}),
    ...(tier ? { tier: tier.tier } : {}),
  });
};

/** Members that only some sources have, as another list prints them. */
const added = (list, lists, { members }) =>
  members
    .filter((one) => one.list === list.id)
    .map(({ profile, from }) => {
      const found = lists.find(({ id }) => id === from)?.members.find((one) => one.profile === profile);
      if (!found) throw new Error(`${from} has no ${profile}`);
      return { ...found, captains: undefined, isAdded: true };
    });

/** The lists as they ship; the lines of profiles are put right in `files`. */
export const settle = (lists, files, decisions) => {
  for (const { profile, statline } of decisions.statlines) files.get(profile).statline = statline;
  return lists.map((list) => ({
    ...list,
    members: [...list.members, ...added(list, lists, decisions)].map((member) =>
      settledMember(list.id, member, decisions),
    ),
  }));
};

const mark = (field, { profile, option, since, before, note }) => ({
  field,
  ...(profile ? { profile: `${PREFIX}${profile}` } : {}),
  ...(option ? { option } : {}),
  ...(since ? { since } : {}),
  ...(before === undefined ? {} : { before }),
  ...(note ? { note } : {}),
});

/** Sources and date of a list, and its fields that they do not confirm. */
export const unconfirmedOf = (list, { asOf, prices, tiers, members, options, statlines, marks }) => {
  const here = (field) => (one) =>
    (one.list ?? list.id) === list.id && list.members.some(({ profile }) => profile === one.profile)
      ? [mark(field, one)]
      : [];
  const found = [
    ...prices.flatMap(here('points')),
    ...tiers.filter(({ note }) => note).flatMap(here('tier')),
    ...members.flatMap(here('member')),
    ...options.filter(({ note }) => note).flatMap(here('options')),
    ...statlines.flatMap(here('statline')),
    ...marks.filter((one) => one.list === list.id).map(({ field, list: _list, ...one }) => mark(field, one)),
  ];
  return {
    sources: ['happyauer', 'list-builder', 'admiral'],
    asOf,
    ...(found.length > 0 ? { unconfirmed: found } : {}),
  };
};
