import { plural } from '../../plural';

/** Texts of the settings of sign-up. */
export const signUpSettingsTexts = {
  title: 'Sign-up by players',
  help: 'Players sign up, withdraw and check in by themselves until round 1 is drawn.',
  page: 'The page to sign up on',
  isOpen: 'Sign-up',
  states: [
    ['', 'Closed'],
    ['true', 'Open'],
  ],
  approval: 'Who signs up',
  approvals: [
    ['NONE', 'Has a place at once'],
    ['ORGANISER', 'Waits until you approve'],
  ],
  byInvitation: 'Who may sign up',
  invitations: [
    ['', 'Everybody'],
    ['true', 'Only players with the invitation'],
  ],
  isPrivate: 'The event is private: players need the invitation.',
  privacyText: 'What players consent to',
  privacyHelp: 'Say who keeps their data, what for, until when, and whom to ask.',
  checkInFrom: 'They check in from',
  checkInUntil: 'They check in until',
  checkInHelp: 'In the time of this device. Empty: as long as check-in is open.',
  places: (active: number, cap: number | null) =>
    cap === null
      ? `${plural(active, 'entrant has a place', 'entrants have places')}. There is no limit: set it with “Most entrants”.`
      : `${active} of ${plural(cap, 'place is', 'places are')} taken. Change the limit with “Most entrants”.`,
  queue: (waiting: number, awaiting: number) =>
    `${plural(waiting, 'entrant waits', 'entrants wait')} for a place, ${awaiting} for your approval.`,
  save: 'Save the sign-up',
  saved: 'Saved.',
  invite: 'Make an invitation link',
  inviteHelp: 'An earlier invitation stops working.',
  over: 'The event has ended.',
} as const;
