import type { AnyListFile } from '../../../domain/armies/catalogue/file';
import type { AnyList, Option, Profile } from '../../../domain/armies/catalogue/model';

/** The differences of an imported list to the one that ships under its name, as far as a verdict may depend on them. */

const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) {
    const parts = value.map(sorted);
    return parts.every((part) => typeof part === 'string') ? parts.toSorted() : parts;
  }
  return typeof value === 'object' && value !== null
    ? Object.fromEntries(
        Object.entries(value)
          .filter(([, inner]) => inner !== undefined)
          .toSorted(([a], [b]) => (a < b ? -1 : 1))
          .map(([key, inner]) => [key, sorted(inner)]),
      )
    : value;
};

/** The value as text, the same however its fields and words are ordered. */
export const sameText = (value: unknown): string => JSON.stringify(sorted(value));

const RULES = [
  ...['demands', 'warbandRules', 'captainless', 'mayFollow', 'bowRules', 'bowExemptions'],
] as readonly (keyof AnyListFile)[];
const PROFILE = [
  'kind',
  'tier',
  'tierInAlliance',
  'unique',
  'points',
  'members',
  'excludes',
  'counts',
  'when',
] as const;
const OPTION = ['kind', 'points', 'maximum', 'counts', 'tier', 'inArmy', 'when', 'compulsoryWhen'] as const;

const fieldsThatDiffer = <T extends object>(fields: readonly (keyof T & string)[], one: T, other: T) =>
  fields.filter((field) => sameText(one[field]) !== sameText(other[field]));

export const byId = <T extends { readonly id: string }>(all: readonly T[]): ReadonlyMap<string, T> =>
  new Map(all.map((one) => [one.id, one]));

const optionDifferences = (theirs: readonly Option[], ours: readonly Option[]): readonly string[] => {
  const [their, our] = [byId(theirs), byId(ours)];
  return [
    ...ours.flatMap((option) => {
      const other = their.get(option.id);
      const fields = other ? fieldsThatDiffer(OPTION, option, other) : [];
      if (!other) return [`no option ${option.id}`];
      return fields.length > 0 ? [`option ${option.id}: ${fields.join(', ')}`] : [];
    }),
    ...theirs.filter(({ id }) => !our.has(id)).map(({ id }) => `option ${id} is new`),
  ];
};

const choicesOf = ({ choices }: Profile): string => sameText(choices.map(sameText).toSorted());

const profileDifferences = (theirs: Profile, ours: Profile): readonly string[] => [
  ...fieldsThatDiffer(PROFILE, theirs, ours),
  ...(theirs.characteristics.wounds === ours.characteristics.wounds ? [] : ['wounds']),
  ...(choicesOf(theirs) === choicesOf(ours) ? [] : ['choices']),
  ...optionDifferences(theirs.options, ours.options),
];

const rulesIn = (file: AnyListFile, field: keyof AnyListFile): readonly string[] =>
  ([file[field] ?? []].flat() as readonly unknown[]).map(sameText).toSorted();

export const differencesOf = (
  {
    list,
    rules,
    profiles,
  }: { readonly list: AnyListFile; readonly rules: AnyListFile; readonly profiles: readonly Profile[] },
  ours: AnyList,
): readonly string[] => {
  const [their, our] = [byId(profiles), byId(ours.profiles)];
  return [
    ...RULES.filter((field) => sameText(rulesIn(list, field)) !== sameText(rulesIn(rules, field))),
    ...ours.profiles.flatMap((profile) => {
      const other = their.get(profile.id);
      const found = other ? profileDifferences(other, profile) : ['is not there'];
      return found.length > 0 ? [`${profile.name}: ${found.join('; ')}`] : [];
    }),
    ...profiles.filter(({ id }) => !our.has(id)).map(({ name }) => `${name}: is new`),
  ].map((difference) => `${list.name}, ${difference}`);
};
