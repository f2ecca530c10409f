import type { EntrantStatus } from '../../../../app/kernel/generated/answers';

/** Texts of a player's place in an event: check-in and withdrawal. */
export const placeTexts = {
  title: 'My place',
  statuses: {
    ACTIVE: 'You have a place.',
    WAITING: 'You are on the waiting list.',
    NOT_CHECKED_IN: 'You have not checked in yet.',
    AWAITING_APPROVAL: 'An organiser has to approve your entry.',
    WITHDRAWN: 'You have withdrawn. Ask the organiser if you want to come back.',
    DISQUALIFIED: 'You have been disqualified.',
  } satisfies Readonly<Record<EntrantStatus, string>>,
  checkedIn: 'You are checked in.',
  checkIn: 'Check in',
  opens: (from: string) => `You check in here from ${from} on, once the organiser has opened check-in.`,
  until: (until: string) => `You check in here until ${until}.`,
  closed: 'The time to check in here is over: ask the desk.',
  withdraw: 'Withdraw from the event',
  withdrawHelp:
    'You are not drawn any more; what you have played stays. Only the organiser can bring you back.',
  why: 'Why (optional, the organiser reads it)',
  withdrawSure: 'Withdraw from this event? Only the organiser can bring you back.',
} as const;
