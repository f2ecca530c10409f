import { boundedText } from '../../kernel/input';
import { operation } from '../../kernel/operation';
import * as z from 'zod/mini';
import { ok, checkInput, invalidField } from '../../kernel/use-case';
import { armyInput } from '../army-input';
import { armyReportAnswer } from '../army-report-answer';
import { LONGEST_SHARE_TEXT, armyOfShare, inputOfShare, listsOfShare } from './share-link';

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
    const army = inputOfShare(shared.value);
    const input = checkInput(armyInput, army);
    // A text with the right checksum may still say what no army has: 40 warbands, say.
    if (!input.ok) return invalidField('text', 'WRONG_FORMAT', 'is no army');
    const { checkGivenArmy } = await import('../check-army');
    return checkGivenArmy(input.value, context, (checked) =>
      ok({ ...listsOfShare(shared.value), army, report: armyReportAnswer(checked) }),
    );
  },
});
