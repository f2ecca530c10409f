import { shortText } from '../../kernel/input';
import type { TournamentFacts } from '../../../domain/tournaments/event/facts';
import type { SignUp } from '../../../domain/tournaments/event/sign-up';
import { type Tournament, hasLeft, playing } from '../../../domain/tournaments/event/tournament';
import type { Keyring } from '../../kernel/store/context';
import { codeOf, hashText, plainCode, shortHash } from '../../kernel/store/credentials';
import { membersWanted } from '../../../domain/tournaments/changes/registration';
import { type Answer, ok, refused } from '../../kernel/use-case';
import { SIGN_UPS_PER_ADDRESS } from '../../kernel/limits';
import { isoTimeOrNull } from '../../kernel/iso-time';
import type { Places, SignUpSettings, SignUpTerms } from '../../kernel/generated/answers';

const INVITATION_GROUPS = 4;
const INVITATION_GROUP_LENGTH = 4;

/** The code of an invitation: 80 bits, the same when the request is repeated. */
export const invitationCodeOf = (keyring: Keyring, tournament: string, request: string): string =>
  codeOf(keyring.derive('invitation', tournament, request), INVITATION_GROUPS, INVITATION_GROUP_LENGTH);

export const invitationHash = (code: string): string => hashText(plainCode(code));

export const invitationText = shortText(
  'The code of the invitation, in any spelling of its letters; needed where `needsInvitation` says so.',
);

const closed: SignUp = {
  isOpen: false,
  privacyText: '',
  approval: 'NONE',
  byInvitation: false,
  checkInFromMs: null,
  checkInUntilMs: null,
};

export const privacyDigestOf = (text: string): string => shortHash(text);

const needsInvitation = ({ visibility }: TournamentFacts, { byInvitation }: SignUp): boolean =>
  visibility === 'PRIVATE' || byInvitation;

/** Of a tournament whose organiser has said nothing, sign-up is closed. */
export const signUpSettings = (tournament: string, head: TournamentFacts): SignUpSettings => {
  const signUp = head.signUp ?? closed;
  return {
    tournament,
    isOpen: signUp.isOpen,
    privacyText: signUp.privacyText,
    privacyDigest: privacyDigestOf(signUp.privacyText),
    needsApproval: signUp.approval === 'ORGANISER',
    needsInvitation: needsInvitation(head, signUp),
    checkInFrom: isoTimeOrNull(signUp.checkInFromMs),
    checkInUntil: isoTimeOrNull(signUp.checkInUntilMs),
    mostPerAddress: signUp.mostPerAddress ?? null,
    messages: signUp.messages === true,
  };
};

const LEAST_PER_ADDRESS = 6;

/** How many players one network address may sign up to this event in a day: it alone does not fill one that has a cap. */
export const mostPerAddress = ({ signUp, cap }: TournamentFacts): number =>
  signUp?.mostPerAddress ??
  Math.min(
    SIGN_UPS_PER_ADDRESS,
    cap === null ? SIGN_UPS_PER_ADDRESS : Math.max(LEAST_PER_ADDRESS, Math.ceil(cap / 2)),
  );

const placesOf = (tournament: Tournament): Places => {
  const { active, waiting } = playing(tournament);
  const { cap, phase } = tournament.head.facts;
  const asking = tournament.entrants.filter((entrant) => !hasLeft(entrant));
  const awaitingApproval = asking.filter(({ facts }) => facts.approved === false).length;
  // Before round 1 those who are not checked in yet still have asked for a place.
  const taken = phase === 'CHECK_IN' ? asking.length - awaitingApproval : active.length;
  return {
    cap,
    active: active.length,
    waiting: waiting.length,
    awaitingApproval,
    free: cap === null ? null : Math.max(0, cap - taken),
  };
};

export const signUpTermsOf = (tournament: Tournament): SignUpTerms => {
  const { name, format, startsOn } = tournament.head.facts;
  const { least, most } = membersWanted(tournament.head.facts);
  return {
    ...signUpSettings(tournament.id, tournament.head.facts),
    name,
    format,
    leastMembers: least,
    mostMembers: most,
    startsOn,
    places: placesOf(tournament),
  };
};

/** Whether the caller may see the terms and sign up: where an invitation is needed, whoever has its code. */
export const isInvited = (
  head: TournamentFacts,
  operation: string,
  invitation: string | undefined,
): Answer<true> => {
  if (!needsInvitation(head, head.signUp ?? closed)) return ok(true);
  const { invitationHash: wanted = null } = head;
  return wanted !== null && invitation !== undefined && invitationHash(invitation) === wanted
    ? ok(true)
    : refused({ code: 'FORBIDDEN', operation, allowedRoles: ['holder of the invitation'] });
};
