import type { Question } from './question';

const man = { fight: 4, strength: 4, defence: 5 };
const lancer = { ...man, strength: 3, type: 'CAVALRY', charged: true, lance: true };
const sides = [
  { alignment: 'GOOD', models: [{ ...man, heroicActions: ['STRIKE', 'CHALLENGE'], traits: ['HATRED'] }] },
  { alignment: 'EVIL', models: [{ ...man, traits: ['BANNER_BEARER', 'UNARMED'] }], rerolls: 1 },
];
const charge = [
  { alignment: 'GOOD', models: [lancer] },
  { alignment: 'EVIL', models: [man] },
];
const edition = '2024';

/** Questions about the 2024 edition, and what it adds. */
export const editionQuestions: readonly Question[] = [
  {
    operation: 'duelOdds',
    name: 'of the 2024 edition',
    input: { edition, sides: sides.map((side) => ({ ...side, models: [{ fight: 4, twoHanded: true }] })) },
  },
  { operation: 'fightOdds', name: 'of the 2024 edition', input: { edition, sides } },
  {
    operation: 'fightOdds',
    name: 'by profiles of the 2024 edition',
    input: {
      edition,
      sides: [
        { alignment: 'GOOD', models: [{ profile: '2024-citadel-guard' }] },
        { alignment: 'EVIL', models: [{ profile: '2024-wild-man-of-dunland' }] },
      ],
    },
  },
  {
    operation: 'fightOdds',
    name: 'a profile of the other edition',
    input: { sides: [{ alignment: 'GOOD', models: [{ profile: '2024-citadel-guard' }] }, sides[1]] },
    refusal: 'INVALID_INPUT',
  },
  { operation: 'inTheWayOdds', name: 'of the 2024 edition', input: { edition, obstructions: ['BUSH'] } },
  {
    operation: 'fightOdds',
    name: 'a charge whose reading is open',
    input: { edition, sides: charge },
    refusal: 'INVALID_INPUT',
  },
  {
    operation: 'fightOdds',
    name: 'what the 2018 edition does not have',
    input: { sides },
    refusal: 'INVALID_INPUT',
  },
  {
    operation: 'fightOdds',
    name: 'an edition there is not',
    input: { edition: '2030', sides },
    refusal: 'INVALID_INPUT',
  },
  { operation: 'fightReadings', name: 'both readings of a charge', input: { edition, sides: charge } },
  {
    operation: 'resolveFight',
    name: 'of the 2024 edition',
    input: {
      edition,
      sides: charge,
      switches: { knockedDownIsTrapped: true },
      dice: [6, 4, 3, 4, 4, 4, 4],
    },
  },
  {
    operation: 'strikeOdds',
    name: 'of the 2024 edition',
    input: {
      edition,
      strikes: [{ strength: 4, traits: ['MIGHTY_BLOW', 'REROLL_FAILED'] }],
      target: { defence: 6, wounds: 3, fate: 1, traits: ['MITHRIL'] },
    },
  },
  {
    operation: 'volleyOdds',
    name: 'of the 2024 edition',
    input: {
      edition,
      shooters: [{ shoot: 3, weapon2024: 'ELF_BOW', hindered: 1, inTheWay: ['WALL'] }],
      target: { defence: 5 },
      instead: { who: 'MONSTROUS_MOUNT', defence: 6, wounds: 3 },
    },
  },
  {
    operation: 'brutalPowerOdds',
    name: 'a Rend',
    input: { attack: 'REND', brute: { attacks: 3, strength: 7 }, target: { strength: 4, defence: 5 } },
  },
  {
    operation: 'brutalPowerOdds',
    name: 'a Hurl without an Intelligence',
    input: { attack: 'HURL', brute: { strength: 7 }, target: { strength: 4, defence: 5 } },
    refusal: 'INVALID_INPUT',
  },
  {
    operation: 'powerOdds',
    name: 'a power resisted',
    input: { castingValue: 4, castingDice: 2, resistWill: 1 },
  },
  { operation: 'rulesCoverage', name: 'all facts', input: {} },
  { operation: 'rulesCoverage', name: 'what no source says', input: { grade: 'C' } },
  { operation: 'scoringSheets', name: 'all sheets', input: {} },
  { operation: 'scoringSheet', name: 'one sheet', input: { id: '2024-hold-ground' } },
  {
    operation: 'scoringSheet',
    name: 'a sheet there is not',
    input: { id: '2024-hold-grond' },
    refusal: 'NOT_FOUND',
  },
  {
    operation: 'scoreSheet',
    name: 'a finished game',
    input: {
      id: '2024-domination',
      sides: [[{ line: 'objectives', step: 3, count: 2 }], [{ line: 'enemy-broken', step: 2 }]],
    },
  },
  { operation: 'chart', name: 'of the 2024 edition', input: { id: 'scatter', edition } },
  { operation: 'toWound', name: 'of the 2024 edition', input: { strength: 4, defence: 9, edition } },
  {
    operation: 'courageOdds',
    name: 'of the 2024 edition',
    input: { edition, courage: 8, warHorn: true, willAvailable: 1 },
  },
];
