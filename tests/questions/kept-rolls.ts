import type { Question, Step, World } from './question';

const fight = {
  sides: [
    { alignment: 'GOOD', models: [{ attacks: 2, fight: 5, strength: 4, defence: 6, might: 1 }], rerolls: 1 },
    { alignment: 'EVIL', models: [{ fight: 4, strength: 4, defence: 5, wounds: 2, fate: 1 }] },
  ],
};
const volley = {
  shooters: [{ count: 4, shoot: 4, strength: 3, inTheWay: ['WALL'] }],
  target: { defence: 5, wounds: 2, fate: 1 },
};

const opened = (input: object = {}): Step => ({
  operation: 'createRoll',
  input: { players: ['Ann', 'Bert'], reason: 'Priority, turn 3', ...input },
});
const locked = (as: 'FIRST_PLAYER' | 'SECOND_PLAYER', word: string): Step => ({
  operation: 'joinRoll',
  input: ({ roll }) => ({ id: roll, word }),
  as,
});
const rolled = (input: object = {}): readonly Step[] => [
  opened(input),
  locked('FIRST_PLAYER', 'mellon'),
  locked('SECOND_PLAYER', 'Théoden \u{1F40E}'),
];
const abandoned: readonly Step[] = [
  opened(),
  { operation: 'abandonRoll', input: ({ roll }) => ({ id: roll }), as: 'FIRST_PLAYER' },
];

const fightOpened: Step = {
  operation: 'createRefereedFight',
  input: { players: ['Ann', 'Bert'], reason: 'The bridge', fight },
};
const fightLocked = (as: 'FIRST_PLAYER' | 'SECOND_PLAYER', word: string): Step => ({
  operation: 'joinRefereedFight',
  input: ({ refereedFight }) => ({ id: refereedFight, word }),
  as,
});
const fightBegun: readonly Step[] = [
  fightOpened,
  fightLocked('FIRST_PLAYER', 'mellon'),
  fightLocked('SECOND_PLAYER', 'friend'),
];
const theFight = ({ refereedFight }: World) => ({ id: refereedFight });
const fightMove =
  (move: number, choice: string) =>
  ({ refereedFight }: World) => ({ id: refereedFight, move, choice });
const fightMoved: readonly Step[] = [
  ...fightBegun,
  { operation: 'playRefereedFight', input: fightMove(0, 'THROW'), as: 'FIRST_PLAYER' },
  { operation: 'playRefereedFight', input: fightMove(1, 'THROW'), as: 'SECOND_PLAYER' },
];

const theRoll = ({ roll }: World) => ({ id: roll });
const joining = ({ roll }: World) => ({ id: roll, word: 'friend' });

/** Computed by Python's hashlib, as the vector of docs/secret-choices.md. */
const seal = {
  subject: 'Table 4, first target',
  player: 'Jay',
  commitment: '4478ca3515c4c8a949586f30c7809a679a4851440fe38b939a774f60a7548bbe',
};
const kept: readonly Step[] = [{ operation: 'keepSealedChoice', input: seal }];
const showing = ({ sealedChoice }: World) => ({ id: sealedChoice, choice: 'Éomer', nonce: 'abcdefgh' });
const shown: readonly Step[] = [...kept, { operation: 'showSealedChoice', input: showing }];
const theChoice = ({ sealedChoice }: World) => ({ id: sealedChoice });

