import * as z from 'zod/mini';
import { ok, refused } from '../../shared/result';
import { entrantId } from '../../tournaments/event/record';
import type { StoredContext } from '../tournaments/context';
import { hashText } from '../tournaments/credentials';
import { readTournament } from '../tournaments/items';
import { nearestNames } from '../nearest';
import { optional } from '../input';
import type { Answer } from '../use-case';
import { useCase } from '../use-case';
import { serverId, userId } from './fields';
import type { LinkCode, ServerFacts } from './server';
import { changeServer, connectedTournament, readServer } from './server';

const DAY_MS = 24 * 60 * 60 * 1000;
/** How long a code can be used. */
export const CODE_DAYS = 7;
const MOST_CODES = 4000;
/** A doubles team has two members, and each may have a second account. */
const MOST_MEMBERS = 4;
/** Letters and digits that nobody mistakes for another when a code is read aloud. */
const CODE_LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const CODE_LENGTH = 10;

const plainCode = (code: string): string => code.toUpperCase().replaceAll(/[^0-9A-Z]/g, '');

/** The code of this request: the same when the request is repeated. */
const codeOf = ({ keyring, caller }: StoredContext, server: string, entrant: string): string => {
  const bytes = Buffer.from(
    keyring.derive('discord code', server, entrant, caller.idempotencyKey ?? ''),
    'base64url',
  );
  const letters = Array.from(
    { length: CODE_LENGTH },
    (_, i) => CODE_LETTERS[(bytes[i] ?? 0) % CODE_LETTERS.length],
  );
  return `${letters.slice(0, 5).join('')}-${letters.slice(5).join('')}`;
};

const live = (codes: readonly LinkCode[], nowMs: number): readonly LinkCode[] =>
  codes.filter(({ expiresAtMs }) => expiresAtMs > nowMs);

/** Somebody who may be meant. */
interface NamedEntrant {
  readonly id: string;
  readonly number: number;
  readonly name: string;
}

const entrantsOf = async (
  context: StoredContext,
  tournament: string,
): Promise<Answer<readonly NamedEntrant[]>> => {
  const found = await readTournament(context.store, tournament);
  if (!found.ok) return found;
  return ok(
    found.value.entrants.map(({ number, facts: { name } }) => ({ id: entrantId(number), number, name })),
  );
};

/** The entrant meant by an id, a player number or a name. */
export const entrantMeant = (entrants: readonly NamedEntrant[], text: string): Answer<NamedEntrant> => {
  const wanted = text.trim().toLowerCase();
  const number = /^#?(\d{1,4})$/.exec(wanted)?.[1];
  const found =
    entrants.find(({ id }) => id === wanted) ??
    entrants.find((entrant) => number !== undefined && entrant.number === Number(number)) ??
    entrants.find(({ name }) => name.toLowerCase() === wanted);
  const names = entrants.map(({ name }) => name);
  return found
    ? ok(found)
    : refused({ code: 'NOT_FOUND', kind: 'entrant', id: text, nearest: nearestNames(text, names) });
};

/** A code that links whoever enters it to an entrant: shown here only. */
export interface MadeCode {
  readonly code: string;
  readonly entrant: string;
  readonly name: string;
  readonly expiresAt: string;
}

const mayMakeFor = ({ connection, links }: ServerFacts, user: string, entrant: string): Answer<true> =>
  connection?.organisers.includes(user) === true || links[user] === entrant
    ? ok(true)
    : refused({
        code: 'CONFLICT',
        detail:
          'Codes are made by the organiser who connected this server; a linked player makes them for the own entrant only.',
      });

/**
 * Makes a one-time code for an entrant. The organiser makes it for anyone; a linked player for its own entrant: its partner, or a
 * second account. CONFLICT: somebody else asks.
 */
