import { checkFiles, isList, profilesIn, referredIn } from '../../../domain/armies/catalogue/check-files';
import type { AlliancesFile, CatalogueFile, ListFile } from '../../../domain/armies/catalogue/file';
import type { Alliance, Catalogue } from '../../../domain/armies/catalogue/model';
import { resolveCatalogue } from '../../../domain/armies/catalogue/resolve';
import { type Result, ok, refused } from '../../../shared/result';
import type { Fault } from '../../kernel/faults';
import type { OwnAlliance } from '../army-input';
import {
  editionOf,
  editionsIn,
  shippedAlliances,
  shippedCatalogueOf,
  shippedFilesOf,
  shippedIndex,
  shippedIndexOf,
  usualEdition,
} from './shipped-catalogue';
import { editionFaults, shippedEditions } from './shipped-editions';

/** Every list is known to the alliances, new ones with no ally yet, ours by name where their files are not needed. */
const alliancesWith = (files: readonly CatalogueFile[]): AlliancesFile => ({
  ...shippedAlliances,
  lists: shippedIndex.lists.filter(({ id }) => files.filter(isList).every((file) => file.id !== id)),
  allies: {
    ...Object.fromEntries(
      [...shippedIndex.lists, ...files.filter(isList)].map(({ id }) => [
        id,
        { historical: [], convenient: [] },
      ]),
    ),
    ...shippedAlliances.allies,
  },
});

const written = (file: CatalogueFile): readonly string[] => profilesIn(file).map(({ id }) => id);

const isAsked = (file: CatalogueFile, asked: readonly string[]): boolean =>
  asked.includes(file.id) || (isList(file) && (file.legions ?? []).some(({ id }) => asked.includes(id)));

/**
 * Our files that the army asks for, and of the others only the profiles that these or the lists sent along borrow: those may use the same
 * ids as the rest, and the rest needs files of its own.
 */
const neededFiles = (
  editions: readonly string[],
  sent: readonly ListFile[],
  asked: readonly string[],
): readonly CatalogueFile[] => {
  const ours = editions.flatMap(shippedFilesOf).filter(({ id }) => sent.every((own) => own.id !== id));
  const whole = ours.filter((file) => isAsked(file, asked));
  const known = new Set([...sent, ...whole].flatMap(written));
  const wanted = new Set(
    [...sent, ...whole.filter(isList)].flatMap(referredIn).filter((id) => !known.has(id)),
  );
  return ours.flatMap((file) => {
    if (whole.includes(file)) return [file];
    const profiles = profilesIn(file).filter(({ id }) => wanted.has(id));
    return profiles.length > 0 ? [{ id: file.id, edition: file.edition ?? usualEdition, profiles }] : [];
  });
};

const isSamePair = (one: readonly string[], other: readonly string[]): boolean =>
  [...one].sort().join() === [...other].sort().join();

const withOwn = (alliances: readonly Alliance[], own: readonly OwnAlliance[]): readonly Alliance[] => [
  ...own.flatMap(({ lists: [a = '', b = ''], level }): readonly Alliance[] =>
    level === 'IMPOSSIBLE' ? [] : [{ lists: [a, b], level, when: null, otherwise: null }],
  ),
  ...alliances.filter(({ lists }) => !own.some((each) => isSamePair(each.lists, lists))),
];

/** Faults of alliances that name lists other than these. */
export const allianceFaults = (
  alliances: readonly OwnAlliance[],
  known: readonly { readonly id: string }[],
): readonly Fault[] =>
  alliances.flatMap(({ lists }, index) =>
    lists.flatMap((id, position): readonly Fault[] => {
      if (known.some((list) => list.id === id)) return [];
      const path = `alliances[${index}].lists[${position}]`;
      return [{ path, code: 'UNKNOWN_REFERENCE', message: `no army list has the id "${id}"` }];
    }),
  );

/** The catalogue with alliances before its own; refused where they name lists that it does not have. */
export const withOwnAlliances = (
  catalogue: Catalogue,
  own: readonly OwnAlliance[],
): Result<Catalogue, readonly Fault[]> => {
  const faults = allianceFaults(own, catalogue.directory.lists);
  return faults.length > 0
    ? refused(faults)
    : ok({ ...catalogue, alliances: withOwn(catalogue.alliances, own) });
};

/**
 * The catalogue that a request is to be judged by: what the lists asked for need of ours, with the lists and alliances
 * sent along. Refused where these do not fit together.
 */
export const requestCatalogue = (
  lists: readonly ListFile[],
  own: readonly OwnAlliance[],
  asked: readonly string[],
): Result<Catalogue, readonly Fault[]> => {
  if (lists.length === 0 && own.length === 0) return ok(shippedCatalogueOf(asked));
  const unknown = lists.flatMap((file, index) => editionFaults(file, `lists[${index}].edition`));
  if (unknown.length > 0) return refused(unknown);
  const editions = [...new Set([...editionsIn(lists), ...asked.map(editionOf)])];
  const files = [...neededFiles(editions, lists, asked), ...lists];
  const alliances = alliancesWith(files);
  const elsewhere = editions.flatMap((edition) => shippedIndexOf(edition).profiles.map(({ id }) => id));
  const found = lists.length === 0 ? [] : checkFiles(files, alliances, elsewhere);
  const faults = found.map(({ list, message }): Fault => {
    const index = lists.findIndex(({ id }) => id === list);
    return { path: index < 0 ? 'lists' : `lists[${index}]`, code: 'INCONSISTENT', message };
  });
  if (faults.length > 0) return refused(faults);
  const catalogue =
    lists.length === 0 ? shippedCatalogueOf(asked) : resolveCatalogue(files, alliances, shippedEditions);
  return withOwnAlliances(catalogue, own);
};
