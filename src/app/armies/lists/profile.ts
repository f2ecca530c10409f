import * as z from 'zod/mini';
import { nearestAnywhere } from '../../../domain/armies/validation/unknown-names';
import { ok, refused } from '../../kernel/use-case';
import { nearestNames } from '../../kernel/nearest';
import { idText } from '../../kernel/input';
import { operation } from '../../kernel/operation';
import { shippedRead } from './find-army-list';
import { fieldingsOf } from './army-list-answers';
import { editionOf, shippedCatalogueOf, shippedIndexOf } from './shipped-catalogue';

/** A profile of the catalogue: every army list and Legion that may field it, with its points and tier in each. */
export const profile = operation({
  name: 'profile',
  route: 'GET /v1/army-lists/profiles/{profile}',
  graphql: { renamed: { profile: 'id' } },
  ...shippedRead,
  answers: 'ListedProfile',

  input: z.strictObject({
    profile: idText('Id of the profile, such as `haldir` or `2024-haldir-galadhrim-captain`.'),
  }),
  run: ({ profile: id }) => {
    const found = shippedIndexOf(editionOf(id)).profiles.find((one) => one.id === id);
    const catalogue = shippedCatalogueOf(found?.lists ?? []);
    if (!found) {
      const nearest = nearestAnywhere(id, { nearest: nearestNames, directory: catalogue.directory });
      return refused({ code: 'NOT_FOUND', kind: 'profile', id, nearest });
    }
    const { name, is } = found;
    return ok({ id, name, edition: editionOf(id), is, lists: fieldingsOf(id, catalogue) });
  },
});
