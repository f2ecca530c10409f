import * as z from 'zod/mini';
import { ok, refused } from '../../shared/result';
import type { EntrantFacts } from '../../tournaments/event/facts';
import { entrantId } from '../../tournaments/event/record';
import type { Tournament } from '../../tournaments/event/tournament';
import { optional } from '../input';
import { nearestNames } from '../nearest';
import { authorName } from '../tournaments/access';
import type { Caller, StoredContext } from '../tournaments/context';
import { grantOf, hashText } from '../tournaments/credentials';
import { placeOfEntrant } from '../tournaments/entrant-change';
import { tournamentId } from '../tournaments/fields';
import { readTournament } from '../tournaments/items';
import type { MadeLinkCode } from '../tournaments/link-codes';
import { createLinkCode, unlinkEntrant } from '../tournaments/link-codes';
import { codeHash, codeText, entrantOfCode, linkedBy, wrongCode } from '../tournaments/links';
import { mutate } from '../tournaments/mutation';
import type { Answer } from '../use-case';
import { call, useCase } from '../use-case';
import { serverId, userId } from './fields';
import { entrantsOfMember, memberToken } from './members';
import { mayGuess, noteMiss } from './misses';
import type { ServerFacts } from './server';
import { connectedTournament, readServer, serverCaller, serverToken } from './server';

type Entrant = Tournament['entrants'][number];

/** An entrant as a member of a server sees it. */
export interface LinkedMember {
  readonly entrant: string;
  readonly name: string;
}

const linkedAs = ({ number, facts }: Entrant): LinkedMember => ({
  entrant: entrantId(number),
  name: facts.name,
});

interface AtHome {
  readonly facts: ServerFacts;
  readonly tournament: Tournament;
}

const atHome = async (server: string, context: StoredContext): Promise<Answer<AtHome>> => {
  const facts = await readServer(context, server);
  if (!facts.ok) return facts;
  const id = connectedTournament(facts.value);
  if (!id.ok) return id;
  const tournament = await readTournament(context.store, id.value);
  return tournament.ok ? ok({ facts: facts.value, tournament: tournament.value }) : tournament;
};

/** The entrant meant by an id, a player number or a name. */
const entrantMeant = ({ entrants }: Tournament, text: string): Answer<Entrant> => {
  const wanted = text.trim().toLowerCase();
  const number = /^#?(\d{1,4})$/.exec(wanted)?.[1];
  const found =
    entrants.find((entrant) => entrantId(entrant.number) === wanted) ??
    entrants.find((entrant) => number !== undefined && entrant.number === Number(number)) ??
    entrants.find(({ facts }) => facts.name.toLowerCase() === wanted);
  const names = entrants.map(({ facts }) => facts.name);
  return found
    ? ok(found)
    : refused({ code: 'NOT_FOUND', kind: 'entrant', id: text, nearest: nearestNames(text, names) });
};

/** The entrant that a member is, and how a request of the member is made; null for a member who is none. */
export interface Membership extends LinkedMember {
  readonly caller: Caller;
}

/**
 * Which entrant of a tournament a member is, null for none. FORBIDDEN: the organiser has revoked the server's right, and with it
 * what its members may do here.
 */
export const memberOfTournament = useCase({
  input: z.strictObject({ tournament: tournamentId, server: serverId, user: userId }),
  run: async ({ tournament, server, user }, context: StoredContext): Promise<Answer<Membership | null>> => {
    const found = await readTournament(context.store, tournament);
    if (!found.ok) return found;
    const { keyring, caller } = context;
    const [own] = entrantsOfMember(found.value, user, keyring);
    if (own === undefined) return ok(null);
    const isConnected = grantOf(found.value.head.facts.grants, serverToken(keyring, server, tournament));
    if (!isConnected)
      return refused({ code: 'FORBIDDEN', operation: 'memberOfTournament', allowedRoles: ['SCOREKEEPER'] });
    const token = memberToken(keyring, { tournament, user, entrant: own.number });
    return ok({ ...linkedAs(own), caller: { ...caller, token } });
  },
});

const entrantText = z
  .string()
  .check(z.minLength(1), z.maxLength(200), z.describe('Id, player number or name of the entrant.'));

/** A code with the name of whom it is for: shown to the asker only. */
export type MadeCode = MadeLinkCode & LinkedMember;

/**
 * Makes a one-time code for an entrant. An organiser who connected the server makes it for anyone; a linked player for its own
 * entrant: its partner, or a second account. CONFLICT: somebody else asks.
 */
export const makeLinkCode = useCase({
  input: z.strictObject({ server: serverId, user: userId, entrant: optional(entrantText) }),
  run: async ({ server, user, entrant }, context: StoredContext): Promise<Answer<MadeCode>> => {
    const home = await atHome(server, context);
    if (!home.ok) return home;
    const { facts, tournament } = home.value;
    const [own] = entrantsOfMember(tournament, user, context.keyring);
    if (entrant === undefined && own === undefined)
      return refused({ code: 'CONFLICT', detail: 'Name the entrant: you are not linked to one yourself.' });
    const meant = entrant === undefined && own ? ok(own) : entrantMeant(tournament, entrant ?? '');
    if (!meant.ok) return meant;
    const { number } = meant.value;
    const isOrganiser = facts.connection?.organisers.includes(user) === true;
    if (!isOrganiser && own?.number !== number)
      return refused({
        code: 'CONFLICT',
        detail:
          'Codes are made by the organiser who connected this server; a linked player makes them for the own entrant only.',
      });
    const token = memberToken(context.keyring, { tournament: tournament.id, user, entrant: number });
    const caller = isOrganiser ? serverCaller(context, server, tournament.id) : { ...context.caller, token };
    const made = await call(
      createLinkCode,
      { tournament: tournament.id, entrant: entrantId(number) },
      { ...context, caller },
    );
    return made.ok ? ok({ ...made.value, ...linkedAs(meant.value) }) : made;
  },
});

