import type { Question, Step, World } from './question';

const created: Step = {
  operation: 'createTournament',
  input: { name: 'Pelennor Cup', rounds: 3, unpaired: 'BYE' },
};

const registered = (name: string): Step => ({
  operation: 'registerEntrant',
  input: ({ tournament }) => ({ tournament, name }),
});

const registeredFive = [created, ...['Ann', 'Bert', 'Cleo', 'Dirk', 'Eve'].map(registered)];

const here = ({ tournament }: World) => ({ tournament });
const firstRound = ({ tournament }: World) => ({ tournament, round: 1 });

const drawn: readonly Step[] = [...registeredFive, { operation: 'drawRound', input: here }];
const drawnCup: readonly Step[] = [
  {
    operation: 'createTournament',
    input: {
      name: 'Pelennor Cup',
      rounds: 1,
      pack: { stages: [{ name: 'Cup', by: 'KNOCK_OUT', rounds: 1 }] },
    },
  },
  registered('Ann'),
  registered('Bert'),
  { operation: 'drawRound', input: here },
];
const drawnToVeto: readonly Step[] = [
  {
    operation: 'createTournament',
    input: {
      name: 'Pelennor Cup',
      rounds: 3,
      pack: { scenarios: { by: 'VETOED', pool: ['Fog', 'Hold', 'Storm'], choices: 3 } },
    },
  },
  ...drawn.slice(1),
];
const drawnToChoose: readonly Step[] = [
  {
    operation: 'createTournament',
    input: {
      name: 'Pelennor Cup',
      rounds: 3,
      pack: {
        armies: {
          chosen: 'BY_CHOICE',
          slots: [
            { id: 'GOOD', name: 'Good', alignment: 'GOOD' },
            { id: 'EVIL', name: 'Evil', alignment: 'EVIL' },
          ],
        },
      },
    },
  },
  ...drawn.slice(1),
  {
    operation: 'setRoundTables',
    input: (world: World) => ({
      ...firstRound(world),
      tables: [
        ['e1', 'e2'],
        ['e3', 'e4'],
      ],
      unpaired: { entrant: 'e5', kind: 'BYE' },
      reason: 'a rivalry',
    }),
  },
];
const started: readonly Step[] = [...drawn, { operation: 'startRound', input: firstRound }];

const timed: readonly Step[] = [
  ...drawn,
  { operation: 'startRound', input: (world) => ({ ...firstRound(world), minutes: 120 }) },
];
const paused: readonly Step[] = [
  ...timed,
  { operation: 'pauseClock', input: (world) => ({ ...firstRound(world), reason: 'fire alarm' }) },
];

const played = ({ tournament }: World, table: number) => ({
  tournament,
  round: 1,
  table,
  kind: 'PLAYED',
  victoryPoints: [7, 3],
  leaderKilled: [true, false],
});

const reported: readonly Step[] = [
  ...started,
  { operation: 'reportResult', input: (world) => played(world, 1) },
  { operation: 'reportResult', input: (world) => played(world, 2) },
];

