// Every stored operation at least once, in stories that a client plays from the first step to the last. A step says the operation, its
// input, who asks, and what is remembered of the answer for later steps. `prepare` reads what the input needs.
import { readFileSync } from 'node:fs';
import { sealOf } from '../../events/seal.mjs';

const step = (operation, input = () => ({}), more = {}) => ({ operation, input, as: 'organiser', ...more });

/** A step in the tournament that the story is about. */
const here = (operation, input = () => ({}), more = {}) =>
  step(operation, (world) => ({ tournament: world.tournament, ...input(world) }), more);

const created = (settings) =>
  step('createTournament', () => settings, {
    as: null,
    keep: (world, { tournament, organiserToken, recoveryCode }) =>
      Object.assign(world, {
        tournament: tournament.id,
        organiser: organiserToken,
        tournamentRecovery: recoveryCode,
      }),
  });
const registered = (name, more = {}) => here('registerEntrant', () => ({ name, ...more }));
const playerToken = (entrant) =>
  here('grantRole', () => ({ role: 'PLAYER', entrant }), {
    keep: (world, { token }) => (world[entrant] = token),
  });
const round = (number, more = {}) => ({ round: number, ...more });
const table = (number, more = {}) => ({ round: 1, table: number, ...more });

const army = { forces: [{ list: 'rohan', warbands: [{ leader: { profile: 'theoden' }, followers: [] }] }] };
const reason = 'asked for';

const webhooks = [
  here('createWebhook', ({ hook }) => ({ url: hook }), {
    keep: (world, { webhook }) => (world.webhook = webhook.id),
  }),
  ...['updateWebhook', 'pingWebhook', 'rotateWebhookSecret', 'deleteWebhook'].map((operation) =>
    here(operation, ({ webhook }) => ({
      webhook,
      ...(operation === 'updateWebhook' && { events: ['ROUND_STARTED'] }),
    })),
  ),
];

const enteringEvent = [
  created({
    name: 'Entered',
    rounds: 3,
    pointsLimit: 300,
    tiebreakers: [
      { id: 'Painting', better: 'HIGHER' },
      { id: 'Favourite', better: 'HIGHER', counts: 'FAVOURITE_OPPONENT' },
    ],
  }),
  here('updateTournament', () => ({ venue: 'Hall' })),
  here('setSignUp', () => ({ isOpen: true, privacyText: 'We keep names.', approval: 'ORGANISER' }), {
    keep: (world, { privacyDigest }) => (world.consentTo = privacyDigest),
  }),
  here('createInvitation', undefined, { keep: (world, { code }) => (world.invitation = code) }),
  here('signUp', ({ consentTo, invitation }) => ({ name: 'Ann', consentTo, invitation }), {
    as: null,
    keep: (world, answer) => (world[answer.entrant.id] = answer.playerToken),
  }),
  here('approveEntrant', () => ({ entrant: 'e1' })),
  registered('Bert'),
  here('registerEntrants', () => ({ entrants: [{ name: 'Cleo' }, { name: 'Dirk' }] })),
  here('importEntrants', () => ({ csv: 'name;club\nEve;Rohan' })),
  here('updateEntrant', () => ({ entrant: 'e2', club: 'Gondor' })),
  here('recordCheck', () => ({ entrant: 'e1', check: 'PAINTING', passed: true })),
  here('setMessages', () => ({ entrant: 'e1', wanted: false }), { as: 'e1' }),
  here('submitArmy', () => ({ entrant: 'e1', army }), { as: 'e1' }),
  here('overrideArmy', () => ({ entrant: 'e1', decision: 'ACCEPT', reason })),
  ...webhooks,
  playerToken('e2'),
  here('createLinkCode', () => ({ entrant: 'e2' }), { keep: (world, { code }) => (world.linkCode = code) }),
  here('redeemLinkCode', ({ linkCode }) => ({ code: linkCode }), { as: null }),
  here('unlinkEntrant', () => ({ entrant: 'e2' })),
  here('grantRole', () => ({ role: 'SCOREKEEPER', holder: 'Sam' }), {
    keep: (world, answer) => (world.holder = answer.id),
  }),
  here('revokeRole', ({ holder }) => ({ id: holder })),
  here('publishArmyLists'),
  here('openCheckIn'),
  here('checkInEntrant', () => ({ entrant: 'e1' }), { as: 'e1' }),
  here('undoCheckIn', () => ({ entrant: 'e1' })),
  here('openRegistration'),
  here('openCheckIn'),
  here('checkInEntrants', () => ({ entrants: ['e1', 'e2', 'e3', 'e4'] })),
];