interface LinkChange {
  readonly operation: 'linkEntrant' | 'unlinkEntrant';
  readonly user: string;
  readonly entrant: number;
  readonly input: unknown;
  readonly set: (entrant: Entrant) => Answer<Partial<EntrantFacts>>;
}

/** Changes the links of an entrant, as the member whom it is about. */
const changeLink = (
  { operation, user, entrant, input, set }: LinkChange,
  tournament: string,
  context: StoredContext,
): Promise<Answer<LinkedMember>> => {
  const hash = hashText(memberToken(context.keyring, { tournament, user, entrant }));
  const at = ({ entrants }: Tournament): Entrant | undefined => entrants[entrant - 1];
  let name = '';
  return mutate<EntrantFacts, Tournament, LinkedMember>(
    {
      operation,
      target: `${tournament}/${entrantId(entrant)}`,
      input,
      read: () => readTournament(context.store, tournament),
      head: null,
      author: () => ok(authorName('PLAYER', hash)),
      places: (seen) => {
        const own = at(seen);
        name = own?.facts.name ?? '';
        return own ? [placeOfEntrant(tournament, own)] : [];
      },
      decide: (seen) => {
        const own = at(seen);
        if (own === undefined) return refused({ code: 'NOT_FOUND', kind: 'entrant', id: entrantId(entrant) });
        const facts = set(own);
        return facts.ok ? ok({ ...placeOfEntrant(tournament, own), set: facts.value }) : facts;
      },
      answer: () => ({ entrant: entrantId(entrant), name }),
    },
    context,
  );
};

/**
 * Makes a member the entrant that the code was made for; the code is used up then. CONFLICT: a wrong code, too many of them, or
 * a member who is another entrant already.
 */
export const linkDiscordUser = useCase({
  input: z.strictObject({
    server: serverId,
    user: userId,
    code: codeText,
  }),
  run: async ({ server, user, code }, context: StoredContext): Promise<Answer<LinkedMember>> => {
    const home = await atHome(server, context);
    if (!home.ok) return home;
    const { tournament } = home.value;
    const { keyring, clock } = context;
    const nowMs = clock.nowMs();
    const [own] = entrantsOfMember(tournament, user, keyring);
    if (own !== undefined)
      return refused({
        code: 'CONFLICT',
        detail: `You are ${own.facts.name} here already. /unlink forgets that.`,
      });
    const allowed = mayGuess(home.value.facts, { keyring, user, nowMs });
    if (!allowed.ok) return allowed;
    const meant = entrantOfCode(tournament, code, nowMs);
    if (meant === undefined) {
      const noted = await noteMiss(context, { server, user });
      return noted.ok ? refused(wrongCode) : noted;
    }
    const token = memberToken(keyring, { tournament: tournament.id, user, entrant: meant.number });
    const used = codeHash(code);
    return changeLink(
      {
        operation: 'linkEntrant',
        user,
        entrant: meant.number,
        input: { user: hashText(token), code: used },
        set: ({ facts }) => linkedBy(facts, used, hashText(token)),
      },
      tournament.id,
      context,
    );
  },
});

/**
 * Forgets which entrant a member is; an organiser who connected the server names another entrant, and then every member who is
 * that one is forgotten.
 */
export const unlinkDiscordUser = useCase({
  input: z.strictObject({ server: serverId, user: userId, entrant: optional(entrantText) }),
  run: async ({ server, user, entrant }, context: StoredContext): Promise<Answer<LinkedMember>> => {
    const home = await atHome(server, context);
    if (!home.ok) return home;
    const { facts, tournament } = home.value;
    if (entrant !== undefined) {
      if (facts.connection?.organisers.includes(user) !== true)
        return refused({
          code: 'CONFLICT',
          detail: 'Only the organiser who connected this server unlinks somebody else.',
        });
      const meant = entrantMeant(tournament, entrant);
      if (!meant.ok) return meant;
      const gone = await call(
        unlinkEntrant,
        { tournament: tournament.id, entrant: entrantId(meant.value.number) },
        { ...context, caller: serverCaller(context, server, tournament.id) },
      );
      return gone.ok ? ok(linkedAs(meant.value)) : gone;
    }
    const [own] = entrantsOfMember(tournament, user, context.keyring);
    if (own === undefined)
      return refused({ code: 'CONFLICT', detail: 'You are not linked to an entrant here.' });
    const hash = hashText(
      memberToken(context.keyring, { tournament: tournament.id, user, entrant: own.number }),
    );
    return changeLink(
      {
        operation: 'unlinkEntrant',
        user,
        entrant: own.number,
        input: { user: hash },
        set: ({ facts: { links = [] } }) => ok({ links: links.filter((one) => one !== hash) }),
      },
      tournament.id,
      context,
    );
  },
});
