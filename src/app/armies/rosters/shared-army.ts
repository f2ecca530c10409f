import { withListOptions } from '../../../domain/armies/catalogue/army';
import { boundedText } from '../../kernel/input';
import { operation } from '../../kernel/operation';
import * as z from 'zod/mini';
import { ok, checkInput, invalidInput, invalidField, metered } from '../../kernel/use-case';
import { armyInput } from '../army-input';
import { armyReportAnswer } from '../army-report-answer';
import { armyOfShare, LONGEST_SHARE_TEXT, revisionOf, revisionText } from './share-link';
import { shippedCatalogueOf } from '../lists/shipped-catalogue';

const nameOf = (list: string): string =>
  shippedCatalogueOf([list]).directory.lists.find(({ id }) => id === list)?.name ?? list;

/**
 * The army of a share link, judged by the catalogue as it is now; of each list, whether it has changed since the link
 * was made.
 */
export const sharedArmy = operation({
  name: 'sharedArmy',
  route: 'GET /v1/armies/shared/{text}',
  function: 'armies',
  answers: 'SharedArmy',
  cache: 'reference',
  covers: ['E8'],

  input: z.strictObject({
    text: boundedText([1, LONGEST_SHARE_TEXT], 'The text of a share link, as `shareArmy` makes it.'),
  }),
  // A unit of the army takes some eight characters.
  price: ({ text }) => 2 + 0.01 * text.length,
  run: async ({ text }, context: unknown) => {
    const shared = armyOfShare(text);
    if (!shared.ok) return shared;
    const { draft, edition, lists, minorHeroMayLead } = shared.value;
    const army = { ...draft, switches: { minorHeroMayLead } };
    const input = checkInput(armyInput, army);
    // A text with the right checksum may still say what no army has: 40 warbands, say.
    if (!input.ok) return invalidField('text', 'WRONG_FORMAT', 'is no army');
    const { checkArmy } = await import('../check-army');
    return metered(context, () => {
      const checked = checkArmy(input.value);
      if (!checked.ok) return invalidInput(checked.error);
      return ok({
        edition,
        lists: lists.map(({ id, revision }) => ({
          list: id,
          name: nameOf(id),
          revision: revisionText(revision),
          hasChanged: revision !== revisionOf(id),
        })),
        army: { ...army, forces: withListOptions(army.forces) },
        report: armyReportAnswer(checked.value),
      });
    });
  },
});
