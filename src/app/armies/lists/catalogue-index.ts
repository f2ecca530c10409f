import { crc32 } from '../../../domain/armies/share/byte-stream';
import type { ListFile } from '../../../domain/armies/catalogue/file';
import { referredIn } from '../../../domain/armies/catalogue/check-files';
import type { Alignment, Tier } from '../../../domain/armies/catalogue/vocabulary';
import type { Catalogue, Profile, AnyList } from '../../../domain/armies/catalogue/model';

/**
 * The whole catalogue by name, so small that everyone may load it: what search finds, whose a profile is, and which files
 * a list needs. `data/catalogue-index.json` is generated from the lists by `npm run generate`.
 */
export interface CatalogueIndex {
  readonly lists: readonly {
    readonly id: string;
    readonly name: string;
    readonly alignment: Alignment;
    /** Changes with every change of these files: 0 to 0xffffff. */
    readonly revision: number;
    /** The files that write the profiles which the list and its Legions field; its own first. */
    readonly needs: readonly string[];
  }[];
  readonly legions: readonly {
    readonly id: string;
    readonly name: string;
    readonly alignment: Alignment;
    /** The file that writes it. */
    readonly file: string;
    readonly armyLists: readonly string[];
  }[];
  readonly profiles: readonly {
    readonly id: string;
    readonly name: string;
    /** What it is, in words: Hero of Valour, Warrior, Siege engine. */
    readonly is: string;
    readonly points: number;
    readonly keywords: readonly string[];
    /** The army lists and Legions that field it. */
    readonly lists: readonly string[];
  }[];
}

const tierNames: Readonly<Record<Tier, string>> = {
  LEGEND: 'Hero of Legend',
  VALOUR: 'Hero of Valour',
  FORTITUDE: 'Hero of Fortitude',
  MINOR: 'Minor Hero',
  INDEPENDENT: 'Independent Hero',
};

const whatItIs = ({ kind, tier }: Profile): string => {
  if (kind === 'SIEGE_ENGINE') return 'Siege engine';
  return tier === null ? 'Warrior' : tierNames[tier];
};

const needsOf = (file: ListFile, files: readonly ListFile[]): readonly string[] => {
  const ids = new Set(referredIn(file));
  const others = files.filter(
    (other) =>
      other.id !== file.id &&
      [...other.profiles, ...(other.legionProfiles ?? [])].some(({ id }) => ids.has(id)),
  );
  return [file.id, ...others.map(({ id }) => id)];
};

const revisionOf = (needs: readonly string[], files: readonly ListFile[]): number => {
  const text = JSON.stringify(needs.map((need) => files.find(({ id }) => id === need)));
  return crc32([...new TextEncoder().encode(text)]) & 0xffffff;
};

/** The index of the lists in these files. */
export const indexOf = (files: readonly ListFile[], catalogue: Catalogue): CatalogueIndex => {
  const lists: readonly AnyList[] = [...catalogue.armyLists, ...catalogue.legions];
  const profiles = new Map<string, { readonly profile: Profile; readonly lists: string[] }>();
  for (const list of lists)
    for (const profile of list.profiles) {
      const known = profiles.get(profile.id) ?? { profile, lists: [] };
      known.lists.push(list.id);
      profiles.set(profile.id, known);
    }
  return {
    lists: catalogue.armyLists.flatMap(({ id, name, alignment }) => {
      const file = files.find((one) => one.id === id);
      if (!file) return [];
      const needs = needsOf(file, files);
      return [{ id, name, alignment, revision: revisionOf(needs, files), needs }];
    }),
    legions: catalogue.legions.flatMap(({ id, name, alignment, armyLists }) => {
      const file = files.find((one) => one.legions?.some((legion) => legion.id === id));
      return file ? [{ id, name, alignment, armyLists, file: file.id }] : [];
    }),
    profiles: [...profiles.values()].map(({ profile, lists: fielding }) => ({
      id: profile.id,
      name: profile.name,
      is: whatItIs(profile),
      points: profile.points,
      keywords: profile.keywords,
      lists: fielding,
    })),
  };
};
