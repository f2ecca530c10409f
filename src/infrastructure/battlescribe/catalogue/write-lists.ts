import type { BorrowedFile, LegionFile, ListFile, ProfileFile } from '../../../domain/armies/catalogue/file';
import { borrow } from './borrow';
import type { ReadList } from './read-list';

/** Profiles already written, over all catalogues: a profile stands in one file and the others borrow it. */
type Written = Map<string, ProfileFile>;

const writeList = (list: ReadList, written: Written): ListFile => {
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
  const legions = list.legions.map((legion): LegionFile => ({
    ...legion,
    profiles: legion.profiles.map((profile) => refer(profile, legionProfiles) ?? profile.id),
  }));
  return {
    ...list,
    profiles: own,
    ...(borrowed.length > 0 ? { borrowed } : {}),
    ...(legionProfiles.length > 0 ? { legionProfiles } : {}),
    legions: legions.length > 0 ? legions : undefined,
  };
};

/** The lists as files of our schema: each profile written once, and borrowed with its differences elsewhere. */
export const writeLists = (lists: readonly ReadList[]): readonly ListFile[] => {
  const written: Written = new Map();
  return lists.map((list) => {
    const { legions, ...file } = writeList(list, written);
    return legions ? { ...file, legions } : file;
  });
};
