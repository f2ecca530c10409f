import { fault } from '../../kernel/faults';
import * as z from 'zod/mini';
import { type ChangeLog, logged } from '../../../shared/change-log';
import type { EntrantFacts, TournamentFacts } from '../../../domain/tournaments/event/facts';
import { entrantId } from '../../../domain/tournaments/event/record';
import { sameName } from '../../../domain/tournaments/pairing/wishes';
import { beforeRounds } from '../../../domain/tournaments/event/states';
import { freeNumber, membersFaults, nextNumber } from '../../../domain/tournaments/changes/registration';
import {
  type Entrant,
  type EntrantStatus,
  type Tournament,
  hasLeft,
} from '../../../domain/tournaments/event/tournament';
import { invariant } from '../../../shared/invariant';
import { flag, optional, withDefault, shortText } from '../../kernel/input';
import { SIGN_UPS_PER_ADDRESS, SIGN_UP_MINUTES } from '../../kernel/limits';
import { operation } from '../../kernel/operation';
import { authorName, hashText, shortHash } from '../../kernel/store/credentials';
import type { Keyring, StoredContext } from '../../kernel/store/context';
import { creationKey } from '../../kernel/owned/creation';
import { handedOut } from '../../kernel/store/key-versions';
import { mutate } from '../../kernel/store/mutation';
import { type RateLimit, withinRate } from '../../kernel/rate-limits/rate-limit';
import { authorAndHooks } from '../change/change-tournament';
import { entrantTarget, statusAfter } from '../change/change-entrant';
import { entrantView } from '../views/entrant-view';
import { club, entrantName, members } from './entrants';
import { tournamentId } from '../fields';
import { CODE_LASTS_MS, codeHash, linkCodeOf, tokenOf } from '../store/links';
import { inState } from '../store/access';
import { readTournament } from '../store/read-tournament';
import { type Answer, conflict, invalidInput, ok } from '../../kernel/use-case';
import { invitationText, isInvited, mostPerAddress, privacyDigestOf } from './terms';
import type { SignedUp } from '../../kernel/generated/answers';

const LONGEST_EMAIL = 254;

/** As browsers check the field: something on both sides of one @, no blanks. Whether it exists only a message can show. */
export const emailText = z
  .string()
  .check(
    z.trim(),
    z.maxLength(LONGEST_EMAIL),
    z.regex(/^[^\s@\p{Cc}]{1,64}@[^\s@\p{Cc}.]+(?:\.[^\s@\p{Cc}.]+)+$/u, 'must be an email address'),
    z.describe(
      'An email address for the organisers, and for messages if the player wants them; shown to nobody else, and erased with the entrant.',
    ),
  );

/** Fields of every sign-up, alone or with a club. */
export const commonFields = {
  tournament: tournamentId,
  consentTo: shortText('The `privacyDigest` of the text that the player was shown and consents to.'),
  invitation: optional(invitationText),
};

const input = z.strictObject({
  name: entrantName,
  members: withDefault(members, []),
  club: optional(club),
  email: optional(emailText),
  wantsMessages: optional(
    flag('Whether the player wants messages by email, where the terms offer them; false if omitted.'),
  ),
  ...commonFields,
});

type Input = z.output<typeof input>;

const limit = {
  name: 'sign-up',
  most: SIGN_UPS_PER_ADDRESS,
  windowMs: SIGN_UP_MINUTES * 60_000,
};

const messagesFault = ({ signUp }: TournamentFacts, { wantsMessages, email }: Input) => {
  if (wantsMessages !== true) return [];
  if (signUp?.messages !== true)
    return [fault('wantsMessages', 'NOT_ALLOWED', 'must be false: this event sends no messages')];
  return email === undefined ? [fault('email', 'REQUIRED', 'is needed for messages')] : [];
};

