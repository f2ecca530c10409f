// What the sources say of a whole list, against what ships: the structures of Admiral, and the sorts of sentences of both.
import { listNamed, plain, profileNamed } from './names.mjs';

const kindsOf = (list) =>
  new Set([
    ...list.demands.map(({ kind }) => kind),
    ...[
      'bowRules',
      'throwingRules',
      'bowExemptions',
      'warbandRules',
      'captainless',
      'mayFollow',
      'breakRule',
    ].filter((field) => field in list),
    ...list.members.flatMap((member) =>
      ['addsKeywords', 'replacesKeywords', 'tierAsGeneral', 'wargear'].filter((field) => field in member),
    ),
    ...(list.demands.some(({ minimum }) => minimum > 0) ? ['AT_LEAST'] : []),
    ...(list.demands.some(({ maximum }) => maximum > 1) ? ['AT_MOST'] : []),
    ...list.members.flatMap(({ options }) => [...options.values()].flatMap(({ tier }) => tier ?? [])),
  ]);

/** Sorts of sentences, each with the rules of a catalogue that may say them. */
const sorts = [
  [
    /must (?:always )?(?:contain|include) at least|a unique hero|must always contain an? /i,
    ['AT_LEAST', 'COMPULSORY'],
  ],
  [/must (?:always )?(?:contain|include)/i, ['COMPULSORY', 'AT_LEAST']],
  [/general/i, ['LEADER', 'LEADER_OF_MOST', 'SINGLE_WARBAND', 'ONLY_LED_BY']],
  [
    /(?:can|may|must) (?:only )?be included in (?!your army)|only include .* in his warband|share the same faction keyword/i,
    ['FOLLOWS_KEYWORD', 'ONLY_LED_BY', 'mayFollow'],
  ],
  [/do not count towards .*bow/i, ['bowExemptions']],
  [/single warband|in the same warband/i, ['SINGLE_WARBAND']],
  [/may not include more/i, ['RATIO']],
  [/% of (?:your |the )?models|more than 50%/i, ['SHARE']],
  [/% .*bows/i, ['bowRules']],
  [/% .*throwing/i, ['throwingRules']],
  [/gain the .* keyword/i, ['addsKeywords']],
  [/replace it with/i, ['replacesKeywords']],
  [/maximum of \d+ models/i, ['AT_MOST']],
  [/only (?:be included|include .*) in your army if|only include sam if/i, ['REQUIRES']],
  [/without a hero/i, ['captainless']],
  [/may not (?:lead|include any) warrior/i, ['LEADS_ONLY']],
  [/must be upgraded/i, ['ONLY_LED_BY']],
  [/cannot include any/i, ['EXCLUDES_KEYWORD']],
  [/share a faction keyword with/i, ['REQUIRES']],
  [/may only be in the warband of/i, ['FOLLOWS_KEYWORD']],
  [/be taken as independent/i, ['INDEPENDENT']],
  [/may not have two kings/i, ['NUMBER_OF']],
  [/treated as a hero of/i, ['tierAsGeneral']],
  [/does not have his/i, ['wargear']],
  [/warband of at least/i, ['WARBAND_OF']],
];

/** Each sentence is of a known sort, and the list has a rule of that sort. */
const sentences = (list, texts, { source, say }) => {
  const kinds = kindsOf(list);
  texts.forEach((text, place) => {
    const found = sorts.filter(([pattern]) => pattern.test(text));
    const where = `sentence ${place + 1} of ${source}`;
    say(list.id, `${where} is understood`, found.length > 0, true);
    for (const [, rules] of found)
      say(
        list.id,
        `${where}, one of ${rules}`,
        rules.some((rule) => kinds.has(rule)),
        true,
      );
  });
};

const share = (rules) => {
  const rule = rules?.find(({ of }) => of === undefined);
  return rule ? (100 * rule.numerator) / rule.denominator : undefined;
};

const sorted = (values) => [...values].sort();

const compulsory = (list, faction, say) => {
  const ids = list.members.map(({ id }) => id);
  const named = (children) => sorted(children.map(({ name }) => profileNamed(name, ids)));
  const own = (kind) =>
    list.demands
      .filter((demand) => demand.kind === kind)
      .flatMap(({ profiles }) => profiles.map((id) => id.replace('2024-', '')));
  const required = faction.requiredChildren ?? [];
  const least = list.demands.filter(({ minimum }) => minimum > 0);
  const alone = least.filter(({ profiles }) => profiles.length === 1).flatMap(({ profiles }) => profiles);
  say(
    'compulsory',
    sorted([...own('COMPULSORY'), ...alone.map((id) => id.replace('2024-', ''))]),
    sorted([
      ...named(required),
      ...(faction.requireOne ?? [])
        .filter((one) => Object.keys(one).length === 1)
        .map((one) => profileNamed(one[0], ids)),
    ]),
  );
  const leaders = named(required.filter(({ mustBeLeader }) => mustBeLeader));
  for (const id of leaders) say(`General ${id}`, own('LEADER').includes(id), true);
  const groups = (faction.requireOne ?? []).map((one) => Object.values(one)).filter((one) => one.length > 1);
  say(
    'at least one of',
    sorted(
      least
        .filter(({ profiles }) => profiles.length > 1)
        .map(({ profiles }) => sorted(profiles).join().replaceAll('2024-', '')),
    ),
    sorted(groups.map((names) => sorted(names.map((name) => profileNamed(name, ids))).join())),
  );
};

const keywords = (list, faction, say) => {
  const theirs = (faction.childMatchesRequired ?? []).map(({ value }) => plain(value));
  const own = list.demands
    .filter(({ kind }) => kind === 'FOLLOWS_KEYWORD')
    .map(({ keyword }) => plain(keyword));
  say('followers by keyword', sorted(own), sorted(new Set(theirs)));
};

/** Compares each list with the structures and sentences of the sources. */
export const compareComposition = ({ factions, listBuilder }, lists, say) => {
  const builder = new Map(Object.entries(listBuilder).map(([name, list]) => [listNamed(name), list]));
  for (const list of lists) {
    const faction = factions.find(({ name }) => listNamed(name) === list.id);
    if (!faction) {
      say(list.id, 'a list of Admiral', true, false);
      continue;
    }
    const about = (what, ours, theirs) => say(list.id, what, ours, theirs);
    about('alignment', list.alignment.toLowerCase(), faction.alignment);
    about('legacy', list.legacy ?? false, faction.legacy ?? false);
    const limit = (type) => faction.adjustLimits?.find((one) => one.type === type)?.percentage;
    about('bow share', share(list.bowRules), limit('bow'));
    about('throwing share', share(list.throwingRules), limit('throwingWeapon'));
    about(
      'break',
      list.breakRule?.percent,
      faction.overrideCalculations?.find(({ label }) => label === 'Broken')?.percentage,
    );
    compulsory(list, faction, about);
    keywords(list, faction, about);
    sentences(list, faction.additionalRules ?? [], { source: 'Admiral', say });
    const rules = builder.get(list.id)?.additional_rules ?? [];
    sentences(
      list,
      rules.map(({ description }) => description ?? ''),
      { source: 'the list builder', say },
    );
  }
};
