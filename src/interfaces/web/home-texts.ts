/** Words of the start page that come with it. */
export const homeTexts = {
  searchAll: 'Search everything',
  searchExample: 'A rule, a profile, F4 S4 against F3 D5, an event, a player…',
  searchButton: 'Search',
  foundRules: 'Rules, odds and profiles',
  allRulesFound: 'Everything that the rules say about it',
  foundPlayers: 'Players of these months',
  foundLeagues: 'Leagues',
  foundNothing: 'Nothing is found. Try fewer letters or another word.',
  howTo: 'How to',
  roles: [
    {
      address: '/play',
      name: 'I play: my table and results',
      about: 'Your opponent, your army, your result.',
      guide: '/guides/player',
    },
    {
      address: '/games',
      name: 'Keep a game',
      about: 'One sheet on two phones, without a connection too.',
      guide: '/game-sheet',
    },
    {
      address: '/organise',
      name: 'Run an event',
      about: 'Sign-up, draws, results and standings, in any browser.',
      guide: '/guides/organiser',
    },
    {
      address: '/leagues',
      name: 'Follow or run a league',
      about: 'Tables, ratings and players over many events.',
      guide: '/leagues',
    },
    {
      address: '/docs',
      name: 'Build an app or a bot',
      about: 'REST, GraphQL, Discord and language models.',
      guide: '/guides/app-developer',
    },
  ],
  allRules: 'All rules',
  toWound: 'To Wound chart',
  lists: 'Army lists and profiles',
  allEvents: 'All events, by name or month',
};
