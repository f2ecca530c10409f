import { crc32 } from '../../../domain/armies/share/byte-stream';
import type { CatalogueFile, ListFile } from '../../../domain/armies/catalogue/file';
import { isList, profilesIn, referredIn } from '../../../domain/armies/catalogue/check-files';
import { fieldingsIn } from '../../../domain/armies/catalogue/resolve';
import type { Tier } from '../../../domain/armies/catalogue/vocabulary';
import type { Catalogue, Profile } from '../../../domain/armies/catalogue/model';

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

const needsOf = (file: ListFile, files: readonly CatalogueFile[]): readonly string[] => {
  const ids = new Set(referredIn(file));
  const others = files.filter(
    (other) => other.id !== file.id && profilesIn(other).some(({ id }) => ids.has(id)),
  );
  return [file.id, ...others.map(({ id }) => id)];
};

const revisionOf = (needs: readonly string[], files: readonly CatalogueFile[]): number => {
  const text = JSON.stringify(needs.map((need) => files.find(({ id }) => id === need)));
  return crc32([...new TextEncoder().encode(text)]) & 0xffffff;
};

/** The index of the lists in these files. */
export const indexOf = (files: readonly CatalogueFile[], catalogue: Catalogue) => {
  const lists = files.filter(isList);
  return {
    lists: catalogue.armyLists.flatMap(({ id, name, alignment }) => {
      const file = lists.find((one) => one.id === id);
      if (!file) return [];
      const needs = needsOf(file, files);
      // `revision` changes with every change of these files: 0 to 0xffffff.
      return [{ id, name, alignment, revision: revisionOf(needs, files), needs }];
    }),
    legions: catalogue.legions.flatMap(({ id, name, alignment, armyLists }) => {
      const file = lists.find((one) => one.legions?.some((legion) => legion.id === id));
      return file ? [{ id, name, alignment, armyLists, file: file.id }] : [];
    }),
    profiles: [...fieldingsIn([...catalogue.armyLists, ...catalogue.legions]).values()].map(
      ({ profile, lists: fielding }) => ({
        id: profile.id,
        name: profile.name,
        is: whatItIs(profile),
        points: profile.points,
        keywords: profile.keywords,
        lists: fielding.map(({ id }) => id),
      }),
    ),
  };
};

/**
 * The whole catalogue by name, so small that everyone may load it: the entries of search, the lists and Legions that field a profile, and the
 * files that a list needs, its own first. `data/catalogue-index.json` is generated from the lists by `npm run generate`.
 */
export type CatalogueIndex = ReturnType<typeof indexOf>;
