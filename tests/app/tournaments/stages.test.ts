import type {
  CreatedTournament,
  EventStages,
  Round,
  TournamentStandings,
} from '../../../src/app/kernel/generated/answers';
import { type Input, ask, freshKey, must } from './organiser';
import { type Scene, does, newScene } from './scene';
import { finalTable } from '../../../src/app/leagues/season/derived-table';
import { readTournament } from '../../../src/app/tournaments/store/read-tournament';

/** Round 1 by the seeding list; the lower player number always wins, number n with 20 - n Victory Points to none. */
const pairing = { firstRound: 'SEEDED', seeding: 'LIST', folding: 'HALVES' };

const eventOf = async (players: number, stages: readonly object[], settings: Input = {}): Promise<Scene> => {
  const rounds = stages.reduce<number>((sum, stage) => sum + (stage as { rounds: number }).rounds, 0);
  const scene = await newScene({ tiebreakers: [], rounds, pack: { pairing, stages }, ...settings });
  for (let number = 1; number <= players; number += 1)
    await does(scene, 'registerEntrant', { name: `Player ${number}`, seeding: number });
  return scene;
};

const numberOf = (id: string): number => Number(id.slice(1));
const tablesText = ({ tables }: Round): string =>
  tables.map(({ entrants }) => entrants.map(numberOf).join('-')).join(' ');

const report = async (scene: Scene, { number, tables }: Round): Promise<void> => {
  await does(scene, 'startRound', { round: number });
  for (const { table, entrants } of tables) {
    const [first = 0, second = 0] = entrants.map(numberOf);
    const victoryPoints = first < second ? [20 - first, 0] : [0, 20 - second];
    await does(scene, 'reportResult', { round: number, table, kind: 'PLAYED', victoryPoints });
  }
};
const play = async (scene: Scene, rounds: number): Promise<readonly string[]> => {
  const drawn: string[] = [];
  for (let index = 0; index < rounds; index += 1) {
    const round = await does<Round>(scene, 'drawRound');
    drawn.push(tablesText(round));
    await report(scene, round);
  }
  return drawn;
};
const places = ({ places: all }: Pick<EventStages, 'places'>): string =>
  all.map(({ place, entrants }) => `${place}:${entrants.map(numberOf).join('=')}`).join(' ');

const asks = (
  scene: Scene,
  operation: 'drawRound' | 'setStageField',
  input: object = {},
  ifMatch: string | null = null,
) =>
  ask<Round>({ store: scene.store }, operation, {
    input: { tournament: scene.id, ...input },
    token: scene.token,
    idempotencyKey: freshKey(),
    ifMatch,
  });

const swissThenFour = [
  { name: 'Swiss', by: 'SWISS', rounds: 3 },
  { name: 'Top 4', by: 'KNOCK_OUT', rounds: 2, cut: 4, thirdPlace: true },
];