const playingEvent = [
  here('adjustEntrant', () => ({ entrant: 'e1', tournamentPoints: 1, victoryPoints: 0, reason })),
  here('setScore', () => ({ entrant: 'e1', tiebreaker: 'Painting', value: 5, round: 0 })),
  here('setScores', () => ({ scores: [{ entrant: 'e2', tiebreaker: 'Painting', value: 7, round: 0 }] })),
  here('disqualifyEntrant', () => ({ entrant: 'e4', reason })),
  here('reinstateEntrant', () => ({ entrant: 'e4' })),
  here('withdrawEntrant', () => ({ entrant: 'e5', reason })),
  here('drawRound'),
  here('redrawRound', () => round(1, { reason })),
  here('setRoundScenario', () => round(1, { scenario: 'Hold Ground', reason })),
  here('swapEntrants', ({ seats }) => round(1, { first: seats[0][0], second: seats[1][0], reason }), {
    prepare: async (world, read) => {
      const { tables } = await read(`/v1/tournaments/${world.tournament}/rounds/1`, world.organiser);
      world.seats = tables.map(({ entrants }) => entrants);
    },
  }),
  here('setRoundTables', () =>
    round(1, {
      tables: [
        ['e1', 'e2'],
        ['e3', 'e4'],
      ],
      reason,
    }),
  ),
  here('startRound', () => round(1)),
  here('unstartRound', () => round(1, { reason })),
  here('startRound', () => round(1)),
  here('extendRound', () => round(1, { minutes: 5, reason })),
  here('pauseClock', () => round(1, { reason })),
  here('resumeClock', () => round(1)),
  here('registerEntrants', () => ({ entrants: [{ name: 'Fay' }, { name: 'Gus' }] })),
  here('checkInEntrants', () => ({ entrants: ['e6', 'e7'] })),
  here('pairStranded', () => round(1, { first: 'e6', second: 'e7', reason })),
  here('unpairStranded', () => round(1)),
  here('pairStranded', () => round(1, { first: 'e6', second: 'e7', reason })),
  here('importResults', () => round(1, { csv: 'table;points 1;points 2\n3;8;3' })),
  here('reportResults', () => round(1, { results: [{ table: 2, kind: 'PLAYED', victoryPoints: [8, 3] }] })),
  here('openTableGame', () => table(1), { as: 'e1' }),
  here('reportResult', () => table(1, { kind: 'PLAYED', victoryPoints: [5, 4] }), {
    as: 'e1',
    keep: (world, { version }) => (world.result = version),
  }),
  here('takeBackResult', () => table(1), { as: 'e1', ifMatch: ({ result }) => result }),
  here('reportResult', () => table(1, { kind: 'PLAYED', victoryPoints: [5, 4] }), {
    as: 'e1',
    keep: (world, { version }) => (world.result = version),
  }),
  here('confirmResult', () => table(1), {
    as: 'e2',
    ifMatch: ({ result }) => result,
    keep: (world, { version }) => (world.result = version),
  }),
  here('disputeResult', () => table(1, { reason }), {
    as: 'e2',
    ifMatch: ({ result }) => result,
    keep: (world, { version }) => (world.result = version),
  }),
  here('ruleResult', () => table(1, { kind: 'PLAYED', victoryPoints: [6, 4], reason }), {
    ifMatch: ({ result }) => result,
  }),
  here('chooseFavouriteOpponent', () => ({ entrant: 'e1', opponent: 'e2' }), { as: 'e1' }),
  here('setAwards', () => ({ awards: [{ id: 'best', name: 'Best painted', decidedBy: 'VOTES' }] })),
  here('voteForAward', () => ({ entrant: 'e1', award: 'best', choice: 'e3' }), { as: 'e1' }),
  here('giveAward', () => ({ award: 'best' })),
  here('finishTournament'),
  here('reopenTournament', () => ({ reason })),
  here('finishTournament'),
  step('importTournament', ({ document }) => ({ document }), {
    as: null,
    prepare: async (world, read) => {
      ({ document: world.document } = await read(
        `/v1/tournaments/${world.tournament}/export`,
        world.organiser,
      ));
    },
  }),
  step('importTrf', ({ trf }) => ({ trf }), {
    as: null,
    prepare: async (world, read) => {
      ({ trf: world.trf } = await read(`/v1/tournaments/${world.tournament}/trf`, world.organiser));
    },
  }),
  here('eraseEntrant', () => ({ entrant: 'e4' })),
  here('recoverOrganiserToken', ({ tournamentRecovery }) => ({ recoveryCode: tournamentRecovery }), {
    as: null,
  }),
];