/** Whether this event takes the player now, on these terms. */
const mayEnter = (head: TournamentFacts, asked: Input): Answer<true> => {
  const invited = isInvited(head, 'signUp', asked.invitation);
  if (!invited.ok) return invited;
  if (head.signUp?.isOpen !== true)
    return conflict('SIGN_UP_CLOSED', 'Sign-up is closed: ask the organiser.');
  const digest = privacyDigestOf(head.signUp.privacyText);
  const faults = [
    ...(asked.consentTo === digest
      ? []
      : [fault('consentTo', 'INCONSISTENT', `must be the privacyDigest of the current text: ${digest}`)]),
    ...membersFaults(head, asked.members),
    ...messagesFault(head, asked),
  ];
  return faults.length > 0 ? invalidInput(faults) : ok(true);
};

const DAY_MS = 24 * 60 * 60 * 1000;

/** Counts the sign-up for the caller's address: over all events, and for this one. What the event refuses anyway is not counted. */
const mayComeIn = async (
  asked: Input,
  { request, self }: { readonly request: string; readonly self: Parameters<typeof inState>[1] },
  context: StoredContext,
): Promise<Answer<true>> => {
  const { tournament } = asked;
  const allowed = await withinRate(limit, shortHash(`${tournament} ${request}`), context);
  if (!allowed.ok) return allowed;
  const found = await readTournament(context.store, tournament);
  if (!found.ok) return found;
  const head = found.value.head.facts;
  if (!inState(found.value, self).ok || !mayEnter(head, asked).ok) return ok(true);
  const ofEvent: RateLimit = { name: 'sign-up-event', most: mostPerAddress(head), windowMs: DAY_MS };
  return withinRate(ofEvent, { target: tournament, request: shortHash(request) }, context);
};

/** Whether an entrant that has not left has the same name and address, or of a whole club the same name and club. */
const isSignedUp = (
  entrants: readonly Entrant[],
  { name, email, club }: Input,
  isOfClub: boolean,
): boolean => {
  const same = (one: string | null | undefined, other: string | undefined): boolean =>
    other !== undefined && sameName(one ?? '') === sameName(other);
  return entrants.some(
    (entrant) =>
      !hasLeft(entrant) &&
      same(entrant.facts.name, name) &&
      (same(entrant.facts.email, email) || (isOfClub && same(entrant.facts.club, club))),
  );
};

/** The player's token under a keyring: the same for a repeated request. */
const secretsFor = (tournament: string, request: string, number: number) => {
  const entrant = entrantId(number);
  return {
    token: (keyring: Keyring): string => tokenOf(keyring, { tournament, role: 'PLAYER', request, entrant }),
    code: (keyring: Keyring): string => linkCodeOf(keyring, { tournament, entrant, request }),
  };
};

const firstFacts = (
  asked: Input,
  {
    head,
    secrets,
    context,
  }: {
    readonly head: TournamentFacts;
    readonly secrets: ReturnType<typeof secretsFor>;
    readonly context: StoredContext;
  },
): EntrantFacts => {
  const { keyring, clock } = context;
  const nowMs = clock.nowMs();
  return {
    name: asked.name,
    members: asked.members,
    club: asked.club ?? null,
    withdrawn: false,
    reason: null,
    email: asked.email ?? null,
    ...(asked.wantsMessages === true && { messages: true }),
    consent: { digest: asked.consentTo, atMs: nowMs },
    ...(head.signUp?.approval === 'ORGANISER' && { approved: false }),
    tokenHash: hashText(secrets.token(keyring)),
    linkCodes: [{ hash: codeHash(secrets.code(keyring)), expiresAtMs: nowMs + CODE_LASTS_MS }],
  };
};

