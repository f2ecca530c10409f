import { readFileSync } from 'node:fs';
import type { Question, Step, World } from './question';

const file = (name: string) => ({
  name,
  content: readFileSync(`tests/infrastructure/battlescribe/fixtures/${name}`).toString('base64'),
});
const files = [file('shire-watch.cat'), file('shire-watch.gst')];

const created: readonly Step[] = [{ operation: 'createCatalogue', input: { name: 'Watch', files } }];
const self = ({ catalogue }: World) => ({ catalogue });
const first = ({ catalogue }: World) => ({ catalogue, version: 1 });
const owner = { given: created, as: 'CATALOGUE_OWNER' } as const;
const forces = [
  {
    list: 'the-hedge-watch',
    warbands: [{ leader: { profile: 'captain-bolger' }, followers: [{ profile: 'hedge-guard', count: 5 }] }],
  },
];

const text = 'The Hedge Watch\nCaptain Bolger\n5 Hedge Guards';
const league = (world: World) => ({
  name: 'The Shire',
  rule: { scoring: 'TOURNAMENT_POINTS' },
  catalogue: first(world),
});
const offered: readonly Step[] = [
  ...created,
  { operation: 'createLeague', input: league },
  { operation: 'createTournament', input: { name: 'Bywater Cup', rounds: 1, pointsLimit: 100 } },
  {
    operation: 'offerTournament',
    input: ({ league: id, tournament }) => ({ league: id, tournament }),
  },
];

export const catalogueQuestions: readonly Question[] = [
  { name: 'of two files', operation: 'createCatalogue', input: { name: 'Watch', files } },
  {
    name: 'of a catalogue alone',
    operation: 'createCatalogue',
    input: { name: 'Watch', files: files.slice(0, 1) },
    refusal: 'INVALID_INPUT',
  },
  {
    name: 'under a key that can be guessed',
    operation: 'createCatalogue',
    input: { name: 'Watch', files },
    idempotencyKey: 'short',
    refusal: 'INVALID_INPUT',
  },
  {
    name: 'by its owner',
    operation: 'addCatalogueVersion',
    input: (world) => ({ ...self(world), files }),
    ...owner,
  },
  {
    name: 'by somebody else',
    operation: 'addCatalogueVersion',
    input: (world) => ({ ...self(world), files }),
    given: created,
    as: 'ANYBODY',
    refusal: 'UNAUTHENTICATED',
  },
  { name: 'one', operation: 'uploadCatalogueFiles', input: { files: files.slice(0, 1) } },
  { name: 'that is there', operation: 'catalogue', input: self, given: created },
  { name: 'that is not', operation: 'catalogue', input: { catalogue: 'nothing' }, refusal: 'NOT_FOUND' },
  { name: 'the first', operation: 'catalogueVersion', input: first, given: created },
  {
    name: 'one that is not there',
    operation: 'catalogueVersion',
    input: (world) => ({ ...first(world), version: 9 }),
    given: created,
    refusal: 'NOT_FOUND',
  },
  {
    name: 'the only one',
    operation: 'catalogueList',
    input: (world) => ({ ...first(world), list: 'the-hedge-watch' }),
    given: created,
  },
  {
    name: 'misspelt',
    operation: 'catalogueList',
    input: (world) => ({ ...first(world), list: 'the-hedge-witch' }),
    given: created,
    refusal: 'NOT_FOUND',
  },
  {
    name: 'by its code',
    operation: 'recoverCatalogue',
    input: ({ catalogue, catalogueCode }) => ({ catalogue, recoveryCode: catalogueCode }),
    given: created,
  },
  {
    name: 'by a wrong code',
    operation: 'recoverCatalogue',
    input: ({ catalogue }) => ({ catalogue, recoveryCode: 'AAAA' }),
    given: created,
    refusal: 'FORBIDDEN',
  },
  { name: 'by its owner', operation: 'deleteCatalogue', input: self, ...owner },
  {
    name: 'of a catalogue that is gone',
    operation: 'deleteCatalogue',
    input: self,
    given: [...created, { operation: 'deleteCatalogue', input: self, as: 'CATALOGUE_OWNER' }],
    as: 'CATALOGUE_OWNER',
    refusal: 'GONE',
  },
  {
    name: 'by a stored catalogue',
    operation: 'validateArmy',
    input: (world) => ({ pointsLimit: 100, forces, lists: [first(world)] }),
    given: created,
  },
  {
    name: 'by the names of a stored catalogue',
    operation: 'readRoster',
    input: (world) => ({ text, catalogue: first(world) }),
    given: created,
  },
  {
    name: 'by a stored catalogue that is not there',
    operation: 'readRoster',
    input: { text, catalogue: { catalogue: 'nothing', version: 1 } },
    given: created,
    refusal: 'INVALID_INPUT',
  },
  { name: 'with a stored catalogue', operation: 'createLeague', input: league, given: created },
  {
    name: 'with a version that is not there',
    operation: 'createLeague',
    input: (world) => ({ ...league(world), catalogue: { ...first(world), version: 2 } }),
    given: created,
    refusal: 'INVALID_INPUT',
  },
  {
    name: 'to another catalogue',
    operation: 'updateLeague',
    input: (world) => ({ league: world.league, catalogue: null }),
    given: offered,
    as: 'LEAGUE_ORGANISER',
  },
  {
    name: 'with the catalogue of its league',
    operation: 'tournament',
    input: ({ tournament }) => ({ tournament }),
    given: offered,
  },
  {
    name: 'by a stored catalogue that is not there',
    operation: 'validateArmy',
    input: { pointsLimit: 100, forces, lists: [{ catalogue: 'nothing', version: 1 }] },
    // A batch reads nothing stored: it takes the questions that need nothing before them.
    given: created,
    refusal: 'INVALID_INPUT',
  },
];
