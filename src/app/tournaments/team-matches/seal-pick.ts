import { entrantIdText } from '../fields';
import { pickSealed } from '../../../domain/tournaments/changes/team-picks';
import { wholeNumber } from '../../kernel/input';
import { commitmentText } from '../../rules/sealed-choices/sealed-choices';
import { matchOperation } from './change-match';

const MOST_PICKS = 40;

export const pickNumber = wholeNumber(1, MOST_PICKS, 'Which pick, as `next` of the match says.');

/**
 * Seals a captain's pick: the commitment to the subject that the match names, the players' numbers separated by one space, and a
 * nonce that only the captain knows. Nobody can tell the players from it, not even the service.
 */
export const sealPick = matchOperation({
  name: 'sealPick',
  route: 'POST /v1/tournaments/{tournament}/rounds/{round}/tables/{table}/seals',
  graphql: { input: 'SealPickInput', inputDescription: 'The seal.' },

  fields: { entrant: entrantIdText, pick: pickNumber, commitment: commitmentText },
  set: (match, { input, nowMs }) => pickSealed(match, input, nowMs),
});
