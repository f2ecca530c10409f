import { ok } from '../../../shared/result';
import type { Keyring } from '../../kernel/store/context';
import { creationKey } from '../../kernel/owned/creation';
import { hashText } from '../../kernel/store/credentials';
import { linksOperation } from '../change/change-entrant';
import { CODE_LASTS_MS, codeHash, linkCodeOf, liveCodes, MOST_CODES } from '../store/links';
import { isoTime } from '../../kernel/iso-time';
import { handedOut } from '../../kernel/store/key-versions';
import type { LinkCode } from '../../kernel/generated/answers';

/**
 * Makes a one-time code for an entrant: a member of a connected Discord server is linked with it, or it is
 * exchanged for a player's token. It lasts seven days; an entrant has four at most, and a fifth ends the oldest.
 */
export const createLinkCode = linksOperation({
  name: 'createLinkCode',
  route: 'POST /v1/tournaments/{tournament}/entrants/{entrant}/link-codes',
  answers: 'LinkCode',
  success: 201,

  prepare: (input, context) => {
    const { caller, keyring, clock } = context;
    const key = creationKey(context, 'who repeats it gets the code again');
    if (!key.ok) return key;
    const request = hashText(`${hashText(caller.token ?? '')} ${key.value}`);
    const codeUnder = (one: Keyring): string => linkCodeOf(one, { ...input, request });
    return ok({ keyring, clock, codeUnder });
  },
  set: (facts, { keyring, clock, codeUnder }) => {
    const nowMs = clock.nowMs();
    const open = liveCodes(facts, nowMs).slice(1 - MOST_CODES);
    const made = { hash: codeHash(codeUnder(keyring)), expiresAtMs: nowMs + CODE_LASTS_MS };
    return ok({ linkCodes: [...open, made] });
  },
  answer: (log, { keyring, codeUnder }, input): LinkCode => {
    const code = handedOut(keyring, log, { under: codeUnder, hashOf: codeHash });
    return { ...input, code, expiresAt: isoTime((log.at(-1)?.at ?? 0) + CODE_LASTS_MS) };
  },
});