const cancelledEvent = [
  created({ name: 'Cancelled', rounds: 1 }),
  here('cancelTournament', () => ({ reason })),
  here('resumeTournament'),
  here('deleteTournament'),
];

const vetoedScenario = [
  created({
    name: 'Vetoed',
    rounds: 3,
    pack: { scenarios: { by: 'VETOED', pool: ['Fog', 'Hold', 'Storm'], choices: 3 } },
  }),
  registered('Ann'),
  registered('Bert'),
  here('setSignUp', () => ({ isOpen: true, privacyText: 'We keep names.' }), {
    keep: (world, { privacyDigest }) => (world.consentTo = privacyDigest),
  }),
  here('signUpClub', ({ consentTo }) => ({ names: ['Cleo', 'Dirk'], club: 'Dale', consentTo }), { as: null }),
  here('drawRound'),
  here('vetoScenario', () => table(1, { scenario: 'Hold' })),
];

const chosenArmies = [
  created({
    name: 'Chosen',
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
  }),
  registered('Ann'),
  registered('Bert'),
  here('drawRound'),
  here('chooseArmy', () => table(1, { entrant: 'e1', slot: 'EVIL' })),
  here('chooseArmy', () => table(1, { entrant: 'e2', slot: 'GOOD' })),
];

const pickSubject = ({ tournament }, { round: of, pick, team }) =>
  `muster team pick: tournament ${tournament}, round ${of}, table 1, pick ${pick}, team ${team}`;

const sealed = (entrant, order, at = { round: 1, pick: 1 }) =>
  here(
    'sealPick',
    (world) => ({
      round: at.round,
      table: 1,
      entrant,
      pick: at.pick,
      commitment: sealOf(
        pickSubject(world, { ...at, team: entrant }),
        order.join(' '),
        `nonce of ${entrant}`,
      ),
    }),
    { as: entrant },
  );
const shown = (entrant, order) =>
  here('showPick', () => table(1, { entrant, pick: 1, players: order, nonce: `nonce of ${entrant}` }), {
    as: entrant,
  });