export const tournamentQuestions: readonly Question[] = [
  {
    name: 'a new tournament',
    operation: 'createTournament',
    input: { name: 'Pelennor Cup', rounds: 3, tiebreakers: [{ id: 'Painting', better: 'HIGHER' }] },
  },
  {
    name: 'a new tournament full of faults',
    operation: 'createTournament',
    input: { name: '', rounds: 0, format: 'TRIPLES' },
    refusal: 'INVALID_INPUT',
  },
  {
    name: 'a new tournament without a key',
    operation: 'createTournament',
    input: { name: 'Pelennor Cup', rounds: 3 },
    idempotencyKey: null,
    refusal: 'IDEMPOTENCY_KEY_REQUIRED',
  },
  { name: 'as it stands', operation: 'tournament', input: here, given: reported, as: 'ANYBODY' },
  {
    name: 'of a month with a text',
    operation: 'tournaments',
    input: { month: '2026-11', text: 'PELENNÓR', limit: 1 },
    given: ['2026-11-21', '2026-11-07', '2026-12-01'].map((startsOn) => ({
      operation: 'createTournament',
      input: { name: `Pelennor Cup ${startsOn}`, rounds: 3, startsOn },
    })),
    as: 'ANYBODY',
  },
  {
    name: 'of no month',
    operation: 'tournaments',
    input: { month: '2026-13', limit: 26 },
    refusal: 'INVALID_INPUT',
  },
  {
    name: 'with the cursor of another month',
    operation: 'tournaments',
    input: { month: '2026-11', cursor: '2026-12-01#abc' },
    refusal: 'INVALID_INPUT',
  },
  { name: 'that is not', operation: 'tournament', input: { tournament: 'nowhere' }, refusal: 'NOT_FOUND' },
  {
    name: 'another name',
    operation: 'updateTournament',
    input: ({ tournament }) => ({ tournament, name: 'Rohan Cup' }),
    given: [created],
    ifMatch: '1',
  },
  {
    name: 'another name, from an outdated view',
    operation: 'updateTournament',
    input: ({ tournament }) => ({ tournament, name: 'Rohan Cup' }),
    given: [created],
    ifMatch: '7',
    refusal: 'VERSION_MISMATCH',
  },
  {
    name: 'by nobody who may',
    operation: 'updateTournament',
    input: ({ tournament }) => ({ tournament, name: 'Rohan Cup' }),
    given: [created],
    as: 'ANYBODY',
    refusal: 'UNAUTHENTICATED',
  },
  {
    name: 'with a wrong code',
    operation: 'recoverOrganiserToken',
    input: ({ tournament }) => ({ tournament, recoveryCode: 'wrong' }),
    given: [created],
    refusal: 'FORBIDDEN',
  },
  { name: 'one more', operation: 'registerEntrant', input: registered('Finn').input, given: registeredFive },
  {
    name: 'a team where players are singles',
    operation: 'registerEntrant',
    input: ({ tournament }) => ({ tournament, name: 'Team', members: ['Ann', 'Bert'] }),
    given: [created],
    refusal: 'INVALID_INPUT',
  },
  {
    name: 'the second',
    operation: 'withdrawEntrant',
    input: ({ tournament }) => ({ tournament, entrant: 'e2', reason: 'ill' }),
    given: registeredFive,
  },
  {
    name: 'who has not withdrawn',
    operation: 'reinstateEntrant',
    input: ({ tournament }) => ({ tournament, entrant: 'e2' }),
    given: registeredFive,
    refusal: 'CONFLICT',
  },
  { name: 'the first', operation: 'drawRound', input: here, given: registeredFive },
  { name: 'too early', operation: 'drawRound', input: here, given: started, refusal: 'WRONG_STATE' },
  {
    name: 'by hand',
    operation: 'setRoundTables',
    input: ({ tournament }) => ({
      tournament,
      round: 1,
      tables: [
        ['e1', 'e2'],
        ['e3', 'e4'],
      ],
      unpaired: { entrant: 'e5', kind: 'BYE' },
      reason: 'as they sat down',
    }),
    given: registeredFive,
  },
  {
    name: 'by hand, one twice and others forgotten',
    operation: 'setRoundTables',
    input: ({ tournament }) => ({ tournament, round: 1, tables: [['e1', 'e1']], reason: 'oh' }),
    given: registeredFive,
    refusal: 'INVALID_INPUT',
  },
  {
    name: 'the first again',
    operation: 'redrawRound',
    input: (world) => ({ ...firstRound(world), reason: 'a late entrant' }),
    given: drawn,
  },
  { name: 'the first', operation: 'startRound', input: firstRound, given: drawn },
  { name: 'the first, with results', operation: 'round', input: firstRound, given: reported, as: 'ANYBODY' },
  {
    name: 'that is not drawn',
    operation: 'round',
    input: ({ tournament }) => ({ tournament, round: 2 }),
    given: started,
    refusal: 'NOT_FOUND',
  },
  { name: 'a played game', operation: 'reportResult', input: (world) => played(world, 2), given: started },
  {
    name: 'a conceded game with Victory Points',
    operation: 'reportResult',
    input: (world) => ({ ...played(world, 1), kind: 'CONCESSION' }),
    given: started,
    refusal: 'INVALID_INPUT',
  },
  { name: 'after the first round', operation: 'standings', input: here, given: reported, as: 'ANYBODY' },
  { name: 'before anything', operation: 'standings', input: here, given: [created] },
  { name: 'once all is reported', operation: 'finishTournament', input: here, given: reported },
  { name: 'too early', operation: 'finishTournament', input: here, given: started, refusal: 'WRONG_STATE' },
  {
    name: 'too early',
    operation: 'reopenTournament',
    input: (world) => ({ ...here(world), reason: 'a table was missing' }),
    given: started,
    refusal: 'WRONG_STATE',
  },
  {
    name: 'before round 1',
    operation: 'cancelTournament',
    input: (world) => ({ ...here(world), reason: 'the hall is flooded' }),
    given: registeredFive,
  },
  {
    name: 'that takes place',
    operation: 'resumeTournament',
    input: here,
    given: registeredFive,
    refusal: 'WRONG_STATE',
  },
  { name: 'with entrants', operation: 'deleteTournament', input: here, given: registeredFive },
];

