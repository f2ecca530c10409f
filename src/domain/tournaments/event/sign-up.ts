import { type Of, known, maybe, nullable, object, whole } from '../../../shared/shape';
import { moment, names, yes } from '../fact-shapes';
import { LARGEST_CAP } from '../limits';

export const signUpApprovals = {
  NONE: 'Nobody does: who signs up has a place, or waits for one.',
  ORGANISER: 'An organiser does.',
} as const;

/** How players sign up by themselves, and what they consent to. */
export const signUp = object({
  isOpen: yes,
  privacyText: known('PRIVACY_TEXT'),
  /** ORGANISER: an entrant holds no place until an organiser has approved it. */
  approval: names(signUpApprovals),
  /** Whether a public event takes invited players only; a private one always does. */
  byInvitation: yes,
  /** When players may check in by themselves; null for as long as check-in is open. */
  checkInFromMs: nullable(moment),
  checkInUntilMs: nullable(moment),
  /** How many players one network address may sign up in a day; absent or null for what the cap allows. */
  mostPerAddress: maybe(nullable(whole(1, LARGEST_CAP))),
  /** Whether players who want it are told by email; absent for no. */
  messages: maybe(yes),
});
export type SignUp = Of<typeof signUp>;