const teamEvent = [
  created({
    name: 'Teams',
    rounds: 2,
    format: 'TEAMS',
    pointsLimit: 300,
    teams: { size: 2, substitutes: 1, protocol: ['ORDER'], armies: { uniqueHeroesOnce: true } },
  }),
  registered('Rohan', { members: ['Ann', 'Bert', 'Cleo'] }),
  registered('Gondor', { members: ['Dirk', 'Eve', 'Finn'] }),
  playerToken('e1'),
  playerToken('e2'),
  here('submitArmy', () => ({ entrant: 'e1', member: 1, army }), { as: 'e1' }),
  here('submitArmy', () => ({ entrant: 'e1', member: 3, army }), { as: 'e1' }),
  here('overrideArmy', () => ({ entrant: 'e1', member: 3, decision: 'ACCEPT', reason })),
  here('drawRound'),
  here('startRound', () => round(1)),
  here('setLineup', () => table(1, { entrant: 'e1', players: [3, 1] }), { as: 'e1' }),
  sealed('e1', [1, 3]),
  sealed('e2', [2, 1]),
  shown('e1', [1, 3]),
  shown('e2', [2, 1]),
  here('openTableGame', () => table(1, { board: 1 }), { as: 'e1' }),
  step('finishGame', ({ tournament }) => ({ id: `${tournament}-1-1-1`, victoryPoints: [5, 3] }), {
    as: 'e1',
  }),
  here(
    'reportResult',
    ({ pairs }) =>
      table(1, { kind: 'PLAYED', games: pairs.map(({ members }) => ({ members, victoryPoints: [5, 3] })) }),
    {
      prepare: async (world, read) => {
        ({ games: world.pairs } = await read(
          `/v1/tournaments/${world.tournament}/rounds/1/tables/1/match`,
          world.organiser,
        ));
      },
    },
  ),
  here('drawRound'),
  here('startRound', () => round(2)),
  here('settlePick', () => ({ round: 2, table: 1, pick: 1 })),
];

const person = (operation, input = () => ({}), more = {}) =>
  step(operation, (world) => ({ person: world.person, ...input(world) }), { as: 'personToken', ...more });
const bound = person('bindEntry', ({ tournament, e1 }) => ({ tournament, playerToken: e1 }));

const people = [
  created({ name: 'Of people', rounds: 1 }),
  registered('Ann'),
  playerToken('e1'),
  step('createPerson', () => ({ name: 'Ann Took' }), {
    as: null,
    keep: (world, answer) =>
      Object.assign(world, {
        person: answer.person.id,
        personToken: answer.token ?? answer.personToken,
        personRecovery: answer.recoveryCode,
      }),
  }),
  person('updatePerson', () => ({ name: 'Ann Brandybuck' })),
  bound,
  person('releaseEntry', ({ tournament }) => ({ tournament, entrant: 'e1' })),
  bound,
  person('recoverPerson', ({ personRecovery }) => ({ recoveryCode: personRecovery }), {
    as: null,
    keep: (world, answer) => (world.personToken = answer.token ?? answer.personToken),
  }),
  person('erasePerson'),
];

const files = ['shire-watch.cat', 'shire-watch.gst'].map((name) => {
  const fixture = new URL(`../../../infrastructure/battlescribe/fixtures/${name}`, import.meta.url);
  return { name, content: readFileSync(fixture).toString('base64') };
});
const inCatalogue = (operation, input = () => ({}), more = {}) =>
  step(operation, (world) => ({ catalogue: world.catalogue, ...input(world) }), {
    as: 'catalogueToken',
    ...more,
  });

const stagedEvent = [
  created({
    name: 'Staged',
    rounds: 1,
    pack: { stages: [{ name: 'Final', by: 'KNOCK_OUT', rounds: 1 }] },
    tiebreakers: [{ id: 'Sport', better: 'HIGHER', counts: 'OPPONENTS_SCORES', most: 10 }],
  }),
  registered('Ann'),
  registered('Bert'),
  here('drawRound'),
  here('setStageField', () => round(1, { groups: [['e2', 'e1']], reason })),
  here('startRound', () => round(1)),
  here('scoreOpponent', () => ({ entrant: 'e1', opponent: 'e2', tiebreaker: 'Sport', value: 5 })),
];

const catalogues = [
  step('uploadCatalogueFiles', () => ({ files }), {
    as: null,
    keep: (world, { upload }) => (world.upload = upload),
  }),
  step('createCatalogue', ({ upload }) => ({ name: 'Watch', uploads: [upload] }), {
    as: null,
    keep: (world, { catalogue, catalogueToken, recoveryCode }) =>
      Object.assign(world, {
        catalogue: catalogue.id,
        catalogueToken,
        catalogueRecovery: recoveryCode,
      }),
  }),
  inCatalogue('addCatalogueVersion', () => ({ files })),
  inCatalogue('recoverCatalogue', ({ catalogueRecovery }) => ({ recoveryCode: catalogueRecovery }), {
    as: null,
    keep: (world, { catalogueToken }) => (world.catalogueToken = catalogueToken),
  }),
  inCatalogue('deleteCatalogue'),
];

