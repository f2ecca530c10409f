import { conditionText } from '../../../domain/armies/catalogue/condition-text';
import type {
  ArmyList,
  Catalogue,
  Choice,
  Condition,
  Demand,
  Legion,
  Option,
  Profile,
  AnyList,
} from '../../../domain/armies/catalogue/model';
import type { Share } from '../../../domain/armies/catalogue/file';
import { characteristicNames } from '../../../domain/armies/catalogue/vocabulary';

interface ConditionPart {
  readonly kind: Condition['kind'];
  readonly text: string;
  readonly profiles: readonly string[];
  readonly within: 'FORCE' | 'ARMY' | null;
  readonly option: string | null;
}

/** A condition as every interface shows it: in words, and as data. */
export interface ConditionAnswer extends ConditionPart {
  readonly parts: readonly ConditionPart[];
}

type NameOf = (id: string) => string;

const nameIn =
  ({ directory }: Catalogue): NameOf =>
  (id) =>
    directory.profileName(id) ?? id;

const partsOf = (condition: Condition): readonly Condition[] => {
  if (condition.kind === 'NOT') return [condition.condition];
  return condition.kind === 'ALL' || condition.kind === 'ANY' ? condition.conditions : [];
};

const partAnswer = (condition: Condition, nameOf: NameOf): ConditionPart => ({
  kind: condition.kind,
  text: conditionText(condition, nameOf),
  profiles: condition.kind === 'PRESENT' || condition.kind === 'LED_BY' ? condition.profiles : [],
  within: condition.kind === 'PRESENT' ? condition.within : null,
  option: condition.kind === 'OPTION' ? condition.option : null,
});

const conditionAnswer = (condition: Condition, nameOf: NameOf): ConditionAnswer => ({
  ...partAnswer(condition, nameOf),
  parts: partsOf(condition).map((part) => partAnswer(part, nameOf)),
});

const whenAnswer = (condition: Condition | null, nameOf: NameOf): ConditionAnswer | null =>
  condition && conditionAnswer(condition, nameOf);

const changesAnswer = (changes: Option['adds']) =>
  characteristicNames.flatMap((name) => {
    const value = changes[name];
    return value === undefined || value === null
      ? []
      : [{ characteristic: name.toUpperCase() as Uppercase<typeof name>, value }];
  });

const optionAnswer = (option: Option, nameOf: NameOf) => ({
  id: option.id,
  name: option.name,
  kind: option.kind,
  points: option.points,
  maximum: option.maximum,
  counts: option.counts,
  adds: changesAnswer(option.adds),
  sets: changesAnswer(option.sets),
  tier: option.tier,
  unique: option.inArmy === 1,
  inArmy: option.inArmy,
  when: whenAnswer(option.when, nameOf),
  compulsoryWhen: whenAnswer(option.compulsoryWhen, nameOf),
});

const choiceAnswer = ({ options, minimum, maximum }: Choice) => ({ options, minimum, maximum });

const profileAnswer = (profile: Profile, nameOf: NameOf) => ({
  id: profile.id,
  name: profile.name,
  kind: profile.kind,
  tier: profile.tier,
  unique: profile.unique,
  character: profile.character,
  points: profile.points,
  keywords: profile.keywords,
  characteristics: profile.characteristics,
  members: profile.members,
  excludes: profile.excludes.map((id) => ({ id, name: nameOf(id) })),
  specialRules: profile.specialRules,
  heroicActions: profile.heroicActions,
  magicalPowers: profile.magicalPowers,
  wargear: profile.wargear,
  options: profile.options.map((option) => optionAnswer(option, nameOf)),
  choices: profile.choices.map(choiceAnswer),
  counts: profile.counts,
  when: whenAnswer(profile.when, nameOf),
});

/** One half as every interface writes a part of the whole. */
const fractionText = ({ numerator, denominator }: Share): string => `${numerator}/${denominator}`;