const inRound = (operation: Question['operation'], more: object, given: readonly Step[]): Question => ({
  name: 'in round 1',
  operation,
  input: (world) => ({ ...firstRound(world), ...more }),
  given,
});

/** Who came after the draw meets who has the bye. */
const cameLate = ['Finn', 'Gil'].map(registered);
const latePair = { first: 'e6', second: 'e7', reason: 'the train was late' };

const ofEntrant = (
  operation: Question['operation'],
  more: object,
  given: readonly Step[] = registeredFive,
) => ({
  name: 'of the second',
  operation,
  input: ({ tournament }: World) => ({ tournament, entrant: 'e2', ...more }),
  given,
});

const withTiebreakers: Step = {
  operation: 'createTournament',
  input: {
    name: 'Pelennor Cup',
    rounds: 3,
    tiebreakers: [
      { id: 'Painting', better: 'HIGHER' },
      { id: 'Favourite', better: 'HIGHER', counts: 'FAVOURITE_OPPONENT' },
      { id: 'Sports', better: 'HIGHER', counts: 'OPPONENTS_SCORES', most: 5 },
    ],
  },
};
const setByHand: Step = {
  operation: 'setRoundTables',
  input: (world) => ({ ...firstRound(world), tables: [['e1', 'e2']], reason: 'as they sat down' }),
};
const twoMet: readonly Step[] = [
  withTiebreakers,
  registered('Ann'),
  registered('Bert'),
  setByHand,
  { operation: 'startRound', input: firstRound },
];
const army = {
  format: 'SINGLES',
  pointsLimit: 500,
  forces: [{ list: 'the-return-of-the-king', warbands: [] }],
};
const armyGiven: readonly Step[] = [
  ...registeredFive,
  {
    operation: 'submitArmy',
    input: ({ tournament }) => ({ tournament, entrant: 'e2', army }),
  },
];
const checkIn: Step = { operation: 'openCheckIn', input: here };

/** Two rounds of three players, who have a bye in turn. */
const smallReport = [
  '012 Club Evening',
  'XXR 3',
  `001    1 ${' '.repeat(5)}${'Aas, Kari'.padEnd(33)} 1500 NOR${' '.repeat(24)} 2.0    1     2 w 1  0000 - U`,
  `001    2 ${' '.repeat(5)}${'Bø, Nils'.padEnd(33)} 1450 NOR${' '.repeat(24)} 0.5    3     1 b 0     3 w =`,
  `001    3 ${' '.repeat(5)}${'Dahl, Ida'.padEnd(33)}      NOR${' '.repeat(24)} 1.5    2  0000 - U     2 b =`,
].join('\n');

