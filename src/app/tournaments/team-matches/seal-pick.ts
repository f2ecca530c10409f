import { entrantIdText } from '../fields';
import { currentPick, pairingOf, withPick } from '../../../domain/tournaments/teams/team-match';
import { mapPair } from '../../../shared/pair';
import { wholeNumber } from '../../kernel/input';
import { commitmentText } from '../../rules/sealed-choices/sealed-choices';
import { conflict, ok } from '../../kernel/use-case';
import { notCurrentPick, matchOperation } from './change-match';

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
  set: (match, { input, nowMs }) => {
    const { facts, rules, side } = match;
    const { number, pick } = currentPick(facts);
    if (pairingOf(facts, rules).next === null || number !== input.pick) return notCurrentPick(input.pick);
    if (pick.seals[side] !== null || pick.shown[side] !== null)
      return conflict('PICK_SEALED', 'The team has sealed this pick already.');
    const seals = mapPair(pick.seals, (seal, at) => (at === side ? input.commitment.toLowerCase() : seal));
    return ok(withPick(facts, { seals, shown: pick.shown }, nowMs));
  },
});
