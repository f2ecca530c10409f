import type { Question, Step, World } from './question';

const rule = { scoring: 'PLACE', placePoints: [25, 18, 15], participationPoints: 2, best: 3 };

const league: Step = { operation: 'createLeague', input: { name: 'The White Council', rule } };
const added = (name: string): Step => ({
  operation: 'addLeaguePlayer',
  input: (world) => ({ league: world.league, name }),
  as: 'LEAGUE_ORGANISER',
});
const withPlayers: readonly Step[] = [league, ...['Ann', 'Bert', 'Ann'].map(added)];

const inTournament = ({ tournament }: World) => ({ tournament });
const registered = (name: string): Step => ({
  operation: 'registerEntrant',
  input: ({ tournament }) => ({ tournament, name }),
});
const tournament: readonly Step[] = [
  {
    operation: 'createTournament',
    input: { name: 'Pelennor Cup', rounds: 1, startsOn: '2026-11-21' },
  },
  ...['Ann', 'Bert', 'Cleo', 'Dirk'].map(registered),
];

const here = ({ league: id, tournament: of }: World) => ({ league: id, tournament: of });
const offered: readonly Step[] = [
  ...withPlayers,
  ...tournament,
  { operation: 'offerTournament', input: here },
];
const accepted: readonly Step[] = [
  ...offered,
  { operation: 'acceptTournament', input: here, as: 'LEAGUE_ORGANISER' },
];

const claims = (world: World) => ({
  ...here(world),
  claims: world.players.map((player, index) => ({ entrant: `e${index + 1}`, player })),
});
const claimed: readonly Step[] = [
  ...accepted,
  { operation: 'claimEntrants', input: claims, as: 'LEAGUE_ORGANISER' },
];

const result = (table: number): Step => ({
  operation: 'reportResult',
  input: ({ tournament: id }) => ({
    tournament: id,
    round: 1,
    table,
    kind: 'PLAYED',
    victoryPoints: [7, table],
  }),
});
const finished: readonly Step[] = [
  ...claimed,
  { operation: 'drawRound', input: inTournament },
  { operation: 'startRound', input: ({ tournament: id }) => ({ tournament: id, round: 1 }) },
  result(1),
  result(2),
  { operation: 'finishTournament', input: inTournament },
];

const withCodes: readonly Step[] = [
  ...accepted,
  { operation: 'claimCodes', input: here },
  {
    operation: 'issueLeaguePlayerToken',
    input: ({ league: id, players: [player] }) => ({ league: id, player }),
    as: 'LEAGUE_ORGANISER',
  },
];

const theLeague = ({ league: id }: World) => ({ league: id });
const firstPlayer = ({ league: id, players: [player] }: World) => ({ league: id, player });

/** Two leagues, of which the second has asked to be part of the first. */
const joining: readonly Step[] = [
  league,
  league,
  added('Ann'),
  {
    operation: 'joinFederation',
    input: ({ league: id, federation }) => ({ league: id, federation }),
    as: 'LEAGUE_ORGANISER',
  },
];
const member = ({ league: id, federation }: World) => ({ league: federation, member: id });
const federated: readonly Step[] = [
  ...joining,
  { operation: 'acceptLeague', input: member, as: 'FEDERATION_ORGANISER' },
];

