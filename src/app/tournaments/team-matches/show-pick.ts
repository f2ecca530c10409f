import { entrantIdText } from '../fields';
import * as z from 'zod/mini';
import { pickFault } from '../../../domain/tournaments/teams/blind-pairing';
import { currentPick, pairingOf, withPick } from '../../../domain/tournaments/teams/team-match';
import { mapPair } from '../../../shared/pair';
import { sealOf } from '../../../shared/sealing';
import { nonceFault, nonceLine } from '../../rules/sealed-choices/sealed-choices';
import { conflict, invalidField, ok } from '../../kernel/use-case';
import { notCurrentPick, matchOperation } from './change-match';
import { choiceOf, subjectOf } from './match-view';
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
    const { facts, rules, side, teams } = match;
    const { next } = pairingOf(facts, rules);
    const { number, pick } = currentPick(facts);
    if (next === null || number !== input.pick) return notCurrentPick(input.pick);
    if (pick.sealedAtMs === null)
      return conflict('PICK_NOT_SEALED', 'Both captains seal first: keep yours until then.');
    if (pick.shown[side] !== null) return conflict('PICK_SHOWN', 'The team has shown this pick already.');
    const { players, nonce } = input;
    const short = nonceFault(nonce);
    if (short) return short;
    const subject = subjectOf(input, number, teams[side]);
    const fits = sealOf({ subject, choice: choiceOf(players), nonce }) === pick.seals[side];
    const fault = fits ? pickFault(next, side, players) : `must fit the seal, with its subject "${subject}"`;
    if (fault !== undefined) return invalidField('players', 'INCONSISTENT', fault);
    const shown = mapPair(pick.shown, (one, at) => (at === side ? { players, nonce } : one));
    return ok(withPick(facts, { seals: pick.seals, shown }, nowMs));
  },
});
