import { isReplay } from '../../../../src/app/kernel/use-case';
import { type Input, ask, freshKey, must } from '../organiser';
import { type Scene, does, grant, newScene, sceneAfter, steps } from '../scene';
import type { BulkReport, Tournament } from '../../../../src/app/kernel/generated/answers';

const names = async (scene: Scene) =>
  (await does<Tournament>(scene, 'tournament')).entrants.map(({ name }) => name);

const bulk = (scene: Scene, operation: Parameters<typeof ask>[1], input: Input, key = freshKey()) =>
  must<BulkReport>({ store: scene.store }, operation, {
    input: { tournament: scene.id, ...input },
    token: scene.token,
    idempotencyKey: key,
  });

const told = ({ lines }: BulkReport) =>
  lines.map(({ line, outcome, entrant, table, code, errors }) =>
    [line, outcome, entrant ?? table ?? code, ...errors.map(({ path }) => path)].join(' '),
  );

const FILE = [
  'name,club,seeding',
  'Ann,Rohan,1',
  ',Gondor,2',
  '"Bert, the Old",,x',
  'Cleo,Rohan,3,4',
  'Dirk,,',
].join('\n');

describe('a CSV file of entrants', () => {
  it('registers every line without a fault, and names each fault with its line', async () => {
    const scene = await newScene();
    const report = await bulk(scene, 'importEntrants', { csv: FILE });
    expect(told(report)).toEqual([
      '2 DONE e1',
      '3 REFUSED INVALID_INPUT name',
      '4 REFUSED INVALID_INPUT seeding',
      '5 REFUSED INVALID_INPUT ',
      '6 DONE e2',
    ]);
    expect([report.done, report.refused]).toEqual([2, 3]);
    expect(await names(scene)).toEqual(['Ann', 'Dirk']);
  });

  it('is registered once, however often it is sent, and goes on where it was corrected', async () => {
    const scene = await newScene();
    const key = freshKey();
    const first = await bulk(scene, 'importEntrants', { csv: FILE }, key);
    expect(await bulk(scene, 'importEntrants', { csv: FILE }, key)).toEqual(first);
    const corrected = FILE.replace(',Gondor,2', 'Eve,Gondor,2').replace(',,x', ',,4').replace('3,4', '3');
    expect(told(await bulk(scene, 'importEntrants', { csv: corrected }, key))).toEqual([
      '2 DONE e1',
      '3 DONE e3',
      '4 DONE e4',
      '5 DONE e5',
      '6 DONE e2',
    ]);
    expect(await names(scene)).toEqual(['Ann', 'Dirk', 'Eve', 'Bert, the Old', 'Cleo']);
  });

  it('sent again says that it is a repetition, unless a line is new', async () => {
    const scene = await newScene();
    const key = freshKey();
    const send = async (csv: string) =>
      isReplay(
        await ask({ store: scene.store }, 'importEntrants', {
          input: { tournament: scene.id, csv },
          token: scene.token,
          idempotencyKey: key,
        }),
      );
    expect([await send(FILE), await send(FILE)]).toEqual([false, true]);
    expect(await send(FILE.replace(',Gondor,2', 'Eve,Gondor,2'))).toBe(false);
  });

  it('tried first changes nothing and foresees what happens then', async () => {
    const scene = await newScene();
    const before = JSON.stringify(scene.store.items());
    const tried = await bulk(scene, 'importEntrants', { csv: FILE, dryRun: true });
    expect(JSON.stringify(scene.store.items())).toBe(before);
    const done = await bulk(scene, 'importEntrants', { csv: FILE });
    expect(told(tried).map((line) => line.replace('POSSIBLE', 'DONE'))).toEqual(told(done));
    expect(tried.isDryRun).toBe(true);
  });

  it.each([
    ['club\nRohan', 'csv: line 1: a column name is required'],
    ['name,name\nAnn,Bea', 'csv: line 1: the column name occurs twice'],
    ['name,shoe\nAnn,44', 'csv: line 1: "shoe" is not a column'],
    ['name', 'csv: must have 1 to 200 lines below the header line, not 0'],
    [`name\n${'Ann\n'.repeat(201)}`, 'csv: must have 1 to 200 lines below the header line, not 201'],
  ])('%j is refused as a whole', async (csv, words) => {
    const scene = await newScene();
    const answer = await ask({ store: scene.store }, 'importEntrants', {
      input: { tournament: scene.id, csv },
      token: scene.token,
      idempotencyKey: freshKey(),
    });
    expect(
      answer.ok
        ? []
        : (answer.error as { faults?: readonly { path: string; message: string }[] }).faults
            ?.map(({ path, message }) => `${path}: ${message}`)
            .join(),
    ).toContain(words);
    expect(await names(scene)).toEqual([]);
  });
});

