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
  { operation: 'rollFight', name: 'one against one', input: { sides: duellists } },
  {
    operation: 'resolveVolley',
    name: 'hit, past the wall, wounded, saved',
    input: { shooters: [{ shoot: 4, strength: 3, inTheWay: ['WALL'] }], target, dice: [4, 4, 5, 6] },
  },
  {
    operation: 'resolveVolley',
    name: 'too few dice',
    input: { shooters: [{ shoot: 4, strength: 3 }], target, dice: [4] },
    refusal: 'INVALID_INPUT',
  },
  { operation: 'rollVolley', name: 'one shot', input: { shooters: [{ shoot: 4, strength: 3 }], target } },
];