const demandAnswer = (demand: Demand, nameOf: NameOf) => ({
  kind: demand.kind,
  profiles: 'profiles' in demand ? demand.profiles : [],
  forEach: 'forEach' in demand ? demand.forEach : [],
  leaders: 'leaders' in demand ? demand.leaders : [],
  followers: 'followers' in demand ? demand.followers : [],
  present: 'present' in demand ? demand.present : [],
  with: 'with' in demand ? demand.with : [],
  limit: demand.kind === 'RATIO' ? demand.limit : null,
  minimum: demand.kind === 'NUMBER_OF' ? demand.minimum : null,
  maximum: demand.kind === 'NUMBER_OF' ? demand.maximum : null,
  minimumShare: demand.kind === 'SHARE' && demand.minimum ? fractionText(demand.minimum) : null,
  maximumShare: demand.kind === 'SHARE' && demand.maximum ? fractionText(demand.maximum) : null,
  when: whenAnswer(demand.when, nameOf),
});

const captainlessAnswers = ({ captainless }: AnyList, nameOf: NameOf) =>
  captainless.map(({ profiles, minimum, maximum, when }) => ({
    profiles: profiles ?? [],
    minimum,
    maximum,
    when: whenAnswer(when, nameOf),
  }));

const anyListAnswer = (list: AnyList, nameOf: NameOf) => ({
  id: list.id,
  name: list.name,
  alignment: list.alignment,
  edition: list.edition.id,
  legacy: list.legacy,
  bonuses: list.bonuses,
  profiles: list.profiles.map((profile) => profileAnswer(profile, nameOf)),
  bowRules: list.bowRules.map((rule) => ({
    fraction: fractionText(rule),
    when: whenAnswer(rule.when, nameOf),
  })),
  bowExemptions: list.bowExemptions.map(({ profiles, ledBy, when }) => ({
    profiles,
    ledBy: ledBy ?? [],
    when: whenAnswer(when, nameOf),
  })),
  warbandRules: list.warbandRules.map(({ leaders, set, add, when }) => ({
    leaders: leaders ?? [],
    set,
    add,
    when: whenAnswer(when, nameOf),
  })),
  captainless: captainlessAnswers(list, nameOf)[0] ?? null,
  captainlessRules: captainlessAnswers(list, nameOf),
  mayFollow: list.mayFollow,
  demands: list.demands.map((demand) => demandAnswer(demand, nameOf)),
});

const legionsOf = (
  list: string,
  {
    legions,
  }: {
    readonly legions: readonly {
      readonly id: string;
      readonly name: string;
      readonly armyLists: readonly string[];
    }[];
  },
) => legions.filter(({ armyLists }) => armyLists.includes(list)).map(({ id, name }) => ({ id, name }));

/** An army list in a line. */
export const armyListSummary = (list: ArmyList, catalogue: Catalogue) => ({
  id: list.id,
  name: list.name,
  alignment: list.alignment,
  complete: list.complete,
  bonuses: list.bonuses,
  profileCount: list.profiles.length,
  legions: legionsOf(list.id, catalogue),
});

/** The lists that this one may ally with better than impossibly, best level first, then by name. */
const alliesOf = (list: ArmyList, catalogue: Catalogue, nameOf: NameOf) =>
  catalogue.alliances
    .filter(({ lists }) => lists.includes(list.id))
    .map(({ lists, level, when, otherwise }) => {
      const other = lists[0] === list.id ? lists[1] : lists[0];
      const { name } = catalogue.directory.lists.find(({ id }) => id === other) ?? { name: other };
      return { id: other, name, level, when: whenAnswer(when, nameOf), otherwise };
    })
    .sort((a, b) => (b.level < a.level ? -1 : b.level > a.level ? 1 : a.name < b.name ? -1 : 1));

/** All of an army list. */
export const armyListAnswer = (
  list: ArmyList,
  catalogue: Catalogue,
  legions: readonly { readonly id: string; readonly name: string; readonly armyLists: readonly string[] }[],
) => {
  const nameOf = nameIn(catalogue);
  return {
    ...anyListAnswer(list, nameOf),
    complete: list.complete,
    allies: alliesOf(list, catalogue, nameOf),
    legions: legionsOf(list.id, { legions }),
  };
};

const named = (lists: readonly string[], { directory }: Catalogue) =>
  lists.map((id) => ({ id, name: directory.lists.find((list) => list.id === id)?.name ?? id }));

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
