import { conditionText } from '../../../domain/armies/catalogue/condition-text';
import type {
  ArmyList,
  BowRule,
  Catalogue,
  Condition,
  Demand,
  Legion,
  Option,
  Profile,
  AnyList,
} from '../../../domain/armies/catalogue/model';
import { shareText } from '../../../domain/armies/validation/bows';
import { listName } from '../../../domain/armies/catalogue/names';
import { characteristicNames } from '../../../domain/armies/catalogue/vocabulary';

type NameOf = (id: string) => string;

const nameIn =
  ({ directory }: Catalogue): NameOf =>
  (id) =>
    directory.profileName(id) ?? id;

const partsOf = (condition: Condition): readonly Condition[] => {
  if (condition.kind === 'NOT') return [condition.condition];
  return condition.kind === 'ALL' || condition.kind === 'ANY' ? condition.conditions : [];
};

const partAnswer = (condition: Condition, nameOf: NameOf) => ({
  kind: condition.kind,
  text: conditionText(condition, nameOf),
  profiles: condition.kind === 'PRESENT' || condition.kind === 'LED_BY' ? condition.profiles : [],
  within: condition.kind === 'PRESENT' ? condition.within : null,
  option: condition.kind === 'OPTION' ? condition.option : null,
});

/** A condition as every interface shows it: in words, and as data. */
const whenAnswer = (condition: Condition | null, nameOf: NameOf) =>
  condition && {
    ...partAnswer(condition, nameOf),
    parts: partsOf(condition).map((part) => partAnswer(part, nameOf)),
  };

/** Rules with their conditions as every interface shows these. */
const withWhen = <R extends { readonly when: Condition | null }>(rules: readonly R[], nameOf: NameOf) =>
  rules.map((rule) => ({ ...rule, when: whenAnswer(rule.when, nameOf) }));

const changesAnswer = (changes: Option['adds']) =>
  characteristicNames.flatMap((name) => {
    const value = changes[name];
    return value === undefined || value === null
      ? []
      : [{ characteristic: name.toUpperCase() as Uppercase<typeof name>, value }];
  });

const optionAnswer = (option: Option, nameOf: NameOf) => ({
  ...option,
  adds: changesAnswer(option.adds),
  sets: changesAnswer(option.sets),
  unique: option.inArmy === 1,
  when: whenAnswer(option.when, nameOf),
  compulsoryWhen: whenAnswer(option.compulsoryWhen, nameOf),
});

const profileAnswer = (profile: Profile, nameOf: NameOf) => ({
  ...profile,
  excludes: profile.excludes.map((id) => ({ id, name: nameOf(id) })),
  options: profile.options.map((option) => optionAnswer(option, nameOf)),
  when: whenAnswer(profile.when, nameOf),
});

const NO_DEMAND = {
  profiles: [],
  forEach: [],
  leaders: [],
  followers: [],
  present: [],
  with: [],
  alsoLedBy: [],
  leadersAsGeneral: [],
  keyword: null,
  leadersKeyword: null,
  percent: null,
  choice: false,
  optional: false,
  underGeneral: false,
} as const;

/** The profiles of a demand, and those that it names in its own way. */
const profilesOf = (demand: Demand): readonly string[] => {
  if (demand.kind === 'LEADER_OF_MOST') return Object.keys(demand.of);
  return 'profiles' in demand ? (demand.profiles ?? []) : [];
};

/** The keywords that are counted are those of the Heroes named: an answer names the Heroes. */
const withoutCounted = (demand: Demand): Omit<Demand, 'of'> => {
  if (demand.kind !== 'LEADER_OF_MOST') return demand;
  const { of: _of, ...others } = demand;
  return others;
};

const demandAnswer = (demand: Demand, nameOf: NameOf) => ({
  ...NO_DEMAND,
  ...withoutCounted(demand),
  profiles: profilesOf(demand),
  limit: demand.kind === 'RATIO' ? demand.limit : null,
  minimum: demand.kind === 'NUMBER_OF' || demand.kind === 'WARBAND_OF' ? demand.minimum : null,
  maximum: demand.kind === 'NUMBER_OF' ? demand.maximum : null,
  minimumShare: demand.kind === 'SHARE' && demand.minimum ? shareText(demand.minimum) : null,
  maximumShare: demand.kind === 'SHARE' && demand.maximum ? shareText(demand.maximum) : null,
  when: whenAnswer(demand.when, nameOf),
});

