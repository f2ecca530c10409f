import type { ResultStatus } from '../../../domain/tournaments/event/facts';
import { plural } from '../plural';

const ordinals = new Intl.PluralRules('en', { type: 'ordinal' });
const endings: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> = { one: 'st', two: 'nd', few: 'rd' };
/** 9 as "9th". */
const ordinal = (place: number): string => `${place}${endings[ordinals.select(place)] ?? 'th'}`;

export const playTexts = {
  haveCode: 'I have a code',
  tournament: 'Tournament',
  tournamentHelp: 'Its id, or the address of its page.',
  code: 'Code',
  codeHelp:
    'Ten letters and digits from the organiser; large or small, with spaces or without. It works once.',
  codeLooks: 'ABCDE-FGHJK',
  codeWaits: 'No connection. The code is kept here and sent once it is back.',
  codeUnreadable: 'This is no code or no tournament: compare both with what the organiser gave you.',
  noTournament: 'There is no such tournament: compare its id with what the organiser gave you.',
  helpersBrowser:
    'You help to run this tournament from this browser. Type your code on another device, or in another browser.',
  haveLink: 'I have a link',
  link: 'Your link',
  linkHelp: 'The organiser gives it to you. It stays in this browser.',
  open: 'Open',
  yours: 'Your events',
  noRound: 'No round is running. Your table appears here with the next draw.',
  bye: (round: number) => `You have a bye in round ${round}: you play nobody, and it counts as a win.`,
  byeShort: 'Bye',
  table: (table: number) => `Table ${table}`,
  round: (number: number) => `Round ${number}`,
  against: (name: string) => `against ${name}`,
  spare: 'the Spare Player',
  notStarted: 'The round has not been started yet.',
  scenario: 'Scenario:',
  report: 'Report the result',
  points: (name: string) => (name === 'You' ? 'Your Victory Points' : `Victory Points of ${name}`),
  killed: (name: string) => `${name} killed the enemy leader`,
  killedLeader: (name: string) => `${name} killed the leader.`,
  you: 'You',
  score: ([own, other]: readonly [string, string], [mine, theirs]: readonly [string, string]) =>
    `${own} ${mine} – ${theirs} ${other}.`,
  concedes: (name: string, isMe: boolean) => (isMe ? 'I concede' : `${name} concedes`),
  conceded: (name: string, isMe: boolean) => (isMe ? 'You conceded.' : `${name} conceded.`),
  bothLost: 'Both lost.',
  change: 'Change the report',
  takeBack: 'Take back',
  takeBackSure: 'Take back your report? Then this game has no result until one of you reports it.',
  reportedBy: (name: string) => `${name} has reported:`,
  isItRight: 'Right?',
  revoked:
    'This link no longer works: it was replaced or revoked. Ask the organiser for a new link or a code.',
  asItWas: (when: string) => `No connection. This is how it stood on ${when}.`,
  cameIn: (rank: number, all: number) => `You came ${ordinal(rank)} of ${all}.`,
  standsAt: (rank: number, all: number, round: number) =>
    `You are ${ordinal(rank)} of ${all} after round ${round}.`,
  standsSoFar: (rank: number, all: number) => `You are ${ordinal(rank)} of ${all} so far.`,
  playerArmies: {
    missing: 'no army handed in',
    legal: 'army handed in and legal',
    illegal: 'army handed in and not legal: see below',
    unjudged: 'army handed in; an organiser decides on it',
  },
  armyMissing: 'You have not handed in an army.',
  armyLegal: 'Your army is handed in and legal.',
  armyIllegal: 'Your army is handed in and not legal: see below.',
  armyUnjudged: 'Your army is handed in. It cannot be checked: an organiser decides.',
  games: 'Your games',
  gameColumns: ['Round', 'Opponent', 'Result'],
  outcomes: { WON: 'won', DRAWN: 'drawn', LOST: 'lost', OPEN: 'open' },
  played: 'We played it out',
  how: 'How it ended',
  send: 'Send',
  statuses: {
    REPORTED: 'waiting for the other side to confirm',
    CONFIRMED: 'confirmed',
    DISPUTED: 'disputed: a referee rules',
    RULED: 'ruled by a referee',
  } satisfies Readonly<Record<ResultStatus, string>>,
  confirm: 'That is right',
  dispute: 'That is wrong',
  disputeWhy: 'What is wrong',
  waiting: (count: number) => plural(count, 'change waits to be sent', 'changes wait to be sent'),
  offline: 'No connection. What you send is kept and sent once it is back.',
  dismiss: 'Dismiss',
  standings: 'Pairings and standings',
  noToken: 'To report, open your link or type your code first, or ask a scorekeeper to enter the result.',
  notYours: 'This is not your table.',
} as const;