/** The entrant as the sign-up made it, and what its player acts with. */
const signedUp = (
  tournament: string,
  {
    number,
    log,
    secrets: { token, code },
  }: {
    readonly number: number;
    readonly log: ChangeLog<EntrantFacts>;
    readonly secrets: ReturnType<typeof secretsFor>;
  },
  keyring: Keyring,
): SignedUp => {
  const playerToken = handedOut(keyring, log, { under: token });
  const made = log.at(-1);
  return {
    tournament,
    entrant: entrantView(number, logged(log), (made?.receipt?.['status'] ?? 'ACTIVE') as EntrantStatus),
    playerToken,
    code: handedOut(keyring, log, { under: code, hashOf: codeHash }),
    codeExpiresAt: new Date((made?.at ?? 0) + CODE_LASTS_MS).toISOString(),
    page: `/play#${tournament}.${playerToken}`,
  };
};

/** Enters a player on the terms of the event. A player who comes with a club must not be in the event under that name and club yet. */
export const enterPlayer = async (
  asked: Input,
  { self, isOfClub }: { readonly self: Parameters<typeof inState>[1]; readonly isOfClub: boolean },
  context: StoredContext,
): Promise<Answer<SignedUp>> => {
  const key = creationKey(context, "who repeats it gets the player's token again");
  if (!key.ok) return key;
  const request = key.value;
  const { tournament } = asked;
  const allowed = await mayComeIn(asked, { request, self }, context);
  if (!allowed.ok) return allowed;
  const { keyring, clock } = context;
  const of = (number: number) => secretsFor(tournament, request, number);
  return mutate<EntrantFacts, Tournament, SignedUp>(
    {
      ...authorAndHooks(self, { headOf: ({ head }: Tournament) => head }, context),
      idempotencyScope: [tournament],
      input: asked,
      read: (store) => readTournament(store, tournament),
      author: ({ entrants }) =>
        ok({ name: authorName('PLAYER', hashText(of(nextNumber(entrants)).token(keyring))) }),
      places: ({ id, entrants }) => entrants.map((entrant) => entrantTarget(id, entrant)),
      decide: (seen) => {
        const possible = inState(seen, self);
        if (!possible.ok) return possible;
        const head = seen.head.facts;
        const may = mayEnter(head, asked);
        if (!may.ok) return may;
        if (isSignedUp(seen.entrants, asked, isOfClub))
          return conflict(
            'ALREADY_SIGNED_UP',
            isOfClub
              ? 'Somebody of this name is signed up with this club or address: open the page of that sign-up.'
              : 'Somebody of this name has signed up with this address: open the page of that sign-up.',
          );
        const number = freeNumber(seen.entrants);
        if (!number.ok) return number;
        const set = firstFacts(asked, { head, secrets: of(number.value), context });
        const place = { number: number.value, log: [] };
        const status = statusAfter(seen, place, { at: clock.nowMs(), set });
        return ok({ ...entrantTarget(tournament, place), set, receipt: { status } });
      },
      answer: ({ address, log }) => {
        invariant(address.item === 'ENTRANT', 'a sign-up makes an entrant');
        return signedUp(tournament, { number: address.number, log, secrets: of(address.number) }, keyring);
      },
    },
    context,
  );
};

/**
 * Signs a player up to an event that is open to it. No token is needed. The player consents to the text that the event states, and
 * gets a token, a page and a code at once. Beyond the cap the entrant waits. The key must have at least 16 characters: who repeats
 * it gets the token again. One network address may sign up 60 players in ten minutes, and to
 * one event as many in a day as the event says (`mostPerAddress`).
 */
export const signUp = operation({
  name: 'signUp',
  route: 'POST /v1/tournaments/{tournament}/sign-ups',
  function: 'tournaments',
  answers: 'SignedUp',
  graphql: { input: 'SignUpInput', inputDescription: 'The player who signs up.' },
  success: 201,
  location: '/v1/tournaments/{tournament}/entrants/{entrant.id}',
  idempotencyKey: true,
  when: beforeRounds,
  event: 'ENTRANT_REGISTERED',
  reads: ['TOURNAMENT', 'RATE'],
  writes: ['TOURNAMENT', 'LEAGUE', 'RATE'],
  covers: ['F13'],

  input,
  run: (asked, context: StoredContext, self) => enterPlayer(asked, { self, isOfClub: false }, context),
});
