import type { Question } from './question';

const refused = 'INVALID_INPUT' as const;
const shot = {
  alignment: 'EVIL',
  weapon: 'BOW',
  moveInches: 6,
  distanceInches: 12,
  rangeInches: 24,
};
const blast = {
  power: 'SORCEROUS_BLAST',
  caster: { will: 2, castingValue: 4, might: 1 },
  target: { defence: 6, wounds: 1, fate: 1, will: 1 },
  others: [{ name: 'guard', defence: 5, knockedAtInches: 3 }],
};

/** Tests of several dice, and what a model may do. */
export const rollQuestions: readonly Question[] = [
  {
    name: 'a chart with several tables',
    operation: 'chartOdds',
    input: { id: 'in-the-way', variant: 'WALL' },
  },
  {
    name: 'which table of a chart is not said',
    operation: 'chartOdds',
    input: { id: 'in-the-way' },
    refusal: refused,
  },
  {
    name: 'a table that is misspelt',
    operation: 'chartOdds',
    input: { id: 'in-the-way', variant: 'WAL' },
    refusal: refused,
  },
  {
    name: 'a Swim with modifiers',
    operation: 'resolveChart',
    input: {
      id: 'swim',
      dice: [4],
      modifiers: ['MOUNTED', 'SHIELD'],
      mightAvailable: 2,
      remainingMoveInches: 5,
    },
  },
  {
    name: 'a Swim in two armours',
    operation: 'resolveChart',
    input: { id: 'swim', dice: [4], modifiers: ['HEAVY_ARMOUR', 'DWARF_ARMOUR', 'SHEILD'] },
    refusal: refused,
  },
  {
    name: 'Might that lowers a Maelstrom roll',
    operation: 'resolveChart',
    input: { id: 'maelstrom-of-battle', dice: [5], might: -1, mightAvailable: 1 },
  },

  { name: 'plain', operation: 'courageOdds', input: { courage: 3 } },
  {
    name: 'with everything',
    operation: 'courageOdds',
    input: { courage: 4, harbinger: true, willAvailable: 3, mightAvailable: 1, switches: { mightCap: null } },
  },
  { name: 'no Courage', operation: 'courageOdds', input: { willAvailable: -1 }, refusal: refused },
  {
    name: 'given dice',
    operation: 'resolveCourage',
    input: { courage: 4, dice: [2, 3], willAvailable: 1, will: 1 },
  },
  {
    name: 'points that the model lacks',
    operation: 'resolveCourage',
    input: { courage: 4, dice: [2, 3], will: 2, might: 1 },
    refusal: refused,
  },
  { name: 'one die', operation: 'resolveCourage', input: { courage: 4, dice: [2] }, refusal: refused },
  {
    name: 'three dice',
    operation: 'resolveCourage',
    input: { courage: 4, dice: [2, 6, 1] },
    refusal: refused,
  },
  { name: 'ours', operation: 'rollCourage', input: { courage: 4, willAvailable: 2 } },

  { name: 'two points and Might', operation: 'fateOdds', input: { fate: 2, mightAvailable: 1 } },
  { name: 'at a Site of Power', operation: 'fateOdds', input: { fate: 1, rerollFailed: true } },
  { name: 'too many points', operation: 'fateOdds', input: { fate: 21 }, refusal: refused },
  { name: 'given dice', operation: 'resolveFate', input: { fate: 2, dice: [2, 5] } },
  {
    name: 'more dice than Fate',
    operation: 'resolveFate',
    input: { fate: 1, dice: [2, 5] },
    refusal: refused,
  },
  { name: 'ours', operation: 'rollFate', input: { fate: 3, mightAvailable: 1 } },

  { name: 'nothing in the way', operation: 'inTheWayOdds', input: {} },
  {
    name: 'two things in the way',
    operation: 'inTheWayOdds',
    input: {
      obstructions: ['BUSH', 'INTERVENING_MODEL'],
      heroicAccuracy: true,
      mightAvailable: 1,
      switches: { interveningModelIsHit: true },
    },
  },
  {
    name: 'a thing that is none',
    operation: 'inTheWayOdds',
    input: { obstructions: ['CLOUD'] },
    refusal: refused,
  },
  {
    name: 'given dice',
    operation: 'resolveInTheWay',
    input: { obstructions: ['WALL', 'BUSH'], dice: [4, 2] },
  },
  {
    name: 'dice left over',
    operation: 'resolveInTheWay',
    input: { obstructions: ['WALL', 'BUSH'], dice: [3, 2] },
    refusal: refused,
  },
  { name: 'ours', operation: 'rollInTheWay', input: { obstructions: ['WALL'] } },

  { name: 'a Sorcerous Blast', operation: 'castingOdds', input: blast },
  {
    name: 'a Transfix',
    operation: 'castingOdds',
    input: {
      power: 'TRANSFIX',
      caster: { will: 1, castingValue: 4 },
      target: { will: 1, resistantToMagic: true },
    },
  },
  {
    name: 'no Defence, no such Will, others out of place',
    operation: 'castingOdds',
    input: {
      power: 'BLACK_DART',
      caster: { will: 3, castingValue: 5, willAvailable: 2 },
      others: [{ name: 'x', defence: 3 }],
    },
    refusal: refused,
  },
  { name: 'given dice', operation: 'resolveCasting', input: { ...blast, dice: [3, 4, 1, 4, 6, 2] } },
  { name: 'too few dice', operation: 'resolveCasting', input: { ...blast, dice: [3, 4] }, refusal: refused },
  { name: 'ours', operation: 'rollCasting', input: blast },

  {
    name: 'Bash',
    operation: 'specialStrikeOdds',
    input: { strike: 'BASH', strength: 4, opponentStrength: 5, twoHanded: true, mightAvailable: 1 },
  },
  { name: 'Whirl', operation: 'specialStrikeOdds', input: { strike: 'WHIRL' } },
  {
    name: 'Piercing Strike of nobody',
    operation: 'specialStrikeOdds',
    input: { strike: 'PIERCING_STRIKE' },
    refusal: refused,
  },
  {
    name: 'Feint with a die',
    operation: 'resolveSpecialStrike',
    input: { strike: 'FEINT', fight: 5, dice: [5] },
  },
  {
    name: 'Whirl with a die',
    operation: 'resolveSpecialStrike',
    input: { strike: 'WHIRL', dice: [5] },
    refusal: refused,
  },
  { name: 'ours', operation: 'rollSpecialStrike', input: { strike: 'STUN', mightAvailable: 1 } },

  { name: 'first turn', operation: 'priorityOdds', input: { sides: ['A', 'B'] } },
  { name: 'later', operation: 'priorityOdds', input: { sides: ['A', 'B'], before: 'B' } },
  {
    name: 'of a third',
    operation: 'priorityOdds',
    input: { sides: ['A', 'B'], before: 'C' },
    refusal: refused,
  },
  {
    name: 'a side that is no text, and has no words',
    operation: 'resolvePriority',
    input: { sides: [{ toString: 'x' }, 'B'], before: 'A', dice: [6, 1] },
    refusal: 'INVALID_INPUT',
  },
  { name: 'given dice', operation: 'resolvePriority', input: { sides: ['A', 'B'], dice: [3, 3, 4, 2] } },
  {
    name: 'a tie that decided it',
    operation: 'resolvePriority',
    input: { sides: ['A', 'B'], before: 'A', dice: [3, 3, 4, 2] },
    refusal: refused,
  },
  { name: 'ours', operation: 'rollPriority', input: { sides: ['A', 'B'], before: 'A' } },

  { name: 'three sides', operation: 'rollOffOdds', input: { sides: ['A', 'B', 'C'] } },
  { name: 'the same side twice', operation: 'rollOffOdds', input: { sides: ['A', 'A'] }, refusal: refused },
  { name: 'a tie', operation: 'resolveRollOff', input: { sides: ['A', 'B', 'C'], dice: [5, 2, 5, 1, 6] } },
  {
    name: 'too few',
    operation: 'resolveRollOff',
    input: { sides: ['A', 'B', 'C'], dice: [5, 2] },
    refusal: refused,
  },
  { name: 'ours', operation: 'rollRollOff', input: { sides: ['Primary', 'Secondary'] } },

  { name: 'a plain shot', operation: 'mayShoot', input: { ...shot, shootValue: 4, movedInches: 3 } },
  {
    name: 'nearly everything wrong',
    operation: 'mayShoot',
    input: { ...shot, alignment: 'GOOD', movedInches: 4, jumped: true, prone: true, targetEngaged: true },
  },
  { name: 'with a sling', operation: 'mayShoot', input: { ...shot, weapon: 'SLING' }, refusal: refused },
  { name: 'it may', operation: 'mayCast', input: { will: 2, freeWill: true } },
  {
    name: 'it may not',
    operation: 'mayCast',
    input: { will: 1, willOfEvil: true, engaged: true, prone: true },
  },
  { name: 'how much Will', operation: 'mayCast', input: {}, refusal: refused },
  {
    name: 'deep',
    operation: 'waterTest',
    input: { water: 'DEEP', event: 'KNOCKED_PRONE', kind: 'CAVALRY', shield: true },
  },
  { name: 'shallow', operation: 'waterTest', input: { water: 'SHALLOW', event: 'ENTERS' } },
  { name: 'lava', operation: 'waterTest', input: { water: 'LAVA', event: 'ENTERS' }, refusal: refused },
  {
    name: 'a wall',
    operation: 'terrainTest',
    input: { terrain: 'OBSTACLE', sizeInches: 1, modelHeightInches: 2 },
  },
  { name: 'a wall of no height', operation: 'terrainTest', input: { terrain: 'OBSTACLE' }, refusal: refused },
  { name: 'standing up', operation: 'proneMovement', input: { moveInches: 6, remainingMoveInches: 2 } },
  { name: 'no Move', operation: 'proneMovement', input: {}, refusal: refused },
  {
    name: 'Sam carries Frodo',
    operation: 'carrying',
    input: { action: 'MOVE', burden: 'MODEL', carriedDefence: 3, bearerStrength: 2, remainingMoveInches: 2 },
  },
  {
    name: 'a model without Defence',
    operation: 'carrying',
    input: { action: 'MOVE', burden: 'MODEL', bearers: 1, bearersCharged: 2 },
    refusal: refused,
  },
  { name: 'the rider is thrown', operation: 'passenger', input: { event: 'RIDER_THROWN' } },
  { name: 'it sings', operation: 'passenger', input: { event: 'SINGS' }, refusal: refused },
  {
    name: 'two Sentries',
    operation: 'sentryAlarm',
    input: { sentries: [{ distanceInches: 4 }, { distanceInches: 3, lineOfSight: true }] },
  },
  {
    name: 'a Sentry behind the enemy',
    operation: 'sentryAlarm',
    input: { sentries: [{ distanceInches: -1 }] },
    refusal: refused,
  },
  {
    name: 'a charge against Terror',
    operation: 'mayCharge',
    input: { moveInches: 6, distanceInches: 5, targetCausesTerror: true },
  },
  {
    name: 'everything against a charge',
    operation: 'mayCharge',
    input: { moveInches: 6, distanceInches: 7, engaged: true, prone: true, heroicMarch: true },
  },
  { name: 'no distance', operation: 'mayCharge', input: { moveInches: 6 }, refusal: refused },
  {
    name: 'a march',
    operation: 'mayMove',
    input: { moveInches: 6, distanceInches: 9, heroicMarch: true },
  },
  { name: 'no Move', operation: 'mayMove', input: { distanceInches: 1 }, refusal: refused },
  {
    name: 'a spear behind a larger base',
    operation: 'maySupport',
    input: { weapon: 'SPEAR', friendBaseMm: 40 },
  },
  { name: 'a sword', operation: 'maySupport', input: { weapon: 'SWORD' }, refusal: refused },
  {
    name: 'a friend makes way',
    operation: 'isTrapped',
    input: { freeInches: 0.5, blockers: [{ kind: 'FRIEND' }] },
  },
  { name: 'no room said', operation: 'isTrapped', input: {}, refusal: refused },
  {
    name: 'a climb',
    operation: 'fallOdds',
    input: { cause: 'CLIMB', fallInches: 4, modelHeightInches: 2, defence: 5, fate: 1 },
  },
  { name: 'no height', operation: 'fallOdds', input: { fallInches: 4, defence: 5 }, refusal: refused },
  {
    name: 'an unconscious ally onto a horse',
    operation: 'carrying',
    input: {
      action: 'LOAD_AS_PASSENGER',
      burden: 'MODEL',
      bearer: 'CAVALRY',
      carriedDefence: 5,
      bearerStrength: 4,
      carriedModel: 'UNCONSCIOUS_ALLY',
    },
  },
  {
    name: 'knocked Prone in the shallows last turn',
    operation: 'waterTest',
    input: { water: 'SHALLOW', event: 'STARTS_MOVE_PHASE', knockedProne: true },
  },
  {
    name: 'after crawling',
    operation: 'proneMovement',
    input: { moveInches: 6, remainingMoveInches: 5, crawled: true },
  },
  {
    name: 'an Orc bow, its range left out',
    operation: 'mayShoot',
    input: { alignment: 'EVIL', weapon: 'ORC_BOW', moveInches: 6, distanceInches: 18 },
  },
];
