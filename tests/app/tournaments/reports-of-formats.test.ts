import type {
  CreatedTournament,
  ReportedTable,
  TournamentStandings,
} from '../../../src/app/kernel/generated/answers';
import { type Scene, does, newScene } from './scene';
import { ask, freshKey, must } from './organiser';

const numbers = [{ id: 'objectives', most: 5 }, { id: 'kills', most: 60 }]; // prettier-ignore

const started = async (scoring: object): Promise<Scene> => {
  const scene = await newScene({ pack: { scoring } });
  for (const name of ['Ann', 'Ben', 'Cem', 'Dia']) await does(scene, 'registerEntrant', { name });
  await does(scene, 'drawRound');
  await does(scene, 'startRound', { round: 1 });
  return scene;
};
const asks = ({ store, token, id: tournament }: Scene, input: object) =>
  ask({ store }, 'reportResult', {
    input: { tournament, round: 1, table: 1, kind: 'PLAYED', victoryPoints: [3, 8], ...input },
    token,
    idempotencyKey: freshKey(),
  });
const winnerAndPoints = async (scene: Scene) => {
  const { standings } = await does<TournamentStandings>(scene, 'standings', { round: 1 });
  return standings.slice(0, 1).map(({ entrant, won, victoryPoints }) => [entrant, won, victoryPoints]);
};

describe('numbers of a game', () => {
  const scoring = { winner: 'NUMBER', winnerNumber: 'objectives', numbers };
  const reported = [
    { number: 'objectives', values: [2, 1] },
    { number: 'kills', values: [10, 31] },
  ];

  test('are reported, shown, and decide who wins', async () => {
    const scene = await started(scoring);
    const table = await does<ReportedTable>(scene, 'reportResult', { round: 1, table: 1, kind: 'PLAYED', victoryPoints: [3, 8], numbers: reported }); // prettier-ignore
    expect(table.result).toMatchObject({ numbers: reported, winner: null });
    expect(await winnerAndPoints(scene)).toEqual([[table.entrants[0], 1, 3]]);
  });

  test('are announced with the event', async () => {
    const scene = await started(scoring);
    expect(await does(scene, 'tournament')).toMatchObject({
      reports: {
        winner: 'NUMBER',
        winnerNumber: 'objectives',
        numbers: [
          { number: 'objectives', most: 5, tournamentPoints: 0 },
          { number: 'kills', most: 60, tournamentPoints: 0 },
        ],
      },
    });
  });

  test('survive export and import', async () => {
    const scene = await started(scoring);
    await does(scene, 'reportResult', { round: 1, table: 1, kind: 'PLAYED', victoryPoints: [3, 8], numbers: reported }); // prettier-ignore
    const { document } = await does<{ document: object }>(scene, 'exportTournament');
    const { tournament } = await must<CreatedTournament>({ store: scene.store }, 'importTournament', {
      input: { document },
    });
    const copy = await does<TournamentStandings>({ ...scene, id: tournament.id }, 'standings', { round: 1 });
    expect(copy.standings[0]).toMatchObject({ won: 1, victoryPoints: 3 });
  });

  test('every fault by name, and nothing is changed', async () => {
    const scene = await started(scoring);
    expect(await asks(scene, {})).toMatchObject({
      ok: false,
      error: { faults: [{ path: 'numbers', code: 'REQUIRED', message: 'must say the objectives, kills of both sides' }] }, // prettier-ignore
    });
    const wrong = [
      { number: 'objectives', values: [6, 0] },
      { number: 'objectives', values: [1, 0] },
      { number: 'loot', values: [0, 0] },
    ];
    expect(await asks(scene, { numbers: wrong, winner: 'DRAW' })).toMatchObject({
      ok: false,
      error: {
        faults: [
          { path: 'numbers', message: 'must say the kills of both sides' },
          { path: 'numbers[0].values', message: 'must be 0 to 5 each' },
          { path: 'numbers[1].number', code: 'DUPLICATE' },
          { path: 'numbers[2].number', message: 'must be one of objectives, kills' },
        ],
      },
    });
    expect(await asks(await started({}), { numbers: reported })).toMatchObject({
      ok: false,
      error: { faults: [{ path: 'numbers', code: 'NOT_ALLOWED' }] },
    });
  });
});

describe("the players' word", () => {
  test('decides where the pack asks for it', async () => {
    const scene = await started({ winner: 'REPORTED' });
    const { tables } = await does<{ tables: readonly { entrants: readonly string[] }[] }>(scene, 'round', { round: 1 }); // prettier-ignore
    const [first] = tables[0]!.entrants;
    expect(await asks(scene, { winner: 'e9' })).toMatchObject({ ok: false, error: { faults: [{ path: 'winner', code: 'UNKNOWN_REFERENCE' }] } }); // prettier-ignore
    const table = await does<ReportedTable>(scene, 'reportResult', { round: 1, table: 1, kind: 'PLAYED', victoryPoints: [3, 8], winner: first }); // prettier-ignore
    expect(table.result?.winner).toBe(first);
    expect(await winnerAndPoints(scene)).toEqual([[first, 1, 3]]);
  });

  test('is only checked elsewhere', async () => {
    const scene = await started({});
    const { tables } = await does<{ tables: readonly { entrants: readonly string[] }[] }>(scene, 'round', { round: 1 }); // prettier-ignore
    const [first, second] = tables[0]!.entrants;
    expect(await asks(scene, { winner: first })).toMatchObject({
      ok: false,
      error: { faults: [{ path: 'winner', message: `says ${first}, but by this result it is ${second}` }] },
    });
  });
});
