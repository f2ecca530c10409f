import type {
  ImportedTrf,
  TournamentStandings,
  TournamentTrf,
} from '../../../../src/app/kernel/generated/answers';
import { isReplay } from '../../../../src/app/kernel/use-case';
import { seededIntegers } from '../../../../src/shared/seeded-random';
import { example16, example26 } from '../../../domain/tournaments/trf/example-files';
import { memoryStore } from '../../../infrastructure/aws/memory-store';
import { ask, freshKey, must } from '../organiser';
import { type Scene, does, newScene } from '../scene';
import { readStandings } from './small-trf-reader';

const imported = async (trf: string) => {
  const store = memoryStore(() => 1_700_000_000_000);
  const created = await must<ImportedTrf>({ store }, 'importTrf', { input: { trf } });
  const { tournament, organiserToken: token, recoveryCode, notKept } = created;
  return { scene: { store, id: tournament.id, token, recoveryCode } satisfies Scene, notKept };
};
const written = async (scene: Scene, format: 'TRF16' | 'TRF26') =>
  (await does<TournamentTrf>(scene, 'tournamentTrf', { format })).trf;

/** Lines of players without what a tournament keeps of nobody: sex, title, FIDE number, date of birth. And without ranks. */
const known = (text: string): readonly string[] =>
  text
    .split('\r\n')
    .map((line) =>
      line.startsWith('001')
        ? `${line.slice(0, 8)}      ${line.slice(14, 56)}                         ${line.slice(80, 85)}    ${line.slice(89)}`
        : line,
    );

it('imports an example of TRF16 and writes it again: names, ratings, results, byes, forfeits, forbidden pairs', async () => {
  const { scene, notKept } = await imported(example16);
  expect(known(await written(scene, 'TRF16'))).toEqual(known(example16));
  expect(notKept).toEqual([
    'sexes of players',
    'titles of players',
    'FIDE numbers of players',
    'dates of birth of players',
  ]);
  expect(await does(scene, 'tournament')).toMatchObject({ name: 'Spring Open', state: 'ROUND_COMPLETE' });
});

it('imports an example of TRF26 and writes it again, with its points, tie-breaks and byes to come', async () => {
  const { scene, notKept } = await imported(example26);
  expect(known(await written(scene, 'TRF26'))).toEqual(known(example26));
  expect(notKept).toEqual([]);
  // Round 3 is drawn here: both who asked for a bye have it, and nobody is left for 1 and 2 but each other.
  const round = await does(scene, 'drawRound');
  expect(round).toMatchObject({ number: 3, tables: [{ entrants: ['e1', 'e2'] }] });
});

it('gives the points and ranks of the file', async () => {
  const { scene } = await imported(example26);
  const { standings } = await does<TournamentStandings>(scene, 'standings');
  expect(standings.map(({ entrant, rank, tournamentPoints }) => [entrant, rank, tournamentPoints])).toEqual([
    ['e1', 1, 6],
    ['e2', 2, 3],
    // Buchholz cut 1: 3 has met 1 (4 half points) and 4 (1), 4 has met 2 (2) and 3 (1).
    ['e3', 3, 1],
    ['e4', 4, 1],
  ]);
});

it('makes an adjustment of points that the games do not explain', async () => {
  const { scene } = await imported(example26.replace('3.0    2     4 b', '2.0    2     4 b'));
  const { standings } = await does<TournamentStandings>(scene, 'standings');
  expect(standings.find(({ entrant }) => entrant === 'e2')?.tournamentPoints).toBe(2);
  expect(await does(scene, 'entrant', { entrant: 'e2' })).toMatchObject({
    adjustments: [{ tournamentPoints: -1, victoryPoints: 0, reason: 'Points of the report file.' }],
  });
});

const players = ['Ann', 'Bea', 'Cem', 'Dirk', 'Éowyn of Rohan', 'Fay', 'Gus'];
/** Seven players and three rounds by document 001, with a bye, a concession, a game lost by both and a player who leaves. */
const played = async (): Promise<Scene> => {
  const scene = await newScene({ rounds: 3, tiebreakers: [] });
  for (const name of players) await does(scene, 'registerEntrant', { name });
  for (const round of [1, 2, 3]) {
    const { tables } = await does<{ tables: { entrants: string[] }[] }>(scene, 'drawRound');
    await does(scene, 'startRound', { round });
    for (const [index, { entrants }] of tables.entries()) {
      const result =
        index === 0
          ? { kind: 'PLAYED', victoryPoints: [round * 3, 4] }
          : index === 1 && round === 2
            ? { kind: 'CONCESSION', concededBy: entrants[0] }
            : index === 2 && round === 3
              ? { kind: 'BOTH_LOST' }
              : { kind: 'PLAYED', victoryPoints: [5, 5] };
      await does(scene, 'reportResult', { round, table: index + 1, ...result });
    }
    if (round === 1) await does(scene, 'withdrawEntrant', { entrant: 'e7' });
  }
  await does(scene, 'finishTournament');
  return scene;
};