const newLeague = (name) =>
  step('createLeague', () => ({ name, rule: { scoring: 'TOURNAMENT_POINTS' } }), {
    as: null,
    keep: (world, { league, organiserToken, recoveryCode }) =>
      Object.assign(world, {
        [name]: league.id,
        [`${name}Token`]: organiserToken,
        [`${name}Recovery`]: recoveryCode,
      }),
  });
const inLeague = (operation, input = () => ({}), more = {}) =>
  step(operation, (world) => ({ league: world.league, ...input(world) }), { as: 'leagueToken', ...more });
const inFederation = (operation, input) =>
  step(operation, (world) => ({ league: world.federation, ...input(world) }), { as: 'federationToken' });
const ofTournament = ({ tournament }) => ({ tournament });
const newPlayer = (name) =>
  inLeague('addLeaguePlayer', () => ({ name }), { keep: (world, answer) => (world[name] = answer.id) });

const leagues = [
  created({ name: 'Of a league', rounds: 1 }),
  registered('Ann'),
  registered('Bert'),
  newLeague('league'),
  newLeague('federation'),
  inLeague('updateLeague', () => ({ name: 'The White Council' })),
  inLeague('setLeagueSeasons', () => ({ seasons: [{ name: 'The first' }] })),
  newPlayer('ann'),
  newPlayer('bert'),
  inLeague('renameLeaguePlayer', ({ ann }) => ({ player: ann, name: 'Ann Took' })),
  inLeague('issueLeaguePlayerToken', ({ bert }) => ({ player: bert }), {
    keep: (world, answer) => (world.bertToken = answer.playerToken),
  }),
  inLeague('offerTournament', ofTournament, { as: 'organiser' }),
  inLeague('acceptTournament', ofTournament),
  inLeague('claimEntrants', ({ tournament, ann }) => ({
    tournament,
    claims: [{ entrant: 'e1', player: ann }],
  })),
  inLeague(
    'claimWithCode',
    ({ tournament, bert, code }) => ({ tournament, entrant: 'e2', player: bert, code }),
    {
      as: 'bertToken',
      prepare: async (world, read) => {
        const { items } = await read(
          `/v1/leagues/${world.league}/tournaments/${world.tournament}/claim-codes`,
          world.organiser,
        );
        world.code = items.find(({ entrant }) => entrant === 'e2').code;
      },
    },
  ),
  inLeague('releaseClaim', ({ tournament }) => ({ tournament, entrant: 'e1', reason })),
  inLeague('mergeLeaguePlayer', ({ ann, bert }) => ({ player: ann, into: bert })),
  inLeague('mergeLeaguePlayer', ({ ann }) => ({ player: ann, into: null })),
  inLeague('joinFederation', ({ federation }) => ({ federation })),
  inFederation('acceptLeague', ({ league }) => ({ member: league })),
  inLeague('linkLeaguePlayer', ({ ann }) => ({ player: ann })),
  inLeague('eraseLeaguePlayer', ({ ann }) => ({ player: ann, reason })),
  inFederation('removeLeague', ({ league }) => ({ member: league })),
  inLeague('removeTournament', ({ tournament }) => ({ tournament, reason })),
  inLeague('recoverLeagueToken', ({ leagueRecovery }) => ({ recoveryCode: leagueRecovery }), {
    as: null,
    keep: (world, answer) => (world.leagueToken = answer.organiserToken),
  }),
  inLeague('deleteLeague'),
];

const newRoll = step('createRoll', () => ({ players: ['Ann', 'Bert'], count: 2 }), {
  as: null,
  keep: (world, { roll, joinTokens }) =>
    Object.assign(world, { roll: roll.id, ann: joinTokens[0].token, bert: joinTokens[1].token }),
});
const ofRoll = (operation, as, more = {}) => step(operation, ({ roll }) => ({ id: roll, ...more }), { as });
const secret = ['Table 4, first target', 'Éomer', 'a long nonce'];

