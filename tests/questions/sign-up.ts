import { privacyDigestOf } from '../../src/app/tournaments/entrants/terms';
import type { Question, Step, World } from './question';

const privacyText = 'The organiser keeps names until the event is over.';
const consentTo = privacyDigestOf(privacyText);

const created: Step = {
  operation: 'createTournament',
  input: { name: 'Pelennor Cup', rounds: 3, unpaired: 'BYE', cap: 2 },
};
const here = ({ tournament }: World) => ({ tournament });
const opened: Step = {
  operation: 'setSignUp',
  input: ({ tournament }) => ({ tournament, isOpen: true, privacyText, approval: 'ORGANISER' }),
};
const signedUp: Step = {
  operation: 'signUp',
  input: ({ tournament }) => ({ tournament, name: 'Ann', email: 'ann@example.org', consentTo }),
};

export const signUpQuestions: readonly Question[] = [
  { name: 'how players sign up', operation: 'setSignUp', input: opened.input, given: [created] },
  {
    name: 'a window that ends before it begins',
    operation: 'setSignUp',
    input: ({ tournament }) => ({
      tournament,
      isOpen: true,
      privacyText,
      checkInFrom: '2026-11-21T09:00:00Z',
      checkInUntil: '2026-11-21T08:00:00Z',
    }),
    given: [created],
    refusal: 'INVALID_INPUT',
  },
  { name: 'for a private event', operation: 'createInvitation', input: here, given: [created] },
  {
    name: 'of an open event',
    operation: 'signUpTerms',
    input: here,
    given: [created, opened],
    as: 'ANYBODY',
  },
  { name: 'a player', operation: 'signUp', input: signedUp.input, given: [created, opened], as: 'ANYBODY' },
  {
    name: 'to another text',
    operation: 'signUp',
    input: ({ tournament }) => ({ tournament, name: 'Ann', consentTo: 'another' }),
    given: [created, opened],
    as: 'ANYBODY',
    refusal: 'INVALID_INPUT',
  },
  {
    name: 'where it is closed',
    operation: 'signUp',
    input: ({ tournament }) => ({ tournament, name: 'Ann', consentTo }),
    given: [created],
    as: 'ANYBODY',
    refusal: 'CONFLICT',
  },
  {
    name: 'two of a club, and one twice',
    operation: 'signUpClub',
    input: ({ tournament }) => ({ tournament, names: ['Bea', 'Cleo', 'bea'], club: 'Dale', consentTo }),
    given: [created, opened],
    as: 'ANYBODY',
  },
  {
    name: 'where sign-up is closed',
    operation: 'signUpClub',
    input: ({ tournament }) => ({ tournament, names: ['Bea', 'Cleo'], club: 'Dale', consentTo }),
    given: [created],
    as: 'ANYBODY',
    refusal: 'CONFLICT',
  },
  {
    name: 'who has signed up',
    operation: 'approveEntrant',
    input: ({ tournament }) => ({ tournament, entrant: 'e1' }),
    given: [created, opened, signedUp],
  },
  {
    name: 'who wants no messages',
    operation: 'setMessages',
    input: ({ tournament }) => ({ tournament, entrant: 'e1', wanted: false }),
    given: [created, opened, signedUp],
  },
  {
    name: 'with a code of no message',
    operation: 'stopMessages',
    input: ({ tournament }) => ({ tournament, entrant: 'e1', code: 'AAAAAAAAAAAAAAAAAAAAAA' }),
    given: [created, opened, signedUp],
    as: 'ANYBODY',
    refusal: 'CONFLICT',
  },
  { name: 'with an address', operation: 'entrantContacts', input: here, given: [created, opened, signedUp] },
];
