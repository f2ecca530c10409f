import { type Source, cite } from '../../shared/source';

/** Other names, separated by commas, a summary, and the rule that it works out. */
type Facts = Readonly<Record<'aliases' | 'summary', string>> & { readonly source: Source };

/** A question that works something out. The address may have `{parameters}` and may want a POST: see the API's description. */
const calculation = (name: string, path: string, facts: Facts) => ({ name, path, ...facts });

/** Calculations, besides the charts, by their operations. */
export const calculations = {
  courageOdds: calculation('Work out a Courage test', '/v1/rules/courage/odds', {
    aliases: 'courage odds, chance to pass courage',
    summary: 'The chance to pass with the Will and Might there is, and the least Will that passes.',
    source: cite('004', 'TAKING COURAGE TESTS'),
  }),
  fateOdds: calculation('Work out Fate rolls', '/v1/rules/fate/odds', {
    aliases: 'fate odds, chance of a fate save',
    summary: 'The chance that Fate, one point at a time, stops a Wound.',
    source: cite('004', 'FATE'),
  }),
  inTheWayOdds: calculation('Work out a shot past obstructions', '/v1/rules/in-the-way/odds', {
    aliases: 'in the way odds, several obstructions, shoot past several models',
    summary: 'The chance that a shot passes each thing in its way.',
    source: cite('003', 'IN THE WAY CHART', 32),
  }),
  castingOdds: calculation('Work out casting against resisting', '/v1/rules/casting/odds', {
    aliases: 'casting odds, resist odds, magic odds',
    summary: 'The chance that a Magical Power is cast and not resisted, and what it does.',
    source: cite('004', 'MAKING A CASTING ROLL'),
  }),
  specialStrikeOdds: calculation('Work out a special strike', '/v1/rules/special-strikes/odds', {
    aliases: 'bash odds, feint odds, piercing strike odds, stun odds, special strike odds',
    summary: 'Effects of a Bash, Feint, Piercing Strike, Stun or Whirl, with their chances.',
    source: cite('003', 'SPECIAL STRIKES', 70),
  }),
  priorityOdds: calculation('Work out Priority', '/v1/rules/priority/odds', {
    aliases: 'priority odds, chance of priority',
    summary: 'Who has Priority, in the first turn and later.',
    source: cite('003', 'THE PRIORITY PHASE', 18),
  }),
  rollOffOdds: calculation('Work out a roll-off', '/v1/rules/roll-offs/odds', {
    aliases: 'roll off, roll-off, team A roll, highest wins',
    summary: 'Two or more sides roll, ties again: who wins.',
    source: cite('000', 'STARTING POSITIONS'),
  }),
  mayShoot: calculation('Work out whether a model may shoot', '/v1/rules/may-shoot', {
    aliases: 'allowed to shoot, shoot after jumping',
    summary: 'Yes or no, with every reason, and the Shoot value after moving.',
    source: cite('003', 'MOVING AND SHOOTING', 34),
  }),
  mayCharge: calculation('Work out whether a model may charge', '/v1/rules/may-charge', {
    aliases: 'may I charge, allowed to charge, charge allowed',
    summary: 'Yes or no, with every reason, and how far it may go.',
    source: cite('004', 'CHARGING ENEMIES'),
  }),
  mayMove: calculation('Work out whether a model may move', '/v1/rules/may-move', {
    aliases: 'may I move, allowed to move',
    summary: 'Yes or no, with every reason, and how far it may go.',
    source: cite('004', 'MOVING MODELS'),
  }),
  maySupport: calculation('Work out whether a model may support', '/v1/rules/may-support', {
    aliases: 'may I support, allowed to support, can cavalry support',
    summary: 'Yes or no, with every reason, for a spear or a pike.',
    source: cite('004', 'SPEARS'),
  }),
  isTrapped: calculation('Work out whether a model is Trapped', '/v1/rules/is-trapped', {
    aliases: 'is my model trapped, trapped or make way',
    summary: 'Whether a loser is Trapped, and whether a friend may Make Way.',
    source: cite('004', 'TRAPPED'),
  }),
  fallOdds: calculation('Work out whether a fall kills', '/v1/rules/falls/odds', {
    aliases: 'chance that a fall kills, does a fall kill, climb and die',
    summary: 'The chance that a fall, a climb or a leap costs Wounds or kills.',
    source: cite('003', 'CLIMB TABLE', 28),
  }),
  fightPhase: calculation('Work out the whole Fight phase', '/v1/fights/fight-phase', {
    aliases: 'which fight first, order of fights, where is might worth most, best way to pair off',
    summary: 'Which fight first, how to pair off several against several, and where Might is worth most.',
    source: cite('004', 'PAIRING OFF FIGHTS'),
  }),
  neededToWin: calculation('Work out how many are needed to win', '/v1/fights/needed-to-win', {
    aliases: 'how many models to win a fight, how many spears are needed, how much might is needed',
    summary: 'The least number of models, spears, pikes or points of Might that wins a Duel with a chance.',
    source: cite('004', 'DUEL ROLL'),
  }),
  neededShots: calculation('Work out how many archers are needed', '/v1/fights/needed-shots', {
    aliases: 'how many archers, how many shots to kill, how many bows are needed',
    summary: 'The least number of shooters that slays a target with a chance.',
    source: cite('004', 'HOW TO SHOOT'),
  }),
  throwThenFightOdds: calculation(
    'Work out a throw on the charge and its fight',
    '/v1/fights/throw-then-fight-odds',
    {
      aliases: 'throw then fight, throwing spear then charge',
      summary: 'A throwing spear thrown on the charge, then the fight, as one question.',
      source: cite('004', 'THROWING SPEARS'),
    },
  ),
  mayCast: calculation('Work out whether a model may cast', '/v1/rules/may-cast', {
    aliases: 'allowed to cast, cast while engaged',
    summary: 'Yes or no, with every reason.',
    source: cite('004', 'USING MAGICAL POWERS'),
  }),
  waterTest: calculation('Work out which water wants a test', '/v1/rules/water-test', {
    aliases: 'need a swim test, swim test when',
    summary: 'Which water asks which model for a Swim test, when, and with what modifiers.',
    source: cite('002', 'DEEP WATER'),
  }),
  terrainTest: calculation('Work out a crossing', '/v1/rules/terrain-test', {
    aliases: 'which test for an obstacle, cross a wall, cross a gap',
    summary: 'Which test an obstacle or a gap asks for, by its size and the model’s height.',
    source: cite('003', 'THE MOVE PHASE', 20),
  }),
  proneMovement: calculation('Work out a Prone model’s move', '/v1/rules/prone-movement', {
    aliases: 'inches to stand up, cost of standing up',
    summary: 'What standing up or crawling leaves of the move.',
    source: cite('004', 'STANDING UP'),
  }),
  carrying: calculation('Work out carrying', '/v1/rules/carrying', {
    aliases: 'how heavy is an object, move with a heavy object',
    summary: 'What a burden counts as and how far it can be carried.',
    source: cite('002', 'CARRYING OBJECTS'),
  }),
  passenger: calculation('Work out what a passenger may do', '/v1/rules/passenger', {
    aliases: 'passenger rules, shoot while riding along',
    summary: 'What a passenger may and may not do.',
    source: cite('002', 'PASSENGERS'),
  }),
  sentryAlarm: calculation('Work out the alarm', '/v1/rules/sentry-alarm', {
    aliases: 'is the alarm raised, sentry alarm',
    summary: 'Whether a Sentry raises the alarm at the end of the turn.',
    source: cite('002', 'SENTRY CHART'),
  }),
  fallingDamage: calculation('Work out a fall', '/v1/rules/falling-damage', {
    aliases: 'falling damage, fall damage, falling, fall off a cliff, fall from a wall, damage from a fall',
    summary: 'How many hits a fall deals, and of what Strength.',
    source: cite('003', 'LEAP TABLE', 27),
  }),
  duelOdds: calculation('Work out a Duel', '/v1/fights/duel-odds', {
    aliases: 'duel odds, chance to win a fight, duel probability, win chance, chance to win a duel',
    summary: 'Who wins a Duel of any number of models, exactly, with Might and re-rolls of both.',
    source: cite('004', 'RESOLVING A FIGHT'),
  }),
  mightAdvice: calculation('Work out where to spend Might', '/v1/fights/might-advice', {
    aliases: 'might advice, when to spend might, should I spend might',
    summary: 'The best use of Might in a Duel that has been rolled.',
    source: cite('004', 'MIGHT'),
  }),
  strikeOdds: calculation('Work out Strikes', '/v1/fights/strike-odds', {
    aliases: 'strike odds, wound odds, chance to kill, chance to wound, how many wounds',
    summary: 'Wounds and models slain by a number of Strikes, with Fate and Might.',
    source: cite('004', 'WINNER MAKES STRIKES'),
  }),
  fightOdds: calculation('Work out a whole fight', '/v1/fights/fight-odds', {
    aliases: 'fight odds, combat odds, fight simulator',
    summary: 'Duel and Strikes together, both sides’ outcomes, exactly.',
    source: cite('003', 'THE FIGHT PHASE', 37),
  }),
  volleyOdds: calculation('Work out a volley', '/v1/fights/volley-odds', {
    aliases: 'volley odds, shooting odds, chance to hit',
    summary: 'To hit, In The Way, To Wound and Fate for a whole volley.',
    source: cite('003', 'THE SHOOT PHASE', 31),
  }),
  resolveFight: calculation('Play a fight', '/v1/fights/resolve', {
    aliases: 'resolve a fight, fight step by step',
    summary: 'A fight resolved with the dice given, or rolled, step by step.',
    source: cite('003', 'THE FIGHT PHASE', 37),
  }),
  resolveVolley: calculation('Play a volley', '/v1/fights/volley/resolve', {
    aliases: 'resolve a volley, volley step by step',
    summary: 'A volley resolved with the dice given, or rolled, step by step.',
    source: cite('003', 'THE SHOOT PHASE', 31),
  }),
  gameState: calculation('Work out who is Broken', '/v1/rules/game-state', {
    aliases: 'how many models until broken, break point calculator, casualties to break',
    summary: 'Broken, a quarter left, wiped out, who leads, and what the end of the turn brings.',
    source: cite('000', 'BREAKING'),
  }),
  scoreScenario: calculation('Work out the Victory Points', '/v1/scenarios/{id}/score', {
    aliases: 'victory points, score a game, count victory points, who won, who won the scenario',
    summary: 'The count of a finished game, line by line, and the winner.',
    source: cite('000', 'SCORING VICTORY POINTS'),
  }),
  sealChoice: calculation('Seal a secret choice', '/v1/rules/sealed-choices', {
    aliases: 'secret choice, commit to a target, sealed target',
    summary: 'Commits to a choice before the game so that it can be checked afterwards.',
    source: cite('000', 'SCENARIO 6 — DUEL OF WITS'),
  }),
  eventPlan: calculation('Work out an event’s plan', '/v1/event-plan', {
    aliases: 'plan an event, games in a day',
    summary: 'Games, round time and board for a points limit.',
    source: cite('001', 'SUBSEQUENT ROUNDS'),
  }),
  calculatePairings: calculation('Work out a round’s pairings', '/v1/pairings/calculate', {
    aliases: 'calculate pairings, draw a round',
    summary: 'The next round from the record given, each table with its reason.',
    source: cite('001', 'PAIRING SYSTEM'),
  }),
  calculateStandings: calculation('Work out the standings', '/v1/standings/calculate', {
    aliases: 'calculate standings, league table, ranking table',
    summary: 'The standings after any round, from the games given.',
    source: cite('001', 'RANKING'),
  }),
};
