import type { Question } from './question';

const model = { attacks: 1, fight: 4 };
const hero = { attacks: 2, fight: 5, might: 2, elvenMade: true };
const sides = [
  { alignment: 'GOOD', models: [hero, { ...model, supporting: 'SPEAR' }], rerolls: 1 },
  { alignment: 'EVIL', models: [{ ...model, twoHanded: true, specialStrike: 'PIERCING_STRIKE' }] },
];
const fighter = { ...model, strength: 4, defence: 5 };
const fightSides = [
  {
    alignment: 'GOOD',
    models: [
      { ...fighter, might: 1, fight: 5 },
      { ...fighter, supporting: 'PIKE' },
    ],
  },
  {
    alignment: 'EVIL',
    models: [{ ...fighter, wounds: 2, fate: 1 }, fighter],
    aim: 'KILL_TARGET',
    aimedAt: 0,
  },
];
const duellists = [
  { alignment: 'GOOD', models: [{ ...fighter, fight: 5 }] },
  { alignment: 'EVIL', models: [fighter] },
];
const named = [
  { name: 'Gondor', alignment: 'GOOD', models: [{ ...fighter, name: 'Boromir', attacks: 2, might: 1 }] },
  { name: 'Isengard', alignment: 'EVIL', models: [{ ...fighter, name: 'the captain', fate: 1 }] },
];
const profiled = [
  {
    alignment: 'GOOD',
    models: [
      {
        profile: 'boromir-captain-of-the-white-tower',
        options: ['horse', 'lance', 'shield'],
        charged: true,
        might: 1,
      },
    ],
  },
  {
    alignment: 'EVIL',
    models: [{ profile: 'mordor-uruk-hai' }, { profile: 'mordor-uruk-hai', fight: 5, name: 'the drummer' }],
  },
];
const unknownProfiles = [
  { alignment: 'GOOD', models: [{ profile: 'boromir-captain-of-the-white-towr' }, { options: ['horse'] }] },
  {
    alignment: 'EVIL',
    models: [{ profile: 'mordor-uruk-hai', options: ['hrse'] }, { profile: 'goldberry' }],
  },
];
const bows = [{ count: 10, shoot: 4, moved: true, strength: 2, inTheWay: ['WALL', 'INTERVENING_MODEL'] }];
const target = { defence: 5, wounds: 2, fate: 1, might: 1 };