describe('a Swiss stage, then a cut of four', () => {
  // Worked out by hand. Round 3 is the last of its stage, so it is straight. After it 1 has 9 points; 2 (+17), 3 (+15) and 5 (+11) have 6.
  test('rounds, bracket, third place and final places', async () => {
    const scene = await eventOf(8, swissThenFour);
    expect(await play(scene, 5)).toEqual([
      '1-5 2-6 3-7 4-8',
      '1-2 3-4 8-7 6-5',
      '1-3 2-4 5-7 8-6',
      '1-5 2-3',
      '1-2 3-5',
    ]);
    const all = await does<EventStages>(scene, 'stages');
    const [swiss, four] = all.stages;
    expect(places(all)).toBe('1:1 2:2 3:3 4:5 5:4 6:6 7:7 8:8');
    expect([swiss?.from, swiss?.to, four?.from, four?.to]).toEqual([1, 3, 4, 5]);
    expect(four?.groups[0]?.seeds).toEqual(['e1', 'e2', 'e3', 'e5']);
    expect(four?.bracket.map((games) => games.map(({ entrants, winner }) => [entrants.join('-'), winner].join(' '))).flat()).toEqual(['e1-e5 e1', 'e2-e3 e2', 'e1-e2 e1']); // prettier-ignore
    expect(four?.thirdPlace).toEqual({ round: 5, entrants: ['e5', 'e3'], winner: 'e3' });
    expect(swiss?.groups[0]?.standings.slice(0, 4).map(({ entrant, tournamentPoints }) => `${entrant} ${tournamentPoints}`)).toEqual(['e1 9', 'e2 6', 'e3 6', 'e5 6']); // prettier-ignore
  });

  test('whoever is not in the cut is not drawn, and the reasons say the seeds', async () => {
    const scene = await eventOf(8, swissThenFour);
    await play(scene, 3);
    const round = await does<Round>(scene, 'drawRound');
    expect(round.tables.map(({ reason }) => reason)).toEqual([
      { code: 'KNOCK_OUT', text: 'knock-out: seed 1 v seed 4' },
      { code: 'KNOCK_OUT', text: 'knock-out: seed 2 v seed 3' },
    ]);
    expect([round.unpaired, round.byes, round.sitsOut]).toEqual([null, [], []]);
  });

  test('a cut is drawn again by hand with a reason, which stays with a redraw', async () => {
    const scene = await eventOf(8, swissThenFour);
    await play(scene, 3);
    const { version } = await does<Round>(scene, 'drawRound');
    const wrong = await asks(
      scene,
      'setStageField',
      { round: 4, groups: [['e1', 'e1', 'e9']], reason: 'x' },
      version,
    );
    expect(wrong).toMatchObject({
      ok: false,
      error: {
        faults: [
          { path: 'groups', message: 'must have 4 entrants together, not 3' },
          { path: 'groups[0][1]', code: 'DUPLICATE' },
          { path: 'groups[0][2]', code: 'UNKNOWN_REFERENCE' },
        ],
      },
    });
    const set = await asks(scene, 'setStageField', { round: 4, groups: [['e1', 'e2', 'e3', 'e4']], reason: 'Five has left early' }, version); // prettier-ignore
    expect(set.ok && tablesText(set.value)).toBe('1-4 2-3');
    const again = await does<Round>(scene, 'redrawRound', { round: 4, reason: 'once more' }, { ifMatch: set.ok ? set.value.version : '' }); // prettier-ignore
    expect(tablesText(again)).toBe('1-4 2-3');
    const { stages } = await does<EventStages>(scene, 'stages');
    expect(stages[1]?.fieldReason).toBe('Five has left early');
    const { document } = await does<{ document: object }>(scene, 'exportTournament');
    const copy = await must<CreatedTournament>({ store: scene.store }, 'importTournament', {
      input: { document },
    });
    const imported = { ...scene, id: copy.tournament.id, token: copy.organiserToken };
    expect((await does<EventStages>(imported, 'stages')).stages[1]?.groups[0]?.seeds).toEqual(['e1', 'e2', 'e3', 'e4']); // prettier-ignore
  });

  test('a later correction does not change who is in the bracket', async () => {
    const scene = await eventOf(8, swissThenFour);
    await play(scene, 4);
    const { tables } = await does<Round>(scene, 'round', { round: 1 });
    await does(scene, 'reportResult', { round: 1, table: 1, kind: 'PLAYED', victoryPoints: [0, 19] }, { ifMatch: tables[0]?.version ?? '' }); // prettier-ignore
    expect(tablesText(await does<Round>(scene, 'drawRound'))).toBe('1-2 3-5');
  });
});

describe('pools, then a knock-out', () => {
  const stages = [
    { name: 'Pools', by: 'ROUND_ROBIN', rounds: 3, groups: 2 },
    { name: 'Semifinals', by: 'KNOCK_OUT', rounds: 2, cut: 4 },
  ];

  // Pools 1, 4, 5, 8 and 2, 3, 6, 7 by the tables of Berger of four. First 1 and 2, second 3 (+16) and 4 (+13).
  test('everybody meets everybody, and the first of each pool go on before the second', async () => {
    const scene = await eventOf(8, stages);
    expect(await play(scene, 5)).toEqual([
      '1-8 4-5 2-7 3-6',
      '8-5 1-4 7-6 2-3',
      '4-8 5-1 3-7 6-2',
      '1-4 2-3',
      '1-2',
    ]);
    const all = await does<EventStages>(scene, 'stages');
    expect(places(all)).toBe('1:1 2:2 3:3=4 5:5 6:6 7:7 8:8');
    expect(all.stages[0]?.groups[1]?.crosstable[1]).toEqual({
      entrant: 'e3',
      games: [
        { round: 1, opponent: 'e6', result: 'WON', victoryPoints: [17, 0], tournamentPoints: 3 },
        { round: 2, opponent: 'e2', result: 'LOST', victoryPoints: [0, 18], tournamentPoints: 0 },
        { round: 3, opponent: 'e7', result: 'WON', victoryPoints: [17, 0], tournamentPoints: 3 },
      ],
    });
  });

  test('of an odd number one sits out and scores nothing', async () => {
    const scene = await eventOf(5, [{ name: 'All play all', by: 'ROUND_ROBIN', rounds: 5 }]);
    const round = await does<Round>(scene, 'drawRound');
    expect([tablesText(round), round.sitsOut]).toEqual(['2-5 3-4', ['e1']]);
    await report(scene, round);
    const { standings } = await does<TournamentStandings>(scene, 'standings', { round: 1 });
    expect(standings.some(({ entrant }) => entrant === 'e1')).toBe(false);
  });
});