const sharesAnswer = (rules: readonly BowRule[], nameOf: NameOf) =>
  withWhen(rules, nameOf).map(({ of, when, ...fraction }) => ({
    fraction: shareText(fraction),
    of,
    when,
  }));

const anyListAnswer = (list: AnyList, nameOf: NameOf) => {
  const captainlessRules = withWhen(list.captainless, nameOf).map(({ after, ...rule }) => ({
    ...rule,
    profiles: rule.profiles ?? [],
    afterAllHeroes: after !== null,
  }));
  return {
    ...list,
    edition: list.edition.id,
    profiles: list.profiles.map((profile) => profileAnswer(profile, nameOf)),
    bowRules: sharesAnswer(list.bowRules, nameOf),
    throwingRules: sharesAnswer(list.throwingRules, nameOf),
    notCovered: withWhen(list.notCovered, nameOf).map(({ subject, profiles, ledBy, when }) => ({
      subject,
      profiles: profiles ?? [],
      ledBy: ledBy ?? [],
      when,
    })),
    bowExemptions: withWhen(list.bowExemptions, nameOf).map((rule) => ({ ...rule, ledBy: rule.ledBy ?? [] })),
    warbandRules: withWhen(list.warbandRules, nameOf).map((rule) => ({
      ...rule,
      leaders: rule.leaders ?? [],
    })),
    captainless: captainlessRules[0] ?? null,
    captainlessRules,
    demands: list.demands.map((demand) => demandAnswer(demand, nameOf)),
  };
};

/** A Legion by name, with the lists it is drawn from. */
type NamedLegion = Pick<Legion, 'id' | 'name' | 'armyLists'>;

const legionsOf = (list: string, legions: readonly NamedLegion[]) =>
  legions.filter(({ armyLists }) => armyLists.includes(list)).map(({ id, name }) => ({ id, name }));

/** An army list in a line. */
export const armyListSummary = (list: ArmyList, catalogue: Catalogue) => ({
  id: list.id,
  name: list.name,
  alignment: list.alignment,
  edition: list.edition.id,
  complete: list.complete,
  bonuses: list.bonuses,
  profileCount: list.profiles.length,
  legions: legionsOf(list.id, catalogue.legions),
});

/** The lists that this one may ally with better than impossibly, best level first, then by name. */
const alliesOf = (list: ArmyList, catalogue: Catalogue, nameOf: NameOf) =>
  catalogue.alliances
    .filter(({ lists }) => lists.includes(list.id))
    .map(({ lists, level, when, otherwise }) => {
      const other = lists[0] === list.id ? lists[1] : lists[0];
      const name = listName(other, catalogue.directory);
      return { id: other, name, level, when: whenAnswer(when, nameOf), otherwise };
    })
    .sort((a, b) => (b.level < a.level ? -1 : b.level > a.level ? 1 : a.name < b.name ? -1 : 1));

/** All of an army list. */
export const armyListAnswer = (list: ArmyList, catalogue: Catalogue, legions: readonly NamedLegion[]) => {
  const nameOf = nameIn(catalogue);
  return {
    ...anyListAnswer(list, nameOf),
    complete: list.complete,
    allies: alliesOf(list, catalogue, nameOf),
    legions: legionsOf(list.id, legions),
    pages: list.pages,
    sources: list.sources,
    asOf: list.asOf,
    unconfirmed: list.unconfirmed,
  };
};

/** The lists and Legions that field a profile, with what it costs and is in each. */
export const fieldingsOf = (id: string, { armyLists, legions }: Catalogue) =>
  [...armyLists, ...legions].flatMap((list) =>
    list.profiles
      .filter((one) => one.id === id)
      .map(({ points, tier, legacy }) => ({
        list: list.id,
        name: list.name,
        alignment: list.alignment,
        isLegion: 'armyLists' in list,
        points,
        tier,
        legacy: legacy || list.legacy,
      })),
  );

const named = (lists: readonly string[], { directory }: Catalogue) =>
  lists.map((id) => ({ id, name: listName(id, directory) }));

/** A Legion in a line. */
export const legionSummary = (legion: Legion, catalogue: Catalogue) => ({
  id: legion.id,
  name: legion.name,
  alignment: legion.alignment,
  armyLists: named(legion.armyLists, catalogue),
  bonuses: legion.bonuses,
  profileCount: legion.profiles.length,
});

/** All of a Legion. */
export const legionAnswer = (legion: Legion, catalogue: Catalogue) => ({
  ...anyListAnswer(legion, nameIn(catalogue)),
  armyLists: named(legion.armyLists, catalogue),
});
