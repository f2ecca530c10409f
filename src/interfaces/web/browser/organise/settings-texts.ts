import type { AnnouncementKind } from '../../../../app/kernel/generated/answers';
import { plural } from '../../plural';

export const settingsTexts = {
  title: 'Settings',
  tableOrders: [
    ['BY_RANK', 'The best at table 1'],
    ['AVOID_REPEATS', 'Nobody twice at a table'],
  ],
  clubMatesHelp: 'Their numbers, such as 1, 2.',
  groups: {
    event: 'The event',
    players: 'Who plays',
    teams: 'Teams',
    rounds: 'Rounds',
    scenarios: 'Scenarios',
    rules: 'Edition and points',
    house: 'House rulings',
  },
  sections: 'Parts of the settings',
  over: 'The event has ended. Reopen it under “Event” to change its settings.',
  formatFixed: 'It stays: entrants are registered.',
  scenarioNote: 'Choose one of the list while you type. Pools and vetoes are under “Scoring and format”.',
  unknownScenarios: (names: readonly string[]) =>
    `Not in the list of scenarios: ${names.join(', ')}. Keep these words? Points and setting up are then not shown with them.`,
  scenarioOf: (round: number) => `Scenario of round ${round}`,
  noScenario: 'None named',
  details: [
    ['endsOn', 'date'],
    ['venue', 'text'],
    ['address', 'text'],
    ['entryFee', 'text'],
    ['contact', 'text'],
    ['description', 'lines'],
    ['schedule', 'lines'],
  ],
  house: {
    ruling: (number: string) => `House ruling ${number}`,
    unset: (text: string) => `No house ruling: ${text}`,
    words: (number: string) => `House ruling ${number} in your words`,
  },
  whoSeesScores: [
    ['false', 'Players at the table and staff'],
    ['true', 'Everybody who may read the event'],
  ],
  reason: 'Why rules change',
  reasonHelp: 'Needed once round 1 is drawn; everybody can read it.',
  team: {
    protocolHelp: 'Phase by phase, the last one repeats: ORDER, CHAMPION or DEFEND.',
    fallbacks: [
      ['LINEUP', 'The first possible players'],
      ['LOT', 'A lot'],
    ],
    gamePointsHelp: 'For a win, a draw and a loss, such as 2, 1, 0.',
    heroes: [
      ['', 'May be in several armies of a team'],
      ['true', 'In one army of a team only'],
    ],
    listsHelp: 'One id a line; all if empty.',
    alignment: 'Alignments of a team',
    alignments: [
      ['ANY', 'Any'],
      ['SAME', 'All Good or all Evil'],
    ],
  },
  signUp: {
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
    privacyHelp: 'Say who keeps their data, what for, until when, and whom to ask.',
    mostPerAddressHelp: 'Empty: half of the places. Set more if a whole club signs up in one room.',
    messages: 'Emails to players who want them',
    messagesHelp:
      'A place on the waiting list that is free, the opponent in each round, a result to confirm. Players choose it when they sign up.',
    messageChoices: [
      ['', 'None'],
      ['true', 'Send them'],
    ],
    checkInHelp: 'In the time of this device. Empty: as long as check-in is open.',
    places: (active: number, cap: number | null) =>
      cap === null
        ? `${plural(active, 'entrant has a place', 'entrants have places')}. There is no limit: set it with “Most entrants”.`
        : `${active} of ${plural(cap, 'place is', 'places are')} taken. Change the limit with “Most entrants”.`,
    queue: (waiting: number, awaiting: number) =>
      `${plural(waiting, 'entrant waits', 'entrants wait')} for a place, ${awaiting} for your approval.`,
    save: 'Save the sign-up',
    invite: 'Make an invitation link',
    inviteHelp: 'An earlier invitation stops working.',
    over: 'The event has ended.',
  },
  save: 'Save the settings',
  saved: 'Saved.',
  programs: 'For programs: webhooks',
  webhooksHelp: 'Your program receives a signed message at its address after every change.',
  addWebhook: 'Add the webhook',
  ping: 'Send a test',
  remove: 'Remove',
  removeSure: 'Remove this webhook? Its program is told nothing more.',
  paused: 'paused',
  secret: (secret: string) => `Its secret is shown only now: ${secret}`,
  pinged: 'The test is on its way.',
  announcements: 'Announcements in Discord',
  announcementsHelp:
    'A channel hears what you choose. Copy the address of a webhook of the channel, or the link to a channel of the connected server.',
  channel: 'Channel',
  kinds: {
    PAIRINGS: 'Pairings',
    ROUND_STARTED: 'Start of a round',
    TEN_MINUTES_LEFT: 'Ten minutes left',
    CLOCK_CHANGED: 'Changes of the clock',
    RESULT_CORRECTED: 'Corrected results',
    FINAL_STANDINGS: 'Final standings',
  } satisfies Readonly<Record<AnnouncementKind, string>>,
  chooseKind: 'Choose at least one announcement.',
  addChannel: 'Add the channel',
} as const;
