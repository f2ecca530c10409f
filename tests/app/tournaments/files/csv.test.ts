import type {
  BulkReport,
  CsvPreview,
  ResultsSheet,
  Round,
  Tournament,
} from '../../../../src/app/kernel/generated/answers';
import { seededIntegers } from '../../../../src/shared/seeded-random';
import { memoryStore } from '../../../infrastructure/aws/memory-store';
import { type Input, ask, freshKey, must } from '../organiser';
import { type Scene, does, newScene } from '../scene';

const preview = (input: Input) => must<CsvPreview>({ store: memoryStore(() => 0) }, 'previewCsv', { input });
const told = ({ lines }: BulkReport) =>
  lines.map(({ line, outcome, entrant, table, detail }) =>
    [line, outcome, entrant ?? table ?? detail].join(' '),
  );
const names = async (scene: Scene) =>
  (await does<Tournament>(scene, 'tournament')).entrants.map(({ name, club }) => `${name} of ${club}`);

/** A list as a shop's program writes it: a byte order mark, semicolons, quotes, headings of its own. */
const LIST =
  '\uFEFFNr;Vorname;Nachname;Heimat;E-Mail\r\n1;Ann;"Smith; the younger";Rohan;a@b.c\r\n2;Bert;Burr;;\r\n';

it('shows what each column is taken for before anything is, and what is not understood', async () => {
  const shown = await preview({ kind: 'ENTRANTS', csv: LIST });
  expect(shown.columns).toEqual([
    { column: 1, heading: 'Nr', field: null, samples: ['1', '2'] },
    { column: 2, heading: 'Vorname', field: 'FIRST_NAME', samples: ['Ann', 'Bert'] },
    { column: 3, heading: 'Nachname', field: 'LAST_NAME', samples: ['Smith; the younger', 'Burr'] },
    { column: 4, heading: 'Heimat', field: null, samples: ['Rohan'] },
    { column: 5, heading: 'E-Mail', field: null, samples: ['a@b.c'] },
  ]);
  expect(shown.lines).toBe(2);
  expect(shown.problems).toHaveLength(3);
  expect(shown.problems[0]).toContain('line 1: "Nr" is not a column; known are name, first name, last name');
});

it('takes any headings by the mapping that is sent, and leaves out the other columns', async () => {
  const columns = [
    { column: 2, field: 'FIRST_NAME' },
    { column: 3, field: 'LAST_NAME' },
    { column: 4, field: 'CLUB' },
  ];
  expect((await preview({ kind: 'ENTRANTS', csv: LIST, columns })).problems).toEqual([]);
  const scene = await newScene();
  const report = await does<BulkReport>(scene, 'importEntrants', { csv: LIST, columns });
  expect(told(report)).toEqual(['2 DONE e1', '3 DONE e2']);
  expect(await names(scene)).toEqual(['Ann Smith; the younger of Rohan', 'Bert Burr of null']);
});

it('gives whoever needs it a table of their own, which nobody has twice', async () => {
  const scene = await newScene();
  const csv = 'name,Fester Tisch\nAnn,1\nBert,\nCleo,1\nDirk,near the door';
  const report = await does<BulkReport>(scene, 'importEntrants', { csv });
  expect(told(report).map((line) => line.split(' ').slice(0, 2).join(' '))).toEqual([
    '2 DONE',
    '3 DONE',
    '4 REFUSED',
    '5 REFUSED',
  ]);
  const { entrants } = await does<Tournament>(scene, 'tournament');
  expect(entrants.map(({ name, fixedTable }) => [name, fixedTable])).toEqual([
    ['Ann', 1],
    ['Bert', null],
  ]);
});

const refusal = async (operation: 'importEntrants' | 'importResults', input: Input, scene?: Scene) => {
  const at = scene ?? (await newScene());
  const before = JSON.stringify(at.store.items());
  const answer = await ask({ store: at.store }, operation, {
    input: { tournament: at.id, ...input },
    token: at.token,
    idempotencyKey: freshKey(),
  });
  expect(JSON.stringify(at.store.items())).toBe(before);
  return answer.ok || answer.error.code !== 'INVALID_INPUT'
    ? []
    : answer.error.faults.map(({ path, message }) => `${path}: ${message}`);
};

it('refuses double names of a file by name, however they are written, and changes nothing', async () => {
  expect(await refusal('importEntrants', { csv: 'name,club\nAnn,\nBert,\n ann ,Rohan\nBERT,' })).toEqual([
    'csv: line 4: "ann" stands in line 2 too',
    'csv: line 5: "BERT" stands in line 3 too',
  ]);
});

it('refuses the line of a name that is registered already', async () => {
  const scene = await newScene();
  await does(scene, 'registerEntrant', { name: 'Ann' });
  const report = await does<BulkReport>(scene, 'importEntrants', { csv: 'name\nANN\nBert' });
  expect(told(report)).toEqual(['2 REFUSED 1 fault: name: "ANN" is registered already, as e1', '3 DONE e2']);
});

