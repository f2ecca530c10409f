/** Texts of the parts of the player's page that come after the first view: the code of a slip, the army, the awards. */
export const playDetailsTexts = {
  open: 'Open',
  haveSlip: 'I have a result slip',
  slip: 'Code of the slip',
  slipHelp: 'It stands beside the picture on the slip and opens the form of that table.',
  slipLooks: 'K7MQ-2-13',
  slipUnknown:
    'No public event of these weeks, and none that this browser knows, has this code. Compare it with the slip, or open your link or your code of the event first.',
  army: 'My army',
  armies: 'The armies of my team',
  player: 'Player',
  file: 'Roster file of any builder (.ros, .rosz, .json or a text)',
  limit: 'Points limit',
  paste: 'Or paste the list',
  sheet: (scenario: string) => `Scoring sheet: ${scenario}`,
  notOnSheet: (scenario: string, points: string) =>
    `The scoring sheet of ${scenario} cannot give ${points} Victory Points: look again before you send it.`,
  armyHelp: 'As a builder writes it, one unit a line, or JSON as the API validates it',
  look: 'Look it over',
  found: 'What was found',
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
  awards: 'Awards',
  vote: 'Vote',
  voteSent: 'Sent.',
  voteFor: (name: string) => `Vote for ${name}`,
} as const;
