import * as z from 'zod/mini';
import { entrantId } from '../../../domain/tournaments/event/record';
import { optional, boundedText } from '../../kernel/input';
import type { Caller, StoredContext } from '../../kernel/store/context';
import { grantOf, hashText } from '../../kernel/store/credentials';
import { tournamentId } from '../../tournaments/fields';
import { createLinkCode } from '../../tournaments/roles/create-link-code';
import { unlinkEntrant } from '../../tournaments/entrants/unlink-entrant';
import { codeHash, codeText, entrantOfCode, linkedBy, wrongCode } from '../../tournaments/store/links';
import { readTournament } from '../../tournaments/store/read-tournament';
import { type Answer, ok, refused, call, conflict, mapAnswer, useCase } from '../../kernel/use-case';
import { changeLink } from './change-link';
import { type LinkedMember, connectedTo, entrantMeant, linkedAs } from './connected';
import { serverId, userId } from './fields';
import { entrantsOfMember, memberToken, setMember } from '../../kernel/channels/members';
import { type RateLimit, guardedCode } from '../../kernel/rate-limits/rate-limit';
import type { AppError } from '../../kernel/errors';
import { serverCaller, serverToken } from './server';
import { everyKeyring } from '../../kernel/store/key-versions';
import type { LinkCode } from '../../kernel/generated/answers';

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
    const isConnected = everyKeyring(keyring).some((one) =>
      grantOf(found.value.head.facts.grants, serverToken(one, server, tournament)),
    );
    if (!isConnected)
      return refused({ code: 'FORBIDDEN', operation: 'memberOfTournament', allowedRoles: ['SCOREKEEPER'] });
    const {
      number,
      facts: { links },
    } = own;
    const token = memberToken(keyring, { tournament, user, entrant: number, links });
    return ok({ ...linkedAs(own), caller: { ...caller, token } });
  },
});

const entrantText = boundedText([1, 200], 'Id, player number or name of the entrant.');

/**
 * Makes a one-time code for an entrant. An organiser who connected the server makes it for anyone; a linked player for its own
 * entrant: its partner, or a second account. CONFLICT: somebody else asks.
 */
export const makeLinkCode = useCase({
  input: z.strictObject({ server: serverId, user: userId, entrant: optional(entrantText) }),
  run: async (
    { server, user, entrant },
    context: StoredContext,
  ): Promise<Answer<LinkCode & LinkedMember>> => {
    const home = await connectedTo(server, context);
    if (!home.ok) return home;
    const { facts, tournament } = home.value;
    const [own] = entrantsOfMember(tournament, user, context.keyring);
    if (entrant === undefined && own === undefined)
      return conflict('NOT_LINKED', 'Name the entrant: you are not linked to one yourself.');
    const meant = entrant === undefined && own ? ok(own) : entrantMeant(tournament, entrant ?? '');
    if (!meant.ok) return meant;
    const { number } = meant.value;
    const { links } = meant.value.facts;
    const isOrganiser = facts.connection?.organisers.includes(user) === true;
    if (!isOrganiser && own?.number !== number)
      return conflict(
        'NOT_SERVER_ORGANISER',
        'Codes are made by the organiser who connected this server; a linked player makes them for the own entrant only.',
      );
    const token = memberToken(context.keyring, { tournament: tournament.id, user, entrant: number, links });
    const caller = isOrganiser
      ? serverCaller(context, server, facts.connection)
      : { ...context.caller, token };
    const made = await call(
      createLinkCode,
      { tournament: tournament.id, entrant: entrantId(number) },
      { ...context, caller },
    );
    return mapAnswer(made, (linkCode) => ({ ...linkCode, ...linkedAs(meant.value) }));
  },
});

/** Wrong codes of a member, and of all members of a server, within an hour; more are no accident. */
const codesOfMember: RateLimit = { name: 'discord-member', most: 5, windowMs: 60 * 60 * 1000 };
const codesOfServer: RateLimit = { ...codesOfMember, name: 'discord-server', most: 300 };

