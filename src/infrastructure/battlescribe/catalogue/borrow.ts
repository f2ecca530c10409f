import type { BorrowedFile, ProfileFile } from '../../../domain/armies/catalogue/file';

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
export const borrow = (profile: ProfileFile, written: ProfileFile): string | BorrowedFile => {
  if (same(profile, written)) return profile.id;
  const [own, theirs] = [profile.options ?? {}, written.options ?? {}];
  const changed = Object.entries(own).filter(([id, option]) => !same(option, theirs[id]));
  const gone = Object.keys(theirs).filter((id) => !(id in own));
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
