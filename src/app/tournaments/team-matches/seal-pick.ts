import * as z from 'zod/mini';
import { currentPick, pairingOf, withPick } from '../../../domain/tournaments/teams/team-match';
import { mapPair } from '../../../shared/pair';
import { ok } from '../../../shared/result';
import { wholeNumber } from '../../kernel/input';
import { operation } from '../../kernel/operation';
import { commitmentText } from '../../rules/sealed-choices/sealed-choices';
import type { StoredContext } from '../../kernel/store/context';
import { conflict } from '../../kernel/use-case';
import { changeMatch, matchChange, notCurrentPick, ofTeam, sideOf } from './change-match';

const MOST_PICKS = 40;

export const pickNumber = wholeNumber(1, MOST_PICKS, 'Which pick, from 1, as `next` of the match says.');

/**
 * Seals a captain's pick: the commitment to the subject that the match names, the players' numbers separated by one space, and a
 * nonce that only the captain knows. Nobody can tell the players from it, not even the service.
 */
export const sealPick = operation({
  name: 'sealPick',
  route: 'POST /v1/tournaments/{tournament}/rounds/{round}/tables/{table}/seals',
  ...matchChange,
  graphql: { input: 'SealPickInput', inputDescription: 'The seal.' },

  input: z.strictObject({ ...ofTeam, pick: pickNumber, commitment: commitmentText }),
  run: (input, context: StoredContext, self) =>
    changeMatch(
      {
        operation: self,
        input,
        set: (match) => {
          const side = sideOf(match, input.entrant);
          if (!side.ok) return side;
          const { facts, rules } = match;
          const { number, pick } = currentPick(facts);
          if (pairingOf(facts, rules).next === null || number !== input.pick)
            return notCurrentPick(input.pick);
          if (pick.seals[side.value] !== null || pick.shown[side.value] !== null)
            return conflict('PICK_SEALED', 'The team has sealed this pick already.');
          const seals = mapPair(pick.seals, (seal, at) =>
            at === side.value ? input.commitment.toLowerCase() : seal,
          );
          return ok(withPick(facts, { seals, shown: pick.shown }, context.clock.nowMs()));
        },
      },
      context,
    ),
});