const newFight = step(
  'createRefereedFight',
  () => ({
    players: ['Ann', 'Bert'],
    fight: {
      sides: [
        { alignment: 'GOOD', models: [{ fight: 5, strength: 4, defence: 6, might: 2 }] },
        { alignment: 'EVIL', models: [{ fight: 4, strength: 4, defence: 4 }] },
      ],
    },
  }),
  {
    as: null,
    keep: (world, { fight, joinTokens }) =>
      Object.assign(world, { fight: fight.id, ann: joinTokens[0].token, bert: joinTokens[1].token }),
  },
);
const ofFight = (operation, as, more = {}) =>
  step(operation, ({ fight }) => ({ id: fight, ...more }), { as });

const newGame = step(
  'createGame',
  () => ({
    edition: '2024',
    scenario: '2024-hold-ground',
    sides: [
      { name: 'Ann', units: [{ name: 'Captain', models: 1, might: 2, isHero: true, isLeader: true }] },
      { name: 'Bert' },
    ],
  }),
  {
    as: null,
    keep: (world, { game, joinTokens }) =>
      Object.assign(world, { game: game.id, ann: joinTokens[0].token, bert: joinTokens[1].token }),
  },
);
const ofGame = (operation, as, more = {}) => step(operation, ({ game }) => ({ id: game, ...more }), { as });
const target = ['Target of Ann', 'Captain', 'a long nonce'];

/** A game on two phones: every change counts once, however often it is sent. */
const sheet = [
  newGame,
  ofGame('setGameArmy', 'bert', { side: 1, units: [{ name: 'Orc', models: 12 }] }),
  ofGame('changeGame', 'ann', {
    device: 'phone-of-ann',
    changes: [
      { sequence: 1, clock: 1, counter: '1.0.casualties', by: 3 },
      { sequence: 2, clock: 2, register: 'turn', value: '2' },
    ],
  }),
  ofGame('changeGame', 'bert', {
    device: 'phone-of-bert',
    changes: [{ sequence: 1, clock: 1, counter: '1.0.casualties', by: 1 }],
  }),
  ofGame('sealInGame', 'ann', { subject: target[0], commitment: sealOf(...target) }),
  ofGame('showInGame', 'ann', { secret: 's1', choice: target[1], nonce: target[2] }),
  ofGame('keepGame', 'ann', { kept: true }),
  ofGame('finishGame', 'ann'),
];

const dice = [
  newRoll,
  ofRoll('joinRoll', 'ann', { word: 'mellon' }),
  ofRoll('joinRoll', 'bert', { word: 'friend' }),
  newRoll,
  ofRoll('abandonRoll', 'bert'),
  newFight,
  ofFight('joinRefereedFight', 'ann', { word: 'mellon' }),
  ofFight('joinRefereedFight', 'bert', { word: 'friend' }),
  ofFight('playRefereedFight', 'ann', { move: 0, choice: 'THROW' }),
  ofFight('playRefereedFight', 'bert', { move: 1, choice: 'THROW' }),
  ofFight('abandonRefereedFight', 'ann'),
  step('keepSealedChoice', () => ({ subject: secret[0], player: 'Jay', commitment: sealOf(...secret) }), {
    as: null,
    keep: (world, answer) => (world.sealedChoice = answer.id),
  }),
  step(
    'showSealedChoice',
    ({ sealedChoice }) => ({ id: sealedChoice, choice: secret[1], nonce: secret[2] }),
    {
      as: null,
    },
  ),
];

/** The stories, by name. Each begins with nothing. */
export const chapters = {
  'an event': [...enteringEvent, ...playingEvent],
  'a cancelled event': cancelledEvent,
  'a vetoed scenario': vetoedScenario,
  'chosen armies': chosenArmies,
  'an event of stages': stagedEvent,
  'a team event': teamEvent,
  'a person': people,
  'a catalogue': catalogues,
  'a league': leagues,
  'dice and secrets': dice,
  'a game on two phones': sheet,
};

/** Operations that no story has, each with its reason. */
export const leftOut = {};
