import * as z from 'zod/mini';
import { ok } from '../../../shared/result';
import { optional } from '../../kernel/input';
import { type StoredContext, operation, tournamentRead } from '../../kernel/operation';
import { mayRead } from '../store/access';
import { tournamentId } from '../fields';
import { readTournament } from '../store/read-tournament';
import { invitationText, isInvited, signUpTermsOf } from './terms';

/**
 * How players sign up, what they consent to, and how many places are left. Of a private event for holders of a token, or of the
 * invitation.
 */
export const signUpTerms = operation({
  name: 'signUpTerms',
  route: 'GET /v1/tournaments/{tournament}/sign-up',
  ...tournamentRead,
  answers: 'SignUpTerms',
  covers: ['F13'],

  input: z.strictObject({ tournament: tournamentId, invitation: optional(invitationText) }),
  run: async ({ tournament, invitation }, context: StoredContext) => {
    const found = await readTournament(context.store, tournament);
    if (!found.ok) return found;
    const { head, entrants } = found.value;
    const access = mayRead(head, 'signUpTerms', { token: context.caller.token, entrants });
    const invited = isInvited(head.facts, 'signUpTerms', invitation);
    const isGuest = invitation !== undefined && invited.ok && head.facts.phase !== 'DRAFT';
    return access.ok || isGuest ? ok(signUpTermsOf(found.value)) : access;
  },
});
