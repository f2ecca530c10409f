import { checkFiles } from '../../armies/catalogue/check-files';
import type { AlliancesFile, ListFile } from '../../armies/catalogue/file';
import type { Alliance, Catalogue } from '../../armies/catalogue/model';
import { resolveCatalogue } from '../../armies/catalogue/resolve';
import type { Result } from '../../shared/result';
import { ok, refused } from '../../shared/result';
import type { Fault } from '../faults';
import type { OwnAlliance } from './army-input';
import { shippedAlliances, shippedCatalogue, shippedLists } from './shipped-catalogue';

/** Every list is known to the alliances, new ones with no ally yet. */
const alliancesWith = (lists: readonly ListFile[]): AlliancesFile => ({
  ...shippedAlliances,
  lists: shippedAlliances.lists.filter(({ id }) => lists.every((own) => own.id !== id)),
  allies: {
    ...Object.fromEntries(lists.map(({ id }) => [id, { historical: [], convenient: [] }])),
    ...shippedAlliances.allies,
  },
});

const isSamePair = (one: readonly string[], other: readonly string[]): boolean =>
  [...one].sort().join() === [...other].sort().join();

const withOwn = (alliances: readonly Alliance[], own: readonly OwnAlliance[]): readonly Alliance[] => [
  ...own.flatMap(({ lists: [a = '', b = ''], level }): readonly Alliance[] =>
    level === 'IMPOSSIBLE' ? [] : [{ lists: [a, b], level, when: null, otherwise: null }],
  ),
  ...alliances.filter(({ lists }) => !own.some((each) => isSamePair(each.lists, lists))),
];

const unknownAllies = (own: readonly OwnAlliance[], { armyLists }: Catalogue): readonly Fault[] =>
  own.flatMap(({ lists }, index) =>
    lists.flatMap((id, position): readonly Fault[] =>
      armyLists.some((list) => list.id === id)
        ? []
        : [
            {
              path: `alliances[${index}].lists[${position}]`,
              code: 'UNKNOWN_REFERENCE',
              message: `no army list has the id "${id}"`,
            },
          ],
    ),
  );

/**
 * The catalogue that a request is to be judged by: ours, with the lists and alliances sent along. Refused where these do
 * not fit together.
 */
export const requestCatalogue = (
  lists: readonly ListFile[],
  own: readonly OwnAlliance[],
): Result<Catalogue, readonly Fault[]> => {
  if (lists.length === 0 && own.length === 0) return ok(shippedCatalogue());
  const files = [...shippedLists.filter(({ id }) => lists.every((sent) => sent.id !== id)), ...lists];
  const alliances = alliancesWith(lists);
  const found = lists.length === 0 ? [] : checkFiles(files, alliances);
  const faults = found.map(({ list, message }): Fault => {
    const index = lists.findIndex(({ id }) => id === list);
    return { path: index < 0 ? 'lists' : `lists[${index}]`, code: 'INCONSISTENT', message };
  });
  if (faults.length > 0) return refused(faults);
  const catalogue = lists.length === 0 ? shippedCatalogue() : resolveCatalogue(files, alliances);
  const strangers = unknownAllies(own, catalogue);
  return strangers.length > 0
    ? refused(strangers)
    : ok({ ...catalogue, alliances: withOwn(catalogue.alliances, own) });
};
