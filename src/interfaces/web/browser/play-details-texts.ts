import { plural } from '../plural';

/** Texts of the parts of the player's page that come after the first view: the code of a slip, the army, the awards. */
const ordinals = new Intl.PluralRules('en', { type: 'ordinal' });
const endings: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> = { one: 'st', two: 'nd', few: 'rd' };
/** 9 as "9th". */
const ordinal = (place: number): string => `${place}${endings[ordinals.select(place)] ?? 'th'}`;

export const playDetailsTexts = {
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
  byeShort: 'Bye',
  vetoTitle: 'Choice of the scenario',
  yourVeto: 'Your turn to veto one of these scenarios:',
  theirVeto: (name: string) => `It is the turn of ${name} to veto one of these scenarios:`,
  veto: (scenario: string) => `Veto ${scenario}`,
  vetoButton: 'Veto',
  unlessVetoed: (scenario: string) => `${scenario} is played unless somebody vetoes it.`,

  open: 'Open',
  haveSlip: 'I have a result slip',
  slip: 'Code of the slip',
  slipHelp: 'It stands beside the picture on the slip and opens the form of that table.',
  slipLooks: 'K7MQ-2-13',
  slipUnknown:
    'No public event of these weeks, and none that this browser knows, has this code. Compare it with the slip, or open your link or your code of the event first.',
  messages: 'Emails about this event',
  messagesHelp: 'A free place, your opponents, and results to confirm: to the address of your sign-up.',
  wantMessages: 'Send me emails',
  stopMessages: 'No emails',
  messagesWanted: 'You get emails.',
  messagesStopped: 'You get no more emails.',
  messagesOffline: 'No connection. Try again once it is back.',
  army: 'My army',
  armies: 'The armies of my team',
  myArmies: 'My armies',
  whichArmy: 'Which army',
  player: 'Player',
  file: 'Roster file of any builder (.ros, .rosz, .json or a text)',
  limit: 'Points limit',
  paste: 'Or paste the list',
  sheet: (scenario: string) => `Scoring sheet: ${scenario}`,
  notOnSheet: (scenario: string, points: string) =>
    `The scoring sheet of ${scenario} cannot give ${points} Victory Points: look again before you send it.`,
  sheetDoubt: (scenario: string, points: number, most: number) =>
    `The scoring sheet of ${scenario} gives at most ${most} Victory Points, and cannot give ${points}. Send it all the same?`,
  scenarioDoubt: (scenario: string, points: number, most: number) =>
    `${scenario} gives at most ${most} Victory Points, and you have typed ${points}. Send it all the same?`,
  doubt: (points: number) => `${points} Victory Points are more than a scenario gives. Send it all the same?`,
  points: (points: number) => plural(points, 'point', 'points'),
  ofPoints: (points: number, limit: number, models: number) =>
    `${points} of ${limit} points, ${plural(models, 'model', 'models')}`,
  listOf: (name: string) => `Army list of ${name}`,
  noList: 'No army list is handed in.',
  reading: 'Reading the list…',
  armyHelp: 'As a builder writes it, one unit a line, or JSON as the API validates it',
  look: 'Look it over',
  found: 'What was found',
  houseRuling: (words: string) => `By a house ruling: ${words}`,
  catalogueGone:
    'The catalogue of this event is not there, so nobody can tell whether the army is legal. You can submit it: an organiser decides.',
  handedIn: 'Handed in',
  submit: 'Submit',
  verdicts: {
    MISSING: 'Nothing is handed in.',
    LEGAL: 'Your army is legal.',
    ILLEGAL: 'Your army is not legal:',
    NOT_COVERED: 'Your army cannot be checked: an organiser decides.',
  },
  decided: 'An organiser has decided:',
  deadline: (until: string) => `Hand it in, or replace it, until ${until}.`,
  submitted: 'Submitted.',
  armiesHere: 'Armies',
  plays: (name: string, army: string) => `${name}: ${army}`,
  bySettledScenario: (name: string) => `${name}: the scenario will say`,
  hasChosen: (name: string) => `${name}: chosen, and shown once both have`,
  youChose: (army: string) => `You have chosen ${army}: it is shown once both have`,
  hasNotChosen: (name: string) => `${name}: not chosen yet`,
  chooseArmy:
    'Choose the army that you play. Nobody sees it until both have chosen; the first counts if you choose none before the start.',
  chooseOne: (army: string) => `Play ${army}`,
  opponents: 'My opponents',
  opponentsHelp: 'Nobody is shown who gave what. You can change it until the end of the event.',
  scoreFor: (tiebreaker: string, most: number) => `${tiebreaker}, 0 to ${most}`,
  opponent: 'Opponent',
  giveScore: 'Give',
  scoreOf: (tiebreaker: string, name: string) => `${tiebreaker} for ${name}`,
  scoreSent: (name: string) => `Sent for ${name}.`,
  awards: 'Awards',
  vote: 'Vote',
  voteSent: 'Sent.',
  voteFor: (name: string) => `Vote for ${name}`,
} as const;