it.each([
  [[{ column: 9, field: 'NAME' }], 'columns[0].column: must be at most 2, as many as the file has'],
  [
    [
      { column: 1, field: 'NAME' },
      { column: 1, field: 'CLUB' },
    ],
    'columns[1].column: is named twice',
  ],
  [
    [
      { column: 1, field: 'NAME' },
      { column: 2, field: 'NAME' },
    ],
    'columns[1].field: is named twice',
  ],
  [[{ column: 1, field: 'CLUB' }], 'csv: line 1: a column name is required'],
  [
    [
      { column: 1, field: 'NAME' },
      { column: 2, field: 'POINTS_1' },
    ],
    'columns[1].field: must be one of NAME, FIRST_NAME, LAST_NAME, MEMBERS, CLUB, REGION, HOUSEHOLD, SQUAD, ALIGNMENT, SEEDING, FIXED_TABLE',
  ],
])('refuses the mapping %j', async (columns, words) => {
  expect(await refusal('importEntrants', { csv: 'a,b\nAnn,Rohan', columns })).toEqual([words]);
});

/** Four players whose names would run as formulas, or need quotes, in a started round. */
const started = async () => {
  const scene = await newScene();
  for (const name of ['=Ann', 'Bert, "the Old"', 'Cleo', 'Dirk'])
    await does(scene, 'registerEntrant', { name });
  await does(scene, 'drawRound');
  return { scene, round: await does<Round>(scene, 'startRound', { round: 1 }) };
};

it('writes pairings and results without formulas, and reads them again', async () => {
  const { scene } = await started();
  const sheet = await does<ResultsSheet>(scene, 'resultsSheet', { round: 1 });
  const [head, ...lines] = sheet.csv.split('\r\n');
  expect(head).toBe(
    'Round,Table,Player 1,Player 2,Victory Points 1,Victory Points 2,Tournament Points 1,Tournament Points 2,Leader killed 1,Leader killed 2,Conceded by,Result',
  );
  expect(sheet.csv).toContain(`'=Ann`);
  expect(sheet.csv).toContain('"Bert, ""the Old"""');
  expect(lines[0]).toMatch(/^1,1,.*,,,,,,,,$/);
  // The organiser fills in the points, with yes and no for the leaders.
  const filled = [
    head,
    ...lines.slice(0, 2).map((line) => line.replace(/,,,,,,,,$/, ',7,3,,,yes,no,,')),
  ].join('\n');
  const columns = [2, 3, 4, 5, 6, 9, 10, 11].map((column, index) => ({
    column,
    field: ['TABLE', 'PLAYER_1', 'PLAYER_2', 'POINTS_1', 'POINTS_2', 'LEADER_1', 'LEADER_2', 'CONCEDED_BY'][
      index
    ],
  }));
  const report = await does<BulkReport>(scene, 'importResults', { round: 1, csv: filled, columns });
  expect(told(report)).toEqual(['2 DONE 1', '3 DONE 2']);
  const after = await does<ResultsSheet>(scene, 'resultsSheet');
  expect(after.csv.split('\r\n')[1]).toMatch(/,7,3,3,0,yes,no,,player 1 won$/);
});

it('finds a table by its players in either order, and says where a line does not fit', async () => {
  const { scene, round } = await started();
  const all = ['=Ann', 'Bert, "the Old"', 'Cleo', 'Dirk'];
  const nameOf = (id: string | undefined): string => all[Number(id?.slice(1)) - 1] ?? '';
  const [first, second] = round.tables.map(({ entrants }) => entrants.map(nameOf));
  const quoted = (name = ''): string => `"${name.replaceAll('"', '""')}"`;
  const csv = [
    'Player A;Player B;VP 1;VP 2;Conceded',
    `${quoted(first?.[1])};${quoted(first?.[0])};3;8;`,
    `${quoted(first?.[0])};${quoted(second?.[0])};3;8;`,
    `${quoted(second?.[0])};${quoted(second?.[1])};0;0;${quoted(second?.[0])}`,
  ].join('\n');
  const report = await does<BulkReport>(scene, 'importResults', { round: 1, csv });
  expect(report.lines.map(({ outcome, table }) => [outcome, table])).toEqual([
    ['DONE', 1],
    ['REFUSED', null],
    ['DONE', 2],
  ]);
  expect(report.lines[1]?.detail).toContain('sit at no table of this round');
  const { tables } = await does<Round>(scene, 'round', { round: 1 });
  expect(tables.map(({ result }) => [result?.kind, result?.victoryPoints])).toEqual([
    ['PLAYED', [8, 3]],
    ['CONCESSION', null],
  ]);
});

it('refuses a file of results without tables or points', async () => {
  expect(await refusal('importResults', { round: 1, csv: 'table,points 1\n1,3' })).toEqual([
    'csv: line 1: a column points 2 is required',
  ]);
  expect(await refusal('importResults', { round: 1, csv: 'points 1,points 2\n1,3' })).toEqual([
    'csv: line 1: a column table, or player 1 and player 2, is required',
  ]);
});

it('answers each of 200 mutated files within a second, and never throws', async () => {
  const next = seededIntegers('mutated lists');
  const store = memoryStore(() => 0);
  for (let file = 0; file < 200; file += 1) {
    const from = Array.from(LIST.repeat(1 + next(20)));
    for (let change = 0; change <= next(8); change += 1) {
      const at = next(from.length);
      const mark = Array.from('",;\t\r\n\u0000=+-@\'é😀')[next(14)] ?? '';
      if (next(3) === 0) from.splice(at, next(40));
      else from.splice(at, 0, mark.repeat(1 + next(30)));
    }
    const began = performance.now();
    for (const kind of ['ENTRANTS', 'RESULTS']) {
      const answer = await ask({ store }, 'previewCsv', { input: { kind, csv: from.join('') } });
      expect(answer.ok || answer.error.code).toEqual(answer.ok ? true : 'INVALID_INPUT');
    }
    expect(performance.now() - began).toBeLessThan(1_000);
  }
});
