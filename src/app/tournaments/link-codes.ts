import * as z from 'zod/mini';
import { ok, refused } from '../../shared/result';
import type { EntrantFacts } from '../../tournaments/event/facts';
import { entrantNumber } from '../../tournaments/event/record';
import type { Tournament } from '../../tournaments/event/tournament';
import type { StoredContext } from './context';
import { creationKey } from './creation-key';
import { hashText } from './credentials';
import { knownEntrant, placeOfEntrant } from './entrant-change';
import { entrantIdText, tournamentId } from './fields';
import { readTournament } from './items';
import { mutate } from './mutation';
import type { Answer } from '../use-case';
import { useCase } from '../use-case';
import { CODE_LASTS_MS, codeHash, linkCodeOf, liveCodes, MOST_CODES } from './links';

/** A one-time code, shown to whoever asked for it and again to a repetition of that request. */
export interface MadeLinkCode {
  readonly tournament: string;
  readonly entrant: string;
  readonly code: string;
  /** ISO 8601, UTC. */
  readonly expiresAt: string;
}

interface Which {
  readonly tournament: string;
  readonly entrant: string;
}

const input = z.strictObject({ tournament: tournamentId, entrant: entrantIdText });

/** A change of what one entrant is linked with: for whoever has a duty at the desk, and for the player itself. */
const changeLinks = <Output>(
  {
    operation,
    which,
    set,
    answer,
  }: {
    readonly operation: 'createLinkCode' | 'unlinkEntrant';
    readonly which: Which;
    readonly set: (facts: EntrantFacts) => Answer<Partial<EntrantFacts>>;
    readonly answer: (atMs: number) => Output;
  },
  context: StoredContext,
): Promise<Answer<Output>> =>
  mutate<EntrantFacts, Tournament, Output>(
    {
      operation,
      target: `${which.tournament}/${which.entrant}`,
      input: which,
      read: () => readTournament(context.store, which.tournament),
      head: ({ head }) => head,
      ownership: ({ entrants }) => ({ entrants, own: [entrantNumber(which.entrant) ?? -1] }),
      places: (seen) => {
        const entrant = knownEntrant(seen, which.entrant);
        return entrant.ok ? [placeOfEntrant(seen.id, entrant.value)] : [];
      },
      decide: (seen) => {
        const entrant = knownEntrant(seen, which.entrant);
        if (!entrant.ok) return entrant;
        const facts = set(entrant.value.facts);
        return facts.ok ? ok({ ...placeOfEntrant(seen.id, entrant.value), set: facts.value }) : facts;
      },
      answer: ({ log }) => answer(log.at(-1)?.at ?? 0),
    },
    context,
  );

/**
 * Makes a code with which a member of a connected Discord server becomes this entrant (`/link`), or a telephone gets a player's
 * token of it (`redeemLinkCode`): once, within seven days. An
 * entrant has four open codes at most; the oldest gives way to a fifth.
 */
export const createLinkCode = useCase({
  input,
  run: async (which, context: StoredContext): Promise<Answer<MadeLinkCode>> => {
    const key = creationKey(context, 'who repeats it gets the code again');
    if (!key.ok) return key;
    const { keyring, caller, clock } = context;
    const request = hashText(`${hashText(caller.token ?? '')} ${key.value}`);
    const code = linkCodeOf(keyring, { ...which, request });
    return changeLinks(
      {
        operation: 'createLinkCode',
        which,
        set: (facts) => {
          const nowMs = clock.nowMs();
          const open = liveCodes(facts, nowMs).slice(1 - MOST_CODES);
          const made = { hash: codeHash(code), expiresAtMs: nowMs + CODE_LASTS_MS };
          return ok({ linkCodes: [...open, made] });
        },
        answer: (atMs) => ({ ...which, code, expiresAt: new Date(atMs + CODE_LASTS_MS).toISOString() }),
      },
      context,
    );
  },
});

/** An entrant without links. */
export type UnlinkedEntrant = Which;

/** Takes back every link of an entrant, and its open codes. NOT_FOUND: there is none. */
export const unlinkEntrant = useCase({
  input,
  run: (which, context: StoredContext): Promise<Answer<UnlinkedEntrant>> =>
    changeLinks(
      {
        operation: 'unlinkEntrant',
        which,
        set: ({ links = [], linkCodes = [] }) =>
          links.length + linkCodes.length === 0
            ? refused({ code: 'NOT_FOUND', kind: 'link', id: which.entrant })
            : ok({ links: [], linkCodes: [] }),
        answer: () => which,
      },
      context,
    ),
});
