import type { Question, Step, World } from './question';

/** A person, and a tournament of two whose first entrant has a token. */
const begun: readonly Step[] = [
  { operation: 'createPerson', input: { name: 'Ann Took' } },
  {
    operation: 'createTournament',
    input: { name: 'Pelennor Cup', rounds: 1, startsOn: '2026-11-21' },
  },
  ...['Ann', 'Bert'].map((name): Step => ({
    operation: 'registerEntrant',
    input: ({ tournament }) => ({ tournament, name }),
  })),
  {
    operation: 'grantRole',
    input: ({ tournament }) => ({ tournament, role: 'PLAYER', entrant: 'e1' }),
  },
];

const self = ({ person }: World) => ({ person });
const entry = ({ person, tournament, entrantToken }: World) => ({
  person,
  tournament,
  playerToken: entrantToken,
});
const bound: readonly Step[] = [...begun, { operation: 'bindEntry', input: entry, as: 'PERSON' }];
const played: readonly Step[] = [
  ...bound,
  { operation: 'drawRound', input: ({ tournament }) => ({ tournament }) },
  { operation: 'startRound', input: ({ tournament }) => ({ tournament, round: 1 }) },
  {
    operation: 'reportResult',
    input: ({ tournament }) => ({ tournament, round: 1, table: 1, kind: 'PLAYED', victoryPoints: [7, 3] }),
  },
];

/** A person that is a player of a league too. */
const inLeague: readonly Step[] = [
  ...bound,
  { operation: 'createLeague', input: { name: 'League', rule: { scoring: 'TOURNAMENT_POINTS' } } },
  {
    operation: 'addLeaguePlayer',
    input: ({ league }) => ({ league, name: 'Ann' }),
    as: 'LEAGUE_ORGANISER',
  },
  {
    operation: 'issueLeaguePlayerToken',
    input: ({ league, players: [player] }) => ({ league, player }),
    as: 'LEAGUE_ORGANISER',
  },
];
const leagueEntry = ({ person, league, players: [player], playerToken }: World) => ({
  person,
  league,
  player,
  playerToken,
});

export const peopleQuestions: readonly Question[] = [
  { name: 'somebody', operation: 'createPerson', input: { name: 'Ann Took' } },
  { name: 'nobody', operation: 'createPerson', input: { name: ' ' }, refusal: 'INVALID_INPUT' },
  {
    name: 'under a key that can be guessed',
    operation: 'createPerson',
    input: { name: 'Ann Took' },
    idempotencyKey: 'short',
    refusal: 'INVALID_INPUT',
  },
  { name: 'an entrant', operation: 'bindEntry', input: entry, given: begun, as: 'PERSON', ifMatch: '1' },
  { name: 'a league player', operation: 'bindEntry', input: leagueEntry, given: inLeague, as: 'PERSON' },
  {
    name: 'an entrant of somebody else',
    operation: 'bindEntry',
    input: (world) => ({ ...entry(world), playerToken: world.organiserToken }),
    given: begun,
    as: 'PERSON',
    refusal: 'FORBIDDEN',
  },
  {
    name: 'nothing',
    operation: 'bindEntry',
    input: (world) => ({ ...self(world), playerToken: 'x' }),
    given: begun,
    as: 'PERSON',
    refusal: 'INVALID_INPUT',
  },
  {
    name: 'both at once',
    operation: 'bindEntry',
    input: (world) => ({ ...entry(world), league: 'l', player: 'p' }),
    given: begun,
    as: 'PERSON',
    refusal: 'INVALID_INPUT',
  },
  {
    name: 'an entrant, by somebody else',
    operation: 'bindEntry',
    input: entry,
    given: begun,
    as: 'ORGANISER',
    refusal: 'FORBIDDEN',
  },
  { name: 'before the event', operation: 'person', input: self, given: bound, as: 'PERSON' },
  { name: 'after a game', operation: 'person', input: self, given: played, as: 'PERSON' },
  {
    name: 'with a league',
    operation: 'person',
    input: self,
    given: [...inLeague, { operation: 'bindEntry', input: leagueEntry, as: 'PERSON' }],
    as: 'PERSON',
  },
  {
    name: 'to anybody',
    operation: 'person',
    input: self,
    given: bound,
    as: 'ANYBODY',
    refusal: 'UNAUTHENTICATED',
  },
  {
    name: 'to an organiser',
    operation: 'person',
    input: self,
    given: bound,
    as: 'ORGANISER',
    refusal: 'FORBIDDEN',
  },
  { name: 'who is not', operation: 'person', input: { person: 'nobody' }, refusal: 'NOT_FOUND' },
  {
    name: 'who is erased',
    operation: 'person',
    input: self,
    given: [...bound, { operation: 'erasePerson', input: self, as: 'PERSON' }],
    as: 'PERSON',
    refusal: 'GONE',
  },
  {
    name: 'by another name',
    operation: 'updatePerson',
    input: (world) => ({ ...self(world), name: 'Ann Brandybuck' }),
    given: begun,
    as: 'PERSON',
    ifMatch: '1',
  },
  {
    name: 'from an outdated view',
    operation: 'updatePerson',
    input: (world) => ({ ...self(world), name: 'Ann Brandybuck' }),
    given: bound,
    as: 'PERSON',
    ifMatch: '1',
    refusal: 'VERSION_MISMATCH',
  },
  {
    name: 'an entrant',
    operation: 'releaseEntry',
    input: ({ person, tournament }) => ({ person, tournament, entrant: 'e1' }),
    given: bound,
    as: 'PERSON',
  },
  {
    name: 'what is not bound',
    operation: 'releaseEntry',
    input: ({ person, tournament }) => ({ person, tournament, entrant: 'e2' }),
    given: bound,
    as: 'PERSON',
    refusal: 'NOT_FOUND',
  },
  {
    name: 'after a game',
    operation: 'personRecord',
    input: self,
    given: played,
    as: 'PERSON',
  },
  {
    name: 'that is shared, to anybody',
    operation: 'personRecord',
    input: self,
    given: [
      ...played,
      {
        operation: 'updatePerson',
        input: (world) => ({ ...self(world), recordIsPublic: true }),
        as: 'PERSON',
      },
    ],
    as: 'ANYBODY',
  },
  {
    name: 'that is not shared, to anybody',
    operation: 'personRecord',
    input: self,
    given: played,
    as: 'ANYBODY',
    refusal: 'UNAUTHENTICATED',
  },
  {
    name: 'with a wrong code',
    operation: 'recoverPerson',
    input: (world) => ({ ...self(world), recoveryCode: 'wrong' }),
    given: begun,
    refusal: 'FORBIDDEN',
  },
  { name: 'after a game', operation: 'exportPerson', input: self, given: played, as: 'PERSON' },
  {
    name: 'to anybody',
    operation: 'exportPerson',
    input: self,
    given: played,
    as: 'ANYBODY',
    refusal: 'UNAUTHENTICATED',
  },
  { name: 'who asks for it', operation: 'erasePerson', input: self, given: bound, as: 'PERSON' },
  {
    name: 'who does not',
    operation: 'erasePerson',
    input: self,
    given: bound,
    as: 'ANYBODY',
    refusal: 'UNAUTHENTICATED',
  },
];