export const makeLinkCode = useCase({
  input: z.strictObject({
    server: serverId,
    user: userId,
    entrant: optional(
      z.string().check(z.minLength(1), z.maxLength(200), z.describe('Id, player number or name.')),
    ),
  }),
  run: async ({ server, user, entrant }, context: StoredContext): Promise<Answer<MadeCode>> => {
    const facts = await readServer(context, server);
    if (!facts.ok) return facts;
    const tournament = connectedTournament(facts.value);
    if (!tournament.ok) return tournament;
    const entrants = await entrantsOf(context, tournament.value);
    if (!entrants.ok) return entrants;
    const wanted = entrant ?? facts.value.links[user];
    if (wanted === undefined)
      return refused({ code: 'CONFLICT', detail: 'Name the entrant: you are not linked to one yourself.' });
    const meant = entrantMeant(entrants.value, wanted);
    if (!meant.ok) return meant;
    const { id, name } = meant.value;
    const code = codeOf(context, server, id);
    const hash = hashText(plainCode(code));
    const nowMs = context.clock.nowMs();
    const expiresAtMs = nowMs + CODE_DAYS * DAY_MS;
    const changed = await changeServer(context, server, (now) => {
      const allowed = mayMakeFor(now, user, id);
      if (!allowed.ok) return allowed;
      if (now.codes.some((known) => known.hash === hash)) return ok(now);
      const codes = live(now.codes, nowMs);
      return codes.length >= MOST_CODES
        ? refused({ code: 'CONFLICT', detail: `${MOST_CODES} codes are open: wait until some have expired.` })
        : ok({ ...now, codes: [...codes, { hash, entrant: id, expiresAtMs }] });
    });
    return changed.ok
      ? ok({ code, entrant: id, name, expiresAt: new Date(expiresAtMs).toISOString() })
      : changed;
  },
});

const linked = (facts: ServerFacts, user: string, code: LinkCode): Answer<ServerFacts> => {
  const others = Object.entries(facts.links).filter(
    ([member, entrant]) => entrant === code.entrant && member !== user,
  );
  return others.length >= MOST_MEMBERS
    ? refused({
        code: 'CONFLICT',
        detail: 'So many members are this entrant already: one of them runs /unlink first.',
      })
    : ok({
        ...facts,
        links: { ...facts.links, [user]: code.entrant },
        codes: facts.codes.map((known) => (known === code ? { ...known, usedBy: user } : known)),
      });
};

export interface LinkedMember {
  readonly entrant: string;
  readonly name: string;
}

/** Makes a member the entrant that the code was made for; the code is used up then. */
export const linkDiscordUser = useCase({
  input: z.strictObject({
    server: serverId,
    user: userId,
    code: z
      .string()
      .check(z.minLength(1), z.maxLength(100), z.describe('The code, in any spelling of its letters.')),
  }),
  run: async ({ server, user, code }, context: StoredContext): Promise<Answer<LinkedMember>> => {
    const hash = hashText(plainCode(code));
    const nowMs = context.clock.nowMs();
    const changed = await changeServer(context, server, (facts) => {
      const tournament = connectedTournament(facts);
      if (!tournament.ok) return tournament;
      const known = live(facts.codes, nowMs).find((one) => one.hash === hash);
      if (known === undefined || (known.usedBy !== undefined && known.usedBy !== user))
        return refused({
          code: 'CONFLICT',
          detail: 'This code is unknown, used or expired: ask the organiser for a new one (/link-code).',
        });
      return linked(facts, user, known);
    });
    if (!changed.ok) return changed;
    const tournament = connectedTournament(changed.value);
    if (!tournament.ok) return tournament;
    const entrants = await entrantsOf(context, tournament.value);
    if (!entrants.ok) return entrants;
    const entrant = changed.value.links[user] ?? '';
    return ok({ entrant, name: entrants.value.find(({ id }) => id === entrant)?.name ?? entrant });
  },
});

/** Forgets which entrant a member is. */
export const unlinkDiscordUser = useCase({
  input: z.strictObject({ server: serverId, user: userId }),
  run: async ({ server, user }, context: StoredContext): Promise<Answer<null>> => {
    const changed = await changeServer(context, server, (facts) => {
      if (facts.links[user] === undefined)
        return refused({ code: 'CONFLICT', detail: 'You are not linked to an entrant here.' });
      return ok({
        ...facts,
        links: Object.fromEntries(Object.entries(facts.links).filter(([member]) => member !== user)),
        codes: facts.codes.filter(({ usedBy }) => usedBy !== user),
      });
    });
    return changed.ok ? ok(null) : changed;
  },
});
