import { conflict, ok } from '../kernel/use-case';
import { commitmentText, subjectLine } from '../rules/sealed-choices/sealed-choices';
import { gameOperation, notOfSide } from './change-a-game';

const MOST_SECRETS = 12;

/**
 * Seals hidden information of the caller's side, such as an assassin's target: the commitment to a subject, the text and a nonce that
 * only this side knows (`sealChoice` makes one). Nobody can tell the text from it, not even the service.
 */
export const sealInGame = gameOperation({
  name: 'sealInGame',
  route: 'POST /v1/games/{id}/secrets',
  graphql: { input: 'SealInGameInput', inputDescription: 'The seal.' },
  covers: ['F5', 'D4'],

  fields: { subject: subjectLine, commitment: commitmentText },
  set: ({ facts: { secrets } }, { operation, input, user: { side }, nowMs }) => {
    if (side === null) return notOfSide(operation, 'a side of this game');
    if (secrets.length >= MOST_SECRETS)
      return conflict('HISTORY_FULL', `A game has at most ${MOST_SECRETS} sealed texts.`);
    const sealed = {
      id: `s${secrets.length + 1}`,
      side,
      subject: input.subject,
      commitment: input.commitment.toLowerCase(),
      choice: null,
      nonce: null,
      sealedAtMs: nowMs,
      shownAtMs: null,
    };
    return ok({ secrets: [...secrets, sealed] });
  },
});
