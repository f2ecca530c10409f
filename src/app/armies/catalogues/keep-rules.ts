import type {
  AnyListFile,
  DemandFile,
  ProfileFile,
  WarbandRuleFile,
} from '../../../domain/armies/catalogue/file';
import type { AnyList, Profile } from '../../../domain/armies/catalogue/model';
import { allLists } from '../../../domain/armies/catalogue/names';
import { resolveProfile } from '../../../domain/armies/catalogue/resolve-profile';
import type { ReadAnyList, ReadList } from '../../../infrastructure/battlescribe/catalogue/read-list';
import { PROFILE_FIELDS } from '../../../infrastructure/battlescribe/catalogue/readable-ids';
import type { ReportLine } from '../../../infrastructure/battlescribe/catalogue/report';
import { shippedCatalogue, shippedLists } from '../lists/shipped-catalogue';
import { byId, differencesOf, sameText } from './compare-shipped';

/**
 * The files of a builder hold numbers, and leave what stands in words to the player: who may lead whom, that an army is one warband. An
 * imported list of a name that ships keeps these rules of ours. Where a file says the same thing otherwise, the file counts.
 */

/** The fate of each rule of ours, for the report. */
interface Notes {
  readonly kept: string[];
  readonly lost: string[];
  readonly differs: string[];
}

const KEPT = 'a rule of the list that ships, kept: the files do not say it';
const LOST = 'a rule of the list that ships, lost: the files do not field who it is about';
const DIFFERS = 'differs from the list that ships';

/** The rule about the profiles of this list alone; null where it is about none of them. */
const aboutFielded = <R extends object>(rule: R, fielded: ReadonlySet<string>): R | null => {
  let isEmpty = false;
  const walk = (value: unknown, field: string): unknown => {
    if (Array.isArray(value)) {
      if (!PROFILE_FIELDS.has(field)) return value.map((inner) => walk(inner, ''));
      const left = value.filter((id: string) => fielded.has(id));
      isEmpty ||= value.length > 0 && left.length === 0;
      return left;
    }
    return typeof value === 'object' && value !== null
      ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, walk(inner, key)]))
      : value;
  };
  const left = walk(rule, '') as R;
  return isEmpty ? null : left;
};

/** The kind of a rule and whom it concerns: the file has its say where it has a rule about the same. */
const subjectOf = (rule: DemandFile | WarbandRuleFile): string =>
  sameText([
    'kind' in rule ? rule.kind : 'WARBAND',
    'profiles' in rule ? rule.profiles : 'leaders' in rule ? rule.leaders : [],
  ]);

const demandsNot = (ours: readonly DemandFile[], theirs: readonly DemandFile[]): readonly DemandFile[] => {
  const spoken = new Set(theirs.map(subjectOf));
  const asked = new Set(theirs.flatMap((one) => (one.kind === 'COMPULSORY' ? one.profiles : [])));
  return ours.flatMap((demand): readonly DemandFile[] => {
    if (demand.kind !== 'COMPULSORY') return spoken.has(subjectOf(demand)) ? [] : [demand];
    const profiles = demand.profiles.filter((id) => !asked.has(id));
    return profiles.length > 0 ? [{ ...demand, profiles }] : [];
  });
};

const warbandsNot = (
  ours: readonly WarbandRuleFile[],
  theirs: readonly WarbandRuleFile[],
): readonly WarbandRuleFile[] => {
  const spoken = new Set(theirs.flatMap(({ leaders = [] }) => leaders));
  return ours.flatMap(({ leaders, ...rule }): readonly WarbandRuleFile[] => {
    const left = leaders?.filter((id) => !spoken.has(id));
    return left === undefined ? [rule] : left.length > 0 ? [{ ...rule, leaders: left }] : [];
  });
};

/** The rules of ours that the files cannot say or do not say, by field. */
const unsaid = (ours: AnyListFile, theirs: AnyListFile) => ({
  demands: demandsNot(ours.demands ?? [], theirs.demands ?? []),
  warbandRules: warbandsNot(ours.warbandRules ?? [], theirs.warbandRules ?? []),
  mayFollow: ours.mayFollow ?? [],
  // The editor offers one size for every kind of warband that nobody leads.
  captainless: [ours.captainless ?? []].flat(),
  bowRules: theirs.bowRules ? [] : (ours.bowRules ?? []),
  bowExemptions: theirs.bowExemptions ? [] : (ours.bowExemptions ?? []),
});

