import * as z from 'zod/mini';
import { LARGEST_CAP } from '../../../domain/tournaments/limits';
import { whileOpen } from '../../../domain/tournaments/event/states';
import { signUpApprovals } from '../../../domain/tournaments/event/sign-up';
import { type CrossFault, flag, oneOf, optional, wholeNumber, withDefault } from '../../kernel/input';
import { fault } from '../../kernel/faults';
import { LONGEST_PRIVACY_TEXT } from '../../kernel/limits';
import { msOrNull, timeOf } from '../../kernel/iso-time';
import { fieldsOf } from '../../kernel/unchecked';
import { moment } from '../../kernel/text-fields';
import { conflict, ok } from '../../kernel/use-case';
import { signUpSettings } from './terms';
import { headOperation } from '../change/change-head';

const privacyText = z
  .string()
  .check(
    z.trim(),
    z.minLength(1),
    z.maxLength(LONGEST_PRIVACY_TEXT),
    z.regex(/^[^\p{Cs}\u0000]*$/u, 'must not hold NUL or half of a character'),
    z.describe(
      'The text that players consent to: who keeps their data, what for, until when, and whom to ask.',
    ),
  );

const windowFaults = (value: unknown): readonly CrossFault[] => {
  const { checkInFrom: from, checkInUntil: until } = fieldsOf(value);
  return timeOf(until) <= timeOf(from)
    ? [fault(['checkInUntil'], 'INCONSISTENT', 'must be after checkInFrom')]
    : [];
};

/**
 * Says whether players may sign up by themselves, what they consent to, and when they may check in by themselves. Omitted
 * fields have their defaults: the request replaces all earlier settings.
 */
export const setSignUp = headOperation({
  name: 'setSignUp',
  route: 'PUT /v1/tournaments/{tournament}/sign-up',
  answers: 'SignUpSettings',
  graphql: { input: 'SetSignUpInput', inputDescription: 'How players sign up.' },
  event: 'TOURNAMENT_CHANGED',
  when: ['DRAFT', ...whileOpen],
  covers: ['F13'],

  fields: {
    isOpen: flag('Whether players may sign up now.'),
    privacyText,
    approval: withDefault(
      oneOf('SignUpApproval', signUpApprovals, 'The approval that a sign-up needs; NONE if omitted.'),
      'NONE',
    ),
    byInvitation: withDefault(
      flag('Whether a public event takes only players with the invitation; a private one always does.'),
      false,
    ),
    checkInFrom: optional(
      moment(
        'From when on players check in by themselves, ISO 8601; if omitted, as soon as check-in is open.',
      ),
    ),
    checkInUntil: optional(moment('Until when, ISO 8601; if omitted, until round 1 is drawn.')),
    mostPerAddress: optional(
      wholeNumber(
        1,
        LARGEST_CAP,
        'How many players one network address may sign up in a day; if omitted, half of the cap and at least 6, or 60 without a cap.',
      ),
    ),
    messages: optional(
      flag(
        'Whether players who want it get messages by email: that they are signed up or moved up, their pairings, and results to confirm; false if omitted. Refused with NO_MAILER where this service sends no email.',
      ),
    ),
  },
  faults: windowFaults,
  prepare: ({ messages }, { sendsMail = false }) =>
    messages === true && !sendsMail
      ? conflict('NO_MAILER', 'This service sends no email: leave `messages` out, or ask who runs it.')
      : ok(null),
  set: ({ input: { tournament: _, checkInFrom, checkInUntil, mostPerAddress, messages, ...terms } }) =>
    ok({
      signUp: {
        ...terms,
        checkInFromMs: msOrNull(checkInFrom),
        checkInUntilMs: msOrNull(checkInUntil),
        ...(mostPerAddress !== undefined && { mostPerAddress }),
        ...(messages === true && { messages }),
      },
    }),
  answer: (tournament, { facts }) => signUpSettings(tournament, facts),
});
