/** Texts of the pages that hold the game sheet of two players: a part of `messages` that few pages load. */
export const gameTexts = {
  startTitle: 'Keep a game',
  startLead:
    'One sheet for both players, each on the own phone: Might, Will, Fate and Wounds, casualties, the turn and the score. It works without a connection, and needs no account.',
  atEvent:
    'You play at an event? Open its sheet at your table: your army and the scenario are in it already.',
  atEventLink: 'My table',
  yourName: 'Your name',
  opponentName: 'Your opponent',
  yours: 'Your army',
  theirs: 'Army of your opponent',
  army: 'A list, a share link or JSON',
  armyHelp:
    'As a builder writes it, one unit a line; in doubles both forces below one another. Your opponent can add the own army on the sheet.',
  edition: 'Edition',
  scenario: 'Scenario',
  noScenario: 'Other: Victory Points only',
  scenarioOf: (edition: string) => `Scenarios of ${edition}`,
  start: 'Make the sheet',
  noScript: 'The game sheet needs a script.',
  title: 'Game sheet',
  loading: 'Opening the sheet…',
  guide: 'How the sheet works',
} as const;
