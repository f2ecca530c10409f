import * as z from 'zod/mini';
import { pickShown, pickToShow } from '../../../domain/tournaments/changes/team-picks';
import { nonceFault, nonceLine } from '../../rules/sealed-choices/sealed-choices';
import { entrantIdText } from '../fields';
import { matchOperation } from './change-match';
import { pickNumber } from './seal-pick';
import { memberNumbers } from './set-lineup';

/**
 * Shows what a captain has sealed, once both captains have. It is refused if it does not fit the seal, or if the nonce has fewer than
 * 8 characters. Everybody sees it together
 * with the other side's.
 */
export const showPick = matchOperation({
  name: 'showPick',
  route: 'POST /v1/tournaments/{tournament}/rounds/{round}/tables/{table}/shown',
  graphql: { input: 'ShowPickInput', inputDescription: 'The sealed pick.' },

  fields: {
    entrant: entrantIdText,
    pick: pickNumber,
    players: memberNumbers.check(z.describe('The players as they were sealed, in that order.')),
    nonce: nonceLine,
  },
  set: (match, { input, nowMs }) => {
    const open = pickToShow(match, input.pick);
    if (!open.ok) return open;
    return nonceFault(input.nonce) ?? pickShown(match, input, nowMs);
  },
});
