import type {
  AlliancesFile,
  BorrowedFile,
  CatalogueFile,
  ConditionFile,
  ListFile,
  ProfileFile,
  AnyListFile,
} from './file';

/** Something that the schema cannot see: a name that leads nowhere, or the same thing said twice. */
export interface FileFault {
  readonly list: string;
  readonly message: string;
  /** A condition names a profile that none of the files defines: an import may leave it out. */
  readonly isUnknownInCondition?: true;
}

type Finding = Omit<FileFault, 'list'>;

/** The profiles and options that a condition speaks of. */
const spokenOf = (condition: ConditionFile): { profiles: readonly string[]; options: readonly string[] } => {
  if (condition === 'HISTORICAL') return { profiles: [], options: [] };
  if ('present' in condition) return { profiles: condition.present, options: [] };
  if ('ledBy' in condition) return { profiles: condition.ledBy, options: [] };
  if ('option' in condition) return { profiles: [], options: [condition.option] };
  if ('not' in condition) return spokenOf(condition.not);
  const parts = ('all' in condition ? condition.all : condition.any).map(spokenOf);
  return {
    profiles: parts.flatMap(({ profiles }) => profiles),
    options: parts.flatMap(({ options }) => options),
  };
};

/** Fields of a demand that name profiles. */
const demandFields = [
  'profiles',
  'forEach',
  'leaders',
  'followers',
  'present',
  'with',
  'alsoLedBy',
  'leadersAsGeneral',
] as const;
type NamedInDemand = { readonly [Field in (typeof demandFields)[number]]?: readonly string[] | undefined };

/** Every profile id that the rules of a list or Legion name. */
const namedInRules = (list: AnyListFile): readonly string[] => {
  const conditions = [
    ...(list.bowRules ?? []),
    ...(list.bowExemptions ?? []),
    ...(list.throwingRules ?? []),
    ...(list.warbandRules ?? []),
    ...(list.demands ?? []),
    ...(list.notCovered ?? []),
    ...[list.captainless ?? []].flat(),
  ].flatMap(({ when }) => (when ? spokenOf(when).profiles : []));
  const demands = (list.demands ?? []).flatMap((demand) =>
    demandFields.flatMap((field) => (demand as NamedInDemand)[field] ?? []),
  );
  const exempt = (list.bowExemptions ?? []).flatMap(({ profiles, ledBy }) => [...profiles, ...(ledBy ?? [])]);
  const follow = (list.mayFollow ?? []).flatMap(({ heroes, leaders: by }) => [...heroes, ...by]);
  const leaders = (list.warbandRules ?? []).flatMap(({ leaders: named }) => named ?? []);
  const most = (list.demands ?? []).flatMap((demand) =>
    demand.kind === 'LEADER_OF_MOST' ? Object.keys(demand.of) : [],
  );
  const open = (list.notCovered ?? []).flatMap(({ profiles, ledBy }) => [
    ...(profiles ?? []),
    ...(ledBy ?? []),
  ]);
  const broken = list.breakRule?.depends ?? [];
  return [...conditions, ...demands, ...exempt, ...leaders, ...follow, ...most, ...open, ...broken];
};

const idOf = (reference: string | BorrowedFile): string =>
  typeof reference === 'string' ? reference : reference.profile;

/** The ids of the profiles that a list borrows, itself or for its Legions. */
export const referredIn = ({ borrowed = [], legions = [] }: ListFile): readonly string[] =>
  [...borrowed, ...legions.flatMap(({ profiles }) => profiles)].map(idOf);

export const isList = (file: CatalogueFile): file is ListFile => 'alignment' in file;

/** The profiles that a file writes. */
export const profilesIn = (file: CatalogueFile): readonly ProfileFile[] =>
  isList(file) ? [...file.profiles, ...(file.legionProfiles ?? [])] : file.profiles;

const repeated = (ids: readonly string[]): readonly string[] =>
  ids.filter((id, index) => ids.indexOf(id) !== index);