export const keptRollQuestions: readonly Question[] = [
  { name: 'two dice', operation: 'createRoll', input: { players: ['Ann', 'Bert'], count: 2 } },
  {
    name: 'a die on a chart',
    operation: 'createRoll',
    input: {
      players: ['Ann', 'Bert'],
      chart: { id: 'leap', fallInches: 4, modelHeightInches: 2 },
    },
  },
  { name: 'a fight', operation: 'createRoll', input: { players: ['Ann', 'Bert'], fight } },
  { name: 'a volley', operation: 'createRoll', input: { players: ['Ann', 'Bert'], volley } },
  {
    name: 'a fight beside a volley and a chart, both with faults',
    operation: 'createRoll',
    input: {
      players: ['Ann'],
      count: 3,
      chart: { id: 'jump' },
      fight: { sides: [fight.sides[0], { alignment: 'EVIL', models: [] }], priority: 2 },
      volley: { shooters: [{ count: 31, shoot: 4, strength: 3 }], target: {} },
    },
    refusal: 'INVALID_INPUT',
  },
  {
    name: 'one full of faults',
    operation: 'createRoll',
    input: { players: ['Ann', 'Ann'], count: 101, chart: { id: 'jump', modifiers: ['MOUNTD'] } },
    refusal: 'INVALID_INPUT',
  },
  {
    name: 'without a key',
    operation: 'createRoll',
    input: { players: ['Ann'] },
    idempotencyKey: null,
    refusal: 'IDEMPOTENCY_KEY_REQUIRED',
  },
  {
    name: 'with a key that somebody could guess',
    operation: 'createRoll',
    input: { players: ['Ann'] },
    idempotencyKey: '1',
    refusal: 'INVALID_INPUT',
  },
  {
    name: 'on a chart that is not',
    operation: 'createRoll',
    input: { players: ['Ann'], chart: { id: 'jmp' } },
    refusal: 'NOT_FOUND',
  },
  { name: 'the first word', operation: 'joinRoll', input: joining, given: [opened()], as: 'FIRST_PLAYER' },
  {
    name: 'the last word',
    operation: 'joinRoll',
    input: joining,
    given: [opened({ count: 3, sides: 20 }), locked('SECOND_PLAYER', 'mellon')],
    as: 'FIRST_PLAYER',
  },
  {
    name: 'the last word of a fight',
    operation: 'joinRoll',
    input: joining,
    given: [opened({ fight }), locked('SECOND_PLAYER', 'mellon')],
    as: 'FIRST_PLAYER',
  },
  {
    name: 'a second word',
    operation: 'joinRoll',
    input: joining,
    given: [opened(), locked('FIRST_PLAYER', 'mellon')],
    as: 'FIRST_PLAYER',
    refusal: 'CONFLICT',
  },
  {
    name: 'by nobody who may',
    operation: 'joinRoll',
    input: joining,
    given: [opened()],
    as: 'ANYBODY',
    refusal: 'UNAUTHENTICATED',
  },
  {
    name: 'when it is over',
    operation: 'joinRoll',
    input: joining,
    given: rolled(),
    as: 'FIRST_PLAYER',
    refusal: 'WRONG_STATE',
  },
  {
    name: 'with two lines',
    operation: 'joinRoll',
    input: ({ roll }) => ({ id: roll, word: 'two\nlines' }),
    given: [opened()],
    as: 'FIRST_PLAYER',
    refusal: 'INVALID_INPUT',
  },
  { name: 'while it is open', operation: 'roll', input: theRoll, given: [opened()], as: 'ANYBODY' },
  { name: 'when it is rolled', operation: 'roll', input: theRoll, given: rolled(), as: 'ANYBODY' },
  {
    name: 'rolled on a chart',
    operation: 'roll',
    input: theRoll,
    given: rolled({ chart: { id: 'leap', fallInches: 4, modelHeightInches: 2 } }),
    as: 'ANYBODY',
  },
  { name: 'rolled for a fight', operation: 'roll', input: theRoll, given: rolled({ fight }), as: 'ANYBODY' },
  {
    name: 'rolled for a volley',
    operation: 'roll',
    input: theRoll,
    given: rolled({ volley }),
    as: 'ANYBODY',
  },
  { name: 'when it is given up', operation: 'roll', input: theRoll, given: abandoned, as: 'ANYBODY' },
  { name: 'that is not', operation: 'roll', input: { id: 'nowhere' }, refusal: 'NOT_FOUND' },
  {
    name: 'by a player',
    operation: 'abandonRoll',
    input: theRoll,
    given: [opened()],
    as: 'SECOND_PLAYER',
  },
  {
    name: 'when it is over',
    operation: 'abandonRoll',
    input: theRoll,
    given: rolled(),
    as: 'SECOND_PLAYER',
    refusal: 'WRONG_STATE',
  },
  {
    name: 'of a day',
    operation: 'rolls',
    input: { day: '2018-09-15', limit: 10 },
    given: abandoned,
    as: 'ANYBODY',
  },
  { name: 'of a day without any', operation: 'rolls', input: { day: '2018-09-16' } },
  {
    name: 'of no day',
    operation: 'rolls',
    input: { day: '2018-02-30', limit: 26, cursor: 'x' },
    refusal: 'INVALID_INPUT',
  },
  {
    name: 'of two players',
    operation: 'createRefereedFight',
    input: { players: ['Ann', 'Bert'], reason: 'The bridge', fight },
  },
  {
    name: 'of a third player and half a fight',
    operation: 'createRefereedFight',
    input: {
      players: ['Ann', 'Ann', 'Cleo'],
      fight: { sides: [fight.sides[0], { alignment: 'EVIL', models: [] }] },
    },
    refusal: 'INVALID_INPUT',
  },
  {
    name: 'the first word',
    operation: 'joinRefereedFight',
    input: ({ refereedFight }) => ({ id: refereedFight, word: 'mellon' }),
    given: [fightOpened],
    as: 'FIRST_PLAYER',
  },
  {
    name: 'with a stranger’s link',
    operation: 'joinRefereedFight',
    input: ({ refereedFight }) => ({ id: refereedFight, word: 'mellon' }),
    given: [fightOpened, opened()],
    as: 'FIRST_PLAYER',
    refusal: 'FORBIDDEN',
  },
  {
    name: 'the first dice',
    operation: 'playRefereedFight',
    input: fightMove(0, 'THROW'),
    given: fightBegun,
    as: 'FIRST_PLAYER',
  },
  {
    name: 'out of turn',
    operation: 'playRefereedFight',
    input: fightMove(0, 'THROW'),
    given: fightBegun,
    as: 'SECOND_PLAYER',
    refusal: 'CONFLICT',
  },
  {
    name: 'a move that is not offered',
    operation: 'playRefereedFight',
    input: fightMove(0, 'KEEP'),
    given: fightBegun,
    as: 'FIRST_PLAYER',
    refusal: 'INVALID_INPUT',
  },
  {
    name: 'before both words',
    operation: 'playRefereedFight',
    input: fightMove(0, 'THROW'),
    given: [fightOpened],
    as: 'FIRST_PLAYER',
    refusal: 'WRONG_STATE',
  },
  {
    name: 'while words are missing',
    operation: 'refereedFight',
    input: theFight,
    given: [fightOpened],
    as: 'ANYBODY',
  },
  {
    name: 'after the first dice',
    operation: 'refereedFight',
    input: theFight,
    given: fightMoved,
    as: 'ANYBODY',
  },
  { name: 'that is not', operation: 'refereedFight', input: { id: 'nowhere' }, refusal: 'NOT_FOUND' },
  {
    name: 'by a player',
    operation: 'abandonRefereedFight',
    input: theFight,
    given: fightMoved,
    as: 'SECOND_PLAYER',
  },
  { name: 'the target', operation: 'keepSealedChoice', input: seal },
  {
    name: 'no seal',
    operation: 'keepSealedChoice',
    input: { subject: '', commitment: 'x' },
    refusal: 'INVALID_INPUT',
  },
  { name: 'while it is sealed', operation: 'sealedChoice', input: theChoice, given: kept, as: 'ANYBODY' },
  { name: 'when it was shown', operation: 'sealedChoice', input: theChoice, given: shown, as: 'ANYBODY' },
  { name: 'that is not', operation: 'sealedChoice', input: { id: 'nowhere' }, refusal: 'NOT_FOUND' },
  { name: 'the target', operation: 'showSealedChoice', input: showing, given: kept },
  {
    name: 'another than was sealed',
    operation: 'showSealedChoice',
    input: (world) => ({ ...showing(world), choice: 'Éowyn' }),
    given: kept,
    refusal: 'INVALID_INPUT',
  },
  {
    name: 'again',
    operation: 'showSealedChoice',
    input: showing,
    given: shown,
    refusal: 'WRONG_STATE',
  },
];
