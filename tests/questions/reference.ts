import type { Question } from './question';

const lostHalf = { startingModels: 40, modelsLeft: 19, banners: 0 };
const unhurt = { startingModels: 35, modelsLeft: 30, banners: 1 };

export const referenceQuestions: readonly Question[] = [
  { name: 'the whole reference', operation: 'referenceEntries', input: { limit: 250 } },
  { name: 'a kind', operation: 'referenceEntries', input: { kind: 'HEROIC_ACTION' } },
  {
    name: 'a phase, from a cursor on',
    operation: 'referenceEntries',
    input: { phase: 'FIGHT', limit: 5, cursor: 'attacks' },
  },
  {
    name: 'a kind there is not, and too many at once',
    operation: 'referenceEntries',
    input: { kind: 'SPELL', limit: 1000 },
    refusal: 'INVALID_INPUT',
  },
  {
    name: 'a cursor of nowhere',
    operation: 'referenceEntries',
    input: { cursor: 'nowhere' },
    refusal: 'INVALID_INPUT',
  },
  { name: 'an entry', operation: 'referenceEntry', input: { id: 'sorcerous-blast' } },
  { name: 'a ruling with its switch', operation: 'referenceEntry', input: { id: 'ruling-16c' } },
  { name: 'no entry', operation: 'referenceEntry', input: { id: 'sorcerous-blst' }, refusal: 'NOT_FOUND' },
  { name: 'a search', operation: 'searchRules', input: { query: 'heroic comabt' } },
  {
    name: 'a search of two kinds',
    operation: 'searchRules',
    input: { query: 'swim', kinds: ['CHART', 'RULING'], limit: 3 },
  },
  { name: 'a search for nothing', operation: 'searchRules', input: { query: '' }, refusal: 'INVALID_INPUT' },
  {
    name: 'a search of a kind there is not',
    operation: 'searchRules',
    input: { query: 'x', kinds: ['SPELL'], limit: 0 },
    refusal: 'INVALID_INPUT',
  },
  { name: 'all scenarios', operation: 'scenarios', input: {} },
  { name: 'scenarios for singles', operation: 'scenarios', input: { format: 'SINGLES' } },
  { name: 'a scenario', operation: 'scenario', input: { id: 'total-conquest' } },
  { name: 'no scenario', operation: 'scenario', input: { id: 'total-conquset' }, refusal: 'NOT_FOUND' },
  {
    name: 'a game counted',
    operation: 'scoreScenario',
    input: {
      id: 'cornered',
      sides: [
        { ...lostHalf, leaders: [{ slain: true }] },
        { ...unhurt, leaders: [{ slain: false, wounds: 0 }] },
      ],
      objectives: [{ id: 'centre-terrain', models: [4, 2] }],
    },
  },
  {
    name: 'secret targets counted',
    operation: 'scoreScenario',
    input: {
      id: 'duel-of-wits',
      sides: [
        {
          ...lostHalf,
          targets: [
            { hero: 'Lurtz', wounds: 2, slain: true, nearCentre: false },
            { hero: 'Lurtz', wounds: 2, slain: true, nearCentre: false },
          ],
        },
        {
          ...unhurt,
          targets: [
            { hero: 'Boromir', wounds: 1, slain: false, nearCentre: true },
            { hero: 'Gimli', wounds: 0, slain: false, nearCentre: false },
          ],
        },
      ],
    },
  },
  {
    name: 'a game of no scenario',
    operation: 'scoreScenario',
    input: { id: 'no-escpae', sides: [{}, {}] },
    refusal: 'NOT_FOUND',
  },
  {
    name: 'facts that cannot be',
    operation: 'scoreScenario',
    input: {
      id: 'no-escape',
      sides: [
        { broken: false, quarterLeft: true, banners: -1, leaders: [{}, {}, {}] },
        { startingModels: 10, modelsLeft: 11 },
      ],
      objectives: [{ id: 'centre', models: [1, 1] }],
    },
    refusal: 'INVALID_INPUT',
  },
  {
    name: 'the state of a doubles game',
    operation: 'gameState',
    input: {
      scenario: 'take-and-hold',
      sides: [
        {
          forces: [
            { startingModels: 20, modelsLeft: 5, leader: 'Aragorn', alwaysLeads: true },
            { startingModels: 21, modelsLeft: 15, leader: 'Halbarad' },
          ],
        },
        { forces: [{ startingModels: 30, modelsLeft: 29, leader: 'Sauron' }] },
      ],
    },
  },
  {
    name: 'a state that cannot be',
    operation: 'gameState',
    input: {
      scenario: 'nowhere',
      sides: [
        { forces: [{ startingModels: 5, modelsLeft: 6 }], primaryForce: 2 },
        { forces: [{ startingModels: 5, modelsLeft: 5 }] },
      ],
    },
    refusal: 'INVALID_INPUT',
  },
  { name: 'a choice sealed', operation: 'sealChoice', input: { subject: 'Table 4', choice: 'Boromir' } },
  {
    name: 'a choice of two lines',
    operation: 'sealChoice',
    input: { subject: 'Table 4', choice: 'Boromir\nGimli' },
    refusal: 'INVALID_INPUT',
  },
  {
    name: 'a seal that does not fit',
    operation: 'checkSealedChoice',
    input: { subject: 'Table 4', choice: 'Gimli', nonce: 'n', commitment: '0'.repeat(64) },
  },
  {
    name: 'a seal that is none',
    operation: 'checkSealedChoice',
    input: { subject: 'Table 4', choice: 'Gimli', nonce: 'n', commitment: 'abc' },
    refusal: 'INVALID_INPUT',
  },
];
