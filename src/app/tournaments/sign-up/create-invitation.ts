import * as z from 'zod/mini';
import { organisers } from '../../../domain/tournaments/event/role';
import { whileOpen } from '../../../domain/tournaments/event/states';
import { ok } from '../../../shared/result';
import { operation } from '../../kernel/operation';
import { tournamentChange } from '../../kernel/operation-presets';
import type { Keyring, StoredContext } from '../../kernel/store/context';
import { creationKey } from '../../kernel/owned/creation';
import { hashText } from '../../kernel/store/credentials';
import { handedOut } from '../../kernel/store/key-versions';
import { changeHead } from '../change/change-head';
import { tournamentId } from '../fields';
import type { Answer } from '../../kernel/use-case';
import { invitationCodeOf, invitationHash } from './terms';
import type { Invitation } from '../../kernel/generated/answers';

/**
 * Makes the invitation with which players sign up to a private event, or to one that takes invited players only. An earlier one
 * stops working. The idempotency key must have at least 16 characters.
 */
export const createInvitation = operation({
  name: 'createInvitation',
  route: 'POST /v1/tournaments/{tournament}/invitation',
  ...tournamentChange,
  answers: 'Invitation',
  who: organisers,
  when: ['DRAFT', ...whileOpen],
  covers: ['F13'],

  input: z.strictObject({ tournament: tournamentId }),
  run: async (input, context: StoredContext, self): Promise<Answer<Invitation>> => {
    const key = creationKey(context, 'who repeats it gets the invitation again');
    if (!key.ok) return key;
    const { tournament } = input;
    const { keyring, caller } = context;
    const request = hashText(`${hashText(caller.token ?? '')} ${key.value}`);
    const codeUnder = (one: Keyring): string => invitationCodeOf(one, tournament, request);
    return changeHead(
      {
        operation: self,
        tournament,
        input,
        current: null,
        set: () => ok({ invitationHash: invitationHash(codeUnder(keyring)) }),
        answer: ({ log }) => {
          const code = handedOut(keyring, log, { under: codeUnder, hashOf: invitationHash });
          return { tournament, code, page: `/tournaments/${tournament}/sign-up#${code}` };
        },
      },
      context,
    );
  },
});
