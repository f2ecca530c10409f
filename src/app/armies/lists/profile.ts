import * as z from 'zod/mini';
import { nearestAnywhere } from '../../../domain/armies/validation/unknown-names';
import { ok, refused } from '../../kernel/use-case';
import { nearestNames } from '../../kernel/nearest';
import { idText } from '../../kernel/input';
import { operation } from '../../kernel/operation';
import { editionOf, shippedCatalogueOf, shippedIndexOf } from './shipped-catalogue';

/** A profile of the catalogue: every army list and Legion that may field it, with its points and tier in each. */
export const profile = operation({
  name: 'profile',
  route: 'GET /v1/army-lists/profiles/{profile}',
  graphql: { renamed: { profile: 'id' } },
  function: 'armies',
  answers: 'ListedProfile',
  cache: 'reference',
  covers: ['E1'],

  input: z.strictObject({
    profile: idText('Id of the profile, such as `haldir` or `2024-haldir-galadhrim-captain`.'),
  }),
  run: ({ profile: id }) => {
    const found = shippedIndexOf(editionOf(id)).profiles.find((one) => one.id === id);
    const { armyLists, legions, directory } = shippedCatalogueOf(found?.lists ?? []);
    if (!found)
      return refused({
        code: 'NOT_FOUND',
        kind: 'profile',
        id,
        nearest: nearestAnywhere(id, { nearest: nearestNames, directory }),
      });
    const { name, is } = found;
    return ok({
      id,
      name,
      edition: editionOf(id),
      is,
      lists: [...armyLists, ...legions].flatMap((list) =>
        list.profiles
          .filter((one) => one.id === id)
          .map(({ points, tier, legacy }) => ({
            list: list.id,
            name: list.name,
            alignment: list.alignment,
            isLegion: 'armyLists' in list,
            points,
            tier,
            legacy: legacy || list.legacy,
          })),
      ),
    });
  },
});
