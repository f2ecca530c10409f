import { memoryStore } from '../../infrastructure/aws/memory-store';
import { type Input, type OperationName, freshKey, must } from './organiser';
import type {
  CreatedTournament,
  Entrant,
  ReportedTable,
  Round,
  Tournament,
} from '../../../src/app/kernel/generated/answers';

/** Whoever changes what a drawn round was drawn from is told at once which tables that concerns, and that it can be drawn again. */

/** Four entrants; round 1 is reported, 5 to 1 for the lower number at each table, and round 2 is drawn. */
const scene = async () => {
  const world = { store: memoryStore() };
  const created = await must<CreatedTournament>(world, 'createTournament', {
    input: { name: 'Cup', rounds: 3 },
  });
  const { id: tournament } = created.tournament;
  const token = created.organiserToken;
  const done = <T>(operation: OperationName, input: Input = {}, more: object = {}) =>
    must<T>(world, operation, { input: { tournament, ...input }, token, ...more });
  for (const name of ['Ann', 'Bert', 'Cleo', 'Dirk']) await done('registerEntrant', { name });
  const round = await done<Round>('drawRound');
  await done('startRound', { round: 1 });
  const report = (table: number, victoryPoints: readonly number[], more: object = {}) =>
    done<ReportedTable>('reportResult', { round: 1, table, kind: 'PLAYED', victoryPoints }, more);
  // The winner of table 1 stands first, the winner of table 2 second.
  await report(1, [9, 0]);
  await report(2, [5, 0]);
  const second = await done<Round>('drawRound');
  return { done, report, round, second };
};

const OTHERWISE = 'Round 2 would now be drawn otherwise at table 1, 2: draw it again, or start it as it is.';

it('warns of a corrected result under a drawn round, names the tables and offers the redraw', async () => {
  const { done, report, round, second } = await scene();
  const [winner, loser] = round.tables[0]?.entrants ?? [];
  expect(second.tables[0]?.entrants).toContain(winner);
  const correction = { ifMatch: '1', idempotencyKey: freshKey() };
  const corrected = await report(1, [0, 9], correction);
  expect(corrected.drawWarning).toBe(OTHERWISE);
  // A repeated request is answered alike, and the tournament says the same until the round is drawn again.
  expect(await report(1, [0, 9], correction)).toEqual(corrected);
  expect((await done<Tournament>('tournament')).warnings).toContain(OTHERWISE);
  const redrawn = await done<Round>('redrawRound', { round: 2, reason: 'a corrected result' });
  expect(redrawn.tables[0]?.entrants).toContain(loser);
  expect((await done<Tournament>('tournament')).warnings).not.toContain(OTHERWISE);
});

it('warns of nothing where the correction changes no table', async () => {
  const { report } = await scene();
  expect((await report(1, [8, 0], { ifMatch: '1' })).drawWarning).toBeNull();
});

it('warns of a seated entrant that leaves, and of nothing once it is back', async () => {
  const { done, second } = await scene();
  const [gone = ''] = second.tables[1]?.entrants ?? [];
  const left = await done<Entrant>('withdrawEntrant', { entrant: gone });
  expect(left.drawWarning).toMatch(
    /^Somebody has left at table 2 of round 2: draw the round again, or set its tables by hand\./,
  );
  const renamed = await done<Entrant>('updateEntrant', { entrant: gone, name: 'Gone' });
  expect(renamed.drawWarning).toBeNull();
  expect((await done<Entrant>('reinstateEntrant', { entrant: gone })).drawWarning).toBeNull();
  const { entrants } = await done<Tournament>('tournament');
  expect(entrants.map(({ drawWarning }) => drawWarning)).toEqual([null, null, null, null]);
});

it('warns of a disqualified entrant in the same words, and of nobody once the round is started', async () => {
  const { done, second } = await scene();
  const [gone = '', other = ''] = second.tables[0]?.entrants ?? [];
  const out = await done<Entrant>('disqualifyEntrant', { entrant: gone, reason: 'loaded dice' });
  expect(out.drawWarning).toContain('Somebody has left at table 1 of round 2');
  await done('startRound', { round: 2 });
  expect((await done<Entrant>('withdrawEntrant', { entrant: other })).drawWarning).toBeNull();
});