const emptyDocument = {
  format: 'muster-tournament',
  version: 1,
  head: [
    {
      op: 'createTournament',
      by: 'ANYONE',
      at: 0,
      key: '',
      input: '',
      set: {
        name: 'Pelennor Cup',
        format: 'SINGLES',
        rounds: 3,
        unpaired: 'BYE',
        tiebreakers: [],
        cap: null,
        visibility: 'PUBLIC',
        startsOn: null,
        seed: 'a seed',
      },
    },
  ],
  entrants: [],
  rounds: [],
  closing: null,
};

/** Roles, the life of a tournament, what is noted with entrants, and what happens to results. */
export const eventQuestions: readonly Question[] = [
  {
    name: 'planned from its points limit, as a draft',
    operation: 'createTournament',
    input: {
      name: 'Two Towers',
      pointsLimit: 600,
      days: 2,
      draft: true,
      clubMatesApart: [1],
      tiesByLot: true,
    },
  },
  {
    name: 'with a house ruling of no switch, and one of no value',
    operation: 'createTournament',
    input: {
      name: 'Two Towers',
      rounds: 3,
      houseRulings: [
        { switch: 'mightCup', value: 6, words: 'Spelt wrong.' },
        { switch: 'duelFloor', value: 2, words: 'Too high.' },
      ],
    },
    refusal: 'INVALID_INPUT',
  },
  {
    name: 'with neither rounds nor points limit',
    operation: 'createTournament',
    input: { name: 'Two Towers' },
    refusal: 'INVALID_INPUT',
  },
  {
    name: 'a doubles event with a scenario that is none of its own',
    operation: 'createTournament',
    input: { name: 'Two Towers', format: 'DOUBLES', rounds: 1, scenarios: ['the-forces-clash'] },
    refusal: 'INVALID_INPUT',
  },
  {
    name: 'of a draft',
    operation: 'openRegistration',
    input: here,
    given: [{ operation: 'createTournament', input: { name: 'Pelennor Cup', rounds: 3, draft: true } }],
  },
  {
    name: 'of what is open already',
    operation: 'openRegistration',
    input: here,
    given: [created],
    refusal: 'WRONG_STATE',
  },
  { name: 'for five', operation: 'openCheckIn', input: here, given: registeredFive },
  { name: 'for all', operation: 'publishArmyLists', input: here, given: armyGiven },
  {
    name: 'a scorekeeper',
    operation: 'grantRole',
    input: ({ tournament }) => ({ tournament, role: 'SCOREKEEPER', holder: 'Sam' }),
    given: [created],
  },
  {
    name: 'a player of nothing',
    operation: 'grantRole',
    input: ({ tournament }) => ({ tournament, role: 'PLAYER' }),
    given: [created],
    refusal: 'INVALID_INPUT',
  },
  {
    name: 'of a player',
    operation: 'revokeRole',
    input: ({ tournament }) => ({ tournament, id: 'e2' }),
    given: [
      ...registeredFive,
      { operation: 'grantRole', input: ({ tournament }) => ({ tournament, role: 'PLAYER', entrant: 'e2' }) },
    ],
  },
  {
    name: 'that nobody has',
    operation: 'revokeRole',
    input: ({ tournament }) => ({ tournament, id: 'e2' }),
    given: registeredFive,
    refusal: 'NOT_FOUND',
  },
  {
    name: 'the player of an entrant',
    operation: 'roleHolder',
    input: ({ tournament }) => ({ tournament, id: 'e1' }),
    given: [
      ...registeredFive,
      { operation: 'grantRole', input: ({ tournament }) => ({ tournament, role: 'PLAYER', entrant: 'e1' }) },
    ],
  },
  {
    name: 'of nobody',
    operation: 'roleHolder',
    input: ({ tournament }) => ({ tournament, id: 'e1' }),
    given: registeredFive,
    refusal: 'NOT_FOUND',
  },
  ofEntrant('entrant', {}),
  { ...ofEntrant('entrant', { entrant: 'e99' }), name: 'of nobody', refusal: 'NOT_FOUND' },
  {
    name: 'with a referee who plays',
    operation: 'roleHolders',
    input: here,
    given: [
      ...registeredFive,
      { operation: 'grantRole', input: ({ tournament }) => ({ tournament, role: 'REFEREE', entrant: 'e1' }) },
    ],
  },
  {
    name: 'by anybody',
    operation: 'roleHolders',
    input: here,
    given: [created],
    as: 'ANYBODY',
    refusal: 'UNAUTHENTICATED',
  },
  { name: 'of the organiser', operation: 'ownRole', input: here, given: [created] },
  {
    name: 'without a token',
    operation: 'ownRole',
    input: here,
    given: registeredFive,
    as: 'ANYBODY',
    refusal: 'UNAUTHENTICATED',
  },
  ofEntrant('createLinkCode', {}),
  { ...ofEntrant('createLinkCode', { entrant: 'e99' }), name: 'of nobody', refusal: 'NOT_FOUND' },
  ofEntrant('unlinkEntrant', {}, [
    ...registeredFive,
    {
      operation: 'createLinkCode',
      input: ({ tournament }) => ({ tournament, entrant: 'e2' }),
    },
  ]),
  { ...ofEntrant('unlinkEntrant', {}), name: 'that nobody has', refusal: 'NOT_FOUND' },
  {
    name: 'as it was typed',
    operation: 'redeemLinkCode',
    input: ({ tournament, linkCode }) => ({
      tournament,
      code: ` ${linkCode.toLowerCase().replace('-', ' ')}`,
    }),
    given: [
      ...registeredFive,
      { operation: 'createLinkCode', input: ({ tournament }) => ({ tournament, entrant: 'e2' }) },
    ],
    as: 'ANYBODY',
  },
  {
    name: 'that was never made',
    operation: 'redeemLinkCode',
    input: ({ tournament }) => ({ tournament, code: 'AAAAA-AAAAA' }),
    given: registeredFive,
    as: 'ANYBODY',
    refusal: 'CONFLICT',
  },
  ofEntrant('updateEntrant', { name: 'Bertha' }),
  ofEntrant('checkInEntrant', {}, [...armyGiven, checkIn]),
  ofEntrant('undoCheckIn', {}, [
    ...armyGiven,
    checkIn,
    { operation: 'checkInEntrant', input: (world) => ({ ...here(world), entrant: 'e2' }) },
  ]),
  ofEntrant('disqualifyEntrant', { reason: 'loaded dice' }),
  ofEntrant('eraseEntrant', {}, armyGiven),
  ofEntrant('recordCheck', { check: 'PAINTING', passed: false, note: 'two bases' }),
  ofEntrant('submitArmy', { army }),
  { ...ofEntrant('submitArmy', { army: { forces: 1 } }), name: 'that is none', refusal: 'INVALID_INPUT' },
  {
    ...ofEntrant('submitArmy', { army: { pointsLimit: 500, forces: [], lists: [] } }),
    name: 'with lists of its own',
    refusal: 'INVALID_INPUT',
  },
  ofEntrant('overrideArmy', { decision: 'ACCEPT', reason: 'a conversion of ours' }, armyGiven),
  {
    ...ofEntrant('overrideArmy', { decision: 'REFUSE', reason: 'not painted' }),
    name: 'where there is none',
    refusal: 'NOT_FOUND',
  },
  {
    ...ofEntrant('overrideArmy', { decision: 'ACCEPT', reason: '' }, armyGiven),
    name: 'without a reason',
    refusal: 'INVALID_INPUT',
  },
  { name: 'with one list', operation: 'armyDesk', input: here, given: armyGiven },
  {
    name: 'for nobody else',
    operation: 'armyDesk',
    input: here,
    given: armyGiven,
    as: 'ANYBODY',
    refusal: 'UNAUTHENTICATED',
  },
  { name: 'with one list', operation: 'armyListsSheet', input: here, given: armyGiven },
  {
    name: 'from nowhere',
    operation: 'armyListsSheet',
    input: (world) => ({ ...here(world), from: 0 }),
    given: armyGiven,
    refusal: 'INVALID_INPUT',
  },
  ofEntrant('entrantArmy', {}, armyGiven),
  {
    ...ofEntrant('entrantArmy', {}, armyGiven),
    name: 'before it is published',
    as: 'ANYBODY',
    refusal: 'UNAUTHENTICATED',
  },
  ofEntrant('adjustEntrant', { tournamentPoints: -1, reason: 'late to table' }),
  ofEntrant('setScore', { tiebreaker: 'Painting', value: 7 }, [
    withTiebreakers,
    registered('Ann'),
    registered('Bert'),
  ]),
  {
    ...ofEntrant('setScore', { tiebreaker: 'Painting', value: 7 }),
    name: 'that was not announced',
    refusal: 'INVALID_INPUT',
  },
  ofEntrant('chooseFavouriteOpponent', { opponent: 'e1' }, twoMet),
  ofEntrant('scoreOpponent', { opponent: 'e1', tiebreaker: 'Sports', value: 4 }, twoMet),
  {
    name: 'the first, before it is published',
    operation: 'previewRound',
    input: here,
    given: registeredFive,
  },
  {
    name: 'what was previewed before somebody came',
    operation: 'drawRound',
    input: ({ tournament }) => ({ tournament, digest: 'of another time' }),
    given: registeredFive,
    refusal: 'CONFLICT',
  },
  inRound('pairStranded', latePair, [...drawn, ...cameLate]),
  inRound('unpairStranded', {}, [
    ...drawn,
    ...cameLate,
    { operation: 'pairStranded', input: (world) => ({ ...firstRound(world), ...latePair }) },
  ]),
  {
    ...inRound('pairStranded', { ...latePair, first: 'e1', second: 'e2' }, drawn),
    name: 'of two with opponents',
    refusal: 'CONFLICT',
  },
  inRound('swapEntrants', { first: 'e1', second: 'e3', reason: 'brothers' }, drawn),
  inRound('setRoundScenario', { scenario: 'Seize Ground', reason: 'rain' }, drawn),
  {
    ...inRound('setRoundScenario', { reason: 'rain' }, drawn),
    name: 'drawn again without a pool',
    refusal: 'CONFLICT',
  },
  inRound('vetoScenario', { table: 1, scenario: 'Hold' }, drawnToVeto),
  {
    ...inRound('vetoScenario', { table: 1, scenario: 'Seize Ground' }, drawnToVeto),
    name: 'of a scenario that is no choice',
    refusal: 'INVALID_INPUT',
  },
  inRound('chooseArmy', { table: 1, entrant: 'e1', slot: 'EVIL' }, drawnToChoose),
  {
    ...inRound('chooseArmy', { table: 1, entrant: 'e1', slot: 'DWARVES' }, drawnToChoose),
    name: 'of an army that there is not',
    refusal: 'INVALID_INPUT',
  },
  inRound('unstartRound', { reason: 'the wrong scenario' }, started),
  inRound('extendRound', { minutes: 15, reason: 'fire alarm' }, timed),
  inRound('pauseClock', { reason: 'fire alarm' }, timed),
  { ...inRound('pauseClock', { reason: 'lunch' }, paused), name: 'that is paused', refusal: 'CONFLICT' },
  inRound('resumeClock', {}, paused),
  { ...inRound('resumeClock', {}, timed), name: 'that runs', refusal: 'CONFLICT' },
  { ...inRound('confirmResult', { table: 2 }, reported), ifMatch: '1', refusal: 'CONFLICT' },
  { ...inRound('takeBackResult', { table: 2 }, reported), ifMatch: '1', refusal: 'CONFLICT' },
  {
    ...inRound('takeBackResult', { table: 1 }, started),
    name: 'that nobody has reported',
    ifMatch: '0',
    refusal: 'NOT_FOUND',
  },
  { ...inRound('disputeResult', { table: 2, reason: 'it was 8-3' }, reported), ifMatch: '1' },
  {
    ...inRound('ruleResult', { table: 2, kind: 'BOTH_LOST', reason: 'nobody came' }, reported),
    ifMatch: '1',
  },
  {
    name: 'of an event of one piece',
    operation: 'stages',
    input: here,
    given: reported,
    refusal: 'CONFLICT',
  },
  { name: 'for everybody', operation: 'eventPack', input: here, given: reported, as: 'ANYBODY' },
  { name: 'for the organiser', operation: 'eventPack', input: here, given: reported },
  { name: 'of a cup', operation: 'stages', input: here, given: drawnCup, as: 'ANYBODY' },
  { ...inRound('setStageField', { groups: [['e2', 'e1']], reason: 'by rating' }, drawnCup), name: 'by hand' },
  { name: 'of friends', operation: 'squadStandings', input: here, given: reported, as: 'ANYBODY' },
  { name: 'after the first round', operation: 'standingsSheet', input: here, given: reported, as: 'ANYBODY' },
  { name: 'of all rounds', operation: 'resultsSheet', input: here, given: reported, as: 'ANYBODY' },
  { name: 'after the first round', operation: 'tournamentTrf', input: here, given: reported, as: 'ANYBODY' },
  { name: 'of three players', operation: 'importTrf', input: { trf: smallReport } },
  {
    name: 'without a player',
    operation: 'importTrf',
    input: { trf: '012 Nobody came' },
    refusal: 'INVALID_INPUT',
  },
  {
    name: 'since the draw',
    operation: 'tournamentChanges',
    input: ({ tournament }) => ({ tournament, since: '1.5.1' }),
    given: reported,
  },
  {
    name: 'of a round with a result',
    operation: 'liveCursor',
    input: ({ tournament }) => ({ tournament }),
    given: reported,
    as: 'ANYBODY',
  },
  {
    name: 'in the edition of the event',
    operation: 'searchEventRules',
    input: ({ tournament }) => ({ tournament, query: 'heroic strike' }),
    given: reported,
    as: 'ANYBODY',
  },
  {
    name: 'by its house ruling',
    operation: 'askInEvent',
    input: ({ tournament }) => ({
      tournament,
      operation: 'strikeOdds',
      question: { strikes: [{ count: 4, strength: 3, might: 3 }], target: { defence: 8 } },
    }),
    given: [
      {
        operation: 'createTournament',
        input: {
          name: 'Pelennor Cup',
          rounds: 3,
          houseRulings: [
            { switch: 'strikesRolled', value: 'ONE_BY_ONE', words: 'We roll Strikes one by one.' },
          ],
        },
      },
    ],
    as: 'ANYBODY',
  },
  {
    name: 'what no batch answers',
    operation: 'askInEvent',
    input: ({ tournament }) => ({ tournament, operation: 'createTournament' }),
    given: [created],
    refusal: 'INVALID_INPUT',
  },
  {
    name: 'with a cursor that is none',
    operation: 'tournamentChanges',
    input: ({ tournament }) => ({ tournament, since: 'yesterday' }),
    given: [created],
    refusal: 'INVALID_INPUT',
  },
  {
    name: 'of five and a round, the first page',
    operation: 'history',
    input: ({ tournament }) => ({ tournament, limit: 7 }),
    given: reported,
    as: 'ANYBODY',
  },
  {
    name: 'the first',
    operation: 'tournamentAfterRound',
    input: firstRound,
    given: reported,
    as: 'ANYBODY',
  },
  {
    name: 'that has not been started',
    operation: 'tournamentAfterRound',
    input: firstRound,
    given: drawn,
    refusal: 'NOT_FOUND',
  },
  { name: 'after a round', operation: 'exportTournament', input: here, given: reported },
  {
    name: 'by anybody',
    operation: 'exportTournament',
    input: here,
    given: reported,
    as: 'ANYBODY',
    refusal: 'UNAUTHENTICATED',
  },
  {
    name: 'an empty one',
    operation: 'importTournament',
    input: { document: JSON.stringify(emptyDocument) },
  },
  {
    name: 'of two who never came',
    operation: 'importTournament',
    input: { document: JSON.stringify({ ...emptyDocument, entrants: [{}], version: 2 }) },
    refusal: 'INVALID_INPUT',
  },
];