it.each(['TRF16', 'TRF26'] as const)(
  'opens a finished event in an independent reader of %s with the same standings',
  async (format) => {
    const scene = await played();
    const { standings } = await does<TournamentStandings>(scene, 'standings');
    const names = new Map(players.map((name, index) => [`e${index + 1}`, name]));
    const read = readStandings(await written(scene, format));
    expect(read.map(({ name, rank, points }) => [name, rank, points])).toEqual(
      standings
        .toSorted(
          (a, b) => (a.rank ?? 0) - (b.rank ?? 0) || Number(a.entrant.slice(1)) - Number(b.entrant.slice(1)),
        )
        .map(({ entrant, rank, tournamentPoints }) => [names.get(entrant), rank, tournamentPoints]),
    );
    for (const { points, counted } of read) expect(counted).toBe(points);
  },
);

it('comes back from its own file with the same points', async () => {
  const scene = await played();
  const there = await imported(await written(scene, 'TRF26'));
  const points = async (of: Scene) =>
    new Map(
      (await does<TournamentStandings>(of, 'standings')).standings.map((line) => [
        line.entrant,
        line.tournamentPoints,
      ]),
    );
  expect(await points(there.scene)).toEqual(await points(scene));
});

const refusal = async (trf: string) => {
  const store = memoryStore(() => 1_700_000_000_000);
  const answer = await ask({ store }, 'importTrf', { input: { trf }, idempotencyKey: freshKey() });
  expect(store.items()).toEqual([]);
  if (answer.ok || answer.error.code !== 'INVALID_INPUT') throw new Error('taken');
  return answer.error.faults.map(({ path, message }) => `${path}: ${message}`);
};

it('refuses by name what contradicts itself, and stores nothing', async () => {
  expect(await refusal('nothing of the kind')).toEqual(['trf: has no player: a line that begins with 001']);
  expect(await refusal(example26.replace('4 w =', '4 w 1'))).toEqual([
    'trf: round 2: the opponent 4 of 3 has the result "=", which does not fit "1"',
    'trf: round 2: the opponent 3 of 4 has the result "1", which does not fit "="',
  ]);
  expect(await refusal(example26.replace('2 b 1', '9 b 1'))).toEqual([
    'trf: round 2: the opponent 9 of 1 is no player',
    'trf: round 2: the opponent 1 of 2 does not have 2 as the opponent',
  ]);
  expect(await refusal(example26.replace('260 001 003    1    4', '260 001 003    1    8'))).toEqual([
    'trf: 8 is no player of the file',
  ]);
  expect(await refusal(`${example26}013 A team                          1   2\r\n`)).toEqual([
    'trf: is of a team event: only events of single players are read',
  ]);
  expect(await refusal(example26.replace('6.0    1', '6.3    1'))).toEqual([
    'trf: points must be whole or halves',
  ]);
});

it('is not written for teams', async () => {
  const scene = await newScene({ format: 'DOUBLES' });
  const answer = await ask({ store: scene.store }, 'tournamentTrf', { input: { tournament: scene.id } });
  expect(answer).toMatchObject({ ok: false, error: { code: 'CONFLICT', reason: 'NO_SINGLES_EVENT' } });
});

it('gives the same tournament to a repeated request', async () => {
  const store = memoryStore(() => 1_700_000_000_000);
  const idempotencyKey = freshKey();
  const first = await ask({ store }, 'importTrf', { input: { trf: example16 }, idempotencyKey });
  const again = await ask({ store }, 'importTrf', { input: { trf: example16 }, idempotencyKey });
  expect(again).toEqual(first);
  expect([isReplay(first), isReplay(again)]).toEqual([false, true]);
});

it('answers each of 200 mutated files within a second, and never throws', async () => {
  const next = seededIntegers('mutated report files');
  for (let file = 0; file < 200; file += 1) {
    const from = Array.from(file % 2 === 0 ? example16 : example26);
    for (let change = 0; change <= next(5); change += 1) {
      const at = next(from.length);
      const mark = Array.from('0019=+-HFZU w\r\n\u0000"é😀;')[next(18)] ?? '';
      if (next(3) === 0) from.splice(at, next(60));
      else if (next(2) === 0) from.splice(at, 0, mark);
      else from[at] = mark;
    }
    const began = performance.now();
    const answer = await ask({ store: memoryStore(() => 0) }, 'importTrf', {
      input: { trf: from.join('') },
      idempotencyKey: freshKey(),
    });
    expect(answer.ok || answer.error.code).toEqual(answer.ok ? true : 'INVALID_INPUT');
    expect(performance.now() - began).toBeLessThan(1_000);
  }
});
