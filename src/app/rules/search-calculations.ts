import type { Source } from '../../shared/source';

/** Something that can be worked out here. The address may have `{parameters}` and may want a POST: see the API's description. */
export interface Calculation {
  /** The operation: the GraphQL field. */
  readonly id: string;
  readonly name: string;
  readonly aliases: readonly string[];
  readonly summary: string;
  readonly path: string;
  readonly source: Source;
}

const at = (document: Source['document'], heading: string, page?: number): Source => ({
  document,
  heading,
  ...(page === undefined ? {} : { page }),
});

/** What can be worked out, besides the charts. */
export const calculations: readonly Calculation[] = [
  {
    id: 'courageOdds',
    name: 'Work out a Courage test',
    aliases: ['courage odds', 'chance to pass courage'],
    summary: 'The chance to pass with the Will and Might there is, and the least Will that passes.',
    path: '/v1/rules/courage/odds',
    source: at('004', 'TAKING COURAGE TESTS'),
  },
  {
    id: 'fateOdds',
    name: 'Work out Fate rolls',
    aliases: ['fate odds', 'chance of a fate save'],
    summary: 'The chance that Fate, one point at a time, stops a Wound.',
    path: '/v1/rules/fate/odds',
    source: at('004', 'FATE'),
  },
  {
    id: 'inTheWayOdds',
    name: 'Work out a shot past obstructions',
    aliases: ['in the way odds', 'several obstructions'],
    summary: 'The chance that a shot passes each thing in its way.',
    path: '/v1/rules/in-the-way/odds',
    source: at('003', 'IN THE WAY CHART', 32),
  },
  {
    id: 'castingOdds',
    name: 'Work out casting against resisting',
    aliases: ['casting odds', 'resist odds', 'magic odds'],
    summary: 'The chance that a Magical Power is cast and not resisted, and what it does.',
    path: '/v1/rules/casting/odds',
    source: at('004', 'MAKING A CASTING ROLL'),
  },
  {
    id: 'specialStrikeOdds',
    name: 'Work out a special strike',
    aliases: ['bash odds', 'feint odds', 'piercing strike odds', 'stun odds', 'special strike odds'],
    summary: 'What a Bash, Feint, Piercing Strike, Stun or Whirl brings, with its chances.',
    path: '/v1/rules/special-strikes/odds',
    source: at('003', 'SPECIAL STRIKES', 70),
  },
  {
    id: 'priorityOdds',
    name: 'Work out Priority',
    aliases: ['priority odds', 'chance of priority'],
    summary: 'Who has Priority, in the first turn and later.',
    path: '/v1/rules/priority/odds',
    source: at('003', 'THE PRIORITY PHASE', 18),
  },
  {
    id: 'rollOffOdds',
    name: 'Work out a roll-off',
    aliases: ['roll off', 'roll-off', 'team A roll', 'highest wins'],
    summary: 'Two or more sides roll, ties again: who wins.',
    path: '/v1/rules/roll-offs/odds',
    source: at('000', 'STARTING POSITIONS'),
  },
  {
    id: 'mayShoot',
    name: 'Work out whether a model may shoot',
    aliases: ['allowed to shoot', 'shoot after jumping'],
    summary: 'Yes or no, with every reason, and the Shoot value after moving.',
    path: '/v1/rules/may-shoot',
    source: at('003', 'MOVING AND SHOOTING', 34),
  },
  {
    id: 'mayCast',
    name: 'Work out whether a model may cast',
    aliases: ['allowed to cast', 'cast while engaged'],
    summary: 'Yes or no, with every reason.',
    path: '/v1/rules/may-cast',
    source: at('004', 'USING MAGICAL POWERS'),
  },
  {
    id: 'waterTest',
    name: 'Work out which water wants a test',
    aliases: ['need a swim test', 'swim test when'],
    summary: 'Which water asks which model for a Swim test, when, and with what modifiers.',
    path: '/v1/rules/water-test',
    source: at('002', 'DEEP WATER'),
  },
  {
    id: 'terrainTest',
    name: 'Work out a crossing',
    aliases: ['which test for an obstacle', 'cross a wall', 'cross a gap'],
    summary: 'Which test an obstacle or a gap asks for, by its size and the model’s height.',
    path: '/v1/rules/terrain-test',
    source: at('003', 'THE MOVE PHASE', 20),
  },
  {
    id: 'proneMovement',
    name: 'Work out a Prone model’s move',
    aliases: ['inches to stand up', 'cost of standing up'],
    summary: 'What standing up or crawling leaves of the move.',
    path: '/v1/rules/prone-movement',
    source: at('004', 'STANDING UP'),
  },
  {
    id: 'carrying',
    name: 'Work out carrying',
    aliases: ['how heavy is an object', 'move with a heavy object'],
    summary: 'What a burden counts as and how far it can be carried.',
    path: '/v1/rules/carrying',
    source: at('002', 'CARRYING OBJECTS'),
  },
  {
    id: 'passenger',
    name: 'Work out what a passenger may do',
    aliases: ['passenger rules', 'shoot while riding along'],
    summary: 'What a passenger may and may not do.',
    path: '/v1/rules/passenger',
    source: at('002', 'PASSENGERS'),
  },
  {
    id: 'sentryAlarm',
    name: 'Work out the alarm',
    aliases: ['is the alarm raised', 'sentry alarm'],
    summary: 'Whether a Sentry raises the alarm at the end of the turn.',
    path: '/v1/rules/sentry-alarm',
    source: at('002', 'SENTRY CHART'),
  },
  {
    id: 'fallingDamage',
    name: 'Work out a fall',
    aliases: ['falling damage', 'fall damage', 'falling'],
    summary: 'How many hits a fall deals, and of what Strength.',
    path: '/v1/rules/falling-damage',
    source: at('003', 'LEAP TABLE', 27),
  },
  {
    id: 'gameState',
    name: 'Work out who is Broken',
    aliases: ['how many models until broken', 'break point calculator', 'casualties to break'],
    summary: 'Broken, a quarter left, wiped out, who leads, and what the end of the turn brings.',
    path: '/v1/rules/game-state',
    source: at('000', 'BREAKING'),
  },
  {
    id: 'scoreScenario',
    name: 'Work out the Victory Points',
    aliases: ['victory points', 'score a game', 'count victory points', 'who won'],
    summary: 'The count of a finished game, line by line, and the winner.',
    path: '/v1/scenarios/{id}/score',
    source: at('000', 'SCORING VICTORY POINTS'),
  },
  {
    id: 'sealChoice',
    name: 'Seal a secret choice',
    aliases: ['secret choice', 'commit to a target', 'sealed target'],
    summary: 'Commits to a choice before the game so that it can be checked afterwards.',
    path: '/v1/rules/sealed-choices',
    source: at('000', 'SCENARIO 6 — DUEL OF WITS'),
  },
  {
    id: 'eventPlan',
    name: 'Work out an event’s plan',
    aliases: ['plan an event', 'games in a day'],
    summary: 'Games, round time and board for a points limit.',
    path: '/v1/event-plan',
    source: at('001', 'SUBSEQUENT ROUNDS'),
  },
  {
    id: 'calculatePairings',
    name: 'Work out a round’s pairings',
    aliases: ['calculate pairings', 'draw a round'],
    summary: 'The next round from the record given, each table with its reason.',
    path: '/v1/pairings/calculate',
    source: at('001', 'PAIRING SYSTEM'),
  },
  {
    id: 'calculateStandings',
    name: 'Work out the standings',
    aliases: ['calculate standings', 'league table', 'ranking table'],
    summary: 'The standings after any round, from the games given.',
    path: '/v1/standings/calculate',
    source: at('001', 'RANKING'),
  },
];