export const leagueQuestions: readonly Question[] = [
  {
    name: 'of another league',
    operation: 'joinFederation',
    input: ({ league: id, federation }) => ({ league: id, federation }),
    given: [league, league],
    as: 'LEAGUE_ORGANISER',
    ifMatch: '1',
  },
  {
    name: 'of none any more',
    operation: 'joinFederation',
    input: (world) => ({ ...theLeague(world), federation: null }),
    given: federated,
    as: 'LEAGUE_ORGANISER',
  },
  {
    name: 'of itself',
    operation: 'joinFederation',
    input: ({ league: id }) => ({ league: id, federation: id }),
    given: [league],
    as: 'LEAGUE_ORGANISER',
    refusal: 'INVALID_INPUT',
  },
  {
    name: 'of two years',
    operation: 'setLeagueSeasons',
    input: (world) => ({
      ...theLeague(world),
      seasons: [{ name: '2025' }, { name: '2026', startsOn: '2026-01-01' }],
    }),
    given: [league],
    as: 'LEAGUE_ORGANISER',
  },
  {
    name: 'in no order',
    operation: 'setLeagueSeasons',
    input: (world) => ({
      ...theLeague(world),
      seasons: [
        { name: '2025', startsOn: '2025-01-01' },
        { name: '2026', startsOn: '2025-01-01' },
        { name: '2027' },
      ],
    }),
    given: [league],
    as: 'LEAGUE_ORGANISER',
    refusal: 'INVALID_INPUT',
  },
  {
    name: 'of a season that is not',
    operation: 'leagueTable',
    input: (world) => ({ ...theLeague(world), season: 2 }),
    given: finished,
    as: 'ANYBODY',
    refusal: 'INVALID_INPUT',
  },
  {
    name: 'that has asked',
    operation: 'acceptLeague',
    input: member,
    given: joining,
    as: 'FEDERATION_ORGANISER',
  },
  {
    name: 'that has not asked',
    operation: 'acceptLeague',
    input: member,
    given: [league, league],
    as: 'FEDERATION_ORGANISER',
    refusal: 'CONFLICT',
  },
  {
    name: 'that was accepted',
    operation: 'removeLeague',
    input: member,
    given: federated,
    as: 'FEDERATION_ORGANISER',
  },
  {
    name: 'that is none of it',
    operation: 'removeLeague',
    input: member,
    given: joining,
    as: 'FEDERATION_ORGANISER',
    refusal: 'NOT_FOUND',
  },
  {
    name: 'to a new number',
    operation: 'linkLeaguePlayer',
    input: firstPlayer,
    given: federated,
    as: 'LEAGUE_ORGANISER',
  },
  {
    name: 'to a number of nobody',
    operation: 'linkLeaguePlayer',
    input: (world) => ({ ...firstPlayer(world), number: '999' }),
    given: federated,
    as: 'LEAGUE_ORGANISER',
    refusal: 'INVALID_INPUT',
  },
  {
    name: 'into another player',
    operation: 'mergeLeaguePlayer',
    input: ({ league: id, players: [first, , third] }) => ({ league: id, player: third, into: first }),
    given: withPlayers,
    as: 'LEAGUE_ORGANISER',
  },
  {
    name: 'into nobody any more',
    operation: 'mergeLeaguePlayer',
    input: (world) => ({ ...firstPlayer(world), into: null }),
    given: withPlayers,
    as: 'LEAGUE_ORGANISER',
  },
  {
    name: 'into itself',
    operation: 'mergeLeaguePlayer',
    input: (world) => ({ ...firstPlayer(world), into: world.players[0] }),
    given: withPlayers,
    as: 'LEAGUE_ORGANISER',
    refusal: 'INVALID_INPUT',
  },
  {
    name: 'in no federation',
    operation: 'linkLeaguePlayer',
    input: firstPlayer,
    given: withPlayers,
    as: 'LEAGUE_ORGANISER',
    refusal: 'CONFLICT',
  },
  { name: 'by place', operation: 'createLeague', input: { name: 'The White Council', rule } },
  {
    name: 'by Tournament Points with points for places, best of none',
    operation: 'createLeague',
    input: { name: ' ', rule: { scoring: 'TOURNAMENT_POINTS', placePoints: [3], best: 0 } },
    refusal: 'INVALID_INPUT',
  },
  {
    name: 'under a key that can be guessed',
    operation: 'createLeague',
    input: { name: 'The White Council', rule },
    idempotencyKey: 'short',
    refusal: 'INVALID_INPUT',
  },
  { name: 'as it stands', operation: 'league', input: theLeague, given: finished, as: 'ANYBODY' },
  {
    name: 'with a tournament to come',
    operation: 'league',
    input: theLeague,
    given: accepted,
    as: 'ANYBODY',
  },
  { name: 'that is not', operation: 'league', input: { league: 'nowhere' }, refusal: 'NOT_FOUND' },
  {
    name: 'with its players and tournaments',
    operation: 'deleteLeague',
    input: theLeague,
    given: accepted,
    as: 'LEAGUE_ORGANISER',
  },
  {
    name: 'by a player',
    operation: 'deleteLeague',
    input: theLeague,
    given: accepted,
    as: 'ORGANISER',
    refusal: 'FORBIDDEN',
  },
  {
    name: 'counts Tournament Points from now on',
    operation: 'updateLeague',
    input: (world) => ({ ...theLeague(world), rule: { scoring: 'TOURNAMENT_POINTS' } }),
    given: [league],
    as: 'LEAGUE_ORGANISER',
    ifMatch: '1',
  },
  {
    name: 'from an outdated view',
    operation: 'updateLeague',
    input: (world) => ({ ...theLeague(world), name: 'The Fellowship' }),
    given: [league],
    as: 'LEAGUE_ORGANISER',
    ifMatch: '2',
    refusal: 'VERSION_MISMATCH',
  },
  {
    name: 'with a wrong code',
    operation: 'recoverLeagueToken',
    input: (world) => ({ ...theLeague(world), recoveryCode: 'wrong' }),
    given: [league],
    refusal: 'FORBIDDEN',
  },
  {
    name: 'after one tournament',
    operation: 'leagueTable',
    input: theLeague,
    given: finished,
    as: 'ANYBODY',
  },
  {
    name: 'the first two lines',
    operation: 'leagueTable',
    input: (world) => ({ ...theLeague(world), limit: 2 }),
    given: finished,
    as: 'ANYBODY',
  },
  {
    name: 'from another version of the table',
    operation: 'leagueTable',
    input: (world) => ({ ...theLeague(world), cursor: '50.aVersionLongPast' }),
    given: finished,
    as: 'ANYBODY',
    refusal: 'CONFLICT',
  },
  {
    name: 'with a cursor of nothing',
    operation: 'leagueRatings',
    input: (world) => ({ ...theLeague(world), cursor: 'p7', limit: 101 }),
    given: [league],
    refusal: 'INVALID_INPUT',
  },
  {
    name: 'of all lists before any game',
    operation: 'winRates',
    input: { by: 'LIST', edition: '2024' },
    as: 'ANYBODY',
  },
  {
    name: 'of no list by month',
    operation: 'winRates',
    input: { by: 'MONTH', from: '2026' },
    as: 'ANYBODY',
    refusal: 'INVALID_INPUT',
  },
  {
    name: 'after one tournament',
    operation: 'leagueRatings',
    input: theLeague,
    given: finished,
    as: 'ANYBODY',
  },
  {
    name: 'two of three',
    operation: 'leaguePlayers',
    input: (world) => ({ ...theLeague(world), limit: 2 }),
    given: withPlayers,
    as: 'ANYBODY',
  },
  {
    name: 'the first by name',
    operation: 'leagues',
    input: { limit: 1 },
    given: [league, { operation: 'createLeague', input: { name: 'Éomer’s League', rule } }],
    as: 'ANYBODY',
  },
  {
    name: 'with a cursor of nothing',
    operation: 'leagues',
    input: { cursor: '~' },
    refusal: 'INVALID_INPUT',
  },
  {
    name: 'with a cursor of nothing',
    operation: 'leaguePlayers',
    input: (world) => ({ ...theLeague(world), cursor: '~' }),
    given: [league],
    refusal: 'INVALID_INPUT',
  },
  {
    name: 'one more',
    operation: 'addLeaguePlayer',
    input: (world) => ({ ...theLeague(world), name: 'Cleo' }),
    given: [league],
    as: 'LEAGUE_ORGANISER',
  },
  {
    name: 'with the token of a tournament',
    operation: 'addLeaguePlayer',
    input: (world) => ({ ...theLeague(world), name: 'Cleo' }),
    given: [league, ...tournament],
    refusal: 'FORBIDDEN',
  },
  {
    name: 'after one tournament',
    operation: 'leaguePlayer',
    input: firstPlayer,
    given: finished,
    as: 'ANYBODY',
  },
  { name: 'before any', operation: 'leaguePlayer', input: firstPlayer, given: withPlayers, as: 'ANYBODY' },
  {
    name: 'nobody',
    operation: 'leaguePlayer',
    input: (world) => ({ ...theLeague(world), player: 'nobody' }),
    given: [league],
    refusal: 'NOT_FOUND',
  },
  {
    name: 'married',
    operation: 'renameLeaguePlayer',
    input: (world) => ({ ...firstPlayer(world), name: 'Ann Took' }),
    given: withPlayers,
    as: 'LEAGUE_ORGANISER',
    ifMatch: '1',
  },
  {
    name: 'for the first',
    operation: 'issueLeaguePlayerToken',
    input: firstPlayer,
    given: withPlayers,
    as: 'LEAGUE_ORGANISER',
  },
  {
    name: 'who asked for it',
    operation: 'eraseLeaguePlayer',
    input: (world) => ({ ...firstPlayer(world), reason: 'asked for it' }),
    given: withPlayers,
    as: 'LEAGUE_ORGANISER',
  },
  {
    name: 'by nobody who may',
    operation: 'eraseLeaguePlayer',
    input: (world) => ({ ...firstPlayer(world), reason: 'a joke' }),
    given: withPlayers,
    as: 'ANYBODY',
    refusal: 'UNAUTHENTICATED',
  },
  {
    name: 'of the first two',
    operation: 'leagueHeadToHead',
    input: ({ league: id, players: [player, opponent] }) => ({ league: id, player, opponent }),
    given: finished,
    as: 'ANYBODY',
  },
  {
    name: 'of one with itself',
    operation: 'leagueHeadToHead',
    input: ({ league: id, players: [player] }) => ({ league: id, player, opponent: player }),
    given: finished,
    refusal: 'INVALID_INPUT',
  },
  { name: 'to a league', operation: 'offerTournament', input: here, given: [league, ...tournament] },
  { name: 'twice', operation: 'offerTournament', input: here, given: offered, refusal: 'CONFLICT' },
  { name: 'of all', operation: 'claimCodes', input: here, given: offered },
  {
    name: 'by the league’s organiser',
    operation: 'claimCodes',
    input: here,
    given: offered,
    as: 'LEAGUE_ORGANISER',
    refusal: 'FORBIDDEN',
  },
  {
    name: 'that was offered',
    operation: 'acceptTournament',
    input: here,
    given: offered,
    as: 'LEAGUE_ORGANISER',
  },
  {
    name: 'that was not offered',
    operation: 'acceptTournament',
    input: here,
    given: [league, ...tournament],
    as: 'LEAGUE_ORGANISER',
    refusal: 'CONFLICT',
  },
  {
    name: 'the first two of four',
    operation: 'leagueTournament',
    input: (world) => ({ ...here(world), limit: 2 }),
    given: claimed,
    as: 'ANYBODY',
  },
  {
    name: 'that is none of the league',
    operation: 'leagueTournament',
    input: here,
    given: offered,
    as: 'ANYBODY',
    refusal: 'NOT_FOUND',
  },
  {
    name: 'that was no fair play',
    operation: 'removeTournament',
    input: (world) => ({ ...here(world), reason: 'played under other rules' }),
    given: accepted,
    as: 'LEAGUE_ORGANISER',
  },
  {
    name: 'three of four',
    operation: 'claimEntrants',
    input: claims,
    given: accepted,
    as: 'LEAGUE_ORGANISER',
  },
  {
    name: 'wrong in every way',
    operation: 'claimEntrants',
    input: (world) => ({
      ...here(world),
      claims: [
        { entrant: 'e9', player: world.players[0] },
        { entrant: 'e4', member: 2, player: 'nobody' },
        { entrant: 'e1', player: world.players[1] },
      ],
    }),
    given: claimed,
    as: 'LEAGUE_ORGANISER',
    refusal: 'INVALID_INPUT',
  },
  {
    name: 'as the first entrant',
    operation: 'claimWithCode',
    input: (world) => ({
      ...here(world),
      entrant: 'e1',
      player: world.players[0],
      code: world.claimCodes[0]?.toLowerCase(),
    }),
    given: withCodes,
    as: 'LEAGUE_PLAYER',
  },
  {
    name: 'as another entrant than the code says',
    operation: 'claimWithCode',
    input: (world) => ({
      ...here(world),
      entrant: 'e2',
      player: world.players[0],
      code: world.claimCodes[0],
    }),
    given: withCodes,
    as: 'LEAGUE_PLAYER',
    refusal: 'FORBIDDEN',
  },
  {
    name: 'a wrong one',
    operation: 'releaseClaim',
    input: (world) => ({ ...here(world), entrant: 'e3', reason: 'another Ann' }),
    given: claimed,
    as: 'LEAGUE_ORGANISER',
  },
  {
    name: 'of nobody',
    operation: 'releaseClaim',
    input: (world) => ({ ...here(world), entrant: 'e4', reason: 'a slip' }),
    given: claimed,
    as: 'LEAGUE_ORGANISER',
    refusal: 'NOT_FOUND',
  },
];