/** Tries a code, unless the member or the server has sent too many wrong ones. */
const tryCode = async (
  { server, user, used }: { readonly server: string; readonly user: string; readonly used: string },
  attempt: () => Promise<Answer<LinkedMember>>,
  context: StoredContext,
): Promise<Answer<LinkedMember>> => {
  const tried = { target: '', code: used, isWrong: (error: AppError) => error === wrongCode };
  const sentBy = (address: string) => ({ ...context, caller: { ...context.caller, address } });
  const linked = await guardedCode(
    {
      ...tried,
      limit: codesOfServer,
      attempt: () =>
        guardedCode({ ...tried, limit: codesOfMember, attempt, holdsBack: true }, sentBy(`member ${user}`)),
    },
    sentBy(`server ${server}`),
  );
  return !linked.ok && linked.error.code === 'TOO_MANY_REQUESTS'
    ? conflict(
        'TOO_MANY_WRONG_CODES',
        `Too many wrong codes: try again in ${Math.ceil(linked.error.retryAfterSeconds / 60)} minutes, with a new code from the organiser.`,
      )
    : linked;
};

/**
 * Makes a member the entrant that the code was made for; the code is used up then. CONFLICT: a wrong code, too many of them, or
 * a member who is another entrant already.
 */
export const linkDiscordUser = useCase({
  input: z.strictObject({ server: serverId, user: userId, code: codeText }),
  run: async ({ server, user, code }, context: StoredContext): Promise<Answer<LinkedMember>> => {
    const home = await connectedTo(server, context);
    if (!home.ok) return home;
    const { tournament } = home.value;
    const { keyring, clock } = context;
    const [own] = entrantsOfMember(tournament, user, keyring);
    if (own !== undefined)
      return conflict('ALREADY_LINKED', `You are ${own.facts.name} here already. /unlink forgets that.`);
    const used = codeHash(code);
    const link = async (): Promise<Answer<LinkedMember>> => {
      const meant = entrantOfCode(tournament, code, clock.nowMs());
      if (meant === undefined) return refused(wrongCode);
      const token = memberToken(keyring, { tournament: tournament.id, user, entrant: meant.number });
      // First: a member who is no entrant after all is mentioned nowhere.
      const known = await setMember(context, { server, user, isMember: true });
      if (!known.ok) return known;
      const linked = await changeLink(
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
      if (!linked.ok) await setMember(context, { server, user, isMember: false });
      return linked;
    };
    return tryCode({ server, user, used }, link, context);
  },
});

/**
 * Forgets which entrant a member is; an organiser who connected the server names another entrant, and then every member who is
 * that one is forgotten.
 */
export const unlinkDiscordUser = useCase({
  input: z.strictObject({ server: serverId, user: userId, entrant: optional(entrantText) }),
  run: async ({ server, user, entrant }, context: StoredContext): Promise<Answer<LinkedMember>> => {
    const home = await connectedTo(server, context);
    if (!home.ok) return home;
    const { facts, tournament } = home.value;
    if (entrant !== undefined) {
      if (facts.connection?.organisers.includes(user) !== true)
        return conflict(
          'NOT_SERVER_ORGANISER',
          'Only the organiser who connected this server unlinks somebody else.',
        );
      const meant = entrantMeant(tournament, entrant);
      if (!meant.ok) return meant;
      const gone = await call(
        unlinkEntrant,
        { tournament: tournament.id, entrant: entrantId(meant.value.number) },
        { ...context, caller: serverCaller(context, server, facts.connection) },
      );
      return gone.ok ? ok(linkedAs(meant.value)) : gone;
    }
    const [own] = entrantsOfMember(tournament, user, context.keyring);
    if (own === undefined) return conflict('NOT_LINKED', 'You are not linked to an entrant here.');
    const {
      number,
      facts: { links },
    } = own;
    const hash = hashText(
      memberToken(context.keyring, { tournament: tournament.id, user, entrant: number, links }),
    );
    const forgotten = await setMember(context, { server, user, isMember: false });
    if (!forgotten.ok) return forgotten;
    return changeLink(
      {
        operation: 'unlinkEntrant',
        user,
        entrant: number,
        input: { user: hash },
        set: ({ facts: { links = [] } }) => ok({ links: links.filter((one) => one !== hash) }),
      },
      tournament.id,
      context,
    );
  },
});
