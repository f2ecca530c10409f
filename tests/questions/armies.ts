import type { Question } from './question';

/** What is asked of the catalogue. */
export const armyQuestions: readonly Question[] = [
  { name: 'all', operation: 'armyLists', input: {} },
  { name: 'the Evil ones', operation: 'armyLists', input: { alignment: 'EVIL' } },
  {
    name: 'an alignment that there is not',
    operation: 'armyLists',
    input: { alignment: 'NEUTRAL' },
    refusal: 'INVALID_INPUT',
  },
  { name: 'one with siege engines and conditions', operation: 'armyList', input: { id: 'minas-tirith' } },
  {
    name: 'one with alliances under a condition',
    operation: 'armyList',
    input: { id: 'the-dead-of-dunharrow' },
  },
  { name: 'one known by its allies only', operation: 'armyList', input: { id: 'rivendell' } },
  { name: 'a misspelt one', operation: 'armyList', input: { id: 'minas-tirit' }, refusal: 'NOT_FOUND' },
  { name: 'all', operation: 'legendaryLegions', input: {} },
  { name: 'those of one list', operation: 'legendaryLegions', input: { armyList: 'mordor' } },
  { name: 'one', operation: 'legendaryLegion', input: { id: 'the-return-of-the-king' } },
  { name: 'one with shares', operation: 'legendaryLegion', input: { id: 'grand-army-of-the-south' } },
  { name: 'none', operation: 'legendaryLegion', input: { id: 'the-second-breakfast' }, refusal: 'NOT_FOUND' },
];
