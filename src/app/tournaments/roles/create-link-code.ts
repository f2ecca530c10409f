import * as z from 'zod/mini';
import { scorekeepers } from '../../../domain/tournaments/event/role';
import { operation } from '../../kernel/operation';
import { tournamentChange } from '../../kernel/operation-presets';
import { ok } from '../../../shared/result';
import type { Keyring, StoredContext } from '../../kernel/store/context';
import { creationKey } from '../../kernel/owned/creation';
import { hashText } from '../../kernel/store/credentials';
import type { Answer } from '../../kernel/use-case';
import { changeEntrantLinks } from '../change/change-entrant';
import { CODE_LASTS_MS, codeHash, linkCodeOf, liveCodes, MOST_CODES } from '../store/links';
import { oneEntrant } from '../fields';
import { handedOut } from '../../kernel/store/key-versions';
import type { LinkCode } from '../../kernel/generated/answers';

/**
 * Makes a one-time code for an entrant: a member of a connected Discord server is linked with it, or it is
 * exchanged for a player's token. It lasts seven days; an entrant has four at most, and a fifth ends the oldest.
 */
export const createLinkCode = operation({
  name: 'createLinkCode',
  route: 'POST /v1/tournaments/{tournament}/entrants/{entrant}/link-codes',
  ...tournamentChange,
  answers: 'LinkCode',
  success: 201,
  who: [...scorekeepers, 'PLAYER'],
  covers: ['F1'],

  input: z.strictObject(oneEntrant),
  run: async (input, context: StoredContext, self): Promise<Answer<LinkCode>> => {
    const key = creationKey(context, 'who repeats it gets the code again');
    if (!key.ok) return key;
    const { keyring, caller, clock } = context;
    const request = hashText(`${hashText(caller.token ?? '')} ${key.value}`);
    const codeUnder = (one: Keyring): string => linkCodeOf(one, { ...input, request });
    return changeEntrantLinks(
      {
        operation: self,
        input,
        set: (facts) => {
          const nowMs = clock.nowMs();
          const open = liveCodes(facts, nowMs).slice(1 - MOST_CODES);
          const made = { hash: codeHash(codeUnder(keyring)), expiresAtMs: nowMs + CODE_LASTS_MS };
          return ok({ linkCodes: [...open, made] });
        },
        answer: (log) => {
          const madeAtMs = log.at(-1)?.at ?? 0;
          const code = handedOut(keyring, log, { under: codeUnder, hashOf: codeHash });
          return { ...input, code, expiresAt: new Date(madeAtMs + CODE_LASTS_MS).toISOString() };
        },
      },
      context,
    );
  },
});
