import type { Question } from './question';

const base64 = (text: string): string => Buffer.from(text).toString('base64');

/** A roster of one Hero, and of another whose name is misspelt. */
const roster = base64(
  `<roster id="r" name="On the Road"><forces><force id="f" name="Army" catalogueName="The Rangers"><selections>
    <selection id="s" name="Halbarad" entryId="h" number="1" type="model"/>
    <selection id="t" name="Halbrad" entryId="h" number="1" type="model"/>
  </selections></force></forces></roster>`,
);

/** What is asked of the catalogue. */
export const armyQuestions: readonly Question[] = [
  { name: 'all', operation: 'armyLists', input: {} },
  { name: 'the Evil ones', operation: 'armyLists', input: { alignment: 'EVIL' } },
  { name: 'those of today', operation: 'armyLists', input: { edition: '2024', alignment: 'EVIL' } },
  {
    name: 'those of an edition that there is not',
    operation: 'armyLists',
    input: { edition: '2023' },
    refusal: 'INVALID_INPUT',
  },
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
  { name: 'one with shares of keywords', operation: 'armyList', input: { id: '2024-erebor-dale' } },
  { name: 'one whose General is counted', operation: 'armyList', input: { id: '2024-realms-of-men' } },
  {
    name: 'one without a Hero in some warbands',
    operation: 'armyList',
    input: { id: '2024-sharkeys-rogues' },
  },
  { name: 'one with options for the army', operation: 'armyList', input: { id: '2024-the-three-trolls' } },
  { name: 'one with an open rule', operation: 'armyList', input: { id: '2024-corsair-fleets' } },
  { name: 'a misspelt one', operation: 'armyList', input: { id: 'minas-tirit' }, refusal: 'NOT_FOUND' },
  { name: 'one of several lists', operation: 'profile', input: { profile: 'haldir' } },
  {
    name: 'one of today, by a name that no edition has',
    operation: 'profile',
    input: { profile: '2024-haldir' },
    refusal: 'NOT_FOUND',
  },
  { name: 'all', operation: 'legendaryLegions', input: {} },
  { name: 'those of one list', operation: 'legendaryLegions', input: { armyList: 'mordor' } },
  { name: 'one', operation: 'legendaryLegion', input: { id: 'the-return-of-the-king' } },
  { name: 'one with shares', operation: 'legendaryLegion', input: { id: 'grand-army-of-the-south' } },
  { name: 'one with a misspelt name', operation: 'readRoster', input: { roster } },
  {
    name: 'one with a document type',
    operation: 'readRoster',
    input: { roster: base64('<!DOCTYPE roster><roster/>') },
    refusal: 'INVALID_INPUT',
  },
  {
    name: 'a pasted text',
    operation: 'readRoster',
    input: { text: 'Rohan 500 pts\nTheoden (horse)\n6x Rider of Rohn\nsee you there' },
  },
  {
    name: 'a file and a text at once',
    operation: 'readRoster',
    input: { roster, text: 'Rohan' },
    refusal: 'INVALID_INPUT',
  },
  { name: 'nothing', operation: 'readRoster', input: {}, refusal: 'INVALID_INPUT' },
  {
    name: 'one that is no Base64',
    operation: 'readRoster',
    input: { roster: '<roster/>' },
    refusal: 'INVALID_INPUT',
  },
  { name: 'none', operation: 'legendaryLegion', input: { id: 'the-second-breakfast' }, refusal: 'NOT_FOUND' },
];