describe('many lines in one request', () => {
  it('takes two lines that say the same for two', async () => {
    const scene = await newScene();
    await bulk(scene, 'registerEntrants', { entrants: [{ name: 'Ann' }, { name: 'Ann' }] });
    expect(await names(scene)).toEqual(['Ann', 'Ann']);
  });

  it('refuses a line whose key stands for another one', async () => {
    const scene = await newScene();
    const key = freshKey();
    await bulk(scene, 'registerEntrants', { entrants: [{ key: 'row 1', name: 'Ann' }] }, key);
    const again = await bulk(scene, 'registerEntrants', { entrants: [{ key: 'row 1', name: 'Anne' }] }, key);
    expect(told(again)).toEqual(['1 REFUSED IDEMPOTENCY_KEY_REUSED']);
    expect(await names(scene)).toEqual(['Ann']);
  });

  it('checks in who can be, and says of the others why not', async () => {
    const scene = await sceneAfter('registered', 'withdrawn', 'checkIn');
    const report = await bulk(scene, 'checkInEntrants', { entrants: ['e1', 'e4', 'e9', 'e2', 'e1'] });
    expect(told(report)).toEqual([
      '1 DONE e1',
      '2 REFUSED CONFLICT',
      '3 REFUSED NOT_FOUND',
      '4 DONE e2',
      '5 REFUSED CONFLICT',
    ]);
  });

  it('reports a whole round, tried first, and corrects a result of which the version is named', async () => {
    const scene = await sceneAfter('registered', 'drawn', 'started');
    const results = [
      { table: 1, kind: 'PLAYED', victoryPoints: [7, 3] },
      { table: 2, kind: 'PLAYED', victoryPoints: [4, 4] },
      { table: 3, kind: 'BOTH_LOST' },
    ];
    expect(told(await bulk(scene, 'reportResults', { round: 1, results, dryRun: true }))).toEqual([
      '1 POSSIBLE 1',
      '2 POSSIBLE 2',
      '3 REFUSED NOT_FOUND',
    ]);
    expect(told(await bulk(scene, 'reportResults', { round: 1, results }))).toEqual([
      '1 DONE 1',
      '2 DONE 2',
      '3 REFUSED NOT_FOUND',
    ]);
    const corrected = [{ table: 1, kind: 'PLAYED', victoryPoints: [8, 3] }];
    const unnamed = await bulk(scene, 'reportResults', { round: 1, results: corrected });
    expect(told(unnamed)).toEqual(['1 REFUSED VERSION_MISMATCH']);
    expect(unnamed.lines[0]?.detail).toBe(
      'The version now is 1: read it again, and give it as the `version` of the line.',
    );
    const named = corrected.map((line) => ({ ...line, version: '1' }));
    expect(told(await bulk(scene, 'reportResults', { round: 1, results: named }))).toEqual(['1 DONE 1']);
    expect((await does<Tournament>(scene, 'tournament')).state).toBe('ROUND_COMPLETE');
  });

  it('is for those who may do one of them', async () => {
    const scene = await newScene();
    await steps.registered(scene);
    const token = await grant(scene, 'PLAYER', 'e1');
    const answer = await ask({ store: scene.store }, 'checkInEntrants', {
      input: { tournament: scene.id, entrants: ['e1'] },
      token,
      idempotencyKey: freshKey(),
    });
    expect(answer.ok ? 'OK' : answer.error.code).toBe('FORBIDDEN');
  });
});
