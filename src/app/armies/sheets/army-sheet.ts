import { operation } from '../../kernel/operation';
import * as z from 'zod/mini';
import { ok } from '../../../shared/result';
import { boundedText, optional } from '../../kernel/input';
import { pictureFields } from '../../kernel/picture-fields';
import { armyInput, armyPrice, armyQuestion } from '../army-input';
import { sheetAnswer } from './sheet-answer';

const site = boundedText(
  [0, 100],
  'Where this service is, such as `https://muster.example`: the QR code leads to the army’s page there. Left out: no QR code.',
).check(z.regex(/^https?:\/\/[^\s/?#@]+$/));

/**
 * An army laid out for the table: a page to print, a picture, and texts for Discord and other chats. It has every unit
 * with its line, boxes to tick for Might, Will, Fate and Wounds, the numbers that break the army, its bows, its alliance
 * and a QR code of its share link.
 */
export const armySheet = operation({
  name: 'armySheet',
  verb: 'draw',
  route: 'POST /v1/armies/sheet',
  ...armyQuestion,
  answers: 'ArmySheet',
  graphql: { ...armyQuestion.graphql, beside: ['title', 'theme', 'site'] },
  looksUp: ['CATALOGUE'],
  covers: ['E8'],

  input: z.strictObject({ ...armyInput.shape, ...pictureFields, site: optional(site) }),
  // The picture and the page cost about as much as the check.
  price: (input) => 10 + 3 * armyPrice(input),
  run: async (input, context: unknown) => {
    const { checkGivenArmy } = await import('../check-army');
    return checkGivenArmy(input, context, (checked) => ok(sheetAnswer(checked, input)));
  },
});
