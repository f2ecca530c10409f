import type { Question, Step, World } from './question';
import { pairedMatch, startedMatch } from './teams';

const units = [
  { name: 'Captain', models: 1, might: 2, will: 1, fate: 1, wounds: 2, isHero: true, isLeader: true },
  { name: 'Warrior', models: 10, banners: 1 },
];
const input = {
  edition: '2024',
  scenario: '2024-hold-ground',
  sides: [
    { name: 'Ann', units },
    { name: 'Bert', units },
  ],
};
const begun: readonly Step[] = [{ operation: 'createGame', input }];
const theGame = ({ game }: World) => ({ id: game });
const withGame = (more: object) => (world: World) => ({ ...theGame(world), ...more });

const changes = [
  { sequence: 1, clock: 1, counter: '1.1.casualties', by: 6 },
  { sequence: 2, clock: 2, register: 'turn', value: '3' },
];
const changed: readonly Step[] = [
  ...begun,
  { operation: 'changeGame', input: withGame({ device: 'phone-of-ann', changes }), as: 'FIRST_PLAYER' },
];

/** Computed by Python's hashlib, as the vector of docs/secret-choices.md. */
const seal = {
  subject: 'Table 4, first target',
  commitment: '4478ca3515c4c8a949586f30c7809a679a4851440fe38b939a774f60a7548bbe',
};
const sealed: readonly Step[] = [
  ...begun,
  { operation: 'sealInGame', input: withGame(seal), as: 'FIRST_PLAYER' },
];

const started: readonly Step[] = [
  { operation: 'createTournament', input: { name: 'Pelennor Cup', rounds: 3, unpaired: 'BYE' } },
  ...['Ann', 'Bert'].map((name): Step => ({
    operation: 'registerEntrant',
    input: ({ tournament }) => ({ tournament, name }),
  })),
  { operation: 'drawRound', input: ({ tournament }) => ({ tournament }) },
  { operation: 'startRound', input: ({ tournament }) => ({ tournament, round: 1 }) },
];
const atOne = ({ tournament }: World) => ({ tournament, round: 1, table: 1 });
const opened: readonly Step[] = [...started, { operation: 'openTableGame', input: atOne }];

export const gameQuestions: readonly Question[] = [
  { name: 'in numbers', operation: 'createGame', input },
  {
    name: 'with 300 models',
    operation: 'createGame',
    input: {
      sides: [
        {
          name: 'Ann',
          units: [
            { name: 'Goblin', models: 200 },
            { name: 'Bat', models: 100 },
          ],
        },
        { name: 'Bert' },
      ],
    },
    refusal: 'INVALID_INPUT',
  },
  { name: 'by a side', operation: 'game', given: changed, input: theGame, as: 'FIRST_PLAYER' },
  {
    name: 'by a stranger',
    operation: 'game',
    given: changed,
    input: theGame,
    refusal: 'UNAUTHENTICATED',
    as: 'ANYBODY',
  },
  { name: 'that is not', operation: 'game', input: { id: 'nowhere' }, refusal: 'NOT_FOUND' },
  {
    name: 'two changes',
    operation: 'changeGame',
    given: begun,
    input: withGame({ device: 'phone-of-bert', changes }),
    as: 'SECOND_PLAYER',
  },
  {
    name: 'below 0',
    operation: 'changeGame',
    given: begun,
    input: withGame({
      device: 'phone-of-bert',
      changes: [{ sequence: 1, clock: 1, counter: '0.0.might', by: -1 }],
    }),
    as: 'SECOND_PLAYER',
    refusal: 'INVALID_INPUT',
  },
  {
    name: 'an army in numbers',
    operation: 'setGameArmy',
    given: begun,
    input: withGame({ side: 1, units: [{ name: 'Orc', models: 12 }] }),
    as: 'SECOND_PLAYER',
  },
  {
    name: 'after it was ticked off',
    operation: 'setGameArmy',
    given: changed,
    input: withGame({ side: 1, units }),
    as: 'SECOND_PLAYER',
    refusal: 'CONFLICT',
  },
  { name: 'a target', operation: 'sealInGame', given: begun, input: withGame(seal), as: 'FIRST_PLAYER' },
  {
    name: 'the target',
    operation: 'showInGame',
    given: sealed,
    input: withGame({ secret: 's1', choice: 'Éomer', nonce: 'abcdefgh' }),
    as: 'FIRST_PLAYER',
  },
  {
    name: 'what the other side sealed',
    operation: 'showInGame',
    given: sealed,
    input: withGame({ secret: 's1', choice: 'Éomer', nonce: 'abcdefgh' }),
    as: 'SECOND_PLAYER',
    refusal: 'FORBIDDEN',
  },
  { name: 'longer', operation: 'keepGame', given: begun, input: theGame, as: 'FIRST_PLAYER' },
  { name: 'as the sheet says', operation: 'finishGame', given: changed, input: theGame, as: 'FIRST_PLAYER' },
  {
    name: 'otherwise than the sheet says',
    operation: 'finishGame',
    given: changed,
    input: withGame({ victoryPoints: [20, 0] }),
    as: 'FIRST_PLAYER',
    refusal: 'INVALID_INPUT',
  },
  { name: 'of table 1', operation: 'openTableGame', given: started, input: atOne },
  {
    name: 'of a table that is not',
    operation: 'openTableGame',
    given: started,
    input: ({ tournament }) => ({ tournament, round: 1, table: 9 }),
    refusal: 'NOT_FOUND',
  },
  {
    name: 'of a game of a team match',
    operation: 'openTableGame',
    given: pairedMatch,
    input: (world) => ({ ...atOne(world), board: 2 }),
  },
  {
    name: 'of a match without saying which game',
    operation: 'openTableGame',
    given: pairedMatch,
    input: atOne,
    refusal: 'INVALID_INPUT',
  },
  {
    name: 'of a match that is not paired',
    operation: 'openTableGame',
    given: startedMatch,
    input: (world) => ({ ...atOne(world), board: 1 }),
    refusal: 'CONFLICT',
  },
  {
    name: 'of a team event',
    operation: 'roundGames',
    given: [
      ...pairedMatch,
      { operation: 'openTableGame', input: (world) => ({ ...atOne(world), board: 1 }) },
    ],
    input: ({ tournament }) => ({ tournament, round: 1 }),
  },
  {
    name: 'by the organiser',
    operation: 'roundGames',
    given: opened,
    input: ({ tournament }) => ({ tournament, round: 1 }),
  },
  {
    name: 'by anybody',
    operation: 'roundGames',
    given: opened,
    input: ({ tournament }) => ({ tournament, round: 1 }),
    as: 'ANYBODY',
    refusal: 'UNAUTHENTICATED',
  },
];
