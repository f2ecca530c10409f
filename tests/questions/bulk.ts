import type { Question, Step, World } from './question';

const created: Step = {
  operation: 'createTournament',
  input: { name: 'Pelennor Cup', rounds: 3, tiebreakers: [{ id: 'Painting', better: 'HIGHER' }] },
};
const lines = (...names: readonly string[]) => ({ entrants: names.map((name) => ({ name })) });
const registered: Step = {
  operation: 'registerEntrants',
  input: ({ tournament }) => ({ tournament, ...lines('Ann', 'Bert', 'Cleo', 'Dirk') }),
};
const opened: Step = { operation: 'openCheckIn', input: ({ tournament }) => ({ tournament }) };
const started: readonly Step[] = [
  created,
  registered,
  { operation: 'drawRound', input: ({ tournament }) => ({ tournament }) },
  { operation: 'startRound', input: ({ tournament }) => ({ tournament, round: 1 }) },
];

export const bulkQuestions: readonly Question[] = [
  { name: 'four at once', operation: 'registerEntrants', input: registered.input, given: [created] },
  {
    name: 'tried only',
    operation: 'registerEntrants',
    input: ({ tournament }) => ({ tournament, dryRun: true, ...lines('Ann') }),
    given: [created],
  },
  {
    name: 'nobody',
    operation: 'registerEntrants',
    input: ({ tournament }) => ({ tournament, entrants: [] }),
    given: [created],
    refusal: 'INVALID_INPUT',
  },
  {
    name: 'a file with a fault',
    operation: 'importEntrants',
    input: ({ tournament }) => ({ tournament, csv: 'name;alignment\nAnn;good\n;evil\nBert;neutral\n' }),
    given: [created],
  },
  {
    name: 'a file without names',
    operation: 'importEntrants',
    input: ({ tournament }) => ({ tournament, csv: 'shoe\n44' }),
    given: [created],
    refusal: 'INVALID_INPUT',
  },
  {
    name: 'with headings of its own',
    operation: 'importEntrants',
    input: ({ tournament }) => ({
      tournament,
      csv: 'Who;Shoe size;Home of\nAnn;38;Rohan',
      columns: [
        { column: 1, field: 'NAME' },
        { column: 3, field: 'CLUB' },
      ],
    }),
    given: [created],
  },
  {
    name: 'a name twice',
    operation: 'importEntrants',
    input: ({ tournament }) => ({ tournament, csv: 'name\nAnn\n ANN' }),
    given: [created],
    refusal: 'INVALID_INPUT',
  },
  {
    name: 'of entrants',
    operation: 'previewCsv',
    input: { kind: 'ENTRANTS', csv: 'Player;Shoe size;Verein\nAnn;38;Rohan\nBert;;' },
  },
  {
    name: 'of results',
    operation: 'previewCsv',
    input: { kind: 'RESULTS', csv: 'Table,A,B\n1,7,3', columns: [{ column: 1, field: 'TABLE' }] },
  },
  {
    name: 'by table, one of them unknown',
    operation: 'importResults',
    input: ({ tournament }) => ({ tournament, round: 1, csv: 'table,points 1,points 2\n1,7,3\n9,1,1' }),
    given: started,
  },
  {
    name: 'without points',
    operation: 'importResults',
    input: ({ tournament }) => ({ tournament, round: 1, csv: 'table\n1' }),
    given: started,
    refusal: 'INVALID_INPUT',
  },
  {
    name: 'one of them twice',
    operation: 'checkInEntrants',
    input: ({ tournament }) => ({ tournament, entrants: ['e1', 'e2', 'e1', 'e9'] }),
    given: [created, registered, opened],
  },
  {
    name: 'of two, one of an unknown tiebreaker',
    operation: 'setScores',
    input: ({ tournament }) => ({
      tournament,
      scores: [
        { entrant: 'e1', tiebreaker: 'Painting', value: 9 },
        { entrant: 'e2', tiebreaker: 'Singing', value: 9 },
      ],
    }),
    given: [created, registered],
  },
  {
    name: 'of a whole round',
    operation: 'reportResults',
    input: ({ tournament }: World) => ({
      tournament,
      round: 1,
      results: [
        { table: 1, kind: 'PLAYED', victoryPoints: [7, 3] },
        { table: 2, kind: 'BOTH_LOST' },
        { table: 3, kind: 'PLAYED', victoryPoints: [7, 3] },
      ],
    }),
    given: started,
  },
];
