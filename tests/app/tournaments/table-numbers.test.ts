import type { Entrant, ResultsSheet, Round } from '../../../src/app/kernel/generated/answers';
import { ask, freshKey } from './organiser';
import { type Scene, does, newScene } from './scene';

/** Four players in the second half of a hall; e2 needs the table by the door, 40, which is not among the first. */
const inTheHall = async (): Promise<Scene> => {
  const scene = await newScene({ firstTable: 21 });
  for (const name of ['Ann', 'Bert', 'Cleo', 'Dirk']) await does(scene, 'registerEntrant', { name });
  await does(scene, 'updateEntrant', { entrant: 'e2', fixedTable: 40 });
  await does(scene, 'drawRound');
  await does(scene, 'startRound', { round: 1 });
  return scene;
};
const round = (scene: Scene, number = 1) => does<Round>(scene, 'round', { round: number });
const numbers = ({ tables }: Round) => tables.map(({ number }) => number).toSorted();
const tableOf = ({ tables }: Round, entrant: string) =>
  tables.find(({ entrants }) => entrants.includes(entrant));

it('has the tables from the first number on, and each game of an entrant at its fixed table', async () => {
  const scene = await inTheHall();
  const first = await round(scene);
  expect(numbers(first)).toEqual([21, 40]);
  expect(tableOf(first, 'e2')?.number).toBe(40);
  for (const { table } of first.tables)
    await does(scene, 'reportResult', { round: 1, table, kind: 'PLAYED', victoryPoints: [5, 1] });
  await does(scene, 'updateEntrant', { entrant: 'e2', fixedTable: 22 });
  const second = await does<Round>(scene, 'drawRound');
  expect(numbers(second)).toEqual([21, 22]);
  // Among the numbers of the hall its place in the list is that of its number.
  expect(tableOf(second, 'e2')).toMatchObject({ table: 2, number: 22 });
  // A round that was played stays where it was.
  expect(numbers(await round(scene))).toEqual([21, 40]);
});

it('gives two who come late the next free number, and writes and reads the numbers in files', async () => {
  const scene = await inTheHall();
  for (const name of ['Eve', 'Finn']) await does(scene, 'registerEntrant', { name });
  const paired = await does<Round>(scene, 'pairStranded', {
    round: 1,
    first: 'e5',
    second: 'e6',
    reason: 'late',
  });
  expect(paired.tables[2]).toMatchObject({ table: 3, number: 22 });
  const { csv } = await does<ResultsSheet>(scene, 'resultsSheet', { round: 1 });
  expect(csv).toContain('\n1,22,Eve,Finn,');
  await does(scene, 'importResults', {
    round: 1,
    csv: 'table,points 1,points 2\n22,7,3',
  });
  expect((await round(scene)).tables[2]?.result?.victoryPoints).toEqual([7, 3]);
});

it('refuses a table that is fixed for another, until that one has left', async () => {
  const scene = await inTheHall();
  const fix = (operation: 'updateEntrant' | 'registerEntrant', input: object) =>
    ask<Entrant>({ store: scene.store }, operation, {
      input: { tournament: scene.id, fixedTable: 40, ...input },
      token: scene.token,
      idempotencyKey: freshKey(),
    });
  const taken = {
    error: {
      code: 'INVALID_INPUT',
      faults: [
        {
          path: 'fixedTable',
          code: 'DUPLICATE',
          message: 'is the fixed table of e2: two games cannot be at one table',
        },
      ],
    },
  };
  expect(await fix('updateEntrant', { entrant: 'e1' })).toMatchObject(taken);
  expect(await fix('registerEntrant', { name: 'Eve' })).toMatchObject(taken);
  await does(scene, 'withdrawEntrant', { entrant: 'e2' });
  expect(await fix('updateEntrant', { entrant: 'e1' })).toMatchObject({
    ok: true,
    value: { fixedTable: 40 },
  });
});
