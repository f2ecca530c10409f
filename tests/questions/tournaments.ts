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
const started: readonly Step[] = [...drawn, { operation: 'startRound', input: firstRound }];

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
];
