import { whileOpen } from '../../../domain/tournaments/event/states';
import { ok } from '../../../shared/result';
import type { Keyring } from '../../kernel/store/context';
import { creationKey } from '../../kernel/owned/creation';
import { hashText } from '../../kernel/store/credentials';
import { handedOut } from '../../kernel/store/key-versions';
import { headOperation } from '../change/change-head';
import { invitationCodeOf, invitationHash } from './terms';
import type { Invitation } from '../../kernel/generated/answers';

/**
 * Makes the invitation with which players sign up to a private event, or to one that takes invited players only. An earlier one
 * stops working. The idempotency key must have at least 16 characters.
 */
export const createInvitation = headOperation({
  name: 'createInvitation',
  route: 'POST /v1/tournaments/{tournament}/invitation',
  current: null,
  answers: 'Invitation',
  when: ['DRAFT', ...whileOpen],
  covers: ['F13'],

  prepare: ({ tournament }, context) => {
    const key = creationKey(context, 'who repeats it gets the invitation again');
    if (!key.ok) return key;
    const request = hashText(`${hashText(context.caller.token ?? '')} ${key.value}`);
    return ok((keyring: Keyring): string => invitationCodeOf(keyring, tournament, request));
  },
  set: ({ context, prepared: codeUnder }) =>
    ok({ invitationHash: invitationHash(codeUnder(context.keyring)) }),
  answer: (tournament, { log }, { context, prepared: codeUnder }): Invitation => {
    const code = handedOut(context.keyring, log, { under: codeUnder, hashOf: invitationHash });
    return { tournament, code, page: `/tournaments/${tournament}/sign-up#${code}` };
  },
});
