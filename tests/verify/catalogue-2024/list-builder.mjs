// The list builder's entries against what ships: price, tier, uniqueness, warband, options, what must be taken, Might, Will, Fate, Wounds.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listNamed, optionNamed, profileNamed } from './names.mjs';

const tiers = {
  'Hero of Legend': 'LEGEND',
  'Hero of Valour': 'VALOUR',
  'Hero of Fortitude': 'FORTITUDE',
  'Minor Hero': 'MINOR',
  'Independent Hero': 'INDEPENDENT',
  'Siege Engine': 'SIEGE_ENGINE',
  Warrior: null,
};

const sizes = { LEGEND: 18, VALOUR: 15, FORTITUDE: 12, MINOR: 6, INDEPENDENT: 0 };

const read = (folder, file) => JSON.parse(readFileSync(join(folder, file), 'utf8'));

/** An upgrade of a Warrior in one leader's warband is an option there and a profile here. */
const isUpgrade = ({ type }) => type === 'special_warband_upgrade';

/** A choice of Might, Will and Fate is an option there and part of the profile here. */
const isCharacter = ({ type }) => type === 'ringwraith_amwf';

/** One row for each entry and for each upgrade; an entry that stands twice (with and without a Hero) is one. */
const rowsOf = (entries) =>
  entries.flatMap((entry) => {
    const { options, name, base_points: points } = entry;
    const own = options.filter((option) => !isUpgrade(option) && !isCharacter(option));
    const extra = options.filter((option) => isCharacter(option) && option.included);
    const base = { ...entry, options: own, points: points + extra.reduce((sum, one) => sum + one.points, 0) };
    const upgrades = options.filter(isUpgrade).map((option) => ({
      ...base,
      name: option.name
        .replace(/^Upgrade to /, '')
        .replace(/s$/, '')
        .replace(/^Guardians/, 'Guardian'),
      points: points + option.points,
      isUpgrade: true,
    }));
    return [{ ...base, name }, ...upgrades];
  });

const warbandOf = (list, member) => {
  const rules = (list.warbandRules ?? []).filter(({ leaders }) => leaders.includes(`2024-${member.id}`));
  const set = rules.findLast((rule) => rule.set !== undefined)?.set;
  return set ?? sizes[member.tier] ?? 0;
};

const lineOf = ({ statline }) => {
  const [, , , , , wounds, , , might, will, fate] = statline.split(' ');
  return [might, will, fate, wounds].join(':');
};

const isBow = (text) => /bow\b/i.test(text);

/** What an option counts as: said by its file, or by its id. */
const sortOf = (id, { kind }) => {
  if (kind === 'BOW' || (!kind && isBow(id))) return 'bow';
  if (kind === 'THROWING' || (!kind && /throwing/.test(id))) return 'throw';
  return 'neither';
};

const theirSort = ({ type = '' }) => (/bow/.test(type) ? 'bow' : /throw/.test(type) ? 'throw' : 'neither');

const isCompulsory = ({ options, minimum }) => minimum === 1 && options.length === 1;

const compareOptions = (row, member, say) => {
  const theirs = new Map(row.options.map((option) => [optionNamed(option.name), option]));
  for (const [id, option] of theirs) {
    const own = member.options.get(id);
    say(`price of ${id}`, own?.points, option.points);
    if (!own) continue;
    const must = member.choices.some((choice) => isCompulsory(choice) && choice.options[0] === id);
    say(`must take ${id}`, must, option.included ?? false);
    say(`${id} counts as`, sortOf(id, own), theirSort(option));
  }
  for (const id of member.options.keys())
    if (!theirs.has(id)) say(`price of ${id}`, member.options.get(id).points);
  const oneOf = member.choices.some((choice) => choice.minimum === 1 && !isCompulsory(choice));
  say('must take one of several', oneOf, row.opt_mandatory ?? false);
};

const compareRow = (list, member, { row, say }) => {
  say('points', member.points, row.points);
  const tier = member.kind === 'SIEGE_ENGINE' ? 'SIEGE_ENGINE' : (member.tier ?? null);
  say('tier', tier, tiers[row.unit_type]);
  say('unique', member.unique ?? false, row.unique ?? false);
  if (tier !== null) say('warband', warbandOf(list, member), row.warband_size);
  const single = row.MWFW.length === 1 && !member.members;
  if (tier !== null && single) say('Might, Will, Fate, Wounds', lineOf(member), row.MWFW[0][1]);
  if (tier === null) {
    say('carries a bow', member.wargear.some(isBow), row.default_bow ?? false);
    say(
      'carries throwing weapons',
      member.wargear.some((item) => /throwing/i.test(item)),
      row.default_throw ?? false,
    );
  }
  if (!row.isUpgrade) compareOptions(row, member, say);
};

const limits = (list, theirs, say) => {
  const share = (rules) => {
    const rule = rules?.[0];
    return rule && !rule.of ? rule.numerator / rule.denominator : 0.33;
  };
  say('bow limit', share(list.bowRules), theirs.bow_limit);
  say('throwing limit', share(list.throwingRules), theirs.throw_limit);
  say('legacy', list.legacy ?? false, theirs.legacy ?? false);
};

/** Compares every row of the source and every member that ships; `say(where, what, ours, theirs)` hears of each field. */
export const compareListBuilder = (folder, lists, say) => {
  const rows = rowsOf(Object.values(read(folder, 'entries-listbuilder.json')));
  const own = new Map(
    Object.entries(read(folder, 'lists-listbuilder.json')).map(([name, list]) => [listNamed(name), list]),
  );
  const met = new Set();
  const prices = new Map();
  for (const list of lists) {
    limits(list, own.get(list.id) ?? {}, (what, ours, theirs) => say(list.id, what, ours, theirs));
    const ids = list.members.map(({ id }) => id);
    for (const row of rows.filter((one) => listNamed(one.army_list) === list.id)) {
      const id = profileNamed(row.name, ids);
      const where = `${list.id} / ${id}`;
      const member = list.members.find((one) => one.id === id);
      met.add(where);
      prices.set(where, row.points);
      if (member)
        compareRow(list, member, { row, say: (what, ours, theirs) => say(where, what, ours, theirs) });
      else say(where, 'in the list', false, true);
    }
    for (const id of ids)
      if (!met.has(`${list.id} / ${id}`)) say(`${list.id} / ${id}`, 'in the list', true, false);
  }
  const known = lists.map(({ id }) => id);
  for (const name of new Set(rows.map((row) => listNamed(row.army_list))))
    if (!known.includes(name)) say(name, 'a list', false, true);
  return prices;
};