describe('a knock-out', () => {
  const stages = [{ name: 'Cup', by: 'KNOCK_OUT', rounds: 3 }];

  test('gives byes to the best, who go on without points; whoever leaves lets the other side on', async () => {
    const scene = await eventOf(5, stages);
    const first = await does<Round>(scene, 'drawRound');
    expect([tablesText(first), first.sitsOut]).toEqual(['4-5', ['e1', 'e2', 'e3']]);
    await report(scene, first);
    await does(scene, 'withdrawEntrant', { entrant: 'e2' });
    const second = await does<Round>(scene, 'drawRound');
    expect([tablesText(second), second.sitsOut]).toEqual(['1-4', ['e3']]);
    await report(scene, second);
    expect(await play(scene, 1)).toEqual(['1-3']);
    expect(places(await does<EventStages>(scene, 'stages'))).toBe('1:1 2:3 3:2=4 5:5');
  });

  test('a drawn game sends the better seed on', async () => {
    const scene = await eventOf(4, [{ name: 'Cup', by: 'KNOCK_OUT', rounds: 2 }]);
    await does(scene, 'drawRound');
    await does(scene, 'startRound', { round: 1 });
    for (const table of [1, 2]) await does(scene, 'reportResult', { round: 1, table, kind: 'PLAYED', victoryPoints: [3, 3] }); // prettier-ignore
    expect(tablesText(await does<Round>(scene, 'drawRound'))).toBe('1-2');
  });
});

// Day 1: 1-5 2-6 3-7 4-8. The better half 1, 2, 3, 4, the other 8, 7, 6, 5, as those lost by fewest.
test('a second Swiss day in groups by place, with points that begin anew and without a rematch', async () => {
  const stages = [
    { name: 'Day 1', by: 'SWISS', rounds: 1 },
    { name: 'Day 2', by: 'SWISS', rounds: 2, groups: 2, grouping: 'TIERS' },
  ];
  const scene = await eventOf(8, stages);
  expect(await play(scene, 3)).toEqual(['1-5 2-6 3-7 4-8', '1-2 3-4 8-7 6-5', '1-3 4-2 5-7 8-6']);
  const all = await does<EventStages>(scene, 'stages');
  expect(
    all.stages[1]?.groups.map(({ standings }) =>
      standings.map(({ entrant, tournamentPoints }) => `${entrant} ${tournamentPoints}`).join(', '),
    ),
  ).toEqual([
    // prettier-ignore
    'e1 6, e2 3, e3 3, e4 0',
    'e5 6, e6 3, e7 3, e8 0',
  ]);
});

describe('bad input is refused by name', () => {
  const create = (settings: Input) =>
    ask({ store: newStore }, 'createTournament', {
      input: { name: 'X', ...settings },
      idempotencyKey: freshKey(),
    });
  let newStore: Scene['store'];
  beforeAll(async () => {
    newStore = (await newScene()).store;
  });

  test.each([
    [
      'a stage without rounds',
      { rounds: 3, pack: { stages: [{ name: 'A', by: 'SWISS', rounds: 0 }] } },
      'pack.stages[0].rounds',
      'must be a whole number from 1 to 30, not 0',
    ],
    [
      'rounds that do not add up',
      { rounds: 6, pack: { stages: swissThenFour } },
      'pack.stages',
      'the stages have 5 rounds together, the event 6: make them the same',
    ],
    [
      'a cut larger than the most entrants',
      { rounds: 5, cap: 3, pack: { stages: swissThenFour } },
      'pack.stages[1].cut',
      'must be at most 3, the most entrants that play',
    ],
  ])('%s', async (_, settings, path, message) => {
    expect(await create(settings)).toMatchObject({ ok: false, error: { faults: [{ path, message }] } });
  });

  test('a cut larger than the field: the round is not drawn', async () => {
    const scene = await eventOf(2, [{ name: 'A', by: 'SWISS', rounds: 1 }, { name: 'Top 4', by: 'KNOCK_OUT', rounds: 2, cut: 4 }]); // prettier-ignore
    await play(scene, 1);
    expect(await asks(scene, 'drawRound')).toMatchObject({
      ok: false,
      error: {
        code: 'CONFLICT',
        reason: 'CUT_TOO_LARGE',
        detail: 'Top 4 takes the best 4, and only 2 are left: change the cut in the pack, with a reason.',
      },
    });
    await expect(does<Round>(scene, 'round', { round: 2 })).rejects.toThrow();
  });

  test('a bracket of the wrong number of rounds for its field', async () => {
    const scene = await eventOf(3, [{ name: 'Cup', by: 'KNOCK_OUT', rounds: 4 }]);
    expect(await asks(scene, 'drawRound')).toMatchObject({ ok: false, error: { reason: 'STAGE_ROUNDS' } });
  });
});

test('a league counts the final places of an event in stages', async () => {
  const scene = await eventOf(8, swissThenFour);
  await play(scene, 5);
  const whole = await readTournament(scene.store, scene.id);
  if (!whole.ok) throw new Error('it is there');

  expect(finalTable(whole.value).rows.map(([entrant, rank]) => [entrant, rank]).toSorted((a, b) => Number(a[1]) - Number(b[1]))).toEqual([[1, 1], [2, 2], [3, 3], [5, 4], [4, 5], [6, 6], [7, 7], [8, 8]]); // prettier-ignore
});
