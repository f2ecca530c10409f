import type { BorrowedFile, ProfileFile, LegionFile, ListFile } from '../../../domain/armies/catalogue/file';
import type { ReadList } from './read-list';
import { filled } from './read-unit';

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Fields that a borrowed profile replaces as a whole; what it lacks and the other has is said as empty. */
const LISTS = [
  'wargear',
  'keywords',
  'choices',
  'excludes',
  'specialRules',
  'heroicActions',
  'magicalPowers',
  'members',
] as const;
const VALUES = ['name', 'points', 'statline', 'tier', 'unique', 'counts', 'when'] as const;

/** The profile as a reference to the one written, with what is different. */
const borrow = (profile: ProfileFile, written: ProfileFile): string | BorrowedFile => {
  if (same(profile, written)) return profile.id;
  const [own, theirs] = [profile.options ?? {}, written.options ?? {}];
  const changed = Object.entries(own).filter(([id, option]) => !same(option, theirs[id]));
  const gone = Object.keys(theirs).filter((id) => !Object.hasOwn(own, id));
  const lists = LISTS.filter((field) => !same(profile[field] ?? [], written[field] ?? [])).map((field) => [
    field,
    profile[field] ?? [],
  ]);
  const values = VALUES.filter(
    (field) => profile[field] !== undefined && !same(profile[field], written[field]),
  ).map((field) => [field, profile[field]]);
  const borrowed = {
    profile: profile.id,
    ...(Object.fromEntries([...values, ...lists]) as Partial<BorrowedFile>),
    ...(changed.length > 0 ? { options: Object.fromEntries(changed) } : {}),
    ...(gone.length > 0 ? { withoutOptions: gone } : {}),
    ...(written.when && !profile.when ? { when: null } : {}),
  };
  return Object.keys(borrowed).length === 1 ? profile.id : borrowed;
};

/** Profiles already written, over all catalogues: a profile stands in one file and the others borrow it. */
type Written = Map<string, ProfileFile>;

const writeList = ({ legions: read, ...list }: ReadList, written: Written): ListFile => {
  const refer = (profile: ProfileFile, define: ProfileFile[]): string | BorrowedFile | null => {
    const known = written.get(profile.id);
    if (known) return borrow(profile, known);
    written.set(profile.id, profile);
    define.push(profile);
    return null;
  };
  const own: ProfileFile[] = [];
  const borrowed = list.profiles.flatMap((profile) => refer(profile, own) ?? []);
  const legionProfiles: ProfileFile[] = [];
  const legions = read.map((legion): LegionFile => ({
    ...legion,
    profiles: legion.profiles.map((profile) => refer(profile, legionProfiles) ?? profile.id),
  }));
  return {
    ...list,
    profiles: own,
    ...filled({ borrowed, legionProfiles, legions }),
  };
};

/** The lists as files of our schema: each profile written once, and borrowed with its differences elsewhere. */
export const writeLists = (lists: readonly ReadList[]): readonly ListFile[] => {
  const written: Written = new Map();
  return lists.map((list) => writeList(list, written));
};