/** Fights and volleys. */
export const fightQuestions: readonly Question[] = [
  { operation: 'duelOdds', name: 'Might, support and a re-roll', input: { sides } },
  {
    operation: 'duelOdds',
    name: 'limits lifted, the second side with Priority',
    input: {
      sides: [sides[0], { ...sides[1], rerolls: 2 }],
      priority: 1,
      switches: { mightCap: null, duelFloor: null, naturalSixStands: true },
    },
  },
  {
    operation: 'duelOdds',
    name: 'every fault of both sides',
    input: {
      sides: [
        { alignment: 'GOOD', models: Array.from({ length: 16 }, () => ({ attacks: 2, fight: 4, might: 1 })) },
        { alignment: 'EVIL', models: [{ fight: 4, supporting: 'PIKE', prone: true, type: 'CAVALRY' }] },
      ],
    },
    refusal: 'INVALID_INPUT',
  },
  {
    operation: 'mightAdvice',
    name: 'spend one',
    input: {
      sides: [
        { alignment: 'GOOD', models: [hero] },
        { alignment: 'EVIL', models: [model] },
      ],
      dice: [[3, 4], [5]],
    },
  },
  {
    operation: 'mightAdvice',
    name: 'too few dice and a Heroic Strike not yet rolled',
    input: {
      sides: [
        { alignment: 'GOOD', models: [{ ...hero, heroicStrike: true }] },
        { alignment: 'EVIL', models: [model] },
      ],
      dice: [[3], [5]],
    },
    refusal: 'INVALID_INPUT',
  },
  {
    operation: 'fightPhase',
    name: 'two fights, the second side of one Trapped by the other, and Might',
    input: {
      fights: [{ name: 'the ford', sides: named }, { sides: duellists }],
      trappedBy: [{ fight: 1, side: 1, by: 0 }],
    },
  },
  {
    operation: 'fightPhase',
    name: 'a fight that is not there, and one that traps itself',
    input: {
      fights: [{ sides: named }],
      trappedBy: [
        { fight: 3, side: 0, by: 0 },
        { fight: 0, side: 1, by: 0 },
      ],
    },
    refusal: 'INVALID_INPUT',
  },
  {
    operation: 'neededToWin',
    name: 'models against a hero',
    input: { sides, side: 1, numberOf: 'FIGHTERS', wantedPercent: 60 },
  },
  {
    operation: 'neededToWin',
    name: 'a supporter that is no fighter, and a chance that nothing has',
    input: { sides, model: 1, numberOf: 'PIKES', wantedPercent: 100 },
    refusal: 'INVALID_INPUT',
  },
  {
    operation: 'neededToSlay',
    name: 'Might against a captain',
    input: { sides: named, numberOf: 'MIGHT', wantedPercent: 40 },
  },
  {
    operation: 'neededToSlay',
    name: 'a model that is not there',
    input: { sides: named, numberOf: 'MIGHT', model: 7 },
    refusal: 'INVALID_INPUT',
  },
  {
    operation: 'neededShots',
    name: 'archers behind a wall',
    input: { shooters: [{ shoot: 4, strength: 3, inTheWay: ['WALL'] }], target: { defence: 5 } },
  },
  {
    operation: 'neededShots',
    name: 'a Hero alone, and nobody',
    input: { shooters: [{ shoot: 4, strength: 3, might: 2 }], target: { defence: 5 }, shooter: 0 },
    refusal: 'INVALID_INPUT',
  },
  {
    operation: 'neededStrikes',
    name: 'Attacks at two Wounds',
    input: { strikes: [{ strength: 4 }], target: { defence: 6, wounds: 2 } },
  },
  {
    operation: 'neededStrikes',
    name: 'a striker that is not there',
    input: { strikes: [{ strength: 4 }], target: { defence: 6 }, striker: 2, numberOf: 'MIGHT' },
    refusal: 'INVALID_INPUT',
  },
  {
    operation: 'strikeOdds',
    name: 'the example of the contract',
    input: {
      strikes: [{ count: 3, strength: 4, bonus: 0, rerollOnes: false }],
      trapped: true,
      target: { defence: 9, wounds: 2, fate: 1, might: 0 },
    },
  },
  {
    operation: 'strikeOdds',
    name: 'several targets, the leader to be wounded',
    input: {
      strikes: [
        { count: 2, strength: 4, might: 1, twoHanded: true },
        { strength: 3, piercingStrike: true },
      ],
      targets: [{ defence: 5 }, { defence: 6, wounds: 2, fate: 1, shieldwall: true }],
      aim: 'WOUND_LEADER',
      aimedAt: 1,
    },
  },
  {
    operation: 'strikeOdds',
    name: 'strikers and targets with names',
    input: {
      strikes: [{ name: 'Boromir', count: 3, strength: 4 }],
      targets: [
        { name: 'Lurtz', defence: 5, wounds: 2, fate: 1 },
        { name: 'the scout', defence: 4 },
      ],
    },
  },
  {
    operation: 'strikeOdds',
    name: 'neither target nor targets, too many Attacks',
    input: {
      strikes: [
        { count: 20, strength: 4 },
        { count: 20, strength: 11 },
      ],
    },
    refusal: 'INVALID_INPUT',
  },
  {
    operation: 'strikeOdds',
    name: 'more than can be worked through at once',
    input: {
      strikes: [{ count: 30, strength: 4 }],
      targets: Array.from({ length: 4 }, () => ({ defence: 5, wounds: 3, fate: 3, might: 3 })),
    },
    refusal: 'INVALID_INPUT',
  },
  { operation: 'fightOdds', name: 'Might, support, Fate, two victims', input: { sides: fightSides } },
  ...(['duelOdds', 'fightOdds', 'resolveFight'] as const).map((operation) => ({
    operation,
    name: 'models by their profiles',
    input: { sides: profiled, ...(operation === 'resolveFight' && { dice: [5] }) },
  })),
  {
    operation: 'fightOdds',
    name: 'profiles and options that there are not, numbers that are missing',
    input: { sides: unknownProfiles },
    refusal: 'INVALID_INPUT',
  },
  {
    operation: 'fightProfile',
    name: 'Boromir mounted',
    input: { profile: 'boromir-captain-of-the-white-tower', options: ['horse', 'lance'] },
  },
  {
    operation: 'fightProfile',
    name: 'an option that it has not',
    input: { profile: 'boromir-captain-of-the-white-tower', options: ['warg'] },
    refusal: 'INVALID_INPUT',
  },
  {
    operation: 'fightOdds',
    name: 'a supporter without a spear, Shielding without a shield',
    input: {
      sides: [
        { alignment: 'GOOD', models: [fighter, { profile: 'warrior-of-minas-tirith', supporting: 'SPEAR' }] },
        { alignment: 'EVIL', models: [{ profile: 'uruk-hai-scout', shielding: true }] },
      ],
    },
    refusal: 'INVALID_INPUT',
  },
  {
    operation: 'volleyOdds',
    name: 'profiles on both sides, a passenger by its profile',
    input: {
      shooters: [{ profile: 'uruk-hai-scout', options: ['uruk-hai-bow'], count: 3 }],
      target: { profile: 'boromir-captain-of-the-white-tower', options: ['shield'] },
      instead: { who: 'PASSENGER', profile: 'warrior-of-minas-tirith' },
    },
  },
  {
    operation: 'strikeOdds',
    name: 'profiles on both sides',
    input: { strikes: [{ profile: 'uruk-hai-scout' }], target: { profile: 'warrior-of-minas-tirith' } },
  },
  {
    operation: 'resolveVolley',
    name: 'profiles that there are not, a Shoot value that is missing',
    input: {
      shooters: [{ profile: 'warior-of-minas-tirith' }, { strength: 2 }],
      target: { options: ['shield'] },
      dice: [],
    },
    refusal: 'INVALID_INPUT',
  },
  {
    operation: 'throwThenFightOdds',
    name: 'a thrower by its profile',
    input: {
      sides: [
        { alignment: 'GOOD', models: [{ profile: 'rider-of-rohan', options: ['throwing-spears'] }] },
        { alignment: 'EVIL', models: [{ profile: 'uruk-hai-scout' }] },
      ],
      throw: {},
    },
  },
  { operation: 'fightProfile', name: 'nobody', input: { profile: 'nobody' }, refusal: 'NOT_FOUND' },
  {
    operation: 'fightOdds',
    name: 'a Heroic Combat',
    input: {
      sides: fightSides,
      heroicCombat: {
        side: 0,
        fighters: [0],
        charged: true,
        enemies: { alignment: 'EVIL', models: [fighter] },
      },
    },
  },
  {
    operation: 'fightOdds',
    name: 'five that can be struck, an aim at nobody',
    input: {
      sides: [
        { alignment: 'GOOD', models: [{ ...fighter, might: 1 }], rerolls: 1, aim: 'KILL_TARGET', aimedAt: 9 },
        { alignment: 'EVIL', models: Array.from({ length: 5 }, () => fighter) },
      ],
    },
    refusal: 'INVALID_INPUT',
  },
  {
    operation: 'volleyOdds',
    name: 'moved, past a wall and a model, at a hero',
    input: { shooters: bows, target, switches: { interveningModelIsHit: true } },
  },
  {
    operation: 'volleyOdds',
    name: 'more than 30 shooters, an unknown thing in the way',
    input: {
      shooters: [
        { count: 30, shoot: 3, strength: 2 },
        { shoot: 3, strength: 2, inTheWay: ['HOBBIT'], might: 1 },
      ],
      target,
    },
    refusal: 'INVALID_INPUT',
  },
  { operation: 'resolveFight', name: 'won and slain', input: { sides: duellists, dice: [5, 3, 6] } },
  {
    operation: 'resolveFight',
    name: 'a die too many',
    input: { sides: duellists, dice: [5, 3, 6, 1] },
    refusal: 'INVALID_INPUT',
  },
  {
    operation: 'resolveFight',
    name: 'names, and the die that comes next',
    input: { sides: named, dice: [5, 3] },
  },
  {
    operation: 'resolveFight',
    name: 'the first choice, with what each option costs',
    input: { sides: named, dice: [5, 3, 6], choices: [] },
  },
  {
    operation: 'resolveFight',
    name: 'a choice that is not offered',
    input: { sides: named, dice: [5, 3, 6], choices: ['FLEE'] },
    refusal: 'INVALID_INPUT',
  },
  { operation: 'fightOdds', name: 'names in the steps', input: { sides: named } },
  { operation: 'rollFight', name: 'one against one', input: { sides: duellists } },
  {
    operation: 'volleyOdds',
    name: 'a bow by name into a fight, a Shieldwall',
    input: {
      shooters: [{ name: 'the archers', count: 3, shoot: 4, weapon: 'ORC_BOW', distanceInches: 18 }],
      target: { name: 'Gimli', defence: 8, shieldwall: true },
      instead: { who: 'CLOSEST_EVIL_MODEL', defence: 5 },
    },
  },
  {
    operation: 'volleyOdds',
    name: 'beyond the bow’s range, a weapon without printed Strength',
    input: {
      shooters: [
        { shoot: 4, weapon: 'URUK_HAI_BOW', distanceInches: 19 },
        { shoot: 4, weapon: 'OTHER_THROWN_WEAPON' },
      ],
      target,
    },
    refusal: 'INVALID_INPUT',
  },
  {
    operation: 'throwThenFightOdds',
    name: 'a throw on the charge',
    input: { sides: named, throw: { shoot: 4, inTheWay: ['BUSH'] } },
  },
  {
    operation: 'throwThenFightOdds',
    name: 'nobody there to throw at',
    input: { sides: named, throw: { shoot: 4, target: 3 } },
    refusal: 'INVALID_INPUT',
  },
  {
    operation: 'resolveVolley',
    name: 'hit, past the wall, wounded, saved',
    input: { shooters: [{ shoot: 4, strength: 3, inTheWay: ['WALL'] }], target, dice: [4, 4, 5, 6] },
  },
  {
    operation: 'resolveVolley',
    name: 'the players choose, and a shooter may spend Might',
    input: {
      shooters: [
        { name: 'Legolas', shoot: 4, strength: 3, might: 1, inTheWay: ['WALL'], heroicAccuracy: true },
      ],
      target,
      dice: [4, 3],
      choices: [],
    },
  },
  {
    operation: 'resolveVolley',
    name: 'a choice that there is not',
    input: { shooters: [{ shoot: 4, strength: 3, might: 1 }], target, dice: [3], choices: ['FLY'] },
    refusal: 'INVALID_INPUT',
  },
  {
    operation: 'resolveVolley',
    name: 'too few dice',
    input: { shooters: [{ shoot: 4, strength: 3 }], target, dice: [4] },
  },
  { operation: 'rollVolley', name: 'one shot', input: { shooters: [{ shoot: 4, strength: 3 }], target } },
];