const profileFaults = (profile: ProfileFile, known: ReadonlySet<string>): readonly Finding[] => {
  const own = Object.entries(profile.options ?? {});
  const conditions = [
    ...(profile.when ? [profile.when] : []),
    ...own.flatMap(([, option]) =>
      typeof option === 'number'
        ? []
        : [option.when, option.compulsoryWhen].filter((when) => when !== undefined),
    ),
  ].map(spokenOf);
  const options = [
    ...(profile.choices ?? []).flatMap((choice) => choice.options),
    ...conditions.flatMap((spoken) => spoken.options),
  ];
  return [
    ...options
      .filter((id) => !own.some(([name]) => name === id))
      .map((id) => ({ message: `${profile.id} has no option ${id}` })),
    ...conditions
      .flatMap((spoken) => spoken.profiles)
      .filter((id) => !known.has(id))
      .map((id) => ({
        message: `${profile.id} speaks of ${id}, which nothing defines`,
        isUnknownInCondition: true as const,
      })),
  ];
};

interface Known {
  /** The profiles that these files write. */
  readonly written: ReadonlySet<string>;
  /** Those that a condition may speak of. */
  readonly spoken: ReadonlySet<string>;
}

const listFaults = (file: ListFile, { written }: Known): readonly Finding[] => {
  const legions = file.legions ?? [];
  const fielded = [file.profiles.map(({ id }) => id), (file.borrowed ?? []).map(idOf)].flat();
  const lists = [
    { list: file as AnyListFile, fields: fielded },
    ...legions.map((legion) => ({ list: legion as AnyListFile, fields: legion.profiles.map(idOf) })),
  ];
  return lists.flatMap(({ list, fields }) =>
    [
      ...fields
        .filter((id) => !written.has(id))
        .map((id) => `${list.id} fields ${id}, which nothing defines`),
      ...repeated(fields).map((id) => `${list.id} fields ${id} twice`),
      ...namedInRules(list)
        .filter((id) => !fields.includes(id))
        .map((id) => `a rule of ${list.id} names ${id}, which it does not field`),
    ].map((message) => ({ message })),
  );
};

const allianceFaults = (file: AlliancesFile, lists: ReadonlySet<string>): readonly string[] => {
  const named = Object.entries(file.allies).flatMap(([id, { historical, convenient }]) => [
    id,
    ...historical,
    ...convenient,
  ]);
  const oneSided = Object.entries(file.allies).flatMap(([id, allies]) =>
    (['historical', 'convenient'] as const).flatMap((level) =>
      allies[level]
        .filter((other) => !file.allies[other]?.[level].includes(id))
        .map((other) => `${id} names ${other} as ${level}, which does not name it back`),
    ),
  );
  return [
    ...[...new Set([...named, ...(file.conditional ?? []).map(({ list }) => list)])]
      .filter((id) => !lists.has(id))
      .map((id) => `${id} is not an army list`),
    ...[...lists]
      .filter((id) => !(id in file.allies) && !file.unknown?.includes(id))
      .map((id) => `${id} has no allies written down`),
    ...oneSided,
  ];
};

/**
 * Everything wrong across the files of a catalogue that each by itself fits the schema; empty when all is well.
 * @param elsewhere profiles of other files, of which conditions may speak.
 */
export const checkFiles = (
  all: readonly CatalogueFile[],
  alliances: AlliancesFile,
  elsewhere: readonly string[] = [],
): readonly FileFault[] => {
  const files = all.filter(isList);
  const ids = all.flatMap(profilesIn).map(({ id }) => id);
  const known = { written: new Set(ids), spoken: new Set([...ids, ...elsewhere]) };
  const lists = [...files, ...alliances.lists].map(({ id }) => id);
  const legions = files.flatMap((file) => (file.legions ?? []).map(({ id }) => id));
  return [
    ...repeated(ids).map((id) => ({ list: id, message: `the profile ${id} is defined twice` })),
    ...repeated([...lists, ...legions]).map((id) => ({ list: id, message: `${id} is used twice` })),
    ...all.flatMap((file) =>
      [
        ...profilesIn(file).flatMap((profile) => profileFaults(profile, known.spoken)),
        ...(isList(file) ? listFaults(file, known) : []),
      ].map((found) => ({ list: file.id, ...found })),
    ),
    ...files.flatMap((file) =>
      (file.legions ?? [])
        .flatMap((legion) => legion.armyLists ?? [])
        .filter((id) => !lists.includes(id))
        .map((id) => ({ list: file.id, message: `${id} is not an army list` })),
    ),
    ...allianceFaults(alliances, new Set(lists)).map((message) => ({ list: 'alliances', message })),
  ];
};
