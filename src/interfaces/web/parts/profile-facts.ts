import type { armyListAnswer, legionAnswer } from '../../../app/armies/lists/army-list-answers';
import { warbandSizes } from '../../../domain/armies/catalogue/vocabulary';
import { messages } from '../messages';
import { profileTexts as texts } from '../profile-texts';
import { signed } from '../signed';

/** Facts about a profile of an army list or Legion beside its numbers, in sentences. */

export type AnyListAnswer = ReturnType<typeof armyListAnswer> | ReturnType<typeof legionAnswer>;
export type ProfileAnswer = AnyListAnswer['profiles'][number];
type OptionAnswer = ProfileAnswer['options'][number];

type Characteristic = keyof ProfileAnswer['characteristics'];

const everyRow = Object.entries(messages.armies.characteristics) as readonly (readonly [
  Characteristic,
  readonly [string, string],
])[];

/** The characteristics with their short and long names, as these lines show them: Intelligence only where a line has it. */
export const characteristicRows = (lines: readonly ProfileAnswer['characteristics'][]): typeof everyRow =>
  lines.some(({ intelligence }) => intelligence !== null)
    ? everyRow
    : everyRow.filter(([name]) => name !== 'intelligence');

/** A characteristic as its edition prints it: Courage and Intelligence are scores where there is Intelligence. */
export const shownValue = (line: ProfileAnswer['characteristics'], name: Characteristic): string => {
  const value = line[name];
  if (value === null) return '–';
  const isScore = line.intelligence !== null && (name === 'courage' || name === 'intelligence');
  return isScore ? `${value}+` : String(value);
};

const whileText = (sentence: string, when: { readonly text: string } | null): string =>
  when === null ? `${sentence}.` : `${sentence}, ${texts.while(when.text)}.`;

const namesOf = ({ profiles }: AnyListAnswer, ids: readonly string[]): string =>
  ids.map((id) => profiles.find((one) => one.id === id)?.name ?? id).join(', ');

/** How many it leads: by its tier, unless the list says another number whatever the army; and what it adds. */
const warbandFacts = ({ id, kind, tier }: ProfileAnswer, list: AnyListAnswer): readonly string[] => {
  const ofIt = list.warbandRules.filter(({ leaders }) =>
    leaders.length === 0 ? kind !== 'WARRIOR' : leaders.includes(id),
  );
  const isReplaced = ofIt.some(({ set, when }) => set !== null && when === null);
  const byTier =
    tier === null || isReplaced
      ? []
      : [tier === 'INDEPENDENT' ? texts.leadsNobody : texts.leads(warbandSizes[tier])];
  const rules = ofIt.flatMap(({ set, add, when }) => [
    ...(set === null ? [] : [whileText(texts.leadsInstead(set), when)]),
    ...(add === 0 ? [] : [whileText(texts.leadsMore(add), when)]),
  ]);
  const follows = list.mayFollow
    .filter(({ heroes }) => heroes.includes(id))
    .map(({ leaders }) => texts.mayFollow(namesOf(list, leaders)));
  return [...byTier, ...rules, ...follows];
};

/** Whether it carries a bow or may take one, and whether it counts for the bow limit. */
const bowFacts = ({ id, counts, options }: ProfileAnswer, list: AnyListAnswer): readonly string[] => {
  const bows = options.filter((option) => option.counts.bows > 0).map(({ name }) => name);
  return [
    ...(counts.bows > 0 ? [texts.carriesBow] : []),
    ...(bows.length > 0 ? [texts.mayTakeBow(bows.join(', '))] : []),
    ...list.bowExemptions
      .filter(({ profiles }) => profiles.includes(id))
      .map(({ ledBy, when }) =>
        whileText(ledBy.length === 0 ? texts.noBow : texts.noBowLedBy(namesOf(list, ledBy)), when),
      ),
  ];
};

const countFacts = ({ kind, counts }: ProfileAnswer): readonly string[] => {
  const warriors = kind === 'WARRIOR' ? 1 : 0;
  const isUsual = counts.models === 1 && counts.warriors === warriors && counts.places === 1;
  return isUsual ? [] : [texts.countsAs(counts.models, counts.warriors, counts.places)];
};

/** Every sentence about the profile in this list. */
export const profileFacts = (profile: ProfileAnswer, list: AnyListAnswer): readonly string[] => [
  ...(profile.unique ? [texts.unique] : []),
  ...(profile.when ? [texts.onlyThere(profile.when.text)] : []),
  ...warbandFacts(profile, list),
  ...bowFacts(profile, list),
  ...countFacts(profile),
  ...(profile.excludes.length > 0
    ? [texts.excludes(profile.excludes.map(({ name }) => name).join(', '))]
    : []),
];

const changeText = (change: OptionAnswer['adds'][number], isSum: boolean): string => {
  const [short] = messages.armies.characteristics[change.characteristic.toLowerCase() as Characteristic];
  return `${short} ${isSum ? signed(change.value) : change.value}`;
};

/** The changes of an option, and how often and when it may be taken. */
export const optionNotes = ({ adds, sets, maximum, inArmy, when, compulsoryWhen }: OptionAnswer): string =>
  [
    ...adds.map((one) => changeText(one, true)),
    ...sets.map((one) => changeText(one, false)),
    ...(maximum > 1 ? [texts.upTo(maximum)] : []),
    ...(inArmy === null ? [] : [texts.inArmy(inArmy)]),
    ...(when ? [texts.onlyWhile(when.text)] : []),
    ...(compulsoryWhen ? [texts.mustWhile(compulsoryWhen.text)] : []),
  ].join('; ');

/** Options that exclude or need each other. */
export const choiceTexts = ({ choices, options }: ProfileAnswer): readonly string[] =>
  choices.map(({ options: ids, minimum, maximum }) =>
    texts.choice(
      ids.map((id) => options.find((one) => one.id === id)?.name ?? id).join(', '),
      minimum,
      maximum,
    ),
  );