const said = (rule: object): string =>
  JSON.stringify(rule)
    .replace(/["{}]/g, '')
    .replaceAll(/,(?=\w+:)/g, ', ');

const withRules = <L extends ReadAnyList>(list: L, ours: AnyListFile, notes: Notes): L => {
  const fielded = new Set(list.profiles.map(({ id }) => id));
  const rules: Record<string, unknown> = {};
  for (const [field, all] of Object.entries(unsaid(ours, list))) {
    const left = (all as readonly object[]).flatMap((rule) => {
      const about = aboutFielded(rule, fielded);
      (about ? notes.kept : notes.lost).push(`${list.name}, ${field}: ${said(about ?? rule)}`);
      return about ?? [];
    });
    const own =
      field === 'captainless' ? [] : (list[field as keyof typeof list] as readonly object[] | undefined);
    if (left.length > 0) rules[field] = [...(own ?? []), ...left];
  }
  return { ...list, ...rules };
};

/** The profile with what no file says: its persons, its tier among allies, models that come with it, one mount of several. */
const withFacts = (profile: ProfileFile, ours: Profile, written: ProfileFile | undefined): ProfileFile => {
  const options = new Set(Object.keys(profile.options ?? {}));
  const choices = ours.choices.filter((choice) => choice.options.every((id) => options.has(id)));
  const { tierInAlliance, standsAlone, members, counts } = written ?? {};
  return {
    ...profile,
    character: ours.character,
    ...(ours.excludes.length > 0 && {
      excludes: [...new Set([...ours.excludes, ...(profile.excludes ?? [])])],
    }),
    ...(tierInAlliance && { tierInAlliance }),
    ...(standsAlone && { standsAlone }),
    ...(members && !profile.members && { members, ...(counts && { counts }) }),
    ...(choices.length > 0 &&
      !profile.choices && { choices: choices.map((choice) => ({ ...choice, maximum: choice.maximum })) }),
  };
};

interface Shipped {
  readonly rules: ReadonlyMap<string, AnyListFile>;
  readonly lists: ReadonlyMap<string, AnyList>;
  readonly written: ReadonlyMap<string, ProfileFile>;
}

const shipped = (): Shipped => {
  const files = shippedLists();
  return {
    rules: byId<AnyListFile>(files.flatMap((file) => [file, ...(file.legions ?? [])])),
    lists: byId(allLists(shippedCatalogue())),
    written: byId(files.flatMap((file) => [...file.profiles, ...(file.legionProfiles ?? [])])),
  };
};

const keeping = <L extends ReadAnyList>(list: L, { rules, lists, written }: Shipped, notes: Notes): L => {
  const [ours, before] = [lists.get(list.id), rules.get(list.id)];
  if (!ours || !before) {
    notes.lost.push(`${list.name}: every rule and ally, for no list of this name ships`);
    return list;
  }
  const fielded = byId(ours.profiles);
  const profiles = list.profiles.map((profile) => {
    const known = fielded.get(profile.id);
    return known ? withFacts(profile, known, written.get(profile.id)) : profile;
  });
  const kept = withRules({ ...list, profiles }, before, notes);
  notes.differs.push(
    ...differencesOf({ list: kept, rules: before, profiles: profiles.map(resolveProfile) }, ours),
  );
  return kept;
};

/** The lists with the rules that the files cannot say, and a report of what was kept, what was lost and what differs. */
export const keepRules = (
  lists: readonly ReadList[],
): { readonly lists: readonly ReadList[]; readonly report: readonly ReportLine[] } => {
  const notes: Notes = { kept: [], lost: [], differs: [] };
  const known = shipped();
  const kept = lists.map((list) => ({
    ...keeping(list, known, notes),
    legions: list.legions.map((legion) => keeping(legion, known, notes)),
  }));
  const line = (what: string, examples: readonly string[]): readonly ReportLine[] =>
    examples.length > 0 ? [{ what, count: examples.length, examples }] : [];
  return {
    lists: kept,
    report: [...line(KEPT, notes.kept), ...line(LOST, notes.lost), ...line(DIFFERS, notes.differs)],
  };
};
