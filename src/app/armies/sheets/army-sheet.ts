import { operation } from '../../kernel/operation';
import * as z from 'zod/mini';
import { encode } from 'uqr';
import { armySheet as layOut } from '../../../domain/armies/sheet/army-sheet';
import { chatText, discordText } from '../../../domain/armies/sheet/sheet-text';
import { assembleArmy } from '../../../domain/armies/validation/assemble-army';
import { drawRosterSheet } from '../../../domain/pictures';
import { ok } from '../../../shared/result';
import { optional } from '../../kernel/input';
import { pictureAnswer, pictureFields } from '../../kernel/picture-fields';
import { armyInput } from '../army-input';
import { armyPrice } from '../army-price';
import { armyReportAnswer } from '../army-report-answer';
import { shareOf } from '../rosters/share-link';
import { sheetPage } from './sheet-html';
import { sheetPicture } from './sheet-picture';

const LONGEST_SITE = 100;
/** The most characters that a QR code holds with little correction. */
const LONGEST_CODE = 2900;

/**
 * An army laid out for the table: a page to print, a picture, and texts for Discord and other chats. It has every unit
 * with its line, boxes to tick for Might, Will, Fate and Wounds, the numbers that break the army, its bows, its alliance
 * and a QR code of its share link.
 */
export const armySheet = operation({
  name: 'armySheet',
  verb: 'draw',
  route: 'POST /v1/armies/sheet',
  function: 'armies',
  answers: 'ArmySheet',
  graphql: {
    kind: 'query',
    input: 'ArmyInput',
    inputDescription: 'The army.',
    beside: ['title', 'theme', 'site'],
  },
  looksUp: ['CATALOGUE'],
  covers: ['E8'],

  input: z.strictObject({
    ...armyInput.shape,
    ...pictureFields,
    site: optional(
      z
        .string()
        .check(
          z.maxLength(LONGEST_SITE),
          z.regex(/^https?:\/\/[^\s/?#@]+$/),
          z.describe(
            'Where this service is, such as `https://muster.example`: the QR code leads to the army’s page there. Left out: no QR code.',
          ),
        ),
    ),
  }),
  // The picture and the page cost about as much as the check.
  price: (input) => 10 + 3 * armyPrice(input),
  run: async ({ title, theme, site, ...input }, context: unknown) => {
    const { checkGivenArmy } = await import('../check-army');
    return checkGivenArmy(input, context, (checked) => {
      const { draft, report, ...given } = checked;
      const share = shareOf(input);
      const address = share.ok && site !== undefined ? `${site}${share.value.path}` : '';
      const hasCode = address !== '' && address.length <= LONGEST_CODE;
      const code = hasCode ? encode(address, { ecc: 'L', border: 4 }).data : [];
      const sheet = layOut(assembleArmy(draft, given).army, report, title);
      return ok({
        html: sheetPage(sheet, code),
        picture: pictureAnswer(drawRosterSheet(sheetPicture(sheet, code), theme)),
        discord: discordText(sheet),
        chat: chatText(sheet),
        share: share.ok ? share.value : null,
        report: armyReportAnswer(checked),
      });
    });
  },
});
